//! The words of a file of Gambit, each with its place.

use crate::fraction::Fraction;
use core::str::FromStr;
use thiserror::Error;

/// A longer file is refused.
pub const MAX_BYTES: usize = 4_000_000;

/// A place in a text, both from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

/// A word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// Between quotation marks; a mark or a backslash inside has a backslash before it.
    Quoted(String),
    /// Letters, digits and signs: a keyword or a number.
    Word(String),
    Open,
    Close,
}

/// What is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {}, column {}: {fault}", place.line, place.column)]
pub struct FileError {
    pub place: Place,
    pub fault: FileFault,
}

/// What can be wrong with any of its files.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileFault {
    #[error("{found}; expected {wanted}")]
    Unexpected { found: String, wanted: String },
    #[error("the file ends too early; expected {wanted}")]
    Ends { wanted: String },
    #[error("a quotation mark that is never closed")]
    OpenQuotation,
    #[error("{0}")]
    Other(String),
}

/// The words of a file, one after the other.
#[derive(Debug)]
pub struct Lexer {
    tokens: Vec<(Token, Place)>,
    next: usize,
    end: Place,
}

impl Lexer {
    /// Of a text.
    ///
    /// # Errors
    /// A quotation mark that is never closed, or a text that is too long.
    pub fn new(text: &str) -> Result<Self, FileError> {
        if text.len() > MAX_BYTES {
            return Err(FileError {
                place: Place { line: 1, column: 1 },
                fault: FileFault::Other(format!("more than {MAX_BYTES} bytes")),
            });
        }
        let mut reader = Reader {
            characters: text.chars().peekable(),
            place: Place { line: 1, column: 1 },
        };
        let mut tokens = Vec::new();
        while let Some((token, place)) = reader.token()? {
            tokens.push((token, place));
        }
        Ok(Self {
            tokens,
            next: 0,
            end: reader.place,
        })
    }

    /// The next word, which stays.
    pub fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.next).map(|(token, _)| token)
    }

    /// Where the next word is, or the end.
    pub fn place(&self) -> Place {
        self.tokens
            .get(self.next)
            .map_or(self.end, |(_, place)| *place)
    }

    /// A fault at the next word.
    pub fn error(&self, fault: FileFault) -> FileError {
        FileError {
            place: self.place(),
            fault,
        }
    }

    /// What is wrong with the next word, where `wanted` was expected.
    pub fn unexpected(&self, wanted: &str) -> FileError {
        let wanted = wanted.to_owned();
        self.error(match self.peek() {
            None => FileFault::Ends { wanted },
            Some(token) => FileFault::Unexpected {
                found: token.name(),
                wanted,
            },
        })
    }

    /// Takes the next word if it is this one.
    pub fn skip(&mut self, token: &Token) -> bool {
        let is_it = self.peek() == Some(token);
        self.next += usize::from(is_it);
        is_it
    }

    /// Takes a bracket.
    ///
    /// # Errors
    /// If it is something else.
    pub fn bracket(&mut self, token: &Token) -> Result<(), FileError> {
        if self.skip(token) {
            Ok(())
        } else {
            Err(self.unexpected(&token.name()))
        }
    }

    /// Takes a text between quotation marks, if there is one.
    pub fn maybe_quoted(&mut self) -> Option<String> {
        let (Token::Quoted(text), _) = self.tokens.get(self.next)? else {
            return None;
        };
        self.next += 1;
        Some(text.clone())
    }

    /// Takes a text between quotation marks.
    ///
    /// # Errors
    /// If it is something else.
    pub fn quoted(&mut self, wanted: &str) -> Result<String, FileError> {
        let text = self.maybe_quoted();
        text.ok_or_else(|| self.unexpected(wanted))
    }

    /// Takes a word.
    ///
    /// # Errors
    /// If it is something else.
    pub fn word(&mut self, wanted: &str) -> Result<String, FileError> {
        let Some(Token::Word(word)) = self.peek() else {
            return Err(self.unexpected(wanted));
        };
        let word = word.clone();
        self.next += 1;
        Ok(word)
    }

    /// Takes a payoff or a probability.
    ///
    /// # Errors
    /// If it is no number.
    pub fn fraction(&mut self, wanted: &str) -> Result<Fraction, FileError> {
        self.parse(wanted, |word, error| format!("“{word}”: {error}"))
    }

    /// Takes a whole number, not negative: of a player, a set or an outcome, or how many there are of something.
    ///
    /// # Errors
    /// If it is something else, or larger than any there can be.
    pub fn whole<T: FromStr>(&mut self, wanted: &str) -> Result<T, FileError> {
        self.parse(wanted, |word, _| {
            format!("“{word}”, which is no whole number that is allowed here")
        })
    }

    fn parse<T: FromStr>(
        &mut self,
        wanted: &str,
        found: impl Fn(&str, T::Err) -> String,
    ) -> Result<T, FileError> {
        let at = self.place();
        let word = self.word(wanted)?;
        word.parse().map_err(|error| FileError {
            place: at,
            fault: FileFault::Unexpected {
                found: found(&shortened(&word), error),
                wanted: wanted.to_owned(),
            },
        })
    }
}

