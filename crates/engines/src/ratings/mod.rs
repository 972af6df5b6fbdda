//! Ratings: what features of a move are worth, learned offline from games, for searches that want to be told.
//!
//! Rémi Coulom, "Computing Elo ratings of move patterns in the game of Go" (2007): each move played is the win of its
//! features, as a team, over those of the other legal moves, in the model of Bradley and Terry; the ratings with the highest
//! likelihood are found by minorisation–maximisation (David Hunter, "MM algorithms for generalized Bradley–Terry models",
//! 2004).
//!
//! * [`table`]: a rating for every feature, and its text in links.
//! * [`competitions`]: who met whom and who won; [`likelihood`]: how likely that is.
//! * [`fit`]: the ratings that make it most likely, in steps; `information`: how sure they are.
//! * [`order`]: ratings as the order of moves of minimax; UCT has them among its parameters.
//! * [`learning`]: from games to ratings, and how well those foretell games that they were not learned from.

pub mod competitions;
pub mod fit;
mod information;
pub mod learning;
pub mod likelihood;
pub mod order;
pub mod table;

pub use competitions::Competitions;
pub use fit::{Fit, Fitted};
pub use learning::{Foretold, Learned, Learning};
pub use order::InOrder;
pub use table::Ratings;
