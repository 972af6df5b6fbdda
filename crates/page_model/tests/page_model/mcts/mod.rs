//! Lab of Monte Carlo tree search: tests of what the page decides.
