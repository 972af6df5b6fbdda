//! The interface in English.

use super::catalogue::*;

const fn plain(label: &'static str, help: &'static str) -> ParameterText {
    counted(label, "", help)
}

const fn counted(label: &'static str, unit: &'static str, help: &'static str) -> ParameterText {
    ParameterText {
        label,
        help,
        unit,
        options: &[],
    }
}

/// English.
pub const ENGLISH: Texts = Texts {
    allowed: AllowedTexts {
        integer: |minimum, maximum| format!("a whole number from {minimum} to {maximum}"),
        integer_or_end: |maximum| format!("a whole number from 0 to {maximum}, or the word end"),
        real: |minimum, maximum| format!("a number from {minimum} to {maximum}"),
        choice: |names| format!("one of: {names}"),
        switch: "on or off",
        cell_or_none: "none, or column.row counted from the bottom left, such as 4.1",
        moves: |most| format!("up to {most} moves, one character each, such as 4453"),
    },
    link: LinkTexts {
        too_long: |found, most| {
            format!("This link has {found} characters; up to {most} are allowed.")
        },
        unknown_lab: |found, known| format!("There is no lab “{found}”. There is: {known}."),
        version: |found, known| {
            format!("This link is of version “{found}”; this page reads version {known}.")
        },
        unknown_key: |key, known| {
            format!("This lab has no setting “{key}”, so it is left out. Settings are: {known}.")
        },
        repeated: |key| format!("“{key}” stands in the link twice; the first is taken."),
        value: |key, found, allowed| {
            format!("{key} is “{found}”, but allowed is {allowed}. The default is taken.")
        },
        packed: |key, reason| format!("The packed value of {key} {reason}. The default is taken."),
        not_a_move: |key, ply, symbol| {
            format!(
                "{key}: move {ply} is “{symbol}”, which is not a column. The moves before it are taken."
            )
        },
        illegal_move: |key, ply, symbol| {
            format!(
                "{key}: move {ply} goes to column {symbol}, which is full or not on the board. The moves before it are taken."
            )
        },
        after_the_end: |key, ply, symbol| {
            format!(
                "{key}: move {ply} (column {symbol}) comes after the end of the game. The moves before it are taken."
            )
        },
        blocked_outside: |found, width, height| {
            format!(
                "blocked is “{found}”, outside a board of {width} columns and {height} rows. No cell is blocked."
            )
        },
        after_the_last_move: |key, found, last| {
            format!("{key} is {found}, but the game has {last} moves. Its end is shown.")
        },
        nothing_to_run: |outcome| format!("There is nothing to compute: {outcome}."),
    },
    file: FileTexts {
        too_long: |found, most| format!("This file has {found} bytes; up to {most} are allowed."),
        not_ours: "This is not a file saved by Saddlepoint.",
        version: |found, known| {
            format!("This file is of version {found}; this page reads version {known}.")
        },
        link: |sentence| format!("The experiment in this file cannot be opened. {sentence}"),
        damaged: "This file was saved by Saddlepoint but is damaged.",
        unreadable: "The browser could not read this file as text.",
    },
    connect_four_parameters: ConnectFourParameterTexts {
        moves: plain(
            "Moves",
            "The game so far: one column a move, counted from 1, then a, b, c.",
        ),
        ply: plain(
            "Moment",
            "The number of moves after which the game is looked at.",
        ),
        person: ParameterText {
            label: "You play",
            help: "Which sides you play; the machine plays the others.",
            unit: "",
            options: &["First", "Second", "Both", "Neither"],
        },
        agent: ParameterText {
            label: "Machine",
            help: "Who thinks: uct is Monte Carlo tree search with random playouts.",
            unit: "",
            options: &["UCT"],
        },
        simulations: counted(
            "Simulations",
            "games",
            "Random games the machine plays before it moves, over all trees together: its strength.",
        ),
        c: plain(
            "Exploration C",
            "How much the search prefers moves that it has tried rarely.",
        ),
        choice: ParameterText {
            label: "Plays the move with",
            help: "How the move is chosen in the end: by visits, by mean, or by the lower end of the interval.",
            unit: "",
            options: &["most visits", "highest mean", "highest lower bound"],
        },
        width: counted("Width", "columns", "Columns of the board."),
        height: counted("Height", "rows", "Rows of the board."),
        in_a_row: counted("In a row", "stones", "Stones in a line that win."),
        blocked: plain(
            "Blocked cell",
            "A cell that no stone may take; stones rest above it.",
        ),
        trees: counted(
            "Trees",
            "trees",
            "Search trees grown side by side, each with its share of the simulations, their results added up.",
        ),
        reuse: plain(
            "Keep the tree",
            "Thinks at the mover's earlier turns too and keeps what the tree knows from move to move.",
        ),
        epsilon: plain(
            "Epsilon",
            "The small ε in the bound: avoids a division by zero and breaks ties at random.",
        ),
        nodes: counted(
            "Most nodes",
            "nodes",
            "Nodes each tree may have; when it is full the search goes on without growing it.",
        ),
        seed: plain(
            "Seed",
            "Where the random numbers start: same seed, same result, everywhere.",
        ),
    },
    connect_four: ConnectFourTexts {
        title: "Connect Four",
        summary: "The machine plays thousands of random games from here and remembers which first moves did well.",
        first_has_won: "First has won",
        second_has_won: "Second has won",
        drawn: "the game is drawn",
    },
};
