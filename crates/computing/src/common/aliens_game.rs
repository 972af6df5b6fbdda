//! A game of Aliens that an agent plays, some decisions at a time.

use engines::effort;
use engines::planning::{Planner, PlanningAgent};
use games::ForwardModel;
use games::aliens::{Action, Position, Rules};
use random::Random;

/// Steps that are tried or played in a unit of work: less than a millisecond.
const STEPS_A_UNIT: u32 = 2_000;
/// Operations of a step of the game itself.
const STEP: u64 = 5;

/// An agent, the rules, and a game of theirs. What happens by chance and what the agent draws are streams of their own.
pub struct AliensPlaying {
    rules: Rules,
    decisions: u32,
    planner: Planner,
    position: Position,
    chance: Random,
    own: Random,
}

impl AliensPlaying {
    /// Before the first step of a game.
    pub fn new(agent: PlanningAgent, rules: Rules, chance: Random, own: Random) -> Self {
        Self {
            rules,
            decisions: (STEPS_A_UNIT / (agent.budget + 1)).max(1),
            planner: Planner::new(agent),
            position: Position::new(rules),
            chance,
            own,
        }
    }

    /// Begins another game.
    pub fn begin(&mut self, chance: Random, own: Random) {
        self.planner.begin();
        self.position = Position::new(self.rules);
        (self.chance, self.own) = (chance, own);
    }

    /// How the game stands.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// A unit of work: decides and plays until it is done or the game is over. `told` is told each action.
    pub fn advance(&mut self, mut told: impl FnMut(Action)) {
        for _ in 0..self.decisions {
            if self.position.is_over() {
                return;
            }
            let action = self.planner.decide(&self.position, &mut self.own);
            effort::spend(STEP);
            self.position.step(action, &mut self.chance);
            told(action);
        }
    }
}
