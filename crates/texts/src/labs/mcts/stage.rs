//! Texts of the stage: the tree as it grows, the simulation at work, the board beside it. Players are 0 for the first and 1 for
//! the second; columns are counted from 1.

/// The stage.
#[derive(Debug)]
pub struct StageTexts {
    /// The tree, for anyone who goes through it with keys.
    pub tree: &'static str,
    /// Nodes below one that are not drawn. Takes their number.
    pub hidden: fn(&str) -> String,
    /// How a playout has ended: takes the winner, if anybody has won.
    pub result: fn(Option<usize>) -> &'static str,
    /// What a node of the path is given: 1, ½ or 0.
    pub gains: fn(&str) -> String,
    /// Before the first simulation.
    pub nothing: &'static str,
    /// Before a search that is not begun by itself.
    pub not_searched: &'static str,
    pub phases: &'static str,
    /// Where a decision is made: takes the moves to it, none at the root.
    pub place: fn(&str) -> String,
    pub places: &'static str,
    /// What opens a view that is folded.
    pub show: &'static str,
    /// The sentences over the stage: of the lab's own search, and of somebody else. Settings are named between braces.
    pub sentence: &'static str,
    pub sentence_of_agent: &'static str,
    /// While one plays: the move that it would choose is not told.
    pub sentence_of_play: &'static str,
    pub sentence_of_play_with_agent: &'static str,
    pub sentence_of_end: &'static str,
    /// The way to the game.
    pub play: &'static str,
    pub preset_names: [&'static str; 6],
    /// Over the bars: takes who chooses, and whether the choice is made.
    pub chooses: fn(usize, bool) -> String,
    /// Over the bars of a node that this simulation does not pass. Takes who would choose.
    pub would_choose: fn(usize) -> String,
    /// The head of the bars.
    pub bounds_header: [&'static str; 3],
    /// The bound as a formula with words, taken apart: before the mean, between, and so on.
    pub bound: &'static str,
    pub mean: &'static str,
    pub never_tried: &'static str,
    pub left_out: &'static str,
    /// Takes N as written and the visits of the node.
    pub explains_n: fn(&str, &str) -> String,
    /// Of a bound that is infinite.
    pub explains_infinite: &'static str,
    pub game_is_over: &'static str,
    /// The moves of a playout for the player who cannot see the stones.
    pub playout: fn(&str) -> String,
    /// What the playout is worth. Takes the results of both.
    pub worth: fn(&str, &str) -> String,
    pub random_moves: &'static str,
    pub tactical_moves: &'static str,
    pub update_header: [&'static str; 3],
    pub root: &'static str,
    /// Under the board: takes the stones of the path and of the playout.
    pub board_caption: fn(usize, usize) -> String,
    pub board_of_node: &'static str,
    pub unselect: &'static str,
    /// What the marks mean, in the order in which they are shown.
    pub legend: [&'static str; 7],
    /// Asked before a selection. Takes who chooses.
    pub which_child: fn(usize) -> String,
    /// Takes the column and why.
    pub child_because: fn(u8, &str) -> String,
    /// Asked before a result goes up. Takes the result, visits and mean now, and the move.
    pub which_mean: fn(&str, &str, &str, &str) -> String,
    pub mean_because: fn(&str, &str, &str) -> String,
}
