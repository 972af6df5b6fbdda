//! Lab of races: tests of what the page decides.
