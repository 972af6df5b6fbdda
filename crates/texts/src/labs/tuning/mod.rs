//! Tuning: its texts.

mod english;

use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct TuningLabTexts {
    pub parameters: TuningParameterTexts,
    pub formula: FormulaTexts,
    pub looked_at: LookedAtTexts,
    pub own_tuples: OwnTuplesTexts,
    pub own_space: OwnSpaceTexts,
    pub page: TuningTexts,
}

/// Tuples that are chosen one by one, in links.
#[derive(Debug)]
pub struct OwnTuplesTexts {
    pub allowed: &'static str,
    /// Takes the parameter, the number of the dimension that was found, and how many there are.
    pub no_such_dimension: fn(&str, u8, usize) -> String,
    /// Takes the parameter, the size of the tuples, how many the model would have, and how many it may have.
    pub too_many: fn(&str, u8, &str, &str) -> String,
}

/// Spaces of agents and rules, in links: each fault as a clause.
#[derive(Debug)]
pub struct OwnSpaceTexts {
    pub allowed: &'static str,
    /// Takes the name that was found and those that there are.
    pub no_such_dimension: fn(&str, &str) -> String,
    /// Takes the dimension, the value that was found, and what is allowed.
    pub value: fn(&str, &str, &str) -> String,
}

/// The point that is looked at, in links.
#[derive(Debug)]
pub struct LookedAtTexts {
    pub allowed: &'static str,
    /// Takes the parameter and what was found.
    pub no_such_point: fn(&str, &str) -> String,
}

/// Its parameters.
#[derive(Debug)]
pub struct TuningParameterTexts {
    pub problem: ParameterText,
    pub bits: ParameterText,
    pub dimensions: ParameterText,
    pub values: ParameterText,
    pub noise: ParameterText,
    pub table: ParameterText,
    pub tune: ParameterText,
    pub simulations: ParameterText,
    pub opponent: ParameterText,
    pub game: ParameterText,
    pub stronger: ParameterText,
    pub weaker: ParameterText,
    pub weaker_rolls: ParameterText,
    pub penalty: ParameterText,
    pub space: ParameterText,
    pub formula: ParameterText,
    pub optimizer: ParameterText,
    pub evaluations: ParameterText,
    pub repeats: ParameterText,
    pub neighbours: ParameterText,
    pub c: ParameterText,
    pub mutation: ParameterText,
    pub flip_once: ParameterText,
    pub duplicates: ParameterText,
    pub epsilon: ParameterText,
    pub tuples: ParameterText,
    pub own_tuples: ParameterText,
    pub recommend: ParameterText,
    pub batch: ParameterText,
    pub all_parents: ParameterText,
    pub patience: ParameterText,
    pub goal: ParameterText,
    pub goal_visits: ParameterText,
    pub resamples: ParameterText,
    pub climber_mutation: ParameterText,
    pub population: ParameterText,
    pub genetic_mutation: ParameterText,
    pub compact_population: ParameterText,
    pub fresh: ParameterText,
    pub finalists: ParameterText,
    pub race_epsilon: ParameterText,
    pub race_delta: ParameterText,
    pub step: ParameterText,
    pub line: ParameterText,
    pub row: ParameterText,
    pub column: ParameterText,
    pub point: ParameterText,
    pub truth: ParameterText,
    pub seed: ParameterText,
    pub view: ParameterText,
    pub aim: ParameterText,
    pub skilled: ParameterText,
    pub skilled_budget: ParameterText,
    pub unskilled: ParameterText,
    pub unskilled_budget: ParameterText,
    pub plan_budget: ParameterText,
    pub own_space: ParameterText,
}

