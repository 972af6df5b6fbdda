//! Lab of minimax: tests of what the page decides.
