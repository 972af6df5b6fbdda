//! Lab of evolution, as the page shows it.
