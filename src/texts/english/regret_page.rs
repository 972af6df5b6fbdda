//! The regret lab's page in English.

use crate::texts::catalogue::*;

/// Six decimals, or three digits where there would be none of them.
fn amount(amount: f64) -> String {
    let size = amount.abs();
    let sign = if amount < 0.0 { "−" } else { "" };
    if size < 1e-12 {
        "0".to_owned()
    } else if size < 1e-4 {
        format!("{sign}{size:.2e}").replace('-', "−")
    } else {
        format!("{sign}{size:.6}")
    }
}

pub(super) const PAGE: RegretPageTexts = RegretPageTexts {
    results: "Results",
    settings: "Experiment",
    strategies: "Strategies",
    presets: "To begin with",
    preset_names: [
        "Kuhn: CFR against CFR+",
        "Leduc: all variants",
        "Rock, paper, scissors: regret matching",
        "Kuhn with sampling, 20 seeds",
    ],
    nothing_yet: "Nothing has been learned yet.",
    players: ["first", "second"],
    done: |done, total, runs| {
        if done == total {
            format!("{done} iterations, {runs}.")
        } else {
            format!("{done} of {total} iterations, {runs}.")
        }
    },
    runs: |done, wanted| match (done, wanted) {
        (1, 1) => "one run".to_owned(),
        (_, 1) => "in one run".to_owned(),
        (done, wanted) if done == wanted => format!("{wanted} runs"),
        (done, wanted) => format!("{done} of {wanted} runs finished"),
    },
    amount,
    player_heading: |player| format!("The {player} player"),
    charts: RegretChartTexts {
        label: "Charts",
        iterations_tab: "Iterations",
        nodes_tab: "Histories visited",
        time_tab: "Time",
        value_tab: "Value",
        by_iterations: "Exploitability against iterations",
        by_nodes: "Exploitability against histories visited",
        by_time: "Exploitability against computing time",
        value: "Value for the first player",
        iterations_axis: "iterations",
        nodes_axis: "histories visited",
        time_axis: "microseconds of one worker",
        time_is_unknown: "The time is known for variants that were computed to their end in this visit: run them again.",
        bound: "at most, by the regret theorem",
        learned_value: "average strategies",
        known_value: "value of the game",
        value_is_unknown: "There is no line of the game’s own value: for this number of cards, or with what is fixed, it is not known here.",
        what_is_shown: "Of the average strategies, in antes a hand; both axes have powers of ten. Bands: 95 %, over the repetitions.",
        summary: |exploitability, iterations, value| {
            format!(
                "After {iterations} iterations the average strategies are exploitable by {exploitability} antes a hand. Against each other they are worth {value} to the first player."
            )
        },
        elapsed: |seconds| format!("Learned in {seconds:.1} s."),
    },
    table: InformationSetTexts {
        caption: "What each player does where it cannot tell more",
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
            "Gives away",
        ],
        sort: |column| format!("Sort by {}", column.to_lowercase()),
        player_filter: "Player",
        both_players: "Both",
        text_filter: "Information set contains",
        shown: |first, last, all| format!("{first} to {last} of {all}"),
        none_fits: "No information set fits.",
        earlier: "Earlier ones",
        later: "Further ones",
        fixed: "fixed",
        explanation: "Costs: what the action loses against the best one, marked ★, in antes once the information set is reached, if the other player keeps to the average. Reached: how likely it is if its player wants to get there. Gives away: what the average loses by not always answering best, once reached. Regret: cumulative, as the variant keeps it.",
        select: |key| format!("Look at {key}"),
        selected: |key, player| format!("{key}, {player} player"),
        nothing_selected: "Press an information set in the table for its history, and to fix what is done there.",
        history: "History",
        average_tab: "Average",
        current_tab: "Current",
        history_of_average: "Average strategy against iterations",
        history_of_current: "Current strategy against iterations",
        lowest_in_equilibrium: |action| format!("{action} in equilibrium, at least"),
        highest_in_equilibrium: |action| format!("{action} in equilibrium, at most"),
        in_equilibrium: |action| format!("{action} in every equilibrium"),
    },
    fixing: FixingTexts {
        heading: "Fix what is done here",
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
        cost_heading: "What it costs to fix this",
        not_run_yet: "Run this experiment to see what it costs: the same run with nothing fixed goes along.",
        cost: |with, without, difference| {
            format!(
                "With what is fixed the first player gets {with} antes a hand, without it {without}: a difference of {difference}."
            )
        },
        cost_header: ["", "Fixed", "Free", "Difference"],
        rows: [
            "Value for the first player",
            "Best response of the first player",
            "Best response of the second player",
            "Exploitability",
        ],
    },
    family: FamilyTexts {
        heading: "Kuhn’s equilibria",
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
    },
    answers: AnswerTexts {
        heading: "What it is worth, and what best answers win",
        header: ["", "Learned average", "Loaded strategy"],
        explanation: "In antes a hand. A best response is what a player wins who knows the other’s strategy and answers best.",
    },
    files: StrategyTexts {
        heading: "Strategies as files",
        save_csv: "Average strategies as CSV",
        save_json: "Average strategies as JSON",
        open: "Open a strategy",
        opened: |name| format!("{name} stands beside the learned average."),
        failed: "The strategy was not opened:",
        forget: "Put it away",
        fix_to_loaded: |player| format!("Fix the {player} player to it"),
    },
};
