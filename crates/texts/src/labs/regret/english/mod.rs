//! Regret in English.

mod inside;
mod page;
mod pictures;
mod play;

use super::*;
use crate::english::parameter::{counted, plain};

pub(crate) const ENGLISH: RegretLabTexts = RegretLabTexts {
    parameters: PARAMETERS,
    lab: LAB,
    locks: LOCKS,
    places: PLACES,
    deeds: DEEDS,
    strategy_file: STRATEGY_FILE,
    page: page::PAGE,
    inside: inside::INSIDE,
    play: play::PLAY,
    pictures: pictures::PICTURES,
};

const VARIANTS: &[&str] = &[
    "CFR",
    "CFR+",
    "Linear CFR",
    "Discounted CFR",
    "Chance sampling",
    "External sampling",
    "Outcome sampling",
];

const PARAMETERS: RegretParameterTexts = RegretParameterTexts {
    game: ParameterText {
        label: "Game",
        help: "Which game is learned.",
        unit: "",
        options: &[
            "Kuhn poker",
            "Kuhn poker, where the first check ends the hand",
            "Leduc poker",
            "Rock, paper, scissors",
            "Matching pennies",
        ],
    },
    cards: counted("Cards", "in the deck", "How many cards Kuhn poker has."),
    variant: ParameterText {
        label: "Variant",
        help: "How regrets are collected and strategies averaged. CFR visits the whole game in every iteration; CFR+ resets negative regrets to 0; Linear CFR weights iteration t by t; Discounted CFR lets old iterations fade. The sampling variants draw the cards alone, the cards and the opponent’s actions, or a single line of play.",
        unit: "",
        options: VARIANTS,
    },
    iterations: counted(
        "Iterations",
        "of both players",
        "How long the players learn: both learn once per iteration.",
    ),
    compare: ParameterText {
        label: "Compare with",
        help: "Other variants that learn the same game for just as long.",
        unit: "",
        options: VARIANTS,
    },
    seeds: counted(
        "Repetitions",
        "per sampling variant",
        "How often each sampling variant is run, each time with other random numbers.",
    ),
    lock: plain(
        "Fixed strategies",
        "What is fixed instead of learned: an information set or a player, with the probability of each action.",
    ),
    alpha: plain(
        "α",
        "Discounted CFR multiplies positive regrets by t^α/(t^α + 1) after iteration t.",
    ),
    beta: plain(
        "β",
        "Discounted CFR multiplies negative regrets by t^β/(t^β + 1) after iteration t.",
    ),
    gamma: plain(
        "γ",
        "Discounted CFR counts iteration t with t^γ in the average strategy.",
    ),
    exploration: plain(
        "Exploration",
        "How often outcome sampling takes a random action instead of one by the strategy.",
    ),
    simultaneous: plain(
        "Simultaneous",
        "Whether both players update at the same time; otherwise the second already sees the first one's new strategy.",
    ),
    head_start: plain(
        "Head start",
        "The regret, in antes, that the first action of every information set begins with; with 0 all actions start equal.",
    ),
    look: plain(
        "Iteration looked at",
        "The iteration that is shown; “end” for the last one.",
    ),
    step: counted(
        "Step",
        "of the iteration",
        "The moment shown of the iteration looked at: after so many steps.",
    ),
    view: ParameterText {
        label: "View",
        help: "Which part of the page is shown alone.",
        unit: "",
        options: &[
            "The whole page",
            "The game",
            "Strategies",
            "All mixtures",
            "Exploitability",
            "The arithmetic",
            "Pseudo-code",
            "Play against it",
            "Comparison",
            "Best responses",
            "All equilibria",
            "Strategy files",
            "Table of numbers",
            "Sampling is right on average",
        ],
    },
    deal: plain(
        "Deal",
        "The cards of the deal that is drawn, the first player’s before the second’s.",
    ),
    round: plain(
        "Betting round",
        "Which betting round of Leduc poker is drawn: what was done in the first, and the board card.",
    ),
    set: plain(
        "Information set",
        "The information set that is looked at, by its key.",
    ),
    equilibrium: plain(
        "Equilibrium’s α",
        "Which of Kuhn’s equilibria is shown beside what was learned.",
    ),
    filter: plain(
        "Searched for",
        "Text that the names of the information sets in the table must contain.",
    ),
    sampled: ParameterText {
        options: &["chance", "chance and opponent", "everything"],
        ..plain(
            "Drawn at random",
            "What the sampled walks draw instead of exploring it.",
        )
    },
    walks: counted(
        "Sampled walks",
        "of each player",
        "How many sampled walks are averaged.",
    ),
    seed: plain(
        "Seed",
        "Where the random numbers start: same seed, same result, everywhere.",
    ),
};

