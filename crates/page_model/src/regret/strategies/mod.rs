//! Numbers of the strategies: the table of information sets, and the one that is selected.
//!
//! * [`rows`]: which rows, in which order, on which page. [`history`]: how an information set was played.
//! * [`fixing`]: the fields that fix what is done there.

pub mod fixing;
pub mod history;
pub mod rows;
