//! System: the equations of logit quantal response equilibria, in logarithms of probabilities.
//!
//! The unknowns are z, the logarithm of each action's probability, player by player, and λ, the precision, times the greatest difference of payoffs. For each
//! player z(a) − z(first) = λ (u(a) − u(first)) for all other actions a, and all exp z add up to 1. Source: T. L. Turocy, "A dynamic homotopy interpretation of the
//! logistic quantal response equilibrium correspondence" (2005), which has the same unknowns.

use crate::intervals::Interval;
use games::fraction::Fraction;
use games::strategic::StrategicGame;

type Bounds = Vec<Interval>;

/// A point of a branch.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The precision in the game's unit: payoffs times it are numbers without one.
    pub lambda: f64,
    /// By player, then by action.
    pub strategies: Vec<Vec<f64>>,
    pub(super) unknowns: Vec<f64>,
}

/// A game whose payoffs are divided by [`Self::scale`].
#[derive(Clone, Debug)]
pub struct Responses {
    sizes: Vec<usize>,
    /// The number of each player's first action among all, and how many there are.
    first: Vec<usize>,
    /// What players get beyond what their first action would pay: by player, then by profile.
    gains: Vec<Bounds>,
    scale: f64,
}

/// What players get beyond what their first action would pay: each action alone, and against each action of another player; 0 against an own one.
struct Pays {
    actions: Bounds,
    pairs: Vec<Bounds>,
}

impl Responses {
    /// Of a game. Where nobody's payoffs differ the scale is 1.
    pub fn new(game: &StrategicGame) -> Self {
        let players = 0..game.players().len();
        let sizes: Vec<usize> = players.clone().map(|player| game.size(player)).collect();
        let first = (0..=sizes.len()).map(|player| sizes[..player].iter().sum());
        let range = |player: usize| {
            let payoffs = (0..game.profiles()).map(|profile| game.payoff(profile, player));
            let ends = payoffs.fold(None, |ends: Option<[Fraction; 2]>, payoff| {
                Some(ends.map_or([payoff; 2], |[low, high]| {
                    [low.min(payoff), high.max(payoff)]
                }))
            });
            ends.map_or(0.0, |[low, high]| high.value() - low.value())
        };
        let most = players.clone().map(range).fold(0.0, f64::max);
        let scale = if most > 0.0 { most } else { 1.0 };
        let gains = |player: usize| {
            let gain = |profile| gain(game, player, profile) / Interval::point(scale);
            (0..game.profiles()).map(gain).collect()
        };
        Self {
            first: first.collect(),
            gains: players.map(gains).collect(),
            sizes,
            scale,
        }
    }

    /// How many actions there are, of all players.
    pub fn actions(&self) -> usize {
        self.first[self.sizes.len()]
    }

    /// The greatest difference of payoffs of a player.
    pub fn scale(&self) -> f64 {
        self.scale
    }

    /// λ in the game's unit, from the unknown.
    pub fn lambda(&self, unknown: f64) -> f64 {
        unknown / self.scale
    }

    /// The unknown that stands for λ in the game's unit.
    pub fn unknown(&self, lambda: f64) -> f64 {
        lambda * self.scale
    }

    /// Everybody chooses all actions alike, which they do where λ is 0.
    pub fn uniform(&self) -> Vec<f64> {
        let logarithms = self.sizes.iter();
        let logarithms = logarithms.flat_map(|&size| vec![-libm::log(size as f64); size]);
        logarithms.chain([0.0]).collect()
    }

    /// The strategies of all players, whose parts add up to 1.
    fn strategies(&self, unknowns: &[f64]) -> Vec<Vec<f64>> {
        let strategy = |player: usize| {
            let own = &unknowns[self.first[player]..self.first[player + 1]];
            let parts: Vec<f64> = own.iter().map(|&part| libm::exp(part)).collect();
            let sum: f64 = parts.iter().sum();
            parts.into_iter().map(|part| part / sum).collect()
        };
        (0..self.sizes.len()).map(strategy).collect()
    }

    /// The point that unknowns stand for.
    pub fn point(&self, unknowns: Vec<f64>) -> Point {
        Point {
            lambda: self.lambda(unknowns[self.actions()]),
            strategies: self.strategies(&unknowns),
            unknowns,
        }
    }

