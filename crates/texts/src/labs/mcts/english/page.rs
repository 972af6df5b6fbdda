//! The page of tree search and the game on it in English.

use crate::english::phrases::{PLAYERS, done_of};
use crate::labs::mcts::MctsTexts;

pub(super) const PAGE: MctsTexts = MctsTexts {
    summary: "The machine plays thousands of random games from here and remembers which first moves did well.",
    first_has_won: "First has won",
    second_has_won: "Second has won",
    drawn: "the game is drawn",
    stage: "Board and time",
    board: "Board: arrow keys choose a column, Enter plays it",
    moment: |ply, last| format!("move {ply} of {last}"),
    cell: |column, row, owner, blocked| {
        let content = match (owner, blocked) {
            (_, true) => "blocked",
            (Some(player), _) => PLAYERS[player],
            (None, _) => "empty",
        };
        format!("Column {column}, row {row}: {content}")
    },
    column: |column, free| {
        let state = if free {
            "play here"
        } else {
            "not possible now"
        };
        format!("Column {column}, {state}")
    },
    new_game: "New game",
    swap: "Swap sides",
    undo: "Undo",
    redo: "Redo",
    hint: "Hint",
    machine_move: "Let the machine move",
    game_over: |winner, person| match (winner, person) {
        (Some(player), Some(true)) => format!("{} has won: your side.", PLAYERS[player]),
        (Some(player), _) => format!("{} has won: the machine’s side.", PLAYERS[player]),
        (None, _) => "A draw: the board is full.".to_owned(),
    },
    thinking: |player| format!("{} (the machine) is thinking …", PLAYERS[player]),
    looking_for_hint: |player| format!("Looking for a move for {} …", PLAYERS[player]),
    suggests: |column| format!("The machine suggests column {column}."),
    paused: |player| format!("Paused: {} to move.", PLAYERS[player]),
    played: |player, column| format!("{} played {column}.", PLAYERS[player]),
    your_move: |player| format!("Your move: you are {}.", PLAYERS[player]),
    machine_waits: |player| format!("{} to move: the machine is waiting.", PLAYERS[player]),
    past_thoughts: |number| format!("What it thought when it chose move {number}"),
    no_thoughts: "Nothing yet. Press “Hint” and the machine thinks about this position.",
    nothing_to_think: "The game is over. Step back to ask about an earlier moment.",
    thoughts_header: [
        "Column",
        "Exact",
        "Visits",
        "Mean",
        "Sampling noise (95 %)",
        "Bound",
        "Prior",
        "Its score",
    ],
    noise_explained: "Sampling noise says how far chance alone may have moved the mean of the playouts so far. It is not the error against perfect play: playouts are no perfect games, and the search chooses which of them it makes.",
    proven: ["loss", "draw", "win"],
    opponent: "You play against",
    moves_played: "The moves so far: press one to go there",
    shown_while_playing: "Shown while you play",
    bars_explained: "The bar over a column says how often the search went there; the number is its mean result for the player to move: 1 won, ½ drawn, 0 lost.",
    these_settings: "UCT as set up here",
    strength: "Strength",
    preset_plain: "Plain UCT",
    preset_knowledge: "With knowledge",
    progress: "Simulations done",
    pause: "Pause",
    resume: "Resume",
    move_now: "Move now",
    stop: "Stop",
    simulations_done: |done, total| {
        format!(
            "After {}",
            done_of(done, total, ["simulation", "simulations"])
        )
    },
    stopped_early: "Stopped early: the numbers are those of the simulations done.",
    rate: |rate| format!("{rate} a second."),
    nodes: |nodes| format!("{nodes} nodes in the tree."),
    tree_full: "The tree has reached its limit and grew no further.",
    charts: "Charts",
    no_charts: "There is nothing to chart: no simulations were counted here.",
    visits_tab: "Visits",
    mean_tab: "Means over time",
    bars_tab: "Means now",
    visits_title: "Share of visits by column",
    mean_title: "Mean result by column",
    means_title: "Mean result and its sampling noise (95 %) by column",
    simulations_axis: "simulations",
};
