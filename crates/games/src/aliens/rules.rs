//! Rules of a game as numbers: the parameters, and the space that evolution searches.
//!
//! Every parameter may have any value of its range; the values listed are those that the space has (listing 7.3 of the
//! source: size, range and description of a dimension; descriptions are texts of the interface).

use core::ops::RangeInclusive;

/// A dimension of the space of games.
#[derive(Clone, Debug)]
pub struct Dimension {
    /// Its name in links and files.
    pub name: &'static str,
    /// The values that evolution may give it, ascending.
    pub values: &'static [i16],
    /// The values that it may have at all.
    pub range: RangeInclusive<i16>,
    get: fn(&Rules) -> i16,
    set: fn(&mut Rules, i16),
}

impl Dimension {
    /// Its value in `rules`.
    pub fn of(&self, rules: &Rules) -> i16 {
        (self.get)(rules)
    }

    /// Gives it a value of its range.
    pub fn set(&self, rules: &mut Rules, value: i16) {
        debug_assert!(self.range.contains(&value), "{} = {value}", self.name);
        (self.set)(rules, value);
    }
}

macro_rules! dimensions {
    ($( $(#[$doc:meta])* $name:ident: $default:literal, $range:expr, $values:expr; )*) => {
        /// The rules of a game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Rules { $( $(#[$doc])* pub $name: i16, )* }

        impl Default for Rules {
            fn default() -> Self {
                Self { $( $name: $default, )* }
            }
        }

        /// The space of games.
        pub const DIMENSIONS: &[Dimension] = &[$(
            Dimension {
                name: stringify!($name),
                values: &$values,
                range: $range,
                get: |rules| rules.$name,
                set: |rules, value| rules.$name = value,
            },
        )*];
    };
}

dimensions! {
    /// Steps from one move of the cannon to the next.
    cannon_pause: 1, 1..=8, [1, 2, 3, 4];
    /// Steps from one shot to the next.
    reload: 1, 1..=50, [1, 3, 6, 10, 15];
    /// Shots that can be in the air.
    shots: 1, 1..=20, [1, 2, 3, 5];
    /// Cells that a shot flies per step.
    shot_speed: 1, 1..=6, [1, 2, 3];
    /// Aliens that come.
    aliens: 20, 1..=100, [10, 20, 30, 40];
    /// Steps from one alien's arrival to the next.
    arrival_pause: 14, 1..=100, [6, 10, 14, 20, 30];
    /// Steps from one move of the aliens to the next.
    alien_pause: 4, 1..=20, [1, 2, 3, 4, 6];
    /// Of a thousand steps of an alien, those in which it drops a bomb.
    bomb_probability: 10, 0..=1000, [2, 5, 10, 20, 40, 80];
    /// Steps that a bomb takes for a cell.
    bomb_pause: 2, 1..=10, [1, 2, 3, 4];
    /// Bombs that can be in the air.
    bombs: 20, 1..=200, [2, 5, 10, 20];
    /// Rows of the bases.
    bases: 3, 0..=3, [0, 1, 2, 3];
    /// Bombs that the cannon takes before the game is lost.
    lives: 1, 1..=9, [1, 2, 3];
    /// For an alien that is shot.
    alien_points: 2, 0..=100, [1, 2, 5, 10];
    /// For a cell of a base that is shot.
    base_points: 1, 0..=100, [0, 1, 2, 5];
    /// Lost when a bomb hits the cannon.
    hit_points: 1, 0..=100, [0, 1, 5, 10];
}
