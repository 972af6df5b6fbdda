//! A game of two players as integers: what all exact algorithms calculate with.

use crate::exact::rational::{Rational, over_one_denominator, quotient};
use dashu_int::IBig;
use games::fraction::Fraction;
use games::strategic::StrategicGame;

/// A mixed strategy: a probability for each action.
pub type Mixed = Vec<Rational>;

/// The game: payoffs of each player as integers over the player's own denominator, row by row.
#[derive(Clone, Debug)]
pub struct Bimatrix {
    pub rows: usize,
    pub columns: usize,
    payoffs: [Vec<IBig>; 2],
    denominators: [IBig; 2],
}

impl Bimatrix {
    /// Of a game of two players.
    pub fn new(game: &StrategicGame) -> Self {
        let payoffs = |player| {
            let payoffs = (0..game.profiles()).map(|profile| game.payoff(profile, player));
            over_one_denominator(&payoffs.collect::<Vec<Fraction>>())
        };
        let ((first, below), (second, below_second)) = (payoffs(0), payoffs(1));
        Self {
            rows: game.size(0),
            columns: game.size(1),
            payoffs: [first, second],
            denominators: [below, below_second],
        }
    }

    /// A player's payoff where rows meet columns, times the player's denominator.
    pub fn payoff(&self, player: usize, row: usize, column: usize) -> &IBig {
        &self.payoffs[player][row * self.columns + column]
    }

    /// What a player's integers are over.
    pub fn denominator(&self, player: usize) -> &IBig {
        &self.denominators[player]
    }

    /// How many actions `player` has.
    pub fn size(&self, player: usize) -> usize {
        [self.rows, self.columns][player]
    }

    /// The same payoff where `player` does `own` and the other one `others`.
    pub fn own_payoff(&self, player: usize, own: usize, others: usize) -> &IBig {
        if player == 0 {
            self.payoff(0, own, others)
        } else {
            self.payoff(1, others, own)
        }
    }

    /// The least payoff of a player.
    pub fn least(&self, player: usize) -> IBig {
        self.payoffs[player]
            .iter()
            .min()
            .cloned()
            .unwrap_or_default()
    }

    /// What `player` gets, in the game's own unit.
    pub fn expected(&self, player: usize, strategies: [&Mixed; 2]) -> Rational {
        let mut sum = Rational::ZERO;
        for (row, probability) in strategies[0]
            .iter()
            .enumerate()
            .filter(|(_, p)| !p.is_zero())
        {
            for (column, other) in strategies[1]
                .iter()
                .enumerate()
                .filter(|(_, p)| !p.is_zero())
            {
                sum +=
                    probability * other * Rational::from(self.payoff(player, row, column).clone());
            }
        }
        sum / Rational::from(self.denominators[player].clone())
    }

    /// What each of a player's actions pays against a mixed strategy, in the game's own unit.
    pub fn values(&self, player: usize, against: &Mixed) -> Vec<Rational> {
        let value = |own: usize| {
            let parts = against.iter().enumerate().filter(|(_, p)| !p.is_zero());
            let products = parts.map(|(others, probability)| {
                probability * Rational::from(self.own_payoff(player, own, others).clone())
            });
            products.fold(Rational::ZERO, |sum, product| sum + product)
                / Rational::from(self.denominators[player].clone())
        };
        (0..self.size(player)).map(value).collect()
    }

    /// A number in the player's integers as the game's own unit has it.
    pub fn in_units(&self, player: usize, integer: IBig) -> Rational {
        quotient(integer, self.denominators[player].clone())
    }

    /// Whether a pair is an equilibrium: no action pays more than the strategy, for either player.
    pub fn is_equilibrium(&self, strategies: [&Mixed; 2]) -> bool {
        (0..2).all(|player| {
            let expected = self.expected(player, strategies);
            let values = self.values(player, strategies[1 - player]);
            values.into_iter().all(|value| value <= expected)
        })
    }
}

/// The pure strategy `action` of `size`.
pub fn pure(action: usize, size: usize) -> Mixed {
    let probability = |other| {
        if other == action {
            Rational::ONE
        } else {
            Rational::ZERO
        }
    };
    (0..size).map(probability).collect()
}

/// Weights as probabilities; they are not all 0.
pub fn normalized(weights: &[IBig]) -> Mixed {
    let sum = weights.iter().fold(IBig::ZERO, |sum, weight| sum + weight);
    let probability = |weight: &IBig| quotient(weight.clone(), sum.clone());
    weights.iter().map(probability).collect()
}

/// The actions that are used.
pub fn support(strategy: &Mixed) -> Vec<usize> {
    let used = strategy.iter().enumerate().filter(|(_, p)| !p.is_zero());
    used.map(|(action, _)| action).collect()
}
