//! Lab of Rrrats, as the page shows it.
