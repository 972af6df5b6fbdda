//! Probabilities of profiles of types.

use super::super::fault::{Fault, Wrong};
use super::parts::{Line, Sizes, check, profiles, tables, wrong};
use super::players::Read;
use super::scope::{Moment, Scope};
use games::fraction::Fraction;

/// Profiles of types, the last player's changing fastest, with their probabilities.
pub type Prior = Vec<(Vec<usize>, Fraction)>;

fn types(players: &[Read]) -> impl Iterator<Item = usize> {
    players.iter().map(|read| read.player.types.len())
}

fn probability(scope: &Scope, part: &str, types: &[usize]) -> Result<Fraction, Fault> {
    let at = Moment {
        types,
        actions: &[],
    };
    let found = scope.value(&scope.formula(part)?, part, at)?;
    match (Fraction::ZERO..=Fraction::ONE).contains(&found) {
        true => Ok(found),
        false => Err(wrong(scope.text, part, Wrong::Probability(found))),
    }
}

fn sum(scope: &Scope, part: &str, all: impl Iterator<Item = Fraction>) -> Result<(), Fault> {
    let mut numbers = all;
    let found = numbers.try_fold(Fraction::ZERO, |sum, number| sum.checked_add(number));
    match found {
        Some(Fraction::ONE) => Ok(()),
        found => {
            let found = found.unwrap_or(Fraction::ZERO);
            Err(wrong(scope.text, part, Wrong::Sum(found)))
        }
    }
}

/// Of types that are independent.
pub fn independent(scope: &Scope, players: &[Read]) -> Result<Prior, Fault> {
    let mut margins = Vec::new();
    for read in players {
        let mut margin = Vec::new();
        for &(name, part) in &read.types {
            let Some(part) = part else {
                return Err(wrong(
                    scope.text,
                    name,
                    Wrong::NoProbability(name.to_owned()),
                ));
            };
            let found = probability(scope, part, &[])?;
            if found == Fraction::ZERO {
                return Err(wrong(scope.text, part, Wrong::Impossible(name.to_owned())));
            }
            margin.push(found);
        }
        if margin.is_empty() {
            margin.push(Fraction::ONE);
        }
        sum(scope, read.line, margin.iter().copied())?;
        margins.push(margin);
    }
    let product = |types: &Vec<usize>| {
        let parts = types
            .iter()
            .zip(&margins)
            .map(|(&kind, margin)| margin[kind]);
        let mut parts = parts;
        parts.try_fold(Fraction::ONE, |product, part| product.checked_mul(part))
    };
    let with = |types: Vec<usize>| {
        let part = product(&types).unwrap_or(Fraction::ZERO);
        (types, part)
    };
    let prior: Prior = profiles(types(players)).into_iter().map(with).collect();
    sum(scope, scope.text, prior.iter().map(|&(_, part)| part))?;
    Ok(prior)
}

/// As a line says, with the rows below it.
pub fn read(scope: &Scope, players: &[Read], line: &Line, below: &[Line]) -> Result<Prior, Fault> {
    let profiles = profiles(types(players));
    let mut prior = Vec::new();
    if line.sign == Some('=') {
        for types in profiles {
            let found = probability(scope, line.rest, &types)?;
            prior.push((types, found));
        }
    } else {
        let tables = tables(line, below);
        let sizes: Vec<usize> = types(players).collect();
        let of_types = Sizes {
            of: "type",
            cells: "number",
            all: &sizes,
        };
        check(scope.text, line, &tables, &of_types)?;
        for types in profiles {
            let table = types.get(2).copied().unwrap_or(0);
            let cell = tables[table][types[0]][types[1]];
            let found = probability(scope, cell, &types)?;
            prior.push((types, found));
        }
    }
    sum(scope, line.whole, prior.iter().map(|&(_, part)| part))?;
    for (player, read) in players.iter().enumerate() {
        for (kind, name) in read.player.types.iter().enumerate() {
            let is_possible = |(types, part): &(Vec<usize>, Fraction)| {
                types[player] == kind && *part != Fraction::ZERO
            };
            if !prior.iter().any(is_possible) {
                return Err(wrong(
                    scope.text,
                    line.whole,
                    Wrong::Impossible(name.clone()),
                ));
            }
        }
    }
    Ok(prior)
}
