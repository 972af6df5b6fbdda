//! History of how an information set was played at the moments of the main run that are kept, with Kuhn's equilibria where they are
//! known, and of what was regretted there.

use engines::regret::GameTree;
use engines::regret::kuhn_equilibrium::{self, MAX_ALPHA};
use experiments::regret::{MainRun, Past};
use texts::InformationSetTexts;

/// Whose history is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    Average,
    Current,
    Regret,
}

impl Of {
    /// By slot.
    fn slots(self, past: &Past) -> &[f32] {
        match self {
            Self::Average => &past.average,
            Self::Current => &past.current,
            Self::Regret => &past.regrets,
        }
    }

    /// The title of its chart.
    pub fn title(self, words: &InformationSetTexts) -> &'static str {
        match self {
            Self::Average => words.history_of_average,
            Self::Current => words.history_of_current,
            Self::Regret => words.history_of_regret,
        }
    }
}

/// A line an action: its value at each moment.
pub fn actions(tree: &GameTree, main: &MainRun, row: usize, of: Of) -> Vec<Vec<f64>> {
    let action = |slot: usize| {
        let values = main.past.iter().map(|past| f64::from(of.slots(past)[slot]));
        values.collect()
    };
    tree.slots(row).map(action).collect()
}

/// Lines across: the last action's probability in the equilibria of Kuhn poker, from the lowest to the highest, one line where all
/// agree; none in other games.
pub fn equilibria(
    tree: &GameTree,
    row: usize,
    action: &str,
    words: &InformationSetTexts,
) -> Vec<(String, f64)> {
    let last = |alpha: f64| {
        let strategy = kuhn_equilibrium::strategy(tree, alpha)?;
        strategy.row(tree, row).last().copied()
    };
    let (Some(low), Some(high)) = (last(0.0), last(MAX_ALPHA)) else {
        return Vec::new();
    };
    if low == high {
        return vec![((words.in_equilibrium)(action), low)];
    }
    vec![
        ((words.lowest_in_equilibrium)(action), low),
        ((words.highest_in_equilibrium)(action), high),
    ]
}
