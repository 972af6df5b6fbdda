//! Parameters of minimax.

use crate::parameter::{ParameterText, choice, counted, plain};

texts! {
    /// The parameters of the minimax lab.
    pub struct MinimaxParameterTexts: ParameterText {
        game = choice("Game", "What is searched.", &[
            ("tree", "your tree"),
            ("exercise", "an exercise"),
            ("tic-tac-toe", "tic-tac-toe"),
            ("nim", "Nim"),
            ("connect-four", "Connect Four"),
            ("gardner", "Gardner’s chess"),
        ]),
        tree = plain("Tree",
            "The game tree, typed; at its leaves numbers, or w, d and l for won, drawn and lost by Max."),
        levels = plain("Levels", "Levels of an exercise below its root."),
        branching = plain("Branches", "Most children of a node of an exercise."),
        difficulty = choice("Difficulty",
            "Easy has small numbers, medium negative and equal ones, hard chance nodes too.", &[
            ("easy", "easy"),
            ("medium", "medium"),
            ("hard", "hard"),
        ]),
        heaps = plain("Heaps", "Objects in each heap of Nim."),
        misere = plain("Misère", "The player who takes the last object loses."),
        width = counted("Width", "columns", "Columns of the board."),
        height = counted("Height", "rows", "Rows of the board."),
        in_a_row = counted("In a row", "stones", "How many stones in a line win."),
        blocked = plain("Blocked cell", "A cell that no stone may take."),
        moves = plain("Moves", "The game so far: squares 1 to 9, columns, heap and number such as b2, or in chess from \
            where to where, such as b1c3."),
        ply = plain("Moment of the game", "The number of moves after which the game is looked at."),
        algorithm = choice("Algorithm", "How the tree is searched.", &ALGORITHMS),
        depth = counted("Depth", "moves", DEPTH),
        ordering = choice("Move ordering", ORDERING, &ORDERINGS),
        table = plain("Transposition table", TABLE),
        deepening = plain("Iterative deepening", DEEPENING),
        quiescence = counted("Quiescence", "moves", QUIESCENCE),
        versus = choice("Compare", "A second search of the same tree to compare with.", &NO_SECOND),
        versus_depth = counted("2nd: depth", "moves", DEPTH),
        versus_ordering = choice("2nd: ordering", ORDERING, &ORDERINGS),
        versus_table = plain("2nd: table", TABLE),
        versus_deepening = plain("2nd: deepening", DEEPENING),
        versus_quiescence = counted("2nd: quiescence", "moves", QUIESCENCE),
        centre = plain("Stone in the centre",
            "Tic-tac-toe: what the evaluation gives for a stone in the centre; a win is 1."),
        corner = plain("Stone in a corner",
            "Tic-tac-toe: what the evaluation gives for a stone in a corner; a win is 1."),
        edge = plain("Stone at an edge", "Tic-tac-toe: what the evaluation gives for a stone at an edge; a win is 1."),
        one = plain("Open line with 1 stone",
            "Connect Four: what the evaluation gives for an open line with 1 stone; a win is 1."),
        two = plain("Open line with 2 stones",
            "Connect Four: what the evaluation gives for an open line with 2 stones; a win is 1."),
        three = plain("Open line with 3 stones",
            "Connect Four: what the evaluation gives for an open line with 3 stones or more; a win is 1."),
        hide = choice("Predict", "What is hidden until you have said it.", &[
            ("nothing", "nothing"),
            ("values", "values"),
            ("cuts", "cuts"),
        ]),
        foretell = plain("Faint values", "Whether nodes that are not met yet show what they will come to."),
        person = choice("You play", "Which sides you play against this search.", &[
            ("nobody", "no game"),
            ("first", "First"),
            ("second", "Second"),
            ("both", "both"),
        ]),
        step = plain("Step", "The steps of the search that are shown as done."),
        view = choice("View", "What is shown: all of it, or one part alone.", &[
            ("all", "All of it"),
            ("tree", "The tree"),
            ("window", "α and β"),
            ("pseudo-code", "The algorithm"),
            ("stack", "The stack"),
            ("tree-text", "The tree as text"),
            ("savings", "What each improvement saves"),
            ("counts", "Counts"),
            ("play", "Play"),
            ("evaluation", "Evaluation"),
            ("memory", "Memory"),
        ]),
        side = choice("Explained", "Which of the two searches is explained step by step.", &[
            ("main", "the first"),
            ("versus", "the second"),
        ]),
        node = plain("Node", "The node that is looked at."),
        thoughts = plain("What it sees", "Whether the machine's tree is shown beside the board."),
        seed = plain("Seed", "Which exercise: same seed, same tree, everywhere."),
        elo = plain("Learned ratings", "Connect Four: Elo of each feature of a move, as the lab of ratings learns \
            them. The static order then tries moves from the highest rating down."),
        position = plain("Position", "Where the game begins, in the notation that chess programs use (FEN)."),
        pawn = counted("Pawn", "points", WORTH),
        knight = counted("Knight", "points", WORTH),
        bishop = counted("Bishop", "points", WORTH),
        rook = counted("Rook", "points", WORTH),
        queen = counted("Queen", "points", WORTH),
        mobility = counted("Attacked square", "points",
            "What the evaluation gives for each square that a piece attacks; 0 counts pieces only."),
    }
}

const ALGORITHMS: [(&str, &str); 4] = [
    ("minimax", "Minimax"),
    ("alpha-beta", "Alpha-beta"),
    ("pvs", "Principal variation search"),
    ("expectiminimax", "Expectiminimax"),
];

const NO_SECOND: [(&str, &str); 5] = [
    ("none", "nothing"),
    ALGORITHMS[0],
    ALGORITHMS[1],
    ALGORITHMS[2],
    ALGORITHMS[3],
];

const ORDERINGS: [(&str, &str); 3] = [
    ("static", "static"),
    ("killer", "killer"),
    ("history", "history"),
];

const DEPTH: &str = "How many moves to look ahead; “end” looks to the end of the game. Positions at the limit are evaluated.";

const ORDERING: &str =
    "Which heuristics say what to try first; the sooner the best move, the more is cut.";

const TABLE: &str =
    "Remembers positions, so that one reached again by other moves is not searched again.";

const DEEPENING: &str =
    "Searches to depth 1, 2, … up to the depth; each tells the next what to try first.";

const QUIESCENCE: &str = "How many moves further to look where a position at the depth limit is not quiet; 0 stops at the limit.";

const WORTH: &str = "Chess: what the evaluation gives for each; a hundred points are a win.";
