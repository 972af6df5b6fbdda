//! Tuning in English.

use super::*;
use crate::english::numbers::percent;
use crate::english::parameter::{counted, plain, views};
use crate::english::phrases::done_of;

pub(crate) const ENGLISH: TuningLabTexts = TuningLabTexts {
    parameters: PARAMETERS,
    formula: FORMULA,
    looked_at: LOOKED_AT,
    own_tuples: OWN_TUPLES,
    own_space: OWN_SPACE,
    page: PAGE,
};

const OWN_TUPLES: OwnTuplesTexts = OwnTuplesTexts {
    allowed: "numbers of dimensions from 1 to 64, each once in a tuple and joined by hyphens, and tuples separated by commas, as in 1-2,2-3-5; up to 64 tuples",
    no_such_dimension: |key, found, dimensions| {
        format!("{key}: there is no dimension {found}, only {dimensions} of them.")
    },
    too_many: |key, size, count, most| {
        format!(
            "{key}: with all tuples of {size} dimensions the model would have {count}; up to {most} are allowed."
        )
    },
};

const OWN_SPACE: OwnSpaceTexts = OwnSpaceTexts {
    allowed: "nothing, or dimensions with their values, such as lives: 1..5; alien_pause: 1, 2, 4",
    no_such_dimension: |found, known| {
        format!("“{found}” is not a dimension here; the dimensions are {known}")
    },
    value: |name, found, allowed| format!("{name} is “{found}”, but it must be {allowed}"),
};

const LOOKED_AT: LookedAtTexts = LookedAtTexts {
    allowed: "the number of a value in each dimension, counted from 1 and joined by hyphens, as in 3-17",
    no_such_point: |key, found| format!("{key} is {found}: the space has no such point."),
};

const OPTIMIZERS: &[&str] = &[
    "NTBEA",
    "Random search",
    "Hill-climber",
    "Genetic algorithm",
    "Compact genetic",
    "UCB1",
];

/// Agents at Aliens.
const PLANNERS: &[&str] = &[
    "Chance",
    "One-step look-ahead",
    "Rolling-horizon evolution",
    "Open-loop tree search",
];

