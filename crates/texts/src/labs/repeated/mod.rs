//! Repeated games, a match of two strategies: texts. `views`: what stands in the views of the page.

mod views;

use crate::parameter::{ParameterText, choice, counted, plain, views};
use crate::shared_parameters::GAMES_SEED;
pub use views::*;

texts! {
    /// The texts of the lab.
    pub struct RepeatedLabTexts {
        parameters: RepeatedParameterTexts,
        page: RepeatedTexts,
        views: RepeatedViewTexts,
        allowed_moves = "digits, one for each round: 0 is the first action",
    }

    /// The parameters of the lab.
    pub struct RepeatedParameterTexts: ParameterText {
        first = plain("First strategy", "The strategy of the first player."),
        second = plain("Second strategy", "The strategy of the second player, and of your opponent when you play."),
        matches = counted("Matches", "played", "How many matches are played; the first of them is shown."),
        round = plain("Round", "The match is shown after this many rounds; “end” for its end."),
        payoffs = choice("Payoffs", "As what the payoffs of a match are shown.", &[
            ("mean", "per round"),
            ("sum", "in all"),
            ("discounted", "discounted"),
        ]),
        view = views(&[
            ("all", "The whole page"),
            ("match", "The match"),
            ("strategies", "Both strategies"),
            ("payoffs", "Which payoffs are possible"),
            ("values", "What both get"),
            ("patience", "What patience supports"),
            ("line", "The line of a zero-determinant strategy"),
            ("play", "Play it"),
        ]),
        moves = plain("Moves", "What you have done against the second strategy: a digit for each round; 0 is the first \
            action."),
        hidden = plain("Hidden opponent", "Whether the page keeps to itself who your opponent is."),
        seed = GAMES_SEED,
    }

    /// The page of the lab.
    pub struct RepeatedTexts {
        summary = "Repeated games: two strategies, as text, meet again and again. What they get from each other exactly \
            and in many matches, and which payoffs patience can support.",
    }
}
