//! A run as a file: the experiment and what its chunks have found, so that it opens where it was left.
//!
//! JSON, so that a curious person can read it; checked on the way in like everything from outside.

use super::link::LinkError;
use super::state::StateError;
use super::{ChunkOutput, Experiment, ForeignSnapshot, LABS, Opened};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use texts::Texts;

/// What every file of ours says it is.
const FORMAT: &str = "saddlepoint-run";
/// The version of files that this program writes and reads.
pub const VERSION: u64 = 1;
/// Larger files are refused before they are read.
pub const MAX_BYTES: usize = 16 << 20;

#[derive(Serialize, Deserialize)]
struct File {
    format: String,
    version: u64,
    experiment: String,
    /// Of the snapshots, see [`LabExperiment::LAYOUT`](crate::LabExperiment::LAYOUT).
    #[serde(default = "first_layout")]
    layout: u32,
    /// A snapshot a chunk, in base64; `null` for a chunk that had found nothing yet.
    snapshots: Vec<Option<String>>,
    /// What chunks that are not finished need to go on, see [`super::state`]; fewer than snapshots, or none at all, if
    /// there is nothing of the kind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    states: Vec<Option<String>>,
}

/// Of files that do not say.
fn first_layout() -> u32 {
    1
}

/// Only what every version has, to tell a newer file from one that is not ours.
#[derive(Deserialize)]
struct Header {
    format: String,
    version: u64,
}

/// Why a file cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    TooLong {
        bytes: usize,
    },
    NotOurs,
    Version {
        found: u64,
    },
    Link(LinkError),
    /// Of this experiment, in bytes that another version of the program reads.
    Layout {
        link: String,
    },
    Damaged,
}

impl FileError {
    /// As a sentence.
    pub fn sentence(&self, texts: &Texts) -> String {
        let words = &texts.file;
        match self {
            Self::TooLong { bytes } => (words.too_long)(*bytes, MAX_BYTES),
            Self::NotOurs => words.not_ours.to_owned(),
            Self::Version { found } => (words.version)(*found, VERSION),
            Self::Link(error) => (words.link)(&error.sentence(texts, LABS)),
            Self::Layout { link } => (words.layout)(link),
            Self::Damaged => words.damaged.to_owned(),
        }
    }
}

/// A file's content.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedRun {
    pub opened: Opened,
    pub snapshots: Vec<Option<ChunkOutput>>,
}

/// The file for an experiment and what its chunks have sent so far.
pub fn write(experiment: &Experiment, snapshots: &[Option<ChunkOutput>]) -> String {
    let states = snapshots
        .iter()
        .map(|sent| sent.as_ref()?.state().map(|state| STANDARD.encode(state)));
    write_with(experiment, snapshots, states.collect())
}

/// The same without what it takes to go on where chunks were interrupted: it is smaller.
pub fn write_without_states(experiment: &Experiment, snapshots: &[Option<ChunkOutput>]) -> String {
    write_with(experiment, snapshots, Vec::new())
}

fn write_with(
    experiment: &Experiment,
    snapshots: &[Option<ChunkOutput>],
    mut states: Vec<Option<String>>,
) -> String {
    if states.iter().all(Option::is_none) {
        states.clear();
    }
    let file = File {
        format: FORMAT.to_owned(),
        version: VERSION,
        experiment: experiment.link(),
        layout: experiment.layout(),
        snapshots: snapshots
            .iter()
            .map(|snapshot| snapshot.as_ref().map(|sent| STANDARD.encode(&**sent)))
            .collect(),
        states,
    };
    serde_json::to_string_pretty(&file).unwrap_or_default()
}

/// Reads a file's text.
///
/// # Errors
/// Says what it is that makes it not one of ours.
pub fn read(text: &str) -> Result<SavedRun, FileError> {
    if text.len() > MAX_BYTES {
        return Err(FileError::TooLong { bytes: text.len() });
    }
    let header: Header = serde_json::from_str(text).map_err(|_| FileError::NotOurs)?;
    if header.format != FORMAT {
        return Err(FileError::NotOurs);
    }
    if header.version != VERSION {
        return Err(FileError::Version {
            found: header.version,
        });
    }
    let file: File = serde_json::from_str(text).map_err(|_| FileError::Damaged)?;
    let opened = Experiment::open(&file.experiment).map_err(FileError::Link)?;
    if file.layout != opened.experiment.layout() {
        let link = opened.experiment.link();
        return Err(FileError::Layout { link });
    }
    let snapshots = decode(&file.snapshots).ok_or(FileError::Damaged)?;
    check(&opened, &snapshots).map_err(|ForeignSnapshot { .. }| FileError::Damaged)?;
    let snapshots = with_states(&opened.experiment, snapshots, &file.states);
    let snapshots = snapshots.ok_or(FileError::Damaged)?;
    Ok(SavedRun { opened, snapshots })
}

fn decode(snapshots: &[Option<String>]) -> Option<Vec<Option<ChunkOutput>>> {
    let decode = |snapshot: &Option<String>| match snapshot {
        Some(text) => Some(Some(STANDARD.decode(text).ok()?.into())),
        None => Some(None),
    };
    snapshots.iter().map(decode).collect()
}

/// The snapshots with the states beside them; `None` if one is damaged or of another chunk. One of another version is
/// left out: it costs computing something again, and nothing else.
fn with_states(
    experiment: &Experiment,
    mut snapshots: Vec<Option<ChunkOutput>>,
    states: &[Option<String>],
) -> Option<Vec<Option<ChunkOutput>>> {
    for (chunk, text) in states.iter().enumerate() {
        let Some(text) = text else { continue };
        let state = STANDARD.decode(text).ok()?;
        let sent = snapshots.get_mut(chunk)?.as_mut()?;
        match experiment.check_state(chunk, &state) {
            Ok(()) => *sent = sent.clone().with_state(Some(state.into())),
            Err(StateError::Version { .. }) => {}
            Err(_) => return None,
        }
    }
    Some(snapshots)
}

fn check(opened: &Opened, snapshots: &[Option<ChunkOutput>]) -> Result<(), ForeignSnapshot> {
    if snapshots.is_empty() {
        return Ok(());
    }
    if snapshots.len() != opened.experiment.chunk_count() {
        return Err(ForeignSnapshot {
            chunk: snapshots.len(),
        });
    }
    opened.experiment.check(snapshots)
}
