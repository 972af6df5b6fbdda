//! Formulas as text.
//!
//! ```text
//! formula  = sum [ ( "<" | "<=" | ">" | ">=" | "=" ) sum ]
//! sum      = product { ( "+" | "-" ) product }
//! product  = signed { ( "*" | "/" ) signed }
//! signed   = "-" signed | power
//! power    = operand [ "^" signed ]
//! operand  = number | constant | dimension | word | "(" formula ")" | function "(" formula { "," formula } ")"
//! ```
//!
//! A word, and a dimension whose values are words, can be compared with another by "=" and stands nowhere else; `true` and
//! `false`, and dimensions with no other values, are also numbers.
//!
//! So a minus before a power is that of the whole power, −2² = −4, and powers are taken from the right.
//!
//! Every level of the text has a number, from 0. What it puts on the stack first stands at a place of at most that number,
//! since a level leaves at most one number there while it reads the next level.

use super::error::{TextError, TextFault, Wanted};
use super::named_space::{Kind, NamedSpace};
use super::operations::{Binary, COMPARISONS, CONSTANTS, FUNCTIONS, Function, TRUTHS, Unary};
use super::reader::{Reader, wrong};
use super::step::{MAX_DEPTH, MAX_OPERATIONS, Operation, Step};

/// What a part of a formula stands for.
#[derive(Clone, Copy)]
enum Part<'a> {
    Number,
    /// A number that can be compared with words.
    Truth,
    /// A word, or a dimension with words: how it is written, and where.
    Word(&'a str, usize),
}

type Read<'a> = Result<Part<'a>, TextError>;

const SUMS: &[(&str, Binary)] = &[("+", Binary::Add), ("-", Binary::Subtract)];
const PRODUCTS: &[(&str, Binary)] = &[("*", Binary::Multiply), ("/", Binary::Divide)];

struct Parser<'a> {
    reader: Reader<'a>,
    space: &'a NamedSpace,
    steps: Vec<Step>,
}

/// The operations of a formula.
pub(super) fn read(text: &str, space: &NamedSpace) -> Result<Vec<Step>, TextError> {
    let mut parser = Parser {
        reader: Reader::new(text),
        space,
        steps: Vec::new(),
    };
    if parser.reader.peek().is_none() {
        return parser.reader.wrong(TextFault::Empty);
    }
    let whole = parser.formula(0)?;
    if parser.reader.peek().is_some() {
        return parser.reader.unexpected(Wanted::Operator);
    }
    whole.number()?;
    Ok(parser.steps)
}

impl Part<'_> {
    /// Something that is computed with.
    fn number(self) -> Result<(), TextError> {
        match self {
            Self::Number | Self::Truth => Ok(()),
            Self::Word(found, place) => {
                let found = found.to_owned();
                wrong(place, TextFault::WordAsNumber { found })
            }
        }
    }

    /// Whether it may be equal to `other`: a word is never equal to a number.
    fn comparable(self, other: Self) -> Result<(), TextError> {
        match (self, other) {
            (Self::Number, word @ Self::Word(..)) | (word @ Self::Word(..), Self::Number) => {
                word.number()
            }
            _ => Ok(()),
        }
    }
}

impl<'a> Parser<'a> {
    fn push(&mut self, operation: Operation, place: usize) -> Result<(), TextError> {
        if self.steps.len() == MAX_OPERATIONS {
            return wrong(place, TextFault::TooLong);
        }
        self.steps.push(Step { operation, place });
        Ok(())
    }

    /// The place of the next of these signs, and what it means.
    fn sign(&mut self, signs: &[(&str, Binary)]) -> Option<(usize, Binary)> {
        let place = self.reader.place();
        let (_, binary) = signs.iter().find(|(sign, _)| self.reader.take(sign))?;
        Some((place, *binary))
    }

