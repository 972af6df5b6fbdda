//! Regret: its texts, the page.

use crate::lab::Preset;

texts! {
    /// Sampled regrets beside full ones.
    pub struct SamplingTexts {
        by = "Drawn",
        walks = "Walks",
        label = "Sampled regret of each action, and the full one",
        distance(walks: &str, distance: &str) = {
            let count = match walks {
                "1" => "After 1 sampled walk of each player".to_owned(),
                _ => format!("After {walks} sampled walks of each player"),
            };
            format!(
                "{count} the means are {distance} from the full regrets (root mean square)."
            )
        },
        legend = "Dot: the mean of the sampled regrets, with 1.96 standard errors to each side. Upright mark: the \
            regret with nothing drawn. Where an important line is rarely drawn, the bars of few walks are too short. \
            Both are of one iteration with the current strategy of the moment looked at. Numbers: mean / full.",
        hidden(hidden: usize) = match hidden {
            0 => String::new(),
            1 => "One action without regret, or with a smaller one, is not shown.".to_owned(),
            _ => format!("{hidden} actions without regret, or with a smaller one, are not shown."),
        },
    }

    /// What the page says, by its parts.
    pub struct RegretPageTexts {
        presets: &'static [Preset] = &[
            ("regret", "Kuhn poker: watch it learn to bluff"),
            ("regret?iterations=2000&compare=cfr-plus&look=end", "CFR and CFR+ compared"),
            ("regret?game=rock-paper-scissors&iterations=1000&head_start=1&look=60",
                "Rock, paper, scissors from a biased start"),
            ("regret?lock=Kb:0.5&set=Kb&look=end", "A mistake, and who profits: the King calls half of the time"),
            ("regret?game=leduc&iterations=200&compare=cfr-plus&look=50", "Leduc poker: CFR and CFR+"),
            ("regret?variant=external-sampling&iterations=2000&compare=chance-sampling&seeds=5&look=end",
                "Sampling: five repetitions of two variants"),
            ("regret?game=kuhn-seed&variant=chance-sampling&iterations=100000&look=end",
                "As in the source: 100 000 iterations of chance sampling"),
        ],
        /// The way to the table.
        to_table = "Play",
        /// To the same game as a tree that is solved exactly.
        to_tree = "Solve the same game exactly, as a tree",
        /// What is shown, with places for settings and values; takes what it is about.
        sentence: fn(&RegretSentenceOf) -> String = sentence,
        /// Histories, information sets and megabytes; whether iterations can be looked at, and games played.
        size([histories, sets, megabytes]: &[String; 3], is_recorded: bool, is_played: bool) = {
            let size = format!("{histories} histories, {sets} information sets; a run takes about {megabytes} MB.");
            let left_out = match (is_recorded, is_played) {
                (true, true) => "",
                (false, true) => " That is too large to look inside an iteration.",
                _ => " That is too large to look inside an iteration, and to be played against on this page.",
            };
            format!("{size}{left_out}")
        },
        nothing_yet = "The first results come in a moment, or when you run this experiment.",
        sampling: SamplingTexts,
        at_the_end(iterations: &str) = format!("After all {iterations} iterations, whichever moment is shown above."),
        /// Both players, as adjectives.
        players: [&'static str; 2] = ["first", "second"],
        done(done: &str, total: &str, runs: &str) = {
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
        runs(done: u64, wanted: u64) = match (done, wanted) {
            (1, 1) => "one run".to_owned(),
            (_, 1) => "in one run".to_owned(),
            (done, wanted) if done == wanted => format!("{wanted} runs"),
            (done, wanted) => format!("{done} of {wanted} runs finished"),
        },
        /// An amount in antes, or a probability.
        amount: fn(f64) -> String = amount,
        /// The same in a sentence.
        short: fn(f64) -> String = short,
        player_heading(player: &str) = format!("The {player} player"),
        charts: RegretChartTexts,
        table: InformationSetTexts,
        fixing: FixingTexts,
        family: FamilyTexts,
        answers: AnswerTexts,
        files: StrategyTexts,
    }

    /// The charts.
    pub struct RegretChartTexts {
        label = "Charts",
        iterations_tab = "Iterations",
        nodes_tab = "Histories visited",
        time_tab = "Time",
        value_tab = "Value",
        /// What is measured: the exploitability, or, where strategies are fixed, the gap of those players who learn.
        measure(learners: Option<[bool; 2]>) -> &'static str = match learners {
            None => "Exploitability",
            Some([true, true]) => "What each player could still gain",
            Some([true, false]) => "What the first player could still gain",
            Some([false, true]) => "What the second player could still gain",
            Some([false, false]) => "Nobody learns",
        },
        /// Each takes what is measured.
        by_iterations(measure: &str) = format!("{measure} against iterations"),
        by_nodes(measure: &str) = format!("{measure} against histories visited"),
        by_time(measure: &str) = format!("{measure} against computing time"),
        value = "Value for the first player",
        iterations_axis = "iterations",
        nodes_axis = "histories visited",
        time_axis = "microseconds of one worker",
        /// Nothing was computed to its end in this visit.
        time_is_unknown = "The time is not known: this was computed in an earlier visit, or has not come to its end.",
        bound = "at most, by the regret theorem",
        learned_value = "average strategies",
        /// The same where only the first of several repetitions is shown.
        learned_value_of_first = "average strategies, first repetition",
        known_value = "value of the game",
        value_is_unknown = "There is no line of the game’s own value: for this number of cards, or with what is fixed, \
            it is not known here.",
        what_is_shown(is_fixed: bool) -> &'static str = if is_fixed {
            "Of the average strategies, per game, for best responses that leave alone what is fixed: learning brings \
                this to 0, while the exploitability of what is fixed stays. Both axes have powers of ten. Bands: 95 %, \
                over the repetitions."
        } else {
            "Of the average strategies, per game; both axes have powers of ten. Bands: 95 %, over the repetitions."
        },
        summary: fn(&RegretHeadline) -> String = headline,
        /// What else is shown of the main variant; takes its name and whether it is repeated.
        shown_in_detail(variant: &str, is_repeated: bool) = if is_repeated {
            format!("The details below are those of {variant}, first repetition.")
        } else {
            format!("The details below are those of {variant}.")
        },
        elapsed(seconds: f64) = format!("Learned in {seconds:.1} s."),
    }

    /// The table of information sets, and what is said about the selected one.
    pub struct InformationSetTexts {
        caption = "What each player does at each information set",
        /// Information set, player, action, average, current, loaded, regret, cost, reach, given away.
        header: [&'static str; 10] = [
            "Information set", "Player", "Action", "Average", "Current", "Loaded", "Regret", "Costs", "Reached",
            "Gives away per game",
        ],
        sort(column: &str) = format!("Sort by {}", column.to_lowercase()),
        player_filter = "Player",
        both_players = "Both",
        text_filter = "Information set contains",
        shown(first: &str, last: &str, all: &str) = format!("{first} to {last} of {all}"),
        none_fits = "No information set fits.",
        earlier = "Previous",
        later = "More",
        fixed = "fixed",
        explanation = "Costs: what the action loses against the best one, marked ★, once the information set is \
            reached, if the other player keeps to the average. Reached: how likely it is if its player wants to get \
            there. Gives away per game: what the average loses here by not answering best, times how often it gets \
            here; a player’s rows add up to all that a best response would gain. Regret: cumulative, as the variant \
            keeps it.",
        select(key: &str) = format!("Look at {key}"),
        nothing_selected = "Press an information set for its history.",
        history = "History",
        average_tab = "Average",
        current_tab = "Current",
        regret_tab = "Regret",
        history_of_average = "Average strategy against iterations",
        history_of_current = "Current strategy against iterations",
        history_of_regret = "Average regret against iterations",
        about_history_of_regret = "The cumulative regret of each action, as the variant keeps it, divided by the \
            iterations. Above zero the action has been missed so far, and regret matching plays it; below zero it has \
            been too dear. What stays above zero shrinks towards it, and that is why the average strategy converges.",
        lowest_in_equilibrium(action: &str) = format!("{action} in equilibrium, at least"),
        highest_in_equilibrium(action: &str) = format!("{action} in equilibrium, at most"),
        in_equilibrium(action: &str) = format!("{action} in every equilibrium"),
    }

    /// The controls that fix strategies, and what that costs.
    pub struct FixingTexts {
        heading = "Fix the strategy here",
        probability_of(action: &str) = format!("Probability of {action}"),
        slider(action: &str) = format!("Probability of {action}, slider"),
        fix = "Fix",
        free = "Free",
        players = "Fix a whole player",
        fix_to_average = "To the average learned so far",
        fix_to_uniform = "To equal probabilities",
        free_player = "Free",
        free_all = "Free everything",
        too_long = "This strategy is too long for a link. Fix fewer information sets.",
        /// What is fixed now.
        now(locks: &str) = format!("Fixed now: {locks}"),
        cost_heading = "What fixing this costs",
        not_run_yet = "Run this experiment to see the cost: it also runs with nothing fixed.",
        cost(with: &str, without: &str, difference: &str) = format!(
            "With what is fixed the first player gets {with} per game, without it {without}: a difference of \
                {difference}."
        ),
        cost_header: [&'static str; 4] = ["Per game", "Fixed", "Free", "Difference"],
        /// Value, best response of the first and second player, exploitability.
        rows: [&'static str; 4] = [
            "Value for the first player", "Best response of the first player", "Best response of the second player",
            "Exploitability",
        ],
        /// Where strategies are fixed: what the exploitability is then.
        exploitability_when_fixed = "The exploitability is what both could gain if nothing were fixed, halved: it need \
            not fall while a player learns against a fixed one.",
    }

    /// Kuhn's equilibria.
    pub struct FamilyTexts {
        slider = "α of the equilibrium shown",
        alpha(alpha: f64) = format!("α = {alpha:.4}"),
        introduction = "There is one equilibrium for every α from 0 to ⅓: the first player bets a Jack with \
            probability α and a King with 3α. All of them are equally good.",
        place([jack, king, queen]: [f64; 3], nearest: f64, distance: f64) = format!(
            "The learned average implies α = {jack:.4} by its bets with the Jack, {king:.4} with the King and \
                {queen:.4} by its calls with the Queen. The nearest equilibrium has α = {nearest:.4}; no probability \
                differs from it by more than {distance:.4}."
        ),
        header: [&'static str; 5] = ["Information set", "Action", "Equilibrium", "Average", "Difference"],
        to_nearest = "Take the nearest",
        /// Where strategies are fixed.
        not_when_fixed = "While something is fixed the game has other equilibria: free it to see those of Kuhn poker.",
    }

    /// Values and best responses.
    pub struct AnswerTexts {
        header: [&'static str; 3] = ["Per game", "Learned average", "Loaded strategy"],
        explanation = "The value of a best response is what a player wins by answering the other’s strategy as well as \
            possible.",
    }

    /// Strategies as files.
    pub struct StrategyTexts {
        save_csv = "Average strategies as CSV",
        save_json = "Average strategies as JSON",
        open = "Open a strategy",
        opened(name: &str) = format!("{name} stands beside the learned average."),
        failed = "The strategy was not opened:",
        forget = "Remove",
        fix_to_loaded(player: &str) = format!("Fix the {player} player to it"),
    }
}

/// What the sentence of the lab is about.
#[derive(Clone, Copy, Debug)]
pub struct RegretSentenceOf {
    /// Where strategies are fixed: which players learn.
    pub learners: Option<[bool; 2]>,
    /// Whether other variants run beside the main one.
    pub is_compared: bool,
    /// Whether the main one is run several times.
    pub is_repeated: bool,
    /// Whether it is played for antes.
    pub is_poker: bool,
}

/// How good the average strategies of the main variant are, over its repetitions.
#[derive(Debug)]
pub struct RegretHeadline<'a> {
    pub variant: &'a str,
    pub iterations: &'a str,
    /// Where strategies are fixed: which players learn.
    pub learners: Option<[bool; 2]>,
    /// The exploitability or the gap, and the value for the first player.
    pub amount: HeadlineNumber,
    pub value: HeadlineNumber,
    /// Repetitions that these are means of, and that there will be.
    pub runs: (u64, u64),
}

/// A mean and its interval, in antes.
#[derive(Debug)]
pub struct HeadlineNumber {
    pub mean: f64,
    pub interval: Option<(f64, f64)>,
}

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
