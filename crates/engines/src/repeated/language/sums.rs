//! Conditions and sums of rules, as they are written.

use super::fault::Wrong;
use super::reader::{Read, Reader};
use super::tokens::Kind;
use crate::repeated::strategies::rules::{
    COUNTERS, Condition, MAX_NUMBER, MAX_WINDOW, Operation, Relation, Sum, Who,
};

/// What parentheses may hold: which of the two is known only after them.
enum Part {
    Condition(Condition),
    Sum(Sum),
}

const RELATIONS: [(&str, Relation); 6] = [
    ("<", Relation::Less),
    ("<=", Relation::AtMost),
    ("=", Relation::Equal),
    ("!=", Relation::Unequal),
    (">=", Relation::AtLeast),
    (">", Relation::More),
];

impl Reader<'_> {
    /// A condition.
    pub fn condition(&mut self) -> Read<Condition> {
        let start = self.place().start;
        let part = self.either()?;
        self.as_condition(part, start)
    }

    /// A sum.
    pub fn sum(&mut self) -> Read<Sum> {
        let start = self.place().start;
        let part = self.terms()?;
        self.as_sum(part, start)
    }

    fn as_condition(&self, part: Part, start: usize) -> Read<Condition> {
        match part {
            Part::Condition(condition) => Ok(condition),
            Part::Sum(_) => Err(Wrong::NoCondition.at(self.since(start))),
        }
    }

    fn as_sum(&self, part: Part, start: usize) -> Read<Sum> {
        match part {
            Part::Sum(sum) => Ok(sum),
            Part::Condition(_) => Err(Wrong::NoSum.at(self.since(start))),
        }
    }

    fn either(&mut self) -> Read<Part> {
        self.joined("or", Self::both, Condition::Or)
    }

    fn both(&mut self) -> Read<Part> {
        self.joined("and", Self::negated, Condition::And)
    }

    fn joined(
        &mut self,
        word: &str,
        read: fn(&mut Self) -> Read<Part>,
        join: fn(Box<Condition>, Box<Condition>) -> Condition,
    ) -> Read<Part> {
        let start = self.place().start;
        let mut left = read(self)?;
        while self.take(word) {
            let one = self.as_condition(left, start)?;
            let start = self.place().start;
            let right = read(self)?;
            let other = self.as_condition(right, start)?;
            left = Part::Condition(join(Box::new(one), Box::new(other)));
        }
        Ok(left)
    }

    fn negated(&mut self) -> Read<Part> {
        if !self.take("not") {
            return self.compared();
        }
        let start = self.place().start;
        let inner = self.nested(Self::negated)?;
        let inner = self.as_condition(inner, start)?;
        Ok(Part::Condition(Condition::Not(Box::new(inner))))
    }

    fn compared(&mut self) -> Read<Part> {
        if let Some(condition) = self.event()? {
            return Ok(Part::Condition(condition));
        }
        let start = self.place().start;
        let left = self.terms()?;
        if self.take("in") {
            let sum = self.as_sum(left, start)?;
            let mut numbers = vec![self.integer()?];
            while self.is_next("-") || self.peek().is_some_and(|token| token.kind == Kind::Number) {
                numbers.push(self.integer()?);
            }
            return Ok(Part::Condition(Condition::In(sum, numbers)));
        }
        let Some(&(_, relation)) = RELATIONS.iter().find(|(sign, _)| self.take(sign)) else {
            return Ok(left);
        };
        let one = self.as_sum(left, start)?;
        Ok(Part::Condition(Condition::Compare(
            one,
            relation,
            self.sum()?,
        )))
    }

    fn integer(&mut self) -> Read<i64> {
        let is_negative = self.take("-");
        let number = self.number(0..=MAX_NUMBER)?;
        Ok(if is_negative { -number } else { number })
    }

    /// What is true of a round by itself.
    pub fn event(&mut self) -> Read<Option<Condition>> {
        Ok(Some(if self.take("first") {
            Condition::First(self.rounds(MAX_NUMBER)?)
        } else if self.take("last") {
            Condition::Last(self.rounds(MAX_NUMBER)?)
        } else if self.take("every") {
            Condition::Every(self.number(1..=MAX_NUMBER)? as u32)
        } else if self.take("slipped") {
            Condition::Slipped
        } else if self.take("they") {
            self.pattern(Who::They)?
        } else if self.take("i") {
            self.pattern(Who::Me)?
        } else {
            return Ok(None);
        }))
    }

    fn pattern(&mut self, who: Who) -> Read<Condition> {
        let start = self.place().start;
        let mut pattern = Vec::new();
        if let Some(action) = self.custom(who, ["cooperated", "defected"])? {
            pattern.push(Some(action));
        } else if self.take("played") {
            loop {
                let any = self.take("?");
                pattern.push(if any {
                    None
                } else {
                    Some(self.action(who as usize)?)
                });
                if !self.is_next("?") && self.action_here(who as usize).is_none() {
                    break;
                }
            }
        } else {
            return Err(self.unexpected("played, cooperated or defected"));
        }
        if self.take("last") {
            pattern = pattern.repeat(self.number(1..=i64::from(MAX_WINDOW))? as usize);
        }
        if pattern.len() > MAX_WINDOW as usize {
            return Err(Wrong::TooLongPattern.at(self.since(start)));
        }
        Ok(Condition::Played(who, pattern))
    }

    /// The first or second action by the words that are used where there are two.
    fn custom(&mut self, who: Who, words: [&str; 2]) -> Read<Option<u8>> {
        let place = self.place();
        let Some(action) = words.iter().position(|word| self.take(word)) else {
            return Ok(None);
        };
        if self.seat.sizes()[who as usize] == 2 {
            Ok(Some(action as u8))
        } else {
            Err(Wrong::TwoActions.at(place))
        }
    }

    fn terms(&mut self) -> Read<Part> {
        self.operations(
            Self::products,
            &[("+", Operation::Plus), ("-", Operation::Minus)],
        )
    }

    fn products(&mut self) -> Read<Part> {
        self.operations(
            Self::factor,
            &[("*", Operation::Times), ("/", Operation::Over)],
        )
    }

    fn operations(
        &mut self,
        read: fn(&mut Self) -> Read<Part>,
        signs: &[(&str, Operation)],
    ) -> Read<Part> {
        let start = self.place().start;
        let mut left = read(self)?;
        while let Some(&(_, operation)) = signs.iter().find(|(sign, _)| self.take(sign)) {
            let one = self.as_sum(left, start)?;
            let start = self.place().start;
            let right = read(self)?;
            let other = self.as_sum(right, start)?;
            left = Part::Sum(Sum::Of(Box::new(one), operation, Box::new(other)));
        }
        Ok(left)
    }

    fn factor(&mut self) -> Read<Part> {
        if self.take("(") {
            let inner = self.nested(Self::either)?;
            self.expect(")")?;
            return Ok(inner);
        }
        Ok(Part::Sum(if self.take("round") {
            Sum::Round
        } else if self.take("left") {
            Sum::Left
        } else if self.take("lead") {
            Sum::Lead
        } else if self.take("my") {
            self.counted(Who::Me)?
        } else if self.take("their") {
            self.counted(Who::They)?
        } else if self.take("percent") {
            self.percent()?
        } else if let Some(counter) = self.counter() {
            Sum::Counter(counter)
        } else if self.is_next("-") || self.peek().is_some_and(|token| token.kind == Kind::Number) {
            Sum::Number(self.integer()?)
        } else {
            return Err(self.unexpected(
                "a condition or a number, such as they played D, round, my C or their score",
            ));
        }))
    }

    /// Takes the name of a counter, if it is next.
    pub fn counter(&mut self) -> Option<u8> {
        let token = self
            .peek()
            .filter(|token| token.kind == Kind::Word && token.text.len() == 1)?;
        let counter = token.text.as_bytes()[0]
            .to_ascii_lowercase()
            .checked_sub(b'a');
        let counter = counter.filter(|&counter| usize::from(counter) < COUNTERS)?;
        self.at += 1;
        Some(counter)
    }

    fn counted(&mut self, who: Who) -> Read<Sum> {
        if self.take("score") {
            return Ok(Sum::Score(who));
        }
        let action = match self.custom(who, ["cooperations", "defections"])? {
            Some(action) => action,
            None => self.action(who as usize)?,
        };
        let window = if self.take("last") {
            Some(self.number(1..=i64::from(MAX_WINDOW))? as u32)
        } else {
            None
        };
        Ok(Sum::Count(who, action, window))
    }

    /// 100 · count / rounds played.
    fn percent(&mut self) -> Read<Sum> {
        let who = if self.take("my") {
            Who::Me
        } else if self.take("their") {
            Who::They
        } else {
            return Err(self.unexpected("my or their"));
        };
        let action = match self.custom(who, ["cooperations", "defections"])? {
            Some(action) => action,
            None => self.action(who as usize)?,
        };
        let of = |left, operation, right| Sum::Of(Box::new(left), operation, Box::new(right));
        let hundredfold = of(
            Sum::Number(100),
            Operation::Times,
            Sum::Count(who, action, None),
        );
        Ok(of(
            hundredfold,
            Operation::Over,
            of(Sum::Round, Operation::Minus, Sum::Number(1)),
        ))
    }
}
