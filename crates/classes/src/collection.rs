//! Collection of what a class has handed in: one code a student, the last one.

use crate::code::HandedIn;
use crate::search::{Found, Invalid};
use serde::{Deserialize, Serialize};

/// More texts that are no codes are not listed.
pub const MAX_INVALID: usize = 200;
/// More students no class has.
pub const MAX_STUDENTS: usize = 2_000;

/// The collection.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Collection {
    pub students: Vec<HandedIn>,
    pub invalid: Vec<Invalid>,
}

/// What has come of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Added {
    pub new: usize,
    /// Instead of an earlier code of the same student.
    pub replaced: usize,
    /// That were there already.
    pub repeated: usize,
    pub invalid: usize,
}

impl Collection {
    /// Adds what was found.
    ///
    /// A student is told from others by the seat; without one, by the seed of the reader's own. So the same code counts once,
    /// however often it is pasted; a later code takes the place of an earlier one; and two students who say the same both count.
    pub fn add(&mut self, found: Vec<Found>) -> Added {
        let students = &mut self.students;
        let added = add_found(found, &mut self.invalid, |handed_in, added| {
            hand_in(students, handed_in, added);
        });
        self.students
            .sort_by_key(|student| (student.seat.is_none(), student.seat));
        added
    }
}

/// Gives what was read to `hand_in`, and lists what is no code, each text once.
pub(crate) fn add_found<T>(
    found: Vec<Found<T>>,
    invalid: &mut Vec<Invalid>,
    mut hand_in: impl FnMut(T, &mut Added),
) -> Added {
    let mut added = Added::default();
    for Found { line, text, read } in found {
        match read {
            Ok(read) => hand_in(read, &mut added),
            Err(fault) => {
                added.invalid += 1;
                let is_known = invalid.iter().any(|known| known.text == text);
                if !is_known && invalid.len() < MAX_INVALID {
                    invalid.push(Invalid { line, text, fault });
                }
            }
        }
    }
    added
}

fn hand_in(students: &mut Vec<HandedIn>, handed_in: HandedIn, added: &mut Added) {
    let is_same = |student: &HandedIn| match (student.seat, handed_in.seat) {
        (Some(before), Some(now)) => before == now,
        // Somebody has entered the seat later, or left it out.
        _ => student.seed == handed_in.seed,
    };
    if students.contains(&handed_in) {
        added.repeated += 1;
        return;
    }
    let before = students.len();
    students.retain(|student| !is_same(student));
    if students.len() < before {
        added.replaced += 1;
    } else {
        added.new += 1;
    }
    if students.len() < MAX_STUDENTS {
        students.push(handed_in);
    }
}
