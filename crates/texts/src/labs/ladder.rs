//! Ladder: its texts.

use crate::english::phrases::done_of;
use crate::lab::ListedLab;
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, counted, plain, views};

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "ladder",
    name: "Climb a ladder of opponents",
    question: "How strong is this player?",
    link: "ladder?agent=uct(100)&rungs=random,tactical,uct(50),minimax(2),minimax(4)",
    live: "Live: 100 simulations per move against four opponents, 16 games each. Bars: points won.",
    subject: Subject::Measuring,
};

texts! {
    /// The texts of the lab.
    pub struct LadderLabTexts {
        parameters: LadderParameterTexts,
        page: LadderTexts,
    }

    /// The parameters of the ladder.
    pub struct LadderParameterTexts: ParameterText {
        agent = plain("Contender", "Who climbs the ladder."),
        rungs = plain("Opponents", "The contender's opponents, from the weakest to the strongest."),
        decide = choice("Decided by", "Whether each opponent is met in a fixed number of games, or in a race that \
            stops as soon as it is sure who is better.", &[
            ("games", "a number of games"),
            ("race", "a race"),
        ]),
        games = counted("Games", "per opponent", "Games against each opponent; the two take turns to begin."),
        epsilon = plain("Precision ε",
            "A race between players closer than this may end undecided; then the mean decides."),
        delta = plain("Error probability δ",
            "The largest probability that any bound of a race is wrong, divided among its tests."),
        seed = plain("Seed", "Where the random numbers start: same seed, same games, everywhere."),
        view = views(&[
            ("all", "The whole page"),
            ("rungs", "The ladder, with the first rung at the bottom"),
            ("chart", "Points against each opponent"),
            ("table", "The same as numbers"),
        ]),
    }

    /// The ladder. Numbers in sentences have been written already.
    pub struct LadderTexts {
        /// The settings are named between braces.
        sentence = "How far up the ladder does {=contender} come, with {games} games on each rung?",
        sentence_of_races = "How far up the ladder does {=contender} come? On each rung a race with ε = {epsilon} and \
            δ = {delta} stops as soon as it is sure who is better.",
        summary = "One player against opponents of rising strength at Connect Four: how far up it comes, and how sure \
            that is.",
        caption(contender: &str) = format!("{contender} against …"),
        nothing_yet = "No game has been finished yet.",
        header: [&'static str; 8] = ["Opponent", "Points", "95 %", "Games", "Won", "Drawn", "Lost", "Game"],
        surely_beaten = "surely beaten",
        beaten = "ahead, may be chance",
        not_beaten = "behind, may be chance",
        level = "level",
        not_met = "not met yet",
        /// Of races: undecided yet; for the contender and for the opponent by mean alone; for the opponent by bounds.
        race_goes_on = "the race goes on",
        ahead_by_mean = "ahead, too close to be sure",
        behind_by_mean = "behind, too close to be sure",
        surely_better = "surely stronger",
        wrong_at_most(chance: &str) = format!("wrong with a probability of at most {chance}"),
        equals_differ_as_much(chance: &str) =
            format!("between equal players it would happen by chance with a probability of at most {chance}"),
        climbed(climbed: usize, rungs: usize) = match climbed {
            0 => format!("It does not pass the first of {rungs} rungs."),
            all if all == rungs => format!("It passes all {rungs} rungs."),
            _ => format!("It climbs {climbed} of {rungs} rungs."),
        },
        stands(contender: &str) = format!("{contender} stands here"),
        whole_percent(share: f64) = format!("{:.0} %", 100.0 * share),
        between(low: f64, high: f64) = format!("({:.0} – {:.0} %)", 100.0 * low, 100.0 * high),
        add_rung = "Add a rung",
        /// Both take the number of a rung.
        rung(number: usize) = format!("Opponent on rung {number}"),
        remove_rung(number: usize) = format!("Remove rung {number}"),
        how_races_decide(delta: f64, opponents: usize) = {
            let together = (delta * opponents as f64).min(1.0);
            format!(
                "Each rung is a race, ILEBR* 2: it stops as soon as one half is outside its bounds, or when the mean \
                    is known to ±ε; then the mean decides. “Surely” means decided by the bounds: that is wrong with a \
                    probability of at most {delta} per opponent, {together:.2} for the whole ladder. The 95 % interval \
                    in the table does not allow for stopping early: what counts is the verdict."
            )
        },
        by_side(first: [u64; 3], second: [u64; 3]) =
            format!("As first: {}. As second: {}.", results(first), results(second)),
        look_at_game = "Look",
        look_at_game_of(opponent: &str, as_second: bool) = {
            let side = if as_second { "second" } else { "first" };
            format!("Look at the last game against {opponent}; the contender was {side}")
        },
        measure([sure, ahead, met]: [usize; 3], share: Option<&str>) = {
            let opponents = if met == 1 { "opponent" } else { "opponents" };
            let certain = format!("{sure} of {met} {opponents} surely beaten");
            let ahead = match ahead.saturating_sub(sure) {
                0 => String::new(),
                more => format!(", ahead of {more} more, which may be chance"),
            };
            match share {
                Some(share) => {
                    format!(
                        "{certain}{ahead}. Against these it won {share} of its games; draws are not counted as won."
                    )
                }
                None => format!("{certain}."),
            }
        },
        how_points_count(error: f64) = format!(
            "A win is a point, a draw half a point. “Surely” means that all games against an opponent are played and \
                chance would hardly ever give so many points: all these verdicts together are right with a probability \
                of at least {:.0} %. The 95 % interval in the table is for one opponent alone; it treats a draw as \
                half a win and half a loss, so with many draws it is too wide.",
            100.0 * (1.0 - error)
        ),
        unproven(moves: &str) = format!(
            "{moves} moves of perfect players could not be proven in time: those were played like UCT with knowledge."
        ),
        chart = "Share of points by opponent",
        games_done(done: &str, total: &str) = done_of(done, total, ["game", "games"]),
    }
}

fn results([won, drawn, lost]: [u64; 3]) -> String {
    format!("{won} won, {drawn} drawn, {lost} lost")
}
