//! Twin: the zero-sum game that a game of two is as good as, if it is strategically zero-sum.
//!
//! Nobody's best answers change if their payoffs are multiplied by a number above 0, or if something is added that depends on the other's action alone. So a game is
//! as good as a zero-sum one if w aᵢⱼ + bᵢⱼ = rᵢ + cⱼ for some w above 0: its equilibria are those of w aᵢⱼ − cⱼ against cⱼ − w aᵢⱼ. Games whose payoffs add up
//! to the same everywhere are the case w = 1 with constants. Source: H. Moulin and J.-P. Vial, "Strategically zero-sum games" (1978), of which these are the ones with best
//! answers, and not only equilibria, alike.

use super::StrategicGame;
use crate::fraction::Fraction;

impl StrategicGame {
    /// The zero-sum game with the same best answers; `None` if there is none, for other numbers of players, and where numbers grow too long.
    pub fn zero_sum_twin(&self) -> Option<Self> {
        if self.players().len() != 2 {
            return None;
        }
        let weight = self.weight()?;
        let [rows, columns] = [self.size(0), self.size(1)];
        // With nothing added to the first row.
        let weighted =
            |row: usize, column: usize| weight.checked_mul(self.payoff(row * columns + column, 0));
        let sum = |row: usize, column: usize| {
            weighted(row, column)?.checked_add(self.payoff(row * columns + column, 1))
        };
        let added: Option<Vec<Fraction>> = (0..columns).map(|column| sum(0, column)).collect();
        let added = added?;
        let mut payoffs = Vec::with_capacity(2 * rows * columns);
        for row in 0..rows {
            let own = sum(row, 0)?.checked_add(-added[0])?;
            for (column, &other) in added.iter().enumerate() {
                if sum(row, column)? != own.checked_add(other)? {
                    return None;
                }
                let payoff = weighted(row, column)?.checked_add(-other)?;
                payoffs.extend([payoff, -payoff]);
            }
        }
        let (players, actions) = (self.players().to_vec(), self.actions().to_vec());
        Self::new(self.title.clone(), players, actions, payoffs).ok()
    }

    /// What the first player's payoffs have to be multiplied by: what the second's change by, where the first's do. 1 where none of them does.
    fn weight(&self) -> Option<Fraction> {
        let columns = self.size(1);
        let change = |player: usize, row: usize, column: usize| {
            let at = |row: usize, column: usize| self.payoff(row * columns + column, player);
            let here = at(row, column).checked_add(at(0, 0))?;
            let there = at(row, 0).checked_add(at(0, column))?;
            here.checked_add(-there)
        };
        for row in 1..self.size(0) {
            for column in 1..columns {
                let first = change(0, row, column)?;
                if first != Fraction::ZERO {
                    let second = change(1, row, column)?;
                    let weight = -second.checked_mul(first.inverse()?)?;
                    return (weight > Fraction::ZERO).then_some(weight);
                }
            }
        }
        Some(Fraction::ONE)
    }
}
