//! A run as a file: the experiment and what its chunks have found, so that it opens where it was left.
//!
//! JSON, so that a curious person can read it; checked on the way in like everything from outside.

use super::link::LinkError;
use super::{Experiment, ForeignSnapshot, Opened};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

/// What every file of ours says it is.
const FORMAT: &str = "saddlepoint-run";
/// The version of files that this program writes and reads.
pub const VERSION: u64 = 1;
/// Larger files are refused before they are read.
pub const MOST_BYTES: usize = 16 << 20;

#[derive(Serialize, Deserialize)]
struct File {
    format: String,
    version: u64,
    experiment: String,
    /// A snapshot a chunk, in base64; `null` for a chunk that had found nothing yet.
    snapshots: Vec<Option<String>>,
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
    TooLong { bytes: usize },
    NotOurs,
    Version { found: u64 },
    Link(LinkError),
    Damaged,
}

/// A file's content.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedRun {
    pub opened: Opened,
    pub snapshots: Vec<Option<Vec<u8>>>,
}

/// The file for an experiment and the snapshots of its chunks so far.
pub fn write(experiment: &Experiment, snapshots: &[Option<Vec<u8>>]) -> String {
    let file = File {
        format: FORMAT.to_owned(),
        version: VERSION,
        experiment: experiment.link(),
        snapshots: snapshots
            .iter()
            .map(|snapshot| snapshot.as_ref().map(|bytes| STANDARD.encode(bytes)))
            .collect(),
    };
    serde_json::to_string_pretty(&file).unwrap_or_default()
}

/// Reads a file's text.
///
/// # Errors
/// Says what it is that makes it not one of ours.
pub fn read(text: &str) -> Result<SavedRun, FileError> {
    if text.len() > MOST_BYTES {
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
    let snapshots = decode(&file.snapshots).ok_or(FileError::Damaged)?;
    check(&opened, &snapshots).map_err(|ForeignSnapshot { .. }| FileError::Damaged)?;
    Ok(SavedRun { opened, snapshots })
}

fn decode(snapshots: &[Option<String>]) -> Option<Vec<Option<Vec<u8>>>> {
    let decode = |snapshot: &Option<String>| match snapshot {
        Some(text) => STANDARD.decode(text).ok().map(Some),
        None => Some(None),
    };
    snapshots.iter().map(decode).collect()
}

fn check(opened: &Opened, snapshots: &[Option<Vec<u8>>]) -> Result<(), ForeignSnapshot> {
    if snapshots.is_empty() {
        return Ok(());
    }
    if snapshots.len() != opened.experiment.chunk_count() {
        return Err(ForeignSnapshot {
            chunk: snapshots.len(),
        });
    }
    opened.experiment.report(snapshots).map(|_| ())
}
