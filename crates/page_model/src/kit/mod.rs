//! Kit of the page: what several labs share.
//!
//! * [`best_response`]: whether an action is one.

pub mod best_response;
