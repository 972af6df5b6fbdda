//! Racing: its texts.

mod english;

use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct RacingLabTexts {
    pub parameters: RacingParameterTexts,
    pub page: RacingTexts,
}

/// The parameters of the racing lab.
#[derive(Debug)]
pub struct RacingParameterTexts {
    pub race: ParameterText,
    pub contest: ParameterText,
    pub mean: ParameterText,
    pub epsilon: ParameterText,
    pub delta: ParameterText,
    pub repeats: ParameterText,
    pub alpha: ParameterText,
    pub first_coin: ParameterText,
    pub second_coin: ParameterText,
    pub first: ParameterText,
    pub second: ParameterText,
    pub first_orders: ParameterText,
    pub second_orders: ParameterText,
    pub first_rolls: ParameterText,
    pub second_rolls: ParameterText,
    pub all: ParameterText,
    pub game: ParameterText,
    pub seed: ParameterText,
    pub view: ParameterText,
}

/// The racing lab. Numbers in sentences have been written already.
#[derive(Debug)]
pub struct RacingTexts {
    /// The settings are named between braces.
    pub sentence_of_coin: &'static str,
    pub sentence: &'static str,
    pub summary: &'static str,
    pub results: &'static str,
    pub preset_names: [&'static str; 10],
    pub nothing_yet: &'static str,
    /// Takes races done and wanted.
    pub races_done: fn(&str, &str) -> String,
    pub course: CourseTexts,
    pub decisions: DecisionsTexts,
    pub errors: ErrorsTexts,
    pub calculator: CalculatorTexts,
    pub slips: SlipsTexts,
    pub code: RacingCodeTexts,
    /// The way to the curves.
    pub to_curves: &'static str,
}

/// One race, game by game.
#[derive(Debug)]
pub struct CourseTexts {
    pub chart: &'static str,
    pub games_axis: &'static str,
    pub lower: &'static str,
    pub mean: &'static str,
    pub upper: &'static str,
    pub half: &'static str,
    /// The width at which a race ends.
    pub two_epsilon: &'static str,
    pub verdict: &'static str,
    pub now: &'static str,
    pub step_by: &'static str,
    pub by_tests: &'static str,
    pub by_games: &'static str,
    /// Takes games, and the games of the whole race.
    pub moment: fn(&str, &str) -> String,
    /// Takes games, won, drawn, lost, and the mean, if there are games.
    pub so_far: fn(&str, [&str; 3], Option<f64>) -> String,
    /// Takes n and its games.
    pub test: fn(&str, &str) -> String,
    /// Takes X̄, ε_n, LB and UB.
    pub bounds: fn(f64, f64, f64, f64) -> String,
    /// Over the formula of the last test: takes after how many games it was, if there was one.
    pub at_test: fn(Option<&str>) -> String,
    pub highest_so_far: &'static str,
    pub lowest_so_far: &'static str,
    pub goes_on: &'static str,
    /// Takes who is better and after how many games.
    pub decided: fn(usize, &str) -> String,
    /// Takes who is better, after how many games, and why it ended there: of a race that ends without asking for ½.
    pub outside: fn(usize, &str, &str) -> String,
    /// The same where ½ is within the bounds.
    pub guessed: fn(usize, &str, &str) -> String,
    pub nobody_is_better: &'static str,
    pub stopping: StoppingTexts,
    pub not_kept: fn(&str) -> String,
}

/// The pseudo-code of a race.
#[derive(Debug)]
pub struct RacingCodeTexts {
    pub label: &'static str,
    /// The last test: for any number of tests, for tests after every game, after squares.
    pub last: [&'static str; 3],
    pub first: &'static str,
    /// From the first test, from n_min.
    pub begin: [&'static str; 2],
    pub repeat: &'static str,
    /// A game a test, squares.
    pub play: [&'static str; 2],
    /// For any number of tests, the same for all.
    pub share: [&'static str; 2],
    /// Bernstein, Hoeffding.
    pub radius: [&'static str; 2],
    pub bounds: &'static str,
    pub half: &'static str,
    pub width: &'static str,
    pub last_test: &'static str,
    pub next: &'static str,
    /// Takes games and their mean.
    pub played: fn(&str, f64) -> String,
    /// Takes a test and the last one.
    pub test: fn(&str, &str) -> String,
    /// What the letters are.
    pub letters: &'static str,
}

/// The rules that end a race.
#[derive(Debug)]
pub struct StoppingTexts {
    pub label: &'static str,
    /// The lower bound above ½, the upper one below, the width, the last test.
    pub rules: [&'static str; 4],
    /// What the number of the last rule is: takes the test and the last one.
    pub test: fn(&str, &str) -> String,
    /// The same before the first test: takes its games.
    pub first_test: fn(&str) -> String,
    /// Of a rule that this race does not have.
    pub not_here: &'static str,
    /// Beside the rule that has ended the race.
    pub stops: &'static str,
}

/// What each race says about the same games.
#[derive(Debug)]
pub struct DecisionsTexts {
    pub as_table: &'static str,
    /// Takes who is better and which reason it is: short.
    pub verdict_in_short: fn(usize, usize) -> String,
    pub introduction: &'static str,
    pub header: [&'static str; 5],
    /// When each race tests, in the order of the races.
    pub schedules: [&'static str; 3],
    pub corrections: [&'static str; 2],
    pub players: [&'static str; 2],
    /// Bounds, width, last test.
    pub reasons: [&'static str; 3],
    pub undecided: &'static str,
}

/// How often a verdict is wrong.
#[derive(Debug)]
pub struct ErrorsTexts {
    /// The picture of what races cost.
    pub costs: &'static str,
    pub costs_note: &'static str,
    /// Takes the race.
    pub simulated_race: fn(&str) -> String,
    pub header: [&'static str; 5],
    /// The second column where neither player is better, and what it says.
    pub header_of_equals: &'static str,
    pub equals: &'static str,
    pub bound: &'static str,
    pub bound_with_delta: &'static str,
    pub product: &'static str,
    pub exact: &'static str,
    pub simulated: &'static str,
    /// Takes n_min, n_max and the most games.
    pub numbers: fn(&str, &str, &str) -> String,
    pub at_most: fn(&str) -> String,
    pub notes: [&'static str; 2],
    pub no_bound: &'static str,
    pub coins_only: &'static str,
    /// The first player's expected result.
    pub known_mean: fn(f64) -> String,
    /// Takes races, and how many of them ended by bounds, by width, by the last test.
    pub ended_by: fn(&str, [&str; 3]) -> String,
    /// A probability in as many digits as it is known.
    pub probability: fn(f64) -> String,
    /// The share of verdicts for the first player.
    pub for_first: fn(f64, &str) -> String,
}

/// The δ for a wanted error.
#[derive(Debug)]
pub struct CalculatorTexts {
    /// Takes α, ε and μ.
    pub question: fn(f64, f64, f64) -> String,
    pub header: [&'static str; 6],
    /// The rows.
    pub by_bound: &'static str,
    pub exactly: &'static str,
    pub other_races: &'static str,
    pub try_it: &'static str,
    pub delta_is_large: &'static str,
    pub any_delta: &'static str,
    /// Takes α and the number of tests at which α₂ alone is as large.
    pub never: fn(f64, &str) -> String,
    /// Takes α and the most tests that were looked at.
    pub bound_not_found: fn(f64, &str) -> String,
    /// The same, and whether a smaller ε would help.
    pub exactly_not_found: fn(f64, &str, bool) -> String,
    pub after_a_run: &'static str,
    pub nobody_is_better: &'static str,
}

/// Where the source slips.
#[derive(Debug)]
pub struct SlipsTexts {
    pub introduction: &'static str,
    pub header: [&'static str; 3],
    /// Where, what it says, what is so.
    pub rows: &'static [[&'static str; 3]],
}
