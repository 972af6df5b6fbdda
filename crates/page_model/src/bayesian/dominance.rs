//! Dominance: what no type ever does, round after round.

use super::analysis::{Analysis, called, shown};
use experiments::bayesian::Dominated;
use texts::Texts;

/// The sentences of each round.
pub fn rounds(of: &Analysis, texts: &Texts) -> Vec<Vec<String>> {
    let Some(elimination) = &of.found.elimination else {
        return Vec::new();
    };
    let rounds = elimination.rounds.iter();
    let round = |(number, round): (usize, &Vec<Dominated>)| {
        let sentences = round
            .iter()
            .map(|gone| sentence(of, gone, number == 0, texts));
        sentences.collect()
    };
    rounds.enumerate().map(round).collect()
}

fn sentence(of: &Analysis, gone: &Dominated, is_first: bool, texts: &Texts) -> String {
    let words = &texts.labs.bayesian.views;
    let player = usize::from(gone.player);
    let actions = &of.game.players[player].actions;
    let who = of.who(player, gone.kind.into(), texts);
    let parts = gone
        .by
        .iter()
        .zip(actions)
        .filter(|(part, _)| !part.is_zero());
    let parts = parts.map(|(part, action)| match part.text == "1" {
        true => called(action),
        false => (words.equilibria.part)(&shown(part, texts), &called(action)),
    });
    let by: Vec<String> = parts.collect();
    let action = &actions[usize::from(gone.action)];
    (words.dominance.gone)(&who, &called(action), &by, is_first)
}

/// What is left; nothing before that is known.
pub fn said(of: &Analysis, texts: &Texts) -> String {
    let words = &texts.labs.bayesian.views;
    let Some(elimination) = &of.found.elimination else {
        return words.under_way.to_owned();
    };
    if of.is_solved_by_dominance() {
        return words.dominance.solved.to_owned();
    }
    let left = elimination.left.iter().flatten();
    let choosing = left.filter(|left| left.len() > 1).count();
    match elimination.rounds.is_empty() {
        true => words.dominance.none.to_owned(),
        false => (words.dominance.left)(choosing),
    }
}
