//! Lab of evolution: tests of what the page decides.
