//! Parameters of the ladder, as they stand in links, forms and help.

use crate::common::agents::{AgentList, AgentText};
use crate::common::board::Board;
use crate::common::races::{DELTA, EPSILON};
use crate::parameters::{Even, OneOf, SEED, choices, parameters};
use engines::agents::{Agent, Agents};
use engines::racing::{Plan, Rules};

/// The default ladder. Each has more than half of the points against the one before, surely; `tests/ladder/rising.rs`
/// plays them. From 100 games on the standard board, shares of points: tactical against random 0.96, and on upwards
/// 0.89, 0.85, 0.63, 0.64, 0.68. Not in it are neighbours that 100 games cannot tell apart: minimax(4) and uct(1000),
/// minimax(4) and minimax(6), minimax(8) and knowledge(10000).
fn rungs() -> Agents {
    let rungs = vec![
        Agent::Random,
        Agent::Tactical,
        Agent::uct(100),
        Agent::minimax(2),
        Agent::minimax(4),
        Agent::uct(3_000),
        Agent::knowledge(1_000),
        Agent::knowledge(10_000),
        Agent::Perfect,
    ];
    Agents::new(rungs).unwrap_or_else(|| unreachable!("not too many"))
}

choices! {
    /// What decides a rung.
    pub enum Decide {
        /// A fixed number of games.
        Games = "games",
        /// A race: ILEBR* 2.
        Race = "race",
    }
}

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Rungs = "rungs",
        Chart = "chart",
        Table = "table",
    }
}

parameters! {
    /// One experiment: who plays whom, on which board.
    pub struct LadderExperiment, texts labs.ladder.parameters {
        /// The contender.
        agent: Agent = Agent::uct(1_000), AgentText, Everyone;
        /// The opponents, from the first to the last.
        rungs: Agents = rungs(), AgentList, Everyone;
        decide: Decide = Decide::Games, OneOf(Decide::NAMES), Everyone;
        /// Against each of them, where their number is fixed.
        games: u64 = 20, Even { minimum: 2, maximum: 10_000 }, Everyone, if |lab| lab.decide == Decide::Games;
        /// Of races.
        epsilon: f64 = 0.05, EPSILON, Everyone, if |lab| lab.decide == Decide::Race;
        delta: f64 = 0.05, DELTA, Everyone, if |lab| lab.decide == Decide::Race;
        ..board: Board, as declared;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
    }
}

impl LadderExperiment {
    /// The numbers of the race that decides a rung; `None` where the number of games is fixed.
    pub fn plan(&self) -> Option<Plan> {
        let is_race = self.decide == Decide::Race;
        is_race.then(|| Rules::ILEBR_STAR_2.plan(self.epsilon, self.delta))
    }

    /// The most games a rung can have.
    pub fn most_games(&self) -> u64 {
        self.plan().map_or(self.games, |plan| plan.most_games())
    }
}
