//! War: three numbers A, B, C. Won cards go back in decreasing order with probability e^A/(e^A + e^B + e^C), increasing
//! with e^B/…, random with e^C/… (thesis, section 4.1).

use crate::effort;
use crate::evolution::contest::{Contest, softmax};
use crate::racing::Outcome;
use games::Player;
use games::war::{self, Orders, Rules};
use random::Random;

/// War by some rules. Nobody begins.
#[derive(Clone, Copy, Debug)]
pub struct WarContest(pub Rules);

/// Probabilities of decreasing, increasing and random order.
fn probabilities(strategy: &[f64]) -> [f64; 3] {
    softmax(core::array::from_fn(|index| strategy[index]))
}

impl Contest for WarContest {
    type Ready = Orders;

    fn length(&self) -> usize {
        3
    }

    fn ready(&self, strategy: &[f64], _: Player) -> Orders {
        Orders::new(probabilities(strategy))
    }

    #[inline]
    fn play(&self, [first, second]: [&Orders; 2], _: Player, random: &mut Random) -> Outcome {
        let end = war::play(&self.0, &[*first, *second], random);
        effort::spend(u64::from(end.rounds));
        Outcome::of_score(end.score)
    }

    fn compared_games(&self) -> u64 {
        2_000
    }

    /// Probabilities of decreasing, increasing and random order.
    fn meaning(&self, strategy: &[f64]) -> Vec<f64> {
        probabilities(strategy).to_vec()
    }
}
