//! A whole text: which form it has, and what it says.

use super::entry::Text;
use super::fault::{MAX_LENGTH, MAX_STATES, StrategyFault, Wrong};
use super::library::find;
use super::reader::{Read, Reader};
use super::rules::begins_rule;
use super::tokens::{Kind, tokens};
use crate::repeated::stage_game::Seat;
use crate::repeated::strategies::automaton::{Automaton, State, pure};
use crate::repeated::strategies::compile::compile;
use crate::repeated::strategies::program::Program;
use crate::repeated::strategies::strategy::{Strategy, Written};
use core::ops::Range;
use games::fraction::Fraction;

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
        return Err(Wrong::TooLong(text.len()).at(MAX_LENGTH..text.len()));
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

    fn automaton(&mut self) -> Read<Strategy> {
        self.expect("(")?;
        let mut states: Vec<(String, Vec<Fraction>, Vec<Move>)> = Vec::new();
        loop {
            let place = self.place();
            let name = self.state_name()?;
            if states.iter().any(|state| state.0 == name) {
                return Err(Wrong::StateTwice(name).at(place));
            }
            if states.len() == MAX_STATES {
                return Err(Wrong::TooManyStates.at(place));
            }
            self.expect(":")?;
            let mixture = self.mixture()?;
            let mut moves = Vec::new();
            while self.take(",") {
                moves.push(self.transition()?);
            }
            states.push((name, mixture, moves));
            if !self.take(";") {
                break;
            }
        }
        self.expect(")")?;
        self.automaton_of(states)
    }

    fn automaton_of(&self, states: Vec<(String, Vec<Fraction>, Vec<Move>)>) -> Read<Strategy> {
        let sizes = self.seat.sizes();
        let names: Vec<String> = states.iter().map(|state| state.0.clone()).collect();
        let mut made = Vec::new();
        for (place, (_, mixture, moves)) in states.into_iter().enumerate() {
            let mut next = vec![place as u16; sizes[0] * sizes[1]];
            for Move {
                own,
                other,
                to,
                place,
            } in moves
            {
                let to = names
                    .iter()
                    .position(|name| *name == to)
                    .ok_or_else(|| Wrong::State(to).at(place))?;
                for action in (0..sizes[0]).filter(|action| own.is_none_or(|own| own == *action)) {
                    next[action * sizes[1] + other] = to as u16;
                }
            }
            made.push(State {
                mixture,
                next,
                rule: None,
            });
        }
        let automaton = Automaton {
            sizes,
            states: made,
        };
        Ok(Strategy::Automaton(Written { names, automaton }))
    }

    fn state_name(&mut self) -> Read<String> {
        let token = self
            .peek()
            .filter(|token| matches!(token.kind, Kind::Word | Kind::Number));
        let name = token
            .ok_or_else(|| self.unexpected("the name of a state"))?
            .text
            .to_owned();
        self.at += 1;
        Ok(name)
    }

    fn transition(&mut self) -> Read<Move> {
        let is_outcome = self
            .tokens
            .get(self.at + 1)
            .is_some_and(|token| token.text == "/");
        let own = if is_outcome {
            Some(usize::from(self.action(0)?))
        } else {
            None
        };
        if is_outcome {
            self.expect("/")?;
        }
        let other = usize::from(self.action(1)?);
        self.expect("to")?;
        let place = self.place();
        let to = self.state_name()?;
        Ok(Move {
            own,
            other,
            to,
            place,
        })
    }

    fn mixture(&mut self) -> Read<Vec<Fraction>> {
        let (start, size) = (self.place().start, self.seat.sizes()[0]);
        let first = self.action(0)?;
        if !self.is_next("with") {
            return Ok(pure(usize::from(first), size));
        }
        let (mut mixture, mut rest, mut action) =
            (vec![Fraction::ZERO; size], Fraction::ONE, first);
        let add =
            |part: &mut Fraction, number: Fraction| part.checked_add(number).map(|sum| *part = sum);
        let last = loop {
            if !self.take("with") {
                break action;
            }
            let part = self.probability()?;
            let added = add(&mut mixture[usize::from(action)], part).and(add(&mut rest, -part));
            if added.is_none() || rest < Fraction::ZERO {
                let place = self.since(start);
                return Err(Wrong::Probability(self.text[place.clone()].to_owned()).at(place));
            }
            if !self.take("or") {
                break self.other_action(first, self.since(start))?;
            }
            action = self.action(0)?;
        };
        let added = add(&mut mixture[usize::from(last)], rest);
        added
            .map(|()| mixture)
            .ok_or_else(|| Wrong::Probability("rest".to_owned()).at(self.since(start)))
    }
}

/// What leads on from a state, and where.
struct Move {
    own: Option<usize>,
    other: usize,
    to: String,
    place: Range<usize>,
}
