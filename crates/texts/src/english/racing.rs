//! The parameters of the racing lab and of race curves in English.

use super::parameter::{counted, plain};
use crate::catalogue::*;

const RACES: &[&str] = &[
    "LEBR",
    "ILEBR 1",
    "ILEBR 2",
    "ILEBR* 1",
    "ILEBR* 2",
    "Hoeffding",
    "Hoeffding* 2",
];
const EPSILON: ParameterText = plain(
    "Precision ε",
    "A race that does not find out who is better ends when the mean is known to ±ε.",
);
const SEED: ParameterText = plain(
    "Seed",
    "Where the random numbers start: same seed, same games, everywhere.",
);

pub(super) const PARAMETERS: RacingParameterTexts = RacingParameterTexts {
    race: ParameterText {
        options: RACES,
        ..plain(
            "Race",
            "When the race tests, which bounds it uses and what ends it. A star means that it stops as soon as ½ is outside the bounds.",
        )
    },
    contest: ParameterText {
        options: &[
            "One coin",
            "A coin each",
            "Two agents at Connect Four",
            "Two strategies at War",
            "Two strategies at Rrrats",
        ],
        ..plain("Contestants", "Who plays against whom.")
    },
    mean: plain(
        "Coin",
        "One coin: the probability that the first player wins a game.",
    ),
    epsilon: EPSILON,
    delta: plain(
        "Error probability δ",
        "The probability with which some bound may be wrong, divided among the tests.",
    ),
    repeats: counted(
        "Races",
        "",
        "How often the race is run; the first of them is the one that is looked at.",
    ),
    alpha: plain(
        "Wanted error α",
        "How often the verdict may be wrong: the calculator finds the δ for it.",
    ),
    first_coin: plain(
        "First coin",
        "A coin each: the probability that the first player throws heads. Heads beats tails, equal sides are a draw.",
    ),
    second_coin: plain(
        "Second coin",
        "A coin each: the probability that the second player throws heads.",
    ),
    first: plain(
        "First agent",
        "Connect Four: who is the first player of the race. They take turns in beginning a game.",
    ),
    second: plain("Second agent", "Connect Four: whom the first agent plays."),
    first_orders: plain(
        "First's order of cards",
        "War: how often the first player's won cards go back in decreasing, increasing and random order, in proportion.",
    ),
    second_orders: plain(
        "Second's order of cards",
        "War: the same for the second player.",
    ),
    first_rolls: plain(
        "First rolls on",
        "Rrrats: the first player's probabilities of rolling on with one, two and three tokens in hand.",
    ),
    second_rolls: plain("Second rolls on", "Rrrats: the same for the second player."),
    all: plain(
        "Play on for all",
        "The race that is looked at goes on until each of the races has its verdict on the same games.",
    ),
    game: plain(
        "Moment",
        "The number of games after which the race is looked at.",
    ),
    seed: SEED,
};

pub(super) const CURVES_PARAMETERS: RaceCurvesParameterTexts = RaceCurvesParameterTexts {
    races: ParameterText {
        options: RACES,
        ..plain("Races", "Which races are compared.")
    },
    epsilon: EPSILON,
    delta: plain(
        "δ without star",
        "The error probability of races that do not stop at ½; that of the charts of the last test too.",
    ),
    delta_star: plain(
        "δ with star",
        "The error probability of races that stop at ½.",
    ),
    from: plain("From", "The smallest probability of winning a game."),
    to: plain("To", "The largest probability of winning a game."),
    points: counted("Points", "", "Probabilities on the axis, in equal steps."),
    repeats: counted(
        "Simulated races",
        "a point",
        "How often each race is simulated at each point; with 0 there are only calculated curves.",
    ),
    chart: ParameterText {
        options: &[
            "Wrong verdicts",
            "Games",
            "Games, logarithmic",
            "α₂ (figure 2.3)",
            "Tests, t = n (figure 2.1)",
            "Tests, t = n² (figure 2.2)",
        ],
        ..plain("Chart", "Which of the charts is looked at.")
    },
    seed: SEED,
};
