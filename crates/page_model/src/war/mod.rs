//! Lab of War, as the page shows it.
