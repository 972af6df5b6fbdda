//! Kit of the page: tests of what the page decides.

mod answers;
mod run_row;
mod runs;
