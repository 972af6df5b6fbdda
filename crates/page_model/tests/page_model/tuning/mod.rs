//! Lab of tuning: tests of what the page decides.
