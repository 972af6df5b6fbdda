//! The lab of several players: its texts.

use crate::english::phrases::done_of;
use crate::lab::{ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, counted, plain, views};
use crate::shared_parameters::GAMES_SEED;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "general-sum",
    name: "Regret beyond two players",
    question: "What is promised where three play?",
    link: "general-sum",
    live: "Live: Kuhn poker for three. What can still be gained, and what is regretted (both axes logarithmic).",
    subject: Subject::Learning,
};

texts! {
    /// The texts of the lab.
    pub struct GeneralSumLabTexts {
        parameters: GeneralSumParameterTexts,
        page: GeneralSumTexts,
    }

    /// The parameters of the lab.
    pub struct GeneralSumParameterTexts: ParameterText {
        game = choice("Game", "What is learned.", &[
            ("kuhn-three", "Kuhn poker for three"),
            ("shapley", "Shapley’s game"),
            ("battle-of-the-sexes", "The battle of the sexes"),
            ("kuhn", "Kuhn poker for two"),
            ("rock-paper-scissors", "Rock, paper, scissors"),
        ]),
        cards = counted("Cards", "in the deck", "How many cards Kuhn poker for three has."),
        variant = choice("Algorithm", "How regrets become strategies.", &[("cfr", "CFR"), ("cfr-plus", "CFR+")]),
        updates = choice("Players learn", "Whether each player learns against what the others have just played, or \
            against what those before have learned from it already.", &[
            ("simultaneous", "at the same time"),
            ("alternating", "one after the other"),
        ]),
        iterations = counted("Iterations", "iterations", "How long the players learn."),
        start = choice("Start",
            "What players begin with. Random regrets are drawn between 0 and 1 for every action.", &[
            ("uniform", "playing everything alike"),
            ("random", "random regrets"),
        ]),
        starts = counted("Starts", "random starts",
            "How many times the whole is learned, each time from regrets of its own."),
        run = plain("Start shown", "Which of the starts is looked at."),
        view = views(&[
            ("all", "The whole page"),
            ("convergence", "How far from an equilibrium?"),
            ("paths", "Where the strategies go"),
            ("strategies", "What each player does"),
            ("payoffs", "What each player gets"),
            ("numbers", "The same as numbers"),
        ]),
        seed = GAMES_SEED,
    }

    /// The page.
    pub struct GeneralSumTexts {
        /// The settings are named between braces.
        sentence: fn(&GeneralSumSentenceOf) -> String = sentence,
        summary = "Regret minimisation with more than two players, or where not all that one wins is another’s loss: \
            what is promised there, and what is found.",
        /// The players, by number from 0.
        player(player: usize) = format!("Player {}", player + 1),
        amount: fn(f64) -> String = amount,
        chart = "What can still be gained, by iterations (both axes logarithmic)",
        iterations_axis = "iterations",
        gain_line = "gain from the averages",
        regret_line = "regret of what was played",
        /// The same where it bounds the gain.
        bound_line = "both regrets: the bound",
        promise: fn(&PromiseOf) -> String = promise,
        nothing_yet = "Nothing has been learned yet.",
        run_shown(run: usize, runs: usize) = format!("Start {run} of {runs}."),
        /// What the bars of a game of cards are; in a game of one choice.
        bars_of_cards = "How often each card bets or calls, by what was done before. Averages.",
        bars_of_choices = "How often each choice is made. Averages.",
        card = "Card",
        /// Takes what has been done since the deal, a letter each.
        situation: fn(&str) -> String = situation,
        percent(share: f64) = format!("{:.0} %", 100.0 * share),
        /// Below triangles, and below the square of both players.
        paths_about = "Each corner is a choice, made always; the middle is all alike. Thin: what is played now. Thick: \
            the average so far. Cross: the equilibrium in which everything is played.",
        square_about = "From left to right: how often the first player chooses the match; from top to bottom: how \
            often the second does. Thin: what is played now. Thick: the averages so far. Crosses: the equilibria.",
        both = "Both players",
        paths_label(player: &str) = format!("{player}: paths of the current and the average strategy"),
        current = "now",
        average = "average",
        payoffs_lead = "What each player gets by the averages; a dot for each start.",
        payoffs_of_one = "One start, one value each. Choose random regrets to see whether another start ends \
            elsewhere.",
        payoffs_differ(runs: usize) = format!(
            "{runs} starts. Equilibria of two players with zero sum all pay the same; others need not, so where \
                learning ends depends on where it began."
        ),
        /// Of Kuhn poker for three with four cards, about the second player's payoff.
        known_family(payoff: &str, gain: f64) = format!(
            "In the published family of equilibria the second player always loses 1/48 ante per hand (−0.0208), and \
                decides how much of the first player’s goes to the third. Here the second player gets {payoff}, and \
                somebody could still gain {}: no start has come to an equilibrium yet, so these payoffs need not be \
                those of the family.",
            amount(gain)
        ),
        between(low: f64, high: f64) = {
            let (low, high) = (amount(low), amount(high));
            if low == high {
                low
            } else {
                format!("{low} to {high}")
            }
        },
        table_header: [&'static str; 5] = ["Iterations", "Player", "Gets", "Could gain", "Regret"],
        done(done: &str, total: &str) = done_of(done, total, ["iteration", "iterations"]),
        presets: &'static [Preset] = &[
            ("general-sum", "Kuhn with three players"),
            ("general-sum?game=shapley&start=random&starts=1&iterations=20000", "Shapley’s cycle"),
            ("general-sum?variant=cfr-plus&iterations=1000&start=random&starts=20", "Another start, another value"),
            ("general-sum?game=kuhn", "Two players, zero sum: what is promised"),
        ],
        /// Takes whether they come close, and what somebody gains.
        closeness(are_close: bool, gain: f64) = {
            let gain = amount(gain);
            match are_close {
                true => format!(
                    "Regrets vanish in this game too, and here the averages come close to its equilibrium: nobody gains more than {gain}. Nothing promises it; who begins at the equilibrium, where all choose \
                        alike, stays there."
                ),
                false => format!(
                    "Regrets vanish in this game too, but the averages do not come close to its equilibrium: somebody gains {gain}. They run in ever longer circles: what was played nearly leaves no regret, but it is no product of two \
                        independent strategies, and the averages are."
                ),
            }
        },
    }
}

