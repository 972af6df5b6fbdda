//! Connect Four on boards from 4×4 to 12×12, three to five in a row, with at most one blocked cell.
//!
//! Players drop stones into columns; a stone falls to the lowest free cell. No stone may lie on the blocked
//! cell: one that falls on it rests above it. The first line of the wanted length, straight or diagonal,
//! wins; a full board is a draw. Rules as in James D. Allen, "The Complete Book of Connect 4" (2010), with
//! the larger boards and the blocked cell of the university tournament that the UCT report was written for.
//!
//! * [`mod@column`]: a move, counted from 1 in texts.
//! * [`setup`]: the size of the board and its other settings, checked.
//! * [`bits`] and [`shape`]: integers as sets of cells and the picture of their layout.
//! * [`position`]: the rules on those sets.
//! * [`threats`] and [`tactics`]: cells that complete a line, and what follows from them for the moves.
//! * [`features`]: what kind of move a move is, for ratings that are learned.
//! * [`game_record`]: setup and moves together, for the edges.

pub mod bits;
pub mod column;
pub mod features;
pub mod game_record;
pub mod position;
pub mod setup;
pub mod shape;
pub mod tactics;
pub mod threats;

pub use column::Column;
pub use game_record::GameRecord;
pub use position::ConnectFour;
pub use setup::{Cell, Setup, SetupError};
pub use shape::{Custom, Shape, Standard};