    /// What the equations come to.
    pub fn values(&self, unknowns: &[Interval]) -> Bounds {
        let (probabilities, lambda) = self.split(unknowns);
        let pays = self.pays(&probabilities);
        self.equations(|first, action| match action {
            None => {
                let own = &probabilities[first.clone()];
                own.iter().fold(-Interval::ONE, |sum, &part| sum + part)
            }
            Some(action) => {
                unknowns[action] - unknowns[first.start] - lambda * pays.actions[action]
            }
        })
    }

    /// The derivatives: an equation a row, an unknown a column.
    pub fn derivatives(&self, unknowns: &[Interval]) -> Vec<Bounds> {
        let (probabilities, lambda) = self.split(unknowns);
        let pays = self.pays(&probabilities);
        self.equations(|first, action| {
            let mut row = vec![Interval::ZERO; unknowns.len()];
            let Some(action) = action else {
                row[first.clone()].copy_from_slice(&probabilities[first.clone()]);
                return row;
            };
            let base = first.start;
            for (place, &probability) in probabilities.iter().enumerate() {
                row[place] = -(lambda * pays.pairs[action][place] * probability);
            }
            row[action] = row[action] + Interval::ONE;
            row[base] = row[base] - Interval::ONE;
            row[probabilities.len()] = -pays.actions[action];
            row
        })
    }

    /// Probabilities and λ.
    fn split(&self, unknowns: &[Interval]) -> (Bounds, Interval) {
        let count = self.actions();
        let probabilities = unknowns[..count].iter().map(|part| part.exponential());
        (probabilities.collect(), unknowns[count])
    }

    /// For each player's actions their range, and each but the first; then the range alone, for the sum.
    fn equations<T>(&self, of: impl Fn(core::ops::Range<usize>, Option<usize>) -> T) -> Vec<T> {
        let players = 0..self.sizes.len();
        let equations = players.flat_map(|player| {
            let own = self.first[player]..self.first[player + 1];
            let others = own.clone().skip(1).map(Some).chain([None]);
            others.map(move |action| (own.clone(), action))
        });
        equations.map(|(own, action)| of(own, action)).collect()
    }

    fn pays(&self, probabilities: &[Interval]) -> Pays {
        let count = probabilities.len();
        let mut pairs = vec![vec![Interval::ZERO; count]; count];
        let players = self.sizes.len();
        let profiles = self.sizes.iter().product();
        for profile in 0..profiles {
            let places = self.places(profile);
            for player in 0..players {
                let gain = self.gains[player][profile];
                for other in (0..players).filter(|&other| other != player) {
                    let third = (0..players).filter(|&third| third != player && third != other);
                    let weight =
                        third.fold(gain, |weight, third| weight * probabilities[places[third]]);
                    let pair = &mut pairs[places[player]][places[other]];
                    *pair = *pair + weight;
                }
            }
        }
        let mean = |player: usize, action: usize| {
            let other = usize::from(player == 0);
            let others = self.first[other]..self.first[other + 1];
            others.fold(Interval::ZERO, |sum, other| {
                sum + pairs[action][other] * probabilities[other]
            })
        };
        let of_player = |player: usize| {
            (self.first[player]..self.first[player + 1]).map(move |action| (player, action))
        };
        let actions = (0..players)
            .flat_map(of_player)
            .map(|(player, action)| mean(player, action));
        Pays {
            actions: actions.collect(),
            pairs,
        }
    }

    /// The actions of a profile among all actions; the last player's changes fastest.
    fn places(&self, mut profile: usize) -> Vec<usize> {
        let mut places = self.first[..self.sizes.len()].to_vec();
        for player in (0..self.sizes.len()).rev() {
            places[player] += profile % self.sizes[player];
            profile /= self.sizes[player];
        }
        places
    }
}

/// What a player gets in a profile beyond what the player's first action would pay there.
fn gain(game: &StrategicGame, player: usize, profile: usize) -> Interval {
    let mut actions = game.actions_of(profile);
    actions[player] = 0;
    let [own, first] =
        [profile, game.profile(&actions)].map(|profile| game.payoff(profile, player));
    own.checked_add(-first).map_or_else(
        || Interval::of_fraction(own) - Interval::of_fraction(first),
        Interval::of_fraction,
    )
}
