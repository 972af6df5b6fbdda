//! Lab of minimax, as the page shows it.