const PLACES: PlaceTexts = PlaceTexts {
    allowed: |most| format!("up to {most} letters and digits, or nothing"),
    words: |most| format!("up to {most} characters"),
    not_in_game: |key, found, known| {
        if known.is_empty() {
            format!("{key} is “{found}”, but this game has none.")
        } else {
            format!("{key} is “{found}”, which this game does not have. It has: {known}.")
        }
    },
};

const DEEDS: DeedTexts = DeedTexts {
    check: "check",
    fold: "fold",
    call: "call",
    bet: "bet",
    raise: "raise",
    choice: str::to_owned,
    board: |card| format!(" | board {card}"),
    nothing_yet: "first to act",
    players: ["First player", "Second player"],
};

const LAB: RegretTexts = RegretTexts {
    summary: "Two players learn poker from their regrets, and their average play approaches an equilibrium: how fast, and how much can still be gained against it.",
    listing: "The average strategy at each information set:",
    listing_header: ["information set", "player", "average strategy"],
    too_many_to_list: |count| {
        format!(
            "There are {count} information sets; --format json has the average strategy at each of them."
        )
    },
};

const LOCKS: LockTexts = LockTexts {
    at: |entry, fault| format!("“{entry}”: {fault}."),
    form: "write an information set or a player, a colon, and a probability, probabilities in parentheses or uniform, as in K:0.3,second:uniform",
    probability: |found| {
        format!("“{found}” is not a probability; use a number or a fraction from 0 to 1")
    },
    sum: |sum| format!("the probabilities add up to {sum}, but must add up to 1"),
    repeated: "this is fixed twice",
    too_many: |found, most| format!("there are {found} entries, but up to {most} are allowed"),
    unknown: |known| format!("the game has no such information set; it has: {known}"),
    even: |name| format!("{name}: all actions equally likely"),
    many: |count| format!("{count} information sets or players"),
    count: |found, actions| {
        let probabilities = if found == 1 {
            "probability is"
        } else {
            "probabilities are"
        };
        format!("{found} {probabilities} given, but the actions are: {actions}")
    },
};

const STRATEGY_FILE: StrategyFileTexts = StrategyFileTexts {
    not_a_strategy: "This file is not a strategy saved by Saddlepoint, neither as CSV nor as JSON.",
    no_column: |name, all| format!("The column “{name}” is missing; columns are: {all}."),
    other_game: |found, wanted| {
        format!("This strategy is of {found}, but the game here is {wanted}.")
    },
    unknown_information_set: |key| format!("The game has no information set “{key}”."),
    unknown_action: |key, action, known| {
        format!("{key} has no action “{action}”; its actions are: {known}.")
    },
    repeated: |key, action| format!("{key}, {action} appears in the file twice."),
    missing: |key, action| {
        format!("{key}, {action} is missing; every action of every information set is needed.")
    },
    probability: |key, action, found| {
        format!(
            "The probability of {key}, {action} is “{found}”, but it must be a number from 0 to 1."
        )
    },
    sum: |key, sum| format!("The probabilities of {key} add up to {sum}, but must add up to 1."),
};
