//! All readings of the rules, and strategies.

use saddlepoint::games::rrrats::{AtFour, Bust, End, RollOn, Rules};
use saddlepoint::random::Random;

/// Every combination of readings.
pub fn all_readings() -> Vec<Rules> {
    let mut all = Vec::new();
    for end in [End::Turn, End::Now] {
        for at_four in [AtFour::Stop, AtFour::Choose] {
            for bust in [Bust::Pile, Bust::Keep, Bust::Box, Bust::Owner] {
                all.push(Rules {
                    end,
                    at_four,
                    bust,
                    ..Rules::default()
                });
            }
        }
    }
    all
}

/// Four random probabilities; about a third of them are 0 or 1.
pub fn random_strategy(random: &mut Random) -> RollOn {
    RollOn(core::array::from_fn(|_| match random.below(6) {
        0 => 0.0,
        1 => 1.0,
        _ => random.unit(),
    }))
}
