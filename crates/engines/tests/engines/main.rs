//! The engines, from outside.
//!
//! * [`minimax`], [`uct`], [`solver`], [`agents`]: searches, and opponents made of them.
//! * [`equilibria`]: strategic games, exactly. [`dynamics`]: how strategies move in them.
//! * [`sequence_form`], [`strategic_form`], [`subgame_perfect`], [`assessment`]: games as trees, exactly.
//! * [`auctions`]: bids and revenue between bounds; [`intervals`]: what these are made of.
//! * [`quantal`]: players who choose better actions more often.
//! * [`ratings`]: what features of moves are worth, learned from games.
//! * [`regret`]: counterfactual regret minimisation. [`tuning`]: N-tuple bandit evolution. [`evolution`]: of strategies.
//! * [`populations`]: of finite size, exactly. [`repeated`]: repeated games. [`planning`]: agents that try futures. [`racing`], [`rrrats`]: races, and a game they are run on.

mod agents;
mod assessment;
mod auctions;
mod bayesian;
mod continuous;
mod dynamics;
mod equilibria;
mod evolution;
mod intervals;
mod minimax;
mod planning;
mod populations;
mod quantal;
mod racing;
mod ratings;
mod regret;
mod repeated;
mod rrrats;
mod sequence_form;
mod sequential;
mod solver;
mod strategic_form;
mod subgame_perfect;
mod tuning;
mod uct;
