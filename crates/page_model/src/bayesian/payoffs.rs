//! Payoffs: the table of each state that the chosen type thinks possible.

use super::analysis::Analysis;
use engines::bayesian::game::State;
use texts::Texts;

/// The payoffs of a state; of three players a table for each action of the third.
#[derive(Clone, Debug, PartialEq)]
pub struct StateTables {
    pub caption: String,
    pub tables: Vec<PayoffTable>,
}

/// Rows are the first player's actions, columns the second's; each cell has what each player gets.
#[derive(Clone, Debug, PartialEq)]
pub struct PayoffTable {
    /// The third player's action.
    pub action: Option<String>,
    pub cells: Vec<Vec<Vec<String>>>,
}

/// What stands over the tables.
pub fn heading(of: &Analysis, texts: &Texts) -> String {
    let words = &texts.labs.bayesian.views.payoffs;
    let (player, kind) = of.chosen();
    match of.game.is_informed(player) {
        true => (words.of_type)(&of.who(player, kind, texts)),
        false => words.all.to_owned(),
    }
}

/// The states.
pub fn states(of: &Analysis, texts: &Texts) -> Vec<StateTables> {
    let (player, kind) = of.chosen();
    let possible = of.game.states.iter();
    let possible = possible.filter(|state| state.types[player] == kind);
    possible.map(|state| tables(of, state, texts)).collect()
}

fn tables(of: &Analysis, state: &State, texts: &Texts) -> StateTables {
    let words = &texts.labs.bayesian.views.payoffs;
    let game = &of.game;
    let informed = (0..game.players.len()).filter(|&player| game.is_informed(player));
    let types: Vec<String> = informed
        .map(|player| of.who(player, state.types[player], texts))
        .collect();
    let third = game.players.get(2);
    let actions = third.map_or(1, |third| third.actions.len());
    let table = |number: usize| PayoffTable {
        action: third.map(|third| (words.table)(&third.actions[number])),
        cells: cells(of, state, number),
    };
    StateTables {
        caption: match types.is_empty() {
            true => words.always.to_owned(),
            false => (words.caption)(&types.join(", "), &state.probability.shown()),
        },
        tables: (0..actions).map(table).collect(),
    }
}

fn cells(of: &Analysis, state: &State, third: usize) -> Vec<Vec<Vec<String>>> {
    let game = &of.game;
    let players = game.players.len();
    let cell = |row: usize, column: usize| {
        let last = if players > 2 { third } else { 0 };
        let profile = row * game.step(0) + column * game.step(1) + last;
        let payoffs = (0..players).map(|player| game.payoff(state, profile, player).shown());
        payoffs.collect()
    };
    let row = |row| {
        (0..game.actions(1))
            .map(|column| cell(row, column))
            .collect()
    };
    (0..game.actions(0)).map(row).collect()
}
