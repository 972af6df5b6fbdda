//! Parameters of the ladder, as they stand in links, forms and help.

use crate::parameters::{Kind, choices, parameters};
use crate::race_kinds::{DELTA, EPSILON};
use engines::agents::{Agent, Agents};
use engines::racing::{Plan, Rules};
use games::connect_four::Cell;

/// The default ladder. Each has more than half of the points against the one before, surely; `tests/ladder/rising.rs`
/// plays them. From 100 games on the standard board, shares of points: tactical against random 0.96, and on upwards
/// 0.89, 0.85, 0.63, 0.64, 0.68. Not in it are neighbours that 100 games cannot tell apart: minimax(4) and uct(1000),
/// minimax(4) and minimax(6), minimax(8) and knowledge(10000).
fn rungs() -> Agents {
    let rungs = vec![
        Agent::Random,
        Agent::Tactical,
        Agent::uct(100),
        Agent::Minimax { depth: 2 },
        Agent::Minimax { depth: 4 },
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

parameters! {
    /// One experiment: who plays whom, on which board.
    pub struct LadderLab, texts ladder_parameters {
        /// The contender.
        agent: Agent = Agent::uct(1_000), Kind::Agent, Everyone;
        /// The opponents, from the first to the last.
        rungs: Agents = rungs(), Kind::Agents, Everyone;
        decide: Decide = Decide::Games, Kind::Choice(Decide::NAMES), Everyone;
        /// Against each of them, where their number is fixed.
        games: u64 = 20, Kind::Even { minimum: 2, maximum: 10_000 }, Everyone;
        /// Of races.
        epsilon: f64 = 0.05, EPSILON, Everyone;
        delta: f64 = 0.05, DELTA, Everyone;
        width: u64 = 7, Kind::Integer { minimum: 4, maximum: 12 }, Everyone;
        height: u64 = 6, Kind::Integer { minimum: 4, maximum: 12 }, Everyone;
        in_a_row: u64 = 4, Kind::Integer { minimum: 3, maximum: 5 }, Everyone;
        blocked: Option<Cell> = None, Kind::CellOrNone, Everyone;
        seed: u64 = 1, Kind::Integer { minimum: 0, maximum: u64::MAX }, Everyone;
    }
}

impl LadderLab {
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
