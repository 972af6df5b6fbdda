//! Ratings in English.

use super::*;
use crate::english::parameter::{counted, plain, views};
use crate::english::phrases::done_of;
use crate::english::rules::GAMES_SEED;

pub(crate) const ENGLISH: RatingsLabTexts = RatingsLabTexts {
    parameters: PARAMETERS,
    page: PAGE,
};

const PARAMETERS: RatingsParameterTexts = RatingsParameterTexts {
    first: plain(
        "First player",
        "One of the two players; they take turns to begin.",
    ),
    second: plain("Second player", "The other player."),
    games: counted(
        "Games",
        "played",
        "How many games the ratings are learned from.",
    ),
    learn: ParameterText {
        options: &["both players", "the winner", "the first player"],
        ..plain("Learned from", "Whose moves count as good moves.")
    },
    opening: counted(
        "Opening",
        "random stones",
        "How many stones are dropped at random before the players begin, so that games differ. Nothing is learned from these.",
    ),
    view: views(&[
        "The whole page",
        "What each feature is worth",
        "How well the ratings predict a move",
        "The same as numbers",
    ]),
    seed: GAMES_SEED,
};

const PAGE: RatingsTexts = RatingsTexts {
    sentence: "{first} and {second} play {games} games. Which features do the moves of {learn} have?",
    summary: "What features of a move are worth, learned from games between players: Elo with errors, for searches to use.",
    lead: "Elo of each feature: 400 more make a move ten times as strong: ten times the odds against any other move. 0 is a move without any of them: in the centre of the first row, on lines without a stone. Whiskers and what stands in parentheses: 95 %.",
    features: [
        "wins at once",
        "blocks a win",
        "lets the opponent win at once",
        "makes two threats",
        "makes one threat",
        "makes a threat for later",
        "gives up its own winning cell",
        "1 column from the centre",
        "2 columns from the centre",
        "3 columns from the centre",
        "4 or more columns from the centre",
        "second row",
        "third row",
        "fourth row or higher",
        "no line of its own left",
        "joins a line of 1",
        "joins a line of 2",
        "joins a line of 3",
        "no line of the opponent’s left",
        "stops a line of 1",
        "stops a line of 2",
        "stops a line of 3",
    ],
    elo: |elo, (low, high)| format!("{elo:+.0} ({low:.0} to {high:.0})").replace('-', "−"),
    never_seen: "never seen",
    nothing_yet: "No game has been finished yet.",
    learning: "Learning from the games …",
    header: ["Feature", "Elo", "Error", "95 %", "Positions", "Played"],
    between: |low, high| format!("{low:.0} to {high:.0}").replace('-', "−"),
    foretold_lead: "Every fifth game is kept back. How often was the move with the highest rating played there?",
    foretold: [
        "Learned ratings",
        "Ratings set by hand",
        "Any move by chance",
    ],
    percent: |share| format!("{:.1} %", 100.0 * share),
    foretold_moves: |moves| format!("{moves} moves. Whiskers: 95 %."),
    use_lead: "Let a search use them:",
    uses: [
        "UCT with these ratings against UCT with those set by hand",
        "Look into a search with these ratings",
        "Minimax that tries moves in this order",
    ],
    as_text: "As text, for the switch elo of any player:",
    games_done: |done, total| done_of(done, total, ["game", "games"]),
};
