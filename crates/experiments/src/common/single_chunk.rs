//! Labs of a single chunk, whose snapshot is all that is found: a game or a generation that is watched. What the chunk records
//! besides is no part of it.

use crate::seal::unseal;
use crate::{ChunkOutput, ForeignSnapshot, LabExperiment};
use serde::de::DeserializeOwned;

/// What the chunk has found; `None` before it says anything. `fits` refuses what no chunk of `lab` can have found.
///
/// # Errors
/// A snapshot of another chunk, of another question, or one that does not fit.
pub fn merge<L: LabExperiment, S: DeserializeOwned>(
    lab: &L,
    snapshots: &[Option<ChunkOutput>],
    fits: impl Fn(&S) -> bool,
) -> Result<Option<S>, ForeignSnapshot> {
    if let Some(chunk) = snapshots.iter().skip(1).position(Option::is_some) {
        return Err(ForeignSnapshot { chunk: chunk + 1 });
    }
    let Some(bytes) = snapshots.first().and_then(Option::as_ref) else {
        return Ok(None);
    };
    unseal::<S>(bytes, lab.fingerprint())
        .filter(fits)
        .map(Some)
        .ok_or(ForeignSnapshot { chunk: 0 })
}

/// The same of the chunk's snapshot alone; `None` if it is not the lab's.
pub fn read<S, L: LabExperiment<Findings = Option<S>>>(lab: &L, snapshot: &[u8]) -> Option<S> {
    lab.merge(&[Some(snapshot.to_vec().into())]).ok()?
}
