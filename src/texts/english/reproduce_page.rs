//! The page of the reproduction in English.

use crate::texts::catalogue::*;

const ALGORITHMS: [&str; 4] = [
    "Iterative",
    "Coevolution",
    "Approximate coevolution 1",
    "Approximate coevolution 2",
];

pub(super) const PAGE: ReproducePageTexts = ReproducePageTexts {
    settings: "Experiment",
    results: "Run",
    preset_names: [
        "As published, 18 generations",
        "100 generations: what is possible",
        "Rrrats ends at once",
        "Rrrats: stolen tokens go back",
        "Quick: a few seconds",
    ],
    war: "War",
    rrrats: "Rrrats",
    done: |war, rrrats| {
        format!(
            "{} of {} replicates at War, {} of {} at Rrrats.",
            war.0, war.1, rrrats.0, rrrats.1
        )
    },
    lead: "A replicate is all four algorithms once at one game; then each evolved strategy is evaluated against the start and against the three others. The tables below fill as replicates come in.",
    columns: "Ours is the mean over our evolutions, spread the standard deviation between them. The difference is ours less the published number, first as it is, then in standard errors of our mean and the published one, then in spreads: how far off the source's single evolution would be among ours.",
    account: "What explains the differences",
    reading: |end, bust, out_of_cards, generations| {
        format!(
            "The reading used here: Rrrats ends {end}; after 0 and 0 {bust}. Out of cards in a war: {out_of_cards}. Each evolution has {generations} generations; the source does not say how many it had."
        )
    },
    findings: [
        "More is possible at Rrrats than was published: rolling on always, (1, 1, 1), wins 0.8094 against the start, exactly, and no strategy of three numbers beats it. After 100 generations the iterative algorithm and coevolution mostly come within 0.0015 of that.",
        "The published means, 0.787, 0.781, 0.787 and 0.759, are what evolutions that stop after about 18 generations come to: with the default link the means of iterative, coevolution and approximate coevolution 2 are within 0.01 of them. Approximate coevolution 1 is 0.045 lower, since one lucky race may throw it back; its evolutions spread by 0.09, so that the published one is half a spread away.",
        "At War decreasing order wins 0.679 against the start, and all four algorithms mostly find it within 18 generations. The published 0.53 to 0.55 is what ours come to after one to four, or where an evolution ends at increasing order, which wins 0.522: the source stopped before it had found the strategy that it describes.",
        "In table 5.4 the row begins every game: the published diagonal, a strategy against itself, is 0.519, 0.515, 0.519 and 0.507. How much beginning helps depends on the reading and not on the start: the table of readings has it.",
        "Where stolen tokens go back to their owner the best third number lies in between, at 0.6203, and (1, 1, 0.36) begins with 0.5185 against itself, as published, but wins only 0.728 against the start. No reading fits every published number.",
    ],
    by_generation: |game| format!("Against the start, by generation: {game}"),
    readings: "Each reading of Rrrats, exactly: the published strategy is (1, 1, 0.36), the start (½, ½, ½).",
    readings_header: [
        "It ends",
        "After 0 and 0",
        "Published against start",
        "Published, begins against itself",
        "Always on against start",
        "Always on, begins against itself",
        "Start, begins against itself",
    ],
    against_start: |number, game| format!("Table 5.{number}: {game}, against the start"),
    figure: |number, game| format!("Figure 5.{number}: {game}, evaluations against the start"),
    pairs: |number, game| format!("Table 5.{number}: {game}, row against column"),
    statistics_header: [
        "Algorithm",
        "",
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
    boxes: "Published and ours: 100 evaluations of a strategy, ours averaged over our evolutions. Evolutions: what our single evolutions have come to.",
};
