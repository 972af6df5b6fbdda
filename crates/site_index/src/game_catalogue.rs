//! Catalogue of strategic games: the texts of each with what the engines have counted.
//!
//! The counts stand in a file, since counting takes longer than a build should; a test of the crate `worker` counts again, and writes the file when it is asked to.

use page_model::game_catalogue::{Counts, ListedGame};
use std::collections::BTreeMap;
use texts::{GameListing, GameSubject, game_catalogue};

/// By the keys of the games.
const COUNTED: &str = include_str!("counted.json");

/// All games of which everything is known, in their order.
///
/// # Errors
/// If the file of counts is none.
pub fn listed_games() -> Result<Vec<ListedGame>, serde_json::Error> {
    let mut counted: BTreeMap<String, Counts> = serde_json::from_str(COUNTED)?;
    let listed = |listing: GameListing| {
        let subject = GameSubject::ALL
            .iter()
            .position(|subject| *subject == listing.subject)?;
        Some(ListedGame {
            key: listing.key.to_owned(),
            subject,
            name: listing.name.to_owned(),
            story: listing.story.to_owned(),
            shows: listing.shows.to_owned(),
            has_numbers: listing.has_numbers,
            source: listing.source.to_owned(),
            counts: counted.remove(listing.key)?,
        })
    };
    Ok(game_catalogue().into_iter().filter_map(listed).collect())
}
