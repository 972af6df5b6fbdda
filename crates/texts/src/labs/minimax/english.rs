//! Minimax in English.

use super::*;
use crate::english::parameter::{counted, plain};
use crate::english::phrases::{PLAYERS, capital};

pub(crate) const ENGLISH: MinimaxLabTexts = MinimaxLabTexts {
    parameters: PARAMETERS,
    tree_faults: TREE_FAULTS,
    allowed_steps: |most| format!("a whole number from 0 to {most}, “opening” or “end”"),
    allowed_nodes: |most| format!("a whole number from 0 to {most}, or “none”"),
    moves: MoveTexts {
        branch: |text| format!("branch {text}"),
        named: |text| format!("“{text}”"),
        square: |text| format!("square {text}"),
        column: |text| format!("column {text}"),
        objects: |count, heap| format!("{count} from heap {heap}"),
    },
    to_the_end: "to the end",
    moves_deep: |moves| {
        if moves == "1" {
            "1 move deep".to_owned()
        } else {
            format!("{moves} moves deep")
        }
    },
    sentence: SentenceTexts {
        of_a_tree: "{algorithm} searches {game} {depth}. It looks at {=nodes} of {=all} nodes.",
        of_a_game: "{algorithm} searches {game} {depth}. It looks at {=nodes} nodes.",
        of_two: "{algorithm} beside {versus}, on {game}, {depth}. They look at {=nodes} and {=others} nodes.",
    },
    window: WindowTexts {
        whose: "All values are from the point of view of Max, who moves at the root (▲ in typed trees).",
        alpha: |value, holder| match holder {
            Holder::Nobody => format!("α = {value}: Max has nothing yet"),
            Holder::Here => format!("α = {value}: Max has it here"),
            Holder::Elsewhere => format!("α = {value}: Max has it elsewhere"),
        },
        beta: |value, holder| match holder {
            Holder::Nobody => format!("β = {value}: Min has nothing yet"),
            Holder::Here => format!("β = {value}: Min has it here"),
            Holder::Elsewhere => format!("β = {value}: Min has it elsewhere"),
        },
        before: "Nothing is shut out yet.",
        hidden: "Hidden until you answer.",
        between: |alpha, beta| match (alpha, beta) {
            ("−∞", "∞") => "Every value still matters here.".to_owned(),
            (alpha, "∞") => format!("Only more than {alpha} still matters here."),
            ("−∞", beta) => format!("Only less than {beta} still matters here."),
            _ => format!("Only what is between {alpha} and {beta} still matters here."),
        },
        cut: "Cut: α ≥ β. No value is left here that could matter.",
        nothing_yet: "No value has come up here yet.",
        max_has: |value| format!("Max has {value} here so far and looks for more."),
        min_has: |value| format!("Min has {value} here so far and looks for less."),
        mean_so_far: |value| format!("The mean here is {value} so far."),
        leaf: |value| format!("This is worth {value}."),
    },
    savings: SavingsTexts {
        promise: "The same position, searched five times: by plain minimax, then adding one improvement each time.",
        fill: "Count what each improvement saves",
        counting: "Counting …",
        header: [
            "Search",
            "",
            "Nodes",
            "Of plain",
            "Cuts",
            "Table hits",
            "Value",
        ],
        names: [
            "Plain minimax",
            "+ alpha-beta",
            "+ move ordering",
            "+ transposition table",
            "+ principal variation search",
        ],
        open: "Open this search",
        more_than: |count| format!("> {count}"),
        share: |share| {
            let percent = 100.0 * share;
            if percent < 9.95 {
                format!("{percent:.1} %")
            } else {
                format!("{percent:.0} %")
            }
        },
        said: |name, share| {
            format!(
                "Fewest nodes: {name}, {share} of what plain minimax looks at. The value is the same each time."
            )
        },
        nothing_saved: "Nothing is saved on this position: there is too little to leave out.",
        plain_too_large: |most| {
            format!(
                "Plain minimax was stopped after {most} nodes, so the saving is larger than the bars show. With less depth it can finish."
            )
        },
        too_large: |most| {
            format!(
                "This position is too large: no search finished within {most} nodes. Set a depth."
            )
        },
    },
    legend: LegendTexts {
        max: "Max moves here and wants a large value. Blue is the first player.",
        min: "Min moves here and wants a small value. Orange is the second player.",
        chance: "Chance: the mean of what is below.",
        value: "The value, for Max. While a node is open: the value so far.",
        foretold: "Not searched yet: the value it will come to. ≤ and ≥ where only a bound will be known.",
        window: "(α, β): only values between them still matter for the root.",
        question: "Only asked: is it better than 3?",
        cut: "Cut: never looked at. The words beside it say why; press it for more.",
        principal: "The best line found so far.",
        wedge: "This many nodes do not fit here. Press to zoom in.",
        alone: "Only this search looks at it, the other does not.",
        stones: "Stones: blue is the first player's, orange with a hole the second's.",
        pieces: "Pieces: filled and blue are the first player's, outlined and orange the second's.",
        labels: "w, d, l: won, drawn, lost for Max.",
    },
    chess: super::chess::ENGLISH,
    memory: super::memory::ENGLISH,
    page: PAGE,
};

