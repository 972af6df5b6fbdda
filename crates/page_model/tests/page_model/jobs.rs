//! Jobs as the page hears of them: a scheduler whose two workers say what the test lets them say.

use computing::ComputeAny;
use engines::Status;
use experiments::{ChunkOutput, Experiment, Progress};
use runner::protocol::{BUILD, FromWorker, JobId, News};
use runner::scheduler::{Job, Scheduler};

/// The experiment of a link that has nothing to complain about.
pub fn experiment(link: &str) -> Experiment {
    let opened = Experiment::open(link).expect(link);
    assert_eq!(opened.problems, [], "{link}");
    opened.experiment
}

/// A job of up to two chunks, which two workers have begun.
pub struct AtWork {
    experiment: Experiment,
    scheduler: Scheduler,
    id: JobId,
}

impl AtWork {
    /// The job of a link, from what an earlier run has found.
    pub fn from(link: &str, snapshots: &[Option<ChunkOutput>]) -> Self {
        let experiment = experiment(link);
        let mut scheduler = Scheduler::new(2);
        let (id, _) = scheduler.resume(&experiment, snapshots);
        for worker in 0..2 {
            let build = BUILD.to_owned();
            scheduler.receive(worker, FromWorker::Ready { build });
        }
        Self {
            experiment,
            scheduler,
            id,
        }
    }

    /// The job of a link, from its beginning.
    pub fn of(link: &str) -> Self {
        Self::from(link, &[])
    }

    /// What the page hears now.
    pub fn job(&self) -> Job {
        self.scheduler.job(self.id).expect("not forgotten").clone()
    }

    /// A chunk says what it has found after so many units of work.
    pub fn say(&mut self, chunk: u32, units: u64) -> Job {
        let (progress, snapshot, _) = self.worked(chunk, units);
        let said = FromWorker::Snapshot {
            job: self.id,
            chunk,
            news: News {
                progress,
                snapshot,
                state: None,
            },
        };
        self.scheduler.receive(chunk as usize, said);
        self.job()
    }

    /// A chunk comes to its end, after 4 milliseconds of computing.
    pub fn finish(&mut self, chunk: u32) -> Job {
        let (progress, snapshot, record) = self.worked(chunk, u64::MAX);
        let done = FromWorker::Done {
            job: self.id,
            chunk,
            news: News {
                progress,
                snapshot,
                state: None,
            },
            record,
            busy_milliseconds: 4.0,
        };
        self.scheduler.receive(chunk as usize, done);
        self.job()
    }

    /// Somebody stops it.
    pub fn stop(&mut self) -> Job {
        self.scheduler.stop(self.id);
        self.job()
    }

    /// Somebody pauses it, or lets it go on.
    pub fn pause(&mut self, is_paused: bool) -> Job {
        self.scheduler.set_paused(self.id, is_paused);
        self.job()
    }

    /// A worker refuses.
    pub fn refuse(&mut self, chunk: u32) -> Job {
        let refusal = FromWorker::Failed {
            job: self.id,
            chunk,
            message: "no".to_owned(),
        };
        self.scheduler.receive(chunk as usize, refusal);
        self.job()
    }

    /// What a chunk has done after so many units, to its end at most.
    fn worked(&self, number: u32, units: u64) -> (Progress, Vec<u8>, Vec<u8>) {
        let mut chunk = self.experiment.start(number as usize);
        while chunk.advance(units) == Status::Running && units == u64::MAX {}
        (chunk.progress(), chunk.snapshot(), chunk.record())
    }
}
