//! The command line's backend: chunks on threads.

use computing::{Chunk, ComputeAny};
use engines::Status;
use experiments::{ChunkOutput, Experiment, Progress};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// A chunk reports about this often in its life.
const REPORTS: u64 = 256;

/// One that cannot know how long it will live reports after so many units.
const UNITS_A_REPORT: u64 = 1 << 20;

/// A finished or unfinished chunk, as its thread tells it.
struct Message {
    chunk: usize,
    progress: Progress,
    /// What it has found, if it is finished or that is to be kept.
    sent: Option<ChunkOutput>,
}

/// Keeping what the chunks of a run have sent on the way, so that it can be gone on with should it be broken off.
pub struct Keeping<'a> {
    /// At least this long passes in between. What is found does not depend on it.
    pub every: Duration,
    pub keep: &'a mut dyn FnMut(&[Option<ChunkOutput>]),
}

/// Rounds of time since the run began, in each of which chunks are kept once.
#[derive(Clone, Copy)]
struct Rounds {
    begun: Instant,
    every: Duration,
}

impl Rounds {
    fn now(self) -> u128 {
        self.begun.elapsed().as_nanos() / self.every.as_nanos().max(1)
    }
}

/// Runs all chunks to their ends on up to `threads` threads, calling `report` with how far all of them are.
/// The experiment is runnable. Snapshots are in the order of the chunks, anyone who finished first.
pub fn run(
    experiment: &Experiment,
    threads: usize,
    report: impl FnMut(Progress),
) -> Vec<Option<ChunkOutput>> {
    run_from(experiment, threads, &[], report)
}

/// The same, going on from what its chunks have sent before; those that sent nothing, or no state, begin at their beginnings.
pub fn run_from(
    experiment: &Experiment,
    threads: usize,
    sent: &[Option<ChunkOutput>],
    report: impl FnMut(Progress),
) -> Vec<Option<ChunkOutput>> {
    let all: Vec<usize> = (0..experiment.chunk_count()).collect();
    run_keeping(experiment, threads, &all, sent, None, report)
}

/// The same of some of the chunks, which there are, begun in this order, with what they have sent kept on the way. What others have sent before stays.
pub fn run_keeping(
    experiment: &Experiment,
    threads: usize,
    chunks: &[usize],
    sent: &[Option<ChunkOutput>],
    mut keeping: Option<Keeping>,
    mut report: impl FnMut(Progress),
) -> Vec<Option<ChunkOutput>> {
    let count = experiment.chunk_count();
    let rounds = keeping.as_ref().map(|Keeping { every, .. }| Rounds {
        begun: Instant::now(),
        every: *every,
    });
    let work = Work {
        experiment,
        sent,
        rounds,
        chunks,
        next: AtomicUsize::new(0),
    };
    let mut snapshots = sent.to_vec();
    snapshots.resize(count, None);
    let mut progress = vec![Progress::default(); count];
    let mut kept = 0;
    thread::scope(|scope| {
        let (sender, receiver) = channel();
        for _ in 0..threads.clamp(1, chunks.len().max(1)) {
            let (sender, work) = (sender.clone(), &work);
            scope.spawn(move || work.run(&sender));
        }
        drop(sender);
        for message in receiver {
            progress[message.chunk] = message.progress;
            report(progress.iter().copied().sum());
            let Some(sent) = message.sent else { continue };
            snapshots[message.chunk] = Some(sent);
            if let (Some(keeping), Some(rounds)) = (&mut keeping, rounds)
                && rounds.now() > kept
            {
                (keeping.keep)(&snapshots);
                kept = rounds.now();
            }
        }
    });
    snapshots
}

/// What the threads of a run share.
struct Work<'a> {
    experiment: &'a Experiment,
    /// What chunks have sent before.
    sent: &'a [Option<ChunkOutput>],
    rounds: Option<Rounds>,
    chunks: &'a [usize],
    /// The place of the chunk that nobody has taken yet.
    next: AtomicUsize,
}

impl Work<'_> {
    /// Takes chunks until there is none left, or nobody listens any more.
    fn run(&self, sender: &Sender<Message>) {
        loop {
            let place = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(&index) = self.chunks.get(place) else {
                return;
            };
            let sent = self.sent.get(index).and_then(Option::as_ref);
            let is_heard = match sent.and_then(|sent| finished(self.experiment, index, sent)) {
                Some(message) => sender.send(message).is_ok(),
                None => self.run_chunk(index, sent, sender),
            };
            if !is_heard {
                return;
            }
        }
    }

    /// Runs a chunk to its end; false if nobody listens any more.
    fn run_chunk(
        &self,
        index: usize,
        sent: Option<&ChunkOutput>,
        sender: &Sender<Message>,
    ) -> bool {
        let experiment = self.experiment;
        let mut chunk = begin(experiment, index, sent);
        let mut progress = chunk.progress();
        let mut step = first_step(progress.total);
        let mut running = true;
        let mut kept = self.rounds.map_or(0, Rounds::now);
        while running {
            running = chunk.advance(step) == Status::Running;
            let before = std::mem::replace(&mut progress, chunk.progress());
            step = next_step(step, progress != before);
            let round = self.rounds.map_or(0, Rounds::now);
            let is_due = std::mem::replace(&mut kept, round) < round;
            let sent = match (running, is_due) {
                (false, _) => Some(experiment.end(index, chunk.as_ref())),
                (true, true) => Some(under_way(experiment, index, chunk.as_ref())),
                (true, false) => None,
            };
            let message = Message {
                chunk: index,
                progress,
                sent,
            };
            if sender.send(message).is_err() {
                return false;
            }
        }
        true
    }
}

/// What a chunk says that has sent all it will send; `None` if there is something to compute, if only its state.
fn finished(experiment: &Experiment, index: usize, sent: &ChunkOutput) -> Option<Message> {
    let is_whole = sent.state().is_some() || !experiment.is_continuable();
    let is_finished = is_whole && experiment.is_final(index, sent);
    is_finished.then(|| Message {
        chunk: index,
        progress: experiment
            .reached(index, sent)
            .map(|reached| reached.progress)
            .unwrap_or_default(),
        sent: Some(sent.clone()),
    })
}

/// What a chunk has found so far, with what it needs to go on.
fn under_way(experiment: &Experiment, index: usize, chunk: &dyn Chunk) -> ChunkOutput {
    let state = experiment.state_of(index, chunk);
    ChunkOutput::from(chunk.snapshot()).with_state(state.map(Into::into))
}

/// A chunk where it was when it sent this. A state that is of no use costs computing its work again, and nothing else.
fn begin(experiment: &Experiment, index: usize, sent: Option<&ChunkOutput>) -> Box<dyn Chunk> {
    let state = sent.and_then(ChunkOutput::state);
    let resumed = state.and_then(|state| experiment.resume(index, state).ok());
    resumed.unwrap_or_else(|| experiment.start(index))
}

/// Units to the first report of a chunk whose progress has this total.
fn first_step(total: u64) -> u64 {
    match total {
        0 => UNITS_A_REPORT,
        total => (total / REPORTS).max(1),
    }
}

/// Units to the next report, after a step of `step`: more if there was nothing to report, since progress can be in
/// something larger than units, as the solver's is in moves.
fn next_step(step: u64, has_progressed: bool) -> u64 {
    if has_progressed || step >= UNITS_A_REPORT {
        step
    } else {
        step * 2
    }
}
