//! Searching a position of whichever game, every step of it kept or not.

use super::chunk::SearchChunk;
use super::place::Place;
use super::settings::MinimaxLab;
use crate::{Chunk, Lab};
use engines::minimax::{Options, Search};
use games::connect_four::{Custom, GameRecord, Setup, Shape, Standard};
use games::evaluation::{Indifference, OpenLines};
use games::typed_tree::Estimates;
use games::{Chance, Evaluate, Indexed, Keyed, Player, Turn, ZeroSum};

/// More steps, or nodes, are not kept: enough for tic-tac-toe from the empty board by plain minimax.
pub const MAX_STEPS: u32 = 1_200_000;
/// Of what is cut, so many levels are kept of typed trees (all) and of other games.
const LEVELS_OF_TREES: u32 = u32::MAX;
const LEVELS_OF_GAMES: u32 = 1;

/// How a position is searched.
#[derive(Clone, Copy)]
pub(super) struct How {
    pub options: Options,
    /// Whether every step is kept.
    pub is_kept: bool,
}

impl MinimaxLab {
    fn search<G, E>(&self, how: How, root: G, evaluation: E, levels: u32) -> Box<dyn Chunk>
    where
        G: ZeroSum + Chance + Keyed + Indexed + 'static,
        E: Evaluate<G> + 'static,
    {
        let maximiser = match root.turn() {
            Turn::Player(player) if levels == LEVELS_OF_GAMES => player,
            _ => Player::First,
        };
        let search = Search::new(root, maximiser, evaluation, how.options);
        let search = if how.is_kept {
            search.recording(MAX_STEPS, levels)
        } else {
            search
        };
        Box::new(SearchChunk {
            search,
            question: self.fingerprint(),
        })
    }

    /// A search of the position with these switches, every step of it kept or not.
    pub(super) fn searching(&self, how: How) -> Box<dyn Chunk> {
        match self.place() {
            Place::Tree(root) => {
                let estimates = Estimates::of(root.tree());
                self.search(how, root, estimates, LEVELS_OF_TREES)
            }
            Place::TicTacToe(root) => self.search(how, root, self.material(), LEVELS_OF_GAMES),
            Place::Nim(root) => self.search(how, root, Indifference, LEVELS_OF_GAMES),
            Place::ConnectFour(_) if self.setup() == Setup::STANDARD => {
                self.search_board(how, Standard)
            }
            Place::ConnectFour(_) => {
                let shape = Custom::<u64>::new(self.setup());
                self.search_board(
                    how,
                    shape.unwrap_or_else(|| unreachable!("8 columns of 7 rows take 64 bits")),
                )
            }
        }
    }

    fn search_board<S: Shape + 'static>(&self, how: How, shape: S) -> Box<dyn Chunk> {
        let (record, _) = GameRecord::parse(self.setup(), &self.moves_so_far());
        let lines = OpenLines {
            worth: [self.one, self.two, self.three],
        };
        let root = record.replay(shape, record.moves().len());
        self.search(how, root, lines, LEVELS_OF_GAMES)
    }
}
