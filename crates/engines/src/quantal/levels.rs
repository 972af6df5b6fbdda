//! Levels: players who think so many steps ahead, exactly.
//!
//! Level 0 chooses all actions alike. Level k responds best to level k − 1 (R. Nagel, 1995; D. O. Stahl and P. W. Wilson, 1995); in the cognitive hierarchy, to
//! all lower levels in the proportions of a Poisson distribution with mean τ, as if nobody thought further (C. F. Camerer, T.-H. Ho and J.-K. Chong, 2004).
//! Best responses that pay the same are chosen alike. Each other player's level is drawn alone.

use crate::exact::rational::{Rational, of_fraction, value};
use games::fraction::Fraction;
use games::strategic::StrategicGame;

/// Levels of a hierarchy that are looked at: beyond, for a mean of at most [`MAX_MEAN`], there is less than 10⁻⁹ of them.
pub const LEVELS: usize = 26;
/// The greatest mean.
pub const MAX_MEAN: i64 = 5;

/// A strategy of each player, exactly.
pub type Profile = Vec<Vec<Rational>>;

fn uniform(game: &StrategicGame) -> Profile {
    let strategy = |player: usize| {
        let size = game.size(player);
        vec![Rational::ONE / Rational::from(size as u64); size]
    };
    (0..game.players().len()).map(strategy).collect()
}

/// What each action of a player pays against strategies of the others.
fn values(game: &StrategicGame, strategies: &Profile, player: usize) -> Vec<Rational> {
    let mut values = vec![Rational::ZERO; game.size(player)];
    for profile in 0..game.profiles() {
        let actions = game.actions_of(profile);
        let others = actions
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != player);
        let weight = others.fold(Rational::ONE, |weight, (other, &action)| {
            weight * &strategies[other][action]
        });
        if !weight.is_zero() {
            values[actions[player]] += weight * of_fraction(game.payoff(profile, player));
        }
    }
    values
}

/// What everybody responds best, those that pay the same alike.
fn best_responses(game: &StrategicGame, strategies: &Profile) -> Profile {
    let best = |player: usize| {
        let values = values(game, strategies, player);
        let most = values.iter().max().cloned().unwrap_or_default();
        let count = values.iter().filter(|value| **value == most).count() as u64;
        let share = |value: &Rational| match *value == most {
            true => Rational::ONE / Rational::from(count),
            false => Rational::ZERO,
        };
        values.iter().map(share).collect()
    };
    (0..game.players().len()).map(best).collect()
}

/// Levels 0, 1, … up to one.
pub fn levels(game: &StrategicGame, last: usize) -> Vec<Profile> {
    let next = |before: &Profile| Some(best_responses(game, before));
    core::iter::successors(Some(uniform(game)), next)
        .take(last + 1)
        .collect()
}

/// A cognitive hierarchy.
#[derive(Clone, Debug, PartialEq)]
pub struct Hierarchy {
    /// What levels 0, 1, … do.
    pub levels: Vec<Profile>,
    /// How often each action is chosen in the whole population, by player.
    pub choices: Vec<Vec<f64>>,
}

/// The hierarchy with this mean, from 0 to [`MAX_MEAN`].
pub fn hierarchy(game: &StrategicGame, mean: Fraction) -> Hierarchy {
    let mean = of_fraction(mean);
    let mut weight = Rational::ONE;
    let mut levels = vec![uniform(game)];
    // The sum of what lower levels do, each as often as it comes, but for a factor.
    let mut sum = levels[0].clone();
    let mut total = Rational::ONE;
    let mut choices: Vec<Vec<f64>> = sum
        .iter()
        .map(|strategy| strategy.iter().map(value).collect())
        .collect();
    for level in 1..LEVELS {
        let share = |part: &Rational| part / &total;
        let belief: Profile = sum
            .iter()
            .map(|own| own.iter().map(share).collect())
            .collect();
        let next = best_responses(game, &belief);
        weight = weight * &mean / Rational::from(level as u64);
        total += &weight;
        for ((sum, choices), next) in sum.iter_mut().zip(&mut choices).zip(&next) {
            for ((sum, choice), part) in sum.iter_mut().zip(choices).zip(next) {
                *sum += &weight * part;
                *choice += value(&weight) * value(part);
            }
        }
        levels.push(next);
    }
    let factor = choices.first().map_or(1.0, |own| own.iter().sum());
    for choice in choices.iter_mut().flatten() {
        *choice /= factor;
    }
    Hierarchy { levels, choices }
}
