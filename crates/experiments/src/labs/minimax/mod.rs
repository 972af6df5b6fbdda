//! The minimax lab: a game tree, one search of it or two side by side, every step to be shown.
//!
//! Each search is a chunk. What it finds and counts is its snapshot; the [`Record`] of its steps is handed over
//! when it is finished. Values are for the player to move at the root, in typed trees for max.
//!
//! * `settings`: the parameters, `lookahead` one of them; `configuration`: the switches of either search.
//! * `exercise`: trees drawn from a seed. `position_text`: positions of chess as they are typed.
//! * `place`: positions, for pictures and words.
//! * `size`: how large a search is, before it is searched.
//! * `shown`, `looked_at`: the moment and the node that are looked at.
//! * [`savings`]: what each improvement of the search saves.
//! * `play`: what a person can do. `snapshot`, `report`: results.

mod configuration;
mod exercise;
mod lookahead;
mod looked_at;
mod picture;
mod place;
mod play;
mod position_text;
mod report;
pub mod savings;
mod settings;
mod shown;
mod size;
mod snapshot;
mod tree_text;

pub use picture::Picture;
pub use place::Place;
pub use settings::{
    Algorithm, Difficulty, GameName, Hide, MinimaxExperiment, Person, Side, TEXTBOOK, View,
};
pub use shown::{MAX_GONE_THROUGH, Shown};
pub use snapshot::{Found, Snapshot};
pub use tree_text::tree_sentence;
use tree_text::typed_tree;
use ts_rs::TS;

use crate::common::board;
use crate::cost::Cost;
use crate::diagnostic::{Diagnostic, Fault};
use crate::link_fault::repair_moment;
use crate::report::Table;
use crate::{LabExperiment, Progress, Reached};
use engines::minimax::Pruning;
use games::connect_four::{GameRecord, Setup};
use games::evaluation::{ByKind, Material};
use games::gardner::Gardner;
use games::nim::Nim;
use games::record::{MoveError, Notation, Record, symbols};
use games::tic_tac_toe::TicTacToe;
use games::typed_tree::{Tree, TypedTree};
use serde::Serialize;
use std::rc::Rc;
use texts::Texts;

impl MinimaxExperiment {
    /// The text of the tree that is searched: typed, or drawn from the seed.
    pub fn tree_text(&self) -> String {
        match self.game {
            GameName::Exercise => exercise::text(self),
            _ => self.tree.clone(),
        }
    }

    /// The tree that is searched. [`LabExperiment::repair`] has made sure that there is one.
    pub fn tree(&self) -> Rc<Tree> {
        let tree = typed_tree(&self.tree_text()).or_else(|_| typed_tree(TEXTBOOK));
        tree.unwrap_or_else(|_| unreachable!("the textbook's tree is one"))
    }

    /// Whether nodes that are not met yet show what they will return: never where that is to be worked out.
    pub fn foretells(&self) -> bool {
        self.foretell && self.hide == Hide::Nothing && self.game != GameName::Exercise
    }

    /// The board of Connect Four. [`LabExperiment::repair`] has made sure that there is one.
    pub fn setup(&self) -> Setup {
        board::setup(self.width, self.height, self.in_a_row, self.blocked)
    }

    /// The number of moves before the moment looked at.
    pub fn plies(&self) -> usize {
        let all = self.last_ply();
        self.ply.map_or(all, |ply| all.min(ply as usize))
    }

    /// Moves in the whole game.
    pub fn last_ply(&self) -> usize {
        self.all_moves().len()
    }

    /// The moves of the whole game, each as links have it.
    pub fn all_moves(&self) -> Vec<String> {
        match self.game {
            GameName::Nim => symbols::<Nim>(&self.moves).collect(),
            GameName::Gardner => symbols::<Gardner>(&self.moves).collect(),
            _ => self.moves.chars().map(String::from).collect(),
        }
    }

    /// The moves up to the moment looked at.
    pub fn moves_so_far(&self) -> String {
        self.all_moves()[..self.plies()].concat()
    }

    /// The position at the moment looked at: the root of the tree.
    pub fn place(&self) -> Place {
        let moves = self.moves_so_far();
        match self.game {
            GameName::Tree | GameName::Exercise => Place::Tree(TypedTree::new(self.tree())),
            GameName::TicTacToe => Place::TicTacToe(after(TicTacToe::new(), &moves)),
            GameName::Nim => Place::Nim(after(Nim::new(self.heaps, self.misere), &moves)),
            GameName::ConnectFour => {
                let (record, _) = GameRecord::parse(self.setup(), &moves);
                Place::ConnectFour(record.position().clone())
            }
            GameName::Gardner => Place::Gardner(after(self.position.clone(), &moves)),
        }
    }

    /// What is wrong with the moves; the moves before that.
    fn checked_moves(&self) -> (String, Result<(), MoveError>) {
        fn check<G: Notation>(initial: G, moves: &str) -> (String, Result<(), MoveError>) {
            let (record, result) = Record::parse(initial, moves);
            (record.to_string(), result)
        }
        match self.game {
            GameName::Tree | GameName::Exercise => (String::new(), Ok(())),
            GameName::TicTacToe => check(TicTacToe::new(), &self.moves),
            GameName::Nim => check(Nim::new(self.heaps, self.misere), &self.moves),
            GameName::ConnectFour => {
                let (record, result) = GameRecord::parse(self.setup(), &self.moves);
                (record.moves_text(), result)
            }
            GameName::Gardner => check(self.position.clone(), &self.moves),
        }
    }

