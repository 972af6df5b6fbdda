//! Texts of the look into the search.

use crate::english::phrases::PLAYERS;

texts! {
    /// The look into the search, simulation by simulation.
    pub struct InsideTexts {
        tree = "Search tree",
        loading = "Going to this moment …",
        phases: [&'static str; 4] = ["Selection", "Expansion", "Playout", "Backpropagation"],
        moment(simulation: &str, all: &str, phase: Option<&str>) = match phase {
            Some(phase) => format!("simulation {simulation} of {all}: {phase}"),
            None => format!("after {simulation} of {all} simulations"),
        },
        /// Leaps forward: takes a number of simulations.
        leap(count: &str) = format!("+{count}"),
        leaps = "Simulations at once",
        code = "The algorithm, with the line at work",
        code_lines: [&'static str; 6] = [
            "repeat for every simulation:",
            "while every move of the node has been tried: go on to the child with the highest bound",
            "take a move that was never tried and add its node", "play the game to its end",
            "at every node of the path: visits + 1, wins + the result for who moved there",
            "answer with the best move of the root",
        ],
        /// The sentences of the four phases.
        selected(depth: usize) = match depth {
            0 => "The root has a move that was never tried, so there is nothing to choose between yet."
                .to_owned(),
            1 => "Down one move, to the child with the highest bound.".to_owned(),
            _ => format!("Down {depth} moves, each time to the child with the highest bound."),
        },
        expanded(player: usize, column: u8) = format!(
            "{} tries column {column} here for the first time: a new node, without a visit yet.",
            PLAYERS[player]
        ),
        not_expanded = "No node is added: the game is over here, proven, or the tree is full.",
        played_out(moves: usize, winner: Option<usize>) = {
            let end = match winner {
                Some(player) => format!("{} wins", PLAYERS[player]),
                None => "a draw".to_owned(),
            };
            match moves {
                1 => format!("One move more and the game is over: {end}."),
                _ => format!("{moves} moves more and the game is over: {end}."),
            }
        },
        no_playout = "Nothing to play out: the result is certain here.",
        backed_up = "The result goes up: every node of the path counts it, and one visit more.",
        /// One step of the path: who chose, which column, his result.
        path_row(player: usize, column: u8) = format!("{} plays {column}", PLAYERS[player]),
        path_header: [&'static str; 5] = ["Choice", "Mean", "Exploration", "Bound", "Result"],
        path = "The path of this simulation",
        /// A node: moves to it, visits, mean.
        node(moves: &str, visits: &str, mean: &str) =
            format!("After {moves}: {visits} visits, mean {mean} for the player who moved there."),
        /// A node that no simulation has come back from.
        new_node(moves: &str) = format!("After {moves}: not visited yet."),
        root_node(visits: &str) = format!("The position looked at: {visits} visits."),
        proven(result: &str) = format!("Proven: {result} for the player who moved there."),
        never_tried = "never tried",
        shown_of(shown: &str, all: &str) = format!("{shown} of {all} nodes are drawn: those visited most."),
        first_tree = "Of several trees the first is shown.",
        not_a_search = "The machine plays as an agent now. Choose “UCT as set up here” to look into its search.",
        not_with_reuse = "A tree that is kept from move to move cannot be looked into. Switch “Keep the tree” off to \
            see a search from its beginning.",
    }
}
