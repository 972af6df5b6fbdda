//! The opening book: the scores of the unfinished positions with up to eight stones on the standard board, of which
//! there are about 130 000 if mirror images count once.
//!
//! The positions themselves are not in it: they can be enumerated, so a book is one byte a position, in the order of
//! stones and keys, compressed (deflate, [`miniz_oxide`]). A position whose score is not known yet has the byte 0, so
//! that a book can be used before it is complete: what it does not know is searched.

use super::score::{Score, win_at_once};
use games::connect_four::{ConnectFour, Shape, Standard};
use games::{Game, Keyed, Turn};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::collections::BTreeMap;
use thiserror::Error;

/// The most stones of a position in the book.
pub const MAX_STONES: u32 = 8;
/// The first bytes of a book: what it is, and the version of the format. Eight bytes of a checksum follow.
const MAGIC: &[u8] = b"SPBOOK2\n";
/// No score on the standard board is further from a draw.
const MAX_SCORE: Score = 21;
/// Added to a score: 0 stays free for "not known".
const OFFSET: Score = 64;
/// The hardest compression.
const LEVEL: u8 = 10;

/// A book.
#[derive(Clone, Debug)]
pub struct Book {
    entries: Vec<(ConnectFour<Standard>, Score)>,
}

/// Why bytes are no book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BookError {
    #[error("this is no opening book of this version")]
    Magic,
    #[error("the opening book is damaged")]
    Damaged,
    #[error("the opening book has {found} positions instead of {expected}")]
    Length { found: usize, expected: usize },
}

impl Book {
    /// Every position of the book, in its order.
    pub fn positions() -> Vec<ConnectFour<Standard>> {
        let mut level = vec![ConnectFour::new(Standard)];
        let mut positions = level.clone();
        for _ in 0..MAX_STONES {
            level = next_level(&level);
            positions.extend_from_slice(&level);
        }
        positions
    }

    /// The scores of `positions`, which are those of [`Book::positions`]: of those with the most stones as `of_last` says, of
    /// the others the best of what their moves lead to, where that is known.
    pub fn backed_up(
        positions: &[ConnectFour<Standard>],
        of_last: impl Fn(&ConnectFour<Standard>) -> Option<Score>,
    ) -> Vec<Option<Score>> {
        let mut known = BTreeMap::new();
        for position in positions.iter().rev() {
            let score = if position.plies() == MAX_STONES {
                of_last(position)
            } else {
                best_of_moves(position, |next| known.get(&next.key()).copied())
            };
            known.extend(score.map(|score| (position.key(), score)));
        }
        let score = |position: &ConnectFour<Standard>| known.get(&position.key()).copied();
        positions.iter().map(score).collect()
    }

    /// Bytes for the scores of [`Book::positions`], in this order.
    pub fn write(scores: &[Option<Score>]) -> Vec<u8> {
        let byte = |score: &Option<Score>| score.map_or(0, |score| (score + OFFSET) as u8);
        let plain: Vec<u8> = scores.iter().map(byte).collect();
        [
            MAGIC,
            &checksum(&plain).to_le_bytes(),
            &compress_to_vec(&plain, LEVEL),
        ]
        .concat()
    }

    /// Reads what [`Book::write`] has written.
    ///
    /// # Errors
    /// If the bytes are something else.
    pub fn read(bytes: &[u8]) -> Result<Self, BookError> {
        let body = bytes.strip_prefix(MAGIC).ok_or(BookError::Magic)?;
        let (sum, body) = body.split_first_chunk().ok_or(BookError::Damaged)?;
        let positions = Self::positions();
        let expected = positions.len();
        let scores = decompress_to_vec_with_limit(body, expected + 1);
        let scores = scores.map_err(|_| BookError::Damaged)?;
        if scores.len() != expected {
            return Err(BookError::Length {
                found: scores.len(),
                expected,
            });
        }
        let is_score = |&byte: &u8| byte == 0 || (Score::from(byte) - OFFSET).abs() <= MAX_SCORE;
        if checksum(&scores) != u64::from_le_bytes(*sum) || !scores.iter().all(is_score) {
            return Err(BookError::Damaged);
        }
        let entries = positions.into_iter().zip(scores);
        let known = entries.filter(|(_, byte)| *byte != 0);
        Ok(Self {
            entries: known
                .map(|(position, byte)| (position, Score::from(byte) - OFFSET))
                .collect(),
        })
    }

    /// Positions with their scores, for the player to move.
    pub fn entries(&self) -> impl Iterator<Item = (&ConnectFour<Standard>, Score)> {
        self.entries
            .iter()
            .map(|(position, score)| (position, *score))
    }

    /// The score of a position, or of its mirror image, for the player to move; `None` if the book does not have it.
    pub fn score(&self, position: &ConnectFour<Standard>) -> Option<Score> {
        let wanted = canonical(position.clone());
        let order = |position: &ConnectFour<Standard>| (position.plies(), position.key());
        let place = self
            .entries
            .binary_search_by_key(&order(&wanted), |(position, _)| order(position));
        Some(self.entries[place.ok()?].1)
    }
}

/// The score of an unfinished position by those that follow it, as far as `known` has them for the player who moves there; `None` if
/// it lacks one.
fn best_of_moves(
    position: &ConnectFour<Standard>,
    known: impl Fn(&ConnectFour<Standard>) -> Option<Score>,
) -> Option<Score> {
    let (capacity, plies) = (Standard.capacity(), position.plies());
    let after = successors(position).map(|next| match next.turn() {
        // So early the board is not full: the mover has won.
        Turn::Over => Some(win_at_once(capacity, plies)),
        _ => known(&next).map(|score| -score),
    });
    after.collect::<Option<Vec<Score>>>()?.into_iter().max()
}

/// What the moves lead to, each as the book has it.
fn successors(
    position: &ConnectFour<Standard>,
) -> impl Iterator<Item = ConnectFour<Standard>> + '_ {
    position.actions().map(|action| {
        let mut next = position.clone();
        next.apply(action);
        canonical(next)
    })
}

/// FNV-1a, 64 bits.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The unfinished positions one stone on, in the order of their keys.
fn next_level(level: &[ConnectFour<Standard>]) -> Vec<ConnectFour<Standard>> {
    let mut next: Vec<_> = level
        .iter()
        .flat_map(successors)
        .filter(|position| position.turn() != Turn::Over)
        .collect();
    next.sort_unstable_by_key(Keyed::key);
    next.dedup();
    next
}

/// The position or its mirror image, whichever has the lower key.
fn canonical(position: ConnectFour<Standard>) -> ConnectFour<Standard> {
    let mirrored = position.mirrored();
    if mirrored.key() < position.key() {
        mirrored
    } else {
        position
    }
}
