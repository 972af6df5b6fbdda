//! Bayesian games: texts. `views`: what stands in the views of the page. `stories`: what the games of the library are about.

mod stories;
mod views;

use super::matrix::Story;
use crate::lab::{ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, plain};
pub use views::*;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "bayesian",
    name: "Play without knowing the other",
    question: "What do you do if you do not know who you are playing?",
    link: "bayesian",
    live: "Live: two investors who see nearly the same sky. Bars: how often each invests, by what they see.",
    subject: Subject::Hidden,
};

texts! {
    /// The texts of the lab.
    pub struct BayesianLabTexts {
        parameters: BayesianParameterTexts,
        page: BayesianTexts,
        views: BayesianViewTexts,
        stories: &'static [Story] = stories::ENGLISH,
        allowed_game = "a name of the library such as unknown-friend, or a game: a line for each player, such as \
            “Bob (friendly 1/2, unfriendly 1/2): Bach, Stravinsky”, and lines with payoffs",
    }

    /// The parameters of the lab.
    pub struct BayesianParameterTexts: ParameterText {
        game = plain("Game", "A game of the library by its name, or one that is written: a line for each player with types, their \
            probabilities and actions; then payoffs as tables or formulas of types t1, t2 and actions a1, a2."),
        x = plain("x", "A number from 0 to 1 that formulas of the game call x."),
        equilibrium = plain("Equilibrium", "Which equilibrium of the list is shown."),
        player = plain("Player", "Whose beliefs are shown: the number of the player."),
        own_type = plain("Type", "Which of the player’s types, by its number."),
        marks = choice("Shown", "Whether equilibria are shown, and what follows from them.", &[
            ("equilibrium", "equilibria"),
            ("nothing", "nothing of them"),
        ]),
        view = crate::parameter::views(&[
            ("all", "The whole page"),
            ("strategies", "What each type does"),
            ("equilibria", "All equilibria"),
            ("knowing", "What knowing is worth"),
            ("dominance", "What nobody does"),
            ("payoffs", "Payoffs"),
        ]),
    }

    /// The page of the lab.
    pub struct BayesianTexts {
        summary = "Bayesian games of two or three players with up to six types and five actions each, from a library, typed or by \
            formulas: beliefs, all equilibria of two players exactly, what each type gets, what knowing more or less is worth and when it hurts, \
            dominated actions, what a mediator could do; the same game as a tree and, if it is small, as a matrix.",
        presets: &'static [Preset] = &[
            ("bayesian", "The unknown friend"),
            ("bayesian?game=cournot", "A rival with unknown costs"),
            ("bayesian?game=lemons", "The market for lemons"),
            ("bayesian?game=reputation&x=0.4", "Is the incumbent tough?"),
            ("bayesian?game=jury", "Three jurors"),
            ("bayesian?game=global-game&own_type=3", "To invest or to wait"),
            ("bayesian?game=public-good", "Who mends it?"),
            ("bayesian?game=double-auction", "A double auction"),
            ("bayesian?game=purification&x=0.2", "Matching pennies, with moods"),
            ("bayesian?game=sunspots", "Sunspots"),
            ("bayesian?game=knowing-hurts", "Knowing hurts"),
        ],
        text_help = "A line for each player: a name, in parentheses types with probabilities, a colon, actions. Then payoffs as tables \
            (“payoffs:”, or “payoffs strong:” for a type), rows below each other, a colon between players’ numbers; or as formulas \
            (“payoff Ann = …”) of types t1, t2, actions a1, a2 and the number x. Types that depend on each other: “prior:” with a row for \
            each of the first player’s types.",
        take_out = "As files for other programs:",
        as_efg = "Gambit .efg",
        as_nfg = "Gambit .nfg",
        as_tree = "As a tree",
        as_matrix = "As a matrix",
    }
}
