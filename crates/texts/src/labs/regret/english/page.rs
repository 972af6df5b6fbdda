//! Regret in English: the page.

use crate::labs::regret::*;

/// A mean with its interval, if it has one.
fn with_interval(number: &HeadlineNumber) -> String {
    let mean = amount(number.mean);
    match number.interval {
        Some((low, high)) => format!("{mean} (95 %: {} to {})", amount(low), amount(high)),
        None => mean,
    }
}

fn headline(of: &RegretHeadline) -> String {
    let RegretHeadline {
        variant,
        iterations,
        learners,
        ..
    } = of;
    let after = if *iterations == "1" {
        format!("{variant}, after 1 iteration:")
    } else {
        format!("{variant}, after {iterations} iterations:")
    };
    let amount = with_interval(&of.amount);
    let how_good = match learners {
        None => format!("the average strategies are exploitable by {amount} per game."),
        Some([true, true]) => format!(
            "each player could on average still gain {amount} per game by answering best, with everything fixed staying fixed."
        ),
        Some([true, false]) => format!(
            "the first player could still gain {amount} per game by answering the fixed second player best."
        ),
        Some([false, true]) => format!(
            "the second player could still gain {amount} per game by answering the fixed first player best."
        ),
        Some([false, false]) => "both players are fixed, so nobody learns.".to_owned(),
    };
    let value = with_interval(&of.value);
    let worth = format!("Against each other they are worth {value} to the first player.");
    let mut sentences = vec![format!("{after} {how_good}"), worth];
    sentences.extend(match of.runs {
        (_, 1) => None,
        (done, wanted) if done == wanted => Some(format!("Means over {wanted} repetitions.")),
        (done, wanted) => Some(format!("Means over {done} of {wanted} repetitions so far.")),
    });
    sentences.join(" ")
}

/// Four significant digits, no more than six decimals; very small amounts with a power of ten.
fn amount(amount: f64) -> String {
    let size = amount.abs();
    let sign = if amount < 0.0 { "−" } else { "" };
    if size < 1e-12 {
        return "0".to_owned();
    }
    if size < 1e-4 {
        return format!("{sign}{size:.1e}").replace('-', "−");
    }
    let decimals = match size {
        size if size >= 10.0 => 2,
        size if size >= 1.0 => 3,
        size if size >= 0.1 => 4,
        size if size >= 0.01 => 5,
        _ => 6,
    };
    let text = format!("{size:.decimals$}");
    let short = text.trim_end_matches('0').trim_end_matches('.');
    format!("{sign}{short}")
}

fn sentence(of: &RegretSentenceOf) -> String {
    let beside = if of.is_compared {
        ", beside it {compare}"
    } else {
        ""
    };
    let which = if of.is_repeated {
        "in the first of {seeds} repetitions,"
    } else {
        ""
    };
    let unit = if of.is_poker {
        "antes per hand"
    } else {
        "points per game"
    };
    let gain = format!("could still gain {{=exploitability}} {unit} (perfect: 0).");
    let on_average = format!(
        "could still gain {{=exploitability}} {unit} on average over both seats (perfect: 0)."
    );
    let worth = match of.learners {
        None => {
            format!(
                "its average strategy can be beaten by {{=exploitability}} {unit}, on average over both seats (perfect: 0)."
            )
        }
        Some([true, true]) => format!("with “{{lock}}” fixed, a player {on_average}"),
        Some([true, false]) => format!("with “{{lock}}” fixed, the first player {gain}"),
        Some([false, true]) => format!("with “{{lock}}” fixed, the second player {gain}"),
        Some([false, false]) => {
            "nobody has learned anything: both are fixed to “{lock}”.".to_owned()
        }
    };
    let after = format!("After {{=moment}} of {{iterations}} iterations {which} {worth}");
    format!("{{variant}} plays {{game}} against itself{beside}. {after}").replace("  ", " ")
}

/// Three significant digits, for sentences.
fn short(amount: f64) -> String {
    let size = amount.abs();
    if !(1e-4..0.1).contains(&size) {
        return self::amount(amount);
    }
    let decimals = if size >= 0.01 { 4 } else { 5 };
    let text = format!("{amount:.decimals$}").replace('-', "−");
    text.trim_end_matches('0').to_owned()
}

