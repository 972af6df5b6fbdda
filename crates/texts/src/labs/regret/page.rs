//! Regret: its texts, the page.

/// Sampled regrets beside full ones.
#[derive(Debug)]
pub struct SamplingTexts {
    pub by: &'static str,
    pub walks: &'static str,
    pub label: &'static str,
    /// Takes walks and the distance.
    pub distance: fn(&str, &str) -> String,
    pub legend: &'static str,
    /// Takes how many actions are not shown.
    pub hidden: fn(usize) -> String,
}

/// What the page says, by its parts.
#[derive(Debug)]
pub struct RegretPageTexts {
    pub preset_names: [&'static str; 7],
    /// The way to the table.
    pub to_table: &'static str,
    /// To the same game as a tree that is solved exactly.
    pub to_tree: &'static str,
    /// What is shown, with places for settings and values; takes what it is about.
    pub sentence: fn(&RegretSentenceOf) -> String,
    pub nothing_yet: &'static str,
    pub sampling: SamplingTexts,
    /// Takes the number of iterations.
    pub at_the_end: fn(&str) -> String,
    /// Both players, as adjectives.
    pub players: [&'static str; 2],
    /// Takes iterations done and wanted of all runs, and what is said about runs.
    pub done: fn(&str, &str, &str) -> String,
    /// Takes runs finished and wanted.
    pub runs: fn(u64, u64) -> String,
    /// An amount in antes, or a probability.
    pub amount: fn(f64) -> String,
    /// The same in a sentence.
    pub short: fn(f64) -> String,
    /// Takes a player.
    pub player_heading: fn(&str) -> String,
    pub charts: RegretChartTexts,
    pub table: InformationSetTexts,
    pub fixing: FixingTexts,
    pub family: FamilyTexts,
    pub answers: AnswerTexts,
    pub files: StrategyTexts,
}

/// What the sentence of the lab is about.
#[derive(Clone, Copy, Debug)]
pub struct RegretSentenceOf {
    /// Where strategies are fixed: which players learn.
    pub learners: Option<[bool; 2]>,
    /// Whether other variants run beside the main one.
    pub is_compared: bool,
    /// Whether the main one is run several times.
    pub is_repeated: bool,
    /// Whether it is played for antes.
    pub is_poker: bool,
}

/// How good the average strategies of the main variant are, over its repetitions.
#[derive(Debug)]
pub struct RegretHeadline<'a> {
    pub variant: &'a str,
    pub iterations: &'a str,
    /// Where strategies are fixed: which players learn.
    pub learners: Option<[bool; 2]>,
    /// The exploitability or the gap, and the value for the first player.
    pub amount: HeadlineNumber,
    pub value: HeadlineNumber,
    /// Repetitions that these are means of, and that there will be.
    pub runs: (u64, u64),
}

/// A mean and its interval, in antes.
#[derive(Debug)]
pub struct HeadlineNumber {
    pub mean: f64,
    pub interval: Option<(f64, f64)>,
}

/// The charts.
#[derive(Debug)]
pub struct RegretChartTexts {
    pub label: &'static str,
    pub iterations_tab: &'static str,
    pub nodes_tab: &'static str,
    pub time_tab: &'static str,
    pub value_tab: &'static str,
    /// What is measured: the exploitability, or, where strategies are fixed, the gap of those players who learn.
    pub measure: fn(Option<[bool; 2]>) -> &'static str,
    /// Each takes what is measured.
    pub by_iterations: fn(&str) -> String,
    pub by_nodes: fn(&str) -> String,
    pub by_time: fn(&str) -> String,
    pub value: &'static str,
    pub iterations_axis: &'static str,
    pub nodes_axis: &'static str,
    pub time_axis: &'static str,
    /// Nothing was computed to its end in this visit.
    pub time_is_unknown: &'static str,
    pub bound: &'static str,
    pub learned_value: &'static str,
    /// The same where only the first of several repetitions is shown.
    pub learned_value_of_first: &'static str,
    pub known_value: &'static str,
    pub value_is_unknown: &'static str,
    /// Takes whether anything is fixed.
    pub what_is_shown: fn(bool) -> &'static str,
    pub summary: fn(&RegretHeadline) -> String,
    /// What else is shown of the main variant; takes its name and whether it is repeated.
    pub shown_in_detail: fn(&str, bool) -> String,
    /// Takes seconds.
    pub elapsed: fn(f64) -> String,
}

/// The table of information sets, and what is said about the selected one.
#[derive(Debug)]
pub struct InformationSetTexts {
    pub caption: &'static str,
    /// Information set, player, action, average, current, loaded, regret, cost, reach, given away.
    pub header: [&'static str; 10],
    /// Takes the column.
    pub sort: fn(&str) -> String,
    pub player_filter: &'static str,
    pub both_players: &'static str,
    pub text_filter: &'static str,
    /// Takes the first and last that are shown, and how many fit.
    pub shown: fn(&str, &str, &str) -> String,
    pub none_fits: &'static str,
    pub earlier: &'static str,
    pub later: &'static str,
    pub fixed: &'static str,
    pub explanation: &'static str,
    /// Takes the information set.
    pub select: fn(&str) -> String,
    pub nothing_selected: &'static str,
    pub history: &'static str,
    pub average_tab: &'static str,
    pub current_tab: &'static str,
    pub regret_tab: &'static str,
    pub history_of_average: &'static str,
    pub history_of_current: &'static str,
    pub history_of_regret: &'static str,
    pub about_history_of_regret: &'static str,
    /// Takes an action.
    pub lowest_in_equilibrium: fn(&str) -> String,
    pub highest_in_equilibrium: fn(&str) -> String,
    pub in_equilibrium: fn(&str) -> String,
}

/// The controls that fix strategies, and what that costs.
#[derive(Debug)]
pub struct FixingTexts {
    pub heading: &'static str,
    /// Takes an action.
    pub probability_of: fn(&str) -> String,
    pub slider: fn(&str) -> String,
    pub fix: &'static str,
    pub free: &'static str,
    pub players: &'static str,
    pub fix_to_average: &'static str,
    pub fix_to_uniform: &'static str,
    pub free_player: &'static str,
    pub free_all: &'static str,
    pub too_long: &'static str,
    /// What is fixed now.
    pub now: fn(&str) -> String,
    pub cost_heading: &'static str,
    pub not_run_yet: &'static str,
    /// Takes the value with and without, for the first player, and the difference.
    pub cost: fn(&str, &str, &str) -> String,
    pub cost_header: [&'static str; 4],
    /// Value, best response of the first and second player, exploitability.
    pub rows: [&'static str; 4],
    /// Where strategies are fixed: what the exploitability is then.
    pub exploitability_when_fixed: &'static str,
}

/// Kuhn's equilibria.
#[derive(Debug)]
pub struct FamilyTexts {
    pub slider: &'static str,
    pub alpha: fn(f64) -> String,
    pub introduction: &'static str,
    /// Takes what the Jack, the King and the Queen say, the nearest α and the distance.
    pub place: fn([f64; 3], f64, f64) -> String,
    pub header: [&'static str; 5],
    pub to_nearest: &'static str,
    /// Where strategies are fixed.
    pub not_when_fixed: &'static str,
}

/// Values and best responses.
#[derive(Debug)]
pub struct AnswerTexts {
    pub header: [&'static str; 3],
    pub explanation: &'static str,
}

/// Strategies as files.
#[derive(Debug)]
pub struct StrategyTexts {
    pub save_csv: &'static str,
    pub save_json: &'static str,
    pub open: &'static str,
    /// Takes the name of the file.
    pub opened: fn(&str) -> String,
    pub failed: &'static str,
    pub forget: &'static str,
    /// Takes a player.
    pub fix_to_loaded: fn(&str) -> String,
}
