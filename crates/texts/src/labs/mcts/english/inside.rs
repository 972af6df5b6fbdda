//! The look into the search in English.

use crate::english::phrases::PLAYERS;
use crate::labs::mcts::inside::InsideTexts;

pub(super) const INSIDE: InsideTexts = InsideTexts {
    heading: "Inside the search",
    tree: "Search tree",
    nothing: "Step forward to watch the first simulation, or let it think and step back from the end.",
    loading: "Going to this moment …",
    phases: ["Selection", "Expansion", "Playout", "Backpropagation"],
    moment: |simulation, all, phase| match phase {
        Some(phase) => format!("simulation {simulation} of {all}: {phase}"),
        None => format!("after {simulation} of {all} simulations"),
    },
    leap: |count| format!("+{count}"),
    leaps: "Simulations at once",
    code: "The algorithm, with the line at work",
    code_lines: [
        "repeat for every simulation:",
        "while every move of the node has been tried: go on to the child with the highest bound",
        "take a move that was never tried and add its node",
        "play the game to its end",
        "at every node of the path: visits + 1, wins + the result for who moved there",
        "answer with the best move of the root",
    ],
    selected: |depth| match depth {
        0 => "The root has a move that was never tried, so there is nothing to choose between yet."
            .to_owned(),
        1 => "Down one move, to the child with the highest bound.".to_owned(),
        _ => format!("Down {depth} moves, each time to the child with the highest bound."),
    },
    expanded: |player, column| {
        format!(
            "{} tries column {column} here for the first time: a new node, without a visit yet.",
            PLAYERS[player]
        )
    },
    not_expanded: "No node is added: the game is over here, proven, or the tree is full.",
    played_out: |moves, winner| {
        let end = match winner {
            Some(player) => format!("{} wins", PLAYERS[player]),
            None => "a draw".to_owned(),
        };
        match moves {
            1 => format!("One move more and the game is over: {end}."),
            _ => format!("{moves} moves more and the game is over: {end}."),
        }
    },
    no_playout: "Nothing to play out: the result is certain here.",
    backed_up: "The result goes up: every node of the path counts it, and one visit more.",
    path_row: |player, column| format!("{} plays {column}", PLAYERS[player]),
    path_header: ["Choice", "Mean", "Exploration", "Bound", "Result"],
    path: "The path of this simulation",
    node: |moves, visits, mean| {
        format!("After {moves}: {visits} visits, mean {mean} for the player who moved there.")
    },
    new_node: |moves| format!("After {moves}: not visited yet."),
    root_node: |visits| format!("The position looked at: {visits} visits."),
    proven: |result| format!("Proven: {result} for the player who moved there."),
    never_tried: "never tried",
    shown_of: |shown, all| format!("{shown} of {all} nodes are drawn: those visited most."),
    position: "On the board",
    first_tree: "Of several trees the first is shown.",
    not_a_search: "The machine plays as an agent now. Choose “UCT as set up here” to look into its search.",
    not_with_reuse: "A tree that is kept from move to move cannot be looked into. Switch “Keep the tree” off to see a search from its beginning.",
};
