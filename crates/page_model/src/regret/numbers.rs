//! Numbers of the information set that a step is about, before and after, and those of all.

use engines::regret::in_proportion;
use engines::regret::record::{RowState, Step};

/// What is told about an information set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Of each action σ, v_a, v_a − v, the regret before and after, the strategy that matches it, what the average gets.
    Learned,
    /// Of each action the regret before and after, and the strategy before and after.
    Changed,
}

/// The numbers of a step that changes an information set.
#[derive(Clone, Debug, PartialEq)]
pub struct StepNumbers {
    pub row: u32,
    pub kind: Kind,
    /// A line an action.
    pub lines: Vec<Vec<f64>>,
}

impl StepNumbers {
    /// Of this step; `None` of one that changes nothing.
    pub fn of(step: &Step) -> Option<Self> {
        let (row, kind, lines) = match step {
            Step::Learn { row, .. } => (*row, Kind::Learned, learned(step)),
            Step::Average {
                row, before, after, ..
            }
            | Step::Settle { row, before, after } => (*row, Kind::Changed, changed(before, after)),
            Step::Enter { .. } | Step::Leave { .. } => return None,
        };
        Some(Self { row, kind, lines })
    }
}

fn learned(step: &Step) -> Vec<Vec<f64>> {
    let Step::Learn {
        value,
        action_values,
        strategy_added,
        before,
        after,
        ..
    } = step
    else {
        return Vec::new();
    };
    let coming = in_proportion(&after.cumulative_regret);
    let line = |index: usize| {
        vec![
            before.strategy[index],
            action_values[index],
            action_values[index] - value,
            before.cumulative_regret[index],
            after.cumulative_regret[index],
            coming[index],
            strategy_added[index],
        ]
    };
    (0..action_values.len()).map(line).collect()
}

fn changed(before: &RowState, after: &RowState) -> Vec<Vec<f64>> {
    let line = |index: usize| {
        vec![
            before.cumulative_regret[index],
            after.cumulative_regret[index],
            before.strategy[index],
            after.strategy[index],
        ]
    };
    (0..after.strategy.len()).map(line).collect()
}

/// Of each action of an information set σ, the regret and the average strategy.
pub fn now(known: &RowState) -> Vec<[f64; 3]> {
    let average = in_proportion(&known.cumulative_strategy);
    let line = |index: usize| {
        [
            known.strategy[index],
            known.cumulative_regret[index],
            average[index],
        ]
    };
    (0..known.strategy.len()).map(line).collect()
}
