//! Tree search in English.

use super::*;
use crate::english::parameter::{counted, plain};
use crate::english::phrases::{PLAYERS, done_of};

pub(crate) const ENGLISH: MctsLabTexts = MctsLabTexts {
    parameters: PARAMETERS,
    page: PAGE,
    sight: SIGHT,
    inside: INSIDE,
};

const PARAMETERS: MctsParameterTexts = MctsParameterTexts {
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
    agent: plain(
        "Machine",
        "Who plays the machine's sides: uct is Monte Carlo tree search with these settings; others are agents, whatever the settings.",
    ),
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
        help: "How the move is chosen in the end: by visits, by mean, or by the lower end of the mean's sampling noise.",
        unit: "",
        options: &["most visits", "highest mean", "highest lower bound"],
    },
    prior: counted(
        "Prior visits",
        "visits",
        "A new move begins with so many virtual visits whose mean is the static rating of the move; 0 is off.",
    ),
    ordering: plain(
        "Strongest first",
        "New moves are tried in the order of their static rating instead of at random.",
    ),
    widening: plain(
        "Progressive widening",
        "w: while a node has N visits, only its b·N^w best-rated moves are considered; 0 is off.",
    ),
    widening_base: plain(
        "Widening base",
        "b: how many moves are considered at first.",
    ),
    pruning: plain(
        "Prune refuted moves",
        "Moves that let the opponent win at once are left out, unless there are no others.",
    ),
    playout: ParameterText {
        label: "Playouts",
        help: "How games below the tree are played: at random, or winning at once where possible and blocking where needed.",
        unit: "",
        options: &["random", "tactical: win now, block now"],
    },
    solver: plain(
        "Keep proofs",
        "MCTS-Solver: wins, draws and losses that are certain are kept in the tree and obeyed.",
    ),
    rave: plain(
        "RAVE k",
        "Moves are also judged by the games in which they were played later; k is the number of visits at which both count the same; 0 is off.",
    ),
    decisive: plain(
        "Decisive moves",
        "A move that wins at once is the only one considered; else, if the opponent threatens to win, the moves that block.",
    ),
    first_play: plain(
        "First play",
        "The bound of a move that was never tried; infinite: every move once before one twice.",
    ),
    exact: counted(
        "Exact solver",
        "nodes a move",
        "How many positions the exact solver may visit for each move when the experiment is run as a whole; 0 leaves it out.",
    ),
    look: plain(
        "Moment of the search",
        "How far the search is looked at, in phases: four a simulation.",
    ),
    trees: plain(
        "Trees",
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
    nodes: plain(
        "Most nodes a tree",
        "Nodes each tree may have; when it is full the search goes on without growing it.",
    ),
    seed: plain(
        "Seed",
        "Where the random numbers start: same seed, same result, everywhere.",
    ),
};

const PAGE: MctsTexts = MctsTexts {
    title: "Monte Carlo tree search",
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
    paused: |player| format!("Paused: {} to move.", PLAYERS[player]),
    played: |player, column| format!("{} played {column}.", PLAYERS[player]),
    your_move: |player| format!("{} to move: your turn.", PLAYERS[player]),
    machine_waits: |player| format!("{} to move: the machine is waiting.", PLAYERS[player]),
    thoughts: "What it thinks",
    past_thoughts: |number| format!("What it thought before move {number}"),
    position_now: "The position now",
    no_thoughts: "Nothing yet. Play a move, or ask for a hint.",
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
    opponent: "The machine plays as",
    these_settings: "UCT with the settings below",
    strength: "Strength",
    preset_plain: "Plain UCT",
    preset_knowledge: "With knowledge",
    progress: "Simulations done",
    pause: "Pause",
    resume: "Go on",
    move_now: "Move now",
    stop: "Stop",
    simulations_done: |done, total| done_of(done, total, ["simulation", "simulations"]),
    stopped_early: "Stopped early: the numbers are those of the simulations done.",
    rate: |rate| format!("{rate} a second."),
    nodes: |nodes| format!("{nodes} nodes in the tree."),
    tree_full: "The tree has reached its limit and grew no further.",
    charts: "Charts",
    visits_tab: "Visits",
    mean_tab: "Means over time",
    bars_tab: "Means now",
    visits_title: "Share of visits by column",
    mean_title: "Mean result by column",
    means_title: "Mean result and its sampling noise (95 %) by column",
    simulations_axis: "simulations",
};

const SIGHT: SightTexts = SightTexts {
    random: |column, legal| {
        format!(
            "It drew column {column}: one of {legal} legal moves, all equally likely. It knows nothing else."
        )
    },
    wins: |column, wins| match wins {
        1 => format!("It saw that column {column} wins at once."),
        _ => {
            format!("It saw that {wins} columns win at once, and drew column {column} among them.")
        }
    },
    blocks: |column, blocks| match blocks {
        1 => format!("It saw that the opponent would win next in column {column}, and took it."),
        _ => format!(
            "It saw that the opponent threatens to win next, and drew column {column} among {blocks} that block."
        ),
    },
    nothing: |column, legal| {
        format!(
            "It saw no win and nothing to block, and drew column {column}: one of {legal} legal moves, all equally likely."
        )
    },
    looked: |depth, nodes| format!("It looked {depth} moves ahead, at {nodes} positions."),
    sees_win: "It sees a forced win.",
    sees_loss: "It sees that it loses by force.",
    estimates: |value| {
        format!(
            "It values the position at {value:+.3}, an estimate between −1 (lost) and +1 (won)."
        )
        .replace("-0.", "−0.")
    },
    expects: |line| format!("It expects {line}."),
    chosen_by: [
        "It saw that it wins at once.",
        "It had only one legal move.",
        "It has solved the position: no move has a better score.",
        "It has solved who wins: no move has a better result, but another might win sooner or lose later.",
        "The position was too large to be solved in time. Among the moves that are not proven worse, it played what UCT prefers after 10 000 simulations.",
    ],
};

const INSIDE: InsideTexts = InsideTexts {
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
        0 => "The root has a move that was never tried: selection ends at once.".to_owned(),
        1 => "Selection goes down one move: to the child with the highest bound.".to_owned(),
        _ => format!(
            "Selection goes down {depth} moves, each time to the child with the highest bound."
        ),
    },
    expanded: |player, column| {
        format!(
            "{} tries column {column} here for the first time: a new node.",
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
            1 => format!("One move to the end: {end}."),
            _ => format!("{moves} moves to the end: {end}."),
        }
    },
    no_playout: "Nothing to play out: the result is certain here.",
    backed_up: |first, second| {
        format!("The result goes up: {first} for First’s moves, {second} for Second’s.")
    },
    path_row: |player, column| format!("{} plays {column}", PLAYERS[player]),
    path_header: ["Choice", "Mean", "Exploration", "Bound", "Result"],
    path: "The path of this simulation",
    node: |moves, visits, mean| {
        format!("After {moves}: {visits} visits, mean {mean} for who moved there.")
    },
    new_node: |moves| format!("After {moves}: not visited yet."),
    root_node: |visits| format!("The position looked at: {visits} visits."),
    proven: |result| format!("Proven: {result} for who moved there."),
    never_tried: "never tried",
    shown_of: |shown, all| format!("{shown} of {all} nodes are drawn: those visited most."),
    position: "On the board",
    first_tree: "Of several trees the first is shown.",
    not_a_search: "The machine plays as an agent now. Choose “UCT with the settings below” to look into its search.",
    not_with_reuse: "A tree that is kept from move to move cannot be looked into. Switch “Keep the tree” off to see a search from its beginning.",
};
