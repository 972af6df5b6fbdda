//! Tensors: what something pays for each profile of some players' actions, and its mean when they mix.

use crate::intervals::Interval;

/// A mixed strategy between bounds, a probability for each action of a support.
pub type Bounds = Vec<Interval>;

/// How narrow a mean is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// Of strategies: it lies between what is mixed.
    OfStrategies,
    /// Of numbers that add up to 1, of any sign.
    OfAnyNumbers,
}

/// A number for each profile of some players, the last one's action changing fastest.
#[derive(Clone, Debug)]
pub struct Tensor {
    pub players: Vec<usize>,
    pub numbers: Vec<Interval>,
}

impl Tensor {
    /// The mean over all players.
    pub fn mean(&self, strategies: &[Bounds], means: Means) -> Interval {
        self.along(None, strategies, means)[0]
    }

    /// The means over all players but one, by that one's actions.
    pub fn along(&self, kept: Option<usize>, strategies: &[Bounds], means: Means) -> Bounds {
        let (mut numbers, mut inner) = (self.numbers.clone(), 1);
        for &player in self.players.iter().rev() {
            let strategy = &strategies[player];
            if Some(player) == kept {
                inner = strategy.len();
            } else if strategy.len() > 1 {
                numbers = mixed(&numbers, inner, strategy, means);
            }
        }
        numbers
    }
}

fn mixed(numbers: &[Interval], inner: usize, strategy: &[Interval], means: Means) -> Bounds {
    let size = strategy.len();
    let block = |block: &[Interval]| -> Bounds {
        let column = |place: usize| (0..size).map(move |action| action * inner + place);
        let mean = |place: usize| {
            let values: Bounds = column(place).map(|at| block[at]).collect();
            mean(&values, strategy, means)
        };
        (0..inner).map(mean).collect()
    };
    numbers.chunks(size * inner).flat_map(block).collect()
}

/// The mean in two ways, of which what they have in common is true: one has the better lower bound, the other the better upper one.
fn mean(values: &[Interval], strategy: &[Interval], means: Means) -> Interval {
    let last = values[values.len() - 1];
    let [one, other] = match means {
        Means::OfAnyNumbers => [Interval::ZERO, last],
        Means::OfStrategies => [
            Interval::point(values[critical(values, strategy, 1.0)].low),
            Interval::point(values[critical(values, strategy, -1.0)].high),
        ],
    };
    let (one, other) = (
        beyond(one, values, strategy),
        beyond(other, values, strategy),
    );
    one.common(other).unwrap_or(one)
}

/// The mean, as a value and what all actions pay beyond it: true for any, since probabilities add up to 1.
fn beyond(value: Interval, values: &[Interval], strategy: &[Interval]) -> Interval {
    let mut sum = value;
    for (&other, &part) in values.iter().zip(strategy) {
        if other != value {
            sum = sum + (other - value) * part;
        }
    }
    sum
}

/// The action up to which probabilities are as large as they can be if the mean, times a sign, is as small as it can be. Compared with what that one pays, the bound is
/// best: it is the dual of a linear programme.
fn critical(values: &[Interval], strategy: &[Interval], sign: f64) -> usize {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| {
        let [a, b] = [a, b].map(|action| sign * values[action].middle());
        a.total_cmp(&b)
    });
    let mut rest = 1.0 - strategy.iter().map(|part| part.low).sum::<f64>();
    for &action in &order {
        rest -= strategy[action].width();
        if rest <= 0.0 {
            return action;
        }
    }
    order[order.len() - 1]
}
