//! Ratings of moves, learned from games.
//!
//! * [`fit`]: known strengths are found again, with honest errors; [`plain`]: the same by Newton's method, without steps.
//! * [`table`]: ratings as text. [`using`]: searches that are told ratings. [`learning`]: from games.

mod fit;
mod learning;
mod plain;
mod table;
mod using;
