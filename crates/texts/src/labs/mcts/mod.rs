//! Tree search: its texts.

mod english;

use crate::catalogue::parameter::ParameterText;
pub(crate) use english::ENGLISH;

/// All of them.
#[derive(Debug)]
pub struct MctsLabTexts {
    pub parameters: MctsParameterTexts,
    pub page: MctsTexts,
    pub sight: SightTexts,
    pub inside: InsideTexts,
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
    pub epsilon: ParameterText,
    pub nodes: ParameterText,
    pub seed: ParameterText,
}

/// The Connect Four lab. Players are 0 for the first and 1 for the second.
#[derive(Debug)]
pub struct MctsTexts {
    pub title: &'static str,
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
    pub paused: fn(usize) -> String,
    /// Takes who played and the column.
    pub played: fn(usize, u8) -> String,
    pub your_move: fn(usize) -> String,
    pub machine_waits: fn(usize) -> String,
    pub thoughts: &'static str,
    /// The same about the position before. Takes the number of the move that was chosen there.
    pub past_thoughts: fn(usize) -> String,
    pub position_now: &'static str,
    pub no_thoughts: &'static str,
    pub nothing_to_think: &'static str,
    pub thoughts_header: [&'static str; 8],
    /// What the interval of a mean says, and what it does not.
    pub noise_explained: &'static str,
    /// A proven result: won, drawn, lost.
    pub proven: [&'static str; 3],
    pub opponent: &'static str,
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

/// The look into the search, simulation by simulation.
#[derive(Debug)]
pub struct InsideTexts {
    pub heading: &'static str,
    pub tree: &'static str,
    /// What to do to see something.
    pub nothing: &'static str,
    pub loading: &'static str,
    pub phases: [&'static str; 4],
    /// Takes the number of the simulation and of all, and the phase if one is under way.
    pub moment: fn(&str, &str, Option<&str>) -> String,
    /// Leaps forward: takes a number of simulations.
    pub leap: fn(&str) -> String,
    pub leaps: &'static str,
    pub code: &'static str,
    pub code_lines: [&'static str; 6],
    /// The sentences of the four phases.
    pub selected: fn(usize) -> String,
    /// Takes who chooses, the column, and whether the choice was by the bound.
    pub expanded: fn(usize, u8) -> String,
    pub not_expanded: &'static str,
    /// Takes how many moves were played and who won (0, 1, or nobody).
    pub played_out: fn(usize, Option<usize>) -> String,
    pub no_playout: &'static str,
    /// Takes the results for both players.
    pub backed_up: fn(&str, &str) -> String,
    /// One step of the path: who chose, which column, his result.
    pub path_row: fn(usize, u8) -> String,
    pub path_header: [&'static str; 5],
    pub path: &'static str,
    /// A node: moves to it, visits, mean.
    pub node: fn(&str, &str, &str) -> String,
    /// A node that no simulation has come back from. Takes the moves to it.
    pub new_node: fn(&str) -> String,
    pub root_node: fn(&str) -> String,
    pub proven: fn(&str) -> String,
    pub never_tried: &'static str,
    pub shown_of: fn(&str, &str) -> String,
    pub position: &'static str,
    pub first_tree: &'static str,
    pub not_a_search: &'static str,
    pub not_with_reuse: &'static str,
}