const ALGORITHMS: [&str; 4] = [
    "Minimax",
    "Alpha-beta",
    "Principal variation search",
    "Expectiminimax",
];
const NO_SECOND: [&str; 5] = [
    "nothing",
    ALGORITHMS[0],
    ALGORITHMS[1],
    ALGORITHMS[2],
    ALGORITHMS[3],
];
const ORDERINGS: [&str; 3] = ["static", "killer", "history"];

const fn chosen(
    label: &'static str,
    help: &'static str,
    options: &'static [&'static str],
) -> ParameterText {
    ParameterText {
        label,
        help,
        unit: "",
        options,
    }
}

const DEPTH: &str = "How many moves to look ahead; “end” looks to the end of the game. Positions at the limit are evaluated.";
const ORDERING: &str =
    "Which heuristics say what to try first; the sooner the best move, the more is cut.";
const TABLE: &str =
    "Remembers positions, so that one reached again by other moves is not searched again.";
const DEEPENING: &str =
    "Searches to depth 1, 2, … up to the depth; each tells the next what to try first.";
const QUIESCENCE: &str = "How many moves further to look where a position at the depth limit is not quiet; 0 stops at the limit.";

const WORTH: &str = "Chess: what the evaluation gives for each; a hundred points are a win.";

const PARAMETERS: MinimaxParameterTexts = MinimaxParameterTexts {
    game: chosen(
        "Game",
        "What is searched.",
        &[
            "your tree",
            "an exercise",
            "tic-tac-toe",
            "Nim",
            "Connect Four",
            "Gardner’s chess",
        ],
    ),
    tree: plain(
        "Tree",
        "The game tree, typed; at its leaves numbers, or w, d and l for won, drawn and lost by Max.",
    ),
    levels: plain("Levels", "Levels of an exercise below its root."),
    branching: plain("Branches", "Most children of a node of an exercise."),
    difficulty: chosen(
        "Difficulty",
        "Easy has small numbers, medium negative and equal ones, hard chance nodes too.",
        &["easy", "medium", "hard"],
    ),
    heaps: plain("Heaps", "Objects in each heap of Nim."),
    misere: plain("Misère", "The player who takes the last object loses."),
    width: counted("Width", "columns", "Columns of the board."),
    height: counted("Height", "rows", "Rows of the board."),
    in_a_row: counted("In a row", "stones", "How many stones in a line win."),
    blocked: plain("Blocked cell", "A cell that no stone may take."),
    moves: plain(
        "Moves",
        "The game so far: squares 1 to 9, columns, heap and number such as b2, or in chess from where to where, such as b1c3.",
    ),
    ply: plain(
        "Moment of the game",
        "The number of moves after which the game is looked at.",
    ),
    algorithm: chosen("Algorithm", "How the tree is searched.", &ALGORITHMS),
    depth: counted("Depth", "moves", DEPTH),
    ordering: chosen("Move ordering", ORDERING, &ORDERINGS),
    table: plain("Transposition table", TABLE),
    deepening: plain("Iterative deepening", DEEPENING),
    quiescence: counted("Quiescence", "moves", QUIESCENCE),
    versus: chosen(
        "Compare",
        "A second search of the same tree to compare with.",
        &NO_SECOND,
    ),
    versus_depth: counted("2nd: depth", "moves", DEPTH),
    versus_ordering: chosen("2nd: ordering", ORDERING, &ORDERINGS),
    versus_table: plain("2nd: table", TABLE),
    versus_deepening: plain("2nd: deepening", DEEPENING),
    versus_quiescence: counted("2nd: quiescence", "moves", QUIESCENCE),
    centre: plain(
        "Stone in the centre",
        "Tic-tac-toe: what the evaluation gives for a stone in the centre; a win is 1.",
    ),
    corner: plain(
        "Stone in a corner",
        "Tic-tac-toe: what the evaluation gives for a stone in a corner; a win is 1.",
    ),
    edge: plain(
        "Stone at an edge",
        "Tic-tac-toe: what the evaluation gives for a stone at an edge; a win is 1.",
    ),
    one: plain(
        "Open line with 1 stone",
        "Connect Four: what the evaluation gives for an open line with 1 stone; a win is 1.",
    ),
    two: plain(
        "Open line with 2 stones",
        "Connect Four: what the evaluation gives for an open line with 2 stones; a win is 1.",
    ),
    three: plain(
        "Open line with 3 stones",
        "Connect Four: what the evaluation gives for an open line with 3 stones or more; a win is 1.",
    ),
    hide: chosen(
        "Predict",
        "What is hidden until you have said it.",
        &["nothing", "values", "cuts"],
    ),
    foretell: plain(
        "Faint values",
        "Whether nodes that are not met yet show what they will come to.",
    ),
    person: chosen(
        "You play",
        "Which sides you play against this search.",
        &["no game", "First", "Second", "both"],
    ),
    step: plain("Step", "The steps of the search that are shown as done."),
    view: chosen(
        "View",
        "What is shown: all of it, or one part alone.",
        &[
            "All of it",
            "The tree",
            "α and β",
            "The algorithm",
            "The stack",
            "The tree as text",
            "What each improvement saves",
            "Counts",
            "Play",
            "Evaluation",
            "Memory",
        ],
    ),
    side: chosen(
        "Explained",
        "Which of the two searches is explained step by step.",
        &["the first", "the second"],
    ),
    node: plain("Node", "The node that is looked at."),
    thoughts: plain(
        "What it sees",
        "Whether the machine's tree is shown beside the board.",
    ),
    seed: plain("Seed", "Which exercise: same seed, same tree, everywhere."),
    elo: plain(
        "Learned ratings",
        "Connect Four: Elo of each feature of a move, as the lab of ratings learns them. The static order then tries moves from the highest rating down.",
    ),
    position: plain(
        "Position",
        "Where the game begins, in the notation that chess programs use (FEN).",
    ),
    pawn: counted("Pawn", "points", WORTH),
    knight: counted("Knight", "points", WORTH),
    bishop: counted("Bishop", "points", WORTH),
    rook: counted("Rook", "points", WORTH),
    queen: counted("Queen", "points", WORTH),
    mobility: counted(
        "Attacked square",
        "points",
        "What the evaluation gives for each square that a piece attacks; 0 counts pieces only.",
    ),
};