const PARAMETERS: TuningParameterTexts = TuningParameterTexts {
    view: views(&[
        "The whole page",
        "What the search believes, and what is true",
        "Why the next point is chosen",
        "Two dimensions together",
        "Which optimizer finds more, with how many evaluations",
        "How sure is the answer?",
        "What the model says about each value",
        "The space, and what is recommended in it",
        "The algorithm",
        "The loop",
    ]),
    problem: ParameterText {
        options: &[
            "Noisy OneMax",
            "Noisy trap",
            "Hill",
            "A made-up table of 288 win rates",
            "Tune an agent",
            "Evolve a game",
            "Your own",
            "Evolve Aliens",
            "Tune an agent for Aliens",
        ],
        ..plain(
            "Problem",
            "What is tuned. Every evaluation is a noisy value of a point.",
        )
    },
    bits: counted(
        "Bits",
        "",
        "OneMax: how many bits a point has; its value is how many of them are 1.",
    ),
    dimensions: counted("Dimensions", "", "Trap and hill: how many there are."),
    values: counted(
        "Values",
        "each",
        "Trap and hill: how many values a dimension has.",
    ),
    noise: plain(
        "Noise",
        "The standard deviation of an evaluation around the true value.",
    ),
    table: plain(
        "Table",
        "Which generated table of win rates is used. Most settings hardly ever win; the best wins 60 % of its games.",
    ),
    tune: ParameterText {
        options: &[
            "C",
            "First play",
            "Final choice",
            "Tactical playouts",
            "Proofs",
            "Decisive moves",
            "Pruning",
            "Ordering",
            "Prior visits",
            "RAVE",
            "Widening",
        ],
        ..plain(
            "Tune",
            "The dimensions of the search: which settings of the agent are varied.",
        )
    },
    simulations: counted(
        "Simulations",
        "per move",
        "How many simulations the tuned agent runs.",
    ),
    opponent: plain(
        "Opponent",
        "The tuned agent's opponent; who begins a game is drawn at random.",
    ),
    game: ParameterText {
        options: &["Connect-k", "Rrrats"],
        ..plain("Game", "Which game's rules are evolved.")
    },
    aim: ParameterText {
        options: &["A gap of skill", "The unskilled agent wins"],
        ..plain(
            "Aim",
            "What rules of Aliens are good for: that the skilled agent wins and the unskilled one does not, or that the unskilled one wins.",
        )
    },
    skilled: ParameterText {
        options: PLANNERS,
        ..plain("Skilled agent", "The agent that should win at Aliens.")
    },
    skilled_budget: plain(
        "Its budget",
        "Steps of the game that the skilled agent tries before each of its own.",
    ),
    unskilled: ParameterText {
        options: PLANNERS,
        ..plain("Unskilled agent", "The agent with less skill at Aliens.")
    },
    unskilled_budget: plain(
        "Budget of the unskilled agent",
        "Steps of the game that the unskilled agent tries before each of its own.",
    ),
    plan_budget: plain(
        "Budget of the agent",
        "Steps of the game that the agent tries before each of its own.",
    ),
    stronger: plain(
        "Stronger agent",
        "The agent that should win more: the value of a set of rules is this agent's score minus ½.",
    ),
    weaker: plain("Weaker agent", "The stronger agent's opponent."),
    weaker_rolls: plain(
        "Weaker player",
        "Rrrats: the weaker player's probabilities of rolling on with one, two and three tokens in hand. The stronger player always makes the best choice.",
    ),
    penalty: plain(
        "Penalty for length",
        "Subtracted for a game that fills the board (Connect-k) or lasts 100 turns (Rrrats); in proportion for other lengths.",
    ),
    space: plain(
        "Space",
        "Names of dimensions and their values, numbers or words, as in x: 0, 0.5, 1; y: -1..1 by 0.25; mode: slow, fast; on: true, false.",
    ),
    formula: plain(
        "Formula",
        "The true value of a point: + - * / ^, comparisons, if, min, max, sqrt, abs, exp, log, sin, cos, floor, round, pi, e, and the names of the dimensions. A dimension with words is compared, as in (mode = fast) * 3 + x; true is 1 and false 0.",
    ),
    optimizer: ParameterText {
        options: OPTIMIZERS,
        ..plain(
            "Optimizers",
            "Which optimizers search. The first is shown step by step; all are compared.",
        )
    },
    evaluations: counted(
        "Evaluations",
        "per run",
        "How many noisy values a run may ask for.",
    ),
    repeats: counted(
        "Runs",
        "each",
        "How many times each optimizer searches, each time with different random numbers.",
    ),
    neighbours: counted(
        "Neighbours n",
        "",
        "NTBEA: how many changed copies of the current point each step makes.",
    ),
    c: plain(
        "Exploration C",
        "NTBEA and UCB1: the factor of the exploration term, in units of the fitness.",
    ),
    mutation: plain(
        "Mutation p",
        "NTBEA: the probability that a dimension of a neighbour changes.",
    ),
    flip_once: plain(
        "Flip once",
        "NTBEA: whether one dimension of each neighbour, drawn at random, always changes.",
    ),
    duplicates: plain(
        "Keep duplicates",
        "NTBEA: whether the same neighbour may occur twice. In the source neighbours are unique.",
    ),
    epsilon: plain(
        "Relaxation ε",
        "NTBEA: added to the visits of every entry, so that the bound of an entry that was never seen is finite.",
    ),
    tuples: ParameterText {
        options: &[
            "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "all",
        ],
        ..plain(
            "Tuples",
            "NTBEA: the model has a table for each set of this many dimensions.",
        )
    },
    own_tuples: plain(
        "Tuples of your own",
        "More tuples of the model, each by the numbers of its dimensions: 1-2,2-3-5 for two of them.",
    ),
    own_space: plain(
        "Space of your own",
        "Dimensions with the values that are tried, instead of the usual ones: “lives: 1..5; alien_pause: 1, 2, 4” for Aliens, “horizon: 5, 10, 20; shift: on, off” for its agent, “c: 0.5, 1, 2; choice: visits, mean” for the tree search. What is not named keeps its usual value.",
    ),
    recommend: ParameterText {
        options: &[
            "Highest model mean",
            "The same, with neighbours",
            "Most visited",
            "Highest own mean",
        ],
        ..plain(
            "Recommend",
            "NTBEA: which of the evaluated points is recommended. The highest own mean is right without noise; with noise it probably belongs to a point that was lucky.",
        )
    },
    batch: counted(
        "Points",
        "per step",
        "How many points are evaluated before the next are chosen; 1 as in the source.",
    ),
    all_parents: plain(
        "All points are parents",
        "NTBEA with a population: whether neighbours are made from all points of the last step in turn, or from the best of them alone.",
    ),
    patience: counted(
        "Ends after",
        "steps without a new point",
        "A search ends early once it has only come back to points that it knew for this many steps in a row; 0: it never does.",
    ),
    goal: plain(
        "Goal",
        "A search ends early once the evaluations of some point have at least this mean; infinite: it never does.",
    ),
    goal_visits: counted(
        "Goal reached with",
        "evaluations",
        "How often a point must have been evaluated before its mean can reach the goal.",
    ),
    resamples: counted(
        "Resamples",
        "",
        "Hill-climber: how many times each point is evaluated.",
    ),
    climber_mutation: plain(
        "Mutation (hill-climber)",
        "The probability that a dimension changes; one always changes.",
    ),
    population: counted(
        "Population",
        "points",
        "Genetic algorithm: how many points a generation has.",
    ),
    genetic_mutation: plain(
        "Mutation (genetic)",
        "The probability that a dimension of an offspring changes.",
    ),
    compact_population: counted(
        "Population (compact)",
        "",
        "Compact genetic algorithm: the probabilities move in steps of 1 divided by this number.",
    ),
    fresh: counted(
        "Fresh evaluations",
        "per point",
        "Where nobody knows the truth: how many times the recommended point is evaluated again for each point of the curve.",
    ),
    finalists: counted(
        "Runners-up",
        "",
        "How many other points the recommendation of the first run races against at the end; 0 for none.",
    ),
    race_epsilon: plain(
        "Precision ε of the races",
        "A race ends at the latest once it knows the share of wins to ±ε.",
    ),
    race_delta: plain(
        "Error probability δ",
        "The largest probability that any bound is wrong, for all final races together.",
    ),
    step: plain("Step", "The first run is shown after this many steps."),
    line: ParameterText {
        options: &["add to the model", "make neighbours", "choose", "evaluate"],
        ..plain(
            "Line",
            "The line of N-tuple bandit evolution that was at work last.",
        )
    },
    row: plain("Rows", "The dimension in the rows of the map, from 1."),
    column: plain(
        "Columns",
        "The dimension in the columns of the map, from 1.",
    ),
    point: plain(
        "Point",
        "The selected point: the number of its value in each dimension.",
    ),
    truth: plain(
        "Truth",
        "Whether true values are shown beside what the search believes, where they are known.",
    ),
    seed: plain(
        "Seed",
        "Where the random numbers start: same seed, same runs, everywhere.",
    ),
};

