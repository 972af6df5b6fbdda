//! Extensive games: texts. `stories`: what the games of the library are about.

mod english;
mod stories;

use super::matrix::Story;
use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct TreeGameLabTexts {
    pub parameters: TreeGameParameterTexts,
    pub page: TreeGameTexts,
    pub allowed_game: &'static str,
    pub allowed_names: &'static str,
    pub allowed_shares: &'static str,
    /// Takes the key and what is wrong.
    pub wrong_game: fn(&str, &str) -> String,
    pub wrong_game_here: fn(&str) -> String,
    /// Takes a name that no game of the library has.
    pub no_such_game: fn(&str) -> String,
    /// Takes the number of a player that the game does not have, and how many it has.
    pub wrong_seat: fn(u64, usize) -> String,
    /// Takes how many names there are, and how many players.
    pub too_many_names: fn(usize, usize) -> String,
    pub wrong_shares: WrongSharesTexts,
    /// Of the library.
    pub stories: &'static [Story],
}

/// What is wrong with an assessment. Takes the information set where there is one.
#[derive(Debug)]
pub struct WrongSharesTexts {
    pub sets: fn(usize, usize) -> String,
    pub count: fn(&str, usize, usize) -> String,
    pub number: fn(&str, &str) -> String,
    pub sum: fn(&str, &str) -> String,
}

/// The parameters of the lab.
#[derive(Debug)]
pub struct TreeGameParameterTexts {
    pub game: ParameterText,
    pub players: ParameterText,
    pub title: ParameterText,
    pub step: ParameterText,
    pub marks: ParameterText,
    pub strategic: ParameterText,
    pub assessment: ParameterText,
    pub beliefs: ParameterText,
    pub view: ParameterText,
    pub person: ParameterText,
    pub opponent: ParameterText,
    pub moves: ParameterText,
    pub series: ParameterText,
    pub learner: ParameterText,
    pub iterations: ParameterText,
    pub lock: ParameterText,
}

/// A game as the sentence speaks of it.
#[derive(Debug)]
pub struct TreeGameSentenceOf {
    pub nodes: usize,
    pub information_sets: usize,
    /// Whether every information set is a single node.
    pub is_perfect_information: bool,
    /// The value for the first player of a game whose payoffs always add up to the same, if it is known.
    pub value: Option<String>,
    /// What both payoffs add up to, if that is the same at every end.
    pub constant_sum: Option<String>,
    /// How many subgame-perfect equilibria in pure strategies there are, if that is known, and whether these are all.
    pub subgame_perfect: Option<(u32, bool)>,
}

/// Whether beliefs make an equilibrium of pure strategies rational everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeGameRationality {
    Untested,
    Fails,
    /// Weak perfect Bayesian: not sequential, or that is not tested.
    Weak,
    WeakAtLeast,
    Sequential,
}

/// What was learned, in words. Values are the first player's.
#[derive(Debug)]
pub struct TreeGameLearned {
    pub iterations: String,
    pub player: String,
    /// What the average strategies pay.
    pub value: String,
    /// What optimal play pays, if that is known and nothing is fixed.
    pub exact: Option<String>,
    /// What best responses gain where nothing is fixed.
    pub gain: String,
    pub is_fixed: bool,
}

