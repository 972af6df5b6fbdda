//! Automata, as they are written.

use super::fault::{MAX_STATES, Wrong};
use super::reader::{Read, Reader};
use super::tokens::Kind;
use crate::repeated::strategies::automaton::{Automaton, State, pure};
use crate::repeated::strategies::strategy::{Strategy, Written};
use core::ops::Range;
use games::fraction::Fraction;

/// What leads on from a state, and where.
struct Move {
    own: Option<usize>,
    other: usize,
    to: String,
    place: Range<usize>,
}

impl Reader<'_> {
    /// What follows the word.
    pub fn automaton(&mut self) -> Read<Strategy> {
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