    fn formula(&mut self, depth: usize) -> Read<'a> {
        let left = self.sum(depth)?;
        let Some((place, binary)) = self.sign(&COMPARISONS) else {
            return Ok(left);
        };
        let right = self.sum(depth + 1)?;
        if binary == Binary::Equal {
            left.comparable(right)?;
        } else {
            left.number()?;
            right.number()?;
        }
        self.push(Operation::Binary(binary), place)?;
        match self.sign(&COMPARISONS) {
            Some((place, _)) => wrong(place, TextFault::ComparedTwice),
            None => Ok(Part::Truth),
        }
    }

    fn sum(&mut self, depth: usize) -> Read<'a> {
        let mut part = self.product(depth)?;
        while let Some((place, binary)) = self.sign(SUMS) {
            part.number()?;
            self.product(depth + 1)?.number()?;
            self.push(Operation::Binary(binary), place)?;
            part = Part::Number;
        }
        Ok(part)
    }

    fn product(&mut self, depth: usize) -> Read<'a> {
        let mut part = self.signed(depth)?;
        while let Some((place, binary)) = self.sign(PRODUCTS) {
            part.number()?;
            self.signed(depth + 1)?.number()?;
            self.push(Operation::Binary(binary), place)?;
            part = Part::Number;
        }
        Ok(part)
    }

    /// Every way deeper into the text comes through here.
    fn signed(&mut self, depth: usize) -> Read<'a> {
        let place = self.reader.place();
        if depth == MAX_DEPTH {
            return wrong(place, TextFault::TooDeep);
        }
        if self.reader.take("-") {
            self.signed(depth + 1)?.number()?;
            self.push(Operation::Unary(Unary::Negate), place)?;
            return Ok(Part::Number);
        }
        let base = self.operand(depth)?;
        let place = self.reader.place();
        if !self.reader.take("^") {
            return Ok(base);
        }
        base.number()?;
        self.signed(depth + 1)?.number()?;
        self.push(Operation::Binary(Binary::Power), place)?;
        Ok(Part::Number)
    }

    fn operand(&mut self, depth: usize) -> Read<'a> {
        let place = self.reader.place();
        if let Some(number) = self.reader.number()? {
            self.push(Operation::Number(number), place)?;
            return Ok(Part::Number);
        }
        if self.reader.take("(") {
            let inside = self.formula(depth + 1)?;
            self.close(place)?;
            return Ok(inside);
        }
        match self.reader.name() {
            Some(name) => self.named(name, place, depth),
            None => self.reader.unexpected(Wanted::Operand),
        }
    }

    fn named(&mut self, name: &'a str, place: usize, depth: usize) -> Read<'a> {
        if let Some((_, number)) = CONSTANTS.iter().find(|(constant, _)| *constant == name) {
            self.push(Operation::Number(*number), place)?;
            return Ok(Part::Number);
        }
        if let Some(dimension) = self.space.named(name) {
            self.push(Operation::Dimension(dimension), place)?;
            return Ok(match self.space.kind(dimension) {
                Kind::Numbers => Part::Number,
                Kind::Truths => Part::Truth,
                Kind::Words => Part::Word(name, place),
            });
        }
        if let Some(&(name, function)) = FUNCTIONS.iter().find(|(known, _)| *known == name) {
            self.call(name, function, place, depth)?;
            return Ok(Part::Number);
        }
        if let Some(number) = self.space.word(name) {
            self.push(Operation::Number(number), place)?;
            return Ok(if TRUTHS.contains(&name) {
                Part::Truth
            } else {
                Part::Word(name, place)
            });
        }
        let fault = TextFault::UnknownName {
            found: name.to_owned(),
            dimensions: self.space.names().map(str::to_owned).collect(),
            words: self.space.words().to_vec(),
        };
        wrong(place, fault)
    }

    fn call(
        &mut self,
        name: &'static str,
        function: Function,
        place: usize,
        depth: usize,
    ) -> Result<(), TextError> {
        let opened = self.reader.place();
        if !self.reader.take("(") {
            return self.reader.unexpected(Wanted::Parenthesis);
        }
        let mut skips = Vec::new();
        let mut found = 0;
        if self.reader.peek() != Some(')') {
            loop {
                self.formula(depth + 1)?.number()?;
                found += 1;
                self.after_argument(function, found, place, &mut skips)?;
                if !self.reader.take(",") {
                    break;
                }
            }
        }
        self.close(opened)?;
        let allowed = function.arguments();
        if !allowed.contains(&found) {
            let fault = TextFault::Arguments {
                function: name,
                found,
                allowed,
            };
            return wrong(place, fault);
        }
        if let [to_third, to_end] = skips[..] {
            self.steps[to_third].operation = Operation::SkipIfZero(to_end + 1);
            self.steps[to_end].operation = Operation::Skip(self.steps.len());
        }
        Ok(())
    }

    /// What the function does as soon as it has so many arguments. `skips` are the operations whose targets are not known yet.
    fn after_argument(
        &mut self,
        function: Function,
        found: usize,
        place: usize,
        skips: &mut Vec<usize>,
    ) -> Result<(), TextError> {
        match (function, found) {
            (Function::Unary(unary), 1) => self.push(Operation::Unary(unary), place),
            (Function::Fold(binary), 2..) => self.push(Operation::Binary(binary), place),
            (Function::If, 1 | 2) => {
                skips.push(self.steps.len());
                self.push(Operation::Skip(0), place)
            }
            _ => Ok(()),
        }
    }

    fn close(&mut self, opened: usize) -> Result<(), TextError> {
        match self.reader.peek() {
            _ if self.reader.take(")") => Ok(()),
            None => wrong(opened, TextFault::NotClosed),
            Some(_) => self.reader.unexpected(Wanted::OperatorInside),
        }
    }
}
