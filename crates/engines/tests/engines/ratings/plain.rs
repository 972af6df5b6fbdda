//! The plain fit: all derivatives written out, Newton's method with Gauss–Jordan elimination, no groups and no steps.

/// Competitions as lists of teams, each a list of features, and the place of the winner.
pub type Plain = Vec<(Vec<Vec<usize>>, usize)>;

/// The gradient and minus the second derivatives of the logarithm of the likelihood, with the prior.
fn derivatives(data: &Plain, prior: f64, at: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let size = at.len();
    let (mut gradient, mut hessian) = (vec![0.0; size], vec![vec![0.0; size]; size]);
    for (teams, winner) in data {
        let has = |team: &Vec<usize>, feature| f64::from(u8::from(team.contains(&feature)));
        let strength =
            |team: &Vec<usize>| team.iter().map(|&feature| at[feature]).sum::<f64>().exp();
        let all: f64 = teams.iter().map(strength).sum();
        let mean = |value: &dyn Fn(&Vec<usize>) -> f64| {
            teams
                .iter()
                .map(|team| strength(team) / all * value(team))
                .sum::<f64>()
        };
        for row in 0..size {
            let of_row = mean(&|team| has(team, row));
            gradient[row] += has(&teams[*winner], row) - of_row;
            for (column, cell) in hessian[row].iter_mut().enumerate() {
                let both = mean(&|team| has(team, row) * has(team, column));
                *cell += both - of_row * mean(&|team| has(team, column));
            }
        }
    }
    for feature in 0..size {
        let chance = at[feature].exp() / (1.0 + at[feature].exp());
        gradient[feature] += prior * (1.0 - 2.0 * chance);
        hessian[feature][feature] += 2.0 * prior * chance * (1.0 - chance);
    }
    (gradient, hessian)
}

/// The inverse of a matrix.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (row, cells) in matrix.iter_mut().enumerate() {
        cells.extend((0..size).map(|column| f64::from(u8::from(row == column))));
    }
    for pivot in 0..size {
        let divisor = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|cell| *cell /= divisor);
        let cells = matrix[pivot].clone();
        for (row, other) in matrix
            .iter_mut()
            .enumerate()
            .filter(|(row, _)| *row != pivot)
        {
            let factor = other[pivot];
            assert!(row != pivot);
            other
                .iter_mut()
                .zip(&cells)
                .for_each(|(cell, known)| *cell -= factor * known);
        }
    }
    matrix.into_iter().map(|row| row[size..].to_vec()).collect()
}

/// ln γ of the most likely strengths, and their standard errors.
pub fn newton(data: &Plain, prior: f64, features: usize) -> (Vec<f64>, Vec<f64>) {
    let mut at = vec![0.0; features];
    for _ in 0..60 {
        let (gradient, hessian) = derivatives(data, prior, &at);
        let covariance = inverse(hessian);
        for (value, row) in at.iter_mut().zip(&covariance) {
            let step: f64 = row
                .iter()
                .zip(&gradient)
                .map(|(cell, slope)| cell * slope)
                .sum();
            *value += step.clamp(-1.0, 1.0);
        }
    }
    let covariance = inverse(derivatives(data, prior, &at).1);
    let errors = (0..features).map(|feature| covariance[feature][feature].sqrt());
    (at, errors.collect())
}
