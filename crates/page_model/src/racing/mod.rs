//! Lab of races, as the page shows it.
