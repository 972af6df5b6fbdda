//! Payoffs of a game of two as plain numbers, for two populations or for one that plays against itself.

use games::strategic::StrategicGame;

/// The strategies of both players, a probability for each action. In the form of one population the two are the same.
pub type Point = [Vec<f64>; 2];

/// The payoffs.
#[derive(Clone, Debug, PartialEq)]
pub struct Payoffs {
    /// By player: an own action a row, an action of the other one a column.
    rows: [Vec<Vec<f64>>; 2],
    is_one_population: bool,
}

impl Payoffs {
    /// Of a game of two players, each a population of their own.
    pub fn of_two(game: &StrategicGame) -> Self {
        let payoff = |player: usize, own: usize, other: usize| {
            let profile = if player == 0 {
                [own, other]
            } else {
                [other, own]
            };
            game.payoff(game.profile(&profile), player).value()
        };
        let rows = |player: usize| {
            let row = |own| (0..game.size(1 - player)).map(move |other| payoff(player, own, other));
            (0..game.size(player))
                .map(|own| row(own).collect())
                .collect()
        };
        Self {
            rows: [rows(0), rows(1)],
            is_one_population: false,
        }
    }

    /// Of a population that plays a symmetric game against itself; `None` of other games.
    pub fn of_one(game: &StrategicGame) -> Option<Self> {
        game.is_symmetric().then(|| Self {
            is_one_population: true,
            ..Self::of_two(game)
        })
    }

    /// How many actions `player` has.
    pub fn size(&self, player: usize) -> usize {
        self.rows[player].len()
    }

    /// Whether both strategies are those of one population.
    pub fn is_one_population(&self) -> bool {
        self.is_one_population
    }

    /// Every action with the same probability.
    pub fn uniform(&self) -> Point {
        [0, 1].map(|player| vec![1.0 / self.size(player) as f64; self.size(player)])
    }

    /// What `player` gets by an own action against one of the other.
    pub fn payoff(&self, player: usize, own: usize, other: usize) -> f64 {
        self.rows[player][own][other]
    }

    /// What each action of `player` pays at a point.
    pub fn values(&self, player: usize, point: &Point) -> Vec<f64> {
        let value = |row: &Vec<f64>| expected(row, &point[1 - player]);
        self.rows[player].iter().map(value).collect()
    }

    /// The largest difference between two payoffs of one player: what a step's length is measured by.
    pub fn range(&self) -> f64 {
        let range = |rows: &Vec<Vec<f64>>| {
            let all = rows.iter().flatten().copied();
            all.clone().fold(f64::NEG_INFINITY, f64::max) - all.fold(f64::INFINITY, f64::min)
        };
        self.rows.iter().map(range).fold(0.0, f64::max)
    }

    /// Something about each population, once if there is only one.
    pub(super) fn each(&self, mut of: impl FnMut(usize) -> Vec<f64>) -> Point {
        let first = of(0);
        let second = if self.is_one_population {
            first.clone()
        } else {
            of(1)
        };
        [first, second]
    }

    /// How many products it takes to know what every action pays.
    pub(super) fn products(&self) -> u64 {
        2 * (self.size(0) * self.size(1)) as u64
    }
}

/// The mean of these values with these probabilities.
pub(super) fn expected(values: &[f64], probabilities: &[f64]) -> f64 {
    let products = values.iter().zip(probabilities);
    products
        .map(|(value, probability)| value * probability)
        .sum()
}

/// A sum, number by number: `numbers` and so many times `others`.
pub(super) fn plus(numbers: &[f64], times: f64, others: &[f64]) -> Vec<f64> {
    let pairs = numbers.iter().zip(others);
    pairs
        .map(|(number, other)| number + times * other)
        .collect()
}

/// Probabilities in proportion to the exponentials of these numbers.
pub(super) fn exponential_shares(numbers: &[f64]) -> Vec<f64> {
    let most = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let exponentials = numbers.iter().map(|number| libm::exp(number - most));
    let shares: Vec<f64> = exponentials.collect();
    // The largest is 1, so the sum is at least that.
    let sum: f64 = shares.iter().sum();
    shares.into_iter().map(|share| share / sum).collect()
}
