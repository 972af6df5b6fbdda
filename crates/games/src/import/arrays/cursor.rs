//! A place in a text that is read character by character.

use crate::import::fault::ImportFault;

/// Where a reader is.
pub struct Cursor {
    signs: Vec<char>,
    next: usize,
    line: usize,
    /// Where the line begins.
    line_start: usize,
}

impl Cursor {
    /// At the beginning.
    pub fn new(text: &str) -> Self {
        Self {
            signs: text.chars().collect(),
            next: 0,
            line: 1,
            line_start: 0,
        }
    }

    /// The next sign, which stays.
    pub fn peek(&self) -> Option<char> {
        self.signs.get(self.next).copied()
    }

    /// The sign before the next one.
    pub fn last(&self) -> Option<char> {
        self.signs.get(self.next.checked_sub(1)?).copied()
    }

    /// The first sign that is no blank, so many signs ahead or later.
    pub fn peek_solid(&self, ahead: usize) -> Option<char> {
        let rest = self.signs.get(self.next + ahead..)?;
        rest.iter().copied().find(|sign| !sign.is_whitespace())
    }

    /// Takes the next sign.
    pub fn take(&mut self) -> Option<char> {
        let sign = self.peek()?;
        self.next += 1;
        if sign == '\n' {
            self.line += 1;
            self.line_start = self.next;
        }
        Some(sign)
    }

    /// Takes signs as long as they are of a kind.
    pub fn take_while(&mut self, is_wanted: impl Fn(char) -> bool) -> String {
        let mut text = String::new();
        while self.peek().is_some_and(&is_wanted) {
            text.extend(self.take());
        }
        text
    }

    /// The line of the next sign, from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// What is wrong with the next sign.
    pub fn unexpected(&self, wanted: &'static str) -> ImportFault {
        let found = match self.peek() {
            Some('\n') => "the end of the line".to_owned(),
            Some(sign) => format!("“{sign}”"),
            None => "the end of the text".to_owned(),
        };
        self.fault(found, wanted)
    }

    /// What is wrong here.
    pub fn fault(&self, found: String, wanted: &'static str) -> ImportFault {
        ImportFault::Unexpected {
            line: self.line,
            column: self.next - self.line_start + 1,
            found,
            wanted,
        }
    }
}
