//! The races of a generation as JSON, and as a table.

use super::snapshot::Snapshot;
use crate::report::Table;
use engines::evolution::RaceRecord;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it.
#[derive(Serialize, TS)]
pub(super) struct GenerationResult<'a> {
    games: u64,
    offspring: &'a [f64],
    sigma: Option<f64>,
    races: &'a [RaceRecord],
    /// `None` until it is decided.
    accepted: Option<bool>,
}

pub(super) fn result(snapshot: Option<&Snapshot>) -> GenerationResult<'_> {
    let generation = snapshot.and_then(|snapshot| snapshot.generation.as_ref());
    GenerationResult {
        games: snapshot.map_or(0, |snapshot| snapshot.games),
        offspring: generation.map_or(&[], |generation| &generation.offspring),
        sigma: generation.map(|generation| generation.sigma),
        races: generation.map_or(&[], |generation| &generation.races),
        accepted: generation.map(|generation| generation.is_accepted),
    }
}

/// A row a race.
pub(super) fn table(snapshot: Option<&Snapshot>) -> Table {
    let header = [
        "race", "opponent", "games", "mean", "lower", "upper", "better",
    ];
    let row = |(index, race): (usize, &RaceRecord)| {
        let opponent = race.opponent.map(|opponent| opponent.to_string());
        vec![
            (index + 1).to_string(),
            opponent.unwrap_or_default(),
            race.games.to_string(),
            format!("{:.6}", race.mean),
            format!("{:.6}", race.bounds.0),
            format!("{:.6}", race.bounds.1),
            if race.is_better { "yes" } else { "no" }.to_owned(),
        ]
    };
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: result(snapshot).races.iter().enumerate().map(row).collect(),
    }
}
