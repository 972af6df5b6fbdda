//! Formulas as text.
//!
//! ```text
//! formula  = sum [ ( "<" | "<=" | ">" | ">=" | "=" ) sum ]
//! sum      = product { ( "+" | "-" ) product }
//! product  = signed { ( "*" | "/" ) signed }
//! signed   = "-" signed | power
//! power    = operand [ "^" signed ]
//! operand  = number | constant | dimension | "(" formula ")" | function "(" formula { "," formula } ")"
//! ```
//!
//! So a minus before a power is that of the whole power, −2² = −4, and powers are taken from the right.
//!
//! Every level of the text has a number, from 0. What it puts on the stack first stands at a place of at most that number,
//! since a level leaves at most one number there while it reads the next level.

use super::error::{TextError, TextFault, Wanted};
use super::named_space::NamedSpace;
use super::operations::{Binary, COMPARISONS, CONSTANTS, FUNCTIONS, Function, Unary};
use super::reader::{Reader, wrong};
use super::step::{MAX_DEPTH, MAX_OPERATIONS, Operation, Step};

type Read = Result<(), TextError>;

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
    parser.formula(0)?;
    match parser.reader.peek() {
        None => Ok(parser.steps),
        Some(_) => parser.reader.unexpected(Wanted::Operator),
    }
}

impl Parser<'_> {
    fn push(&mut self, operation: Operation, place: usize) -> Read {
        if self.steps.len() == MAX_OPERATIONS {
            return wrong(place, TextFault::TooLong);
        }
        self.steps.push(Step { operation, place });
        Ok(())
    }

    /// The place of the next of these signs, and what it means.
    fn sign(&mut self, signs: &[(&str, Binary)]) -> Option<(usize, Operation)> {
        let place = self.reader.place();
        let (_, binary) = signs.iter().find(|(sign, _)| self.reader.take(sign))?;
        Some((place, Operation::Binary(*binary)))
    }

    fn formula(&mut self, depth: usize) -> Read {
        self.sum(depth)?;
        let Some((place, operation)) = self.sign(&COMPARISONS) else {
            return Ok(());
        };
        self.sum(depth + 1)?;
        self.push(operation, place)?;
        match self.sign(&COMPARISONS) {
            Some((place, _)) => wrong(place, TextFault::ComparedTwice),
            None => Ok(()),
        }
    }

    fn sum(&mut self, depth: usize) -> Read {
        self.product(depth)?;
        while let Some((place, operation)) = self.sign(SUMS) {
            self.product(depth + 1)?;
            self.push(operation, place)?;
        }
        Ok(())
    }

    fn product(&mut self, depth: usize) -> Read {
        self.signed(depth)?;
        while let Some((place, operation)) = self.sign(PRODUCTS) {
            self.signed(depth + 1)?;
            self.push(operation, place)?;
        }
        Ok(())
    }

    /// Every way deeper into the text comes through here.
    fn signed(&mut self, depth: usize) -> Read {
        let place = self.reader.place();
        if depth == MAX_DEPTH {
            return wrong(place, TextFault::TooDeep);
        }
        if self.reader.take("-") {
            self.signed(depth + 1)?;
            return self.push(Operation::Unary(Unary::Negate), place);
        }
        self.operand(depth)?;
        let place = self.reader.place();
        if self.reader.take("^") {
            self.signed(depth + 1)?;
            self.push(Operation::Binary(Binary::Power), place)?;
        }
        Ok(())
    }

    fn operand(&mut self, depth: usize) -> Read {
        let place = self.reader.place();
        if let Some(number) = self.reader.number()? {
            return self.push(Operation::Number(number), place);
        }
        if self.reader.take("(") {
            self.formula(depth + 1)?;
            return self.close(place);
        }
        match self.reader.name() {
            Some(name) => self.named(name, place, depth),
            None => self.reader.unexpected(Wanted::Operand),
        }
    }

    fn named(&mut self, name: &str, place: usize, depth: usize) -> Read {
        if let Some((_, number)) = CONSTANTS.iter().find(|(constant, _)| *constant == name) {
            return self.push(Operation::Number(*number), place);
        }
        if let Some(dimension) = self.space.named(name) {
            return self.push(Operation::Dimension(dimension), place);
        }
        if let Some(&(name, function)) = FUNCTIONS.iter().find(|(known, _)| *known == name) {
            return self.call(name, function, place, depth);
        }
        let fault = TextFault::UnknownName {
            found: name.to_owned(),
            dimensions: self.space.names().map(str::to_owned).collect(),
        };
        wrong(place, fault)
    }

    fn call(&mut self, name: &'static str, function: Function, place: usize, depth: usize) -> Read {
        let opened = self.reader.place();
        if !self.reader.take("(") {
            return self.reader.unexpected(Wanted::Parenthesis);
        }
        let mut skips = Vec::new();
        let mut found = 0;
        if self.reader.peek() != Some(')') {
            loop {
                self.formula(depth + 1)?;
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
    ) -> Read {
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

    fn close(&mut self, opened: usize) -> Read {
        match self.reader.peek() {
            _ if self.reader.take(")") => Ok(()),
            None => wrong(opened, TextFault::NotClosed),
            Some(_) => self.reader.unexpected(Wanted::OperatorInside),
        }
    }
}
