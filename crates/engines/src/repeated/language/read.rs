//! A whole text: which form it has, and what it says.

use super::entry::Text;
use super::fault::{MAX_LENGTH, StrategyFault, Wrong};
use super::library::find;
use super::reader::{Read, Reader};
use super::rules::begins_rule;
use super::tokens::{Kind, tokens};
use crate::repeated::stage_game::Seat;
use crate::repeated::strategies::compile::compile;
use crate::repeated::strategies::program::Program;
use crate::repeated::strategies::strategy::Strategy;
use core::ops::Range;

/// Reads a strategy for one side of a game.
///
/// # Errors
/// The first thing that is wrong, with its place; that is also a rule that can never hold.
pub fn read(text: &str, seat: Seat) -> Result<Strategy, StrategyFault> {
    let (strategy, places) = unchecked(text, seat)?;
    if let Strategy::Rules(rules) = &strategy
        && let Some(&idle) = compile(&Program::new(rules.clone(), seat)).idle.first()
    {
        return Err(Wrong::Idle.at(places[idle].clone()));
    }
    Ok(strategy)
}

/// Reads a strategy without looking for rules that never hold, with the places of its rules.
///
/// # Errors
/// The first thing that is wrong otherwise.
pub fn unchecked(text: &str, seat: Seat) -> Read<(Strategy, Vec<Range<usize>>)> {
    if text.len() > MAX_LENGTH {
        let start = text.floor_char_boundary(MAX_LENGTH);
        return Err(Wrong::TooLong(text.len()).at(start..text.len()));
    }
    let mut reader = Reader {
        text,
        tokens: tokens(text)?,
        at: 0,
        depth: 0,
        seat,
    };
    while reader.take(";") {}
    let Some(first) = reader.peek() else {
        return Err(Wrong::Empty.at(0..text.len()));
    };
    if first.kind == Kind::Word && begins_rule(first.text) {
        let (rules, places) = reader.rules()?;
        return Ok((Strategy::Rules(rules), places));
    }
    let strategy = reader.form()?;
    while reader.take(";") {}
    if reader.peek().is_some() {
        return Err(reader.unexpected("the end"));
    }
    Ok((strategy, Vec::new()))
}

impl Reader<'_> {
    /// What begins with a name.
    fn form(&mut self) -> Read<Strategy> {
        let start = self.place().start;
        while self
            .peek()
            .is_some_and(|token| token.text != "(" && token.text != ";")
        {
            self.at += 1;
        }
        let place = self.since(start);
        let name = &self.text[place.clone()];
        match name.to_lowercase().as_str() {
            "m1" => self.memory_one(&place, [[0, 1], [2, 3]]),
            "reactive" => self.memory_one(&place, [[0, 1], [0, 1]]),
            "automaton" => self.automaton(),
            _ => self.named(name, place),
        }
    }

    /// Probabilities after each outcome, of which some may be the same, and of the opening.
    fn memory_one(&mut self, place: &Range<usize>, outcomes: [[usize; 2]; 2]) -> Read<Strategy> {
        self.two_actions(place)?;
        self.expect("(")?;
        let mut after = vec![self.probability()?];
        while after.len() <= outcomes[1][1] {
            self.expect(",")?;
            after.push(self.probability()?);
        }
        self.expect(";")?;
        let opening = self.probability()?;
        self.expect(")")?;
        let [[cc, cd], [dc, dd]] = outcomes;
        Ok(Strategy::MemoryOne([
            after[cc], after[cd], after[dc], after[dd], opening,
        ]))
    }

    fn two_actions(&self, place: &Range<usize>) -> Read<()> {
        if self.seat.sizes() == [2, 2] {
            Ok(())
        } else {
            Err(Wrong::TwoActions.at(place.clone()))
        }
    }

    fn named(&mut self, name: &str, place: Range<usize>) -> Read<Strategy> {
        let entry = find(name).ok_or_else(|| Wrong::Name(name.to_owned()).at(place.clone()))?;
        self.two_actions(&place)?;
        let mut numbers = Vec::new();
        if self.take("(") {
            numbers.push(self.fraction()?);
            while self.take(",") {
                numbers.push(self.fraction()?);
            }
            self.expect(")")?;
        }
        let (allowed, words) = match &entry.text {
            Text::MemoryOne(numbers, _) => (numbers.least..=numbers.most, numbers.allowed),
            _ => (0..=0, "no numbers"),
        };
        if !allowed.contains(&numbers.len()) {
            let (name, found, allowed) = (entry.name, numbers.len(), words);
            return Err(Wrong::Numbers {
                name,
                found,
                allowed,
            }
            .at(self.since(place.start)));
        }
        let fits = entry.memory_one(&numbers, self.seat);
        fits.map_err(|wrong| wrong.at(self.since(place.start)))?;
        Ok(Strategy::Named(entry.name, numbers))
    }
}
