//! What a link names, from outside: what comes in, and what is said about it.
//!
//! * [`links`], [`typed_trees`]: texts of links; [`wrong_texts`]: where they are wrong. [`views`]: what can be shown alone.
//! * [`entrants`]: lists of strategies; [`auction_table`]: distributions as tables. [`written_counts`]: what documents say there is; [`tour`]: of the labs.

mod auction_table;
mod entrants;
mod links;
mod read_once;
mod tour;
mod typed_trees;
mod views;
mod written_counts;
mod wrong_texts;
