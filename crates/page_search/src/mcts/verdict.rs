//! Verdict: how a game has ended; before that, what perfect play leads to from a position, and what the choice of what was
//! found about it would cost.

use super::thinking::Found;
use super::truth::Known;
use experiments::common::outcome::Outcome;
use experiments::mcts::MctsLab;
use games::{Player, Turn};
use texts::{MctsTexts, Texts};
use yew::prelude::*;

/// How the game of `lab` has ended.
pub fn game_over(lab: &MctsLab, outcome: Outcome, texts: &MctsTexts) -> String {
    let winner = outcome.winner();
    (texts.game_over)(
        winner.map(Player::index),
        winner.map(|winner| lab.is_person(winner)),
    )
}

/// A sentence or two about the position of `lab`.
pub fn verdict(
    id: &'static str,
    lab: &MctsLab,
    known: &Known,
    found: Option<&Found>,
    texts: &Texts,
) -> Html {
    let words = &texts.labs.solve.page;
    let truth = &known.truth;
    let player = match lab.turn() {
        Turn::Player(player) => player.index(),
        Turn::Chance | Turn::Over => 0,
    };
    let sentence = match truth.best() {
        Some(score) => (words.verdict)(score, player, lab.solve().moves_to_end(score)),
        None if known.is_finished && truth.nodes() == 0 => words.too_large.to_owned(),
        None => words.no_verdict.to_owned(),
    };
    let regret = found.and_then(|found| truth.regret(found.thoughts.best?));
    html! {
        <p class="small" {id} data-finished={known.is_finished.to_string()} data-nodes={truth.nodes().to_string()}>
            { sentence }
            if let Some(regret) = regret { { " " }{ (words.regret)(regret) } }
        </p>
    }
}
