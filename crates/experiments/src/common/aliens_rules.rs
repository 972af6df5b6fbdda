//! Rules of Aliens as parameters: those of [`DIMENSIONS`], with their ranges and defaults.

use crate::parameters::{Integer, Parameters, parameters};
use games::aliens::{DIMENSIONS, Rules};

const fn up_to(maximum: u64) -> Integer {
    Integer {
        minimum: 1,
        maximum,
    }
}

const fn from_none(maximum: u64) -> Integer {
    Integer {
        minimum: 0,
        maximum,
    }
}

parameters! {
    /// The rules of a game.
    #[derive(Copy)]
    pub struct AliensRules, texts labs.aliens.rules {
        cannon_pause: u64 = 1, up_to(8), Everyone;
        reload: u64 = 1, up_to(50), Everyone;
        shots: u64 = 1, up_to(20), Everyone;
        shot_speed: u64 = 1, up_to(6), Everyone;
        aliens: u64 = 20, up_to(100), Everyone;
        arrival_pause: u64 = 14, up_to(100), Everyone;
        alien_pause: u64 = 4, up_to(20), Everyone;
        bomb_probability: u64 = 10, from_none(1_000), Everyone;
        bomb_pause: u64 = 2, up_to(10), Everyone;
        bombs: u64 = 20, up_to(200), Everyone;
        bases: u64 = 3, from_none(3), Everyone;
        lives: u64 = 1, up_to(9), Everyone;
        alien_points: u64 = 2, from_none(100), Everyone;
        base_points: u64 = 1, from_none(100), Everyone;
        hit_points: u64 = 1, from_none(100), Everyone;
    }
}

impl AliensRules {
    /// The rules.
    pub fn rules(&self) -> Rules {
        let mut rules = Rules::default();
        for dimension in DIMENSIONS {
            // Each is a number of its range, by its kind.
            let value = self.write(dimension.name).parse();
            dimension.set(&mut rules, value.unwrap_or_default());
        }
        rules
    }

    /// The parameters of some rules.
    pub fn of(rules: &Rules) -> Self {
        let mut parameters = Self::default();
        for dimension in DIMENSIONS {
            let value = dimension.of(rules).to_string();
            let read = parameters.read(dimension.name, &value);
            debug_assert!(read.is_ok(), "{} = {value}", dimension.name);
        }
        parameters
    }
}
