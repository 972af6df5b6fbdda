//! Moves as text: with squares (`b2b3`, `a4a5q`), as links and other programs have them, and in algebraic notation (`b3`,
//! `Nxd4+`, `a5=Q`), as players write them (FIDE's laws of chess, appendix C).

use super::ending::Ending;
use super::kind::Kind;
use super::moves::Move;
use super::position::Gardner;
use super::square::Square;
use crate::Game;
use crate::record::Notation;

/// Characters of the two squares.
const SQUARES: usize = 4;

impl Notation for Gardner {
    const CHARACTERS: usize = SQUARES;

    /// Four characters, or five with what a pawn becomes. A `b` before a digit begins the next move.
    fn first_symbol(text: &[char]) -> usize {
        match text {
            [_, _, _, _, 'q' | 'r' | 'n', ..] => SQUARES + 1,
            [_, _, _, _, 'b', after @ ..] if !after.first().is_some_and(char::is_ascii_digit) => {
                SQUARES + 1
            }
            _ => SQUARES.min(text.len()),
        }
    }

    fn action_of(symbol: &str) -> Option<Move> {
        let (from, rest) = symbol.split_at_checked(2)?;
        let (to, rest) = rest.split_at_checked(2)?;
        let mut letters = rest.chars();
        let promotion = match letters.next() {
            None => None,
            Some(letter) => {
                Some(Kind::of_letter(letter).filter(|kind| Kind::PROMOTIONS.contains(kind))?)
            }
        };
        let (from, to): (Square, Square) = (from.parse().ok()?, to.parse().ok()?);
        (letters.next().is_none() && from != to).then_some(Move {
            from,
            to,
            promotion,
        })
    }

    fn symbol_of(action: Move) -> String {
        let promotion = action.promotion.map(Kind::letter);
        let squares = format!("{}{}", action.from, action.to);
        squares + &promotion.map(String::from).unwrap_or_default()
    }
}

impl Gardner {
    /// A legal move in algebraic notation.
    pub fn algebraic(&self, action: Move) -> String {
        let kind = self.moved(action).unwrap_or(Kind::Pawn);
        let is_capture = self.captured(action).is_some();
        let mut text = match kind {
            Kind::Pawn if is_capture => action.from.file_letter().to_string(),
            Kind::Pawn => String::new(),
            _ => format!("{}{}", capital(kind), self.told_apart(kind, action)),
        };
        if is_capture {
            text.push('x');
        }
        text.push_str(&action.to.to_string());
        if let Some(promotion) = action.promotion {
            text.extend(['=', capital(promotion)]);
        }
        let mut after = self.clone();
        after.apply(action);
        match after.ending() {
            Some(Ending::Checkmate) => text.push('#'),
            _ if after.is_check() => text.push('+'),
            _ => {}
        }
        text
    }

    /// What tells a move from those of other pieces of the same kind to the same square: file, rank, or both.
    fn told_apart(&self, kind: Kind, action: Move) -> String {
        let is_other = |other: &Move| {
            other.to == action.to && other.from != action.from && self.moved(*other) == Some(kind)
        };
        let others: Vec<Square> = self
            .moves()
            .filter(is_other)
            .map(|other| other.from)
            .collect();
        if others.is_empty() {
            return String::new();
        }
        let from = action.from;
        if others.iter().all(|other| other.file() != from.file()) {
            from.file_letter().to_string()
        } else if others.iter().all(|other| other.rank() != from.rank()) {
            from.rank_digit().to_string()
        } else {
            from.to_string()
        }
    }
}

fn capital(kind: Kind) -> char {
    kind.letter().to_ascii_uppercase()
}
