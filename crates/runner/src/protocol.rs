//! Protocol between the page and its workers. Closed enums, postcard bytes, a build id at the handshake.
//!
//! Bytes are marked as such (`serde_bytes`): serde would read them one by one, which takes many times as long as copying them.

use experiments::Progress;
use experiments::inquiry::NoAnswer;
use serde::{Deserialize, Serialize};
pub use serde_bytes::ByteBuf;

/// A run of an experiment in a pool, unique in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct JobId(pub u32);

/// An inquiry in a pool, unique in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct AskId(pub u32);

/// Identifies the build on both sides: page and workers are programs of one build, unless a server was updated between
/// the two.
pub const BUILD: &str = env!("SADDLEPOINT_BUILD");

/// From the page to a worker. A worker has one chunk at a time, and may be asked something beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToWorker {
    /// Begin this chunk of the experiment with this canonical link, or go on with it where it was when `state` was its
    /// state, and do `budget` units of it.
    Start {
        job: JobId,
        chunk: u32,
        experiment: String,
        #[serde(with = "serde_bytes")]
        state: Option<Vec<u8>>,
        budget: u64,
    },
    /// Do `budget` more units from now on, whatever was said before: 0 pauses.
    Advance { job: JobId, budget: u64 },
    /// Say what was found and forget the chunk.
    Cancel { job: JobId },
    /// Answer this inquiry about these snapshots of the experiment, whatever else there is to do.
    Ask {
        ask: AskId,
        experiment: String,
        #[serde(with = "serde_bytes")]
        inquiry: Vec<u8>,
        snapshots: Vec<Option<ByteBuf>>,
    },
}

/// How far a chunk is and what it has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct News {
    pub progress: Progress,
    #[serde(with = "serde_bytes")]
    pub snapshot: Vec<u8>,
    /// What it needs to go on from here; not with every snapshot.
    #[serde(with = "serde_bytes")]
    pub state: Option<Vec<u8>>,
}

/// From a worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromWorker {
    /// The worker listens; sent once, before anything else.
    Ready {
        build: String,
    },
    Snapshot {
        job: JobId,
        chunk: u32,
        news: News,
    },
    /// The chunk is finished; it took this much computing time. Its state is what a longer experiment needs to go on, if there are such.
    Done {
        job: JobId,
        chunk: u32,
        news: News,
        /// The record of the chunk. Many megabytes, so it travels beside the message.
        #[serde(skip)]
        record: Vec<u8>,
        busy_milliseconds: f64,
    },
    /// The answer to [`ToWorker::Cancel`]: what was found until then.
    Cancelled {
        job: JobId,
        chunk: u32,
        news: News,
    },
    /// The chunk cannot be begun, and trying again would not help.
    Failed {
        job: JobId,
        chunk: u32,
        message: String,
    },
    /// The code that the chunk needs could not be loaded.
    NotLoaded {
        job: JobId,
    },
    /// The answer to [`ToWorker::Ask`].
    Answer {
        ask: AskId,
        answer: Result<ByteBuf, NoAnswer>,
    },
}

impl FromWorker {
    /// What does not go into the message but travels beside it.
    pub fn record(&mut self) -> Option<&mut Vec<u8>> {
        match self {
            Self::Done { record, .. } => Some(record),
            _ => None,
        }
    }

    /// The job it is about.
    pub fn job(&self) -> Option<JobId> {
        match *self {
            Self::Ready { .. } | Self::Answer { .. } => None,
            Self::Snapshot { job, .. }
            | Self::Done { job, .. }
            | Self::Cancelled { job, .. }
            | Self::Failed { job, .. }
            | Self::NotLoaded { job } => Some(job),
        }
    }
}

/// As bytes.
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    // Messages are plain data in memory: postcard has no way to fail here.
    postcard::to_stdvec(message).unwrap_or_default()
}

/// From bytes.
///
/// # Errors
/// Bytes that are no message.
pub fn decode<'a, M: Deserialize<'a>>(bytes: &'a [u8]) -> Result<M, postcard::Error> {
    postcard::from_bytes(bytes)
}
