//! Boards, readings of rules, races: parameters that several labs have.

use super::parameter::{counted, plain};
use crate::ParameterText;
use crate::catalogue::{BoardTexts, ComposedRaceTexts, RrratsReadingTexts, WarReadingTexts};

pub const BOARD: BoardTexts = BoardTexts {
    width: counted("Width", "columns", "Columns of the board."),
    height: counted("Height", "rows", "Rows of the board."),
    in_a_row: counted("In a row", "stones", "How many stones in a line win."),
    blocked: plain(
        "Blocked cell",
        "A cell that no stone may take, written column.row; stones rest on top of it.",
    ),
};

pub const WAR_READINGS: WarReadingTexts = WarReadingTexts {
    out_of_cards: ParameterText {
        label: "Out of cards in a war",
        help: "What happens when a player has too few cards for a war.",
        unit: "",
        options: &[
            "that player loses",
            "the last card is played face up",
            "the opponent lends cards",
        ],
    },
    cap: counted(
        "War stops after",
        "rounds",
        "A game of War is stopped after this many rounds.",
    ),
    at_cap: ParameterText {
        label: "Stopped games",
        help: "How a stopped game of War counts.",
        unit: "",
        options: &["half a point each", "a point for more cards"],
    },
};

pub const RRRATS_READINGS: RrratsReadingTexts = RrratsReadingTexts {
    end: ParameterText {
        label: "Rrrats ends",
        help: "When a game of Rrrats is over.",
        unit: "",
        options: &[
            "when the pile is empty after a turn",
            "as soon as the pile is empty",
        ],
    },
    at_four: ParameterText {
        label: "With four in hand",
        help: "What a player with four tokens in hand may do in Rrrats.",
        unit: "",
        options: &["the turn ends", "roll on or stop"],
    },
    bust: ParameterText {
        label: "After 0 and 0",
        help: "What happens to the hand in Rrrats when both dice show 0.",
        unit: "",
        options: &[
            "the hand goes to the pile",
            "the hand goes to the bank",
            "the hand leaves the game",
            "what was stolen goes back, the rest to the pile",
        ],
    },
};

pub(crate) const RACES: &[&str] = &[
    "LEBR",
    "ILEBR 1",
    "ILEBR 2",
    "ILEBR* 1",
    "ILEBR* 2",
    "Hoeffding",
    "Hoeffding* 2",
    "Hoeffding race (classic)",
    "Empirical Bernstein race (classic)",
    "LEBR, tests at n²",
    "Composed",
];

pub const COMPOSED_RACE: ComposedRaceTexts = ComposedRaceTexts {
    schedule: ParameterText {
        label: "Tests",
        help: "After how many games the race tests.",
        unit: "",
        options: &[
            "after every game",
            "after n² games",
            "after n² games, from the first test that can decide",
        ],
    },
    correction: ParameterText {
        label: "Error probability of a test",
        help: "How δ is divided among the tests, so that all of them together are wrong with a probability of at most δ.",
        unit: "",
        options: &[
            "6δ/(π²n²): for any number of tests",
            "δ/n_max: the same for all",
        ],
    },
    inequality: ParameterText {
        label: "Inequality",
        help: "What the bounds follow from: empirical Bernstein uses the variance seen, Hoeffding assumes the largest.",
        unit: "",
        options: &["empirical Bernstein", "Hoeffding"],
    },
    stops: ParameterText {
        label: "Stops",
        help: "What ends the race before its last test.",
        unit: "",
        options: &[
            "when ½ is outside the bounds, or they are 2ε apart",
            "when ½ is outside the bounds",
            "when the bounds are 2ε apart",
        ],
    },
};
pub(crate) const EPSILON: ParameterText = plain(
    "Precision ε",
    "A race ends at the latest once it knows the mean to ±ε; classic races use ε only for their last test.",
);
pub(crate) const SEED: ParameterText = plain(
    "Seed",
    "Where the random numbers start: same seed, same games, everywhere.",
);

pub(crate) const GAMES_SEED: ParameterText = plain(
    "Seed",
    "Where the random numbers start: same seed, same result, everywhere.",
);
