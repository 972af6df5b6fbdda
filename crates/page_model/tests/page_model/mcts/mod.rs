//! The lab of Monte Carlo tree search as the page shows it.
//!
//! * [`support`]: labs from links, and what is seen inside their searches.
//! * [`glimpse`]: what is drawn of a tree where there is little room.

mod glimpse;
mod support;
