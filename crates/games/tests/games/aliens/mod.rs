//! Aliens: against a plain specification, by hand, and what holds in every game whatever its rules.

mod against_plain;
mod plain;
mod playthroughs;
mod space;

use games::aliens::{Action, DIMENSIONS, Rules};
use games::{ForwardModel, aliens::Position};
use random::Random;

/// Rules anywhere in their ranges: half of the dimensions at random, the others as they are by default.
pub fn any_rules(random: &mut Random) -> Rules {
    let mut rules = Rules::default();
    for dimension in DIMENSIONS {
        if random.below(2) == 0 {
            let (low, high) = (*dimension.range.start(), *dimension.range.end());
            let value = low + random.below((high - low) as u32 + 1) as i16;
            dimension.set(&mut rules, value);
        }
    }
    rules
}

/// Any action.
pub fn any_action(random: &mut Random) -> Action {
    Position::ACTIONS[random.below(4) as usize]
}
