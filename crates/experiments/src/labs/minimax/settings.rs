//! Parameters of the minimax lab.

use super::lookahead::Lookahead;
use super::looked_at::NodeOrNone;
use super::position_text::PositionText;
use super::shown::{Shown, Steps};
use super::tree_text::TreeText;
use crate::common::board::CellOrNone;
use crate::common::ratings::RatingsText;
use crate::diagnostic::Refusal;
use crate::parameters::{
    Integer, IntegerOrEnd, Kind, Moves, NONE, OneOf, Real, SEED, SomeOf, Switch, Values, Word,
    choices, parameters,
};
use engines::minimax::ordering::Ordering;
use engines::ratings::Ratings;
use games::connect_four::Cell;
use games::gardner::Gardner;
use games::nim::{Heaps, MAX_HEAPS, MAX_OBJECTS};
use texts::Texts;

choices! {
    /// What is searched.
    pub enum GameName {
        /// A tree as it is typed.
        Tree = "tree",
        /// A tree drawn from the seed.
        Exercise = "exercise",
        TicTacToe = "tic-tac-toe",
        Nim = "nim",
        ConnectFour = "connect-four",
        Gardner = "gardner",
    }
}

choices! {
    /// The search. The first and the last are the same walk: on trees without chance there is no difference.
    pub enum Algorithm {
        Minimax = "minimax",
        AlphaBeta = "alpha-beta",
        PrincipalVariation = "pvs",
        Expectiminimax = "expectiminimax",
    }
}

choices! {
    /// How hard an exercise is.
    pub enum Difficulty {
        /// Small numbers, each once.
        Easy = "easy",
        /// Negative and equal numbers, nodes with different numbers of children.
        Medium = "medium",
        /// Chance nodes too.
        Hard = "hard",
    }
}

choices! {
    /// What the viewer is to find out by himself.
    pub enum Hide {
        Nothing = "nothing",
        /// The values that inner nodes return.
        Values = "values",
        /// Which branches are cut.
        Cuts = "cuts",
    }
}

choices! {
    /// The parts of the lab's page; each can be shown alone.
    pub enum View {
        All = "all",
        Tree = "tree",
        Window = "window",
        PseudoCode = "pseudo-code",
        Stack = "stack",
        TreeText = "tree-text",
        Savings = "savings",
        Counts = "counts",
        Play = "play",
        Evaluation = "evaluation",
        Memory = "memory",
    }
}

choices! {
    /// Which of the searches of an experiment; in the order of the chunks.
    pub enum Side {
        Main = "main",
        Versus = "versus",
    }
}

choices! {
    /// Which sides a person plays; `nobody` outside of a game.
    pub enum Person {
        Nobody = "nobody",
        First = "first",
        Second = "second",
        Both = "both",
    }
}

/// What can stand beside the first search: nothing, or any of the algorithms.
const VERSUS: [&str; Algorithm::NAMES.len() + 1] = {
    let mut names = [NONE; Algorithm::NAMES.len() + 1];
    let mut index = 0;
    while index < Algorithm::NAMES.len() {
        names[index + 1] = Algorithm::NAMES[index];
        index += 1;
    }
    names
};

impl Word for Option<Algorithm> {
    fn of_name(text: &str) -> Option<Self> {
        if text == VERSUS[0] {
            return Some(None);
        }
        Algorithm::of_name(text).map(Some)
    }

    fn name(self) -> &'static str {
        self.map_or(VERSUS[0], Algorithm::name)
    }
}

/// The names of the heuristics that can be asked together.
pub const ORDERINGS: &[&str] = &["static", "killer", "history"];

impl Values<Ordering> for SomeOf {
    fn read(&self, text: &str) -> Result<Ordering, Refusal> {
        let mut ordering = Ordering::default();
        if text == NONE {
            return Ok(ordering);
        }
        for name in text.split(',') {
            let switch = match name {
                "static" => &mut ordering.by_promise,
                "killer" => &mut ordering.killer,
                "history" => &mut ordering.history,
                _ => return Err(Refusal::Plain),
            };
            // One value has one text, so nothing twice.
            if core::mem::replace(switch, true) {
                return Err(Refusal::Plain);
            }
        }
        Ok(ordering)
    }

    fn write(&self, ordering: &Ordering) -> String {
        let all = [ordering.by_promise, ordering.killer, ordering.history];
        let chosen = ORDERINGS.iter().zip(all).filter(|(_, is_on)| *is_on);
        let names: Vec<&str> = chosen.map(|(name, _)| *name).collect();
        if names.is_empty() {
            NONE.to_owned()
        } else {
            names.join(",")
        }
    }
}

/// Sizes of heaps, separated by commas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeapSizes;

impl Kind for HeapSizes {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.allowed.heaps)(MAX_HEAPS, MAX_OBJECTS)
    }
}

impl Values<Heaps> for HeapSizes {
    fn read(&self, text: &str) -> Result<Heaps, Refusal> {
        text.parse().map_err(|_| Refusal::Plain)
    }

    fn write(&self, heaps: &Heaps) -> String {
        heaps.to_string()
    }
}

/// Characters of the longest game that a link has: five hundred moves of four.
pub const MAX_MOVE_CHARACTERS: usize = 2_000;

/// The tree of Russell and Norvig, "Artificial Intelligence", figure 5.2.
pub const TEXTBOOK: &str = "((3 12 8)(2 4 6)(14 5 2))";

/// A worth between nothing and a win.
const WORTH: Real = Real {
    minimum: -1.0,
    maximum: 1.0,
};
/// What a piece may be worth, in points: a pawn is usually one, a win a hundred.
const POINTS: Real = Real {
    minimum: 0.0,
    maximum: 20.0,
};
const QUIESCENCE: Integer = Integer {
    minimum: 0,
    maximum: 20,
};

