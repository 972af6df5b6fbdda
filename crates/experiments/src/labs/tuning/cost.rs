//! Cost of tuning runs: what is looked at before each evaluation, and the evaluations.

use super::settings::{GameName, OptimizerName, ProblemName, TuningExperiment};
use crate::common::agent_cost::{cost_of_move, moves_of_a_side};
use crate::common::planning_agents::{PlannerName, PlanningSettings};
use crate::cost::{Cost, Work};
use engines::agents::Agent;
use games::connect_four::Setup;

/// Decisions of a game of Aliens, about.
const DECISIONS: u64 = 400;

impl TuningExperiment {
    /// All runs.
    pub(super) fn cost_of_runs(&self) -> Cost {
        let steps = self.optimizer.as_slice().iter().map(|name| match name {
            OptimizerName::Ntbea => Work::TupleBound.times(self.tuple_count()) * self.neighbours,
            _ => Work::TupleBound.times(self.tuple_count()),
        });
        let optimizers = self.optimizer.as_slice().len() as u64;
        let step: Cost = steps.sum();
        (step + self.cost_of_evaluation() * optimizers) * self.evaluations * self.repeats
    }

    fn tuple_count(&self) -> u64 {
        let dimensions = self.problem().space().dimensions();
        self.tuple_choice().count(dimensions)
    }

    fn cost_of_evaluation(&self) -> Cost {
        match self.problem {
            ProblemName::Agent => {
                let tuned = Agent::knowledge(self.simulations);
                // As it was measured: of few simulations the beginning counts most.
                cost_of_game([&tuned, &self.opponent], self.setup()) * 3
            }
            ProblemName::Game => match self.game {
                GameName::ConnectK => cost_of_game([&self.stronger, &self.weaker], Setup::STANDARD),
                GameName::Rrrats => Work::BestPlay.times(1),
            },
            ProblemName::Aliens => {
                let skilled = PlanningSettings::usual(self.skilled, self.skilled_budget);
                let unskilled = PlanningSettings::usual(self.unskilled, self.unskilled_budget);
                skilled.cost(DECISIONS) + unskilled.cost(DECISIONS)
            }
            ProblemName::RollingHorizon => {
                PlanningSettings::usual(PlannerName::RollingHorizon, self.plan_budget)
                    .cost(DECISIONS)
            }
            _ => Work::TupleBound.times(1),
        }
    }
}

/// A whole game.
fn cost_of_game(players: [&Agent; 2], setup: Setup) -> Cost {
    let [first, second] = players.map(|player| cost_of_move(player, setup));
    (first + second) * moves_of_a_side(setup)
}
