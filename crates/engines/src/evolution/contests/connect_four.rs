//! Connect Four: three numbers. A player looks a few moves ahead and judges by open lines, of which those with one, two
//! and three stones are worth 0.01·e^x each with its own x. At 0 all lines seem alike.
//!
//! What lines are worth in all stays below a win, as in the minimax lab. Games differ because the first two moves are drawn
//! at random, and because players choose among moves that seem equally good at random.

use crate::agents::hasty;
use crate::evolution::contest::Contest;
use crate::racing::Outcome;
use crate::{Status, effort};
use games::connect_four::{ConnectFour, Standard};
use games::evaluation::OpenLines;
use games::{Game, Player, Turn};
use random::Random;

/// Moves at the beginning that are drawn at random.
const RANDOM_MOVES: u32 = 2;
/// What a line is worth at 0.
const UNIT: f64 = 0.01;
/// Positions in a step of a search.
const STEP: u64 = 256;
/// Operations a position.
const EFFORT: u64 = 5;

/// On the standard board.
#[derive(Clone, Copy, Debug)]
pub struct ConnectFourContest {
    /// Moves that both look ahead, from 1.
    pub depth: u32,
}

/// Larger numbers mean no more than this one: what lines are worth stays finite.
const MAX_NUMBER: f64 = 600.0;

fn worth(strategy: &[f64]) -> [f64; 3] {
    core::array::from_fn(|index| UNIT * libm::exp(strategy[index].min(MAX_NUMBER)))
}

impl Contest for ConnectFourContest {
    type Ready = OpenLines;

    fn length(&self) -> usize {
        3
    }

    fn ready(&self, strategy: &[f64], _: Player) -> OpenLines {
        OpenLines {
            worth: worth(strategy),
        }
    }

    fn play(&self, players: [&OpenLines; 2], begins: Player, random: &mut Random) -> Outcome {
        let mut position = ConnectFour::new(Standard);
        while let Turn::Player(mover) = position.turn() {
            if position.plies() < RANDOM_MOVES {
                position.apply_random(random);
                continue;
            }
            let player = match begins {
                Player::First => mover,
                Player::Second => mover.opponent(),
            };
            // The search draws the order of equal moves from a stream of its own.
            let lot = Random::stream(random.bits(), 0);
            let lines = *players[player.index()];
            let mut search =
                hasty::search_with(lines, position.clone(), mover, self.depth, None, lot);
            while search.advance(STEP) == Status::Running {
                effort::spend(STEP * EFFORT);
            }
            effort::spend(STEP * EFFORT);
            let best = search
                .finding()
                .and_then(|found| found.principal_variation.first());
            match best {
                Some(&column) => position.apply(column),
                None => position.apply_random(random),
            }
        }
        Outcome::of(position.winner(), begins)
    }

    fn compared_games(&self) -> u64 {
        400
    }

    /// What an open line with one, two and three stones is worth, of a won game.
    fn meaning(&self, strategy: &[f64]) -> Vec<f64> {
        worth(strategy).to_vec()
    }
}
