//! Lab of extensive games, as the page shows it.
