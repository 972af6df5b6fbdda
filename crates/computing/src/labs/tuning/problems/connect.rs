//! Evolving a board game for agents of different skill: games of the two.

use super::Played;
use super::board_game::{Board, board};
use engines::tuning::Point;
use engines::tuning::problems::{Evaluator, Fitness};
use experiments::tuning::problems::ConnectProblem;
use experiments::tuning::problems::connect::{Agents, Starts};
use games::Player;
use random::Random;

impl Fitness for Played<ConnectProblem> {
    fn evaluator(&self) -> Box<dyn Evaluator> {
        Box::new(ConnectEvaluator {
            agents: self.problem.agents,
            game: None,
        })
    }
}

struct ConnectEvaluator {
    agents: Agents,
    game: Option<Under>,
}

/// A game under way.
struct Under {
    board: Box<dyn Board>,
    /// Of the stronger agent.
    side: Player,
    cells: u32,
}

impl Evaluator for ConnectEvaluator {
    fn begin(&mut self, point: &Point, mut random: Random) {
        let Agents {
            stronger, weaker, ..
        } = self.agents;
        let side = match ConnectProblem::who_starts(point) {
            Starts::Stronger => Player::First,
            Starts::Weaker => Player::Second,
            Starts::Lot => Player::BOTH[random.below(2) as usize],
        };
        let players = match side {
            Player::First => [stronger, weaker],
            Player::Second => [weaker, stronger],
        };
        let setup = ConnectProblem::setup_of(point);
        let mut board = board(setup, players);
        board.begin(players, random.bits());
        let all = u32::from(setup.width()) * u32::from(setup.height());
        self.game = Some(Under {
            board,
            side,
            cells: all - u32::from(setup.blocked().is_some()),
        });
    }

    fn step(&mut self) -> Option<f64> {
        let game = self.game.as_mut()?;
        let ended = game.board.step()?;
        let filled = ended.moves as f64 / f64::from(game.cells);
        Some(ended.score(game.side) - 0.5 - self.agents.penalty * filled)
    }
}
