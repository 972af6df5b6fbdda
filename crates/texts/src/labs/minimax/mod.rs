//! Minimax: its texts.

mod chess;
mod english;
mod memory;

use crate::catalogue::parameter::ParameterText;
pub use chess::{ChessBoardTexts, ChessTexts, EvaluationTexts, PositionFaultTexts};
pub(crate) use english::ENGLISH;
pub use memory::MemoryTexts;

/// All of them.
#[derive(Debug)]
pub struct MinimaxLabTexts {
    pub parameters: MinimaxParameterTexts,
    pub tree_faults: TreeFaultTexts,
    /// What is allowed as the moment and as the node that are looked at; each takes the largest number.
    pub allowed_steps: fn(u64) -> String,
    pub allowed_nodes: fn(u64) -> String,
    pub moves: MoveTexts,
    /// How far is looked ahead, as a part of a sentence: to the end, or so many moves.
    pub to_the_end: &'static str,
    pub moves_deep: fn(&str) -> String,
    pub sentence: SentenceTexts,
    pub window: WindowTexts,
    pub savings: SavingsTexts,
    pub legend: LegendTexts,
    pub chess: ChessTexts,
    pub memory: MemoryTexts,
    pub page: MinimaxTexts,
}

/// The sentence over the stage, with places for settings and values.
#[derive(Debug)]
pub struct SentenceTexts {
    /// Of a typed tree, whose size is known.
    pub of_a_tree: &'static str,
    pub of_a_game: &'static str,
    pub of_two: &'static str,
}

/// Where somebody has a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    Nobody,
    Here,
    Elsewhere,
}

/// α and β on the number line.
#[derive(Debug)]
pub struct WindowTexts {
    /// Whose values they are.
    pub whose: &'static str,
    /// α and β, and where somebody has them.
    pub alpha: fn(&str, Holder) -> String,
    pub beta: fn(&str, Holder) -> String,
    pub before: &'static str,
    pub hidden: &'static str,
    pub between: fn(&str, &str) -> String,
    pub cut: &'static str,
    pub nothing_yet: &'static str,
    pub max_has: fn(&str) -> String,
    pub min_has: fn(&str) -> String,
    pub mean_so_far: fn(&str) -> String,
    pub leaf: fn(&str) -> String,
}

