//! Reader of expressions: by recursive descent, operators by how strongly they bind.

use super::fault::{ReadingFault, ReadingFaultKind};
use super::function::Function;
use super::tokens::{Token, tokens, unexpected};
use super::tree::{Operator, Tree};
use serde_json::Value;

/// Longer ones are refused, since reading and evaluating them recurses.
const MAX_TOKENS: usize = 200;

/// Levels of operators, from those that bind least. `not` stands between the second and the third.
const LEVELS: [&[(&str, Operator)]; 5] = [
    &[("or", Operator::Or)],
    &[("and", Operator::And)],
    &[
        ("==", Operator::Equal),
        ("!=", Operator::NotEqual),
        ("<=", Operator::LessOrEqual),
        (">=", Operator::GreaterOrEqual),
        ("<", Operator::Less),
        (">", Operator::Greater),
    ],
    &[
        ("+", Operator::Plus),
        ("-", Operator::Minus),
        ("−", Operator::Minus),
    ],
    &[("*", Operator::Times), ("/", Operator::Divided)],
];
const COMPARISONS: usize = 2;

/// The tree of a text.
pub fn read(text: &str) -> Result<Tree, ReadingFault> {
    let tokens = tokens(text)?;
    if let Some((at, _)) = tokens.get(MAX_TOKENS) {
        let (at, kind) = (*at, ReadingFaultKind::TooLong);
        return Err(ReadingFault { at, kind });
    }
    let mut reader = Reader { tokens, next: 0 };
    let tree = reader.level(0)?;
    match reader.peek() {
        Token::End => Ok(tree),
        _ => Err(reader.unexpected()),
    }
}

struct Reader {
    tokens: Vec<(usize, Token)>,
    next: usize,
}

impl Reader {
    fn peek(&self) -> &Token {
        &self.tokens[self.next].1
    }

    fn take(&mut self) -> Token {
        let token = self.peek().clone();
        if token != Token::End {
            self.next += 1;
        }
        token
    }

    fn unexpected(&self) -> ReadingFault {
        let (at, token) = &self.tokens[self.next];
        let found = match token {
            Token::Number(number) => number.to_string(),
            Token::Text(text) | Token::Name(text) => text.clone(),
            Token::Sign(sign) => (*sign).to_owned(),
            Token::End => String::new(),
        };
        unexpected(*at, &found)
    }

    fn is_next(&self, word: &str) -> bool {
        match self.peek() {
            Token::Sign(sign) => *sign == word,
            Token::Name(name) => name == word,
            _ => false,
        }
    }

    fn accept(&mut self, word: &str) -> bool {
        let is_next = self.is_next(word);
        self.next += usize::from(is_next);
        is_next
    }

    fn expect(&mut self, word: &str) -> Result<(), ReadingFault> {
        if self.accept(word) {
            Ok(())
        } else {
            Err(self.unexpected())
        }
    }

    fn level(&mut self, level: usize) -> Result<Tree, ReadingFault> {
        let Some(operators) = LEVELS.get(level) else {
            return self.signed();
        };
        if level == COMPARISONS && self.accept("not") {
            let of = self.level(level)?;
            return Ok(Tree::Not(Box::new(of)));
        }
        let mut left = self.level(level + 1)?;
        while let Some((word, operator)) = operators.iter().find(|(word, _)| self.is_next(word)) {
            self.accept(word);
            let right = self.level(level + 1)?;
            left = Tree::Binary(*operator, Box::new(left), Box::new(right));
        }
        Ok(left)
    }

    fn signed(&mut self) -> Result<Tree, ReadingFault> {
        if self.accept("-") || self.accept("−") {
            let of = self.signed()?;
            return Ok(Tree::Negative(Box::new(of)));
        }
        let base = self.with_parts()?;
        if self.accept("^") {
            let exponent = self.signed()?;
            return Ok(Tree::Binary(
                Operator::Power,
                Box::new(base),
                Box::new(exponent),
            ));
        }
        Ok(base)
    }

    /// With fields and items.
    fn with_parts(&mut self) -> Result<Tree, ReadingFault> {
        let mut tree = self.plain()?;
        loop {
            if self.accept(".") {
                match self.take() {
                    Token::Name(field) => tree = Tree::Field(Box::new(tree), field),
                    _ => return Err(self.unexpected()),
                }
            } else if self.accept("[") {
                let item = self.level(0)?;
                self.expect("]")?;
                tree = Tree::Item(Box::new(tree), Box::new(item));
            } else {
                return Ok(tree);
            }
        }
    }

    fn plain(&mut self) -> Result<Tree, ReadingFault> {
        let at = self.tokens[self.next].0;
        match self.peek().clone() {
            Token::Number(number) => {
                self.take();
                Ok(Tree::Constant(Value::from(number)))
            }
            Token::Text(text) => {
                self.take();
                Ok(Tree::Constant(Value::from(text)))
            }
            Token::Name(name) => {
                self.take();
                self.named(name, at)
            }
            Token::Sign("(") => {
                self.take();
                let tree = self.level(0)?;
                self.expect(")")?;
                Ok(tree)
            }
            _ => Err(self.unexpected()),
        }
    }

    fn named(&mut self, name: String, at: usize) -> Result<Tree, ReadingFault> {
        if self.accept("(") {
            let function = Function::named(&name).ok_or(ReadingFault {
                at,
                kind: ReadingFaultKind::UnknownFunction(name),
            })?;
            return Ok(Tree::Call(function, self.arguments()?));
        }
        Ok(match name.as_str() {
            "true" => Tree::Constant(Value::Bool(true)),
            "false" => Tree::Constant(Value::Bool(false)),
            "nothing" => Tree::Constant(Value::Null),
            "and" | "or" | "not" => return Err(unexpected(at, &name)),
            _ => Tree::Name(name),
        })
    }

    fn arguments(&mut self) -> Result<Vec<Tree>, ReadingFault> {
        let mut arguments = Vec::new();
        if self.accept(")") {
            return Ok(arguments);
        }
        loop {
            arguments.push(self.level(0)?);
            if self.accept(")") {
                return Ok(arguments);
            }
            self.expect(",")?;
        }
    }
}
