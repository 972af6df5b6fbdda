//! The board of Connect Four as parameters have it: what every lab with such a board does with them.

use crate::NotRunnable;
use crate::common::outcome::Outcome;
use crate::diagnostic::{Diagnostic, Fault, Refusal};
use crate::link_fault::repair_moment;
use crate::parameters::{Integer, Kind, NONE, Values, parameters};
use games::connect_four::{Cell, Column, GameRecord, Setup};
use games::record::MoveError;
use games::{Game, Turn};
use texts::Texts;

parameters! {
    /// The board.
    #[derive(Copy)]
    pub struct Board, texts board_parameters {
        width: u64 = 7, Integer { minimum: 4, maximum: 12 }, Everyone;
        height: u64 = 6, Integer { minimum: 4, maximum: 12 }, Everyone;
        in_a_row: u64 = 4, Integer { minimum: 3, maximum: 5 }, Everyone;
        blocked: Option<Cell> = None, CellOrNone, Everyone;
    }
}

impl Board {
    /// The parameters of this board.
    pub fn of(setup: Setup) -> Self {
        Self {
            width: setup.width().into(),
            height: setup.height().into(),
            in_a_row: setup.in_a_row().into(),
            blocked: setup.blocked(),
        }
    }

    /// The board. Ranges and [`Board::repair`] make sure that there is one; until then the standard board stands in.
    pub fn setup(&self) -> Setup {
        setup(self.width, self.height, self.in_a_row, self.blocked)
    }

    /// Takes a blocked cell that is outside of the board away.
    pub fn repair(&mut self) -> Option<Diagnostic> {
        repair_blocked(&mut self.blocked, self.width, self.height)
    }
}

/// A cell such as `4.1`, or `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellOrNone;

impl Kind for CellOrNone {
    fn allowed(&self, texts: &Texts) -> String {
        texts.allowed.cell_or_none.to_owned()
    }
}

impl Values<Option<Cell>> for CellOrNone {
    fn read(&self, text: &str) -> Result<Option<Cell>, Refusal> {
        if text == NONE {
            return Ok(None);
        }
        text.parse().map(Some).map_err(|_| Refusal::Plain)
    }

    fn write(&self, cell: &Option<Cell>) -> String {
        cell.map_or_else(|| NONE.to_owned(), |cell| cell.to_string())
    }
}

/// The blocked cell is outside the board; it is left out.
#[derive(Clone, Debug, PartialEq)]
pub struct BlockedOutside {
    pub found: String,
    pub width: u8,
    pub height: u8,
}

impl Fault for BlockedOutside {
    fn sentence(&self, _key: &str, texts: &Texts) -> String {
        (texts.link.blocked_outside)(&self.found, self.width, self.height)
    }
}

/// A move that cannot be played; the moves before it are taken.
impl Fault for MoveError {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let link = &texts.link;
        match self {
            Self::NotAMove { ply, symbol } => (link.not_a_move)(key, *ply, symbol),
            Self::Illegal { ply, symbol } => (link.illegal_move)(key, *ply, symbol),
            Self::AfterTheEnd { ply, symbol } => (link.after_the_end)(key, *ply, symbol),
        }
    }
}

/// The board of these numbers; the standard one if there is none.
pub fn setup(width: u64, height: u64, in_a_row: u64, blocked: Option<Cell>) -> Setup {
    let [width, height, in_a_row] =
        [width, height, in_a_row].map(|number| u8::try_from(number).unwrap_or(u8::MAX));
    Setup::new(width, height, in_a_row, blocked).unwrap_or_default()
}

/// Takes a blocked cell that is outside of the board away.
pub fn repair_blocked(blocked: &mut Option<Cell>, width: u64, height: u64) -> Option<Diagnostic> {
    let is_outside = |cell: &Cell| u64::from(cell.column) >= width || u64::from(cell.row) >= height;
    let cell = blocked.take_if(|cell| is_outside(cell))?;
    let fault = BlockedOutside {
        found: cell.to_string(),
        width: width as u8,
        height: height as u8,
    };
    Some(Diagnostic::new("blocked", fault))
}

/// What every lab about a moment of a game has: the board, the game so far, and how its parameters are mended. The lab has
/// the parameters `moves` and `ply`, and a [`Board`] called `board`.
macro_rules! about_a_game {
    ($lab:ty) => {
        impl $lab {
            /// The board. `LabExperiment::repair` has made sure that there is one; until then the standard one stands in.
            pub fn setup(&self) -> ::games::connect_four::Setup {
                self.board.setup()
            }

            /// The game up to the moment looked at.
            pub fn game_so_far(&self) -> ::games::connect_four::GameRecord {
                $crate::common::board::game_so_far(self.setup(), &self.moves, self.ply)
            }

            /// Takes away what does not fit: a blocked cell outside of the board, moves from the first impossible one
            /// on, a moment after the last move.
            fn repair_game(&mut self) -> Vec<$crate::diagnostic::Diagnostic> {
                let blocked = self.board.repair();
                let (setup, moves, ply) = (self.setup(), &mut self.moves, &mut self.ply);
                let moves = $crate::common::board::repair_moves(setup, moves, ply);
                blocked.into_iter().chain(moves).collect()
            }
        }
    };
}
pub(crate) use about_a_game;

/// Takes moves from the first impossible one on away, and a moment after the last move.
pub fn repair_moves(setup: Setup, moves: &mut String, ply: &mut Option<u64>) -> Vec<Diagnostic> {
    let (game, result) = GameRecord::parse(setup, moves);
    let wrong = result.err().map(|error| Diagnostic::new("moves", error));
    *moves = game.moves_text();
    let beyond = repair_moment("ply", ply, game.moves().len() as u64);
    wrong.into_iter().chain(beyond).collect()
}

/// The game of these moves up to a moment: after `ply` moves, or its end.
pub fn game_so_far(setup: Setup, moves: &str, ply: Option<u64>) -> GameRecord {
    let plies = ply.map_or(usize::MAX, |ply| ply as usize);
    GameRecord::parse(setup, moves).0.first_plies(plies)
}

/// The game of these columns, from 0, if it is a whole one.
pub fn whole_game(columns: &[u8], setup: Setup) -> Option<GameRecord> {
    let (mut game, _) = GameRecord::parse(setup, "");
    for &column in columns {
        game.try_apply(Column::new(column)?).ok()?;
    }
    (game.position().turn() == Turn::Over).then_some(game)
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
