//! Seal of snapshots: what was found with the fingerprint of what was asked, as bytes. What was found for another question,
//! in a file whose link was edited, is foreign.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// As bytes, for a worker's message or a file.
pub fn seal<T: Serialize>(question: u64, found: &T) -> Vec<u8> {
    // Numbers and lists in memory: postcard has no way to fail here.
    postcard::to_stdvec(&(question, found)).unwrap_or_default()
}

/// Reads bytes from a worker or a file; `None` if they are damaged, or of another question.
pub fn unseal<T: DeserializeOwned>(bytes: &[u8], question: u64) -> Option<T> {
    let (found, value) = postcard::from_bytes::<(u64, T)>(bytes).ok()?;
    (found == question).then_some(value)
}
