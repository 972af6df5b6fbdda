//! Continuous games: texts. `views`: what stands in the views of the page. `stories`: what the games of the library are about.

mod stories;
mod views;

use super::matrix::Story;
use crate::lab::{ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, counted, plain};
pub use views::*;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "continuous",
    name: "Choose a number",
    question: "How much do two firms bring to a market?",
    link: "continuous",
    live: "Live: two firms choose quantities. Each line: what is best for one, given the other; where they meet, nobody would change.",
    subject: Subject::AtOnce,
};

texts! {
    /// The texts of the lab.
    pub struct ContinuousLabTexts {
        parameters: ContinuousParameterTexts,
        page: ContinuousTexts,
        views: ContinuousViewTexts,
        stories: &'static [Story] = stories::ENGLISH,
        allowed_game = "a name of the library such as cournot, or a game: a line for each player, such as \
            “Firm 1: q1 from 0 to 12”, and for each a payoff, such as “payoff Firm 1 = q1*(9 - q1 - q2)”",
    }

    /// The parameters of the lab.
    pub struct ContinuousParameterTexts: ParameterText {
        game = plain("Game", "A game of the library by its name, or one that is written: a line for each player with the interval of the \
            action; then names for formulas, and a payoff for each player."),
        t = plain("t", "A number from 0 to 1 that formulas of the game call t."),
        x = plain("Start across", "Where best responses begin: the first player’s action, as a part of the interval from 0 to 1."),
        y = plain("Start upwards", "Where best responses begin: the second player’s action, as a part of the interval from 0 to 1."),
        order = choice("Order", "Who changes the action when.", &[
            ("turns", "in turns"),
            ("at-once", "both at once"),
        ]),
        film = choice("Over the curves", "What is drawn over both curves, step by step.", &[
            ("path", "best responses"),
            ("elimination", "elimination"),
        ]),
        step = counted("Step", "step", "How many steps are shown."),
        equilibrium = plain("Equilibrium", "Through which equilibrium of the list curves of equal payoff are drawn."),
        marks = choice("Shown", "Whether equilibria are shown, and what follows from them.", &[
            ("equilibrium", "equilibria"),
            ("nothing", "nothing of them"),
        ]),
        view = crate::parameter::views(&[
            ("all", "The whole page"),
            ("plane", "Both reaction curves"),
            ("payoffs", "If one chooses first, or both agree"),
            ("path", "Best responses over time"),
            ("elimination", "What nobody does"),
            ("game", "The game as text"),
        ]),
    }

    /// The page of the lab.
    pub struct ContinuousTexts {
        summary = "Two players who choose numbers, with payoffs from a library or typed as formulas: both reaction curves, all \
            equilibria in pure strategies, best responses in turns, iterated elimination, what commitment and agreement would bring; \
            in fractions for payoffs of degree two; for all others equilibria are proved between bounds.",
        presets: &'static [Preset] = &[
            ("continuous", "Two firms choose quantities"),
            ("continuous?t=0.5", "One firm with higher costs"),
            ("continuous?film=elimination", "What nobody does, round by round"),
            ("continuous?game=bertrand&y=0.1", "Two firms choose prices"),
            ("continuous?game=contest", "A contest for a prize"),
            ("continuous?game=public-good", "Who pays for a public good?"),
            ("continuous?game=commons", "The common pasture"),
            ("continuous?game=locations", "Where to open a shop"),
            ("continuous?game=fashion", "Three equilibria"),
            ("continuous?game=quarrel&x=0.45&y=0.45", "Two who outdo each other"),
            ("continuous?game=chase", "Nobody can rest"),
        ],
        text_help = "A line for each player: a name, a colon, what the action is called and its interval (“Firm 1: q1 from 0 to 12”). \
            Then names for formulas, if you like (“price = 12 - q1 - q2”), and “payoff Firm 1 = …” for both. Formulas know both actions, \
            the number t, the names above them, and + - * / ^, sqrt, abs, min, max, exp, log, sin, cos, floor, round, if and comparisons.",
    }
}
