//! All readings of the rules, and strategies.

use games::rrrats::{AtFour, Bust, End, RollOn, Rules, Twos};
use random::Random;

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

/// Other dice, limits of the hand and twos than the source's.
pub fn other_games() -> Vec<Rules> {
    let faces = [[2, 3, 1], [2, 2, 2], [4, 1, 1], [3, 1, 2], [1, 3, 2]];
    let mut all = Vec::new();
    for hand_limit in Rules::HAND_LIMITS {
        for twos in [Twos::Steal, Twos::Take, Twos::TakeTwo] {
            for at_four in [AtFour::Stop, AtFour::Choose] {
                for bust in [Bust::Pile, Bust::Box] {
                    all.push(Rules {
                        at_four,
                        bust,
                        twos,
                        hand_limit,
                        tokens: 11,
                        faces: faces[all.len() % faces.len()],
                        ..Rules::default()
                    });
                }
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
