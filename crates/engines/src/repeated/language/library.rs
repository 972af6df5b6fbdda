//! Strategies that everybody should have met, by name, for games in which both players have two actions: the first is to cooperate, the second to defect.
//!
//! They are found by the names of their classes in the Axelrod library (V. Knight, O. Campbell, M. Harper and others, "An open framework for the reproducible
//! study of the iterated prisoner's dilemma", 2016) and by the usual ones, in small or large letters, with spaces and hyphens or without. Where a source
//! leaves something open, they do what they do there: `first: copy` repeats nothing, `slipped` is a move of one's own that went wrong.

use super::classics::CLASSICS;
use super::entry::Entry;
use super::tournament_1980::TOURNAMENT_1980;

/// The strategy with that name.
pub fn find(name: &str) -> Option<&'static Entry> {
    let is_it = |entry: &&Entry| {
        core::iter::once(&entry.name)
            .chain(entry.others)
            .any(|other| plain(other).eq(plain(name)))
    };
    entries().find(is_it)
}

/// What matters of a name.
fn plain(name: &str) -> impl Iterator<Item = char> {
    let parts = name.chars().filter(|part| part.is_alphanumeric());
    parts.flat_map(char::to_lowercase)
}

/// The entries of the library.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    CLASSICS.iter().chain(TOURNAMENT_1980)
}
