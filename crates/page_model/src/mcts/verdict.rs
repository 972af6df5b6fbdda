//! Verdict: how a game has ended; before that, what perfect play leads to from a position, and what the choice of what was
//! found about it would cost.

use super::thinking::Found;
use super::truths::{Judged, Known};
use experiments::common::outcome::Outcome;
use experiments::mcts::MctsExperiment;
use games::{Player, Turn};
use texts::{MctsTexts, SolveTexts};

/// How the game of `lab` has ended.
pub fn game_over(lab: &MctsExperiment, outcome: Outcome, texts: &MctsTexts) -> String {
    let winner = outcome.winner();
    (texts.game_over)(
        winner.map(Player::index),
        winner.map(|winner| lab.is_person(winner)),
    )
}

/// What perfect play leads to from the position of `lab`.
pub fn verdict(lab: &MctsExperiment, known: &Known, words: &SolveTexts) -> String {
    let truth = &known.truth;
    let player = match lab.turn() {
        Turn::Player(player) => player.index(),
        Turn::Chance | Turn::Over => 0,
    };
    match truth.best() {
        Some(score) => (words.verdict)(score, player, lab.solve().moves_to_end(score)),
        None if known.is_finished && truth.nodes() == 0 => words.too_large.to_owned(),
        None => words.no_verdict.to_owned(),
    }
}

/// What the choice of what was found would cost; `None` while that is not known.
pub fn regret(known: &Known, found: Option<&Found>, words: &SolveTexts) -> Option<String> {
    let regret = found.and_then(|found| known.truth.regret(found.findings.best?));
    regret.map(words.regret)
}

/// What the person's move cost, by the exact scores of the position in which it was made; `None` where that will not be known.
pub fn coach(judged: &Judged, words: &SolveTexts) -> Option<String> {
    let judgement = judged.known.as_ref().and_then(|known| {
        let truth = &known.truth;
        let (score, best) = (truth.score(judged.column)?, truth.best()?);
        let best_moves = truth
            .moves
            .iter()
            .filter(|known| truth.is_best(known.column));
        let columns: Vec<String> = best_moves.map(|known| known.column.to_string()).collect();
        Some((words.coach)(
            judged.column.number(),
            score,
            best,
            &columns.join(", "),
        ))
    });
    let given_up = judged.known.as_ref().is_some_and(|known| known.is_finished);
    judgement.or_else(|| (!given_up).then(|| words.coach_waits.to_owned()))
}
