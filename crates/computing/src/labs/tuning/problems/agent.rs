//! Tuning an agent: games against its opponent.

use super::Played;
use super::board_game::{Board, board};
use engines::agents::Agent;
use engines::tuning::Point;
use engines::tuning::problems::{Evaluator, Fitness};
use experiments::tuning::problems::AgentProblem;
use games::Player;
use random::Random;

impl Fitness for Played<AgentProblem> {
    fn evaluator(&self) -> Box<dyn Evaluator> {
        let problem = &self.problem;
        let agents = [Agent::Uct(problem.base), problem.opponent];
        Box::new(AgentEvaluator {
            problem: problem.clone(),
            board: board(problem.setup, agents),
            side: Player::First,
        })
    }
}

struct AgentEvaluator {
    problem: AgentProblem,
    board: Box<dyn Board>,
    /// Of the agent that is tuned, in the game under way.
    side: Player,
}

impl Evaluator for AgentEvaluator {
    fn begin(&mut self, point: &Point, mut random: Random) {
        let agent = Agent::Uct(self.problem.agent_of(point));
        self.side = Player::BOTH[random.below(2) as usize];
        let players = match self.side {
            Player::First => [agent, self.problem.opponent],
            Player::Second => [self.problem.opponent, agent],
        };
        self.board.begin(players, random.bits());
    }

    fn step(&mut self) -> Option<f64> {
        let ended = self.board.step()?;
        Some(ended.score(self.side))
    }
}
