//! Rrrats: two numbers a hand. With one token in hand the player rolls on with probability e^A1/(e^A1 + e^A2), with two and
//! three likewise with B and C (thesis, section 4.2); with four, where one may choose, with D.

use crate::effort;
use crate::evolution::contest::{Contest, first_of_two};
use crate::racing::Outcome;
use crate::rrrats::ExactPlay;
use games::Player;
use games::rrrats::{AtFour, RollOn, Rules, TurnTable, simulator};
use random::Random;

/// Turns of a usual game.
const TURNS: u64 = 50;

/// Rrrats by some rules.
#[derive(Clone, Copy, Debug)]
pub struct RrratsContest(pub Rules);

impl RrratsContest {
    fn hands(&self) -> usize {
        match self.0.at_four {
            AtFour::Stop => 3,
            AtFour::Choose => 4,
        }
    }

    /// The strategy that a vector stands for.
    pub fn roll_on(&self, strategy: &[f64]) -> RollOn {
        let mut probabilities = [0.0; 4];
        for (probability, pair) in probabilities.iter_mut().zip(strategy.chunks_exact(2)) {
            *probability = first_of_two(pair[0], pair[1]);
        }
        RollOn(probabilities)
    }
}

impl Contest for RrratsContest {
    type Ready = TurnTable;

    fn length(&self) -> usize {
        2 * self.hands()
    }

    fn ready(&self, strategy: &[f64], side: Player) -> TurnTable {
        TurnTable::new(&self.0, &self.roll_on(strategy), side)
    }

    #[inline]
    fn play(&self, players: [&TurnTable; 2], begins: Player, random: &mut Random) -> Outcome {
        effort::spend(TURNS);
        Outcome::of_score(simulator::play(self.0.tokens, players, begins, random))
    }

    fn exactly(&self, strategies: [&[f64]; 2]) -> Option<ExactPlay> {
        let [first, second] = strategies.map(|strategy| self.roll_on(strategy));
        Some(ExactPlay::new(self.0, &first, &second))
    }

    fn compared_games(&self) -> u64 {
        0
    }

    /// Probabilities of rolling on, by tokens in hand from one.
    fn meaning(&self, strategy: &[f64]) -> Vec<f64> {
        self.roll_on(strategy).0[..self.hands()].to_vec()
    }
}
