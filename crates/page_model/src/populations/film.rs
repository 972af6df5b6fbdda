//! Film: the parts of it that are there, and which one is asked for next.

use experiments::populations::{FilmPart, PART};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The parts of a film that have come, by their numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Film {
    parts: BTreeMap<u64, Rc<FilmPart>>,
}

impl Film {
    /// With one part more.
    #[must_use]
    pub fn with(&self, part: Rc<FilmPart>) -> Self {
        let mut parts = self.parts.clone();
        parts.insert(part.number, part);
        Self { parts }
    }

    /// A frame, if it is there.
    pub fn frame(&self, generation: u64) -> Option<&[u8]> {
        let part = self.parts.get(&(generation / PART))?;
        let place = usize::try_from(generation % PART).ok()?;
        part.frames.get(place).map(Vec::as_slice)
    }

    /// The part that is missing, up to `last`: that of the moment first, then the others from the beginning on.
    pub fn next(&self, generation: u64, last: u64) -> Option<u64> {
        let of_moment = generation / PART;
        let all = [of_moment].into_iter().chain(0..=last / PART);
        let mut missing = all.filter(|part| !self.parts.contains_key(part));
        missing.next()
    }
}
