//! Strategic games: texts. `stories`: what the games of the library are about.

mod english;
mod stories;

use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;
pub use stories::Story;

/// All of them.
#[derive(Debug)]
pub struct MatrixLabTexts {
    pub parameters: MatrixParameterTexts,
    pub page: MatrixTexts,
    pub allowed_game: &'static str,
    pub allowed_names: &'static str,
    pub allowed_players: &'static str,
    pub allowed_start: &'static str,
    /// Takes the player's number, or none where there are too many players, and the number of actions or players.
    pub wrong_start: fn(Option<usize>, usize) -> String,
    pub allowed_rounds: &'static str,
    /// Takes the key and what is wrong.
    pub wrong_game: fn(&str, &str) -> String,
    pub wrong_game_here: fn(&str) -> String,
    /// Of the library.
    pub stories: &'static [Story],
}

/// The parameters of the lab.
#[derive(Debug)]
pub struct MatrixParameterTexts {
    pub game: ParameterText,
    pub payoffs: ParameterText,
    pub actions: ParameterText,
    pub players: ParameterText,
    pub title: ParameterText,
    pub marks: ParameterText,
    pub algorithm: ParameterText,
    pub label: ParameterText,
    pub step: ParameterText,
    pub dynamic: ParameterText,
    pub temperature: ParameterText,
    pub from: ParameterText,
    pub populations: ParameterText,
    pub time: ParameterText,
    pub view: ParameterText,
    pub difficulty: ParameterText,
    pub seed: ParameterText,
    pub person: ParameterText,
    pub opponent: ParameterText,
    pub rounds: ParameterText,
    pub series: ParameterText,
}

/// A game as the sentence speaks of it.
#[derive(Debug)]
pub struct MatrixSentenceOf {
    pub players: usize,
    /// What both payoffs add up to, if that is always the same.
    pub constant_sum: Option<String>,
    /// How many extreme equilibria there are, if that is known.
    pub equilibria: Option<usize>,
    pub pure: usize,
}

/// For each player strategies, all mixtures of which are equilibria with all of the other's.
pub type NashSubset = [Vec<String>; 2];

/// The actions of both players, and how probable it is that a referee draws them.
pub type DrawnPair<'a> = ([&'a str; 2], String);

