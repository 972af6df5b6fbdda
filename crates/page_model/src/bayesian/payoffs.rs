//! Payoffs: the table of each state that the chosen type thinks possible.

use super::analysis::{Analysis, called};
use engines::bayesian::game::State;
use games::fraction::Fraction;
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

/// How tables are read.
pub fn key(of: &Analysis, texts: &Texts) -> String {
    let names: Vec<String> = of
        .game
        .players
        .iter()
        .map(|player| player.name.clone())
        .collect();
    (texts.labs.bayesian.views.payoffs.key)(&names[0], &names[1], &names)
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
        action: third.map(|third| (words.table)(&third.name, &called(&third.actions[number]))),
        cells: cells(of, state, number),
    };
    StateTables {
        caption: match types.is_empty() {
            true => words.always.to_owned(),
            false => (words.caption)(&types.join(", "), &likely(of, state)),
        },
        tables: (0..actions).map(table).collect(),
    }
}

/// How likely a state is to the chosen type.
fn likely(of: &Analysis, state: &State) -> String {
    let (player, kind) = of.chosen();
    let possible = of
        .game
        .states
        .iter()
        .filter(|state| state.types[player] == kind);
    let mut parts = possible.map(|state| state.probability);
    let all = parts.try_fold(Fraction::ZERO, Fraction::checked_add);
    let share = all.and_then(Fraction::inverse);
    let share = share.and_then(|part| part.checked_mul(state.probability));
    share.unwrap_or(state.probability).shown()
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
