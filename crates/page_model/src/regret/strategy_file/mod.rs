//! Strategies as files: CSV for spreadsheets, JSON for programs, both read again with every row checked.
//!
//! CSV has a line an action under `information_set,player,action,probability`. JSON is an object with `format`,
//! `version`, `game`, `cards` and `information_sets`; a result of the command line (`{"experiment": …, "result": …}`) is
//! read too. Probabilities are written with all their digits, so what is read is what was written.

mod error;

use engines::regret::{GameTree, InformationSet, Strategy};
use experiments::LabExperiment;
use experiments::diagnostic::quote;
use experiments::link::Link;
use experiments::parameters::Parameters;
use experiments::regret::locks::PLAYERS;
use experiments::regret::{GameName, RegretExperiment};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

pub use error::StrategyFileError;

/// Longer files are refused.
pub const MAX_BYTES: usize = 1 << 20;
/// How far a row may be from adding up to 1: files may have few digits.
const TOLERANCE: f64 = 1e-6;
const FORMAT: &str = "saddlepoint-strategy";
const VERSION: u64 = 1;
const COLUMNS: [&str; 4] = ["information_set", "player", "action", "probability"];

/// Rows are written with numbers and read with their texts: a JSON reader rounds, and an error shows what was found.
#[derive(Serialize, Deserialize)]
struct Document<R> {
    format: String,
    version: u64,
    game: String,
    cards: u64,
    information_sets: Vec<R>,
}

#[derive(Serialize)]
struct WrittenRow<'a> {
    key: &'a str,
    player: &'static str,
    actions: &'a [String],
    average_strategy: &'a [f64],
}

#[derive(Deserialize)]
struct Row {
    key: String,
    actions: Vec<String>,
    average_strategy: Vec<Box<RawValue>>,
}

/// What the command line prints.
#[derive(Deserialize)]
struct ResultDocument {
    experiment: String,
    result: ResultPart,
}

#[derive(Deserialize)]
struct ResultPart {
    information_sets: Vec<Row>,
}

/// One probability of a file, as it stands there.
struct Entry {
    key: String,
    action: String,
    probability: String,
}

/// The game of an experiment, for people: `kuhn with 4 cards`.
fn game_name(lab: &RegretExperiment) -> String {
    let name = lab.write("game");
    match lab.game {
        GameName::Kuhn | GameName::KuhnSeed | GameName::Goofspiel => {
            format!("{name} with {} cards", lab.cards)
        }
        GameName::Leduc if lab.ranks > 3 => format!("{name} with {} ranks", lab.ranks),
        GameName::LiarsDice => format!("{name} with {} × {} faces", lab.dice, lab.faces),
        _ => name,
    }
}

/// The strategy as CSV.
pub fn to_csv(tree: &GameTree, strategy: &Strategy) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let mut write = |record: [&str; 4]| {
        // Writing to memory does not fail.
        let written = writer.write_record(record);
        debug_assert!(written.is_ok());
    };
    write(COLUMNS);
    for (row, set) in tree.information_sets().iter().enumerate() {
        for (action, probability) in set.actions.iter().zip(strategy.row(tree, row)) {
            let (player, probability) = (PLAYERS[set.player.index()], probability.to_string());
            write([&set.key, player, action, &probability]);
        }
    }
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

/// The strategy as JSON, of the game of `lab`.
pub fn to_json<'a>(lab: &RegretExperiment, tree: &'a GameTree, strategy: &'a Strategy) -> String {
    let row = |(row, set): (usize, &'a InformationSet)| WrittenRow {
        key: &set.key,
        player: PLAYERS[set.player.index()],
        actions: &set.actions,
        average_strategy: strategy.row(tree, row),
    };
    let document = Document {
        format: FORMAT.to_owned(),
        version: VERSION,
        game: lab.write("game"),
        cards: lab.cards,
        information_sets: tree
            .information_sets()
            .iter()
            .enumerate()
            .map(row)
            .collect(),
    };
    // Strings, numbers and lists have a JSON form.
    let mut json = serde_json::to_string_pretty(&document).unwrap_or_default();
    json.push('\n');
    json
}

/// The strategy in a file, of the game of `lab`, whose compiled form `tree` is.
///
/// # Errors
/// Says what is wrong, with the information set and the action.
pub fn read(
    lab: &RegretExperiment,
    tree: &GameTree,
    text: &str,
) -> Result<Strategy, StrategyFileError> {
    if text.len() > MAX_BYTES {
        return Err(StrategyFileError::TooLong { bytes: text.len() });
    }
    let entries = if text.trim_start().starts_with('{') {
        json_entries(lab, text)?
    } else {
        csv_entries(text)?
    };
    strategy_of(tree, &entries)
}

/// The file is of the game of `found`, another one than that of `wanted`.
fn other_game(found: &RegretExperiment, wanted: &RegretExperiment) -> StrategyFileError {
    StrategyFileError::OtherGame {
        found: game_name(found),
        wanted: game_name(wanted),
    }
}

