//! First page, as the page shows it.
