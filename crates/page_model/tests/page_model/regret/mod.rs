//! Labs of regret: tests of what the page decides.
