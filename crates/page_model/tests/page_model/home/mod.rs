//! First page: tests of what the page decides.
