//! Aliens and its games: its texts.

mod english;
mod rules_english;

use crate::catalogue::lab::LabTexts;
use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct AliensLabTexts {
    pub parameters: AliensParameterTexts,
    pub rules: AliensRuleTexts,
    pub agents: PlanningAgentTexts,
    pub lab: LabTexts,
    pub game: LabTexts,
    pub page: AliensPageTexts,
    /// What actions written as text may be, of at most so many steps.
    pub allowed_actions: fn(u64) -> String,
}

/// The parameters of the lab.
#[derive(Debug)]
pub struct AliensParameterTexts {
    pub games: ParameterText,
    pub show: ParameterText,
    pub step: ParameterText,
    pub played: ParameterText,
    pub view: ParameterText,
    pub seed: ParameterText,
}

/// The rules; the help of each is its description in the space of games.
#[derive(Debug)]
pub struct AliensRuleTexts {
    pub cannon_pause: ParameterText,
    pub reload: ParameterText,
    pub shots: ParameterText,
    pub shot_speed: ParameterText,
    pub aliens: ParameterText,
    pub arrival_pause: ParameterText,
    pub alien_pause: ParameterText,
    pub bomb_probability: ParameterText,
    pub bomb_pause: ParameterText,
    pub bombs: ParameterText,
    pub bases: ParameterText,
    pub lives: ParameterText,
    pub alien_points: ParameterText,
    pub base_points: ParameterText,
    pub hit_points: ParameterText,
}

/// Who plays, and how.
#[derive(Debug)]
pub struct PlanningAgentTexts {
    pub agent: ParameterText,
    pub budget: ParameterText,
    pub horizon: ParameterText,
    pub population: ParameterText,
    pub mutation: ParameterText,
    pub shift: ParameterText,
    pub exploration: ParameterText,
}

/// The page of Aliens.
#[derive(Debug)]
pub struct AliensPageTexts {
    /// The settings are named between braces.
    pub sentence: &'static str,
    pub preset_names: [&'static str; 7],
    /// While a worker plays: steps so far.
    pub playing: fn(u64) -> String,
    /// The game and who plays it: the number of the game, and whether it is played by hand.
    pub who: fn(u64, bool) -> String,
    pub points: &'static str,
    pub lives: &'static str,
    pub aliens_left: &'static str,
    /// How the game ended: won, bombed, landed, out of time.
    pub ends: [&'static str; 4],
    /// What a picture of the game shows, for those who cannot see it: points, lives, aliens left.
    pub picture: fn(i32, i16, u32) -> String,
    /// Takes the step and how many there are.
    pub step: fn(&str, &str) -> String,
    pub play: &'static str,
    pub play_on: &'static str,
    pub pause: &'static str,
    pub watch: &'static str,
    pub next_game: &'static str,
    pub keys: &'static str,
    pub left: &'static str,
    pub right: &'static str,
    pub fire: &'static str,
    pub speed: &'static str,
    /// Steps per second.
    pub per_second: fn(u32) -> String,
    pub nothing_yet: &'static str,
    /// Takes games done and wanted.
    pub done: fn(&str, &str) -> String,
    /// Takes the share of games won, and its interval.
    pub won: fn(&str, &str, &str) -> String,
    pub points_per_game: &'static str,
    pub steps_per_game: &'static str,
    /// Of the table: how games ended, in the order of `ends`.
    pub ended: [&'static str; 4],
    /// The game with most points and with fewest: points and number.
    pub best: fn(i32, u64) -> String,
    pub worst: fn(i32, u64) -> String,
    /// The columns of the space: parameter, this game, the start, size, range, description.
    pub space_columns: [&'static str; 6],
    pub space_note: &'static str,
}
