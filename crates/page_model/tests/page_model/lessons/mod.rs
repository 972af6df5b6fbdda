//! Lessons and classes: tests of what the page decides.
