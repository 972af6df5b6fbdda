//! State of a chunk, what it needs to go on from where it was, as bytes: for a run that was stopped, saved or cut off by
//! a reload, and for a worker that takes the place of a dead one.
//!
//! A state is the lab's own bytes in an envelope: the version, which chunk of which question it is of, how far that was,
//! and a checksum. It goes through the page's storage and through files, so it may be anything: the envelope is checked
//! wherever one comes in, what is inside by the chunk that takes it over.

use super::link;
use super::{ChunkOutput, Experiment};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The version of all states. One that is not of this version is of no use: a chunk whose state or whose use of random
/// numbers changes makes it one more.
pub const VERSION: u8 = 2;

/// Bytes of the checksum, at the end.
const CHECKSUM: usize = 8;

/// Why a state is of no use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StateError {
    #[error("the state is damaged")]
    Damaged,
    #[error("the state is of version {found}, not {VERSION}")]
    Version { found: u8 },
    #[error("the state is of another chunk or another experiment")]
    Foreign,
    #[error("the chunk cannot have this state")]
    Refused,
}

#[derive(Serialize, Deserialize)]
struct Envelope<'a> {
    version: u8,
    question: u64,
    /// How far the chunk was, see [`super::Progress::done`].
    done: u64,
    body: &'a [u8],
}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    link::fingerprint_of(bytes).to_le_bytes()
}

/// The envelope, if nothing of it is damaged.
fn open(state: &[u8]) -> Result<Envelope<'_>, StateError> {
    let end = state.len().checked_sub(CHECKSUM);
    let (content, sum) = state.split_at(end.ok_or(StateError::Damaged)?);
    if checksum(content) != sum {
        return Err(StateError::Damaged);
    }
    let envelope: Envelope = postcard::from_bytes(content).map_err(|_| StateError::Damaged)?;
    let found = envelope.version;
    if found != VERSION {
        return Err(StateError::Version { found });
    }
    Ok(envelope)
}

impl Experiment {
    /// What tells a chunk from those of other questions.
    fn question(&self, chunk: usize) -> u64 {
        link::fingerprint(&format!("{} {chunk}", self.asked().link()))
    }

    /// The state of chunk `index`, which was so far: its own bytes in an envelope.
    pub fn seal_state(&self, index: usize, done: u64, body: &[u8]) -> Vec<u8> {
        let envelope = Envelope {
            version: VERSION,
            question: self.question(index),
            done,
            body,
        };
        // Bytes in memory: postcard has no way to fail here.
        let mut state = postcard::to_stdvec(&envelope).unwrap_or_default();
        let sum = checksum(&state);
        state.extend(sum);
        state
    }

    /// The chunk's own bytes in a state of chunk `index`.
    ///
    /// # Errors
    /// What is wrong with the envelope.
    pub fn read_state<'a>(&self, index: usize, state: &'a [u8]) -> Result<&'a [u8], StateError> {
        let envelope = open(state)?;
        if envelope.question == self.question(index) {
            Ok(envelope.body)
        } else {
            Err(StateError::Foreign)
        }
    }

    /// Whether these bytes are a state of chunk `index`, as far as the envelope says.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_state(&self, index: usize, state: &[u8]) -> Result<(), StateError> {
        self.read_state(index, state).map(drop)
    }

    /// How much of what these chunks have found is to be computed again before a run goes on from it, since no state keeps
    /// it: the part of what was done, from 0 to 1.
    pub fn redone(&self, sent: &[Option<ChunkOutput>]) -> f64 {
        let (mut done, mut redone) = (0.0, 0.0);
        for (chunk, sent) in sent.iter().enumerate() {
            let Some(sent) = sent else { continue };
            let Some(reached) = self.reached(chunk, sent) else {
                continue;
            };
            let effort = reached.effort as f64;
            let envelope = sent.state().and_then(|state| open(state).ok());
            let kept = match envelope {
                _ if reached.is_finished => 1.0,
                None => 0.0,
                Some(_) if reached.progress.done == 0 => 1.0,
                Some(envelope) => envelope.done as f64 / reached.progress.done as f64,
            };
            done += effort;
            redone += effort * (1.0 - kept.min(1.0));
        }
        if done > 0.0 { redone / done } else { 0.0 }
    }
}