impl Token {
    fn name(&self) -> String {
        match self {
            Self::Quoted(text) => format!("the text \"{}\"", shortened(text)),
            Self::Word(word) => format!("“{}”", shortened(word)),
            Self::Open => "{".to_owned(),
            Self::Close => "}".to_owned(),
        }
    }
}

fn shortened(text: &str) -> String {
    const MAX_CHARACTERS: usize = 30;
    if text.chars().count() <= MAX_CHARACTERS {
        return text.to_owned();
    }
    let start: String = text.chars().take(MAX_CHARACTERS).collect();
    format!("{start}…")
}

/// A text between quotation marks, as the formats write it.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

struct Reader<'a> {
    characters: core::iter::Peekable<core::str::Chars<'a>>,
    place: Place,
}

impl Reader<'_> {
    fn take(&mut self) -> Option<char> {
        let character = self.characters.next()?;
        if character == '\n' {
            self.place.line += 1;
            self.place.column = 1;
        } else {
            self.place.column += 1;
        }
        Some(character)
    }

    fn token(&mut self) -> Result<Option<(Token, Place)>, FileError> {
        let is_blank = |character: &char| {
            character.is_whitespace() || *character == ',' || *character == '\u{feff}'
        };
        while self.characters.next_if(is_blank).is_some_and(|blank| {
            if blank == '\n' {
                self.place.line += 1;
                self.place.column = 1;
            } else {
                self.place.column += 1;
            }
            true
        }) {}
        let place = self.place;
        let Some(first) = self.take() else {
            return Ok(None);
        };
        let token = match first {
            '{' => Token::Open,
            '}' => Token::Close,
            '"' => Token::Quoted(self.quotation(place)?),
            _ => {
                let mut word = String::from(first);
                let ends = |character: char| {
                    character.is_whitespace() || matches!(character, ',' | '{' | '}' | '"')
                };
                while self.characters.peek().is_some_and(|&next| !ends(next)) {
                    word.extend(self.take());
                }
                Token::Word(word)
            }
        };
        Ok(Some((token, place)))
    }

    fn quotation(&mut self, place: Place) -> Result<String, FileError> {
        let mut text = String::new();
        loop {
            match self.take() {
                None => {
                    let fault = FileFault::OpenQuotation;
                    return Err(FileError { place, fault });
                }
                Some('"') => return Ok(text),
                Some('\\') => match self.take() {
                    Some(escaped @ ('"' | '\\')) => text.push(escaped),
                    Some(other) => text.extend(['\\', other]),
                    None => {}
                },
                Some(character) => text.push(character),
            }
        }
    }
}
