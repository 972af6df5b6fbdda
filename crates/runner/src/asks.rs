//! Inquiries that wait for an answer: with whom they are, and which is next.
//!
//! Of an asker one inquiry is with a worker at a time. A newer one takes the place of one that still waits, so that anyone who
//! drags a slider is answered again and again and nobody computes what is asked for no more.

use super::job::MAX_RESTARTS;
use super::patience::{MERCY, SILENT_TICKS, WorkerId};
use super::protocol::{AskId, ByteBuf, ToWorker};
use experiments::ChunkOutput;
use std::collections::BTreeMap;

/// Somebody who asks, unique in a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Asker(pub u32);

/// What is asked.
#[derive(Clone, Debug)]
pub(super) struct Ask {
    pub asker: Asker,
    /// The canonical link of the experiment that it is about.
    pub experiment: String,
    pub inquiry: Vec<u8>,
    pub snapshots: Vec<Option<ChunkOutput>>,
}

#[derive(Clone, Debug)]
struct Entry {
    ask: Ask,
    /// With whom it is; `None` while it waits.
    worker: Option<WorkerId>,
    /// How often that one has died.
    deaths: u32,
    /// Ticks since that one was last heard of.
    silence: u32,
}

/// All of them, in the order in which they came.
#[derive(Clone, Debug, Default)]
pub(super) struct Asks {
    entries: BTreeMap<AskId, Entry>,
    next: u32,
}

impl Asks {
    /// Adds one; what the same asker has waiting is forgotten.
    pub fn add(&mut self, ask: Ask) -> AskId {
        let asker = ask.asker;
        self.entries
            .retain(|_, entry| entry.ask.asker != asker || entry.worker.is_some());
        let id = AskId(self.next);
        self.next += 1;
        let entry = Entry {
            ask,
            worker: None,
            deaths: 0,
            silence: 0,
        };
        self.entries.insert(id, entry);
        id
    }

    /// Forgets all that somebody asked.
    pub fn withdraw(&mut self, asker: Asker) {
        self.entries.retain(|_, entry| entry.ask.asker != asker);
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The next to be given to a worker.
    pub fn next(&self) -> Option<AskId> {
        let is_with_a_worker = |asker| {
            let mut entries = self.entries.values();
            entries.any(|entry| entry.ask.asker == asker && entry.worker.is_some())
        };
        let mut entries = self.entries.iter();
        let is_next = |entry: &Entry| entry.worker.is_none() && !is_with_a_worker(entry.ask.asker);
        entries.find_map(|(&id, entry)| is_next(entry).then_some(id))
    }

    /// How many are with this worker.
    pub fn load(&self, worker: WorkerId) -> usize {
        let entries = self.entries.values();
        entries.filter(|entry| entry.worker == Some(worker)).count()
    }

    /// Gives one to a worker: the message that says so.
    pub fn give(&mut self, id: AskId, worker: WorkerId) -> Option<ToWorker> {
        let entry = self.entries.get_mut(&id)?;
        (entry.worker, entry.silence) = (Some(worker), 0);
        let bytes =
            |sent: &Option<ChunkOutput>| sent.as_deref().map(|sent| ByteBuf::from(sent.to_vec()));
        Some(ToWorker::Ask {
            ask: id,
            experiment: entry.ask.experiment.clone(),
            inquiry: entry.ask.inquiry.clone(),
            snapshots: entry.ask.snapshots.iter().map(bytes).collect(),
        })
    }

    /// A worker has answered; whether somebody waits for that.
    pub fn answered(&mut self, id: AskId, worker: WorkerId) -> bool {
        let is_with_it = |entry: &Entry| entry.worker == Some(worker);
        let is_waited_for = self.entries.get(&id).is_some_and(is_with_it);
        if is_waited_for {
            self.entries.remove(&id);
        }
        is_waited_for
    }

    /// A worker has died: what was with it waits again. Returns those whose worker has died too often.
    pub fn lose(&mut self, worker: WorkerId) -> Vec<AskId> {
        for entry in self.entries.values_mut() {
            if entry.worker == Some(worker) {
                (entry.worker, entry.deaths) = (None, entry.deaths + 1);
            }
        }
        let hopeless = self.take(|entry| entry.deaths > MAX_RESTARTS);
        let latest = |asker: Asker| {
            let entries = self.entries.iter().rev();
            let mut of_asker = entries.filter(|(_, entry)| entry.ask.asker == asker);
            of_asker.next().map(|(&id, _)| id)
        };
        let superseded: Vec<AskId> = self
            .entries
            .iter()
            .filter(|(id, entry)| entry.worker.is_none() && latest(entry.ask.asker) > Some(**id))
            .map(|(&id, _)| id)
            .collect();
        self.entries.retain(|id, _| !superseded.contains(id));
        hopeless
    }

    /// All of them, which nobody can answer.
    pub fn take_all(&mut self) -> Vec<AskId> {
        self.take(|_| true)
    }

    fn take(&mut self, which: impl Fn(&Entry) -> bool) -> Vec<AskId> {
        let entries = self.entries.iter();
        let taken: Vec<AskId> = entries
            .filter(|(_, entry)| which(entry))
            .map(|(&id, _)| id)
            .collect();
        self.entries.retain(|id, _| !taken.contains(id));
        taken
    }

    /// A worker was heard of.
    pub fn hear_of(&mut self, worker: WorkerId) {
        for entry in self.entries.values_mut() {
            if entry.worker == Some(worker) {
                entry.silence = 0;
            }
        }
    }

    /// Time has passed: workers that should have answered long ago.
    pub fn tick(&mut self) -> Vec<WorkerId> {
        let mut silent = Vec::new();
        for entry in self.entries.values_mut() {
            let Some(worker) = entry.worker else { continue };
            entry.silence += 1;
            if entry.silence >= SILENT_TICKS * MERCY.pow(entry.deaths) {
                silent.push(worker);
            }
        }
        silent
    }
}
