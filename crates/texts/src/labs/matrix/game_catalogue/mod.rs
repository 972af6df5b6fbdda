//! Catalogue of strategic games: name, story, source, and what each game is good for in a course.
//!
//! It stands beside the other texts, not in them: programs would carry it, and only its readers need it. The build writes it into a file of its own.
//!
//! `subject`: what games are about; `listing`: how one is written. A file for each subject; `offered`: the games that are offered first, whose names and stories are among the lab's texts.

mod algorithms;
mod conflict;
mod coordination;
mod degenerate;
mod dilemmas;
mod dominance;
mod evolution;
mod experiments;
mod listing;
mod markets;
mod offered;
mod politics;
mod several_players;
mod subject;
mod zero_sum;

use super::stories;
use GameSubject::*;
use listing::Listing;
pub use subject::GameSubject;

const LISTINGS: [(GameSubject, &[Listing]); 12] = [
    (Dilemmas, dilemmas::LISTINGS),
    (Coordination, coordination::LISTINGS),
    (Conflict, conflict::LISTINGS),
    (ZeroSum, zero_sum::LISTINGS),
    (Dominance, dominance::LISTINGS),
    (Markets, markets::LISTINGS),
    (Politics, politics::LISTINGS),
    (Evolution, evolution::LISTINGS),
    (Degenerate, degenerate::LISTINGS),
    (SeveralPlayers, several_players::LISTINGS),
    (Experiments, experiments::LISTINGS),
    (Algorithms, algorithms::LISTINGS),
];

/// A game of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct GameListing {
    /// As links name it.
    pub key: &'static str,
    pub subject: GameSubject,
    pub name: &'static str,
    pub story: &'static str,
    /// What it is good for.
    pub shows: &'static str,
    /// Whether its payoffs are those of the source.
    pub has_numbers: bool,
    pub source: &'static str,
}

/// All games, by subject, those that are offered first before the others.
pub fn game_catalogue() -> Vec<GameListing> {
    let offered = offered::OFFERED.iter();
    let offered = offered.filter_map(|&(key, subject, shows, has_numbers, source)| {
        let story = stories::ENGLISH.iter().find(|story| story.key == key)?;
        let (name, story) = (story.name, story.story);
        Some(GameListing {
            key,
            subject,
            name,
            story,
            shows,
            has_numbers,
            source,
        })
    });
    let listed = LISTINGS.iter().flat_map(|&(subject, listings)| {
        listings.iter().map(move |one| GameListing {
            key: one.key,
            subject,
            name: one.name,
            story: one.story,
            shows: one.shows,
            has_numbers: one.has_numbers,
            source: one.source,
        })
    });
    let mut all: Vec<GameListing> = offered.chain(listed).collect();
    all.sort_by_key(|entry| entry.subject);
    all
}
