//! Information set that is looked at, in a few lines: what the iteration has taught there, and what is done now.

use super::shown::Shown;
use super::table::naming::signed;
use super::walk_state::WalkState;
use engines::regret::record::{Iteration, Step};
use experiments::regret::naming::action_names;
use texts::Texts;

/// What one iteration has added to the regrets of a row, all histories together.
pub fn added(iteration: &Iteration, row: usize, actions: usize) -> Vec<f64> {
    let mut sums = vec![0.0; actions];
    for step in &iteration.steps {
        if let Step::Learn {
            row: of,
            regret_added,
            ..
        } = step
            && *of as usize == row
        {
            for (sum, added) in sums.iter_mut().zip(regret_added) {
                *sum += added;
            }
        }
    }
    sums
}

/// What is done there now; empty before anything was learned.
pub fn now(shown: &Shown, row: usize, texts: &Texts) -> String {
    let words = &texts.labs.regret.pictures;
    let names = action_names(&shown.learned.tree, row, texts);
    let told = shown.row(row).map(|(_, current)| {
        let pairs = names.iter().zip(current);
        let told = pairs.map(|(name, &share)| format!("{name} {}", (words.percent)(share)));
        (words.set_line.now)(&told.collect::<Vec<_>>().join(", "))
    });
    told.unwrap_or_default()
}

/// What the iteration has added to each regret, and what they are now, `end` being the walk at its end; `None` of an iteration of
/// another game.
pub fn regrets(
    shown: &Shown,
    row: usize,
    iteration: &Iteration,
    end: &WalkState,
    texts: &Texts,
) -> Option<Vec<String>> {
    let words = &texts.labs.regret.pictures.set_line;
    let tree = &shown.learned.tree;
    if !iteration.fits(tree) {
        return None;
    }
    let names = action_names(tree, row, texts);
    let added = added(iteration, row, names.len());
    let regret = |(action, name): (usize, &String)| {
        let now = end.rows[row].cumulative_regret[action];
        let (added, now) = (signed(added[action], texts), signed(now, texts));
        (words.regret)(name, &added, &now)
    };
    Some(names.iter().enumerate().map(regret).collect())
}

/// What the fields for fixing begin with: the average, or every action alike before there is one.
pub fn start(shown: &Shown, row: usize) -> Vec<f64> {
    let actions = shown.learned.tree.slots(row).len();
    let average = shown.row(row).map(|(average, _)| average.to_vec());
    average.unwrap_or_else(|| vec![1.0 / actions as f64; actions])
}
