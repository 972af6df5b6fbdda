//! Reproduction in English.

use super::*;
use crate::english::parameter::{counted, plain, views};
use crate::english::rules::GAMES_SEED;

pub(crate) const ENGLISH: ReproduceLabTexts = ReproduceLabTexts {
    parameters: PARAMETERS,
    lab: LAB,
    page: PAGE,
};

const PARAMETERS: ReproduceParameterTexts = ReproduceParameterTexts {
    view: views(&[
        "The whole page",
        "Published and ours",
        "Rrrats: against the start",
        "Rrrats: row against column",
        "War: against the start",
        "War: row against column",
        "What explains the differences",
    ]),
    generations: counted(
        "Generations",
        "offspring",
        "How many generations an evolution lasts.",
    ),
    evolutions: counted(
        "Evolutions at Rrrats",
        "per algorithm",
        "How many times each algorithm runs at Rrrats, each time with different random numbers.",
    ),
    war_evolutions: counted(
        "Evolutions at War",
        "per algorithm",
        "How many times each algorithm runs at War, each time with different random numbers.",
    ),
    evaluations: counted(
        "Evaluations",
        "of each strategy",
        "How many times each evolved strategy is evaluated against the start.",
    ),
    games: counted(
        "Games",
        "per evaluation",
        "How many games one evaluation has.",
    ),
    seed: GAMES_SEED,
    start_deviation: plain(
        "Deviation of the starts",
        "Each replicate draws the numbers that its evolutions start with, all four algorithms with the same: normal numbers with this standard deviation. With 0 they all start with zeros.",
    ),
    war_grid: counted(
        "War: grid of starts",
        "along a side",
        "Evolutions at War start from the mixtures of a grid over the three orders, one after the other; 0 for no grid. With 12 along a side it has 78 mixtures.",
    ),
};

const LAB: LabTexts = LabTexts {
    summary: "The tables of the thesis on evolved strategies for War and Rrrats, computed again: what was published, what comes out here, and what explains the difference.",
};

const ALGORITHMS: [&str; 4] = [
    "Iterative",
    "Coevolution",
    "Approximate coevolution 1",
    "Approximate coevolution 2",
];

