//! Kit of the page: what several labs share.
//!
//! * [`pseudo_code`]: a line of a listing, with the numbers of a moment. [`race_words`]: words of races.
//! * [`record`]: what a job with a single chunk left to be shown.

pub mod pseudo_code;
pub mod race_words;
pub mod record;
