//! Information about strengths: the second derivatives of minus the logarithm of the likelihood, by ln γ. Its inverse is the
//! covariance of the estimates, where there are many competitions.
//!
//! A competition adds Σ p_k·x_k·x_kᵀ − x̄·x̄ᵀ, with p_k the probability that team k wins, x_k its features as zeros and ones and
//! x̄ = Σ p_k·x_k; a game of the prior against strength 1 adds γ/(1 + γ)² to the diagonal, and there are 2·v.

/// The information so far, a row after the other.
#[derive(Clone, Debug)]
pub(super) struct Information {
    features: usize,
    matrix: Vec<f64>,
    /// x̄ of the competition at work.
    mean: Vec<f64>,
}

impl Information {
    pub fn new(features: usize) -> Self {
        Self {
            features,
            matrix: vec![0.0; features * features],
            mean: vec![0.0; features],
        }
    }

    /// Adds a competition of these teams.
    pub fn add(&mut self, teams: &[u32], sets: &[u32], strengths: &[f64]) {
        let features = self.features;
        let all: f64 = teams.iter().map(|&team| strengths[team as usize]).sum();
        self.mean.fill(0.0);
        for &team in teams {
            let (set, chance) = (sets[team as usize], strengths[team as usize] / all);
            let members = || (0..features).filter(|feature| set >> feature & 1 == 1);
            for row in members() {
                self.mean[row] += chance;
                members().for_each(|column| self.matrix[row * features + column] += chance);
            }
        }
        let is_there = |mean: &f64| *mean > 0.0;
        for row in 0..features {
            if is_there(&self.mean[row]) {
                let taken = self.mean.iter().map(|mean| mean * self.mean[row]);
                let cells = &mut self.matrix[row * features..(row + 1) * features];
                cells
                    .iter_mut()
                    .zip(taken)
                    .for_each(|(cell, taken)| *cell -= taken);
            }
        }
    }

    /// The standard errors of ln γ.
    pub fn errors(&self, prior: f64, logarithms: &[f64]) -> Vec<f64> {
        let mut matrix = self.matrix.clone();
        for (feature, logarithm) in logarithms.iter().enumerate() {
            let strength = libm::exp(*logarithm);
            matrix[feature * self.features + feature] +=
                2.0 * prior * strength / ((1.0 + strength) * (1.0 + strength));
        }
        match diagonal_of_inverse(matrix, self.features) {
            Some(variances) => variances.into_iter().map(f64::sqrt).collect(),
            None => vec![f64::INFINITY; self.features],
        }
    }
}

/// The diagonal of the inverse of a symmetric matrix, by Cholesky's decomposition; `None` where it is not positive definite.
fn diagonal_of_inverse(mut matrix: Vec<f64>, size: usize) -> Option<Vec<f64>> {
    // L below the diagonal and on it, in place.
    for column in 0..size {
        for row in column..size {
            let known =
                (0..column).map(|place| matrix[row * size + place] * matrix[column * size + place]);
            let rest = matrix[row * size + column] - known.sum::<f64>();
            matrix[row * size + column] = if row > column {
                rest / matrix[column * size + column]
            } else if rest > 0.0 {
                rest.sqrt()
            } else {
                return None;
            };
        }
    }
    // Column i of L⁻¹ by forward substitution; its square is what it adds to the diagonal.
    let square_of_column = |unit: usize| {
        let mut solved = vec![0.0; size];
        for row in unit..size {
            let known = (unit..row).map(|place| matrix[row * size + place] * solved[place]);
            let wanted = if row == unit { 1.0 } else { 0.0 };
            solved[row] = (wanted - known.sum::<f64>()) / matrix[row * size + row];
        }
        solved.iter().map(|value| value * value).sum()
    };
    Some((0..size).map(square_of_column).collect())
}