/// The page of the lab. Players are counted from 0.
#[derive(Debug)]
pub struct MatrixTexts {
    pub summary: &'static str,
    pub sentence: fn(&MatrixSentenceOf) -> String,
    /// A player who has no name.
    pub player: fn(usize) -> String,
    pub own_game: &'static str,
    pub choose: &'static str,
    pub matrix_label: fn(&str) -> String,
    /// Takes row, column and whose payoff it is.
    pub payoff_label: fn(&str, &str, &str) -> String,
    pub wrong_payoff: &'static str,
    /// What is marked: everything, best responses, nothing.
    pub shown_label: &'static str,
    pub shown: [&'static str; 3],
    pub show_solution: &'static str,
    pub marks: [&'static str; 4],
    pub paste: &'static str,
    pub paste_help: &'static str,
    pub take: &'static str,
    pub take_out: &'static str,
    pub as_nfg: &'static str,
    pub as_latex: &'static str,
    pub as_tabs: &'static str,
    pub as_json: &'static str,
    pub under_way: &'static str,
    /// Takes how many vertices have been found.
    pub enumerating: fn(&str) -> String,
    /// Takes how many of the best correlated equilibria are known, and of how many.
    pub correlating: fn(u64, u64) -> String,
    /// Takes how many equilibria are known before all are, the first one by Lemke and Howson's algorithm.
    pub so_far: fn(u64) -> String,
    /// Takes how many of these are listed.
    pub only_listed: fn(usize) -> String,
    /// Takes how many vertices there may be.
    pub too_many: fn(&str) -> String,
    pub equilibria_header: [&'static str; 5],
    pub several_header: [&'static str; 4],
    pub uncertain: &'static str,
    pub of_several: [&'static str; 2],
    /// Takes the power of ten that bounds the error.
    pub radius: fn(i32) -> String,
    pub stability: [&'static str; 4],
    /// Takes components, and whether each is one point.
    pub components: fn(usize, usize) -> String,
    /// Takes the component's number, its equilibria (from 1), its index, and its maximal Nash subsets.
    pub component: fn(usize, &[usize], i64, &[NashSubset]) -> String,
    pub not_degenerate: &'static str,
    /// Takes the player, the strategy, and the best responses.
    pub degenerate: fn(&str, &str, &[&str]) -> String,
    /// Takes what the first player gets, and what the second one does.
    pub value: fn(&str, &str) -> String,
    /// Takes the player, the value, the strategy, and the value without mixing.
    pub security: fn(&str, &str, &str, &str) -> String,
    /// Takes both equilibria, which dominates (0, 1 or 2 for neither), and the products.
    pub risk: fn([&str; 2], usize, [&str; 2]) -> String,
    /// Takes its number from 1.
    pub payoff_dominant: fn(usize) -> String,
    pub square_about: fn(&str, &str) -> String,
    pub square_label: &'static str,
    pub triangles_about: &'static str,
    pub triangle_label: fn(&str) -> String,
    pub no_picture: &'static str,
    pub drag_about: &'static str,
    pub edit_actions: &'static str,
    /// Takes the player and the number, from 1.
    pub action_label: fn(&str, usize) -> String,
    /// Takes the action.
    pub remove_action: fn(&str) -> String,
    /// Takes the player.
    pub add_action: fn(&str) -> String,
    pub plane_label: &'static str,
    pub plane_about: &'static str,
    pub plane_legend: [&'static str; 3],
    /// Takes for whom (0 the sum, 1 the first, 2 the second) and what both get.
    pub best_correlated: fn(usize, [&str; 2]) -> String,
    /// Where all correlated equilibria pay the same: takes what both get.
    pub only_correlated: fn([&str; 2]) -> String,
    /// The same where a whole edge is as good: takes what both get at its ends.
    pub best_edge: fn(usize, [[&str; 2]; 2]) -> String,
    /// Takes what both get.
    pub egalitarian: fn([&str; 2]) -> String,
    /// What a referee draws from, who then tells each player their action: takes the actions of each pair, and its probability.
    pub lottery: fn(&[DrawnPair]) -> String,
    /// Takes the player.
    pub plane_axis: fn(&str) -> String,
    /// Over one of several tables: takes the players who choose it, and their actions.
    pub table_of: fn(&[(String, &str)]) -> String,
    pub too_large_for_correlated: &'static str,
    pub nothing_dominated: &'static str,
    pub strict_title: &'static str,
    pub weak_title: &'static str,
    /// Takes the round, the player, the action and what dominates it.
    pub eliminated: fn(usize, &str, &str, &str) -> String,
    pub left: fn(&str) -> String,
    pub order_matters: &'static str,
    pub order_does_not_matter: &'static str,
    /// Everybody at once, or beginning with a player.
    pub order: fn(Option<&str>) -> String,
    /// Takes an action and its player.
    pub action_of: fn(&str, &str) -> String,
    pub begin_at_label: &'static str,
    /// Takes the pivot, its player, what was dropped and what was found.
    pub pivot: fn(usize, &str, &str, &str) -> String,
    pub pivots_begin: fn(&str) -> String,
    pub pivots_end: &'static str,
    pub pair: fn(&str, &str) -> String,
    /// No solution; not positive; better; equilibrium. Takes a player and an action.
    pub verdicts: [fn(&str, &str) -> String; 4],
    pub moment: fn(u64, u64) -> String,
    pub way_cut: &'static str,
    /// The settings are named between braces.
    pub algorithm_sentence: &'static str,
    /// Of a dynamic: whether there is a temperature, and whether there may be one population.
    pub dynamic_sentence: fn(bool, bool) -> String,
    pub dynamic_about: &'static str,
    pub dynamic_average: fn(&str) -> String,

    /// The settings are named between braces. Takes whether two people play.
    pub play_sentence: fn(bool) -> String,
    /// Takes the round, the player, and whether two people play.
    pub your_turn: fn(usize, &str, bool) -> String,
    pub take_back: &'static str,
    pub play_anew: &'static str,
    /// Takes the round, what both did and what both got.
    pub round: fn(usize, [&str; 2], [&str; 2]) -> String,
    /// Takes the player, the sum, what a round brought, the best single action, and what it would have brought if that is more.
    pub standing: fn(&str, &str, &str, &str, Option<&str>) -> String,
    pub round_column: &'static str,
    pub payoffs_column: &'static str,
    pub opponent_thinks: &'static str,
    /// Takes shares of actions, and the same exactly if it is an equilibrium's.
    pub opponent_next: fn(&str, Option<&str>) -> String,
    pub exercise_game: &'static str,
    pub exercise_sentence: &'static str,
    pub another_exercise: &'static str,
    pub everything: &'static str,
    /// Takes the player, the other one, and what that one does.
    pub ask_response: fn(&str, &str, &str) -> String,
    /// Takes the action, and what each pays.
    pub why_response: fn(&str, &str) -> String,
    pub ask_dominated: fn(&str) -> String,
    pub none_dominated: &'static str,
    pub why_none_dominated: &'static str,
    /// Takes the action and what beats it.
    pub why_dominated: fn(&str, &str) -> String,
    pub ask_pure: &'static str,
    /// Takes all of them.
    pub why_pure: fn(&str) -> String,
    /// Takes the player and the action.
    pub ask_probability: fn(&str, &str) -> String,
    /// Takes the other player.
    pub why_probability: fn(&str) -> String,
    pub ask_value: fn(&str) -> String,
    /// Takes the strategy.
    pub why_value: fn(&str) -> String,

    pub played: &'static str,
    /// Takes a player.
    pub label_of: fn(&str) -> String,
    pub presets: [&'static str; 7],
}
