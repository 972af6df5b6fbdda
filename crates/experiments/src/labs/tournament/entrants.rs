//! Entrants as texts: strategies in a list, with names in brackets in front, such as `TitForTat,[Anna] GTFT`.
//!
//! Commas stand between them, outside of parentheses and quotation marks, since links write commas as they are. Rules have commas too: a text with a
//! vertical bar, which no strategy has, is separated by bars alone.

use crate::common::repeated::strategy::StrategyLanguage;
use crate::diagnostic::{Fault, Refusal, quote};
use crate::parameters::{Control, Kind, Values};
use core::ops::Range;
use engines::repeated::language::fault::StrategyFault;
use engines::repeated::tournament::entrant::MAX_ENTRANTS;
use texts::Texts;
use thiserror::Error;

/// A tournament has at least this many entrants.
pub const MIN_ENTRANTS: usize = 2;
/// Characters of a name.
pub const MAX_NAME: usize = 60;

/// An entrant, as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// As people call it; empty where its strategy says enough.
    pub name: String,
    /// In the language of strategies.
    pub strategy: String,
}

impl Entrant {
    /// One whose strategy says enough.
    pub fn unnamed(strategy: impl Into<String>) -> Self {
        Self {
            name: String::new(),
            strategy: strategy.into(),
        }
    }

    /// The name, or the strategy where there is none.
    pub fn label(&self) -> &str {
        if self.name.is_empty() {
            &self.strategy
        } else {
            &self.name
        }
    }

    /// As people say it.
    pub fn spoken(&self, texts: &Texts) -> String {
        if self.name.is_empty() {
            StrategyLanguage.spoken(&self.strategy, texts)
        } else {
            self.name.clone()
        }
    }

    fn written(&self) -> String {
        if self.name.is_empty() {
            self.strategy.clone()
        } else {
            format!("[{}] {}", self.name, self.strategy)
        }
    }
}

/// A list of entrants. Alone it is checked for its form; whether strategies fit depends on the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntrantList;

/// A text that lists no entrants. They are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WrongEntrants {
    #[error(
        "{}; a tournament has {MIN_ENTRANTS} to {MAX_ENTRANTS}, separated by commas or, where rules have commas, by |",
        counted(*.0)
    )]
    Count(usize),
    #[error("entrant {0} begins with [, but there is no ] after its name")]
    OpenName(usize),
    #[error("the name of entrant {number} has {found} characters; {MAX_NAME} are allowed")]
    LongName { number: usize, found: usize },
    #[error("{}: {fault}", called(*.number, .name))]
    Strategy {
        number: usize,
        name: String,
        fault: StrategyFault,
    },
}

fn counted(count: usize) -> String {
    format!("{count} entrant{}", if count == 1 { "" } else { "s" })
}

fn called(number: usize, name: &str) -> String {
    if name.is_empty() {
        format!("entrant {number}")
    } else {
        format!("entrant {number}, {}", quote(name))
    }
}

impl Fault for WrongEntrants {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let words = self.to_string();
        let words = match self {
            Self::Strategy { .. } => (texts.labs.tournament.left_out)(&words),
            _ => words,
        };
        (texts.repeated_games.wrong)(key, &words)
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        (texts.repeated_games.wrong_here)(&self.to_string())
    }

    fn place(&self, _key: &str, text: &str) -> Option<Range<usize>> {
        let Self::Strategy { number, fault, .. } = self else {
            return None;
        };
        let start = parts(text).get(number - 1)?.strategy;
        let place = start + fault.place.start..start + fault.place.end;
        text.get(place.clone()).is_some().then_some(place)
    }
}

impl Kind for EntrantList {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.labs.tournament.allowed_entrants)(MIN_ENTRANTS, MAX_ENTRANTS)
    }

    fn control(&self) -> Control {
        Control::Text { is_wide: true }
    }

    fn spoken(&self, text: &str, texts: &Texts) -> String {
        (texts.labs.tournament.entrants)(parts(text).len())
    }
}

impl Values<Vec<Entrant>> for EntrantList {
    fn read(&self, text: &str) -> Result<Vec<Entrant>, Refusal> {
        read(text).map_err(Refusal::because)
    }

    /// With commas where they do, as links write them readably.
    fn write(&self, entrants: &Vec<Entrant>) -> String {
        let written: Vec<String> = entrants.iter().map(Entrant::written).collect();
        let with_commas = written.join(",");
        if read(&with_commas).is_ok_and(|read| read == *entrants) {
            with_commas
        } else {
            written.join("|")
        }
    }
}

/// The entrants of a text.
///
/// # Errors
/// If they are too few or too many, or one has a name that is none.
pub fn read(text: &str) -> Result<Vec<Entrant>, WrongEntrants> {
    let parts = parts(text);
    if !(MIN_ENTRANTS..=MAX_ENTRANTS).contains(&parts.len()) {
        return Err(WrongEntrants::Count(parts.len()));
    }
    let entrant = |(place, part): (usize, &Part)| {
        let number = place + 1;
        let name = part.name.ok_or(WrongEntrants::OpenName(number))?;
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let found = name.chars().count();
        if found > MAX_NAME {
            return Err(WrongEntrants::LongName { number, found });
        }
        let strategy = text[part.strategy..part.end].trim_end().to_owned();
        Ok(Entrant { name, strategy })
    };
    parts.iter().enumerate().map(entrant).collect()
}

/// An entrant in a text.
struct Part<'a> {
    /// Empty where there is none; `None` where it does not end.
    name: Option<&'a str>,
    /// Where the strategy begins.
    strategy: usize,
    end: usize,
}

/// The parts of a text, without those that are empty.
fn parts(text: &str) -> Vec<Part<'_>> {
    let by_bars = separated(text, |sign, _| sign == '|');
    let places = if by_bars.len() > 1 {
        by_bars
    } else {
        separated(text, |sign, depth| sign == ',' && depth == 0)
    };
    let part = |place: Range<usize>| {
        let content = text[place.clone()].trim_start();
        let start = place.end - content.len();
        let (name, rest) = match content.strip_prefix('[') {
            None => (Some(""), content),
            Some(named) => match named.split_once(']') {
                Some((name, rest)) => (Some(name), rest.trim_start()),
                None => (None, ""),
            },
        };
        let is_empty = content.is_empty();
        let strategy = if name.is_some() {
            place.end - rest.len()
        } else {
            start
        };
        (!is_empty).then_some(Part {
            name,
            strategy,
            end: place.end,
        })
    };
    places.into_iter().filter_map(part).collect()
}

/// The places between separators, which know how deep in parentheses they stand. What is in quotation marks or in the brackets of a name separates nothing.
fn separated(text: &str, is_separator: fn(char, usize) -> bool) -> Vec<Range<usize>> {
    let (mut found, mut start, mut depth) = (Vec::new(), 0, 0_usize);
    // What ends the marks or brackets that one is in.
    let mut until: Option<char> = None;
    for (at, sign) in text.char_indices() {
        if until.is_some() {
            until = until.filter(|&end| end != sign);
            continue;
        }
        match sign {
            '"' => until = Some('"'),
            '[' if text[start..at].trim().is_empty() => until = Some(']'),
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if is_separator(sign, depth) => {
                found.push(start..at);
                (start, depth) = (at + sign.len_utf8(), 0);
            }
            _ => {}
        }
    }
    found.push(start..text.len());
    found
}
