//! Classes without a server: students hand in a short code, a teacher's page counts them.
//!
//! * [`code`]: what a student hands in, as letters; [`answer`], its parts. [`frame`], `alphabet`, [`check_digits`] and `bits` are below it, and below
//!   [`strategy_code`]: a strategy that a student hands in for a tournament. [`shape`]: of
//!   which lesson, and which questions it has.
//! * [`search`]: codes in any text. [`collection`]: one a student. [`grading`]: what is right. [`tally`]: what the class has said. [`strategy`]: the class as a mixed
//!   strategy. [`table`]: all of it as CSV.
//! * [`exercise`]: a question with its answer, for one seed. [`gift`], [`sheet`]: exercises to take away. [`words`]: prose as Markdown.
//!
//! [`playing`]: experiments that the class plays.
//!
//! The grammar of codes is in `docs/CLASSES.md`.

mod alphabet;
pub mod answer;
mod bits;
pub mod check_digits;
pub mod code;
pub mod collection;
pub mod exercise;
pub mod frame;
pub mod gift;
pub mod grading;
pub mod playing;
pub mod search;
pub mod shape;
pub mod sheet;
pub mod strategy;
pub mod strategy_code;
pub mod table;
pub mod tally;
pub mod words;