const PAGE: ReproducePageTexts = ReproducePageTexts {
    stored: "Computed beforehand on the command line. “Run again” computes all of it here, with the same result to the last digit.",
    sentence: "The thesis’s tables again: {evolutions} evolutions of Rrrats and {war_evolutions} of War, {generations} generations each, beside the published numbers.",
    preset_names: [
        "As published, 18 generations",
        "100 generations: what is possible",
        "Rrrats ends at once",
        "Rrrats: stolen tokens go back",
        "Quick: a few seconds",
        "Random starts: which explain table 5.3?",
        "War: which start explains table 5.1?",
    ],
    war: "War",
    rrrats: "Rrrats",
    done: |war, rrrats| {
        format!(
            "{} of {} replicates at War, {} of {} at Rrrats.",
            war.0, war.1, rrrats.0, rrrats.1
        )
    },
    dots_lead: "How often the strategies that each algorithm evolved win against the strategy it started from.",
    dots_row: |published, ours| match ours {
        None => format!("{published} published"),
        Some(ours) => format!("{published} published, {ours} ours"),
    },
    dots_legend: [
        "Published: the mean of 100 evaluations of one evolved strategy.",
        "Ours: the mean over all our evolutions.",
        "The range of our single evolutions, from lowest to highest.",
    ],
    columns: "“Ours” is the mean over our evolutions, “spread” the standard deviation between them. The difference is ours minus the published number: as it is, then in standard errors (of our mean and the published one), then in spreads, which shows how unusual the source's single evolution would be among ours.",
    reading: |end, bust, out_of_cards, generations| {
        format!(
            "The rules used here: Rrrats ends {end}; after 0 and 0 {bust}. Out of cards in a war: {out_of_cards}. Each evolution has {generations} generations; the source does not say how many it had."
        )
    },
    exactly: |published, always| {
        format!(
            "With these rules of Rrrats the published strategy, (1, 1, 0.36), scores exactly {published:.4} per game against (½, ½, ½), the start unless starts are drawn; always rolling on scores {always:.4}."
        )
    },
    orders_of_war: ["decreasing", "increasing", "random"],
    start_map: "Starts of evolutions at War: the nearer all four means come to table 5.1 after some generation, the larger the dot. The cross is the nearest.",
    war_starts: (
        "Evolutions from equal shares are far from table 5.1. Other starts come much nearer: of 78 on a grid, each followed for twelve generations, the five nearest put cards back in decreasing order with probability 0.69 or more from the beginning. From (0.78, 0.03, 0.19) all four means come within 0.007 of the published ones, after ten generations. That is one evolution per algorithm, the nearest of 936 pairs of a start and a generation, and less than the error of its games: such starts are possible, but which one it was remains open, since the thesis says only that it was random. In table 5.2 all pairs are within 0.005 of one half, as if all four algorithms had found the same strategy. From equal shares 18 generations are too few for approximate coevolution 1: its pairs are about 0.03 off.",
        "See the search for the start",
    ),
    by_reading: "The thesis says that after 0 and 0 the tokens in hand are put away, but not where. Its rule that every turn ends by banking the hand would let the player keep them. What follows from each of four readings, exactly, if the last turn is finished, and what the thesis has (the upright mark). Its optimal strategy is (1, 1, 0.36): it stops with probability 0.64 with three tokens.",
    reading_plots: [
        "The optimum: how often it rolls on with three tokens. Published 0.36",
        "(1, 1, 0.36) against always rolling on. Below ½ it is no optimum; above ½ proves nothing",
        "(1, 1, 0.36) against itself, when it begins. Published 0.519",
        "(1, 1, 0.36) against (½, ½, ½). Published 0.787, against “a random start”",
    ],
    by_reading_verdict: |[rolls, itself, always], start| {
        format!(
            "Whether the optimum is mixed, as the thesis says, depends on the reading; (1, 1, 0.36) itself is the optimum under none. Where what was stolen goes back to its owner the optimum is mixed: it rolls on with three tokens with probability {rolls:.4}. There (1, 1, 0.36) scores {always:.4} against always rolling on, and {itself:.4} against itself when it begins. Under the three other readings always rolling on is the optimum and beats it. Against (½, ½, ½) it comes near to the published number only where the hand goes to the pile, with {start:.4}; but the thesis does not say that this was its start. So no reading has all four numbers. The pile is what links mean that do not say anything else."
        )
    },
    orders: |[decreasing, increasing, random, none]| {
        format!(
            "Strategies found at War that mostly put cards back in one order: {decreasing} in decreasing order, {increasing} in increasing, {random} in random; {none} have no such order."
        )
    },
    accounts: |game, generations| {
        format!(
            "{game}: published and ours after {generations} generations; the generation after which ours come nearest to the published value, since the source's budget is unknown; and a strategy that begins against itself."
        )
    },
    accounts_header: [
        "Algorithm",
        "Published",
        "Ours",
        "In spreads",
        "Nearest generation",
        "Against itself, published",
        "Ours",
    ],
    by_generation: |game| format!("Against the start, by generation: {game}"),
    starts: |game, count, shown| {
        format!(
            "{game}: which start, and how many generations, come nearest to the published means. The nearest {shown} of {count} starts; the difference is the root of the mean square over the four algorithms."
        )
    },
    starts_header: [
        "Start",
        "Generations",
        "Iterative",
        "Coevolution",
        "Approximate 1",
        "Approximate 2",
        "Difference",
    ],
    readings: "Exact results for each reading of Rrrats. The published strategy is (1, 1, 0.36), the start (½, ½, ½).",
    readings_header: [
        "It ends",
        "After 0 and 0",
        "Published, against the start",
        "Published, begins against itself",
        "Published, against always rolling on",
        "Always rolling on, against the start",
        "Always rolling on, begins against itself",
        "Start, begins against itself",
        "Optimum of three numbers",
    ],
    against_start: |number, game| format!("Table 5.{number}: {game}, against the start"),
    figure: |number, game| format!("Figure 5.{number}: {game}, evaluations against the start"),
    pairs: |number, game| format!("Table 5.{number}: {game}, row against column"),
    statistics_header: [
        "Algorithm",
        "Quantity",
        "Published",
        "Ours",
        "Spread",
        "Difference",
        "In standard errors",
        "In spreads",
    ],
    pairs_header: [
        "Row",
        "Column",
        "Published",
        "Ours",
        "Spread",
        "Difference",
        "In standard errors",
        "In spreads",
        "Our ±",
    ],
    pairs_lead: "The row strategy begins every game. ± is the standard deviation between evaluations of one pair.",
    algorithms: ALGORITHMS,
    short_algorithms: ["Iterative", "Coevolution", "Approximate 1", "Approximate 2"],
    published_mark: "published",
    ours_mark: "ours",
    between_mark: "evolutions",
    boxes: "Published and ours: 100 evaluations of a strategy, ours averaged over our evolutions. Evolutions: the results of our single evolutions.",
};
