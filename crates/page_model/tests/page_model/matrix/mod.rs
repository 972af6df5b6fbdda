//! Lab of strategic games: tests of what the page decides.
