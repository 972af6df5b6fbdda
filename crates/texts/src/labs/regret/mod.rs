//! Regret: its texts.

mod english;
mod inside;
mod page;
mod pictures;
mod play;

use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;
pub use inside::*;
pub use page::*;
pub use pictures::*;
pub use play::*;

/// All of them.
#[derive(Debug)]
pub struct RegretLabTexts {
    pub parameters: RegretParameterTexts,
    pub lab: RegretTexts,
    pub locks: LockTexts,
    pub places: PlaceTexts,
    pub deeds: DeedTexts,
    pub strategy_file: StrategyFileTexts,
    pub page: RegretPageTexts,
    pub inside: RegretInsideTexts,
    pub play: RegretPlayTexts,
    pub pictures: RegretPictureTexts,
}

/// The parameters of the regret lab.
#[derive(Debug)]
pub struct RegretParameterTexts {
    pub game: ParameterText,
    pub cards: ParameterText,
    pub variant: ParameterText,
    pub iterations: ParameterText,
    pub compare: ParameterText,
    pub seeds: ParameterText,
    pub lock: ParameterText,
    pub alpha: ParameterText,
    pub beta: ParameterText,
    pub gamma: ParameterText,
    pub exploration: ParameterText,
    pub simultaneous: ParameterText,
    pub head_start: ParameterText,
    pub look: ParameterText,
    pub step: ParameterText,
    pub view: ParameterText,
    pub deal: ParameterText,
    pub round: ParameterText,
    pub set: ParameterText,
    pub equilibrium: ParameterText,
    pub filter: ParameterText,
    pub sampled: ParameterText,
    pub walks: ParameterText,
    pub seed: ParameterText,
}

/// The regret lab.
#[derive(Debug)]
pub struct RegretTexts {
    pub summary: &'static str,
    /// Above the information sets on a terminal, and the columns below it.
    pub listing: &'static str,
    pub listing_header: [&'static str; 3],
    /// Takes how many information sets there are.
    pub too_many_to_list: fn(usize) -> String,
}

/// Places of a game, as links name them.
#[derive(Debug)]
pub struct PlaceTexts {
    /// What is allowed, as a phrase; takes the number of characters.
    pub allowed: fn(usize) -> String,
    pub words: fn(usize) -> String,
    /// Takes the parameter, what was found and what there is.
    pub not_in_game: fn(&str, &str, &str) -> String,
}

/// What is done at the table, in a word.
#[derive(Debug)]
pub struct DeedTexts {
    pub check: &'static str,
    pub fold: &'static str,
    pub call: &'static str,
    pub bet: &'static str,
    pub raise: &'static str,
    /// A choice in a game without a pot, by the name that links have.
    pub choice: fn(&str) -> String,
    /// A public card that is dealt, between what was done before and after.
    pub board: fn(char) -> String,
    /// Where nothing has been done.
    pub nothing_yet: &'static str,
    pub players: [&'static str; 2],
}

/// What can be wrong with fixed strategies. Each takes what was found, and is a part of a sentence.
#[derive(Debug)]
pub struct LockTexts {
    /// Takes the entry and what is wrong with it.
    pub at: fn(&str, &str) -> String,
    pub form: &'static str,
    pub probability: fn(&str) -> String,
    pub sum: fn(f64) -> String,
    pub repeated: &'static str,
    /// Takes how many were found and how many are allowed.
    pub too_many: fn(usize, usize) -> String,
    /// Takes what there is.
    pub unknown: fn(&str) -> String,
    /// Takes how many probabilities were found, and the actions.
    pub count: fn(usize, &str) -> String,
    /// Takes the name of what is fixed to all actions being equally likely.
    pub even: fn(&str) -> String,
    /// Takes how many are fixed, where they are too many to be told.
    pub many: fn(usize) -> String,
}

/// What can be wrong with a file with a strategy, each a whole sentence. They take the information set, then the action.
#[derive(Debug)]
pub struct StrategyFileTexts {
    pub not_a_strategy: &'static str,
    /// Takes the column and all columns.
    pub no_column: fn(&str, &str) -> String,
    /// Takes the game of the file and the one that is asked for.
    pub other_game: fn(&str, &str) -> String,
    pub unknown_information_set: fn(&str) -> String,
    /// Takes also what there is.
    pub unknown_action: fn(&str, &str, &str) -> String,
    pub repeated: fn(&str, &str) -> String,
    pub missing: fn(&str, &str) -> String,
    /// Takes also what was found.
    pub probability: fn(&str, &str, &str) -> String,
    pub sum: fn(&str, f64) -> String,
}
