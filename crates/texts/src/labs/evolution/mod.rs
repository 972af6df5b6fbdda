//! Evolution and its generations: its texts.

mod english;

use crate::catalogue::lab::LabTexts;
use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct EvolutionLabTexts {
    pub parameters: EvolutionParameterTexts,
    pub lab: LabTexts,
    pub generation: LabTexts,
    pub page: EvolutionPageTexts,
    pub landscape: LandscapeTexts,
    pub start: StartTexts,
}

/// Where evolutions start, in links.
#[derive(Debug)]
pub struct StartTexts {
    /// Takes how many numbers there are at most, and how large they are at most.
    pub allowed: fn(usize, f64) -> String,
    /// Takes the parameter, how many numbers were given, and how many a strategy has.
    pub wrong_length: fn(&str, usize, usize) -> String,
}

/// The map of strategies.
#[derive(Debug)]
pub struct LandscapeTexts {
    pub plane: &'static str,
    /// Of two and three, one and three, one and two.
    pub planes: [&'static str; 3],
    /// What the picture is; takes what is on it.
    pub label: fn(&str) -> String,
    /// Takes the parent, the offspring, and whether it is accepted.
    pub ends: fn(&str, &str, bool) -> String,
    /// Takes the numbers of a field, to the right and upwards, and what it is worth.
    pub field: fn(&str, &str, &str) -> String,
    /// What the colours are; takes what is held.
    pub colours: fn(&str) -> String,
    /// Takes the name of a number and its value.
    pub held: fn(&str, &str) -> String,
    pub about_triangle: &'static str,
    /// The way, the parent, an offspring that is accepted and one that is not, the best strategy, the equilibrium.
    pub legend: [&'static str; 6],
}

/// The parameters of the evolution lab.
#[derive(Debug)]
pub struct EvolutionParameterTexts {
    pub game: ParameterText,
    pub algorithm: ParameterText,
    pub generations: ParameterText,
    pub games: ParameterText,
    pub goal: ParameterText,
    pub evolutions: ParameterText,
    pub race: ParameterText,
    pub epsilon: ParameterText,
    pub delta: ParameterText,
    pub sigma: ParameterText,
    pub success: ParameterText,
    pub failure: ParameterText,
    pub depth: ParameterText,
    pub start: ParameterText,
    pub look: ParameterText,
    pub game_seen: ParameterText,
    pub step_by: ParameterText,
    pub plane: ParameterText,
    pub accepted: ParameterText,
    pub seed: ParameterText,
    pub view: ParameterText,
}

/// The pseudo-code of an evolution.
#[derive(Debug)]
pub struct EvolutionCodeTexts {
    pub label: &'static str,
    /// Takes σ, and whether there is an archive.
    pub begin: fn(f64, bool) -> String,
    /// Takes the share of points that is good enough.
    pub repeat: fn(Option<f64>) -> String,
    pub mutate: &'static str,
    /// All members in order, one that is drawn.
    pub opponent: [&'static str; 2],
    /// Takes whom the offspring races against, and the race.
    pub race: fn(&str, &str) -> String,
    /// Whom, by algorithm.
    pub against: [&'static str; 4],
    /// What has to hold, by algorithm.
    pub better: [&'static str; 4],
    /// Takes the factor of σ, and whether there is an archive.
    pub accept: fn(f64, bool) -> String,
    /// Takes the factor of σ.
    pub refuse: fn(f64) -> String,
    pub sigma: fn(f64) -> String,
    /// Takes the place of a member.
    pub member: fn(u32) -> String,
    /// Takes games.
    pub games: fn(&str) -> String,
    /// What the letters are.
    pub letters: &'static str,
}

/// The page of the evolution lab. Numbers in sentences have been written already where they are texts.
#[derive(Debug)]
pub struct EvolutionPageTexts {
    /// The settings are named between braces.
    pub sentence: &'static str,
    pub sentence_of_several: &'static str,
    pub preset_names: [&'static str; 6],
    pub more: &'static str,
    /// The reproduction and the games.
    pub other_names: [&'static str; 3],
    /// Takes generations done and wanted, and games.
    pub done: fn(&str, &str, &str) -> String,
    pub before: &'static str,
    pub nothing_yet: &'static str,
    /// Takes the generation and how many there are.
    pub generation: fn(&str, &str) -> String,
    /// Takes games seen and all games of the generation.
    pub game: fn(&str, &str) -> String,
    /// Takes σ of the offspring and of the next one.
    pub sigma: fn(f64, f64) -> String,
    pub code: EvolutionCodeTexts,
    pub undecided: &'static str,
    /// Takes how many races, and whether all were decided by their bounds.
    pub accepted: fn(usize, bool) -> String,
    /// Takes the mean of the race that was not won, how many races, and whether that one was decided by its bounds.
    pub refused: fn(f64, usize, bool) -> String,
    pub no_trace: &'static str,
    /// Takes games played again, and all of the generation.
    pub replaying: fn(&str, &str) -> String,
    pub replay_later: &'static str,
    pub replay_differs: &'static str,
    pub no_game: &'static str,
    /// Takes the game of the race, the opponent, whether the offspring begins, and its half points.
    pub game_story: fn(&str, &str, bool, u64) -> String,
    /// Takes the game after which it is.
    pub next_test: fn(&str) -> String,
    /// Takes whether the offspring is better, and why the race ended.
    pub race_verdict: fn(bool, &str) -> String,
    pub strategy_header: [&'static str; 4],
    /// What fill and outline are.
    pub overlay: &'static str,
    pub overlay_best: &'static str,
    pub rrrats_parameters: [&'static str; 4],
    pub war_parameters: [&'static str; 3],
    pub connect_four_parameters: [&'static str; 3],
    pub rrrats_numbers: &'static str,
    pub war_numbers: &'static str,
    pub connect_four_numbers: &'static str,
    pub start: &'static str,
    pub against_start: &'static str,
    /// Takes the place in the archive.
    pub against_member: fn(u32) -> String,
    pub against_any: &'static str,
    /// Takes the number of the race, of how many, and against whom.
    pub race: fn(usize, usize, &str) -> String,
    pub all_races: fn(usize) -> String,
    pub race_header: [&'static str; 6],
    pub won: &'static str,
    pub not_won: &'static str,
    pub by_mean: &'static str,
    pub mean: &'static str,
    pub lower: &'static str,
    pub upper: &'static str,
    pub half: &'static str,
    pub games_axis: &'static str,
    pub generations_axis: &'static str,
    pub history: &'static str,
    pub numbers_chart: &'static str,
    pub worth_chart: &'static str,
    pub worth: &'static str,
    pub best: &'static str,
    /// Takes what the strategy is worth, what the best one is, and the best one.
    pub distance: fn(f64, f64, &[f64; 3]) -> String,
    pub worth_exactly: fn(f64) -> String,
    /// Takes the mean, its interval, and games.
    pub worth_simulated: fn(f64, (f64, f64), &str) -> String,
    /// Takes the mean, and its interval if it is not exact.
    pub worth_cell: fn(f64, Option<(f64, f64)>) -> String,
    pub equilibrium: fn(&[f64; 3]) -> String,
    pub sigma_chart: &'static str,
    pub sigma_line: &'static str,
    pub archive: &'static str,
    /// Takes how many members there are, and how many are compared.
    pub archive_lead: fn(usize, usize) -> String,
    /// Takes how far an interval reaches at most, if numbers are not exact.
    pub archive_caption: fn(Option<f64>) -> String,
    pub archive_later: &'static str,
    pub evolutions: &'static str,
    pub evolutions_header: [&'static str; 4],
}
