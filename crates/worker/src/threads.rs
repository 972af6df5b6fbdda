//! The command line's backend: chunks on threads.

use computing::{Chunk, ComputeAny};
use engines::Status;
use experiments::{Experiment, Progress, Sent};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// A chunk reports about this often in its life.
const REPORTS: u64 = 256;

/// One that cannot know how long it will live reports after so many units.
const UNITS_A_REPORT: u64 = 1 << 20;

/// A finished or unfinished chunk, as its thread tells it.
struct Message {
    chunk: usize,
    progress: Progress,
    finished: Option<Sent>,
}

/// Runs all chunks to their ends on up to `threads` threads, calling `report` with how far all of them are.
/// The experiment is runnable. Snapshots are in the order of the chunks, anyone who finished first.
pub fn run(
    experiment: &Experiment,
    threads: usize,
    report: impl FnMut(Progress),
) -> Vec<Option<Sent>> {
    run_from(experiment, threads, &[], report)
}

/// The same, going on from what its chunks have sent before; those that sent nothing, or no state, begin at their beginnings.
pub fn run_from(
    experiment: &Experiment,
    threads: usize,
    sent: &[Option<Sent>],
    mut report: impl FnMut(Progress),
) -> Vec<Option<Sent>> {
    let count = experiment.chunk_count();
    let next = AtomicUsize::new(0);
    let mut snapshots = vec![None; count];
    let mut progress = vec![Progress::default(); count];
    thread::scope(|scope| {
        let (sender, receiver) = channel();
        for _ in 0..threads.clamp(1, count) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                work(experiment, sent, next, &sender);
            });
        }
        drop(sender);
        for message in receiver {
            progress[message.chunk] = message.progress;
            if message.finished.is_some() {
                snapshots[message.chunk] = message.finished;
            }
            report(progress.iter().copied().sum());
        }
    });
    snapshots
}

/// Takes chunks until there is none left, or nobody listens any more.
fn work(
    experiment: &Experiment,
    sent: &[Option<Sent>],
    next: &AtomicUsize,
    sender: &Sender<Message>,
) {
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= experiment.chunk_count() {
            return;
        }
        let mut chunk = begin(experiment, index, sent.get(index).and_then(Option::as_ref));
        let mut progress = chunk.progress();
        let mut step = first_step(progress.total);
        let mut running = true;
        while running {
            running = chunk.advance(step) == Status::Running;
            let before = std::mem::replace(&mut progress, chunk.progress());
            step = next_step(step, progress != before);
            let message = Message {
                chunk: index,
                progress,
                finished: (!running).then(|| experiment.end(index, chunk.as_ref())),
            };
            if sender.send(message).is_err() {
                return;
            }
        }
    }
}

/// A chunk where it was when it sent this. A state that is of no use costs computing its work again, and nothing else.
fn begin(experiment: &Experiment, index: usize, sent: Option<&Sent>) -> Box<dyn Chunk> {
    let state = sent.and_then(Sent::state);
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
