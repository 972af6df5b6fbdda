//! The stage in English.

use crate::english::phrases::PLAYERS;
use crate::labs::mcts::stage::StageTexts;

pub(super) const STAGE: StageTexts = StageTexts {
    tree: "Search tree: arrow keys go from node to node, Enter looks at one",
    hidden: |count| format!("+{count}"),
    result: |winner| match winner {
        Some(0) => "First wins",
        Some(_) => "Second wins",
        None => "draw",
    },
    gains: |result| format!("+{result}"),
    nothing: "One node: the position itself. Step forward to watch the first simulation.",
    not_searched: "This takes a while, so it waits for you.",
    phases: "The four phases of a simulation",
    place: |moves| match moves {
        "" => "at the root".to_owned(),
        _ => format!("after {moves}"),
    },
    places: "Choices on the way down",
    show: "Show",
    sentence: "UCT with C = {c} and {playout} playouts would play column {=move} here, after {simulations} simulations.",
    sentence_of_agent: "In this position {agent} would play column {=move}.",
    sentence_of_play: "You play against UCT with C = {c}. It runs {simulations} simulations for each of its moves, with {playout} playouts.",
    sentence_of_play_with_agent: "You play against {agent}.",
    sentence_of_end: "The game is over: {=end}. Step back or start a new one to search again.",
    play: "Play",
    preset_names: [
        "One random game",
        "Counts add up: 30 games make a tree",
        "C = 0: one lucky move takes everything",
        "C = 20: every move gets the same",
        "Playouts mislead: it picks 5, which loses",
        "Knowledge repairs it: 4, which wins",
    ],
    chooses: |player, is_made| match is_made {
        true => format!("{} took the highest bound:", PLAYERS[player]),
        false => format!("{} takes the highest bound:", PLAYERS[player]),
    },
    would_choose: |player| {
        format!(
            "If the search came here now, {} would choose:",
            PLAYERS[player]
        )
    },
    bounds_header: ["Column", "Mean and exploration", "Bound"],
    bound: "bound",
    mean: "mean",
    never_tried: "never tried",
    left_out: "left out",
    explains_n: |n, visits| {
        format!("N = {n}: the {visits} visits of the node above, and the one of this simulation.")
    },
    explains_infinite: "A move that was never tried has an infinite bound: every move is tried once before one is tried twice.",
    game_is_over: "The game is over here: there is nothing to choose.",
    playout: |moves| format!("Columns played: {moves}."),
    worth: |first, second| {
        format!("A win is worth 1, a draw ½, a loss 0: {first} for First, {second} for Second.")
    },
    random_moves: "Both sides draw from the legal moves, all equally likely.",
    tactical_moves: "Both sides win at once where they can, block where they must, and else draw from the legal moves.",
    update_header: ["Node", "Visits", "Mean"],
    root: "root",
    board_caption: |path, playout| match (path, playout) {
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
    board_of_node: "The moves to the node you look at.",
    unselect: "Back to the simulation",
    legend: [
        "A node. Above: how many simulations have come through it. Below: their mean result for the player who moved there: 1 won, ½ drawn, 0 lost.",
        "The move that leads there: First’s.",
        "Second’s move. Its mean is for Second.",
        "The path of this simulation. The thicker a line, the more visits.",
        "The moves of the playout, which are not kept in the tree.",
        "What the result gives a node of the path: one more visit, and this much for the player who moved there.",
        "This many nodes below are not drawn.",
    ],
    which_child: |player| format!("Which column will {} try next?", PLAYERS[player]),
    child_because: |column, bound| format!("Column {column} has the highest bound, {bound}."),
    which_mean: |result, visits, mean, place| {
        format!(
            "The node {place}: {visits} visits, mean {mean}. It receives {result}. What is its new mean?"
        )
    },
    mean_because: |sum, visits, mean| format!("{sum} / {visits} = {mean}."),
};
