//! Tree search: its texts.

mod english;
pub(crate) mod inside;
pub(crate) mod stage;

use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;
pub use inside::InsideTexts;
pub use stage::StageTexts;

/// All of them.
#[derive(Debug)]
pub struct MctsLabTexts {
    pub parameters: MctsParameterTexts,
    pub page: MctsTexts,
    pub sight: SightTexts,
    pub inside: InsideTexts,
    pub stage: StageTexts,
    pub widening: WideningTexts,
}

/// A search with progressive widening beside the same one without it. Pairs are without it and with it.
#[derive(Debug)]
pub struct WideningOf {
    pub simulations: String,
    pub factor: f64,
    pub exponent: f64,
    /// Moves to the deepest node.
    pub deepest: [u32; 2],
    /// The share of nodes visited once.
    pub once: [f64; 2],
    /// After how many simulations the widened tree was as deep as the other is in the end.
    pub caught_up: Option<String>,
}

/// What progressive widening saves.
#[derive(Debug)]
pub struct WideningTexts {
    pub chart: &'static str,
    /// Without it, with it.
    pub lines: [&'static str; 2],
    pub saved: fn(&WideningOf) -> String,
    pub why: &'static str,
}

/// The parameters of the Connect Four lab.
#[derive(Debug)]
pub struct MctsParameterTexts {
    pub moves: ParameterText,
    pub ply: ParameterText,
    pub person: ParameterText,
    pub agent: ParameterText,
    pub simulations: ParameterText,
    pub c: ParameterText,
    pub choice: ParameterText,
    pub prior: ParameterText,
    pub ordering: ParameterText,
    pub widening: ParameterText,
    pub widening_base: ParameterText,
    pub pruning: ParameterText,
    pub playout: ParameterText,
    pub solver: ParameterText,
    pub rave: ParameterText,
    pub decisive: ParameterText,
    pub first_play: ParameterText,
    pub exact: ParameterText,
    pub look: ParameterText,
    pub trees: ParameterText,
    pub reuse: ParameterText,
    pub rootless: ParameterText,
    pub epsilon: ParameterText,
    pub nodes: ParameterText,
    pub seed: ParameterText,
    pub at: ParameterText,
    pub view: ParameterText,
    pub thoughts: ParameterText,
    pub scores: ParameterText,
    pub coach: ParameterText,
    pub elo: ParameterText,
}

/// The Connect Four lab. Players are 0 for the first and 1 for the second.
#[derive(Debug)]
pub struct MctsTexts {
    pub summary: &'static str,
    pub first_has_won: &'static str,
    pub second_has_won: &'static str,
    pub drawn: &'static str,
    pub stage: &'static str,
    pub board: &'static str,
    /// Takes the moment and the number of moves.
    pub moment: fn(usize, usize) -> String,
    /// Takes column, row, who lies there, and whether the cell is blocked.
    pub cell: fn(u8, u8, Option<usize>, bool) -> String,
    /// Takes the column and whether a stone can be dropped into it.
    pub column: fn(u8, bool) -> String,
    pub new_game: &'static str,
    pub swap: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub hint: &'static str,
    pub machine_move: &'static str,
    /// Takes the winner and whether a person played that side.
    pub game_over: fn(Option<usize>, Option<bool>) -> String,
    pub thinking: fn(usize) -> String,
    pub looking_for_hint: fn(usize) -> String,
    /// Takes the column.
    pub suggests: fn(u8) -> String,
    pub paused: fn(usize) -> String,
    /// Takes who played and the column.
    pub played: fn(usize, u8) -> String,
    pub your_move: fn(usize) -> String,
    pub machine_waits: fn(usize) -> String,
    /// What was thought of the position before. Takes the number of the move that was chosen there.
    pub past_thoughts: fn(usize) -> String,
    pub no_thoughts: &'static str,
    pub nothing_to_think: &'static str,
    pub thoughts_header: [&'static str; 8],
    /// What the interval of a mean says, and what it does not.
    pub noise_explained: &'static str,
    /// A proven result: won, drawn, lost.
    pub proven: [&'static str; 3],
    pub opponent: &'static str,
    pub moves_played: &'static str,
    pub shown_while_playing: &'static str,
    /// What the bars over the board say.
    pub bars_explained: &'static str,
    pub these_settings: &'static str,
    pub strength: &'static str,
    pub preset_plain: &'static str,
    pub preset_knowledge: &'static str,
    pub progress: &'static str,
    pub pause: &'static str,
    pub resume: &'static str,
    pub move_now: &'static str,
    pub stop: &'static str,
    /// Takes simulations done and wanted.
    pub simulations_done: fn(&str, &str) -> String,
    pub stopped_early: &'static str,
    pub rate: fn(&str) -> String,
    pub nodes: fn(&str) -> String,
    pub tree_full: &'static str,
    pub charts: &'static str,
    /// Where nothing was found that grew.
    pub no_charts: &'static str,
    pub visits_tab: &'static str,
    pub mean_tab: &'static str,
    pub bars_tab: &'static str,
    pub visits_title: &'static str,
    pub mean_title: &'static str,
    pub means_title: &'static str,
    pub simulations_axis: &'static str,
}

/// What agents that do not simulate know of a position. Columns are counted from 1.
#[derive(Debug)]
pub struct SightTexts {
    /// Takes the column and how many legal moves there are.
    pub random: fn(u8, usize) -> String,
    /// Takes the column and how many columns win at once.
    pub wins: fn(u8, usize) -> String,
    /// Takes the column and how many columns keep the opponent from winning next.
    pub blocks: fn(u8, usize) -> String,
    /// Takes the column and how many legal moves there are.
    pub nothing: fn(u8, usize) -> String,
    /// Takes the depth and the number of positions.
    pub looked: fn(u32, &str) -> String,
    pub sees_win: &'static str,
    pub sees_loss: &'static str,
    pub estimates: fn(f64) -> String,
    /// Takes a list of columns.
    pub expects: fn(&str) -> String,
    /// What perfect play's choice is based on: a win at once, the only move, the best score, the best result, nothing certain.
    pub chosen_by: [&'static str; 5],
}
