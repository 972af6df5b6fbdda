//! Equilibria: the list of them, how complete it is, and a question about it.

use super::analysis::{Analysis, called, shown};
use crate::kit::asked::Asked;
use experiments::bayesian::{BayesianExperiment, Equilibrium, Listed};
use texts::Texts;

/// An equilibrium in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct EquilibriumRow {
    /// What each player does, in words, and gets.
    pub strategies: Vec<(String, String)>,
    pub is_shown: bool,
}

/// The question; `None` where the answer is not known, or stands beside it: that dominance leaves only one.
pub fn question(of: &Analysis, texts: &Texts) -> Option<Asked> {
    let words = &texts.labs.bayesian.views.equilibria;
    let pure = of
        .found
        .pure
        .filter(|_| !of.hides() && of.found.listed != Listed::UnderWay)?;
    if of.is_solved_by_dominance() {
        return None;
    }
    Some(Asked {
        question: words.question.to_owned(),
        options: words.options.map(str::to_owned).to_vec(),
        right: pure.min(3) as usize,
        why: (words.why)(pure),
    })
}

/// The rows.
pub fn rows(of: &Analysis, texts: &Texts) -> Vec<EquilibriumRow> {
    let words = &texts.labs.bayesian.views.equilibria;
    let of_player = |one: &Equilibrium, player: usize| {
        let name = &of.game.players[player].name;
        let does = (words.of_player)(name, &strategy(of, one, player, texts));
        (does, (words.gets)(&shown(&one.payoffs[player], texts)))
    };
    let row = |(place, one): (usize, &Equilibrium)| EquilibriumRow {
        strategies: (0..of.game.players.len())
            .map(|player| of_player(one, player))
            .collect(),
        is_shown: of.place() == Some(place),
    };
    of.found.equilibria.iter().enumerate().map(row).collect()
}

/// What a player's types do, in words.
fn strategy(of: &Analysis, one: &Equilibrium, player: usize, texts: &Texts) -> String {
    let words = &texts.labs.bayesian.views.equilibria;
    let names = &of.game.players[player];
    let does = |kind: usize| {
        let parts = one.strategies[player][kind].iter().zip(&names.actions);
        let used = parts.filter(|(part, _)| !part.is_zero());
        let used = used.map(|(part, action)| match part.text == "1" {
            true => called(action),
            false => (words.part)(&shown(part, texts), &called(action)),
        });
        let used: Vec<String> = used.collect();
        let used = used.join(", ");
        match of.game.is_informed(player) {
            true => (words.does)(&called(&names.types[kind]), &used),
            false => used,
        }
    };
    let types: Vec<String> = (0..of.game.types(player)).map(does).collect();
    types.join("; ")
}

/// The experiment that shows an equilibrium.
pub fn showing(of: &Analysis, place: usize) -> BayesianExperiment {
    BayesianExperiment {
        equilibrium: place as u64 + 1,
        ..of.asked.clone()
    }
}

/// How complete the list is, and how equilibria are connected.
pub fn said(of: &Analysis, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.bayesian.views.equilibria;
    if let Some(instead) = of.instead(texts) {
        return vec![instead.to_owned()];
    }
    let count = of.found.count;
    let parts = of.found.components.len();
    let mut said = vec![match of.found.listed {
        Listed::Extreme if count > 1 && parts as u64 == count => (words.isolated)(count),
        Listed::Extreme => (words.extreme)(count),
        Listed::Pure => (words.pure)(count),
        Listed::One => words.one.to_owned(),
        Listed::Some => (words.some)(count),
        Listed::UnderWay | Listed::Nothing => (words.under_way)(count),
    }];
    let listed = of.found.equilibria.len();
    if count > listed as u64 {
        said.push((words.cut)(listed));
    } else if of.found.listed == Listed::Extreme && parts > 0 && (parts as u64) < count {
        said.push((words.connected)(parts));
    }
    said
}
