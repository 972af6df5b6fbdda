//! Classes, as the page shows them.
//!
//! * [`collecting`]: what is kept of a class. [`invalid`]: what is no code. [`seats`]: what a student has handed in.
//! * [`answers`]: how all have answered a question. [`exercises`]: variants to take away.

pub mod answers;
pub mod collecting;
pub mod exercises;
pub mod invalid;
pub mod seats;
