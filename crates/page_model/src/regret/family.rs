//! Kuhn's equilibria beside the learned average: the slider that goes through them, and the table.

use engines::regret::Strategy;
use engines::regret::kuhn_equilibrium::MAX_ALPHA;
use experiments::regret::Findings;
use experiments::regret::naming::{action_names, set_name};
use texts::Texts;

/// Steps of the slider.
pub const STEPS: f64 = 300.0;

/// The α of a step of the slider.
pub fn alpha_of(step: f64) -> f64 {
    (MAX_ALPHA * step / STEPS).min(MAX_ALPHA)
}

/// The step of the slider that is nearest to an α.
pub fn step_of(alpha: f64) -> f64 {
    libm::round(alpha / MAX_ALPHA * STEPS)
}

/// The last action of an information set, in the equilibrium and in the average.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub key: String,
    pub name: String,
    pub action: String,
    /// In equilibrium, on average, and how far the one is from the other; a dash where nothing was learned.
    pub numbers: [String; 3],
}

/// A row an information set.
pub fn rows(learned: &Findings, equilibrium: &Strategy, texts: &Texts) -> Vec<Row> {
    let tree = &learned.tree;
    let last = |strategy: &Strategy, row: usize| strategy.row(tree, row).last().copied();
    let number = |number: Option<f64>| {
        number.map_or_else(|| "–".to_owned(), |number| format!("{number:.4}"))
    };
    let rows = tree.information_sets().iter().enumerate();
    let rows = rows.map(|(row, set)| {
        let exact = last(equilibrium, row).unwrap_or_default();
        let main = learned.main.as_ref();
        let average = main.and_then(|main| last(&main.average, row));
        let distance = average.map(|average| (average - exact).abs());
        let actions = action_names(tree, row, texts);
        Row {
            key: set.key.clone(),
            name: set_name(tree, row, texts),
            action: actions.last().cloned().unwrap_or_default(),
            numbers: [Some(exact), average, distance].map(number),
        }
    });
    rows.collect()
}