const TREE_FAULTS: TreeFaultTexts = TreeFaultTexts {
    at: |place, fault| format!("At character {place}: {fault}"),
    empty: "there is no tree here; try ((3 12 8) (2 4 6) (14 5 2)).",
    too_long: |found, most| format!("the text has {found} characters; up to {most} are allowed."),
    too_deep: |most| format!("more than {most} levels are not allowed."),
    not_closed: |open| {
        format!("the text ends, but the bracket opened at character {open} is not closed.")
    },
    not_opened: "a closing bracket without an opening one.",
    no_children: "a node needs a number, a letter w, d or l, or brackets with at least one node in them.",
    unexpected: |found| {
        format!("“{found}” does not belong here; a number, a name or a bracket does.")
    },
    not_a_number: |found| {
        format!("“{found}” is not a number such as 3, -1.5 (up to a trillion, 10¹²).")
    },
    mixed: |found| {
        format!(
            "“{found}” does not go with the leaves before it; the leaves of a tree have numbers, or they all have w, d or l, not both."
        )
    },
    name_alone: |name| {
        format!("“{name}” is a name without a node; write {name}:3 or {name}:(1 2).")
    },
    no_probability: "an outcome of ?( ) needs its probability, as in ?(0.5:3 0.5:-1).",
    stray_probability: "a probability is only allowed inside ?( ), as in ?(0.5:3 0.5:-1).",
    probability: |found| format!("“{found}” is not a probability above 0 and up to 1."),
    probability_sum: |sum| format!("these probabilities add up to {sum}, not to 1."),
    after_the_end: "the tree has ended, but there is more text.",
};

