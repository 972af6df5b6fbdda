//! Pictures that the page opens on: all of one moment of the main run.
//!
//! * [`shown`]: the hook of what they show. [`looking`]: where somebody looks, which the link says.
//! * [`board`]: hands × histories. [`deal`]: the tree of one deal. [`matrix`]: a game of one choice. [`simplex`]: the paths of
//!   mixtures. [`moments`]: iterations as time.
//! * [`set_line`]: the information set that is looked at, in a few lines. [`asking`]: a question about the next moment.

pub mod asking;
pub mod board;
pub mod deal;
pub mod looking;
pub mod matrix;
pub mod moments;
pub mod set_line;
pub mod shown;
pub mod simplex;
