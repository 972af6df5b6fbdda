//! Labs of regret, as the page shows it.
