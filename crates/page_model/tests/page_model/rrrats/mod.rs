//! Lab of Rrrats: tests of what the page decides.