fn heaps(sizes: &[u8]) -> Heaps {
    Heaps::new(sizes).unwrap_or_else(|_| unreachable!("few small heaps"))
}

parameters! {
    /// A search of a position by one configuration, or by two side by side.
    pub struct MinimaxExperiment, texts labs.minimax.parameters {
        game: GameName = GameName::Tree, OneOf(GameName::NAMES), Everyone;
        tree: String = TEXTBOOK.to_owned(), TreeText, Stage, if |lab| lab.game == GameName::Tree;
        levels: u64 = 3, Integer { minimum: 2, maximum: 6 }, Everyone, if |lab| lab.game == GameName::Exercise;
        branching: u64 = 2, Integer { minimum: 2, maximum: 5 }, Everyone, if |lab| lab.game == GameName::Exercise;
        difficulty: Difficulty = Difficulty::Easy, OneOf(Difficulty::NAMES), Everyone, if |lab| lab.game == GameName::Exercise;
        heaps: Heaps = heaps(&[1, 2, 3]), HeapSizes, Everyone, if |lab| lab.game == GameName::Nim;
        misere: bool = false, Switch, Everyone, if |lab| lab.game == GameName::Nim;
        width: u64 = 7, Integer { minimum: 4, maximum: 8 }, Everyone, if |lab| lab.game == GameName::ConnectFour;
        height: u64 = 6, Integer { minimum: 4, maximum: 7 }, Everyone, if |lab| lab.game == GameName::ConnectFour;
        in_a_row: u64 = 4, Integer { minimum: 3, maximum: 5 }, Everyone, if |lab| lab.game == GameName::ConnectFour;
        blocked: Option<Cell> = None, CellOrNone, Everyone, if |lab| lab.game == GameName::ConnectFour;
        moves: String = String::new(), Moves { max_characters: MAX_MOVE_CHARACTERS }, Everyone, if |lab| !lab.is_tree();
        ply: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: 500 }, Stage, if |lab| !lab.is_tree();
        algorithm: Algorithm = Algorithm::Minimax, OneOf(Algorithm::NAMES), Everyone;
        depth: Option<u64> = None, Lookahead, Everyone;
        ordering: Ordering = Ordering::default(), SomeOf(ORDERINGS), Everyone;
        table: bool = false, Switch, Everyone;
        deepening: bool = false, Switch, Everyone;
        quiescence: u64 = 0, QUIESCENCE, Everyone;
        versus: Option<Algorithm> = None, OneOf(&VERSUS), Everyone;
        versus_depth: Option<u64> = None, Lookahead, Everyone, if |lab| lab.versus.is_some();
        versus_ordering: Ordering = Ordering::default(), SomeOf(ORDERINGS), Everyone, if |lab| lab.versus.is_some();
        versus_table: bool = false, Switch, Everyone, if |lab| lab.versus.is_some();
        versus_deepening: bool = false, Switch, Everyone, if |lab| lab.versus.is_some();
        versus_quiescence: u64 = 0, QUIESCENCE, Everyone, if |lab| lab.versus.is_some();
        centre: f64 = 0.03, WORTH, Everyone, if |lab| lab.game == GameName::TicTacToe;
        corner: f64 = 0.02, WORTH, Everyone, if |lab| lab.game == GameName::TicTacToe;
        edge: f64 = 0.01, WORTH, Everyone, if |lab| lab.game == GameName::TicTacToe;
        one: f64 = 0.001, WORTH, Everyone, if |lab| lab.game == GameName::ConnectFour;
        two: f64 = 0.01, WORTH, Everyone, if |lab| lab.game == GameName::ConnectFour;
        three: f64 = 0.05, WORTH, Everyone, if |lab| lab.game == GameName::ConnectFour;
        hide: Hide = Hide::Nothing, OneOf(Hide::NAMES), Look;
        /// Whether nodes that are not met yet show what they will return.
        foretell: bool = false, Switch, Look, if |lab| lab.hide == Hide::Nothing && lab.game != GameName::Exercise;
        person: Person = Person::Nobody, OneOf(Person::NAMES), Look;
        step: Shown = Shown::Opening, Steps { maximum: 10_000_000 }, Look;
        view: View = View::All, OneOf(View::NAMES), Look;
        /// Which of two searches is told step by step.
        side: Side = Side::Main, OneOf(Side::NAMES), Look, if |lab| lab.versus.is_some();
        /// The node that is looked at, by its number in the picture.
        node: Option<u64> = None, NodeOrNone, Look;
        /// In a game: whether what the machine sees is shown.
        thoughts: bool = true, Switch, Look, if |lab| lab.person != Person::Nobody;
        seed: u64 = 1, SEED, Everyone, if |lab| lab.game == GameName::Exercise;
        /// Learned ratings, by which the static order tries moves in place of the columns.
        elo: Option<Ratings> = None, RatingsText, Everyone, if |lab| lab.game == GameName::ConnectFour;
        /// Where a game of Gardner's chess begins.
        position: Gardner = Gardner::new(), PositionText, Everyone, if |lab| lab.game == GameName::Gardner;
        pawn: f64 = 1.0, POINTS, Everyone, if |lab| lab.game == GameName::Gardner;
        knight: f64 = 3.0, POINTS, Everyone, if |lab| lab.game == GameName::Gardner;
        bishop: f64 = 3.0, POINTS, Everyone, if |lab| lab.game == GameName::Gardner;
        rook: f64 = 5.0, POINTS, Everyone, if |lab| lab.game == GameName::Gardner;
        queen: f64 = 9.0, POINTS, Everyone, if |lab| lab.game == GameName::Gardner;
        mobility: f64 = 0.0, POINTS, Everyone, if |lab| lab.game == GameName::Gardner;
    }
}
