//! The parts that all forms of strategies share: numbers, probabilities, actions.

use super::fault::{StrategyFault, Wrong};
use super::tokens::{Kind, Token};
use super::words::{action_name, is_reserved, unquoted};
use crate::repeated::stage_game::Seat;
use core::ops::{Range, RangeInclusive};
use games::fraction::Fraction;

pub type Read<T> = Result<T, StrategyFault>;

/// A text that is being read.
pub struct Reader<'a> {
    pub text: &'a str,
    pub tokens: Vec<Token<'a>>,
    pub at: usize,
    pub depth: usize,
    pub seat: Seat<'a>,
}

impl<'a> Reader<'a> {
    pub fn peek(&self) -> Option<&Token<'a>> {
        self.tokens.get(self.at)
    }

    /// The place of what is read next.
    pub fn place(&self) -> Range<usize> {
        self.peek()
            .map_or(self.text.len()..self.text.len(), |token| {
                token.place.clone()
            })
    }

    /// From `start` to the end of what was read.
    pub fn since(&self, start: usize) -> Range<usize> {
        let last = self.at.checked_sub(1).and_then(|at| self.tokens.get(at));
        start..last.map_or(start, |token| token.place.end.max(start))
    }

    /// Whether the next part is this word or sign.
    pub fn is_next(&self, text: &str) -> bool {
        self.peek().is_some_and(|token| {
            token.kind != Kind::Quoted && token.text.eq_ignore_ascii_case(text)
        })
    }

    /// Takes this word or sign, if it is next.
    pub fn take(&mut self, text: &str) -> bool {
        let is_next = self.is_next(text);
        self.at += usize::from(is_next);
        is_next
    }

    /// What is next must be something else.
    pub fn unexpected(&self, allowed: &'static str) -> StrategyFault {
        let found = self
            .peek()
            .map_or("", |token| &self.text[token.place.clone()]);
        let found = if found.trim().is_empty() {
            "the end"
        } else {
            found
        }
        .to_owned();
        Wrong::Unexpected { found, allowed }.at(self.place())
    }

    /// Takes this sign, which must be next.
    pub fn expect(&mut self, sign: &'static str) -> Read<()> {
        if self.take(sign) {
            Ok(())
        } else {
            Err(self.unexpected(sign))
        }
    }

    /// An integer.
    pub fn number(&mut self, allowed: RangeInclusive<i64>) -> Read<i64> {
        let token = self.peek().filter(|token| token.kind == Kind::Number);
        let token = token.ok_or_else(|| self.unexpected("a number"))?;
        let number = token
            .text
            .parse()
            .ok()
            .filter(|number| allowed.contains(number));
        let allowed = [*allowed.start(), *allowed.end()];
        let found = token.text.to_owned();
        let number =
            number.ok_or_else(|| Wrong::Number { found, allowed }.at(token.place.clone()))?;
        self.at += 1;
        Ok(number)
    }

    /// How many rounds: the number that is next, or 1.
    pub fn rounds(&mut self, most: i64) -> Read<u32> {
        let is_number = self.peek().is_some_and(|token| token.kind == Kind::Number);
        if is_number {
            Ok(self.number(1..=most)? as u32)
        } else {
            Ok(1)
        }
    }

    /// A number as games write them: an integer, a decimal or a fraction, with a sign or not.
    pub fn fraction(&mut self) -> Read<Fraction> {
        let start = self.place().start;
        self.take("-");
        loop {
            if self.peek().is_none_or(|token| token.kind != Kind::Number) {
                return Err(self.unexpected("a number"));
            }
            self.at += 1;
            if !self.take("/") {
                break;
            }
        }
        let place = self.since(start);
        let found = &self.text[place.clone()];
        let written: String = found.split_whitespace().collect();
        written
            .parse()
            .map_err(|_| Wrong::Probability(found.to_owned()).at(place))
    }

    /// A number from 0 to 1.
    pub fn probability(&mut self) -> Read<Fraction> {
        let start = self.place().start;
        let number = self.fraction()?;
        if number < Fraction::ZERO || number > Fraction::ONE {
            let place = self.since(start);
            return Err(Wrong::Probability(self.text[place.clone()].to_owned()).at(place));
        }
        Ok(number)
    }

    /// The action of the player (0) or of the other one (1) that is named next, if it is one.
    pub fn action_here(&self, whose: usize) -> Option<u8> {
        let names = self.seat.names(whose);
        let token = self.peek()?;
        let find = |is_it: &dyn Fn(usize) -> bool| (0..names.len()).find(|&action| is_it(action));
        let named = |action: usize| names[action].to_lowercase() == token.text.to_lowercase();
        let found = match token.kind {
            Kind::Quoted => find(&|action| unquoted(&names[action]) == token.text),
            Kind::Word | Kind::Number => {
                let is_short =
                    |action: usize| action_name(names, action).eq_ignore_ascii_case(token.text);
                let by_name = || find(&|action| !is_reserved(token.text) && named(action));
                let by_custom = || {
                    let place = ["c", "d"]
                        .iter()
                        .position(|letter| token.text.eq_ignore_ascii_case(letter));
                    place.filter(|_| names.len() == 2)
                };
                find(&is_short).or_else(by_name).or_else(by_custom)
            }
            Kind::Sign => None,
        };
        found.map(|action| action as u8)
    }

    /// The action that must be next.
    pub fn action(&mut self, whose: usize) -> Read<u8> {
        let found = self.action_here(whose);
        let action = found.ok_or_else(|| {
            let names = self.seat.names(whose);
            let allowed: Vec<String> = (0..names.len())
                .map(|action| action_name(names, action))
                .collect();
            let found = self.peek().map_or("the end", |token| token.text).to_owned();
            let allowed = allowed.join(", ");
            Wrong::Action { found, allowed }.at(self.place())
        })?;
        self.at += 1;
        Ok(action)
    }

    /// The action that is not this one, of two.
    pub fn other_action(&self, action: u8, place: Range<usize>) -> Read<u8> {
        match self.seat.sizes()[0] {
            1 => Ok(action),
            2 => Ok(1 - action),
            _ => Err(Wrong::Unexpected {
                found: self.text[place.clone()].to_owned(),
                allowed: "the last action without a probability",
            }
            .at(place)),
        }
    }

    /// Goes one level deeper.
    pub fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        if self.depth == super::fault::MAX_DEPTH {
            return Err(Wrong::TooDeep.at(self.place()));
        }
        self.depth += 1;
        let found = read(self);
        self.depth -= 1;
        found
    }
}
