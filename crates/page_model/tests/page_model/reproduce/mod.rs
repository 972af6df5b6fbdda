//! Lab of the reproduction: tests of what the page decides.
