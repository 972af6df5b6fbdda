//! Lessons and classes, as the page shows it.
