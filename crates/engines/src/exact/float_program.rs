//! A linear programme in floats, and what the parametric simplex method adds to it.

use super::factors::Entry;
use crate::effort;
use random::Random;

/// The most of costs · z with matrix · z = right and z ≥ 0, but for variables that are free.
#[derive(Clone, Debug)]
pub struct FloatProgram {
    /// By variable.
    pub columns: Vec<Vec<Entry<f64>>>,
    pub costs: Vec<f64>,
    pub is_free: Vec<bool>,
    /// By row.
    pub right: Vec<f64>,
}

impl FloatProgram {
    /// The columns of a basis.
    pub fn chosen(&self, basic: &[usize]) -> Vec<&[Entry<f64>]> {
        let columns = basic.iter().map(|&variable| &self.columns[variable][..]);
        columns.collect()
    }

    /// `prices` · each column without a place in the basis; 0 for those with one.
    pub fn products(&self, prices: &[f64], places: &[Option<usize>]) -> Vec<f64> {
        effort::spend(2 * self.columns.len() as u64);
        let product = |(column, place): (&Vec<Entry<f64>>, &Option<usize>)| match place {
            Some(_) => 0.0,
            None => {
                let entries = column.iter();
                entries.fold(0.0, |sum, &(row, entry)| sum + entry * prices[row])
            }
        };
        self.columns.iter().zip(places).map(product).collect()
    }

    /// What right sides, by row, and costs, by variable, are changed by so that every basic variable and every reduced cost gets something positive.
    pub fn additions(&self, basic: &[usize], random: &mut Random) -> [Vec<f64>; 2] {
        let mut rights = vec![0.0; self.right.len()];
        let mut costs: Vec<f64> = self.costs.iter().map(|_| -addition(random)).collect();
        for &variable in basic {
            costs[variable] = 0.0;
            if self.is_free[variable] {
                continue;
            }
            let amount = addition(random);
            for &(row, entry) in &self.columns[variable] {
                rights[row] += entry * amount;
            }
        }
        [rights, costs]
    }
}

/// From 1 to 2.
pub fn addition(random: &mut Random) -> f64 {
    1.0 + random.unit()
}
