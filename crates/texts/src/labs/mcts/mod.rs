//! Tree search: its texts.

mod inside;
mod stage;

use crate::english::numbers::{percent, signed_fixed};
use crate::english::phrases::{PLAYERS, done_of};
use crate::lab::ListedLab;
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, counted, plain, views};
pub use inside::*;
pub use stage::*;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "mcts",
    name: "Tree search by random play",
    question: "Can random games find a good move?",
    link: "mcts?simulations=30&width=4&height=4&in_a_row=3&look=77",
    live: "Live: the machine against itself, 400 simulations per move. Bars: simulations by column.",
    subject: Subject::LookAhead,
};

texts! {
    /// The texts of the lab.
    pub struct MctsLabTexts {
        parameters: MctsParameterTexts,
        page: MctsTexts,
        sight: SightTexts,
        inside: InsideTexts,
        stage: StageTexts,
        widening: WideningTexts,
    }

    /// What progressive widening saves.
    pub struct WideningTexts {
        chart = "How deep the nodes of the tree are, on average",
        /// Without it, with it.
        lines: [&'static str; 2] = ["all moves", "widening"],
        saved(of: &WideningOf) = {
            let earlier = match of.caught_up.as_deref() {
                Some("1") => " It was as deep as that after the first simulation.".to_owned(),
                Some(at) => format!(" It was as deep as that by simulation {at}."),
                None => String::new(),
            };
            let [plain, widened] = of.deepest;
            let [once_plain, once_widened] = of.once.map(percent);
            format!(
                "After {} simulations the deepest line of the tree with all moves is {plain} moves long, and \
                    {once_plain} of its nodes have been visited once only. With the {}·N^{} best moves at a node with \
                    N visits it is {widened} moves long, with {once_widened}.{earlier}",
                of.simulations, of.factor, of.exponent
            )
        },
        why = "A simulation adds one node, unless it ends where the game is over. Without widening all moves of a node \
            are tried before any is tried a second time; with it, first those that look best by what is known about \
            the game, and the others as visits grow.",
    }

    /// The parameters of the Connect Four lab.
    pub struct MctsParameterTexts: ParameterText {
        moves = plain("Moves", "The game so far: one column per move, 1 to 9, then a, b, c."),
        ply = plain("Moment", "The number of moves after which the game is looked at."),
        person = choice("You play", "Which sides you play; the machine plays the others.", &[
            ("first", "First"),
            ("second", "Second"),
            ("both", "Both"),
            ("neither", "Neither"),
        ]),
        agent = plain("Machine", "Who plays the machine's sides. “uct” is Monte Carlo tree search with these settings; \
            other agents bring their own."),
        simulations = counted("Simulations", "games", "How many simulations, games played out, the machine runs before \
            each move, over all trees together. More make it stronger as a rule, but not at every position."),
        c = plain("Exploration C", "How much the search prefers moves that it has tried rarely."),
        choice = choice("Plays the move with", "How the move is chosen in the end: by visits, by mean, or by the lower \
            end of the mean's sampling noise.", &[
            ("visits", "most visits"),
            ("mean", "highest mean"),
            ("secure", "highest lower bound"),
        ]),
        prior = counted("Prior visits", "visits",
            "A new move begins with this many virtual visits, with its static rating as their mean; 0 is off."),
        ordering = plain("Strongest first",
            "New moves are tried in the order of their static rating instead of at random."),
        widening = plain("Progressive widening",
            "While a node has N visits, only its b·N^w best-rated moves are considered; with w = 0 it is off."),
        widening_base = plain("Widening base", "How many moves are considered at first: b in the formula above."),
        pruning = plain("Prune refuted moves",
            "Moves that let the opponent win at once are left out, unless there are no others."),
        playout = choice("Playouts", "How games below the tree are played: at random, or tactically: winning at once \
            where possible and blocking where needed.", &[
            ("random", "random"),
            ("tactical", "tactical"),
        ]),
        solver = plain("Keep proofs",
            "MCTS-Solver: wins, draws and losses that are certain are kept in the tree and obeyed."),
        rave = plain("RAVE k", "Moves are also judged by the games in which they were played later; k is the number of \
            visits at which both count the same; 0 is off."),
        decisive = plain("Decisive moves", "A move that wins at once is the only one considered; else, if the opponent \
            threatens to win, the moves that block."),
        first_play = plain("First play",
            "The bound of a move that was never tried. Infinite: every move is tried once before one is tried twice."),
        exact = counted("Exact solver", "nodes per move", "How many positions the exact solver may visit for each move \
            when the experiment is run as a whole; 0 leaves it out."),
        look = plain("Moment of the search", "The moment of the search that is shown, in phases: four per simulation."),
        trees = plain("Trees",
            "Search trees grown side by side, each with its share of the simulations, their results added up."),
        reuse = plain("Keep the tree",
            "Thinks at the mover's earlier turns too and keeps what the tree knows from move to move."),
        rootless = plain("Without the root", "The exploration term as the report prints it, C·ln(N + 1)/(n + ε), \
            without the root of UCB1. It is larger for a move with few visits, and shrinks faster with them."),
        epsilon = plain("Epsilon", "The small ε in the bound: avoids a division by zero and breaks ties at random."),
        nodes = plain("Nodes per tree",
            "How many nodes each tree may have; when it is full, the search continues without growing it."),
        seed = plain("Seed", "Where the random numbers start: same seed, same result, everywhere."),
        at = plain("Node", "The node of the tree that is looked at: the moves that lead to it from the position."),
        view = views(&[
            ("all", "The whole page"),
            ("tree", "The search tree"),
            ("board", "The board"),
            ("phases", "The simulation at work"),
            ("thoughts", "What it thinks of each move"),
            ("charts", "How the search decided"),
            ("path", "Choice by choice"),
            ("whole", "The whole tree"),
            ("play", "Play against it"),
            ("widening", "What widening saves"),
        ]),
        thoughts = plain("Thoughts", "While you play: what the machine thinks, over each column."),
        scores = plain("Exact scores", "While you play: the exact score over each column."),
        coach = plain("Coach", "While you play: says what your last move has cost."),
        elo = plain("Learned ratings", "Elo of each feature of a move, as the lab of ratings learns them. They replace \
            the ratings set by hand in priors, order and widening."),
    }

    /// The Connect Four lab. Players are 0 for the first and 1 for the second.
    pub struct MctsTexts {
        summary = "The machine plays thousands of random games from here and remembers which first moves did well.",
        first_has_won = "First has won",
        second_has_won = "Second has won",
        drawn = "the game is drawn",
        board = "Board: arrow keys choose a column, Enter plays it",
        moment(ply: usize, last: usize) = format!("move {ply} of {last}"),
        cell(column: u8, row: u8, owner: Option<usize>, blocked: bool) = {
            let content = match (owner, blocked) {
                (_, true) => "blocked",
                (Some(player), _) => PLAYERS[player],
                (None, _) => "empty",
            };
            format!("Column {column}, row {row}: {content}")
        },
        /// Of a stone that is not there yet; takes its place among those.
        extra_cell(column: u8, row: u8, player: usize, place: usize) =
            format!("Column {column}, row {row}: {}, move {place} from here", PLAYERS[player]),
        column(column: u8, free: bool) = {
            let state = if free {
                "play here"
            } else {
                "not possible now"
            };
            format!("Column {column}, {state}")
        },
        new_game = "New game",
        swap = "Swap sides",
        undo = "Undo",
        redo = "Redo",
        hint = "Hint",
        machine_move = "Let the machine move",
        game_over(winner: Option<usize>, person: Option<bool>) = match (winner, person) {
            (Some(player), Some(true)) => format!("{} has won: your side.", PLAYERS[player]),
            (Some(player), _) => format!("{} has won: the machine’s side.", PLAYERS[player]),
            (None, _) => "A draw: the board is full.".to_owned(),
        },
        thinking(player: usize) = format!("{} (the machine) is thinking …", PLAYERS[player]),
        looking_for_hint(player: usize) = format!("Looking for a move for {} …", PLAYERS[player]),
        suggests(column: u8) = format!("The machine suggests column {column}."),
        paused(player: usize) = format!("Paused: {} to move.", PLAYERS[player]),
        played(player: usize, column: u8) = format!("{} played {column}.", PLAYERS[player]),
        your_move(player: usize) = format!("Your move: you are {}.", PLAYERS[player]),
        machine_waits(player: usize) = format!("{} to move: the machine is waiting.", PLAYERS[player]),
        /// What was thought of the position before.
        past_thoughts(number: usize) = format!("What it thought when it chose move {number}"),
        no_thoughts = "Nothing yet. Press “Hint” and the machine thinks about this position.",
        nothing_to_think = "The game is over. Step back to ask about an earlier moment.",
        thoughts_header: [&'static str; 8] = [
            "Column", "Exact", "Visits", "Mean", "Sampling noise (95 %)", "Bound", "Prior", "Its score",
        ],
        /// What the interval of a mean says, and what it does not.
        noise_explained = "Sampling noise says how far chance alone may have moved the mean of the playouts so far. It \
            is not the error against perfect play: playouts are no perfect games, and the search chooses which of them \
            it makes.",
        /// A proven result: won, drawn, lost.
        proven: [&'static str; 3] = ["loss", "draw", "win"],
        opponent = "You play against",
        moves_played = "The moves so far: press one to go there",
        shown_while_playing = "Shown while you play",
        /// What the bars over the board say.
        bars_explained = "The bar over a column says how often the search went there; the number is its mean result \
            for the player to move: 1 won, ½ drawn, 0 lost.",
        these_settings = "UCT as set up here",
        strength = "Strength",
        preset_plain = "Plain UCT",
        preset_knowledge = "With knowledge",
        progress = "Simulations done",
        pause = "Pause",
        resume = "Resume",
        move_now = "Move now",
        stop = "Stop",
        simulations_done(done: &str, total: &str) =
            format!("After {}", done_of(done, total, ["simulation", "simulations"])),
        stopped_early = "Stopped early: the numbers are those of the simulations done.",
        rate(rate: &str) = format!("{rate} a second."),
        nodes(nodes: &str) = format!("{nodes} nodes in the tree."),
        tree_full = "The tree has reached its limit and grew no further.",
        charts = "Charts",
        /// Where nothing was found that grew.
        no_charts = "There is nothing to chart: no simulations were counted here.",
        visits_tab = "Visits",
        mean_tab = "Means over time",
        bars_tab = "Means now",
        visits_title = "Share of visits by column",
        mean_title = "Mean result by column",
        means_title = "Mean result and its sampling noise (95 %) by column",
        simulations_axis = "simulations",
    }

    /// What agents that do not simulate know of a position. Columns are counted from 1.
    pub struct SightTexts {
        random(column: u8, legal: usize) =
            format!("It drew column {column}: one of {legal} legal moves, all equally likely. It knows nothing else."),
        wins(column: u8, wins: usize) = match wins {
            1 => format!("It saw that column {column} wins at once."),
            _ => {
                format!("It saw that {wins} columns win at once, and drew column {column} among them.")
            }
        },
        blocks(column: u8, blocks: usize) = match blocks {
            1 => format!("It saw that the opponent would win next in column {column}, and took it."),
            _ => format!(
                "It saw that the opponent threatens to win next, and drew column {column} among {blocks} that block."
            ),
        },
        nothing(column: u8, legal: usize) = format!(
            "It saw no win and nothing to block, and drew column {column}: one of {legal} legal moves, all equally \
                likely."
        ),
        looked(depth: u32, nodes: &str) = format!("It looked {depth} moves ahead, at {nodes} positions."),
        sees_win = "It sees a forced win.",
        sees_loss = "It sees that it loses by force.",
        estimates(value: f64) = format!(
            "It values the position at {}, an estimate between −1 (lost) and +1 (won).",
            signed_fixed(value, 3)
        ),
        expects(line: &str) = format!("It expects {line}."),
        /// What perfect play's choice is based on: a win at once, the only move, the best score, the best result,
        /// nothing certain.
        chosen_by: [&'static str; 5] = [
            "It saw that it wins at once.", "It had only one legal move.",
            "It has solved the position: no move has a better score.",
            "It has solved who wins: no move has a better result, but another might win sooner or lose later.",
            "The position was too large to be solved in time. Among the moves that are not proven worse, it played \
                what UCT prefers after 10 000 simulations.",
        ],
    }
}

/// A search with progressive widening beside the same one without it. Pairs are without it and with it.
#[derive(Debug)]
pub struct WideningOf {
    pub simulations: String,
    pub factor: f64,
    pub exponent: f64,
    /// Moves to the deepest node.
    pub deepest: [u32; 2],
    /// The share of nodes visited once.
    pub once: [f64; 2],
    /// After how many simulations the widened tree was as deep as the other is in the end.
    pub caught_up: Option<String>,
}
