//! Boards, readings of rules and races, which several labs have as parameters.

use crate::parameter::{ParameterText, choice, counted, plain};

texts! {
    /// A board of Connect Four.
    pub struct BoardTexts: ParameterText {
        width = counted("Width", "columns", "Columns of the board."),
        height = counted("Height", "rows", "Rows of the board."),
        in_a_row = counted("In a row", "stones", "How many stones in a line win."),
        blocked = plain("Blocked cell", "A cell that no stone may take, written column.row; stones rest on top of it."),
    }

    /// Readings of the rules of War.
    pub struct WarReadingTexts: ParameterText {
        out_of_cards = choice("Out of cards in a war", "What happens when a player has too few cards for a war.", &[
            ("lose", "that player loses"),
            ("last", "the last card is played face up"),
            ("lend", "the opponent lends cards"),
        ]),
        cap = counted("War stops after", "rounds", "A game of War is stopped after this many rounds."),
        at_cap = choice("Stopped games", "How a stopped game of War counts.", &[
            ("half", "half a point each"),
            ("cards", "a point for more cards"),
        ]),
    }

    /// Readings of the rules of Rrrats.
    pub struct RrratsReadingTexts: ParameterText {
        end = choice("Rrrats ends", "When a game of Rrrats is over.", &[
            ("turn", "when the pile is empty after a turn"),
            ("now", "as soon as the pile is empty"),
        ]),
        at_four = choice("With four in hand", "What a player with four tokens in hand may do in Rrrats.", &[
            ("stop", "the turn ends"),
            ("choose", "roll on or stop"),
        ]),
        bust = choice("After 0 and 0", "What happens to the hand in Rrrats when both dice show 0.", &[
            ("pile", "the hand goes to the pile"),
            ("keep", "the hand goes to the bank"),
            ("box", "the hand leaves the game"),
            ("owner", "what was stolen goes back, the rest to the pile"),
        ]),
    }

    /// Rules of a race that is composed.
    pub struct ComposedRaceTexts: ParameterText {
        schedule = choice("Tests", "After how many games the race tests.", &[
            ("every-game", "after every game"),
            ("squares", "after n² games"),
            ("squares-from-minimum", "after n² games, from the first test that can decide"),
        ]),
        correction = choice("Error probability of a test", "How δ is divided among the tests, so that all of them \
            together are wrong with a probability of at most δ.", &[
            ("summable", "6δ/(π²n²): for any number of tests"),
            ("equal", "δ/n_max: the same for all"),
        ]),
        inequality = choice("Inequality", "What the bounds follow from: empirical Bernstein uses the variance seen, \
            Hoeffding assumes the largest.", &[
            ("bernstein", "empirical Bernstein"),
            ("hoeffding", "Hoeffding"),
        ]),
        stops = choice("Stops", "What ends the race before its last test.", &[
            ("either", "when ½ is outside the bounds, or they are 2ε apart"),
            ("half", "when ½ is outside the bounds"),
            ("width", "when the bounds are 2ε apart"),
        ]),
    }
}

pub(crate) const RACES: &[(&str, &str)] = &[
    ("lebr", "LEBR"),
    ("ilebr-1", "ILEBR 1"),
    ("ilebr-2", "ILEBR 2"),
    ("ilebr-star-1", "ILEBR* 1"),
    ("ilebr-star-2", "ILEBR* 2"),
    ("hoeffding", "Hoeffding"),
    ("hoeffding-star-2", "Hoeffding* 2"),
    ("classic-hoeffding", "Hoeffding race (classic)"),
    ("classic-bernstein", "Empirical Bernstein race (classic)"),
    ("lebr-squares", "LEBR, tests at n²"),
    ("composed", "Composed"),
];

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
