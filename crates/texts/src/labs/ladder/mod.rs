//! Ladder: its texts.

mod english;

use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct LadderLabTexts {
    pub parameters: LadderParameterTexts,
    pub page: LadderTexts,
}

/// The parameters of the ladder.
#[derive(Debug)]
pub struct LadderParameterTexts {
    pub agent: ParameterText,
    pub rungs: ParameterText,
    pub decide: ParameterText,
    pub games: ParameterText,
    pub epsilon: ParameterText,
    pub delta: ParameterText,
    pub seed: ParameterText,
    pub view: ParameterText,
}

/// The ladder. Numbers in sentences have been written already.
#[derive(Debug)]
pub struct LadderTexts {
    /// The settings are named between braces.
    pub sentence: &'static str,
    pub sentence_of_races: &'static str,
    pub summary: &'static str,
    pub results: &'static str,
    /// Takes the contender.
    pub caption: fn(&str) -> String,
    pub nothing_yet: &'static str,
    pub header: [&'static str; 8],
    pub surely_beaten: &'static str,
    pub beaten: &'static str,
    pub not_beaten: &'static str,
    pub level: &'static str,
    pub not_met: &'static str,
    /// Of races: undecided yet; for the contender and for the opponent by mean alone; for the opponent by bounds.
    pub race_goes_on: &'static str,
    pub ahead_by_mean: &'static str,
    pub behind_by_mean: &'static str,
    pub surely_better: &'static str,
    /// Takes a probability: of a race that is wrong, and of equal players who come out as far apart.
    pub wrong_at_most: fn(&str) -> String,
    pub equals_differ_as_much: fn(&str) -> String,
    /// Takes how many rungs are climbed, and how many there are.
    pub climbed: fn(usize, usize) -> String,
    /// Takes the contender.
    pub stands: fn(&str) -> String,
    pub whole_percent: fn(f64) -> String,
    /// Takes the ends of an interval of shares.
    pub between: fn(f64, f64) -> String,
    pub add_rung: &'static str,
    /// Both take the number of a rung.
    pub rung: fn(usize) -> String,
    pub remove_rung: fn(usize) -> String,
    /// Takes δ and how many opponents there are.
    pub how_races_decide: fn(f64, usize) -> String,
    /// Takes games won, drawn and lost, as first and as second player.
    pub by_side: fn([u64; 3], [u64; 3]) -> String,
    pub look_at_game: &'static str,
    /// Takes the opponent and whether the contender was second.
    pub look_at_game_of: fn(&str, bool) -> String,
    /// Takes opponents surely beaten, beaten at all, and met; and the share of games won against those beaten.
    pub measure: fn([usize; 3], Option<&str>) -> String,
    /// Takes with which probability some "surely" may be wrong.
    pub how_points_count: fn(f64) -> String,
    /// Takes how many moves.
    pub unproven: fn(&str) -> String,
    pub chart: &'static str,
    /// Takes games done and wanted.
    pub games_done: fn(&str, &str) -> String,
}
