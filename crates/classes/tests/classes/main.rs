//! Classes without a server: codes are read back or refused, a class is counted as it is, exercises have their answers.
//!
//! [`slow_fuzzing`]: codes, and all else that people give the page, damaged.

mod codes;
mod collecting;
mod exercises;
mod hindsight;
mod neighbours;
mod played_games;
mod played_rounds;
mod playing;
mod sample;
mod slow_fuzzing;
mod strategy_codes;
mod tallies;
