//! Rules, as they are written.

use super::fault::{StrategyFault, Wrong};
use super::reader::{Read, Reader};
use super::tokens::Kind;
use crate::repeated::strategies::rules::{
    Condition, MAX_NUMBER, MAX_RULES, Operation, Play, Ratio, Rule, Sum,
};
use core::ops::Range;
use games::fraction::Fraction;

/// Whether rules begin with this word.
pub fn begins_rule(word: &str) -> bool {
    ["first", "last", "every", "if", "else", "always"]
        .iter()
        .any(|begin| word.eq_ignore_ascii_case(begin))
}

impl Reader<'_> {
    /// All rules, with the place of each.
    pub fn rules(&mut self) -> Read<(Vec<Rule>, Vec<Range<usize>>)> {
        let (mut rules, mut places) = (Vec::new(), Vec::new());
        while self.peek().is_some() {
            if self.take(";") {
                continue;
            }
            let start = self.place().start;
            rules.push(self.rule()?);
            places.push(self.since(start));
            if rules.len() > MAX_RULES {
                return Err(Wrong::TooManyRules.at(self.since(start)));
            }
            if self.peek().is_some() {
                self.expect(";")?;
            }
        }
        Ok((rules, places))
    }

    fn rule(&mut self) -> Read<Rule> {
        let when = if self.take("if") {
            self.condition()?
        } else if self.take("else") || self.take("always") {
            Condition::Always
        } else if self.peek().is_some_and(|token| begins_rule(token.text)) {
            self.event()?.unwrap_or(Condition::Always)
        } else {
            return Err(self.unexpected("first, last, every, if, else or always"));
        };
        self.expect(":")?;
        let (mut play, mut counts) = (None, Vec::new());
        loop {
            let start = self.place().start;
            if self
                .tokens
                .get(self.at + 1)
                .is_some_and(|token| token.text == "=" && token.kind == Kind::Sign)
            {
                let counter = self.counter();
                let counter = counter.ok_or_else(|| self.unexpected("a counter from a to h"))?;
                self.expect("=")?;
                counts.push((counter, self.sum()?));
            } else if play.is_some() {
                return Err(Wrong::PlaysTwice.at(self.place()));
            } else {
                play = Some(self.play(start)?);
            }
            if !self.take(",") {
                return Ok(Rule { when, play, counts });
            }
        }
    }

    fn play(&mut self, start: usize) -> Read<Play> {
        let sizes = self.seat.sizes();
        let words = [
            ("copy", Play::Copy),
            ("opposite", Play::Opposite),
            ("repeat", Play::Repeat),
            ("switch", Play::Switch),
        ];
        if let Some((_, play)) = words.into_iter().find(|(word, _)| self.take(word)) {
            let wrong = match play {
                Play::Copy if sizes[0] != sizes[1] => Wrong::SameActions,
                Play::Opposite | Play::Switch if sizes[0] != 2 => Wrong::TwoActions,
                Play::Opposite if sizes[1] != 2 => Wrong::TwoActions,
                _ => return Ok(play),
            };
            return Err(wrong.at(self.since(start)));
        }
        let first = self.action(0)?;
        if self.is_next("with") {
            return self.chance(first, start);
        }
        let mut actions = vec![first];
        while self.action_here(0).is_some() {
            actions.push(self.action(0)?);
        }
        Ok(Play::Sequence(actions))
    }

    fn chance(&mut self, first: u8, start: usize) -> Read<Play> {
        let (mut parts, mut action): (Vec<(u8, Ratio)>, u8) = (Vec::new(), first);
        let rest = loop {
            if !self.take("with") {
                break action;
            }
            parts.push((action, self.ratio()?));
            if !self.take("or") {
                break self.other_action(first, self.since(start))?;
            }
            let place = self.place();
            action = self.action(0)?;
            if parts.iter().any(|part| part.0 == action) {
                let found = self.text[place.clone()].to_owned();
                let allowed = "another action";
                return Err(Wrong::Unexpected { found, allowed }.at(place));
            }
        };
        Ok(Play::Chance(parts, rest))
    }

    /// A probability that may depend on the match: what is above and below its last line.
    fn ratio(&mut self) -> Read<Ratio> {
        let start = self.place().start;
        if self
            .peek()
            .is_some_and(|token| token.kind == Kind::Number && token.text.contains('.'))
        {
            let number = self.probability()?;
            return self.constant(number, start);
        }
        let (above, below) = match self.sum()? {
            Sum::Of(above, Operation::Over, below) => (*above, *below),
            sum => (sum, Sum::Number(1)),
        };
        match (&above, &below) {
            (&Sum::Number(above), &Sum::Number(below))
                if below > 0 && (0..=below).contains(&above) =>
            {
                self.constant(Fraction::new(above, below), start)
            }
            (Sum::Number(_), Sum::Number(_)) => Err(self.no_probability(start)),
            _ => Ok(Ratio { above, below }),
        }
    }

    fn constant(&self, number: Fraction, start: usize) -> Read<Ratio> {
        let part = |part: i128| {
            i64::try_from(part)
                .ok()
                .filter(|part| *part <= MAX_NUMBER)
                .map(Sum::Number)
        };
        let parts = part(number.numerator()).zip(part(number.denominator()));
        let (above, below) = parts.ok_or_else(|| self.no_probability(start))?;
        Ok(Ratio { above, below })
    }

    fn no_probability(&self, start: usize) -> StrategyFault {
        let place = self.since(start);
        Wrong::Probability(self.text[place.clone()].to_owned()).at(place)
    }
}
