//! Rrrats in English: parameters.

use super::evolution::SEED;
use super::parameter::{counted, plain};
use crate::catalogue::*;

pub(super) const RRRATS_PARAMETERS: RrratsParameterTexts = RrratsParameterTexts {
    a: plain(
        "First strategy",
        "Probabilities of rolling on with one, two and three tokens in hand, and with four if that is allowed.",
    ),
    b: plain(
        "Second strategy",
        "The same for the second strategy, which is also the opponent at the table.",
    ),
    tokens: counted("Tokens", "in the pile", "How many tokens there are."),
    faces: ParameterText {
        label: "Dice",
        help: "How many faces of a die show 0, 1 and 2.",
        unit: "",
        options: &[
            "three 0s, two 1s, one 2",
            "two 0s, three 1s, one 2",
            "two 0s, two 1s, two 2s",
            "four 0s, one 1, one 2",
            "three 0s, one 1, two 2s",
            "one 0, three 1s, two 2s",
        ],
    },
    hand_limit: counted(
        "Hand limit",
        "tokens",
        "With more in hand a turn ends, and what is too much goes back to the pile. “With four in hand” above is about this many.",
    ),
    twos: ParameterText {
        label: "A 2",
        help: "What a die that shows 2 does.",
        unit: "",
        options: &[
            "steals a token",
            "takes a token from the pile",
            "takes two tokens from the pile",
        ],
    },
    games: counted(
        "Games",
        "played",
        "Games that are played beside the exact computation; each strategy begins every other one.",
    ),
    optimum: plain(
        "Look for the best",
        "Whether the best strategies of three numbers are looked for, which takes some seconds.",
    ),
    decisions: plain(
        "Decisions",
        "What was decided at the table, one letter each: r to roll, s to stop.",
    ),
    deal: plain(
        "Game by hand",
        "The number of the game that is played by hand: another number, other dice.",
    ),
    seed: SEED,
};
