//! Lab of Monte Carlo tree search, as the page shows it.