/// Three places; four or an exponent where that would be too little.
fn amount(value: f64) -> String {
    // Adding 0 makes 0 of −0.
    let (value, size) = (value + 0.0, value.abs());
    let text = if size >= 0.01 || value == 0.0 {
        format!("{value:.3}")
    } else if size >= 0.0005 {
        format!("{value:.4}")
    } else {
        format!("{value:.1e}")
    };
    text.replace('-', "−")
}

/// One place, or as many as a small number needs.
fn short_amount(value: f64) -> String {
    let (value, size) = (value + 0.0, value.abs());
    let text = if size >= 0.1 || value == 0.0 {
        format!("{value:.1}")
    } else {
        return amount(value);
    };
    text.replace('-', "−")
}

const MAPS: MapTexts = MapTexts {
    of_model: |is_whole| {
        if is_whole {
            "Estimated by the model"
        } else {
            "Estimated: the mean with these two values"
        }
    },
    of_truth: |is_whole| {
        if is_whole {
            "The truth, which the search cannot see"
        } else {
            "The truth: the mean of all points with these values"
        }
    },
    label: |map, across, upwards| {
        format!(
            "{map}: a map with {across} across and {upwards} upwards. Arrow keys move from cell to cell."
        )
    },
    rows: "Upwards",
    columns: "Across",
    current: "evaluated last",
    neighbour: "its neighbours",
    next: "evaluated next",
    recommended: "recommended",
    best: "true best",
    scale: "hatched: never evaluated",
    press: "Press a cell or a bar to look at it.",
    estimate: |mean, visits| match (mean, visits) {
        (Some(mean), 1) => format!("estimated {mean}, from 1 evaluation."),
        (Some(mean), _) => format!("estimated {mean}, from {visits} evaluations."),
        (None, _) => "never evaluated.".to_owned(),
    },
    truth: |mean, best, is_whole| {
        if is_whole {
            format!("True value {mean}.")
        } else {
            format!("True mean {mean}; the best of these points has {best}.")
        }
    },
    without_pairs: "The model has no tuples of two dimensions, so it has no map.",
    truth_is_hidden: "What is true is hidden. Show it in all settings: Truth.",
    without_truth: "Nobody knows the true values here: an evaluation is a game.",
    too_many_points: "The space has too many points for a map of all their true values.",
    one_dimension: "There is only one dimension.",
};

