//! Lab of Monte Carlo tree search, as the page shows it.
//!
//! * [`thinking`]: what the machine has found, by what is heard of it; [`truths`]: what the solver has. [`status`], [`verdict`],
//!   [`thoughts_table`]: what is said about it. [`widening`]: what that saves.
//! * [`glimpse`]: what is drawn of a tree; [`picture`]: where; [`position`]: on the board beside it; [`search_tree`]: the whole tree.
//! * [`decision`]: moves with their bounds; [`shown`]: at which node; [`arithmetic`]: worked out. [`update`]: what a result changes.
//!   [`guess`]: what comes next is asked.
//! * [`about`], [`numbers`], [`words`]: what several of them say.

pub mod about;
pub mod arithmetic;
pub mod decision;
pub mod glimpse;
pub mod guess;
mod lab;
pub mod numbers;
pub mod picture;
pub mod position;
pub mod search_tree;
pub mod shown;
pub mod status;
pub mod thinking;
pub mod thoughts_table;
pub mod truths;
pub mod update;
pub mod verdict;
pub mod widening;
pub mod words;
