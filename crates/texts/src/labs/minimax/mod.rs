//! Minimax: its texts.

mod chess;
mod memory;
mod parameters;

use crate::english::numbers::grouped;
use crate::english::phrases::{PLAYERS, capital};
use crate::lab::{ListedLab, Preset};
use crate::map::Subject;
pub use chess::*;
pub use memory::*;
pub use parameters::*;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "minimax",
    name: "Look ahead with minimax",
    question: "Which branches can you skip?",
    link: "minimax",
    live: "Live: alpha-beta on the textbook’s tree. What is struck out is never searched.",
    subject: Subject::LookAhead,
};

texts! {
    /// The texts of the lab.
    pub struct MinimaxLabTexts {
        parameters: MinimaxParameterTexts,
        tree_faults: TreeFaultTexts,
        /// What is allowed as the moment and as the node that are looked at; each takes the largest number.
        allowed_steps(most: u64) = format!("a whole number from 0 to {most}, “opening” or “end”"),
        allowed_nodes(most: u64) = format!("a whole number from 0 to {most}, or “none”"),
        moves: MoveTexts,
        /// How far is looked ahead, as a part of a sentence: to the end, or so many moves.
        to_the_end = "to the end",
        moves_deep(moves: &str) = if moves == "1" { "1 move deep".to_owned() } else { format!("{moves} moves deep") },
        sentence: SentenceTexts,
        window: WindowTexts,
        savings: SavingsTexts,
        legend: LegendTexts,
        chess: ChessTexts,
        memory: MemoryTexts,
        page: MinimaxTexts,
    }

    /// The sentence over the stage, with places for settings and values.
    pub struct SentenceTexts {
        /// Of a typed tree, whose size is known.
        of_a_tree = "{algorithm} searches {game} {depth}. Nodes looked at: {=nodes} of {=all}.",
        of_a_game = "{algorithm} searches {game} {depth}. Nodes looked at: {=nodes}.",
        of_two = "{algorithm} beside {versus}, on {game}, {depth}. Nodes looked at: {=nodes} and {=others}.",
    }

    /// α and β on the number line.
    pub struct WindowTexts {
        /// Whose values they are.
        whose = "All values are from the point of view of Max, who moves at the root (▲ in typed trees).",
        /// α and β, and where somebody has them.
        alpha(value: &str, holder: Holder) = match holder {
            Holder::Nobody => format!("α = {value}: Max has nothing yet"),
            Holder::Here => format!("α = {value}: Max has it here"),
            Holder::Elsewhere => format!("α = {value}: Max has it elsewhere"),
        },
        beta(value: &str, holder: Holder) = match holder {
            Holder::Nobody => format!("β = {value}: Min has nothing yet"),
            Holder::Here => format!("β = {value}: Min has it here"),
            Holder::Elsewhere => format!("β = {value}: Min has it elsewhere"),
        },
        before = "Nothing is shut out yet.",
        hidden = "Hidden until you answer.",
        between(alpha: &str, beta: &str) = match (alpha, beta) {
            ("−∞", "∞") => "Every value still matters here.".to_owned(),
            (alpha, "∞") => format!("Only more than {alpha} still matters here."),
            ("−∞", beta) => format!("Only less than {beta} still matters here."),
            _ => format!("Only what is between {alpha} and {beta} still matters here."),
        },
        cut = "Cut: α ≥ β. No value is left here that could matter.",
        nothing_yet = "No value has come up here yet.",
        max_has(value: &str) = format!("Max has {value} here so far and looks for more."),
        min_has(value: &str) = format!("Min has {value} here so far and looks for less."),
        mean_so_far(value: &str) = format!("The mean here is {value} so far."),
        leaf(value: &str) = format!("This is worth {value}."),
    }

    /// What each improvement saves.
    pub struct SavingsTexts {
        promise = "The same position, searched five times: by plain minimax, then adding one improvement each time.",
        fill = "Count what each improvement saves",
        /// While something is asked.
        later = "Counted once you have answered: the counts would give the answer away.",
        counting = "Counting …",
        header: [&'static str; 7] = ["Search", "", "Nodes", "Of plain", "Cuts", "Table hits", "Value"],
        /// Of the improvements, in their order.
        names: [&'static str; 5] = [
            "Plain minimax", "+ alpha-beta", "+ move ordering", "+ transposition table", "+ principal variation search",
        ],
        open = "Open this search",
        more_than(count: &str) = format!("> {count}"),
        share(share: f64) = {
            let percent = 100.0 * share;
            if percent < 9.95 {
                format!("{percent:.1} %")
            } else {
                format!("{percent:.0} %")
            }
        },
        said(name: &str, share: &str) =
            format!("Fewest nodes: {name}, {share} of what plain minimax looks at. The value is the same each time."),
        nothing_saved = "Nothing is saved on this position: there is too little to leave out.",
        plain_too_large(most: &str) = format!(
            "Plain minimax was stopped after {most} nodes, so the saving is larger than the bars show. With less depth \
                it can finish."
        ),
        too_large(most: &str) =
            format!("This position is too large: no search finished within {most} nodes. Set a depth."),
    }

    /// What the marks in the tree mean.
    pub struct LegendTexts {
        max = "Max moves here and wants a large value. Blue is the first player.",
        min = "Min moves here and wants a small value. Orange is the second player.",
        chance = "Chance: the mean of what is below.",
        value = "The value, for Max. While a node is open: the value so far.",
        foretold = "Not searched yet: the value it will come to. ≤ and ≥ where only a bound will be known.",
        window = "(α, β): only values between them still matter for the root.",
        question = "Only asked: is it better than 3?",
        cut = "Cut: never looked at. The words beside it say why; press it for more.",
        principal = "The best line found so far.",
        wedge = "This many nodes do not fit here. Press to zoom in.",
        alone = "Only this search looks at it, the other does not.",
        stones = "Stones: blue is the first player's, orange with a hole the second's.",
        pieces = "Pieces: filled and blue are the first player's, outlined and orange the second's.",
        labels = "w, d, l: won, drawn, lost for Max.",
    }

    /// Moves in words.
    pub struct MoveTexts {
        branch(text: &str) = format!("branch {text}"),
        named(text: &str) = format!("“{text}”"),
        square(text: &str) = format!("square {text}"),
        column(text: &str) = format!("column {text}"),
        objects(count: &str, heap: &str) = format!("{count} from heap {heap}"),
    }

    /// What is wrong with a typed tree.
    pub struct TreeFaultTexts {
        at(place: usize, fault: &str) = format!("At character {place}: {fault}"),
        empty = "there is no tree here; try ((3 12 8) (2 4 6) (14 5 2)).",
        too_long(found: usize, most: usize) = format!("the text has {found} characters; up to {most} are allowed."),
        too_deep(most: usize) = format!("more than {most} levels are not allowed."),
        not_closed(open: usize) = format!("the text ends, but the bracket opened at character {open} is not closed."),
        not_opened = "a closing bracket without an opening one.",
        no_children = "a node needs a number, a letter w, d or l, or brackets with at least one node in them.",
        unexpected(found: &str) = format!("“{found}” does not belong here; a number, a name or a bracket does."),
        not_a_number(found: &str) = format!("“{found}” is not a number such as 3, -1.5 (up to a trillion, 10¹²)."),
        mixed(found: &str) = format!(
            "“{found}” does not go with the leaves before it; the leaves of a tree have numbers, or they all have w, d \
                or l, not both."
        ),
        name_alone(name: &str) = format!("“{name}” is a name without a node; write {name}:3 or {name}:(1 2)."),
        no_probability = "an outcome of ?( ) needs its probability, as in ?(0.5:3 0.5:-1).",
        stray_probability = "a probability is only allowed inside ?( ), as in ?(0.5:3 0.5:-1).",
        probability(found: &str) = format!("“{found}” is not a probability above 0 and up to 1."),
        probability_sum(sum: f64) = format!("these probabilities add up to {sum}, not to 1."),
        comma(found: &str) = format!(
            "“{found}” may be one number or two: decimals have a point, and a space follows a comma between values."
        ),
        after_the_end = "the tree has ended, but there is more text.",
    }

    /// The minimax lab. Numbers in sentences have been written already.
    pub struct MinimaxTexts {
        summary = "The tree of a game, the values that come up from its leaves, and the branches that need no search.",
        presets: &'static [Preset] = &[
            // The textbook's tree.
            ("minimax", "The textbook tree"),
            // The labels w, d, l and the values 1, 0, -1.
            ("minimax?tree=(((1 -1)(0 1))((-1 0)(1 1))((0 -1)(0 0)))", "Won, drawn, lost"),
            // The same numbers in the best and in the worst order for alpha-beta, side by side with plain minimax.
            ("minimax?tree=((3 8 12)(2 4 6)(2 5 14))&algorithm=alpha-beta&versus=minimax",
                "Alpha-beta: the best order"),
            ("minimax?tree=((6 4 2)(14 5 2)(12 8 3))&algorithm=alpha-beta&versus=minimax",
                "Alpha-beta: the worst order"),
            // The largest number is behind "raise", and on average that is the worst of the three: 1, 0 and -0.75.
            ("minimax?tree=(bet:?(0.5:(8 4) 0.5:(-2 6)) pass:0 raise:?(0.25:(12 9) 0.75:(-4 -1)))&algorithm=expectiminimax",
                "A tree with chance"),
            // The horizon effect: at depth 2 the sacrifice looks like a win, its refutation lies just behind.
            ("minimax?tree=(take:(a=9!:(1 2) 8) wait:(b=4:(5 4) 6))&depth=2&versus=minimax&versus_depth=2&versus_quiescence=2",
                "The horizon effect"),
            // Ends of tic-tac-toe.
            ("minimax?game=tic-tac-toe&moves=15927&algorithm=minimax", "The end of a tic-tac-toe game"),
            ("minimax?game=tic-tac-toe&moves=159&algorithm=alpha-beta&versus=minimax",
                "Tic-tac-toe: minimax against alpha-beta"),
            ("minimax?game=nim&heaps=1,2,3&algorithm=alpha-beta", "Nim with heaps of 1, 2, 3"),
            ("minimax?game=connect-four&width=4&height=4&in_a_row=3&depth=4&algorithm=alpha-beta&ordering=static",
                "A small Connect Four"),
            ("minimax?game=connect-four&moves=4453&depth=5&algorithm=pvs&ordering=static,killer,history&table=on&deepening=on",
                "Connect Four with everything on"),
            // To be worked out by anyone who looks.
            ("minimax?game=exercise&seed=4&hide=values", "Exercise: say the values"),
            ("minimax?algorithm=alpha-beta&hide=cuts", "Exercise: say what is cut"),
            // From plain minimax to everything on.
            ("minimax?game=connect-four&width=4&height=4&in_a_row=3&depth=6&algorithm=alpha-beta&view=savings",
                "What each improvement saves"),
            // Looked at one move deep the queen wins a bishop; two moves deep it is taken for that.
            ("minimax?game=gardner&position=rq2k/1bpp1/2Q1p/PP1PP/R1BK1 w&depth=2&algorithm=alpha-beta&ordering=static",
                "Chess on 5 × 5: pieces by number and kind"),
            // The king takes a bishop, and whatever Black does then, the next move mates.
            ("minimax?game=gardner&position=2r1k/p1Q2/N3b/PP2K/3R1 w&depth=3&algorithm=alpha-beta&ordering=static&step=end",
                "Chess on 5 × 5: mate in two"),
            ("minimax?game=gardner&depth=4&algorithm=alpha-beta&ordering=static,killer,history&table=on&deepening=on&step=400&view=memory",
                "Chess on 5 × 5: all nodes, the path, the table"),
        ],
        tree_label = "Game tree. Arrow keys walk from node to node.",
        the_root = "the root",
        /// What a node is called: by its name, by where it hangs, by the moves that lead to it, by how many and the
        /// last.
        named(name: &str) = format!("“{name}”"),
        branch(path: &str) = format!("node {path}"),
        after_moves(text: &str) = format!("the position after {text}"),
        after_many_moves(count: usize, last: &str) = format!("the position after {count} moves, … {last}"),
        // A step in words.
        not_begun = "Before the first step.",
        foretold = "The faint values show what each node will come to.",
        press_to_begin = "Step forward to begin at the root.",
        go_on = "Go on to the next step.",
        finished = "the game is finished",
        at_the_depth = "the depth limit is reached",
        quiet = "the depth limit is reached and the position is quiet",
        far_enough = "the position is not quiet, but this is far enough beyond the limit",
        evaluated(name: &str, why: &str, value: &str) = format!("At {name} {why}: it is worth {value}."),
        exactly = "exactly",
        at_least = "at least",
        at_most = "at most",
        known(name: &str, how: &str, value: &str) =
            format!("The table knows the position at {name} from before: it is worth {how} {value}."),
        max_begins(name: &str) = format!("Max is to move at {name}. It goes on the stack, with the partial value −∞."),
        min_begins(name: &str) = format!("Min is to move at {name}. It goes on the stack, with the partial value +∞."),
        chance_begins(name: &str) = format!("Chance moves at {name}. It goes on the stack; its mean begins at 0."),
        is_asked(bar: &str) = format!("The question is only whether it beats {bar}."),
        again = "It said yes before and is now searched for its value.",
        root_returns(value: &str) = format!("The root has its value: {value}."),
        returns(name: &str, value: &str, parent: &str) =
            format!("{name} returns {value} to {parent} and is freed.", name = capital(name)),
        must_search_again = "Better than asked: it must be searched again for its value.",
        is_a_bound = "This is only a bound: some outcomes were not looked at.",
        /// Each takes what is here and what is elsewhere.
        max_cuts(here: &str, elsewhere: &str) = format!(
            "Max can get {here} here already, but Min has {elsewhere} elsewhere: {here} ≥ {elsewhere}. The rest is \
                cut."
        ),
        min_cuts(here: &str, elsewhere: &str) = format!(
            "Min can hold this to {here} already, but Max has {elsewhere} elsewhere: {here} ≤ {elsewhere}. The rest is \
                cut."
        ),
        mean_too_low(here: &str, elsewhere: &str) = format!(
            "Even with the best of luck the mean is at most {here} here, and Max has {elsewhere} elsewhere. The rest \
                is cut."
        ),
        mean_too_high(here: &str, elsewhere: &str) = format!(
            "Even with the worst of luck the mean is at least {here} here, and Min has {elsewhere} elsewhere. The rest \
                is cut."
        ),
        // The pseudo-code, with whether there are windows, and whether there is depth.
        code = "The algorithm",
        code_visit(windows: bool) -> &'static str = if windows { "visit(node, α, β):" } else { "visit(node):" },
        code_deepen = "for depth ← 1, 2, …: visit(root)",
        code_evaluate(is_limited: bool, goes_on: bool) -> &'static str = match (is_limited, goes_on) {
            (false, _) => "if finished: return its worth",
            (true, false) => "if finished or deep enough: return evaluation",
            (true, true) => "if finished, or deep enough and quiet: return evaluation",
        },
        code_look_up = "if the table knows enough: return that",
        code_begin = "value ← −∞ at max, +∞ at min, 0 at chance",
        code_each(first: [bool; 4]) = {
            const BY: [&str; 4] = ["the table's best", "evaluation", "killers", "history"];
            let by = BY.iter().zip(first).filter(|(_, is_on)| *is_on);
            let by: Vec<&str> = by.map(|(name, _)| *name).collect();
            if by.is_empty() {
                "for each child:".to_owned()
            } else {
                format!("for each child, by {}:", by.join(", "))
            }
        },
        code_null_window = "v ← is it better? if so visit(child, α, β)",
        code_child(windows: bool) -> &'static str = if windows { "v ← visit(child, α, β)" } else { "v ← visit(child)" },
        code_maximum(windows: bool) -> &'static str =
            if windows { "at max: value ← max(value, v), α ← max(α, value)" } else { "at max: value ← max(value, v)" },
        code_minimum(windows: bool) -> &'static str =
            if windows { "at min: value ← min(value, v), β ← min(β, value)" } else { "at min: value ← min(value, v)" },
        code_mean = "at chance: value ← value + p · v",
        code_cut = "if α ≥ β: cut the rest",
        code_return(table: bool) -> &'static str =
            if table { "store value in the table; return value" } else { "return value" },
        stack_header: [&'static str; 4] = ["Node", "Decides", "Partial value", "(α, β)"],
        stack_empty = "Empty.",
        memory_sentence(now: &str, most: &str, met: &str) =
            format!("In memory: {now} now, {most} at most so far, of {met} nodes met."),
        counts_now = "now",
        counts_end = "at the end",
        count_names: [&'static str; 7] = [
            "nodes", "leaves evaluated", "cuts", "table hits", "most in memory", "value", "best move",
        ],
        evaluation = "Evaluation",
        evaluation_of_trees = "A leaf is worth its number; w, d and l are worth 1, 0 and −1. Where the depth limit \
            ends the search, a node is worth its estimate: a=4:(…), or 0. A node marked a=4!:(…) is not quiet.",
        evaluation_of_tic_tac_toe = "A finished game is worth 1, 0 or −1. Before that: the worth of your squares less \
            that of your opponent's squares. A position is quiet if nobody can complete a line at once.",
        evaluation_of_nim = "A finished game is worth 1 or −1. Before that nothing is known: 0.",
        evaluation_of_connect_four = "A finished game is worth 1, 0 or −1. Before that: every line in which only one \
            player has stones counts for that player, by their number. A position is quiet if nobody can complete a \
            line at once.",
        evaluation_of_gardner = "A finished game is worth 1, 0 or −1. Before that: how many pieces of each kind you \
            have, times what one is worth, minus the same for your opponent; a hundred points are a win. A position is \
            quiet if nobody is in check, nothing can be taken at a profit and no pawn promoted.",
        // A node, said.
        waiting = "not met yet",
        open(partial: &str) = format!("on the stack, partial value {partial}"),
        done(value: &str) = format!("value {value}"),
        cut = "cut: never looked at",
        waiting_for(value: &str) = format!("not met yet; it will come to {value}"),
        /// Of a branch that is never looked at: takes why it need not be, and the step at which it was cut.
        ghost(why: &str, step: &str) = format!("never looked at, for {why}. {step}"),
        /// Why, in two lines; each takes what somebody has elsewhere.
        ghost_max_has(value: &str) = format!("whatever this is,\nMax already has {value}"),
        ghost_min_has(value: &str) = format!("whatever this is,\nMin already has {value}"),
        ghost_mean_below(value: &str) = format!("whatever this is,\nthe mean stays below {value}"),
        ghost_mean_above(value: &str) = format!("whatever this is,\nthe mean stays above {value}"),
        window(alpha: &str, beta: &str) = format!("({alpha}, {beta})"),
        // Time.
        moment(at: &str, last: &str) = format!("step {at} of {last}"),
        next_leaf = "Next leaf",
        next_cut = "Next cut",
        next_at_root = "Next root value",
        first_difference = "First difference",
        /// What two searches have in common and what not; takes names and counts.
        no_difference = "Both searches do the same, step by step.",
        differs(alone: &[(String, String)]) = {
            let parts: Vec<String> = alone
                .iter()
                .map(|(name, count)| format!("only {name} looks at {count}"))
                .collect();
            format!("Of these nodes {} (◆).", parts.join(", "))
        },
        searching(nodes: &str) = format!("Searching … {nodes} nodes."),
        more_than(nodes: &str) = format!("more than {nodes}"),
        counts_so_far = "so far",
        /// Where the whole tree cannot be drawn; takes the moves that the tree shown looks ahead.
        first_levels(moves: u64) =
            format!("Too large to be drawn: this is the same search looking only {moves} moves ahead."),
        too_large(nodes: &str) =
            format!("The tree is too large to be kept, so only counts are shown. {nodes} nodes so far."),
        too_large_stopped(nodes: &str) = format!(
            "The tree is too large to be kept: only counts can be shown. {nodes} nodes so far, and the search waits. \
                Give it a depth, or let it go on counting."
        ),
        count_on = "Go on counting",
        pause = "Pause",
        stop = "Stop",
        search_again = "Search",
        stopped(nodes: &str) = format!("Stopped early after {nodes} nodes."),
        result(value: &str, best: &str, line: &str) = if best.is_empty() {
            format!("Value {value}.")
        } else {
            format!("Value {value}, best move: {best}. Best play: {line}.")
        },
        // The tree that is typed.
        editor = "The tree",
        editor_help = "Brackets are nodes, numbers are leaves, or all leaves are w, d or l. Names: a:(3 4). Chance: \
            ?(0.5:3 0.5:-1). Who decides: max(…) or min(…); otherwise they take turns. Estimates: a=4:(…).",
        editor_hint = "The tree is drawn while you type. In the tree, press a leaf to change it, or pull it up and \
            down.",
        leaf_value = "Its value",
        /// Of what is typed there: takes the most.
        leaf_refused(most: u64) = format!("a number from −{0} to {0}, such as 3, −1 or 7.5", grouped(most)),
        leaf_refused_letter = "−1, 0 or 1: the leaves of this tree are l, d and w",
        editor_too_long_for_link(found: usize, most: usize) =
            format!("This tree makes a link of {found} characters; up to {most} are allowed. Nothing was changed."),
        new_exercise = "New exercise",
        ask_value(name: &str) = format!("What value does {name} return?"),
        ask_cuts = "Click every branch that will be cut, then check.",
        check = "Check",
        give_up = "Show me",
        right(name: &str, value: &str) = format!("Right: {name} returns {value}."),
        shown(name: &str, value: &str) = format!("{name} returns {value}."),
        wrong_low = "No: it is more than that.",
        wrong_high = "No: it is less than that.",
        not_a_value = "That is not a number.",
        cuts_score(right: usize, missed: usize, wrong: usize) =
            format!("{right} right, {missed} missed, {wrong} marked but not cut."),
        score(right: usize, asked: usize) = match asked {
            0 => "No answer yet".to_owned(),
            _ => format!("{right} of {asked} right at the first try"),
        },
        all_done = "That was all of it.",
        hidden = "?",
        // A game.
        play_first = "Play first",
        play_second = "Play second",
        leave_game = "Stop playing",
        new_game = "New game",
        undo = "Undo",
        show_tree = "Show its tree",
        hide_tree = "Hide its tree",
        your_move(player: usize) = format!("Your move: you are {}.", PLAYERS[player]),
        machine_thinks(player: usize) = format!("{} (the machine) is thinking …", PLAYERS[player]),
        game_over(winner: Option<usize>) = match winner {
            Some(player) => format!("{} has won.", PLAYERS[player]),
            None => "A draw.".to_owned(),
        },
        tree_before(text: &str) = format!("What the machine saw before it chose {text}"),
        board = "Board",
        square(number: usize, owner: Option<usize>) = match owner {
            Some(player) => format!("Square {number}: {}", PLAYERS[player]),
            None => format!("Square {number}: empty"),
        },
        heap(letter: char, take: u8, size: u8) = format!("Heap {letter}, {size} objects: take {take}"),
        machine_move = "Let the machine move",
        // Out.
        save_svg = "Tree as SVG",
        save_png = "Tree as PNG",
        save_tikz = "Tree as TikZ",
    }
}

/// Where somebody has a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    Nobody,
    Here,
    Elsewhere,
}