const PAGE: TuningTexts = TuningTexts {
    sentence: "{optimizer} looks for the best setting of {problem} with {evaluations} evaluations, {repeats} times.",
    summary: "Find good settings from few noisy tries: the N-tuple bandit evolutionary algorithm, its model as it learns, and its competitors.",
    stage: "The search",
    preset_names: [
        "Ten bits with noise",
        "A trap: every dimension misleads",
        "A hill in five dimensions",
        "288 settings: all six optimizers",
        "Tune UCT against a stronger opponent",
        "Evolve a game for skill: Connect-k",
        "Evolve a game for skill and brevity: Rrrats",
        "Your own formula: a valley that turns",
        "288 settings without exploration: C = 0",
        "288 settings with some exploration: C = 0.1",
        "288 settings with too much exploration: C = 3",
        "Evolve Aliens for a gap of skill",
        "Evolve Aliens for an unskilled player",
        "Tune rolling-horizon evolution at Aliens",
    ],
    nothing_yet: "Nothing has been evaluated yet: run the search, then step through it.",
    step_later: |step| {
        format!("This link shows step {step} of the search: run the search to see it.")
    },
    done: |done, total| done_of(done, total, ["evaluation", "evaluations"]),
    moment: |step, last| format!("step {step} of {last}"),
    not_kept: |kept| format!("You can step through the first {kept} evaluations only."),
    amount,
    short_amount,
    setting: |name, value| format!("{name} = {value}"),
    no_value: |point, evaluations| {
        format!(
            "The fitness has no value at {point}. The search ended there, after {evaluations} evaluations; what it had found is shown below."
        )
    },
    with_interval: |mean, low, high| format!("{mean} (95 %: {low} – {high})"),
    maps: MAPS,
    now: NowTexts {
        whose: |optimizer, runs| format!("Run 1 of {runs} by {optimizer}."),
        evaluated: "Evaluated last",
        value: |value| format!("gave {value}"),
        recommends: |evaluations, is_one| {
            let unit = if is_one { "evaluation" } else { "evaluations" };
            format!("After {evaluations} {unit} the search recommends")
        },
        expects: |mean| format!("The model expects {mean}."),
        own: |mean, count| match count {
            0 => "It has never evaluated this point itself.".to_owned(),
            1 => format!("It has evaluated this point once: {mean}."),
            _ => format!("It has evaluated this point {count} times: {mean}."),
        },
        better_measured: |value| {
            format!(
                "Without noise every evaluation is exact, and a better point has already been evaluated, with {value}. The model’s mean mixes in other points: choose “Highest own mean” under “Recommend”. The better point:"
            )
        },
        worth_less: |value, gap, best| {
            format!("Its true value is {value}, {gap} below the best there is ({best}).")
        },
        worth_most: |value| format!("Its true value is {value}, the best there is."),
        worth: |value| format!("Its true value is {value}."),
        truth_unknown: "Nobody knows its true value; it is evaluated again at the end.",
        play_agent: "Play against this agent",
        play_game: "Play this game",
        before: "Before the first evaluation.",
        raced: |verdict| format!("It was evaluated again at the end. {verdict}"),
    },
    model: ModelTexts {
        values: "What the model says about each value",
        values_lead: "The 1-tuples: every value of every dimension on its own. The dot is the mean of its visits; the line goes up to the bound. The upright mark is the true mean, where known, over all points with this value, visited or not. A search visits good points more often, so dots lie to the right of marks even without noise. A value that was never seen has no mean of its own: in a bound its tuple takes the mean of the point’s other tuples, plus the exploration term shown.",
        header: [
            "Value",
            "Visits",
            "Mean of visits",
            "Standard deviation",
            "Standard error",
            "Bound",
            "True mean, all points",
        ],
        without_singles: "The model has no tuples of one dimension.",
        listing: "What the model of the first run says about each recommended value:",
        listed: |name, value, mean, error, visits| {
            let error = error.map_or_else(String::new, |error| format!(" ± {error}"));
            let unit = if visits == 1 { "visit" } else { "visits" };
            format!("  {name} = {value}: {mean}{error}, {visits} {unit}")
        },
        never: "never",
        unseen_bound: |exploration| format!("? + {exploration}"),
    },
    space: SpaceTexts {
        header: ["Dimension", "Recommended", "Values", "How many"],
        winner: "First in the final races",
        description: "What it is",
        nothing: "–",
        points: |points| format!("{points} points in all."),
    },
    next: NextTexts {
        lead: |made, different, some_hidden| {
            let different = if made == different {
                String::new()
            } else {
                format!(", {different} of them different")
            };
            let hidden = if some_hidden {
                "; shown are those with the highest bounds"
            } else {
                ""
            };
            format!("{made} neighbours of the current point{different}{hidden}.")
        },
        factor: |evaluations, c, factor| {
            format!(
                "v_UCB = mean of Q + C·√ln N · mean of 1/√(n + ε), with N = {evaluations}, C = {c}: C·√ln N = {factor}"
            )
        },
        header: [
            "Neighbour",
            "Copies",
            "Exploitation",
            "Exploration",
            "v_UCB",
        ],
        chosen: "evaluated next",
        bars: "Bounds of the neighbours, the highest first",
        known: "known (exploitation)",
        unknown: "unknown (exploration)",
        bar: |[known, unknown, sum], is_chosen| {
            let chosen = if is_chosen { ", evaluated next" } else { "" };
            format!("known {known}, unknown {unknown}, together {sum}{chosen}")
        },
        as_numbers: "As numbers",
        why: |ahead, exploitation, exploration| {
            format!(
                "It is {ahead} ahead of the next one: {exploitation} by what is known, {exploration} by what is not."
            )
        },
        alone: "It is the only neighbour.",
        tied: |count| {
            format!(
                "{count} neighbours are tied for the highest bound; the one made first is taken."
            )
        },
        not_ntbea: "Only NTBEA chooses by a model. The model here is what NTBEA would have learned from the same evaluations.",
        at_the_end: "The search has ended: these neighbours would have come next.",
        terms: "Term by term",
        terms_header: [
            "Tuple",
            "Values",
            "Visits n",
            "Mean Q",
            "Standard deviation",
            "Standard error",
            "C·√(ln N/(n + ε))",
            "Bound",
        ],
        assumed: |mean| format!("({mean})"),
        mean: "Mean of all tuples",
        more: |count| format!("{count} more"),
    },
    code: TuningCodeTexts {
        label: "Pseudo-code of N-tuple bandit evolution",
        not_ntbea: "The listing is that of N-tuple bandit evolution. Another optimizer is looked at.",
        step_by: "Step by",
        by_steps: "evaluations",
        by_lines: "lines",
        begin: "model ← empty, current ← a random point",
        repeat: |evaluations| format!("repeat for {evaluations} evaluations"),
        evaluate: "value ← fitness(current)",
        add: "add ⟨current, value⟩ to the model",
        neighbours: "population ← Neighbours(current)",
        choose: |points| match points {
            1 => "current ← argmax v_UCB in the population".to_owned(),
            _ => format!("current ← the {points} points with the highest v_UCB"),
        },
        give_back: "return the model",
        procedure: |neighbours| format!("procedure Neighbours(x), {neighbours} times"),
        mutate: |probability| format!("copy x, change each dimension with p = {probability}"),
        flip_once: "and one that is drawn, whatever p says",
        unique: "leave out what is there already",
        added: |evaluations| match evaluations {
            "1" => "1 evaluation".to_owned(),
            _ => format!("{evaluations} evaluations"),
        },
        made: |made, different| format!("{made} made, {different} different"),
        bound: |bound| format!("v_UCB = {bound}"),
        loop_label: "The three parts of the algorithm, and what goes round",
        parts: ["Evolution", "Noisy evaluation", "N-tuple model"],
        passes: ["point", "value", "bounds"],
    },
    curves: TuningCurvesTexts {
        lead: "The true value of the recommended point, averaged over all runs, with 95 % bands.",
        lead_unknown: "Nobody knows the true value of the recommended point, so it was evaluated again for each point of the curve: the mean over all runs, with 95 % bands.",
        chart: "Value of the recommendation",
        axis: "evaluations",
        best: "best",
        header: ["Optimizer", "Evaluations", "Runs", "Value", "95 %"],
        unknown: "Without fresh evaluations nothing is known about the recommended point.",
        beside: |[first, other], [better, worse, alike], probability| {
            let runs = better + worse + alike;
            let said = format!(
                "Run by run, {first} recommends better than {other} in {better} of {runs}, worse in {worse}, as well in {alike}."
            );
            let chance = match probability < 0.001 {
                true => "less than 0.1 %".to_owned(),
                false => percent(probability),
            };
            let verdict = match better.cmp(&worse) {
                _ if probability >= 0.05 => "this decides nothing".to_owned(),
                core::cmp::Ordering::Less => format!("{other} is better here"),
                _ => format!("{first} is better here"),
            };
            format!(
                "{said} Between equals chance would be as uneven with a probability of {chance}: {verdict}."
            )
        },
        ended_early: |optimizer, ended, runs, mean| {
            format!(
                "{optimizer}: {ended} of {runs} runs ended before their budget was spent; a run took {mean} evaluations on average. Curves go on with what such a run recommended at its end."
            )
        },
    },
    finals: FinalsTexts {
        lead: "A search prefers points whose values were high by luck, so its own mean of the recommended point proves little. That point and its runners-up are therefore evaluated again: the leader races against each of the others in turn (ILEBR* 2). In each comparison both are evaluated once, and the higher value wins. The leader stays unless it is beaten for certain.",
        under_way: "The finalists are being evaluated again.",
        dots: "Fresh evaluations of the finalists",
        dots_lead: "Dots are means, lines their 95 % intervals. The upright mark is the true value, where it is known.",
        promise: "No. 1 during the search",
        later: "The races begin when the first run has spent its evaluations.",
        none: "No runners-up were asked for, or there are none.",
        finalists_header: ["Finalist", "Settings", "Fresh evaluations", "Mean"],
        races_header: [
            "Race",
            "Comparisons",
            "Won by the leader",
            "Bounds",
            "Verdict",
        ],
        recommended: "recommended",
        leads: "leads",
        finalist: |place| format!("No. {place}"),
        goes_on: "goes on",
        wins: |place, reason| format!("No. {place} is better ({reason})"),
        reasons: [
            "one half is outside the bounds",
            "too close to tell: the bounds are 2ε apart",
            "too close to tell: that was the last test",
        ],
        confirmed: "The recommendation, No. 1, is better than each of its runners-up.",
        partly: "The recommendation, No. 1, is better than some of its runners-up; no difference from the others was found.",
        no_difference: "No difference was found: the recommendation, No. 1, stays.",
        dethroned: |place| format!("The recommendation is beaten: No. {place} leads."),
        value: |value| format!("Fresh evaluations of it: {value}."),
        too_close: |epsilon| {
            format!(
                "“Too close to tell” means that the share of comparisons won is known to ±ε = {epsilon} and one half is still possible, so it is within 2ε of one half; or that the race ran out of comparisons. Where a value is a game won or lost, means that differ by less than 2ε = {} may count as too close, even if their intervals in the table do not overlap.",
                2.0 * epsilon
            )
        },
        promised: |before, count, came| {
            let times = if count == 1 {
                "once".to_owned()
            } else {
                format!("{count} times")
            };
            format!(
                "The search had evaluated its recommendation {times}, with a mean of {before}; fresh evaluations gave {came}."
            )
        },
        sure: |delta| {
            format!(
                "All verdicts by bounds together are right with a probability of at least {:.1} %.",
                100.0 * (1.0 - delta)
            )
        },
    },
    save_csv: "Model as CSV",
    save_json: "Model as JSON",
};

