//! Lab of tuning, as the page shows it.