/// The page of the lab. Players are counted from 0.
#[derive(Debug)]
pub struct TreeGameTexts {
    pub summary: &'static str,
    pub sentence: fn(&TreeGameSentenceOf) -> String,
    /// A player who has no name.
    pub player: fn(usize) -> String,
    pub chance: &'static str,
    pub own_game: &'static str,
    pub new_game: &'static str,
    pub choose: &'static str,
    /// What the number in the name of a game is: cards, coins or rounds.
    pub number: &'static str,
    pub picture_label: fn(&str) -> String,
    pub picture_help: &'static str,
    pub too_large_to_draw: fn(&str) -> String,
    pub undo: &'static str,
    pub redo: &'static str,
    pub larger: &'static str,
    pub smaller: &'static str,
    /// What stands on the branches: nothing, backward induction, play that was found, the assessment.
    pub marks_label: &'static str,
    pub marks: [&'static str; 4],
    /// A node as it is read out: takes what it is.
    pub node_end: fn(&str) -> String,
    pub node_chance: &'static str,
    /// Takes the player and the name of the information set; begins with what is written at the node.
    pub node_decision: fn(&str, &str) -> String,
    /// What follows from here on: takes the payoffs.
    pub node_leads_to: fn(&str) -> String,
    pub edit: &'static str,
    pub at_this_node: &'static str,
    pub over: &'static str,
    pub set_name: &'static str,
    pub join_with: &'static str,
    pub nobody: &'static str,
    pub split: &'static str,
    pub together: fn(usize) -> String,
    pub action_label: fn(usize) -> String,
    pub probability_label: fn(&str) -> String,
    pub payoff_label: fn(&str) -> String,
    pub paid_here: &'static str,
    pub add_action: &'static str,
    pub remove_action: fn(&str) -> String,
    pub add_player: &'static str,
    pub remove_player: fn(&str) -> String,
    pub player_label: fn(usize) -> String,
    pub players: &'static str,
    pub wrong_number: &'static str,
    pub wrong_share: &'static str,
    pub under_way: &'static str,
    pub moment: fn(u64, u64) -> String,
    /// Takes whether the first subgame to be solved hides moves.
    pub induction_begin: fn(bool) -> &'static str,
    /// The question before a subgame is solved: takes the player.
    pub ask_next: fn(&str) -> String,
    /// Takes the player, the action and what everybody gets.
    pub solved_one: fn(&str, &str, &str) -> String,
    /// Takes how many equilibria a subgame has, and what the first pays.
    pub solved_several: fn(u32, &str) -> String,
    pub solved_none: &'static str,
    pub solved_too_large: &'static str,
    /// At the end: takes how many, and whether these are all.
    pub induction_end: fn(u32, bool) -> String,
    pub cut_subgames: &'static str,
    pub equilibria_header: [&'static str; 4],
    /// Takes the information set where it fails.
    pub rationality: fn(TreeGameRationality, &str) -> String,
    /// Over the list, where moves are hidden.
    pub rationality_about: &'static str,
    /// Limits: information sets times nodes; actions that are never taken, nodes and choices.
    pub rationality_limits: fn([usize; 4]) -> String,
    /// What pressing a row does; takes its number.
    pub show_equilibrium: fn(usize) -> String,
    pub value: fn(&str, &str) -> String,
    pub between: fn(&str, &str) -> String,
    /// A set without a name: takes its player, and its number among that player's sets.
    pub unnamed_set: fn(&str, usize) -> String,
    pub one_equilibrium: fn(&str) -> String,
    /// Takes what it pays, like the others.
    pub one_subgame_perfect: fn(&str, TreeGameRationality) -> String,
    /// The best plan of an absent-minded player: takes what it pays, and what the best pure strategy pays.
    pub planned: fn(&str, Option<&str>) -> String,
    pub by_lemke: fn(&str) -> String,
    /// Takes how many are listed.
    pub first_equilibria: fn(usize) -> String,
    /// Three players; no recall; too large.
    pub no_play: [&'static str; 3],
    pub behaviour_header: [&'static str; 3],
    /// Takes the information set and its player; absent-minded or forgetful.
    pub forgets: fn(&str, &str, bool) -> String,
    pub strategic_sentence: &'static str,
    pub strategic_about: fn(usize, usize) -> String,
    pub no_matrix: fn(&str) -> String,
    pub too_large_matrix: &'static str,
    pub to_matrix: &'static str,
    pub sequence_about: &'static str,
    pub sequence_label: &'static str,
    pub plan_label: fn(&str) -> String,
    pub too_large_sequence: &'static str,
    pub empty_sequence: &'static str,
    pub assessment_about: &'static str,
    pub assessment_header: [&'static str; 5],
    pub behaviour_label: fn(&str, &str) -> String,
    /// Takes the information set and the actions that lead to the node.
    pub belief_label: fn(&str, &str) -> String,
    pub is_rational: &'static str,
    /// Takes what following pays, the better action and what that pays.
    pub is_not_rational: fn(&str, &str, &str) -> String,
    pub wrong_belief: fn(&str) -> String,
    pub free_belief: &'static str,
    /// Where the behaviour never comes to a node that stands alone.
    pub sure_belief: &'static str,
    /// Takes whether the beliefs are consistent, if that is tested.
    pub holds: fn(Option<bool>) -> &'static str,
    /// The first information set where it fails.
    pub fails: fn(&str) -> String,
    pub solution_assessment: &'static str,
    pub alike_assessment: &'static str,
    pub show_solution: &'static str,
    pub play_sentence: fn(bool) -> &'static str,
    pub your_turn: fn(&str, &str) -> String,
    pub what_you_see: fn(usize) -> String,
    pub play_over: fn(&str) -> String,
    /// Takes the actions that were taken.
    pub play_way: fn(&str) -> String,
    pub take_back: &'static str,
    pub play_anew: &'static str,
    pub as_efg: &'static str,
    pub as_json: &'static str,
    pub as_tikz: &'static str,
    pub as_text: &'static str,
    pub take_out: &'static str,
    pub paste: &'static str,
    pub paste_help: &'static str,
    pub take: &'static str,
    pub learning_sentence: &'static str,
    pub not_learned: fn(&str) -> String,
    pub learned: fn(&TreeGameLearned) -> String,
    pub learned_header: [&'static str; 4],
    /// Takes the information set.
    pub fix_label: fn(&str) -> String,
    pub to_regret: &'static str,
    pub learning_chart: &'static str,
    pub iterations_axis: &'static str,
    pub exploitability: &'static str,
    pub presets: [&'static str; 6],
}
