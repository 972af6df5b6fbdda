//! Parameters of the lab of ratings, as they stand in links, forms and help.

use crate::common::agents::AgentText;
use crate::common::board::Board;
use crate::parameters::{Even, Integer, OneOf, SEED, choices, parameters};
use engines::agents::Agent;

choices! {
    /// Whose moves are learned from.
    pub enum Learn {
        Both = "both",
        /// Of the player who wins; nobody's where the game is drawn.
        Winner = "winner",
        /// Of the first agent, on whichever side it plays.
        First = "first",
    }
}

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Ratings = "ratings",
        Foretold = "foretold",
        Table = "table",
    }
}

parameters! {
    /// One experiment: who plays whom, and whose moves are learned from.
    pub struct RatingsExperiment, texts labs.ratings.parameters {
        first: Agent = Agent::uct(100), AgentText, Everyone;
        second: Agent = Agent::uct(100), AgentText, Everyone;
        games: u64 = 120, Even { minimum: 2, maximum: 10_000 }, Everyone;
        learn: Learn = Learn::Both, OneOf(Learn::NAMES), Everyone;
        /// Stones that are dropped at random before the agents play, so that games differ.
        opening: u64 = 4, Integer { minimum: 0, maximum: 20 }, Everyone;
        ..board: Board, as declared;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
    }
}
