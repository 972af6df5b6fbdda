//! Lab of evolution, as the page shows it.
//!
//! * [`looked_at`]: the generation that is looked at. [`by_tests`]: moments of its races, by tests. [`replay`]: its games, played again.
//! * [`story`]: what is said about races and generations. [`trace`]: a race in small. [`pseudo_code`]: the listing at a moment.
//! * [`strategies`]: what one is made of, parent and offspring beside each other. [`history`]: what strategies are worth.
//! * [`landscape`]: where strategies stand on the map. [`archive`]: members against each other.

pub mod archive;
pub mod by_tests;
pub mod history;
mod lab;
pub mod landscape;
pub mod looked_at;
pub mod pseudo_code;
pub mod replay;
pub mod story;
pub mod strategies;
pub mod trace;
