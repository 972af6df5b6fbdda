//! Catalogue: games of the literature beyond those that are offered first, a file for each subject. Their names, stories and sources are texts.

mod algorithms;
mod conflict;
mod coordination;
mod degenerate;
mod dilemmas;
mod dominance;
mod evolution;
mod experiments;
mod markets;
mod politics;
mod several_players;
mod zero_sum;

use crate::strategic::library::entry::Entry;

/// By subject.
const SUBJECTS: [&[Entry]; 12] = [
    dilemmas::GAMES,
    coordination::GAMES,
    conflict::GAMES,
    zero_sum::GAMES,
    dominance::GAMES,
    markets::GAMES,
    politics::GAMES,
    evolution::GAMES,
    degenerate::GAMES,
    several_players::GAMES,
    experiments::GAMES,
    algorithms::GAMES,
];

/// Every game of the catalogue.
pub fn games() -> impl Iterator<Item = &'static Entry> {
    SUBJECTS.into_iter().flatten()
}
