//! Nim: take as many objects as you like, at least one, from one heap. The player who takes the last object wins
//! (normal play) or loses (misère).
//!
//! Source: C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901).
//! His theory is [`Nim::is_won_by_theory`]: the exclusive or of the heaps decides.

use super::record::Notation;
use super::{Deterministic, Game, Indexed, Keyed, Player, Turn, ZeroSum};
use core::fmt::{self, Display};
use core::str::FromStr;
use thiserror::Error;

/// More heaps than this no game has.
pub const MAX_HEAPS: usize = 6;
/// More objects than this no heap has, so that a move is a letter and a digit.
pub const MAX_OBJECTS: u8 = 9;

/// The sizes of the heaps: 1 to [`MAX_HEAPS`] heaps of 0 to [`MAX_OBJECTS`] objects. As text: `3,4,5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heaps {
    sizes: [u8; MAX_HEAPS],
    count: u8,
}

/// Why a text is not a row of heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HeapsError {
    #[error("there are {found} heaps; 1 to {MAX_HEAPS} are allowed")]
    Count { found: usize },
    #[error("heap {heap} is not a whole number from 0 to {MAX_OBJECTS}")]
    Size { heap: usize },
}

impl Heaps {
    /// Heaps of these sizes.
    ///
    /// # Errors
    /// Says which number is not allowed.
    pub fn new(sizes: &[u8]) -> Result<Self, HeapsError> {
        if sizes.is_empty() || sizes.len() > MAX_HEAPS {
            return Err(HeapsError::Count { found: sizes.len() });
        }
        if let Some(index) = sizes.iter().position(|&size| size > MAX_OBJECTS) {
            return Err(HeapsError::Size { heap: index + 1 });
        }
        let mut heaps = Self {
            sizes: [0; MAX_HEAPS],
            count: sizes.len() as u8,
        };
        heaps.sizes[..sizes.len()].copy_from_slice(sizes);
        Ok(heaps)
    }

    /// The sizes, heap by heap.
    pub fn sizes(&self) -> &[u8] {
        &self.sizes[..usize::from(self.count)]
    }
}

impl FromStr for Heaps {
    type Err = HeapsError;

    fn from_str(text: &str) -> Result<Self, HeapsError> {
        let sizes: Vec<&str> = text.split(',').map(str::trim).collect();
        if sizes.len() > MAX_HEAPS {
            return Err(HeapsError::Count { found: sizes.len() });
        }
        let size = |(index, text): (usize, &&str)| match text.as_bytes() {
            [digit @ b'0'..=b'9'] => Ok(digit - b'0'),
            _ => Err(HeapsError::Size { heap: index + 1 }),
        };
        let sizes: Vec<u8> = sizes
            .iter()
            .enumerate()
            .map(size)
            .collect::<Result<_, _>>()?;
        Self::new(&sizes)
    }
}

impl Display for Heaps {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes: Vec<String> = self.sizes().iter().map(u8::to_string).collect();
        formatter.write_str(&sizes.join(","))
    }
}

/// A move: so many objects from that heap. As text a letter and a digit: `b3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Take {
    /// From 0.
    pub heap: u8,
    /// At least 1.
    pub objects: u8,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nim {
    heaps: Heaps,
    mover: Player,
    misere: bool,
}

impl Nim {
    /// The heaps with the first player to move; in `misere` play the player who takes the last object loses.
    pub fn new(heaps: Heaps, misere: bool) -> Self {
        Self {
            heaps,
            mover: Player::First,
            misere,
        }
    }

    /// What is left of the heaps.
    pub fn heaps(&self) -> &Heaps {
        &self.heaps
    }

    /// The exclusive or of the heaps: 0 exactly where, in normal play, the player who is to move loses.
    pub fn nim_sum(&self) -> u8 {
        self.heaps.sizes().iter().fold(0, |sum, size| sum ^ size)
    }

    /// Whether the player who is to move wins, by Bouton's theory. Misère play differs only when no heap has two
    /// objects: then one wants an even number of heaps with one.
    pub fn is_won_by_theory(&self) -> bool {
        let is_small = self.heaps.sizes().iter().all(|&size| size <= 1);
        (self.nim_sum() != 0) != (self.misere && is_small)
    }
}

/// The moves: heap by heap, fewer objects first.
#[derive(Clone, Debug)]
pub struct Takes {
    sizes: [u8; MAX_HEAPS],
    next: Take,
}

impl Iterator for Takes {
    type Item = Take;

    fn next(&mut self) -> Option<Take> {
        while let Some(&size) = self.sizes.get(usize::from(self.next.heap)) {
            let take = self.next;
            if take.objects <= size {
                self.next.objects += 1;
                return Some(take);
            }
            self.next = Take {
                heap: take.heap + 1,
                objects: 1,
            };
        }
        None
    }
}

impl Game for Nim {
    type Action = Take;
    type Actions = Takes;

    fn turn(&self) -> Turn {
        if self.heaps.sizes == [0; MAX_HEAPS] {
            Turn::Over
        } else {
            Turn::Player(self.mover)
        }
    }

    fn actions(&self) -> Takes {
        Takes {
            sizes: self.heaps.sizes,
            next: Take {
                heap: 0,
                objects: 1,
            },
        }
    }

    fn apply(&mut self, action: Take) {
        debug_assert!(self.actions().any(|legal| legal == action));
        self.heaps.sizes[usize::from(action.heap)] -= action.objects;
        self.mover = self.mover.opponent();
    }

    fn payoff(&self, player: Player) -> f64 {
        // Anyone who would be to move now has not taken the last object.
        let mover_wins = self.misere;
        if (player == self.mover) == mover_wins {
            1.0
        } else {
            -1.0
        }
    }
}

impl Keyed for Nim {
    fn key(&self) -> u64 {
        let sizes = self.heaps.sizes.iter();
        let heaps = sizes.fold(0, |key, &size| key << 4 | u64::from(size));
        heaps << 1 | self.mover.index() as u64
    }
}

impl Indexed for Nim {
    fn index(action: Take) -> usize {
        usize::from(action.heap) * usize::from(MAX_OBJECTS + 1) + usize::from(action.objects)
    }
}

impl Deterministic for Nim {}
impl ZeroSum for Nim {}

impl Notation for Nim {
    const CHARACTERS: usize = 2;

    fn action_of(symbol: &str) -> Option<Take> {
        match symbol.as_bytes() {
            [heap @ b'a'..=b'f', objects @ b'1'..=b'9'] => Some(Take {
                heap: heap - b'a',
                objects: objects - b'0',
            }),
            _ => None,
        }
    }

    fn symbol_of(action: Take) -> String {
        format!("{}{}", char::from(b'a' + action.heap), action.objects)
    }
}