/// What each improvement saves.
#[derive(Debug)]
pub struct SavingsTexts {
    pub promise: &'static str,
    pub fill: &'static str,
    pub counting: &'static str,
    pub header: [&'static str; 7],
    /// Of the improvements, in their order.
    pub names: [&'static str; 5],
    pub open: &'static str,
    pub more_than: fn(&str) -> String,
    pub share: fn(f64) -> String,
    pub said: fn(&str, &str) -> String,
    pub nothing_saved: &'static str,
    pub plain_too_large: fn(&str) -> String,
    pub too_large: fn(&str) -> String,
}

/// What the marks in the tree mean.
#[derive(Debug)]
pub struct LegendTexts {
    pub max: &'static str,
    pub min: &'static str,
    pub chance: &'static str,
    pub value: &'static str,
    pub foretold: &'static str,
    pub window: &'static str,
    pub question: &'static str,
    pub cut: &'static str,
    pub principal: &'static str,
    pub wedge: &'static str,
    pub alone: &'static str,
    pub stones: &'static str,
    pub pieces: &'static str,
    pub labels: &'static str,
}

/// Moves in words.
#[derive(Debug)]
pub struct MoveTexts {
    pub branch: fn(&str) -> String,
    pub named: fn(&str) -> String,
    pub square: fn(&str) -> String,
    pub column: fn(&str) -> String,
    /// Takes how many, and the letter of the heap.
    pub objects: fn(&str, &str) -> String,
}

/// The parameters of the minimax lab.
#[derive(Debug)]
pub struct MinimaxParameterTexts {
    pub game: ParameterText,
    pub tree: ParameterText,
    pub levels: ParameterText,
    pub branching: ParameterText,
    pub difficulty: ParameterText,
    pub heaps: ParameterText,
    pub misere: ParameterText,
    pub width: ParameterText,
    pub height: ParameterText,
    pub in_a_row: ParameterText,
    pub blocked: ParameterText,
    pub moves: ParameterText,
    pub ply: ParameterText,
    pub algorithm: ParameterText,
    pub depth: ParameterText,
    pub ordering: ParameterText,
    pub table: ParameterText,
    pub deepening: ParameterText,
    pub quiescence: ParameterText,
    pub versus: ParameterText,
    pub versus_depth: ParameterText,
    pub versus_ordering: ParameterText,
    pub versus_table: ParameterText,
    pub versus_deepening: ParameterText,
    pub versus_quiescence: ParameterText,
    pub centre: ParameterText,
    pub corner: ParameterText,
    pub edge: ParameterText,
    pub one: ParameterText,
    pub two: ParameterText,
    pub three: ParameterText,
    pub hide: ParameterText,
    pub foretell: ParameterText,
    pub person: ParameterText,
    pub step: ParameterText,
    pub view: ParameterText,
    pub side: ParameterText,
    pub node: ParameterText,
    pub thoughts: ParameterText,
    pub seed: ParameterText,
    pub elo: ParameterText,
    pub position: ParameterText,
    pub pawn: ParameterText,
    pub knight: ParameterText,
    pub bishop: ParameterText,
    pub rook: ParameterText,
    pub queen: ParameterText,
    pub mobility: ParameterText,
}

/// What is wrong with a typed tree.
#[derive(Debug)]
pub struct TreeFaultTexts {
    /// Takes the place and what is wrong there.
    pub at: fn(usize, &str) -> String,
    pub empty: &'static str,
    pub too_long: fn(usize, usize) -> String,
    pub too_deep: fn(usize) -> String,
    pub not_closed: fn(usize) -> String,
    pub not_opened: &'static str,
    pub no_children: &'static str,
    pub unexpected: fn(&str) -> String,
    pub not_a_number: fn(&str) -> String,
    pub mixed: fn(&str) -> String,
    pub name_alone: fn(&str) -> String,
    pub no_probability: &'static str,
    pub stray_probability: &'static str,
    pub probability: fn(&str) -> String,
    pub probability_sum: fn(f64) -> String,
    pub after_the_end: &'static str,
}

/// The minimax lab. Numbers in sentences have been written already.
#[derive(Debug)]
pub struct MinimaxTexts {
    pub summary: &'static str,
    /// Names of the presets, in their order.
    pub preset_names: &'static [&'static str],
    pub stage: &'static str,
    pub tree_label: &'static str,
    pub sides: [&'static str; 2],
    pub the_root: &'static str,
    /// What a node is called: by its name, by where it hangs, by the moves that lead to it, by how many and the last.
    pub named: fn(&str) -> String,
    pub branch: fn(&str) -> String,
    pub after_moves: fn(&str) -> String,
    pub after_many_moves: fn(usize, &str) -> String,

    // A step in words.
    pub not_begun: &'static str,
    pub foretold: &'static str,
    pub press_to_begin: &'static str,
    pub go_on: &'static str,
    pub finished: &'static str,
    pub at_the_depth: &'static str,
    pub quiet: &'static str,
    pub far_enough: &'static str,
    /// Takes the node, why it is evaluated, and its value.
    pub evaluated: fn(&str, &str, &str) -> String,
    pub exactly: &'static str,
    pub at_least: &'static str,
    pub at_most: &'static str,
    pub known: fn(&str, &str, &str) -> String,
    pub max_begins: fn(&str) -> String,
    pub min_begins: fn(&str) -> String,
    pub chance_begins: fn(&str) -> String,
    /// Takes the number to beat.
    pub is_asked: fn(&str) -> String,
    pub again: &'static str,
    pub root_returns: fn(&str) -> String,
    /// Takes the node, its value and its parent.
    pub returns: fn(&str, &str, &str) -> String,
    pub must_search_again: &'static str,
    pub is_a_bound: &'static str,
    /// Each takes what is here and what is elsewhere.
    pub max_cuts: fn(&str, &str) -> String,
    pub min_cuts: fn(&str, &str) -> String,
    pub mean_too_low: fn(&str, &str) -> String,
    pub mean_too_high: fn(&str, &str) -> String,

    // The pseudo-code, with whether there are windows, and whether there is depth.
    pub code: &'static str,
    pub code_visit: fn(bool) -> &'static str,
    pub code_deepen: &'static str,
    /// Takes whether the depth is limited, and whether positions that are not quiet are looked at further.
    pub code_evaluate: fn(bool, bool) -> &'static str,
    pub code_look_up: &'static str,
    pub code_begin: &'static str,
    /// Takes what decides which child is tried first: what the table knows, the evaluation, killers, history.
    pub code_each: fn([bool; 4]) -> String,
    pub code_null_window: &'static str,
    pub code_child: fn(bool) -> &'static str,
    pub code_maximum: fn(bool) -> &'static str,
    pub code_minimum: fn(bool) -> &'static str,
    pub code_mean: &'static str,
    pub code_cut: &'static str,
    pub code_return: fn(bool) -> &'static str,

    // Beside the tree.
    pub stack: &'static str,
    pub stack_header: [&'static str; 4],
    pub stack_empty: &'static str,
    pub memory: &'static str,
    /// Takes nodes in memory now, the most so far, and the nodes met so far.
    pub memory_sentence: fn(&str, &str, &str) -> String,
    pub counts: &'static str,
    pub counts_now: &'static str,
    pub counts_end: &'static str,
    pub count_names: [&'static str; 7],
    pub evaluation: &'static str,
    pub evaluation_of_trees: &'static str,
    pub evaluation_of_tic_tac_toe: &'static str,
    pub evaluation_of_nim: &'static str,
    pub evaluation_of_connect_four: &'static str,
    pub evaluation_of_gardner: &'static str,

    // A node, said.
    pub waiting: &'static str,
    /// Takes the partial value.
    pub open: fn(&str) -> String,
    /// Takes the value.
    pub done: fn(&str) -> String,
    pub cut: &'static str,
    /// Takes the value that it will come to.
    pub waiting_for: fn(&str) -> String,
    /// Of a branch that is never looked at: takes why it need not be, and the step at which it was cut.
    pub ghost: fn(&str, &str) -> String,
    /// Why, in two lines; each takes what somebody has elsewhere.
    pub ghost_max_has: fn(&str) -> String,
    pub ghost_min_has: fn(&str) -> String,
    pub ghost_mean_below: fn(&str) -> String,
    pub ghost_mean_above: fn(&str) -> String,
    pub window: fn(&str, &str) -> String,
    pub labels: [&'static str; 3],
    pub iteration: fn(u32) -> String,

    // Time.
    pub moment: fn(&str, &str) -> String,
    pub next_leaf: &'static str,
    pub next_cut: &'static str,
    pub next_at_root: &'static str,
    pub first_difference: &'static str,
    /// What two searches have in common and what not; takes names and counts.
    pub no_difference: &'static str,
    pub differs: fn(&[(String, String)]) -> String,
    pub searching: fn(&str) -> String,
    /// Takes a number of nodes, of a search that has not come to its end.
    pub more_than: fn(&str) -> String,
    pub counts_so_far: &'static str,
    /// Where the whole tree cannot be drawn; takes the moves that the tree shown looks ahead.
    pub first_levels: fn(u64) -> String,
    pub too_large: fn(&str) -> String,
    pub too_large_stopped: fn(&str) -> String,
    pub count_on: &'static str,
    pub pause: &'static str,
    pub stop: &'static str,
    pub search_again: &'static str,
    pub stopped: fn(&str) -> String,
    /// Takes the value, the best move and the principal variation.
    pub result: fn(&str, &str, &str) -> String,

    // The tree that is typed.
    pub editor: &'static str,
    pub editor_help: &'static str,
    pub editor_hint: &'static str,
    pub leaf_value: &'static str,
    pub editor_too_long_for_link: fn(usize, usize) -> String,

    // Exercises.
    pub predict: &'static str,
    pub new_exercise: &'static str,
    pub ask_value: fn(&str) -> String,
    pub ask_cuts: &'static str,
    pub check: &'static str,
    pub give_up: &'static str,
    /// Takes a node and the value that it returns.
    pub right: fn(&str, &str) -> String,
    pub shown: fn(&str, &str) -> String,
    pub wrong_low: &'static str,
    pub wrong_high: &'static str,
    pub not_a_value: &'static str,
    pub cuts_score: fn(usize, usize, usize) -> String,
    pub score: fn(usize, usize) -> String,
    pub all_done: &'static str,
    pub hidden: &'static str,

    // A game.
    pub play_first: &'static str,
    pub play_second: &'static str,
    pub leave_game: &'static str,
    pub new_game: &'static str,
    pub undo: &'static str,
    pub show_tree: &'static str,
    pub hide_tree: &'static str,
    pub your_move: fn(usize) -> String,
    pub machine_thinks: fn(usize) -> String,
    pub game_over: fn(Option<usize>) -> String,
    pub tree_before: fn(&str) -> String,
    pub board: &'static str,
    pub square: fn(usize, Option<usize>) -> String,
    pub heap: fn(char, u8, u8) -> String,
    pub machine_move: &'static str,

    // Out.
    pub save_svg: &'static str,
    pub save_png: &'static str,
    pub save_tikz: &'static str,
    pub picture: &'static str,
}
