//! Formulas of a game, and what they know: types, actions and the number x.

use super::super::fault::{Fault, Wrong};
use super::parts::wrong;
use super::players::Read;
use crate::formula::operations::is_reserved;
use crate::formula::written::{formula, long_number};
use crate::formula::{Formula, NamedSpace};
use core::cell::Cell;
use games::fraction::Fraction;

/// What formulas know.
pub struct Scope<'a> {
    pub text: &'a str,
    pub players: Vec<ScopePlayer>,
    space: NamedSpace,
    x: Fraction,
}

/// A player, and what the names of types and actions are in formulas.
pub struct ScopePlayer {
    pub name: String,
    pub types: Vec<String>,
    pub actions: Vec<String>,
    type_numbers: Vec<Fraction>,
    action_numbers: Vec<Fraction>,
}

/// The type and the action of each player, as far as a formula may use them.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    pub types: &'a [usize],
    pub actions: &'a [usize],
}

/// What names are in formulas.
enum Names {
    Numbers(Vec<Fraction>),
    Words,
    /// Numbered from 0.
    Places,
}

/// Whether it is a variable of formulas.
fn is_variable(name: &str) -> bool {
    let mut letters = name.chars();
    matches!(letters.next(), Some('t' | 'a')) && matches!(letters.as_str(), "1" | "2" | "3")
        || name == "x"
}

fn meaning(names: &[String]) -> Names {
    let numbers: Result<Vec<Fraction>, _> = names.iter().map(|name| name.parse()).collect();
    let is_letter =
        |letter: char| letter.is_alphabetic() || letter.is_ascii_digit() || letter == '_';
    let is_word = |name: &String| {
        name.starts_with(char::is_alphabetic)
            && name.chars().all(is_letter)
            && !is_reserved(name)
            && !is_variable(name)
    };
    match numbers {
        Ok(numbers) => Names::Numbers(numbers),
        // A dimension has two values at least.
        Err(_) if names.len() > 1 && names.iter().all(is_word) => Names::Words,
        Err(_) => Names::Places,
    }
}

/// The dimension of a variable with these values.
fn dimension(variable: &str, names: &[String]) -> String {
    match meaning(names) {
        Names::Words => format!("{variable}: {}", names.join(", ")),
        Names::Numbers(_) | Names::Places => format!("{variable}: 0, 1"),
    }
}

fn numbers(names: &[String], space: &NamedSpace) -> Vec<Fraction> {
    match meaning(names) {
        Names::Numbers(numbers) => numbers,
        Names::Words => {
            let word = |name: &String| space.word(name).unwrap_or(0.0) as i64;
            names.iter().map(word).map(Fraction::whole).collect()
        }
        Names::Places => (0..names.len() as i64).map(Fraction::whole).collect(),
    }
}

impl<'a> Scope<'a> {
    /// Of players.
    pub fn new(text: &'a str, players: &[Read], x: Fraction) -> Self {
        let each = players.iter().enumerate();
        let dimensions = each.map(|(number, read)| {
            let (types, actions) = (&read.player.types, &read.player.actions);
            let number = number + 1;
            let types = dimension(&format!("t{number}"), types);
            format!("{types}; {}", dimension(&format!("a{number}"), actions))
        });
        let all: Vec<String> = dimensions.chain(["x: 0, 1".to_owned()]).collect();
        let space: NamedSpace = all.join("; ").parse().unwrap_or_else(|error| {
            unreachable!("names were looked at: {error}");
        });
        let player = |read: &Read| ScopePlayer {
            name: read.player.name.clone(),
            type_numbers: numbers(&read.player.types, &space),
            action_numbers: numbers(&read.player.actions, &space),
            types: read.player.types.clone(),
            actions: read.player.actions.clone(),
        };
        Self {
            text,
            players: players.iter().map(player).collect(),
            space,
            x,
        }
    }

    /// Reads a formula that is a piece of the text.
    pub fn formula(&self, part: &str) -> Result<Formula, Fault> {
        if let Some(number) = long_number(part) {
            return Err(wrong(self.text, number, Wrong::Digits));
        }
        formula(self.text, part, &self.space).map_err(|(place, error)| Fault {
            place,
            what: Wrong::Formula(error),
        })
    }

    /// The value of a formula that is a piece of the text.
    pub fn value(&self, formula: &Formula, part: &str, at: Moment) -> Result<Fraction, Fault> {
        let unknown = Cell::new(None);
        let of = |dimension: usize| {
            let Some(player) = self.players.get(dimension / 2) else {
                return self.x;
            };
            let (chosen, numbers) = match dimension % 2 {
                0 => (at.types.get(dimension / 2), &player.type_numbers),
                _ => (at.actions.get(dimension / 2), &player.action_numbers),
            };
            chosen.map_or_else(
                || {
                    unknown.set(Some(dimension));
                    Fraction::ZERO
                },
                |&chosen| numbers[chosen],
            )
        };
        let value = formula.exact_value(of);
        if let Some(dimension) = unknown.get() {
            let letter = if dimension % 2 == 0 { 't' } else { 'a' };
            let name = format!("{letter}{}", dimension / 2 + 1);
            return Err(wrong(self.text, part, Wrong::NoMeaning(name)));
        }
        value.map_err(|why| {
            let at = self.said(at);
            wrong(self.text, part, Wrong::NotExact { at, why })
        })
    }

    /// Checks that formulas can tell names of types and actions apart, and from what they know.
    pub fn check_names(&self, players: &[Read]) -> Result<(), Fault> {
        for read in players {
            for names in [&read.player.types, &read.player.actions] {
                let is_known = |name: &&String| is_reserved(name) || is_variable(name);
                if let Some(name) = names.iter().find(is_known) {
                    return Err(wrong(self.text, read.line, Wrong::Reserved(name.clone())));
                }
                let is_number = |name: &&String| name.parse::<Fraction>().is_ok();
                let numbers = names.iter().filter(is_number).count();
                if numbers > 0 && numbers < names.len() {
                    return Err(wrong(self.text, read.line, Wrong::MixedNames));
                }
            }
        }
        Ok(())
    }

    /// Types and actions by name.
    pub fn said(&self, at: Moment) -> String {
        let types = at.types.iter().zip(&self.players);
        let types = types.map(|(&kind, player)| &player.types[kind]);
        let actions = at.actions.iter().zip(&self.players);
        let actions = actions.map(|(&action, player)| &player.actions[action]);
        let names = types.chain(actions).filter(|name| !name.is_empty());
        let names: Vec<&str> = names.map(String::as_str).collect();
        match names.is_empty() {
            true => format!("x = {}", self.x),
            false => names.join(", "),
        }
    }
}
