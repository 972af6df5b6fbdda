//! The parameters of tree search in English.

use crate::catalogue::parameter::ParameterText;
use crate::english::parameter::{counted, plain, views};
use crate::labs::mcts::MctsParameterTexts;

pub(super) const PARAMETERS: MctsParameterTexts = MctsParameterTexts {
    moves: plain(
        "Moves",
        "The game so far: one column per move, 1 to 9, then a, b, c.",
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
        "Who plays the machine's sides. “uct” is Monte Carlo tree search with these settings; other agents bring their own.",
    ),
    simulations: counted(
        "Simulations",
        "games",
        "How many simulations, games played out, the machine runs before each move, over all trees together. More make it stronger as a rule, but not at every position.",
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
        "A new move begins with this many virtual visits, with its static rating as their mean; 0 is off.",
    ),
    ordering: plain(
        "Strongest first",
        "New moves are tried in the order of their static rating instead of at random.",
    ),
    widening: plain(
        "Progressive widening",
        "While a node has N visits, only its b·N^w best-rated moves are considered; with w = 0 it is off.",
    ),
    widening_base: plain(
        "Widening base",
        "How many moves are considered at first: b in the formula above.",
    ),
    pruning: plain(
        "Prune refuted moves",
        "Moves that let the opponent win at once are left out, unless there are no others.",
    ),
    playout: ParameterText {
        label: "Playouts",
        help: "How games below the tree are played: at random, or tactically: winning at once where possible and blocking where needed.",
        unit: "",
        options: &["random", "tactical"],
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
        "The bound of a move that was never tried. Infinite: every move is tried once before one is tried twice.",
    ),
    exact: counted(
        "Exact solver",
        "nodes per move",
        "How many positions the exact solver may visit for each move when the experiment is run as a whole; 0 leaves it out.",
    ),
    look: plain(
        "Moment of the search",
        "The moment of the search that is shown, in phases: four per simulation.",
    ),
    trees: plain(
        "Trees",
        "Search trees grown side by side, each with its share of the simulations, their results added up.",
    ),
    reuse: plain(
        "Keep the tree",
        "Thinks at the mover's earlier turns too and keeps what the tree knows from move to move.",
    ),
    rootless: plain(
        "Without the root",
        "The exploration term as the report prints it, C·ln(N + 1)/(n + ε), without the root of UCB1. It is larger for a move with few visits, and shrinks faster with them.",
    ),
    epsilon: plain(
        "Epsilon",
        "The small ε in the bound: avoids a division by zero and breaks ties at random.",
    ),
    nodes: plain(
        "Nodes per tree",
        "How many nodes each tree may have; when it is full, the search continues without growing it.",
    ),
    seed: plain(
        "Seed",
        "Where the random numbers start: same seed, same result, everywhere.",
    ),
    at: plain(
        "Node",
        "The node of the tree that is looked at: the moves that lead to it from the position.",
    ),
    view: views(&[
        "The whole page",
        "The search tree",
        "The board",
        "The simulation at work",
        "What it thinks of each move",
        "How the search decided",
        "Choice by choice",
        "The whole tree",
        "Play against it",
        "What widening saves",
    ]),
    thoughts: plain(
        "Thoughts",
        "While you play: what the machine thinks, over each column.",
    ),
    scores: plain(
        "Exact scores",
        "While you play: the exact score over each column.",
    ),
    coach: plain(
        "Coach",
        "While you play: says what your last move has cost.",
    ),
    elo: plain(
        "Learned ratings",
        "Elo of each feature of a move, as the lab of ratings learns them. They replace the ratings set by hand in priors, order and widening.",
    ),
};
