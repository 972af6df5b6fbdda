//! Texts of the stage: the tree as it grows, the simulation at work, the board beside it. Players are 0 for the first and 1 for
//! the second; columns are counted from 1.

use crate::english::phrases::PLAYERS;
use crate::lab::Preset;

texts! {
    /// The stage.
    pub struct StageTexts {
        /// The tree, for anyone who goes through it with keys.
        tree = "Search tree: arrow keys go from node to node, Enter looks at one",
        /// Nodes below one that are not drawn.
        hidden(count: &str) = format!("+{count}"),
        /// How a playout has ended: takes the winner, if anybody has won.
        result(winner: Option<usize>) -> &'static str = match winner {
            Some(0) => "First wins",
            Some(_) => "Second wins",
            None => "draw",
        },
        /// What a node of the path is given: 1, ½ or 0.
        gains(result: &str) = format!("+{result}"),
        /// Before the first simulation.
        nothing = "One node: the position itself. Step forward to watch the first simulation.",
        /// Before a search that is not begun by itself.
        not_searched = "This takes a while, so it waits for you.",
        phases = "The four phases of a simulation",
        /// Where a decision is made: takes the moves to it, none at the root.
        place(moves: &str) = match moves {
            "" => "at the root".to_owned(),
            _ => format!("after {moves}"),
        },
        places = "Choices on the way down",
        /// What opens a view that is folded.
        show = "Show",
        /// The sentences over the stage: of the lab's own search, and of somebody else. Settings are named between
        /// braces.
        sentence = "UCT with C = {c} and {playout} playouts would play column {=move} here, after {simulations} \
            simulations.",
        sentence_of_agent = "In this position {agent} would play column {=move}.",
        /// The same before anything is known.
        sentence_before = "UCT with C = {c} and {playout} playouts chooses a column here after {simulations} simulations.",
        sentence_of_agent_before = "In this position {agent} is to choose a column.",
        /// While one plays: the move that it would choose is not told.
        sentence_of_play = "You play against UCT with C = {c}. It runs {simulations} simulations for each of its \
            moves, with {playout} playouts.",
        sentence_of_play_with_agent = "You play against {agent}.",
        sentence_of_end = "The game is over: {=end}. Step back or start a new one to search again.",
        /// The way to the game.
        play = "Play",
        presets: &'static [Preset] = &[
            ("mcts?simulations=1&width=4&height=4&in_a_row=3&look=3", "One random game"),
            ("mcts?simulations=30&width=4&height=4&in_a_row=3", "Counts add up: 30 games make a tree"),
            ("mcts?simulations=60&c=0&width=4&height=4&in_a_row=3", "C = 0: one lucky move takes everything"),
            ("mcts?simulations=60&c=20&width=4&height=4&in_a_row=3", "C = 20: every move gets the same"),
            ("mcts?moves=44&simulations=5000", "Playouts mislead: it picks 5, which loses"),
            ("mcts?moves=44&simulations=5000&c=0.7&prior=10&ordering=on&pruning=on&playout=tactical&solver=on&rave=500&decisive=on&first_play=1",
                "Knowledge repairs it: 4, which wins"),
        ],
        /// Over the bars: takes who chooses, and whether the choice is made.
        chooses(player: usize, is_made: bool) = match is_made {
            true => format!("{} took the highest bound:", PLAYERS[player]),
            false => format!("{} takes the highest bound:", PLAYERS[player]),
        },
        /// Over the bars of a node that this simulation does not pass.
        would_choose(player: usize) = format!("If the search came here now, {} would choose:", PLAYERS[player]),
        /// The head of the bars.
        bounds_header: [&'static str; 3] = ["Column", "Mean and exploration", "Bound"],
        /// The bound as a formula with words, taken apart: before the mean, between, and so on.
        bound = "bound",
        mean = "mean",
        never_tried = "never tried",
        left_out = "left out",
        /// Takes N as written and the visits of the node.
        explains_n(n: &str, visits: &str) =
            format!("N = {n}: the {visits} visits of the node above, and the one of this simulation."),
        /// Of a bound that is infinite.
        explains_infinite = "A move that was never tried has an infinite bound: every move is tried once before one is \
            tried twice.",
        game_is_over = "The game is over here: there is nothing to choose.",
        /// The moves of a playout for the player who cannot see the stones.
        playout(moves: &str) = format!("Columns played: {moves}."),
        /// What the playout is worth.
        worth(first: &str, second: &str) =
            format!("A win is worth 1, a draw ½, a loss 0: {first} for First, {second} for Second."),
        random_moves = "Both sides draw from the legal moves, all equally likely.",
        tactical_moves = "Both sides win at once where they can, block where they must, and else draw from the legal \
            moves.",
        update_header: [&'static str; 3] = ["Node", "Visits", "Mean"],
        root = "root",
        /// Under the board: takes the stones of the path and of the playout.
        board_caption(path: usize, playout: usize) = match (path, playout) {
            (0, 0) => "The position that is searched.".to_owned(),
            (1, 0) => "Stone 1 is a move in the tree.".to_owned(),
            (_, 0) => format!("Stones 1 to {path} are moves in the tree."),
            (0, _) => format!("Stones 1 to {playout} are the playout."),
            (1, _) => format!(
                "Stone 1 is a move in the tree, 2 to {} are the playout.",
                path + playout
            ),
            (_, _) => format!(
                "Stones 1 to {path} are moves in the tree, {} to {} are the playout.",
                path + 1,
                path + playout
            ),
        },
        board_of_node = "The moves to the node you look at.",
        unselect = "Back to the simulation",
        /// What the marks mean, in the order in which they are shown.
        legend: [&'static str; 7] = [
            "A node. Above: how many simulations have come through it. Below: their mean result for the player who \
                moved there: 1 won, ½ drawn, 0 lost.",
            "The move that leads there: First’s.", "Second’s move. Its mean is for Second.",
            "The path of this simulation. The thicker a line, the more visits.",
            "The moves of the playout, which are not kept in the tree.",
            "What the result gives a node of the path: one more visit, and this much for the player who moved there.",
            "This many nodes below are not drawn.",
        ],
        /// Asked before a selection.
        which_child(player: usize) = format!("Which column will {} try next?", PLAYERS[player]),
        child_because(column: u8, bound: &str) = format!("Column {column} has the highest bound, {bound}."),
        /// Asked before a result goes up.
        which_mean(result: &str, visits: &str, mean: &str, place: &str) =
            format!("The node {place}: {visits} visits, mean {mean}. It receives {result}. What is its new mean?"),
        mean_because(sum: &str, visits: &str, mean: &str) = format!("{sum} / {visits} = {mean}."),
    }
}
