//! Classes, as the page shows them.
//!
//! * [`collecting`]: what is kept of a class.
//! * [`answers`]: how all have answered a question. [`exercises`]: variants to take away.

pub mod answers;
pub mod collecting;
pub mod exercises;
