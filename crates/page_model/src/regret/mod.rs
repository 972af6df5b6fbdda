//! Lab of regret, as the page shows it.
//!
//! * [`shown`]: the moment that all pictures are of. [`moments`]: iterations as time. [`progress`]: how far the runs are.
//! * [`board`], [`cells`], [`bar`]: hands × histories, what its cells say, their bars, and dragging these.
//! * [`choices`]: the board of games without cards of poker.
//! * [`deal_tree`], [`place`], [`edges`], [`decisions`], [`cards`], [`payoffs`]: the tree of one deal, the choice of the deal, and what is paid.
//! * [`size`]: how large the game is.
//! * [`paths`], [`equilibria`]: mixtures on their way, and what is known about the truth.
//! * [`set_line`], [`asking`]: the information set that is looked at, and a question about the next moment.
//! * [`look`], [`walk_state`], [`walk_tree`], [`story`], [`numbers`], [`histories`]: inside one iteration.
//! * [`summary`], [`curves`], [`evaluations`], [`sampling`]: how good the strategies are. [`strategies`]: the table of information sets.
//! * [`sitting`], [`table`]: a person at the table. [`strategy_file`]: strategies out and in.

pub mod asking;
pub mod bar;
pub mod board;
pub mod cards;
pub mod cells;
pub mod choices;
pub mod curves;
pub mod deal_tree;
pub mod decisions;
pub mod edges;
pub mod equilibria;
pub mod evaluations;
pub mod histories;
mod lab;
pub mod look;
pub mod moments;
pub mod numbers;
pub mod paths;
pub mod payoffs;
pub mod place;
pub mod progress;
pub mod sampling;
pub mod set_line;
pub mod shown;
pub mod sitting;
pub mod size;
pub mod story;
pub mod strategies;
pub mod strategy_file;
pub mod summary;
pub mod table;
pub mod walk_state;
pub mod walk_tree;
