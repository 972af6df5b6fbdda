//! Kit of the page: what several labs share.
