//! Lab of War: tests of what the page decides.
