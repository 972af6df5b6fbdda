//! The lab of Monte Carlo tree search as the page shows it.
//!
//! * [`support`]: labs from links, and what is seen inside their searches.
//! * [`glimpse`]: what is drawn of a tree where there is little room. [`trees`]: nodes, pictures, boards, decisions.
//! * [`numbers`]: as they are written. [`guessing`]: what is asked before it is shown.
//! * [`thinking`]: what was found, by the machine and by the solver, and what is said about it. [`widening`]: what it saves.

mod glimpse;
mod guessing;
mod numbers;
mod support;
mod thinking;
mod trees;
mod widening;