/// Its page and what the command line says.
#[derive(Debug)]
pub struct TuningTexts {
    /// The settings are named between braces.
    pub sentence: &'static str,
    pub summary: &'static str,
    pub stage: &'static str,
    pub preset_names: [&'static str; 14],
    pub nothing_yet: &'static str,
    /// The same of a link to a step; takes the step.
    pub step_later: fn(&str) -> String,
    /// Takes evaluations done and wanted.
    pub done: fn(&str, &str) -> String,
    /// Takes the step and the number of steps.
    pub moment: fn(&str, &str) -> String,
    /// Takes how many evaluations are kept.
    pub not_kept: fn(&str) -> String,
    /// A value, a mean, a bound: a few digits.
    pub amount: fn(f64) -> String,
    /// The same with fewer digits, for the ends of a scale.
    pub short_amount: fn(f64) -> String,
    /// The settings of a point as a phrase; takes names and values.
    pub setting: fn(&str, &str) -> String,
    /// Takes the point at which the fitness has no value, and how many evaluations there were before.
    pub no_value: fn(&str, &str) -> String,
    /// Takes a mean and its 95 % interval.
    pub with_interval: fn(&str, &str, &str) -> String,
    pub now: NowTexts,
    pub maps: MapTexts,
    pub model: ModelTexts,
    pub space: SpaceTexts,
    pub next: NextTexts,
    pub code: TuningCodeTexts,
    pub curves: TuningCurvesTexts,
    pub finals: FinalsTexts,
    pub save_csv: &'static str,
    pub save_json: &'static str,
}

/// The algorithm as a loop of three parts and as pseudo-code.
#[derive(Debug)]
pub struct TuningCodeTexts {
    pub label: &'static str,
    /// Of other optimizers.
    pub not_ntbea: &'static str,
    pub step_by: &'static str,
    pub by_steps: &'static str,
    pub by_lines: &'static str,
    pub begin: &'static str,
    /// Takes evaluations.
    pub repeat: fn(u64) -> String,
    pub evaluate: &'static str,
    pub add: &'static str,
    pub neighbours: &'static str,
    /// Takes how many points are chosen.
    pub choose: fn(u64) -> String,
    pub give_back: &'static str,
    /// Takes n.
    pub procedure: fn(u64) -> String,
    /// Takes p.
    pub mutate: fn(f64) -> String,
    pub flip_once: &'static str,
    pub unique: &'static str,
    /// Takes evaluations.
    pub added: fn(&str) -> String,
    /// Takes neighbours made, and how many are different.
    pub made: fn(&str, &str) -> String,
    /// Takes the highest bound.
    pub bound: fn(&str) -> String,
    /// The three parts: algorithm, evaluator, model.
    pub loop_label: &'static str,
    pub parts: [&'static str; 3],
    /// What goes from each part to the next.
    pub passes: [&'static str; 3],
}

/// The evaluation that was last, and what is recommended.
#[derive(Debug)]
pub struct NowTexts {
    /// Whose run is looked at, of several: takes the optimizer and how many runs each optimizer has.
    pub whose: fn(&str, &str) -> String,
    pub evaluated: &'static str,
    /// Takes a value.
    pub value: fn(&str) -> String,
    /// The recommended point follows. Takes evaluations so far, and whether that is one.
    pub recommends: fn(&str, bool) -> String,
    /// Takes what the model expects.
    pub expects: fn(&str) -> String,
    /// Takes the mean with its interval and the number of evaluations of exactly this point.
    pub own: fn(&str, u32) -> String,
    /// Without noise: takes the highest value that was measured; the point it belongs to follows.
    pub better_measured: fn(&str) -> String,
    /// Takes the true value, how far it is below the best, and the best there is.
    pub worth_less: fn(&str, &str, &str) -> String,
    /// Of a point that none is better than: takes its true value.
    pub worth_most: fn(&str) -> String,
    /// Where the best is not known: takes the true value.
    pub worth: fn(&str) -> String,
    pub truth_unknown: &'static str,
    pub play_agent: &'static str,
    pub play_game: &'static str,
    pub before: &'static str,
    /// At the end: takes how the final races have ended.
    pub raced: fn(&str) -> String,
}

/// The maps of two dimensions.
#[derive(Debug)]
pub struct MapTexts {
    /// Over the maps: takes whether these are all dimensions.
    pub of_model: fn(bool) -> &'static str,
    pub of_truth: fn(bool) -> &'static str,
    /// Takes which map it is, and the dimensions across and upwards.
    pub label: fn(&str, &str, &str) -> String,
    pub rows: &'static str,
    pub columns: &'static str,
    pub current: &'static str,
    pub neighbour: &'static str,
    pub next: &'static str,
    pub recommended: &'static str,
    pub best: &'static str,
    pub scale: &'static str,
    pub press: &'static str,
    /// Takes the model's mean, if there is one, and from how many evaluations.
    pub estimate: fn(Option<&str>, u32) -> String,
    /// Takes the true mean and the best of all points with these two values, and whether there is only one.
    pub truth: fn(&str, &str, bool) -> String,
    pub without_pairs: &'static str,
    pub truth_is_hidden: &'static str,
    pub without_truth: &'static str,
    pub too_many_points: &'static str,
    pub one_dimension: &'static str,
}

/// What the model knows.
#[derive(Debug)]
pub struct ModelTexts {
    pub values: &'static str,
    pub values_lead: &'static str,
    pub header: [&'static str; 7],
    pub without_singles: &'static str,
    /// On the command line, over a line for each recommended value.
    pub listing: &'static str,
    /// Takes dimension and value, the mean with its standard error, if it has one, and visits.
    pub listed: fn(&str, &str, &str, Option<&str>, u32) -> String,
    pub never: &'static str,
    /// The bound of a value that was never seen: takes what it has beyond the mean.
    pub unseen_bound: fn(&str) -> String,
}

/// What is searched.
#[derive(Debug)]
pub struct SpaceTexts {
    pub header: [&'static str; 4],
    /// Over the values of the point that leads the final races.
    pub winner: &'static str,
    /// Over descriptions, where dimensions have such.
    pub description: &'static str,
    /// Where nothing is recommended yet.
    pub nothing: &'static str,
    /// Takes how many points there are.
    pub points: fn(&str) -> String,
}

/// Why the next point is chosen.
#[derive(Debug)]
pub struct NextTexts {
    /// Takes neighbours made, how many of them are different, and whether some have no bar.
    pub lead: fn(&str, &str, bool) -> String,
    /// Takes N, C and √ln N times C.
    pub factor: fn(&str, &str, &str) -> String,
    pub header: [&'static str; 5],
    pub chosen: &'static str,
    /// The bars: what they are, and their two parts.
    pub bars: &'static str,
    pub known: &'static str,
    pub unknown: &'static str,
    /// Takes both parts and their sum, and whether it is evaluated next.
    pub bar: fn([&String; 3], bool) -> String,
    /// What a table is folded under.
    pub as_numbers: &'static str,
    /// Takes how far the best is ahead of the second, and how much of that is exploitation and exploration.
    pub why: fn(&str, &str, &str) -> String,
    pub alone: &'static str,
    /// Takes how many have the highest bound.
    pub tied: fn(usize) -> String,
    pub not_ntbea: &'static str,
    pub at_the_end: &'static str,
    pub terms: &'static str,
    pub terms_header: [&'static str; 8],
    /// Q of an entry that was never seen is the mean of the others.
    pub assumed: fn(&str) -> String,
    pub mean: &'static str,
    /// Takes how many neighbours are not shown.
    pub more: fn(usize) -> String,
}

/// The curves over all runs.
#[derive(Debug)]
pub struct TuningCurvesTexts {
    pub lead: &'static str,
    pub lead_unknown: &'static str,
    pub chart: &'static str,
    pub axis: &'static str,
    pub best: &'static str,
    pub header: [&'static str; 5],
    pub unknown: &'static str,
    /// Takes the optimizer, runs that ended early, runs that are over, and evaluations of such a run on average.
    /// Takes two optimizers, the runs in which the first one is better, worse and as good, and the probability that chance is as uneven.
    pub beside: fn([&str; 2], [u64; 3], f64) -> String,
    pub ended_early: fn(&str, u64, u64, &str) -> String,
}

/// The final comparison of finalists.
#[derive(Debug)]
pub struct FinalsTexts {
    pub lead: &'static str,
    pub later: &'static str,
    pub none: &'static str,
    pub under_way: &'static str,
    /// The dots: what they are, what their marks mean, and the row of what the search had found.
    pub dots: &'static str,
    pub dots_lead: &'static str,
    pub promise: &'static str,
    pub finalists_header: [&'static str; 4],
    pub races_header: [&'static str; 5],
    pub recommended: &'static str,
    pub leads: &'static str,
    /// Names a finalist by its number from 1.
    pub finalist: fn(usize) -> String,
    pub goes_on: &'static str,
    /// Takes winner's number.
    pub wins: fn(usize, &str) -> String,
    pub reasons: [&'static str; 3],
    /// Of all races together: the recommendation is better than all others, than some, than none for certain.
    pub confirmed: &'static str,
    pub partly: &'static str,
    pub no_difference: &'static str,
    /// Takes who leads instead.
    pub dethroned: fn(usize) -> String,
    /// Takes the leader's mean with its interval.
    pub value: fn(&str) -> String,
    /// Takes ε.
    pub too_close: fn(f64) -> String,
    /// Takes the mean of what the search had evaluated of the recommended point, how often that was, and what came now.
    pub promised: fn(&str, u32, &str) -> String,
    /// Takes δ.
    pub sure: fn(f64) -> String,
}

/// Each fault as a clause, and the sentences around them.
#[derive(Debug)]
pub struct FormulaTexts {
    /// Takes the parameter, the character's place and the clause.
    pub at: fn(&str, usize, &str) -> String,
    pub empty: &'static str,
    /// Takes what was found and what is asked for.
    pub unexpected: fn(&str, &str) -> String,
    /// At the end; takes what is asked for.
    pub missing: fn(&str) -> String,
    /// Operand, operator, operator or closing, opening parenthesis, name, colon, number, value, separator.
    pub wanted: [&'static str; 9],
    /// Takes the name, the dimensions that there are, and the words among their values, if there are any.
    pub unknown_name: fn(&str, &str, Option<&str>) -> String,
    /// Takes the word, or the dimension that has words.
    pub word_as_number: fn(&str) -> String,
    pub not_closed: &'static str,
    /// Takes the function, how many arguments were found, the fewest and the most.
    pub arguments: fn(&str, usize, usize, usize) -> String,
    pub compared_twice: &'static str,
    pub too_deep: fn(usize) -> String,
    pub too_long: fn(usize) -> String,
    pub number_too_large: fn(&str) -> String,
    pub reserved: fn(&str) -> String,
    pub repeated_name: fn(&str) -> String,
    pub repeated_value: fn(&str) -> String,
    /// Takes the dimension that has numbers and words.
    pub mixed: fn(&str) -> String,
    pub word_is_dimension: fn(&str) -> String,
    pub empty_range: fn(f64, f64) -> String,
    pub step: fn(f64) -> String,
    pub too_many_values: fn(&str, usize) -> String,
    pub no_dimension: &'static str,
    pub too_many_dimensions: fn(usize, usize) -> String,
    pub too_few_values: fn(usize, u16) -> String,
    pub too_many_points: fn(&str) -> String,
    /// Takes the character's place in the formula and the reason.
    pub no_value_at: fn(usize, &str) -> String,
    /// Division by zero, root, logarithm, power, too large.
    pub no_value: [&'static str; 5],
}