const PAGE: MinimaxTexts = MinimaxTexts {
    summary: "The tree of a game, the values that come up from its leaves, and the branches that need no search.",
    preset_names: &[
        "The textbook tree",
        "Won, drawn, lost",
        "Alpha-beta: the best order",
        "Alpha-beta: the worst order",
        "A tree with chance",
        "The horizon effect",
        "The end of a tic-tac-toe game",
        "Tic-tac-toe: minimax against alpha-beta",
        "Nim with heaps of 1, 2, 3",
        "A small Connect Four",
        "Connect Four with everything on",
        "Exercise: say the values",
        "Exercise: say what is cut",
        "What each improvement saves",
        "Chess on 5 × 5: pieces by number and kind",
        "Chess on 5 × 5: mate in two",
        "Chess on 5 × 5: the whole tree, the path, the table",
    ],
    stage: "Tree and time",
    tree_label: "Game tree. Arrow keys walk from node to node.",
    sides: ["this search", "the second search"],
    the_root: "the root",
    named: |name| format!("“{name}”"),
    branch: |path| format!("node {path}"),
    after_moves: |text| format!("the position after {text}"),
    after_many_moves: |count, last| format!("the position after {count} moves, … {last}"),

    not_begun: "Before the first step.",
    foretold: "The faint values show what each node will come to.",
    press_to_begin: "Step forward to begin at the root.",
    go_on: "Go on to the next step.",
    finished: "the game is finished",
    at_the_depth: "the depth limit is reached",
    quiet: "the depth limit is reached and the position is quiet",
    far_enough: "the position is not quiet, but this is far enough beyond the limit",
    evaluated: |name, why, value| format!("At {name} {why}: it is worth {value}."),
    exactly: "exactly",
    at_least: "at least",
    at_most: "at most",
    known: |name, how, value| {
        format!("The table knows the position at {name} from before: it is worth {how} {value}.")
    },
    max_begins: |name| {
        format!("Max is to move at {name}. It goes on the stack, with the partial value −∞.")
    },
    min_begins: |name| {
        format!("Min is to move at {name}. It goes on the stack, with the partial value +∞.")
    },
    chance_begins: |name| {
        format!("Chance moves at {name}. It goes on the stack; its mean begins at 0.")
    },
    is_asked: |bar| format!("The question is only whether it beats {bar}."),
    again: "It said yes before and is now searched for its value.",
    root_returns: |value| format!("The root has its value: {value}."),
    returns: |name, value, parent| {
        format!(
            "{name} returns {value} to {parent} and is freed.",
            name = capital(name)
        )
    },
    must_search_again: "Better than asked: it must be searched again for its value.",
    is_a_bound: "This is only a bound: some outcomes were not looked at.",
    max_cuts: |here, elsewhere| {
        format!(
            "Max can get {here} here already, but Min has {elsewhere} elsewhere: {here} ≥ {elsewhere}. The rest is cut."
        )
    },
    min_cuts: |here, elsewhere| {
        format!(
            "Min can hold this to {here} already, but Max has {elsewhere} elsewhere: {here} ≤ {elsewhere}. The rest is cut."
        )
    },
    mean_too_low: |here, elsewhere| {
        format!(
            "Even with the best of luck the mean is at most {here} here, and Max has {elsewhere} elsewhere. The rest is cut."
        )
    },
    mean_too_high: |here, elsewhere| {
        format!(
            "Even with the worst of luck the mean is at least {here} here, and Min has {elsewhere} elsewhere. The rest is cut."
        )
    },

    code: "The algorithm",
    code_visit: |windows| {
        if windows {
            "visit(node, α, β):"
        } else {
            "visit(node):"
        }
    },
    code_deepen: "for depth ← 1, 2, …: visit(root)",
    code_evaluate: |is_limited, goes_on| match (is_limited, goes_on) {
        (false, _) => "if finished: return its worth",
        (true, false) => "if finished or deep enough: return evaluation",
        (true, true) => "if finished, or deep enough and quiet: return evaluation",
    },
    code_look_up: "if the table knows enough: return that",
    code_begin: "value ← −∞ at max, +∞ at min, 0 at chance",
    code_each: |first| {
        const BY: [&str; 4] = ["the table's best", "evaluation", "killers", "history"];
        let by = BY.iter().zip(first).filter(|(_, is_on)| *is_on);
        let by: Vec<&str> = by.map(|(name, _)| *name).collect();
        if by.is_empty() {
            "for each child:".to_owned()
        } else {
            format!("for each child, by {}:", by.join(", "))
        }
    },
    code_null_window: "v ← is it better? if so visit(child, α, β)",
    code_child: |windows| {
        if windows {
            "v ← visit(child, α, β)"
        } else {
            "v ← visit(child)"
        }
    },
    code_maximum: |windows| {
        if windows {
            "at max: value ← max(value, v), α ← max(α, value)"
        } else {
            "at max: value ← max(value, v)"
        }
    },
    code_minimum: |windows| {
        if windows {
            "at min: value ← min(value, v), β ← min(β, value)"
        } else {
            "at min: value ← min(value, v)"
        }
    },
    code_mean: "at chance: value ← value + p · v",
    code_cut: "if α ≥ β: cut the rest",
    code_return: |table| {
        if table {
            "store value in the table; return value"
        } else {
            "return value"
        }
    },

    stack: "The stack",
    stack_header: ["Node", "Decides", "Partial value", "(α, β)"],
    stack_empty: "Empty.",
    memory: "Memory",
    memory_sentence: |now, most, met| {
        format!("In memory: {now} now, {most} at most so far, of {met} nodes met.")
    },
    counts: "Counts",
    counts_now: "now",
    counts_end: "at the end",
    count_names: [
        "nodes",
        "leaves evaluated",
        "cuts",
        "table hits",
        "most in memory",
        "value",
        "best move",
    ],
    evaluation: "Evaluation",
    evaluation_of_trees: "A leaf is worth its number; w, d and l are worth 1, 0 and −1. Where the depth limit ends the search, a node is worth its estimate: a=4:(…), or 0. A node marked a=4!:(…) is not quiet.",
    evaluation_of_tic_tac_toe: "A finished game is worth 1, 0 or −1. Before that: the worth of your squares less that of your opponent's squares. A position is quiet if nobody can complete a line at once.",
    evaluation_of_nim: "A finished game is worth 1 or −1. Before that nothing is known: 0.",
    evaluation_of_connect_four: "A finished game is worth 1, 0 or −1. Before that: every line in which only one player has stones counts for that player, by their number. A position is quiet if nobody can complete a line at once.",
    evaluation_of_gardner: "A finished game is worth 1, 0 or −1. Before that: how many pieces of each kind you have, times what one is worth, minus the same for your opponent; a hundred points are a win. A position is quiet if nobody is in check, nothing can be taken at a profit and no pawn promoted.",

    waiting: "not met yet",
    open: |partial| format!("on the stack, partial value {partial}"),
    done: |value| format!("value {value}"),
    cut: "cut: never looked at",
    waiting_for: |value| format!("not met yet; it will come to {value}"),
    ghost: |why, step| format!("never looked at, for {why}. {step}"),
    ghost_max_has: |value| format!("whatever this is,\nMax already has {value}"),
    ghost_min_has: |value| format!("whatever this is,\nMin already has {value}"),
    ghost_mean_below: |value| format!("whatever this is,\nthe mean stays below {value}"),
    ghost_mean_above: |value| format!("whatever this is,\nthe mean stays above {value}"),
    window: |alpha, beta| format!("({alpha}, {beta})"),
    labels: ["lost", "drawn", "won"],
    iteration: |depth| format!("iteration to depth {depth}"),

    moment: |at, last| format!("step {at} of {last}"),
    next_leaf: "Next leaf",
    next_cut: "Next cut",
    next_at_root: "Next root value",
    first_difference: "First difference",
    no_difference: "Both searches do the same, step by step.",
    differs: |alone| {
        let parts: Vec<String> = alone
            .iter()
            .map(|(name, count)| format!("only {name} looks at {count}"))
            .collect();
        format!("Of these nodes {} (◆).", parts.join(", "))
    },
    searching: |nodes| format!("Searching … {nodes} nodes."),
    more_than: |nodes| format!("more than {nodes}"),
    counts_so_far: "so far",
    first_levels: |moves| {
        format!("Too large to be drawn: this is the same search looking only {moves} moves ahead.")
    },
    too_large: |nodes| {
        format!("The tree is too large to be kept, so only counts are shown. {nodes} nodes so far.")
    },
    too_large_stopped: |nodes| {
        format!(
            "The tree is too large to be kept: only counts can be shown. {nodes} nodes so far, and the search waits. Give it a depth, or let it go on counting."
        )
    },
    count_on: "Go on counting",
    pause: "Pause",
    stop: "Stop",
    search_again: "Search",
    stopped: |nodes| format!("Stopped early after {nodes} nodes."),
    result: |value, best, line| {
        if best.is_empty() {
            format!("Value {value}.")
        } else {
            format!("Value {value}, best move: {best}. Best play: {line}.")
        }
    },

    editor: "The tree",
    editor_help: "Brackets are nodes, numbers are leaves, or all leaves are w, d or l. Names: a:(3 4). Chance: ?(0.5:3 0.5:-1). Who decides: max(…) or min(…); otherwise they take turns. Estimates: a=4:(…).",
    editor_hint: "The tree is drawn while you type. In the tree, press a leaf to change it, or pull it up and down.",
    leaf_value: "Its value",
    editor_too_long_for_link: |found, most| {
        format!(
            "This tree makes a link of {found} characters; up to {most} are allowed. Nothing was changed."
        )
    },

    predict: "Predict",
    new_exercise: "New exercise",
    ask_value: |name| format!("What value does {name} return?"),
    ask_cuts: "Click every branch that will be cut, then check.",
    check: "Check",
    give_up: "Show me",
    right: |name, value| format!("Right: {name} returns {value}."),
    shown: |name, value| format!("{name} returns {value}."),
    wrong_low: "No: it is more than that.",
    wrong_high: "No: it is less than that.",
    not_a_value: "That is not a number.",
    cuts_score: |right, missed, wrong| {
        format!("{right} right, {missed} missed, {wrong} marked but not cut.")
    },
    score: |right, asked| match asked {
        0 => "No answer yet".to_owned(),
        _ => format!("{right} of {asked} right at the first try"),
    },
    all_done: "That was all of it.",
    hidden: "?",

    play_first: "Play first",
    play_second: "Play second",
    leave_game: "Stop playing",
    new_game: "New game",
    undo: "Undo",
    show_tree: "Show its tree",
    hide_tree: "Hide its tree",
    your_move: |player| format!("Your move: you are {}.", PLAYERS[player]),
    machine_thinks: |player| format!("{} (the machine) is thinking …", PLAYERS[player]),
    game_over: |winner| match winner {
        Some(player) => format!("{} has won.", PLAYERS[player]),
        None => "A draw.".to_owned(),
    },
    tree_before: |text| format!("What the machine saw before it chose {text}"),
    board: "Board",
    square: |number, owner| match owner {
        Some(player) => format!("Square {number}: {}", PLAYERS[player]),
        None => format!("Square {number}: empty"),
    },
    heap: |letter, take, size| format!("Heap {letter}, {size} objects: take {take}"),
    machine_move: "Let the machine move",

    save_svg: "Tree as SVG",
    save_png: "Tree as PNG",
    save_tikz: "Tree as TikZ",
    picture: "Picture",
};
