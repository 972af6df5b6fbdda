//! The binomial distribution: how many of n games are won.
//!
//! * [`at_most`]: the distribution function, as a regularised incomplete beta function by its continued fraction
//!   (Abramowitz and Stegun 26.5.8, evaluated by Lentz's method). What it says is good to about 10⁻¹⁰ of itself, which is
//!   what cancels in the logarithms of factorials for a hundred thousand games.
//! * [`Weights`]: all probabilities that matter, by their ratios and scaled to sum to 1, good to the last few bits.

use crate::effort;

/// P(Y ≤ `wins`) for Y the wins in `games` games, each won with probability `mean`, from (0, 1).
pub fn at_most(wins: u64, games: u64, mean: f64) -> f64 {
    if wins >= games {
        return 1.0;
    }
    let (a, b, x) = ((games - wins) as f64, (wins + 1) as f64, 1.0 - mean);
    let front = front(a, b, x);
    if x < (a + 1.0) / (a + b + 2.0) {
        front * continued_fraction(a, b, x) / a
    } else {
        1.0 - front * continued_fraction(b, a, 1.0 - x) / b
    }
}

/// P(Y = `wins`), for fewer wins than games.
pub(super) fn exactly(wins: u64, games: u64, mean: f64) -> f64 {
    let (a, b, x) = ((games - wins) as f64, (wins + 1) as f64, 1.0 - mean);
    front(a, b, x) / (a * (1.0 - x))
}

/// x^a·(1 − x)^b / B(a, b).
fn front(a: f64, b: f64, x: f64) -> f64 {
    let ln_beta = libm::lgamma(a) + libm::lgamma(b) - libm::lgamma(a + b);
    libm::exp(a * libm::log(x) + b * libm::log1p(-x) - ln_beta)
}

/// The continued fraction of the incomplete beta function; converges within about √(a + b) steps.
fn continued_fraction(a: f64, b: f64, x: f64) -> f64 {
    const TINY: f64 = 1e-300;
    const PRECISION: f64 = 1e-15;
    let away_from_zero = |number: f64| {
        if number.abs() < TINY { TINY } else { number }
    };
    let mut c = 1.0;
    let mut d = 1.0 / away_from_zero(1.0 - (a + b) * x / (a + 1.0));
    let mut value = d;
    let most_steps = 200 + 20 * libm::sqrt(a + b) as u64;
    effort::spend(most_steps / 10);
    for step in 1..=most_steps {
        let m = step as f64;
        let even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
        let odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
        let mut factor = 1.0;
        for numerator in [even, odd] {
            d = 1.0 / away_from_zero(1.0 + numerator * d);
            c = away_from_zero(1.0 + numerator / c);
            factor = d * c;
            value *= factor;
        }
        if (factor - 1.0).abs() < PRECISION {
            break;
        }
    }
    value
}

/// The probabilities of the numbers of wins around the likeliest.
#[derive(Clone, Debug, Default)]
pub struct Weights {
    /// The number of wins that the first probability is of.
    pub first: u64,
    pub values: Vec<f64>,
}

/// Probabilities smaller than this share of the largest are left out. All that is left out together is far below 10⁻¹⁵.
const MIN_SHARE: f64 = 1e-20;

impl Weights {
    /// Of `games` games, each won with probability `mean`, from (0, 1).
    pub fn of(games: u64, mean: f64) -> Self {
        let mut weights = Self::default();
        weights.set(games, mean);
        weights
    }

    /// The same, in the memory that is there.
    pub fn set(&mut self, games: u64, mean: f64) {
        let n = games as f64;
        let odds = mean / (1.0 - mean);
        let likeliest = (libm::floor((n + 1.0) * mean)).min(n);
        self.values.clear();
        // Downwards from the likeliest, then turned round.
        let (mut wins, mut value) = (likeliest, 1.0);
        while value > MIN_SHARE {
            self.values.push(value);
            if wins == 0.0 {
                break;
            }
            value *= wins / ((n - wins + 1.0) * odds);
            wins -= 1.0;
        }
        self.values.reverse();
        self.first = likeliest as u64 + 1 - self.values.len() as u64;
        let (mut wins, mut value) = (likeliest, 1.0);
        while wins < n {
            value *= (n - wins) * odds / (wins + 1.0);
            wins += 1.0;
            if value <= MIN_SHARE {
                break;
            }
            self.values.push(value);
        }
        let sum: f64 = self.values.iter().sum();
        self.values.iter_mut().for_each(|value| *value /= sum);
    }
}
