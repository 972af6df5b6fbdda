//! Kit of the page: what several labs share.
//!
//! * [`state`]: what a part of the page is between two things that happen. [`runs`]: runs that somebody starts and waits for.
//!   [`answers`]: what jobs have said that are done because somebody looks.
//! * [`chess_piece`]: pieces of chess as outlines.
//! * [`best_response`]: whether an action is one.

pub mod answers;
pub mod best_response;
pub mod chess_piece;
pub mod runs;
pub mod state;