const FORMULA: FormulaTexts = FormulaTexts {
    at: |key, place, fault| format!("“{key}”, character {place}: {fault}."),
    empty: "there is no formula",
    unexpected: |found, wanted| format!("found “{found}” where {wanted} was expected"),
    missing: |wanted| format!("it ends where {wanted} was expected"),
    wanted: [
        "a number, a name, ( or −",
        "an operator or the end",
        "an operator, a comma or )",
        "( after a function",
        "the name of a dimension",
        "a colon after the name",
        "a number",
        "a number or a word",
        "a comma, a semicolon or the end",
    ],
    unknown_name: |name, known, words| {
        let words = words.map_or_else(String::new, |words| format!(", the words {words}"));
        format!(
            "“{name}” is not a dimension, word, constant or function; the dimensions are {known}{words}"
        )
    },
    word_as_number: |found| {
        format!(
            "“{found}” stands for a word, not for a number; it can only be compared with another word by ="
        )
    },
    not_closed: "this parenthesis is not closed",
    arguments: |function, found, fewest, most| {
        if fewest == most {
            format!("{function} takes {fewest} arguments, not {found}")
        } else {
            format!("{function} takes at least {fewest} arguments, not {found}")
        }
    },
    compared_twice: "two comparisons in a row; put one in parentheses",
    too_deep: |most| format!("nested more than {most} levels deep"),
    too_long: |most| format!("more than {most} operations"),
    number_too_large: |found| format!("{found} is too large a number"),
    reserved: |name| format!("“{name}” already has a meaning in formulas; choose another name"),
    repeated_name: |name| format!("there is already a dimension “{name}”"),
    repeated_value: |value| format!("the value {value} appears twice"),
    mixed: |name| {
        format!("“{name}” has numbers and words; its values must be all numbers, or all words")
    },
    word_is_dimension: |name| format!("“{name}” is the name of a dimension; choose another word"),
    empty_range: |first, last| format!("the range ends at {last} before it begins at {first}"),
    step: |found| format!("the step is {found}, but it must be above 0"),
    too_many_values: |name, most| format!("“{name}” has more than {most} values"),
    no_dimension: "there is no dimension",
    too_many_dimensions: |found, most| format!("{found} dimensions; up to {most} are allowed"),
    too_few_values: |dimension, found| {
        let values = if found == 1 { "value" } else { "values" };
        format!("dimension {dimension} has {found} {values}; at least two are needed")
    },
    too_many_points: |most| format!("the space has more than {most} points"),
    no_value_at: |place, why| format!("Character {place} of the formula: {why}."),
    no_value: [
        "a division by 0",
        "the square root of a negative number",
        "the logarithm of a number that is not above 0",
        "0 to a negative power, or a negative number to one that is not whole",
        "a number too large to be computed with",
    ],
};
