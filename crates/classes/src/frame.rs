//! Frame of a code, whatever it says: its kind, its length and its check digits, in groups of letters. The grammar is in `docs/CLASSES.md`.

use crate::alphabet;
use crate::bits::{Reader, Writer};
use crate::check_digits;
use serde::{Deserialize, Serialize};

/// Between hyphens.
pub const GROUP: usize = 4;
/// More groups no code has: what one letter can count.
pub const MAX_GROUPS: usize = 32;
/// Bits that a code has room for.
pub const ROOM: usize = (GROUP * MAX_GROUPS - HEAD - check_digits::COUNT) * alphabet::BITS;

/// Kind and number of groups.
const HEAD: usize = 2;

/// What a code says; its first letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A student's answers.
    Answers = 1,
    /// A strategy for a tournament.
    Strategy = 2,
    /// A choice in an experiment that the class plays.
    Choice = 3,
}

/// Why a text is no code of the kind that is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CodeFault {
    /// It has so many letters of so many.
    TooShort {
        found: usize,
        all: usize,
    },
    /// A letter is wrong, or two have changed places.
    CheckDigits,
    /// Of another lesson, or of an earlier text of this one.
    OtherLesson,
    /// Of another experiment that the class plays.
    OtherExperiment,
    /// Of this experiment, in another round.
    OtherRound {
        round: u32,
    },
    /// Answers where strategies or choices are looked for, and so on.
    OtherKind,
    LaterVersion,
    /// Its check digits are right, and nobody writes such a code.
    Forged,
}

/// The code with this content.
pub fn write(kind: Kind, content: &Writer) -> String {
    let content = content.letters();
    let groups = (HEAD + content.len() + check_digits::COUNT).div_ceil(GROUP);
    let mut letters = vec![kind as u8, (groups - 1) as u8];
    letters.extend(content);
    letters.resize(groups * GROUP - check_digits::COUNT, 0);
    letters.extend(check_digits::of(&letters));
    let text = |group: &[u8]| -> String { group.iter().copied().map(alphabet::letter).collect() };
    let groups: Vec<String> = letters.chunks(GROUP).map(text).collect();
    groups.join("-")
}

/// How many letters a code has, by its second.
pub fn length(letters: &[u8]) -> Option<usize> {
    letters
        .get(1)
        .map(|groups| (usize::from(*groups) + 1) * GROUP)
}

/// The content of a code's letters, by their values.
///
/// # Errors
/// Why they are no code of this kind.
pub fn open(kind: Kind, letters: &[u8]) -> Result<Reader<'_>, CodeFault> {
    let all = length(letters).unwrap_or(GROUP);
    if letters.len() < all {
        let found = letters.len();
        return Err(CodeFault::TooShort { found, all });
    }
    if letters.len() > all || !check_digits::are_right(letters) {
        return Err(CodeFault::CheckDigits);
    }
    match letters[0] {
        0 => return Err(CodeFault::Forged),
        known if known == kind as u8 => {}
        1..=3 => return Err(CodeFault::OtherKind),
        _ => return Err(CodeFault::LaterVersion),
    }
    let content = letters.get(HEAD..all - check_digits::COUNT);
    Ok(Reader::new(content.ok_or(CodeFault::Forged)?))
}
