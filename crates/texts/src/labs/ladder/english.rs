//! Ladder in English.

use super::*;
use crate::english::parameter::{counted, plain, views};
use crate::english::phrases::done_of;

pub(crate) const ENGLISH: LadderLabTexts = LadderLabTexts {
    parameters: PARAMETERS,
    page: PAGE,
};

const PARAMETERS: LadderParameterTexts = LadderParameterTexts {
    view: views(&[
        "The whole page",
        "The ladder, with the first rung at the bottom",
        "Points against each opponent",
        "The same as numbers",
    ]),
    agent: plain("Contender", "Who climbs the ladder."),
    rungs: plain(
        "Opponents",
        "The contender's opponents, from the weakest to the strongest.",
    ),
    decide: ParameterText {
        options: &["a number of games", "a race"],
        ..plain(
            "Decided by",
            "Whether each opponent is met in a fixed number of games, or in a race that stops as soon as it is sure who is better.",
        )
    },
    games: counted(
        "Games",
        "per opponent",
        "Games against each opponent; the two take turns to begin.",
    ),
    epsilon: plain(
        "Precision ε",
        "A race between players closer than this may end undecided; then the mean decides.",
    ),
    delta: plain(
        "Error probability δ",
        "The largest probability that any bound of a race is wrong, divided among its tests.",
    ),
    seed: plain(
        "Seed",
        "Where the random numbers start: same seed, same games, everywhere.",
    ),
};

fn results([won, drawn, lost]: [u64; 3]) -> String {
    format!("{won} won, {drawn} drawn, {lost} lost")
}

const PAGE: LadderTexts = LadderTexts {
    sentence: "How far up the ladder does {=contender} come, with {games} games on each rung?",
    sentence_of_races: "How far up the ladder does {=contender} come? On each rung a race with ε = {epsilon} and δ = {delta} stops as soon as it is sure who is better.",
    summary: "One player against opponents of rising strength at Connect Four: how far up it comes, and how sure that is.",
    results: "Results",
    caption: |contender| format!("{contender} against …"),
    nothing_yet: "No game has been finished yet.",
    header: [
        "Opponent", "Points", "95 %", "Games", "Won", "Drawn", "Lost", "Game",
    ],
    surely_beaten: "surely beaten",
    beaten: "ahead, may be chance",
    not_beaten: "behind, may be chance",
    level: "level",
    not_met: "not met yet",
    race_goes_on: "the race goes on",
    ahead_by_mean: "ahead, too close to be sure",
    behind_by_mean: "behind, too close to be sure",
    surely_better: "surely stronger",
    wrong_at_most: |chance| format!("wrong with a probability of at most {chance}"),
    equals_differ_as_much: |chance| {
        format!(
            "between equal players it would happen by chance with a probability of at most {chance}"
        )
    },
    climbed: |climbed, rungs| match climbed {
        0 => format!("It does not pass the first of {rungs} rungs."),
        all if all == rungs => format!("It passes all {rungs} rungs."),
        _ => format!("It climbs {climbed} of {rungs} rungs."),
    },
    stands: |contender| format!("{contender} stands here"),
    whole_percent: |share| format!("{:.0} %", 100.0 * share),
    between: |low, high| format!("({:.0} – {:.0} %)", 100.0 * low, 100.0 * high),
    add_rung: "Add a rung",
    rung: |number| format!("Opponent on rung {number}"),
    remove_rung: |number| format!("Remove rung {number}"),
    how_races_decide: |delta, opponents| {
        let together = (delta * opponents as f64).min(1.0);
        format!(
            "Each rung is a race, ILEBR* 2: it stops as soon as one half is outside its bounds, or when the mean is known to ±ε; then the mean decides. “Surely” means decided by the bounds: that is wrong with a probability of at most {delta} per opponent, {together:.2} for the whole ladder. The 95 % interval in the table does not allow for stopping early: what counts is the verdict."
        )
    },
    by_side: |first, second| {
        format!(
            "As first: {}. As second: {}.",
            results(first),
            results(second)
        )
    },
    look_at_game: "Look",
    look_at_game_of: |opponent, as_second| {
        let side = if as_second { "second" } else { "first" };
        format!("Look at the last game against {opponent}; the contender was {side}")
    },
    measure: |[sure, ahead, met], share| {
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
    how_points_count: |error| {
        format!(
            "A win is a point, a draw half a point. “Surely” means that all games against an opponent are played and chance would hardly ever give so many points: all these verdicts together are right with a probability of at least {:.0} %. The 95 % interval in the table is for one opponent alone; it treats a draw as half a win and half a loss, so with many draws it is too wide.",
            100.0 * (1.0 - error)
        )
    },
    unproven: |moves| {
        format!(
            "{moves} moves of perfect players could not be proven in time: those were played like UCT with knowledge."
        )
    },
    chart: "Share of points by opponent",
    games_done: |done, total| done_of(done, total, ["game", "games"]),
};
