//! The work of one search, whatever its game.

use super::picture;
use crate::Chunk;
use engines::Status;
use engines::minimax::Search;
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::minimax::{Found, Snapshot};
use games::{Chance, Evaluate, Indexed, Keyed, ZeroSum};

/// One search.
pub struct SearchChunk<G, E>
where
    G: ZeroSum + Chance + Keyed + Indexed,
    E: Evaluate<G>,
{
    pub search: Search<G, E>,
}

impl<G, E> Chunk for SearchChunk<G, E>
where
    G: ZeroSum + Chance + Keyed + Indexed,
    E: Evaluate<G>,
{
    fn advance(&mut self, budget: u64) -> Status {
        self.search.advance(budget)
    }

    /// Nobody knows how many nodes there will be.
    fn progress(&self) -> Progress {
        Progress {
            done: self.search.counts().nodes,
            total: 0,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        let found = self.search.finding().map(|finding| Found {
            value: finding.value,
            line: finding
                .principal_variation
                .iter()
                .map(|&action| G::index(action) as u32)
                .collect(),
            depth: finding.depth,
            is_whole: finding.is_whole,
        });
        let snapshot = Snapshot {
            is_finished: self.search.is_finished(),
            is_too_large: self.search.is_too_large_to_keep(),
            found,
            entry_bytes: Search::<G, E>::ENTRY_BYTES,
            ..Snapshot::counting(self.search.counts())
        };
        encode(&snapshot)
    }

    fn record(&mut self) -> Vec<u8> {
        self.search
            .take_record()
            .map(|record| picture::bytes_of(&record))
            .unwrap_or_default()
    }
}
