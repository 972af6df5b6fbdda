//! Bar: the shares of some actions one beside the other, from the left, with where the equilibria end the first of them and
//! where the current strategy ends each.

/// What a bar shows, in shares of its width.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bar {
    /// Of the average strategy; what is left over is the ground.
    pub shares: Vec<f64>,
    /// Where the current strategy ends each of them.
    pub current: Vec<f64>,
    /// Where the equilibria end the first, from the lowest to the highest.
    pub frame: Option<(f64, f64)>,
    /// Where the equilibrium that was chosen ends it.
    pub chosen: Option<f64>,
}

impl Bar {
    /// Of these actions of an information set, by their numbers, from the left.
    pub fn of(average: &[f64], current: &[f64], actions: &[usize]) -> Self {
        let ends = actions.iter().scan(0.0, |sum, &action| {
            *sum += current[action];
            Some(*sum)
        });
        Self {
            shares: actions.iter().map(|&action| average[action]).collect(),
            current: ends.collect(),
            frame: None,
            chosen: None,
        }
    }
}
