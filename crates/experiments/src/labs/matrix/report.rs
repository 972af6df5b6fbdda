//! The result for programs and for a terminal. Exact numbers are fractions as text; players and actions are numbered from 1 where they have no name.

use super::findings::{
    Approximate, Component, Correlated, Degenerate, Distribution, Elimination, Equilibrium, Exact,
    Extreme, Findings, Mixed, Risk, Stage,
};
use super::settings::MatrixExperiment;
use crate::report::Table;
use games::strategic::StrategicGame;
use serde::Serialize;
use serde_json::{Value, json};

/// The result as JSON has it.
#[derive(Serialize)]
pub(super) struct MatrixResult {
    title: String,
    players: Vec<String>,
    actions: Vec<Vec<String>>,
    zero_sum: bool,
    /// What both payoffs add up to, if that is always the same.
    constant_sum: Option<String>,
    symmetric: bool,
    /// What each player gets, in a list for each action of the last player, in a list for each of the player before, and so on: for two
    /// players `payoffs[row][column]`. As decimals, so that a lesson can reckon with them.
    payoffs: Value,
    /// Profiles, by the names of the actions.
    pure: Vec<Vec<String>>,
    /// Pairs of strategies; null if there are too many, or more than two players.
    extreme_equilibria: Option<Vec<Vec<Vec<String>>>>,
    /// The same with payoffs and stability; where not all are known, those found so far.
    equilibria: Vec<Value>,
    /// The one that was found first, where not all are known.
    one_equilibrium: Option<Vec<Vec<String>>>,
    /// Three players and more: mixed equilibria, each with a bound.
    approximate_equilibria: Vec<Value>,
    approximate_is_complete: Option<bool>,
    /// Each with places in the list of extreme equilibria, from 0.
    components: Vec<Value>,
    degenerate: Option<Value>,
    dominated: Value,
    /// Of a zero-sum game, for the first player.
    value: Option<String>,
    security: Vec<Value>,
    risk: Option<Value>,
    payoff_dominant: Option<u32>,
    correlated: Option<Value>,
    stopped_early: bool,
}

fn texts(strategy: &Mixed) -> Vec<String> {
    strategy.iter().map(Exact::to_string).collect()
}

fn strategies(equilibrium: &Equilibrium) -> Vec<Vec<String>> {
    equilibrium.strategies.iter().map(texts).collect()
}

pub(super) fn result(lab: &MatrixExperiment, found: &Findings) -> Option<MatrixResult> {
    let game = lab.game().ok()?;
    let name =
        |(player, &action): (usize, &u8)| game.actions()[player][usize::from(action)].clone();
    let is_known = matches!(found.extreme, Extreme::Known(_));
    let is_several = game.players().len() > 2;
    let value = found
        .security
        .first()
        .filter(|_| game.constant_sum().is_some());
    Some(MatrixResult {
        title: game.title.clone(),
        players: game.players().to_vec(),
        actions: game.actions().to_vec(),
        zero_sum: game.is_zero_sum(),
        constant_sum: game.constant_sum().map(|sum| sum.to_string()),
        symmetric: game.is_symmetric(),
        payoffs: payoffs(&game, &mut Vec::new()),
        pure: found.pure.iter().map(|profile| profile.iter().enumerate().map(name).collect()).collect(),
        extreme_equilibria: is_known.then(|| found.equilibria().iter().map(strategies).collect()),
        equilibria: found.so_far().iter().map(equilibrium).collect(),
        one_equilibrium: found.first.as_ref().filter(|_| !is_known).map(strategies),
        approximate_equilibria: found.several.iter().map(approximate).collect(),
        approximate_is_complete: is_several.then_some(found.several_is_complete),
        components: found.components.iter().map(component).collect(),
        degenerate: found.degenerate.as_ref().map(|degenerate| of_degenerate(&game, degenerate)),
        dominated: dominated(&game, found),
        value: value.map(|security| security.value.to_string()),
        security: found
            .security
            .iter()
            .map(|security| json!({ "value": security.value.text, "strategy": texts(&security.strategy), "pure_value": security.pure_value.text }))
            .collect(),
        risk: found.risk.as_ref().map(risk),
        payoff_dominant: found.payoff_dominant,
        correlated: found.correlated.as_ref().map(correlated),
        stopped_early: found.stage != Stage::Done,
    })
}

/// The payoffs after these actions of the first players.
fn payoffs(game: &StrategicGame, actions: &mut Vec<usize>) -> Value {
    let player = actions.len();
    if player == game.players().len() {
        let profile = game.profile(actions);
        let amounts = (0..player).map(|player| game.payoff(profile, player).value());
        return amounts.collect();
    }
    let after = (0..game.size(player)).map(|action| {
        actions.push(action);
        let after = payoffs(game, actions);
        actions.pop();
        after
    });
    after.collect()
}