/// The rows of a strategy that was saved.
fn saved_rows(
    lab: &RegretExperiment,
    document: Document<Row>,
) -> Result<Vec<Row>, StrategyFileError> {
    if document.format != FORMAT {
        return Err(StrategyFileError::NotAStrategy);
    }
    if document.version != VERSION {
        let found = document.version;
        return Err(StrategyFileError::Version { found });
    }
    let mut found = RegretExperiment::default();
    let cards = document.cards.to_string();
    let read = [
        found.read("game", &document.game),
        found.read("cards", &cards),
    ];
    if read.iter().any(Result::is_err) {
        return Err(StrategyFileError::NotAStrategy);
    }
    if game_name(&found) != game_name(lab) {
        return Err(other_game(&found, lab));
    }
    Ok(document.information_sets)
}

/// The rows of a result of the command line.
fn result_rows(lab: &RegretExperiment, text: &str) -> Result<Vec<Row>, StrategyFileError> {
    let document: ResultDocument =
        serde_json::from_str(text).map_err(|_| StrategyFileError::NotAStrategy)?;
    let link = Link::split(&document.experiment).ok();
    let link = link.filter(|link| link.lab == RegretExperiment::NAME);
    let (found, _) = link
        .ok_or(StrategyFileError::NotAStrategy)?
        .read::<RegretExperiment>();
    if game_name(&found) != game_name(lab) {
        return Err(other_game(&found, lab));
    }
    Ok(document.result.information_sets)
}

fn json_entries(lab: &RegretExperiment, text: &str) -> Result<Vec<Entry>, StrategyFileError> {
    let rows = match serde_json::from_str::<Document<Row>>(text) {
        Ok(document) => saved_rows(lab, document)?,
        Err(_) => result_rows(lab, text)?,
    };
    rows.iter().try_for_each(|row| {
        let is_whole = row.actions.len() == row.average_strategy.len();
        is_whole
            .then_some(())
            .ok_or(StrategyFileError::NotAStrategy)
    })?;
    let entries = rows.into_iter().flat_map(|row| {
        let pairs = row.actions.into_iter().zip(row.average_strategy);
        pairs.map(move |(action, probability)| Entry {
            key: row.key.clone(),
            action,
            probability: probability.get().to_owned(),
        })
    });
    Ok(entries.collect())
}

fn csv_entries(text: &str) -> Result<Vec<Entry>, StrategyFileError> {
    let wrong = |_: csv::Error| StrategyFileError::NotAStrategy;
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let header = reader.headers().map_err(wrong)?.clone();
    let column = |name: &'static str| {
        let place = header.iter().position(|found| found.trim() == name);
        place.ok_or(StrategyFileError::NoColumn { name })
    };
    let [key, _, action, probability] = COLUMNS;
    let (key, action, probability) = (column(key)?, column(action)?, column(probability)?);
    let entry = |record: Result<csv::StringRecord, csv::Error>| {
        let record = record.map_err(wrong)?;
        let cell = |place: usize| record.get(place).unwrap_or_default().trim().to_owned();
        Ok(Entry {
            key: cell(key),
            action: cell(action),
            probability: cell(probability),
        })
    };
    reader.records().map(entry).collect()
}

/// Where in the game an entry belongs.
fn slot_of(tree: &GameTree, entry: &Entry) -> Result<usize, StrategyFileError> {
    let (key, action) = (quote(&entry.key), quote(&entry.action));
    let Some(row) = tree.find(&entry.key) else {
        return Err(StrategyFileError::UnknownInformationSet { key });
    };
    let actions = &tree.information_sets()[row].actions;
    let Some(index) = actions.iter().position(|name| *name == entry.action) else {
        let known = actions.join(", ");
        return Err(StrategyFileError::UnknownAction { key, action, known });
    };
    Ok(tree.slots(row).start + index)
}

/// Checks the entries against the game: each action once, from 0 to 1, each row 1 in all.
fn strategy_of(tree: &GameTree, entries: &[Entry]) -> Result<Strategy, StrategyFileError> {
    let mut slots: Vec<Option<f64>> = vec![None; tree.slot_count()];
    for entry in entries {
        let slot = &mut slots[slot_of(tree, entry)?];
        let (key, action) = (quote(&entry.key), quote(&entry.action));
        if slot.is_some() {
            return Err(StrategyFileError::Repeated { key, action });
        }
        let probability = entry.probability.parse().ok();
        let allowed = probability.filter(|value: &f64| (0.0..=1.0).contains(value));
        *slot = Some(allowed.ok_or_else(|| StrategyFileError::Probability {
            key,
            action,
            found: quote(&entry.probability),
        })?);
    }
    let mut strategy = Strategy::uniform(tree);
    for (row, set) in tree.information_sets().iter().enumerate() {
        let found = &slots[tree.slots(row)];
        if let Some(index) = found.iter().position(Option::is_none) {
            return Err(StrategyFileError::Missing {
                key: set.key.clone(),
                action: set.actions[index].clone(),
            });
        }
        let probabilities: Vec<f64> = found.iter().flatten().copied().collect();
        let sum: f64 = probabilities.iter().sum();
        if (sum - 1.0).abs() > TOLERANCE {
            let key = set.key.clone();
            return Err(StrategyFileError::Sum { key, sum });
        }
        strategy.set_row(tree, row, &probabilities);
    }
    Ok(strategy)
}