    /// The same search looking only a few moves ahead: its tree can be drawn, whatever that of the whole one is. `None` where that
    /// is nothing smaller.
    pub fn first_levels(&self) -> Option<Self> {
        let is_deep = |depth: Option<u64>| depth.is_none_or(|depth| depth > FIRST_LEVELS);
        let is_smaller =
            is_deep(self.depth) || (self.versus.is_some() && is_deep(self.versus_depth));
        let levels = (is_smaller && !self.is_tree()).then(|| Self {
            depth: Some(FIRST_LEVELS),
            quiescence: 0,
            versus_depth: Some(FIRST_LEVELS),
            versus_quiescence: 0,
            ..self.clone()
        });
        levels.map(|levels| levels.question())
    }

    /// Whether the search of a side may cut anything.
    pub fn cuts(&self, side: Side) -> bool {
        self.options(side).pruning != Pruning::None
    }

    /// The evaluation of Gardner's chess.
    pub fn by_kind(&self) -> ByKind {
        ByKind {
            worth: [self.pawn, self.knight, self.bishop, self.rook, self.queen],
            mobility: self.mobility,
        }
    }

    /// The evaluation of tic-tac-toe.
    pub fn material(&self) -> Material {
        Material {
            centre: self.centre,
            corner: self.corner,
            edge: self.edge,
        }
    }
}

fn is_legal(root: &Place, snapshot: &Snapshot) -> bool {
    let mut place = root.clone();
    let line = snapshot.found.iter().flat_map(|found| &found.line);
    line.into_iter().all(|&slot| place.follow(slot))
}

/// The position after `moves`, which have been checked.
fn after<G: Notation>(initial: G, moves: &str) -> G {
    Record::parse(initial, moves).0.position().clone()
}

/// Cuts are to be found out in searches that cut nothing; nothing is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NothingIsCut;

impl Fault for NothingIsCut {
    fn sentence(&self, _key: &str, texts: &Texts) -> String {
        texts.link.nothing_is_cut.to_owned()
    }
}

/// Moves that are looked ahead where the whole tree cannot be drawn.
const FIRST_LEVELS: u64 = 2;

impl LabExperiment for MinimaxExperiment {
    const NAME: &'static str = "minimax";
    const SEALS_CHUNKS: bool = false;
    type Snapshot = Snapshot;
    /// A snapshot per search.
    type Findings = Vec<Option<Snapshot>>;

    fn repair(&mut self) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        if let Err(error) = typed_tree(&self.tree) {
            problems.push(Diagnostic::new("tree", error).in_text(&self.tree));
            self.tree = TEXTBOOK.to_owned();
        }
        problems.extend(board::repair_blocked(
            &mut self.blocked,
            self.width,
            self.height,
        ));
        let (moves, result) = self.checked_moves();
        let wrong_move = result.err();
        problems.extend(wrong_move.map(|error| Diagnostic::new("moves", error)));
        self.moves = moves;
        let cuts = self.sides().any(|side| self.cuts(side));
        if self.hide == Hide::Cuts && !cuts {
            problems.push(Diagnostic::new("hide", NothingIsCut));
            self.hide = Hide::Nothing;
        }
        let last = self.last_ply() as u64;
        problems.extend(repair_moment("ply", &mut self.ply, last));
        problems
    }

    /// The typed tree is edited on the page, and is asked all the same.
    fn asked(&self) -> Self {
        self.question()
    }

    fn with_default_moment(&self) -> Self {
        Self {
            // The end is the end of every search.
            step: match self.step {
                Shown::End => Shown::End,
                Shown::Opening | Shown::Step(_) => Shown::Opening,
            },
            node: None,
            ..self.clone()
        }
    }

    /// Another position: the way back to the one before stays.
    fn is_new_place(&self, before: &Self) -> bool {
        self.moves != before.moves || self.game != before.game || self.view != before.view
    }

    fn change(&self, key: &str, text: &str) -> Result<Self, Option<Diagnostic>> {
        Self::with(self, key, text)
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.minimax.page.summary
    }

    fn chunk_count(&self) -> usize {
        self.sides().count()
    }

    /// The page searches a tree however large it seems, and pauses where it turns out to be too large to be shown.
    fn cost(&self) -> Cost {
        self.cost_of_searches()
    }

    fn costly_setting(&self) -> Option<&'static str> {
        self.longest_lookahead()
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        let root = self.place();
        move |_, snapshot| snapshot.is_sound() && is_legal(&root, snapshot)
    }

    fn progress_of(&self, _: usize, snapshot: &Snapshot) -> Reached {
        let (done, total) = (snapshot.nodes, 0);
        Reached {
            progress: Progress { done, total },
            effort: done,
            // Its picture is asked for too, which is no part of the snapshot.
            is_finished: false,
        }
    }

    fn is_final(&self, _: usize, snapshot: &Snapshot) -> bool {
        snapshot.is_finished
    }

    fn begin(&self) -> Self::Findings {
        vec![None; self.chunk_count()]
    }

    fn add(&self, findings: &mut Self::Findings, chunk: usize, snapshot: Snapshot) {
        findings[chunk] = Some(snapshot);
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(self, findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(&report::result(self, findings))
    }
}
