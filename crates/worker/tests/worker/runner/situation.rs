//! What the tests of the scheduler begin with: two workers at work, and messages from them.

use crate::runner::experiment;
use computing::ComputeAny;
use experiments::Progress;
use runner::protocol::{BUILD, FromWorker, JobId, News, ToWorker};
use runner::scheduler::{Command, Scheduler};

pub const TWO_CHUNKS: &str = "mcts?moves=4453&simulations=400&exact=0&trees=2";
pub const FIVE_CHUNKS: &str = "mcts?moves=4453&simulations=1000&exact=0&trees=5";

pub fn ready() -> FromWorker {
    FromWorker::Ready {
        build: BUILD.to_owned(),
    }
}

/// What a chunk of an experiment has found after so many simulations.
pub fn found(link: &str, chunk: u32, simulations: u64) -> Vec<u8> {
    let mut chunk = experiment(link).start(chunk as usize);
    chunk.advance(simulations);
    chunk.snapshot()
}

pub fn cancelled(job: JobId, chunk: u32, snapshot: &[u8]) -> FromWorker {
    FromWorker::Cancelled {
        job,
        chunk,
        news: News {
            progress: Progress { done: 3, total: 9 },
            snapshot: snapshot.to_vec(),
            state: None,
        },
    }
}

pub fn done(job: JobId, chunk: u32, snapshot: &[u8]) -> FromWorker {
    FromWorker::Done {
        job,
        chunk,
        news: News {
            progress: Progress { done: 9, total: 9 },
            snapshot: snapshot.to_vec(),
            state: None,
        },
        record: vec![chunk as u8; 3],
        busy_milliseconds: 4.0,
    }
}

/// A scheduler whose two workers have begun the two chunks of a job.
pub fn at_work() -> (Scheduler, JobId) {
    let mut scheduler = Scheduler::new(2);
    let (job, _) = scheduler.submit(&experiment(TWO_CHUNKS));
    for worker in 0..2 {
        let commands = scheduler.receive(worker, ready());
        assert!(matches!(
            commands[..],
            [Command::Post(_, ToWorker::Start { .. })]
        ));
    }
    (scheduler, job)
}
