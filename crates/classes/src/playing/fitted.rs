//! Fitted: models of limited reasoning, fitted to what a class has chosen.
//!
//! * Level-k (Nagel 1995; D. Stahl and P. Wilson, "On players' models of other players", 1995): level 0 guesses the middle on the mean, level k the fraction
//!   of what level k − 1 guesses. Each guess counts for the level whose number is nearest to it, for the lower of two; all from the middle up for level 0.
//! * Logit response (R. McKelvey and T. Palfrey, "Quantal response equilibria for normal form games", 1995): an action's probability grows with λ times the
//!   points that it brings on average against what the other side really chose, or the whole class where there are no sides. (That is not an equilibrium: in one, they would respond to each other's
//!   probabilities. As P. Bajari and A. Hortaçsu, "Are structural estimates of auction models reasonable?", 2005, estimate it.) λ, at least 0, is what makes the class's
//!   choices most likely; its interval holds all λ that a likelihood-ratio test does not reject at 5 %, what the other side chose being given.

use super::choices::Choices;
use super::game::ClassGame;
use super::round::Round;
use super::summary::summary;
use games::fraction::Fraction;

/// Levels that are told apart; the last one is with all above it.
pub const LEVELS: usize = 5;

/// A level, with its number and how many guesses are nearest to it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    pub guess: f64,
    pub count: usize,
}

/// The levels of a class; nothing for other games, or where levels do not go down.
pub fn levels(round: &Round, choices: &Choices) -> Option<Vec<Level>> {
    let ClassGame::Guess { fraction, max } = round.game else {
        return None;
    };
    if fraction >= Fraction::ONE {
        return None;
    }
    let middle = f64::from(max) / 2.0;
    let guess = |level: usize| middle * libm::pow(fraction.value(), level as f64);
    let mut levels: Vec<Level> = (0..LEVELS)
        .map(|level| Level {
            guess: guess(level),
            count: 0,
        })
        .collect();
    for chosen in choices.0.values() {
        let distance = |level: &Level| (level.guess - f64::from(chosen[0])).abs();
        let nearest = (0..LEVELS)
            .reduce(|best, next| {
                if distance(&levels[next]) < distance(&levels[best]) {
                    next
                } else {
                    best
                }
            })
            .unwrap_or_default();
        levels[nearest].count += 1;
    }
    Some(levels)
}

/// λ, a number for each point; infinite where only what is best is chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Logit {
    pub lambda: f64,
    pub low: f64,
    pub high: f64,
}

/// Why there is no λ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoLogit {
    /// It is not asked for.
    OtherGame,
    /// Nobody is on one of the sides.
    NoSide,
    /// All actions bring the same.
    Flat,
}

/// What twice the logarithm of the likelihood ratio may be: the 95 % quantile of chi-square with one degree of freedom.
const ALLOWED: f64 = 3.841_458_820_694_124;

/// Of one side: what its actions bring on average, and how often each was chosen.
struct Side {
    worth: Vec<f64>,
    counts: Vec<f64>,
}

impl Side {
    fn best(&self) -> f64 {
        self.worth.iter().copied().fold(f64::MIN, f64::max)
    }

    /// Whether nothing but what is best was chosen.
    fn is_best(&self) -> bool {
        let each = self.worth.iter().zip(&self.counts);
        each.into_iter()
            .all(|(worth, count)| *count == 0.0 || *worth == self.best())
    }

    /// What the logarithm of the likelihood grows to with λ, where nothing else was chosen.
    fn likelihood_of_best(&self) -> f64 {
        let many = self.worth.iter().filter(|worth| **worth == self.best());
        -self.counts.iter().sum::<f64>() * libm::log(many.count() as f64)
    }

    /// Of the logarithm of the likelihood: its value and its slope.
    fn likelihood(&self, lambda: f64) -> [f64; 2] {
        let best = self.best();
        let weights: Vec<f64> = self
            .worth
            .iter()
            .map(|worth| libm::exp(lambda * (worth - best)))
            .collect();
        let sum: f64 = weights.iter().sum();
        let mean: f64 = weights
            .iter()
            .zip(&self.worth)
            .map(|(weight, worth)| weight * worth)
            .sum::<f64>()
            / sum;
        let each = |(worth, count): (&f64, &f64)| {
            [
                count * (lambda * (worth - best) - libm::log(sum)),
                count * (worth - mean),
            ]
        };
        let all = self.worth.iter().zip(&self.counts).map(each);
        all.fold([0.0; 2], |sum, next| [sum[0] + next[0], sum[1] + next[1]])
    }
}

/// The logit response of a class in a strategic game.
///
/// # Errors
/// Why there is none.
pub fn logit(round: &Round, choices: &Choices) -> Result<Logit, NoLogit> {
    let sides = sides(round, choices)?;
    let is_flat = |side: &Side| side.worth.iter().all(|worth| *worth == side.worth[0]);
    if sides.iter().all(is_flat) {
        return Err(NoLogit::Flat);
    }
    let likelihood = |lambda: f64| {
        let all = sides.iter().map(|side| side.likelihood(lambda));
        all.fold([0.0; 2], |sum, next| [sum[0] + next[0], sum[1] + next[1]])
    };
    let (lambda, greatest) = if sides.iter().all(Side::is_best) {
        let all = sides.iter().map(Side::likelihood_of_best);
        (f64::INFINITY, all.sum())
    } else {
        let lambda = crossing(0.0, f64::INFINITY, |lambda| likelihood(lambda)[1] > 0.0);
        (lambda, likelihood(lambda)[0])
    };
    let is_refused = |lambda: f64| likelihood(lambda)[0] < greatest - ALLOWED / 2.0;
    Ok(Logit {
        lambda,
        low: if is_refused(0.0) {
            crossing(0.0, lambda, is_refused)
        } else {
            0.0
        },
        high: if lambda.is_finite() {
            crossing(lambda, f64::INFINITY, |lambda| !is_refused(lambda))
        } else {
            f64::INFINITY
        },
    })
}

/// Where something that holds from `low` on ends, before `high`: it does not hold any more from there to `high`.
fn crossing(low: f64, high: f64, holds: impl Fn(f64) -> bool) -> f64 {
    let (mut low, mut high) = (low, high);
    if high.is_infinite() {
        let mut step = f64::EPSILON;
        while holds(low + step) && step < f64::MAX / 4.0 {
            step *= 2.0;
        }
        high = low + step;
    }
    // As often as a number has binary digits, and then some.
    for _ in 0..64 {
        let middle = f64::midpoint(low, high);
        if holds(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

fn sides(round: &Round, choices: &Choices) -> Result<Vec<Side>, NoLogit> {
    let ClassGame::Strategic(strategic) = &round.game else {
        return Err(NoLogit::OtherGame);
    };
    let fields = summary(round, choices);
    let side = |role: usize| {
        let counts = fields.get(role)?.counts.iter();
        let counts: Vec<f64> = counts.map(|count| *count as f64).collect();
        let other = fields.get(1 - role).or(fields.first())?;
        let all: usize = other.counts.iter().sum();
        if all == 0 {
            return None;
        }
        let worth = |own: usize| {
            let each = other.counts.iter().enumerate();
            let each = each.map(|(other, count)| {
                strategic.game.fraction(role, own, other).value() * *count as f64
            });
            each.sum::<f64>() / all as f64
        };
        let worth = (0..counts.len()).map(worth).collect();
        Some(Side { worth, counts })
    };
    let sides: Option<Vec<Side>> = (0..fields.len()).map(side).collect();
    sides.ok_or(NoLogit::NoSide)
}
