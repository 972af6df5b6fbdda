//! The board of Connect Four as parameters have it: what every lab with such a board does with them.

use super::link::{self, Problem};
use super::mcts::Outcome;
use super::{Chunk, NotRunnable};
use engines::solver::Solvable;
use ethnum::U256;
use games::connect_four::Custom;
use games::connect_four::{Cell, GameRecord, Setup, Standard};
use games::{Game, Turn};

/// The board of these parameters. Their ranges and [`repair_blocked`] make sure that there is one; until then the
/// standard board stands in.
pub fn setup(width: u64, height: u64, in_a_row: u64, blocked: Option<Cell>) -> Setup {
    let [width, height, in_a_row] =
        [width, height, in_a_row].map(|number| u8::try_from(number).unwrap_or(u8::MAX));
    Setup::new(width, height, in_a_row, blocked).unwrap_or_default()
}

/// Takes a blocked cell that is outside of the board away.
pub fn repair_blocked(blocked: &mut Option<Cell>, width: u64, height: u64) -> Option<Problem> {
    let is_outside = |cell: &Cell| u64::from(cell.column) >= width || u64::from(cell.row) >= height;
    let cell = blocked.take_if(|cell| is_outside(cell))?;
    Some(Problem::BlockedOutside {
        found: cell.to_string(),
        width: width as u8,
        height: height as u8,
    })
}

/// What every lab about a moment of a game has: the board, the game so far, what an exact solver says of it, and how its
/// parameters are mended. The lab has the parameters `moves`, `ply`, `width`, `height`, `in_a_row` and `blocked`.
macro_rules! about_a_game {
    ($lab:ty) => {
        impl $lab {
            /// The board. `Lab::repair` has made sure that there is one; until then the standard one stands in.
            pub fn setup(&self) -> ::games::connect_four::Setup {
                $crate::board::setup(self.width, self.height, self.in_a_row, self.blocked)
            }

            /// The game up to the moment looked at.
            pub fn game_so_far(&self) -> ::games::connect_four::GameRecord {
                $crate::board::game_so_far(self.setup(), &self.moves, self.ply)
            }

            /// The exact solver's experiment about this moment, with so many nodes for each move.
            pub fn solve_within(&self, budget: u64) -> $crate::solve::SolveLab {
                $crate::solve::SolveLab {
                    moves: self.game_so_far().moves_text(),
                    ply: None,
                    width: self.width,
                    height: self.height,
                    in_a_row: self.in_a_row,
                    blocked: self.blocked,
                    budget,
                }
            }

            /// Takes away what does not fit: a blocked cell outside of the board, moves from the first impossible one
            /// on, a moment after the last move.
            fn repair_game(&mut self) -> Vec<$crate::link::Problem> {
                use $crate::board;
                let mut problems = Vec::new();
                problems.extend(board::repair_blocked(
                    &mut self.blocked,
                    self.width,
                    self.height,
                ));
                problems.extend(board::repair_moves(
                    self.setup(),
                    &mut self.moves,
                    &mut self.ply,
                ));
                problems
            }
        }
    };
}
pub(super) use about_a_game;

/// Takes moves from the first impossible one on away, and a moment after the last move.
pub fn repair_moves(setup: Setup, moves: &mut String, ply: &mut Option<u64>) -> Vec<Problem> {
    let (game, result) = GameRecord::parse(setup, moves);
    let wrong = result.err().map(|error| Problem::Move {
        key: "moves".to_owned(),
        error,
    });
    *moves = game.moves_text();
    let beyond = link::repair_ply(ply, game.moves().len() as u64);
    wrong.into_iter().chain(beyond).collect()
}

/// The game of these moves up to a moment: after `ply` moves, or its end.
pub fn game_so_far(setup: Setup, moves: &str, ply: Option<u64>) -> GameRecord {
    let plies = ply.map_or(usize::MAX, |ply| ply as usize);
    GameRecord::parse(setup, moves).0.first_plies(plies)
}

/// How a game has ended; `None` while it goes on.
pub fn outcome(game: &GameRecord) -> Option<Outcome> {
    (game.position().turn() == Turn::Over).then(|| match game.position().winner() {
        Some(winner) => Outcome::Won(winner),
        None => Outcome::Drawn,
    })
}

/// Whether there is something to think about.
///
/// # Errors
/// If the game is over.
pub fn runnable(game: &GameRecord) -> Result<(), NotRunnable> {
    outcome(game).map_or(Ok(()), |outcome| Err(NotRunnable::GameOver(outcome)))
}

/// Something that is done on a board of whatever shape is the fastest for it.
pub trait OnShape {
    type Output;

    /// Does it.
    fn on<S: Solvable + 'static>(self, shape: S) -> Self::Output;
}

/// Does `what` on the fastest shape that holds this board.
pub fn on_shape<T: OnShape>(setup: Setup, what: T) -> T::Output {
    if setup == Setup::STANDARD {
        return what.on(Standard);
    }
    if let Some(shape) = Custom::<u64>::new(setup) {
        return what.on(shape);
    }
    if let Some(shape) = Custom::<u128>::new(setup) {
        return what.on(shape);
    }
    let shape = Custom::<U256>::new(setup);
    what.on(shape.unwrap_or_else(|| unreachable!("256 bits hold every board")))
}

/// A lab whose chunks begin on a board.
pub trait StartOn {
    /// Chunk `index` on `shape`, which is that of the lab's board.
    fn start_on<S: Solvable + 'static>(&self, shape: S, index: usize) -> Box<dyn Chunk>;
}

/// Chunk `index` of a lab with this board.
pub fn start<L: StartOn>(lab: &L, setup: Setup, index: usize) -> Box<dyn Chunk> {
    on_shape(setup, Start { lab, index })
}

struct Start<'a, L> {
    lab: &'a L,
    index: usize,
}

impl<L: StartOn> OnShape for Start<'_, L> {
    type Output = Box<dyn Chunk>;

    fn on<S: Solvable + 'static>(self, shape: S) -> Box<dyn Chunk> {
        self.lab.start_on(shape, self.index)
    }
}