fn equilibrium(equilibrium: &Equilibrium) -> Value {
    json!({
        "strategies": strategies(equilibrium),
        "payoffs": texts(&equilibrium.payoffs),
        "stability": equilibrium.stability.map(|stability| format!("{stability:?}").to_lowercase()),
    })
}

fn approximate(one: &Approximate) -> Value {
    json!({ "strategies": one.strategies, "payoffs": one.payoffs, "radius": one.radius, "certified": one.is_certified })
}

fn component(component: &Component) -> Value {
    json!({ "equilibria": component.equilibria, "index": component.index, "subsets": component.subsets })
}

fn of_degenerate(game: &StrategicGame, degenerate: &Degenerate) -> Value {
    let player = usize::from(degenerate.player);
    let other = &game.actions()[1 - player];
    let responses = degenerate
        .best_responses
        .iter()
        .filter_map(|&action| other.get(usize::from(action)));
    json!({ "player": player + 1, "strategy": texts(&degenerate.strategy), "best_responses": responses.collect::<Vec<_>>() })
}

fn dominated(game: &StrategicGame, found: &Findings) -> Value {
    json!({
        "strict": found.strict.as_ref().map(|one| elimination(game, one)),
        "weak": found.weak.iter().map(|one| elimination(game, one)).collect::<Vec<_>>(),
    })
}

fn elimination(game: &StrategicGame, of: &Elimination) -> Value {
    let name = |player: usize, action: u8| &game.actions()[player][usize::from(action)];
    let rounds: Vec<Vec<Value>> = of
        .rounds
        .iter()
        .map(|round| {
            let gone = round.iter().map(|gone| {
                let player = usize::from(gone.player);
                json!({ "player": player + 1, "action": name(player, gone.action), "by": texts(&gone.by) })
            });
            gone.collect()
        })
        .collect();
    let left: Vec<Vec<&String>> = of
        .left
        .iter()
        .enumerate()
        .map(|(player, actions)| actions.iter().map(|&action| name(player, action)).collect())
        .collect();
    json!({ "rounds": rounds, "left": left })
}

fn risk(risk: &Risk) -> Value {
    json!({ "equilibria": risk.equilibria, "products": risk.products.each_ref().map(Exact::to_string), "dominant": risk.dominant })
}

fn correlated(of: &Correlated) -> Value {
    let names = ["sum", "first", "second", "worst_sum"];
    let point = |payoffs: &[Exact; 2]| payoffs.each_ref().map(Exact::to_string);
    let distribution =
        |one: &Distribution| json!({ "payoffs": point(&one.payoffs), "cells": texts(&one.cells) });
    let best: serde_json::Map<String, Value> = names
        .into_iter()
        .zip(&of.best)
        .map(|(name, best)| (name.to_owned(), distribution(best)))
        .collect();
    let edges: serde_json::Map<String, Value> = names
        .into_iter()
        .zip(&of.edges)
        .map(|(name, edge)| {
            (
                name.to_owned(),
                json!(edge.as_ref().map(|ends| ends.each_ref().map(point))),
            )
        })
        .collect();
    let corners: Vec<[String; 2]> = of.corners.iter().map(point).collect();
    json!({ "best": best, "edges": edges, "egalitarian": of.egalitarian.as_ref().map(distribution), "corners": corners })
}

/// A row an equilibrium.
pub(super) fn table(lab: &MatrixExperiment, found: &Findings) -> Table {
    let Ok(game) = lab.game() else {
        return Table {
            header: Vec::new(),
            rows: Vec::new(),
        };
    };
    let mut header = vec!["equilibrium".to_owned()];
    for (player, actions) in game.actions().iter().enumerate() {
        header.extend(
            actions
                .iter()
                .map(|action| format!("{}: {action}", player + 1)),
        );
    }
    header.extend((1..=game.players().len()).map(|player| format!("payoff {player}")));
    let exact = found.so_far().iter().map(|one| {
        let strategies = one.strategies.concat();
        texts(&strategies)
            .into_iter()
            .chain(texts(&one.payoffs))
            .collect::<Vec<_>>()
    });
    let nearly = found.several.iter().map(|one| {
        let numbers = one
            .strategies
            .concat()
            .into_iter()
            .chain(one.payoffs.iter().copied());
        numbers.map(|number| format!("{number:.9}")).collect()
    });
    let rows = exact.chain(nearly).enumerate();
    Table {
        header,
        rows: rows
            .map(|(number, cells)| {
                core::iter::once((number + 1).to_string())
                    .chain(cells)
                    .collect()
            })
            .collect(),
    }
}
