//! Payoffs: tables for types, or a formula for each player.

use super::super::fault::{Fault, Wrong};
use super::parts::{Line, Sizes, Tables, check, profiles, split, tables, wrong};
use super::scope::{Moment, Scope};
use crate::formula::Formula;
use core::cell::Cell;
use games::fraction::Fraction;

/// A formula and where it stands.
struct Placed<'a> {
    formula: Formula,
    part: &'a str,
}

/// The payoffs of some profiles of types.
struct Table<'a> {
    /// By player, where one is named.
    types: Vec<Option<usize>>,
    /// By profile of actions, then by player.
    cells: Vec<Vec<Placed<'a>>>,
}

/// All that is said about payoffs.
#[derive(Default)]
pub struct Payoffs<'a> {
    tables: Vec<Table<'a>>,
    /// By player.
    formulas: Vec<Option<Placed<'a>>>,
    /// Whether some profile of types has no table.
    are_used: Cell<bool>,
}

fn placed<'a>(scope: &Scope, part: &'a str) -> Result<Placed<'a>, Fault> {
    let formula = scope.formula(part)?;
    Ok(Placed { formula, part })
}

impl<'a> Payoffs<'a> {
    /// Reads a line and the rows below it.
    pub fn read(
        &mut self,
        scope: &Scope,
        line: &Line<'a>,
        below: &[Line<'a>],
    ) -> Result<(), Fault> {
        match (line.keyword().as_str(), line.sign) {
            ("payoff", Some('=')) => self.read_formula(scope, line),
            ("payoffs", Some(':')) => self.read_table(scope, line, below),
            _ => {
                let found = line.whole.chars().take(40).collect();
                Err(wrong(scope.text, line.whole, Wrong::Line(found)))
            }
        }
    }

    fn read_formula(&mut self, scope: &Scope, line: &Line<'a>) -> Result<(), Fault> {
        self.formulas.resize_with(scope.players.len(), || None);
        for named in split(line.named(), ',') {
            let mut players = scope.players.iter();
            let Some(player) = players.position(|player| player.name == named) else {
                let what = Wrong::UnknownPlayer(named.to_owned());
                return Err(wrong(scope.text, named, what));
            };
            if self.formulas[player].is_some() {
                return Err(wrong(scope.text, line.whole, Wrong::PayoffsTwice));
            }
            self.formulas[player] = Some(placed(scope, line.rest)?);
        }
        Ok(())
    }

    /// Checks that no formula stands beside tables for all types.
    pub fn check_used(&self, scope: &Scope) -> Result<(), Fault> {
        let mut formulas = self.formulas.iter().flatten();
        match formulas.next() {
            Some(formula) if !self.are_used.get() => {
                Err(wrong(scope.text, formula.part, Wrong::NeverUsed))
            }
            _ => Ok(()),
        }
    }

    fn read_table(
        &mut self,
        scope: &Scope,
        line: &Line<'a>,
        below: &[Line<'a>],
    ) -> Result<(), Fault> {
        let types = types(scope, line.named())?;
        let tables = tables(line, below);
        let cells = cells(scope, line, &tables)?;
        self.tables.push(Table { types, cells });
        Ok(())
    }

    /// What all get with these types, by profile of actions, then by player.
    pub fn of(&self, scope: &Scope, types: &[usize]) -> Result<Vec<Fraction>, Fault> {
        let fits = |table: &&Table| {
            let mut named = table.types.iter().zip(types);
            named.all(|(named, kind)| named.is_none_or(|named| named == *kind))
        };
        let mut tables = self.tables.iter().filter(fits);
        let (table, second) = (tables.next(), tables.next());
        if let Some(second) = second {
            return Err(wrong(
                scope.text,
                second.cells[0][0].part,
                Wrong::PayoffsTwice,
            ));
        }
        let mut payoffs = Vec::new();
        self.are_used.set(self.are_used.get() || table.is_none());
        for (number, actions) in profiles(actions(scope)).iter().enumerate() {
            let at = Moment { types, actions };
            for player in 0..scope.players.len() {
                let formula = match table {
                    Some(table) => Some(&table.cells[number][player]),
                    None => self.formulas.get(player).and_then(Option::as_ref),
                };
                let Some(Placed { formula, part }) = formula else {
                    let moment = Moment {
                        types,
                        actions: &[],
                    };
                    let missing = match scope.players.iter().all(|player| player.types.len() == 1) {
                        true => scope.players[player].name.clone(),
                        false => scope.said(moment),
                    };
                    return Err(wrong(scope.text, scope.text, Wrong::NoPayoffs(missing)));
                };
                payoffs.push(scope.value(formula, part, at)?);
            }
        }
        Ok(payoffs)
    }
}

/// The types that are named, by player.
fn types(scope: &Scope, named: &str) -> Result<Vec<Option<usize>>, Fault> {
    let mut types = vec![None; scope.players.len()];
    if named.is_empty() {
        return Ok(types);
    }
    let names = split(named, ',');
    let several = |&player: &usize| scope.players[player].types.len() > 1;
    let several: Vec<usize> = (0..scope.players.len()).filter(several).collect();
    for (at, name) in names.iter().enumerate() {
        let kind = |player: usize| {
            scope.players[player]
                .types
                .iter()
                .position(|kind| kind == name)
        };
        let whose: Vec<usize> = match names.len() == several.len() {
            true => vec![several[at]],
            false => several.clone(),
        };
        let found: Vec<_> = whose
            .into_iter()
            .filter_map(|player| Some((player, kind(player)?)))
            .collect();
        match found[..] {
            [(player, kind)] => types[player] = Some(kind),
            [] => {
                return Err(wrong(
                    scope.text,
                    name,
                    Wrong::UnknownType((*name).to_owned()),
                ));
            }
            _ => {
                return Err(wrong(
                    scope.text,
                    name,
                    Wrong::WhoseType((*name).to_owned()),
                ));
            }
        }
    }
    Ok(types)
}

/// How many actions each player has.
fn actions(scope: &Scope) -> impl Iterator<Item = usize> {
    scope.players.iter().map(|player| player.actions.len())
}

/// The cells of tables, by profile.
fn cells<'a>(
    scope: &Scope,
    line: &Line<'a>,
    tables: &Tables<'a>,
) -> Result<Vec<Vec<Placed<'a>>>, Fault> {
    let sizes: Vec<usize> = actions(scope).collect();
    let of_actions = Sizes {
        of: "action",
        cells: "cell",
        all: &sizes,
    };
    check(scope.text, line, tables, &of_actions)?;
    let mut cells = Vec::new();
    for actions in profiles(actions(scope)) {
        let table = actions.get(2).copied().unwrap_or(0);
        let cell = tables[table][actions[0]][actions[1]];
        let parts = split(cell, ':');
        if parts.len() != sizes.len() {
            let (found, wanted) = (parts.len(), sizes.len());
            return Err(wrong(scope.text, cell, Wrong::Cell { found, wanted }));
        }
        let numbers = parts.into_iter().map(|part| placed(scope, part));
        cells.push(numbers.collect::<Result<Vec<_>, _>>()?);
    }
    Ok(cells)
}
