//! Lab of Aliens: tests of what the page decides.
