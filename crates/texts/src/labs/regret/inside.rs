//! Regret: its texts, inside an iteration.

use crate::english::phrases::PLAYERS;

texts! {
    /// One iteration, step by step.
    pub struct RegretInsideTexts {
        /// Of an iteration that a link names but that takes long; takes its number.
        costly(number: &str) = format!("This link shows iteration {number}. Computing it takes a while."),
        compute = "Compute it",
        iteration = "Iteration",
        /// Over the buttons that choose an iteration.
        iterations = "Which iteration",
        /// A button's sign, and what it does.
        tenth: (&'static str, &'static str) = ("÷10", "A tenth of the iteration’s number"),
        back: (&'static str, &'static str) = ("−1", "The iteration before"),
        forward: (&'static str, &'static str) = ("+1", "The next iteration"),
        times_ten: (&'static str, &'static str) = ("×10", "Ten times the iteration’s number"),
        last: (&'static str, &'static str) = ("last", "The last iteration"),
        loading = "Computing up to this iteration …",
        failed = "This iteration could not be computed.",
        too_large(most: usize) = format!(
            "An iteration of this game visits too many histories to draw; up to {most} can be drawn. Choose Kuhn poker \
                with up to five cards or a matrix game, or a sampling variant."
        ),
        moment(step: &str, all: &str) = format!("step {step} of {all}"),
        landmarks = "Jumps through the iteration",
        previous_learning = "Previous regret",
        next_learning = "Next regret",
        next_walk = "Next walk",
        next_settling = "New strategy",
        tree = "The game, with the walk under way",
        tree_legend = "In a node: what the walking player wins from there. Closer up also, below it, the information \
            set and, beside it, π_i · π_−i. On the lines: actions with the current strategy’s probability. Thick green \
            lines lead to the histories that the deciding player cannot tell apart.",
        not_begun = "The iteration is about to begin: step forward, or jump to the next regret.",
        root = "the beginning",
        /// Takes who walks, the history (none for the empty one), who acts there (0, 1, 2 for chance, none if it is
        /// over), and whether one action is drawn.
        entered: fn(usize, Option<&str>, Option<usize>, bool) -> String = entered,
        left(walker: usize, history: &str, value: &str, is_root: bool) = {
            let player = PLAYERS[walker];
            if is_root {
                format!(
                    "The walk is back at the beginning: with the current strategies {player} wins {value} a game."
                )
            } else {
                format!("Back from {history}, which is worth {value} to {player}.")
            }
        },
        learned(player: usize, set: &str) = {
            let player = PLAYERS[player];
            format!(
                "{player} learns at {set}: how much more would each action have won than the current strategy?"
            )
        },
        averaged(player: usize, set: &str) =
            format!("{}’s average strategy at {set} grows by the current strategy.", PLAYERS[player]),
        settled(player: usize, set: &str, how: &str) = format!("The walk is over. {}, {set}: {how}", PLAYERS[player]),
        /// Kept, clipped, discounted, fixed.
        settled_how: [&'static str; 4] = [
            "regrets are kept, and the new strategy is in proportion to the positive ones.",
            "negative regrets become 0, and the new strategy is in proportion to the others.",
            "regrets are discounted, and the new strategy is in proportion to the positive ones.",
            "this strategy is fixed, so nothing is learned.",
        ],
        factor_is_one = "the factor is 1: how the walk is drawn accounts for π_−i",
        no_positive_regret(actions: usize) = format!("no regret is positive, so σ(a) = 1/{actions} for each"),
        code = "The walk of player i, with the line at work",
        code_visit = "walk(h):",
        code_over = "if the game is over: return u_i(h)",
        /// Whether it is drawn.
        code_chance(is_drawn: bool) -> &'static str =
            if is_drawn { "if chance acts: draw a; return walk(ha)" } else { "if chance acts: return Σ p(a)·walk(ha)" },
        code_average = "if the opponent acts: S(a) += σ(a) for each a",
        code_opponent(is_drawn: bool) -> &'static str = if is_drawn {
            "if the opponent acts: draw a by σ; return walk(ha)"
        } else {
            "if the opponent acts: return Σ σ(a)·walk(ha)"
        },
        code_each(is_drawn: bool) -> &'static str = if is_drawn {
            "draw a: v_a ← walk(ha)/probability; 0 for others"
        } else {
            "for each action a: v_a ← walk(ha)"
        },
        code_value = "v ← Σ σ(a)·v_a",
        /// By what is sampled: nothing, chance, external, outcome.
        code_regret: [&'static str; 4] = [
            "for each a: R(a) += π_−i·(v_a − v)", "for each a: R(a) += π_opponent·(v_a − v)",
            "for each a: R(a) += v_a − v", "for each a: R(a) += (v_a − v)/q_i",
        ],
        code_weight: [&'static str; 4] = [
            "for each a: S(a) += w·π_i·σ(a)", "for each a: S(a) += w·π_i·σ(a)", "",
            "for each a: S(a) += w·π_i·σ(a)/(π_opponent·q_i)",
        ],
        code_return = "return v",
        /// Kept, clipped, discounted.
        code_settle: [&'static str; 3] = [
            "after the walk: σ(a) ← R⁺(a)/Σ R⁺", "after the walk: R ← R⁺; σ(a) ← R(a)/Σ R",
            "after the walk: discount R; σ(a) ← R⁺(a)/Σ R⁺",
        ],
        numbers(set: &str) = format!("Information set {set}"),
        learn_header: [&'static str; 8] = ["a", "σ", "v_a", "v_a − v", "R before", "R now", "σ to come", "S grows by"],
        change_header: [&'static str; 5] = ["a", "R before", "R now", "σ before", "σ now"],
        /// What is under the letters.
        letters = "h: history. σ: current strategy. v: counterfactual value, not yet weighted. π_i, π_−i: what player \
            i, and what the opponent and chance, contribute to the probability of getting here (reach). R: cumulative \
            regret; R⁺ is R, or 0 where R is negative. S: sum of strategies, whose shares are the average strategy. w: \
            weight of the iteration.",
        table = "All information sets now",
        table_header: [&'static str; 5] = ["Information set", "a", "σ", "R", "Average"],
        /// A node read aloud: history, who acts.
        node(history: &str, who: Option<usize>) = match who {
            None => format!("{history}: the game is over."),
            who => format!("{history}: {} acts.", actor(who)),
        },
        node_set(set: &str) = format!("Information set {set}."),
        node_value(value: &str) = format!("Worth {value} to the walking player."),
        node_reach(own: &str, others: &str) = format!("π_i = {own}, π_−i = {others}."),
    }
}

/// An amount with its unit.
pub(super) fn antes(amount: &str) -> String {
    match amount {
        "1" | "+1" | "−1" => format!("{amount} ante"),
        _ => format!("{amount} antes"),
    }
}

/// Who acts: a player, chance, or nobody.
fn actor(who: Option<usize>) -> &'static str {
    match who {
        Some(player @ (0 | 1)) => PLAYERS[player],
        Some(_) => "chance",
        None => "nobody",
    }
}

fn entered(walker: usize, history: Option<&str>, who: Option<usize>, is_drawn: bool) -> String {
    let player = PLAYERS[walker];
    let Some(history) = history else {
        return format!("{player}’s walk begins: what would each of {player}’s actions bring?");
    };
    let what = match who {
        None => "the game is over".to_owned(),
        Some(2) if is_drawn => "chance acts, and one outcome is drawn".to_owned(),
        Some(2) => "chance acts, and every outcome is visited".to_owned(),
        Some(who) if who == walker && is_drawn => {
            format!("{player} decides, and one action is drawn")
        }
        Some(who) if who == walker => format!("{player} decides, and every action is tried"),
        Some(who) if is_drawn => format!(
            "{} decides, and one action is drawn by the current strategy",
            PLAYERS[who]
        ),
        Some(who) => format!(
            "{} decides, and every action counts as often as the current strategy takes it",
            PLAYERS[who]
        ),
    };
    format!("{player}’s walk comes to {history}: {what}.")
}
