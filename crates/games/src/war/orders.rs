//! A strategy: how probable each order is in which won cards go back.

use random::Random;

/// An order of cards, as they will be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// The highest first.
    Decreasing,
    /// The lowest first.
    Increasing,
    Random,
}

/// Probabilities of the orders, as numbers of 2³² to compare 32 random bits with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orders {
    /// Decreasing if the bits are below.
    decreasing: u64,
    /// Increasing if they are below this and not below the other.
    sorted: u64,
    /// Of two cards, the higher is played first if they are below.
    high_first: u64,
}

const WHOLE: f64 = (1_u64 << 32) as f64;

impl Orders {
    /// Probabilities of decreasing, increasing and random order; not negative, and not all 0. Only their proportions
    /// count.
    pub fn new(probabilities: [f64; 3]) -> Self {
        let [decreasing, increasing, random] = probabilities;
        let sum = decreasing + increasing + random;
        let share = |part: f64| libm::round(part / sum * WHOLE) as u64;
        Self {
            decreasing: share(decreasing),
            sorted: share(decreasing + increasing),
            high_first: share(decreasing + random / 2.0),
        }
    }

    /// Draws whether the higher of two different cards is played first. Takes one number.
    #[inline(always)]
    pub(super) fn high_first(&self, random: &mut Random) -> bool {
        random.bits() >> 32 < self.high_first
    }

    /// Draws an order. Takes one number.
    pub(super) fn draw(&self, random: &mut Random) -> Order {
        let bits = random.bits() >> 32;
        if bits < self.decreasing {
            Order::Decreasing
        } else if bits < self.sorted {
            Order::Increasing
        } else {
            Order::Random
        }
    }
}
