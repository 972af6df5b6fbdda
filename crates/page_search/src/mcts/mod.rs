//! The Monte Carlo tree search lab: watch the tree grow, ask what is thought of a position, play against it.
//!
//! The experiment comes from the address and goes back into it; what the machine has found is in the reducer
//! of `page_model::mcts::thinking`, and [`driver`] carries out ([`handles`]) what a person asks for ([`command`]). [`search`] is the search as it is looked at.
//!
//! * [`views`]: what there is to see. [`growing`]: the tree; [`position`]: the board beside it; [`simulation`]: the phases;
//!   [`inside`]: the whole tree and every choice; [`thoughts`], [`charts`]: what it comes to; [`widening`]: what that saves; [`play`]: a game.
//! * [`sentence`], [`shares`], [`running_row`]: over and around them.
//! * [`numbered_stone`], [`legend`]: what several of them draw.

mod charts;
mod command;
mod driver;
mod growing;
mod handles;
mod inside;
mod legend;
mod numbered_stone;
mod page;
mod play;
mod position;
mod running_row;
mod search;
mod sentence;
mod shares;
mod simulation;
mod thoughts;
mod thoughts_table;
mod truth;
mod verdict;
mod views;
mod widening;

pub use page::Page;