/// What the sentence depends on.
#[derive(Debug)]
pub struct GeneralSumSentenceOf {
    pub has_cards: bool,
    pub is_random: bool,
    /// More than one run.
    pub is_repeated: bool,
    pub is_poker: bool,
}

/// What is said below the chart.
#[derive(Debug)]
pub struct PromiseOf {
    /// Two players and zero sum.
    pub is_zero_sum: bool,
    /// Regret is only proven to vanish where all learn at the same time.
    pub is_simultaneous: bool,
    pub gain: f64,
    pub regret: f64,
    /// What is proven to bound the gain.
    pub bound: Option<f64>,
}

fn sentence(of: &GeneralSumSentenceOf) -> String {
    let cards = if of.has_cards {
        " with {cards} cards"
    } else {
        ""
    };
    let from = match (of.is_random, of.is_repeated) {
        (false, _) => "{start}",
        (true, false) => "{start}, {starts} time",
        (true, true) => "{start}, {starts} times; number {run} is shown",
    };
    let unit = if of.is_poker {
        "antes per hand"
    } else {
        "points per game"
    };
    format!(
        "{{game}}{cards}: all players learn {{updates}} by {{variant}}, {{iterations}} iterations from {from}. \
         Against the averages somebody could still gain {{=gain}} {unit}; what was played leaves {{=regret}} to regret."
    )
}

fn promise(of: &PromiseOf) -> String {
    let (gain, regret) = (amount(of.gain), amount(of.regret));
    if let Some(bound) = of.bound.filter(|_| of.is_zero_sum) {
        return format!(
            "Promised, with two players and zero sum: nobody gains more from the averages than both regrets together, here {}. Found: {gain}.",
            amount(bound)
        );
    }
    let proven = if of.is_simultaneous {
        "that what was played comes close to a coarse correlated equilibrium, since regrets vanish"
    } else {
        "nothing while players learn one after the other; at the same time, that what was played comes close to a coarse correlated equilibrium"
    };
    format!(
        "Promised here: {proven}; somebody still regrets {regret}. Nothing is promised of the averages: from them somebody gains {gain}, and an equilibrium would leave nothing to gain."
    )
}

/// What has been done, a letter each.
fn situation(done: &str) -> String {
    let word = |letter: char| match letter {
        'k' => "check",
        'b' => "bet",
        'f' => "fold",
        'c' => "call",
        _ => "pass",
    };
    if done.is_empty() {
        return "first to act".to_owned();
    }
    let words: Vec<&str> = done.chars().map(word).collect();
    format!("after {}", words.join(", "))
}

/// Three significant digits; very small amounts with a power of ten.
fn amount(amount: f64) -> String {
    let size = amount.abs();
    let sign = if amount < 0.0 { "−" } else { "" };
    if size < 1e-9 {
        return "0".to_owned();
    }
    let text = if size < 1e-4 {
        let text = format!("{size:.1e}");
        return format!("{sign}{}", text.replace('-', "−"));
    } else if size < 0.01 {
        format!("{size:.5}")
    } else if size < 0.1 {
        format!("{size:.4}")
    } else {
        format!("{size:.3}")
    };
    format!("{sign}{text}")
}
