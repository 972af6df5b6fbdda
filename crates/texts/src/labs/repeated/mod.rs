//! Repeated games, a match of two strategies: texts. `views`: what stands in the views of the page.

mod views;

use crate::english::phrases::in_a_list;
use crate::lab::{ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, counted, plain, views};
use crate::shared_parameters::GAMES_SEED;
pub use views::*;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "repeated",
    name: "Meet again and again",
    question: "Why cooperate with anyone who may defect?",
    link: "repeated?round=12",
    live: "Live: tit for tat against Joss. What each has got per round so far, round by round.",
    subject: Subject::Repeated,
};

texts! {
    /// The texts of the lab.
    pub struct RepeatedLabTexts {
        parameters: RepeatedParameterTexts,
        page: RepeatedTexts,
        views: RepeatedViewTexts,
        listing: RepeatedListingTexts,
        allowed_moves = "digits, one for each round: 0 is the first action",
    }

    /// The parameters of the lab.
    pub struct RepeatedParameterTexts: ParameterText {
        first = plain("First strategy", "The strategy of the first player."),
        second = plain("Second strategy", "The strategy of the second player, and of your opponent when you play."),
        matches = counted("Matches", "played", "How many matches are played; the first of them is shown."),
        round = plain("Round", "The match is shown after this many rounds; “end” for its end."),
        payoffs = choice("Payoffs", "How the payoffs of a match are shown.", &[
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
        presets: &'static [Preset] = &[
            ("repeated", "Tit for tat against Joss"),
            ("repeated?second=TitForTat&execution=0.03", "Tit for tat against itself, with errors"),
            ("repeated?first=GTFT&second=GTFT&execution=0.03", "Generous tit for tat against itself, with errors"),
            ("repeated?first=GrimTrigger&second=GrimTrigger&continuation=0.5", "Grim trigger, just patient enough"),
            ("repeated?first=Extortion(3)&second=WinStayLoseShift", "Extortion against win-stay, lose-shift"),
            ("repeated?game=stag-hunt&first=GrimTrigger&second=TitForTat&execution=0.02",
                "Grim trigger and tit for tat hunt stags, with errors"),
            ("repeated?game=hawk-dove&first=else: H D&second=else: D H", "Taking turns at hawk and dove"),
            ("repeated?game=rock-paper-scissors&first=else: R P S&second=else: copy&rounds=30",
                "Rock, paper, scissors against a copycat"),
        ],
        done(done: &str, wanted: &str) = format!("{done} of {wanted} matches."),
    }

    /// What stands below the table in a terminal. Players are numbered from 1.
    pub struct RepeatedListingTexts {
        no_automaton(players: &[String]) = format!(
            "No exact values: {} {}.",
            in_a_list(players),
            match players.len() {
                1 => "is no automaton of few enough states",
                _ => "are no automata of few enough states",
            }
        ),
        knows_end(players: &[String]) = format!(
            "No exact mean of so many rounds: {} {} something else once the end is near.",
            in_a_list(players),
            if players.len() == 1 { "does" } else { "do" }
        ),
        mixes(players: &[String]) = format!(
            "Whether they are an equilibrium is not examined: {} {}.",
            in_a_list(players),
            if players.len() == 1 { "mixes" } else { "mix" }
        ),
        too_large = "No exact values: the two automata have too many pairs of states.",
        too_long = "No exact mean of the match: it has too many rounds for automata of so many states.",
        player(number: usize) = format!("player {number}"),
        perfect(delta: &str) = format!("Without end and errors: subgame perfect at δ = {delta}, no deviation of one round gains."),
        not_perfect(delta: &str, gaining: u32, count: u32) =
            format!("Without end and errors: not subgame perfect at δ = {delta}, {gaining} of {count} deviations of one round gain."),
        patience(intervals: &[String]) = if intervals.is_empty() {
            "Without end and errors: subgame perfect for no δ.".to_owned()
        } else {
            format!("Without end and errors: subgame perfect for δ in {}.", in_a_list(intervals))
        },
        supported(delta: &str, corners: &str) = format!("Supported at δ = {delta}: the convex hull of {corners}."),
        supported_within(delta: &str, corners: &str) =
            format!("Supported at δ = {delta}: no more than the convex hull of {corners}."),
        nothing_supported(delta: &str) = format!("No equilibrium in pure strategies at δ = {delta}."),
        line(alpha: &str, beta: &str, gamma: &str) = format!(
            "The first strategy holds the payoffs s and t of the two to ({alpha}) s + ({beta}) t + ({gamma}) = 0."
        ),
    }
}
