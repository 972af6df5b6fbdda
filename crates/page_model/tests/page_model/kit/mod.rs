//! Kit of the page: what several labs share: tests of what the page decides.
