//! Regret: its texts, inside an iteration.

/// One iteration, step by step.
#[derive(Debug)]
pub struct RegretInsideTexts {
    /// Of an iteration that a link names but that takes long; takes its number.
    pub costly: fn(&str) -> String,
    pub compute: &'static str,
    pub iteration: &'static str,
    /// Over the buttons that choose an iteration.
    pub iterations: &'static str,
    /// A button's sign, and what it does.
    pub tenth: (&'static str, &'static str),
    pub back: (&'static str, &'static str),
    pub forward: (&'static str, &'static str),
    pub times_ten: (&'static str, &'static str),
    pub last: (&'static str, &'static str),
    pub loading: &'static str,
    pub failed: &'static str,
    /// Takes the number of histories that can be drawn.
    pub too_large: fn(usize) -> String,
    /// Takes the step and all steps.
    pub moment: fn(&str, &str) -> String,
    pub landmarks: &'static str,
    pub previous_learning: &'static str,
    pub next_learning: &'static str,
    pub next_walk: &'static str,
    pub next_settling: &'static str,
    pub tree: &'static str,
    pub tree_legend: &'static str,
    pub not_begun: &'static str,
    pub root: &'static str,
    /// Takes who walks, the history (none for the empty one), who acts there (0, 1, 2 for chance, none if it is over), and
    /// whether one action is drawn.
    pub entered: fn(usize, Option<&str>, Option<usize>, bool) -> String,
    /// Takes who walks, the history, its value, and whether it is the empty one.
    pub left: fn(usize, &str, &str, bool) -> String,
    /// Takes who learns and the information set.
    pub learned: fn(usize, &str) -> String,
    pub averaged: fn(usize, &str) -> String,
    /// Takes also what is done with regrets.
    pub settled: fn(usize, &str, &str) -> String,
    /// Kept, clipped, discounted, fixed.
    pub settled_how: [&'static str; 4],
    pub factor_is_one: &'static str,
    /// Takes the number of actions.
    pub no_positive_regret: fn(usize) -> String,
    pub code: &'static str,
    pub code_visit: &'static str,
    pub code_over: &'static str,
    /// Whether it is drawn.
    pub code_chance: fn(bool) -> &'static str,
    pub code_average: &'static str,
    pub code_opponent: fn(bool) -> &'static str,
    pub code_each: fn(bool) -> &'static str,
    pub code_value: &'static str,
    /// By what is sampled: nothing, chance, external, outcome.
    pub code_regret: [&'static str; 4],
    pub code_weight: [&'static str; 4],
    pub code_return: &'static str,
    /// Kept, clipped, discounted.
    pub code_settle: [&'static str; 3],
    /// Takes the information set.
    pub numbers: fn(&str) -> String,
    pub learn_header: [&'static str; 8],
    pub change_header: [&'static str; 5],
    /// What is under the letters.
    pub letters: &'static str,
    pub table: &'static str,
    pub table_header: [&'static str; 5],
    /// A node read aloud: history, who acts.
    pub node: fn(&str, Option<usize>) -> String,
    /// Takes the information set.
    pub node_set: fn(&str) -> String,
    pub node_value: fn(&str) -> String,
    /// Takes π_i and π_−i.
    pub node_reach: fn(&str, &str) -> String,
}
