//! Lab of strategic games, as the page shows it.