pub(super) const PAGE: RegretPageTexts = RegretPageTexts {
    preset_names: [
        "Kuhn poker: watch it learn to bluff",
        "CFR and CFR+ compared",
        "Rock, paper, scissors from a biased start",
        "A mistake, and who profits: the King calls half of the time",
        "Leduc poker: CFR and CFR+",
        "Sampling: five repetitions of two variants",
        "As in the source: 100 000 iterations of chance sampling",
    ],
    to_table: "Play",
    to_tree: "Solve the same game exactly, as a tree",
    sentence,
    at_the_end: |iterations| {
        format!("After all {iterations} iterations, whichever moment is shown above.")
    },
    nothing_yet: "The first results come in a moment, or when you run this experiment.",
    players: ["first", "second"],
    done: |done, total, runs| {
        let unit = if total == "1" {
            "iteration"
        } else {
            "iterations"
        };
        if done == total {
            format!("{done} {unit}, {runs}.")
        } else {
            format!("{done} of {total} {unit}, {runs}.")
        }
    },
    runs: |done, wanted| match (done, wanted) {
        (1, 1) => "one run".to_owned(),
        (_, 1) => "in one run".to_owned(),
        (done, wanted) if done == wanted => format!("{wanted} runs"),
        (done, wanted) => format!("{done} of {wanted} runs finished"),
    },
    amount,
    short,
    player_heading: |player| format!("The {player} player"),
    charts: RegretChartTexts {
        label: "Charts",
        iterations_tab: "Iterations",
        nodes_tab: "Histories visited",
        time_tab: "Time",
        value_tab: "Value",
        measure: |learners| match learners {
            None => "Exploitability",
            Some([true, true]) => "What each player could still gain",
            Some([true, false]) => "What the first player could still gain",
            Some([false, true]) => "What the second player could still gain",
            Some([false, false]) => "Nobody learns",
        },
        by_iterations: |measure| format!("{measure} against iterations"),
        by_nodes: |measure| format!("{measure} against histories visited"),
        by_time: |measure| format!("{measure} against computing time"),
        value: "Value for the first player",
        iterations_axis: "iterations",
        nodes_axis: "histories visited",
        time_axis: "microseconds of one worker",
        time_is_unknown: "The time is not known: this was computed in an earlier visit, or has not come to its end.",
        bound: "at most, by the regret theorem",
        learned_value: "average strategies",
        learned_value_of_first: "average strategies, first repetition",
        known_value: "value of the game",
        value_is_unknown: "There is no line of the game’s own value: for this number of cards, or with what is fixed, it is not known here.",
        what_is_shown: |is_fixed| {
            if is_fixed {
                "Of the average strategies, per game, for best responses that leave alone what is fixed: learning brings this to 0, while the exploitability of what is fixed stays. Both axes have powers of ten. Bands: 95 %, over the repetitions."
            } else {
                "Of the average strategies, per game; both axes have powers of ten. Bands: 95 %, over the repetitions."
            }
        },
        summary: headline,
        shown_in_detail: |variant, is_repeated| {
            if is_repeated {
                format!("The details below are those of {variant}, first repetition.")
            } else {
                format!("The details below are those of {variant}.")
            }
        },
        elapsed: |seconds| format!("Learned in {seconds:.1} s."),
    },
    table: InformationSetTexts {
        caption: "What each player does at each information set",
        header: [
            "Information set",
            "Player",
            "Action",
            "Average",
            "Current",
            "Loaded",
            "Regret",
            "Costs",
            "Reached",
            "Gives away per game",
        ],
        sort: |column| format!("Sort by {}", column.to_lowercase()),
        player_filter: "Player",
        both_players: "Both",
        text_filter: "Information set contains",
        shown: |first, last, all| format!("{first} to {last} of {all}"),
        none_fits: "No information set fits.",
        earlier: "Previous",
        later: "More",
        fixed: "fixed",
        explanation: "Costs: what the action loses against the best one, marked ★, once the information set is reached, if the other player keeps to the average. Reached: how likely it is if its player wants to get there. Gives away per game: what the average loses here by not answering best, times how often it gets here; a player’s rows add up to all that a best response would gain. Regret: cumulative, as the variant keeps it.",
        select: |key| format!("Look at {key}"),
        nothing_selected: "Press an information set for its history.",
        history: "History",
        average_tab: "Average",
        current_tab: "Current",
        regret_tab: "Regret",
        history_of_average: "Average strategy against iterations",
        history_of_current: "Current strategy against iterations",
        history_of_regret: "Average regret against iterations",
        about_history_of_regret: "The cumulative regret of each action, as the variant keeps it, divided by the iterations. Above zero the action has been missed so far, and regret matching plays it; below zero it has been too dear. What stays above zero shrinks towards it, and that is why the average strategy converges.",
        lowest_in_equilibrium: |action| format!("{action} in equilibrium, at least"),
        highest_in_equilibrium: |action| format!("{action} in equilibrium, at most"),
        in_equilibrium: |action| format!("{action} in every equilibrium"),
    },
    fixing: FixingTexts {
        heading: "Fix the strategy here",
        probability_of: |action| format!("Probability of {action}"),
        slider: |action| format!("Probability of {action}, slider"),
        fix: "Fix",
        free: "Free",
        players: "Fix a whole player",
        fix_to_average: "To the average learned so far",
        fix_to_uniform: "To equal probabilities",
        free_player: "Free",
        free_all: "Free everything",
        too_long: "This strategy is too long for a link. Fix fewer information sets.",
        now: |locks| format!("Fixed now: {locks}"),
        cost_heading: "What fixing this costs",
        not_run_yet: "Run this experiment to see the cost: it also runs with nothing fixed.",
        cost: |with, without, difference| {
            format!(
                "With what is fixed the first player gets {with} per game, without it {without}: a difference of {difference}."
            )
        },
        cost_header: ["Per game", "Fixed", "Free", "Difference"],
        rows: [
            "Value for the first player",
            "Best response of the first player",
            "Best response of the second player",
            "Exploitability",
        ],
        exploitability_when_fixed: "The exploitability is what both could gain if nothing were fixed, halved: it need not fall while a player learns against a fixed one.",
    },
    family: FamilyTexts {
        slider: "α of the equilibrium shown",
        alpha: |alpha| format!("α = {alpha:.4}"),
        introduction: "There is one equilibrium for every α from 0 to ⅓: the first player bets a Jack with probability α and a King with 3α. All of them are equally good.",
        place: |[jack, king, queen], nearest, distance| {
            format!(
                "The learned average implies α = {jack:.4} by its bets with the Jack, {king:.4} with the King and {queen:.4} by its calls with the Queen. The nearest equilibrium has α = {nearest:.4}; no probability differs from it by more than {distance:.4}."
            )
        },
        header: [
            "Information set",
            "Action",
            "Equilibrium",
            "Average",
            "Difference",
        ],
        to_nearest: "Take the nearest",
        not_when_fixed: "While something is fixed the game has other equilibria: free it to see those of Kuhn poker.",
    },
    sampling: SamplingTexts {
        by: "Drawn",
        walks: "Walks",
        label: "Sampled regret of each action, and the full one",
        distance: |walks, distance| {
            let count = match walks {
                "1" => "After 1 sampled walk of each player".to_owned(),
                _ => format!("After {walks} sampled walks of each player"),
            };
            format!(
                "{count} the means are {distance} antes from the full regrets (root mean square)."
            )
        },
        legend: "Dot: the mean of the sampled regrets, with 1.96 standard errors to each side. Upright mark: the regret with nothing drawn. Where an important line is rarely drawn, the bars of few walks are too short. Both are of one iteration with the current strategy of the moment looked at. Numbers: mean / full.",
        hidden: |hidden| match hidden {
            0 => String::new(),
            1 => "One action without regret, or with a smaller one, is not shown.".to_owned(),
            _ => format!("{hidden} actions without regret, or with a smaller one, are not shown."),
        },
    },
    answers: AnswerTexts {
        header: ["Per game", "Learned average", "Loaded strategy"],
        explanation: "The value of a best response is what a player wins by answering the other’s strategy as well as possible.",
    },
    files: StrategyTexts {
        save_csv: "Average strategies as CSV",
        save_json: "Average strategies as JSON",
        open: "Open a strategy",
        opened: |name| format!("{name} stands beside the learned average."),
        failed: "The strategy was not opened:",
        forget: "Remove",
        fix_to_loaded: |player| format!("Fix the {player} player to it"),
    },
};
