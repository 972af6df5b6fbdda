//! Runs experiments: chunk by chunk, wherever there is room, with the same result everywhere.
//!
//! * [`protocol`]: what a page and its workers say to each other.
//! * [`scheduler`]: the page's side of a pool of workers, as a state machine without any browser in it.
//! * [`job`]: a run in the pool, and what it has found.
//! * [`asks`]: what is asked about what chunks have sent, and waits for an answer.
//! * [`time_left`]: how long a run will take.
//!
//! What computes is in the crate `worker`; the browser's part (real workers, real messages, a clock) is in the page.

pub mod asks;
pub mod job;
mod patience;
pub mod protocol;
pub mod scheduler;
pub mod time_left;
