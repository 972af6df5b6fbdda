//! Ratings: their texts.

use crate::english::numbers::{fixed, signed_fixed};
use crate::english::phrases::done_of;
use crate::lab::ListedLab;
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, counted, plain, views};
use crate::shared_parameters::GAMES_SEED;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "ratings",
    name: "Learn what makes a good move",
    question: "What do good players look for?",
    link: "ratings",
    live: "Live: what players preferred most in 60 games of 60 simulations per move, in Elo, with 95 % intervals.",
    subject: Subject::Learning,
};

texts! {
    /// The texts of the lab.
    pub struct RatingsLabTexts {
        parameters: RatingsParameterTexts,
        page: RatingsTexts,
    }

    /// The parameters of the lab of ratings.
    pub struct RatingsParameterTexts: ParameterText {
        first = plain("First player", "One of the two players; they take turns to begin."),
        second = plain("Second player", "The other player."),
        games = counted("Games", "played", "How many games the ratings are learned from."),
        learn = choice("Learned from", "Whose moves count as good moves.", &[
            ("both", "both players"),
            ("winner", "the winner"),
            ("first", "the first player"),
        ]),
        opening = counted("Opening", "random stones", "How many stones are dropped at random before the players begin, \
            so that games differ. Nothing is learned from these."),
        view = views(&[
            ("all", "The whole page"),
            ("ratings", "What each feature is worth"),
            ("foretold", "How well the ratings predict a move"),
            ("table", "The same as numbers"),
        ]),
        seed = GAMES_SEED,
    }

    /// The page. Numbers in sentences have been written already.
    pub struct RatingsTexts {
        /// The settings are named between braces.
        sentence = "{first} and {second} play {games} games. Which features do the moves of {learn} have?",
        summary = "What features of a move are worth, learned from games between players: Elo with errors, for \
            searches to use.",
        lead = "Elo of each feature: 400 more make a move ten times as strong: ten times the odds against any other \
            move. 0 is a move without any of them: in the centre of the first row, on lines without a stone. Whiskers \
            and what stands in parentheses: 95 %.",
        /// What each feature says about a move, in the order of the features.
        features: [&'static str; 22] = [
            "wins at once", "blocks a win", "lets the opponent win at once", "makes two threats", "makes one threat",
            "makes a threat for later", "gives up its own winning cell", "1 column from the centre",
            "2 columns from the centre", "3 columns from the centre", "4 or more columns from the centre", "second row",
            "third row", "fourth row or higher", "no line of its own left", "joins a line of 1", "joins a line of 2",
            "joins a line of 3", "no line of the opponent’s left", "stops a line of 1", "stops a line of 2",
            "stops a line of 3",
        ],
        elo(elo: f64, (low, high): (f64, f64)) = format!("{} ({} to {})", signed_fixed(elo, 0), fixed(low, 0), fixed(high, 0)),
        never_seen = "never seen",
        nothing_yet = "No game has been finished yet.",
        /// While ratings are fitted to the games.
        learning = "Learning from the games …",
        header: [&'static str; 6] = ["Feature", "Elo", "Error", "95 %", "Positions", "Played"],
        between(low: f64, high: f64) = format!("{} to {}", fixed(low, 0), fixed(high, 0)),
        foretold_lead = "Every fifth game is kept back. How often was the move with the highest rating played there?",
        /// The rows: learned, set by hand, drawn by chance.
        foretold: [&'static str; 3] = ["Learned ratings", "Ratings set by hand", "Any move by chance"],
        percent(share: f64) = format!("{:.1} %", 100.0 * share),
        foretold_moves(moves: &str) = format!("{moves} moves. Whiskers: 95 %."),
        use_lead = "Let a search use them:",
        /// Links: to a ladder, to the tree search, to minimax.
        uses: [&'static str; 3] = [
            "UCT with these ratings against UCT with those set by hand", "Look into a search with these ratings",
            "Minimax that tries moves in this order",
        ],
        as_text = "As text, for the switch elo of any player:",
        games_done(done: &str, total: &str) = done_of(done, total, ["game", "games"]),
    }
}
