//! Players, with their types and actions.

use super::super::fault::{Fault, Wrong};
use super::super::game::{MAX_ACTIONS, MAX_PLAYERS, MAX_TYPES, MIN_PLAYERS, Player};
use super::parts::{Line, split, wrong};
use crate::formula::written::minus;
use crate::formula::{Formula, NamedSpace};

/// A player as it is typed.
#[derive(Debug)]
pub struct Read<'a> {
    pub player: Player,
    /// The name of each type, and its probability, where one is written.
    pub types: Vec<(&'a str, Option<&'a str>)>,
    pub line: &'a str,
}

/// Whether probabilities stand after the names of types.
pub fn have_probabilities(players: &[Read]) -> bool {
    let mut types = players.iter().flat_map(|read| &read.types);
    types.any(|(_, probability)| probability.is_some())
}

/// The players.
pub fn read<'a>(text: &str, lines: &[Line<'a>]) -> Result<Vec<Read<'a>>, Fault> {
    let Some(first) = lines.first() else {
        let is_empty = super::parts::lines(text).is_empty();
        let what = if is_empty {
            Wrong::Empty
        } else {
            Wrong::Players(0)
        };
        return Err(wrong(text, text, what));
    };
    let mut players: Vec<Read> = Vec::new();
    for line in lines {
        let read = player(text, line)?;
        if players
            .iter()
            .any(|other| other.player.name == read.player.name)
        {
            return Err(wrong(text, line.head, Wrong::NameTwice(read.player.name)));
        }
        players.push(read);
    }
    if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players.len()) {
        let at = players
            .get(MAX_PLAYERS)
            .map_or(first.whole, |read| read.line);
        return Err(wrong(text, at, Wrong::Players(players.len())));
    }
    Ok(players)
}

fn player<'a>(text: &str, line: &Line<'a>) -> Result<Read<'a>, Fault> {
    if line.sign != Some(':') {
        let found = line.whole.chars().take(40).collect();
        return Err(wrong(text, line.whole, Wrong::Line(found)));
    }
    let (name, types) = match line.head.split_once('(') {
        Some((name, types)) => {
            let types = types.trim_end().strip_suffix(')');
            let types = types.ok_or_else(|| wrong(text, line.head, Wrong::NotClosed))?;
            (name.trim(), split(types, ','))
        }
        None => (line.head, Vec::new()),
    };
    let actions = split(line.rest, ',');
    check_names(text, line, core::slice::from_ref(&name))?;
    check_names(text, line, &actions)?;
    if !(1..=MAX_ACTIONS).contains(&actions.len()) {
        let (player, found) = (name.to_owned(), actions.len());
        return Err(wrong(text, line.rest, Wrong::Actions { player, found }));
    }
    if types.len() > MAX_TYPES {
        let (player, found) = (name.to_owned(), types.len());
        return Err(wrong(text, line.head, Wrong::Types { player, found }));
    }
    let types: Vec<_> = types.into_iter().map(kind).collect();
    let names: Vec<&str> = types.iter().map(|&(name, _)| name).collect();
    check_names(text, line, &names)?;
    let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    let nothing = vec![String::new()];
    Ok(Read {
        player: Player {
            name: name.to_owned(),
            types: if names.is_empty() {
                nothing
            } else {
                owned(&names)
            },
            actions: owned(&actions),
        },
        types,
        line: line.whole,
    })
}

/// A type: its name and, after a space, its probability, which is all that is a formula of x.
fn kind(text: &str) -> (&str, Option<&str>) {
    let is_formula = |part: &str| {
        let space: Result<NamedSpace, _> = "x: 0, 1".parse();
        space.is_ok_and(|space| Formula::read(&minus(part), &space).is_ok())
    };
    let spaces = text.char_indices().filter(|(_, sign)| sign.is_whitespace());
    let mut cuts = spaces.map(|(at, _)| (text[..at].trim_end(), text[at..].trim()));
    let found = cuts.find(|(_, rest)| is_formula(rest));
    found.map_or((text, None), |(name, rest)| (name, Some(rest)))
}

fn check_names(text: &str, line: &Line, names: &[&str]) -> Result<(), Fault> {
    for (at, name) in names.iter().enumerate() {
        if name.is_empty() {
            return Err(wrong(text, line.whole, Wrong::NoName));
        }
        if names[..at].contains(name) {
            return Err(wrong(text, name, Wrong::NameTwice((*name).to_owned())));
        }
    }
    Ok(())
}
