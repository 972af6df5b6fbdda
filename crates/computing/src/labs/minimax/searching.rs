//! Searching a position of whichever game, every step of it kept or not.

use super::chunk::SearchChunk;
use crate::Chunk;
use engines::minimax::{Options, Search};
use engines::ratings::InOrder;
use experiments::minimax::{MinimaxExperiment, Place};
use games::connect_four::{Custom, GameRecord, Setup, Shape, Standard};
use games::evaluation::{Indifference, OpenLines};
use games::typed_tree::Estimates;
use games::{Chance, Evaluate, Indexed, Keyed, Player, Turn, ZeroSum};

/// More steps, or nodes, are not kept: enough for tic-tac-toe from the empty board by plain minimax.
const MAX_STEPS: u32 = 1_200_000;
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

fn search<G, E>(how: How, root: G, evaluation: E, levels: u32) -> Box<dyn Chunk>
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
    Box::new(SearchChunk { search })
}

/// A search of the position with these switches, every step of it kept or not.
pub fn searching(lab: &MinimaxExperiment, how: How) -> Box<dyn Chunk> {
    match lab.place() {
        Place::Tree(root) => {
            let estimates = Estimates::of(root.tree());
            search(how, root, estimates, LEVELS_OF_TREES)
        }
        Place::TicTacToe(root) => search(how, root, lab.material(), LEVELS_OF_GAMES),
        Place::Nim(root) => search(how, root, Indifference, LEVELS_OF_GAMES),
        Place::Gardner(root) => search(how, root, lab.by_kind(), LEVELS_OF_GAMES),
        Place::ConnectFour(_) if lab.setup() == Setup::STANDARD => search_board(lab, how, Standard),
        Place::ConnectFour(_) => {
            let shape = Custom::<u64>::new(lab.setup());
            search_board(
                lab,
                how,
                shape.unwrap_or_else(|| unreachable!("8 columns of 7 rows take 64 bits")),
            )
        }
    }
}

fn search_board<S: Shape + 'static>(lab: &MinimaxExperiment, how: How, shape: S) -> Box<dyn Chunk> {
    let (record, _) = GameRecord::parse(lab.setup(), &lab.moves_so_far());
    let lines = OpenLines {
        worth: [lab.one, lab.two, lab.three],
    };
    let root = record.replay(shape, record.moves().len());
    match lab.elo {
        None => search(how, root, lines, LEVELS_OF_GAMES),
        Some(ratings) => {
            let judge = InOrder {
                judge: lines,
                ratings,
            };
            search(how, root, judge, LEVELS_OF_GAMES)
        }
    }
}
