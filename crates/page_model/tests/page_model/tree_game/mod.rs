//! Lab of extensive games: tests of what the page decides.
