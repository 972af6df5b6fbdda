//! Messages delivered in any order between workers, workers that die, pauses, stops: at random, many times.
//!
//! Whatever happens, as long as no chunk's worker dies more than twice and no three workers in a row die
//! before they are ready, every job that nobody stops finishes with the bytes that the caller's own thread
//! would have found, and anyone who asks something is answered with what that thread would have answered.

use crate::runner::clock::set_step;
use crate::runner::experiment;
use crate::runner::pool::Pool;
use experiments::inquiry::{Format, Inquiry};
use random::Random;
use runner::asks::Asker;
use runner::protocol::{AskId, JobId};
use runner::scheduler::{Failure, JobState, MAX_RESTARTS};
use std::collections::BTreeMap;
use worker::inline;

const LINKS: [&str; 4] = [
    "mcts?simulations=90&exact=0&trees=1",
    "mcts?moves=44&simulations=200&exact=0&trees=5",
    "mcts?moves=4453&simulations=90&exact=0&trees=3&reuse=on",
    "mcts?simulations=40&exact=0&trees=4&width=12&height=12",
];

/// A pool, what was asked of it, and how often what has died.
struct Story {
    pool: Pool,
    random: Random,
    jobs: Vec<(JobId, &'static str)>,
    /// By asker: what was asked last.
    asks: BTreeMap<u32, (AskId, &'static str)>,
    stopped: Vec<JobId>,
    deaths: BTreeMap<(JobId, u32), u32>,
    failed_starts: u32,
}

impl Story {
    fn new(seed: u64) -> Self {
        let mut random = Random::stream(seed, 0);
        let size = 1 + random.below(4) as usize;
        Self {
            pool: Pool::new(size),
            random,
            jobs: Vec::new(),
            asks: BTreeMap::new(),
            stopped: Vec::new(),
            deaths: BTreeMap::new(),
            failed_starts: 0,
        }
    }

    fn one_of<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        let count = list.len() as u32;
        (count > 0).then(|| list[self.random.below(count) as usize])
    }

    fn submit(&mut self) {
        let link = self.one_of(&LINKS).unwrap();
        let job = self.pool.submit(&experiment(link));
        self.jobs.push((job, link));
    }

    /// Something happens.
    fn happen(&mut self) {
        let Some(worker) = self.one_of(&self.pool.alive()) else {
            return;
        };
        match self.random.below(100) {
            0..30 => self.pool.deliver_to(worker),
            30..60 => self.pool.slice(worker),
            60..90 => self.hear(worker),
            90..94 => self.kill(worker),
            94..97 => self.pause_or_go_on(),
            97 => self.ask(),
            98 => self.stop(),
            _ => self.lose_patience(),
        }
    }

    /// One of three askers wants the report of a run that has found nothing yet.
    fn ask(&mut self) {
        let (asker, link) = (self.random.below(3), self.one_of(&LINKS).unwrap());
        let inquiry = Inquiry::report(Format::Json);
        let about = experiment(link);
        let asked = self
            .pool
            .scheduler
            .ask(Asker(asker), &about, inquiry.bytes(), &[]);
        self.asks.insert(asker, (asked.0, link));
        self.pool.carry_out(asked.1);
    }

    fn hear(&mut self, worker: usize) {
        if !self.pool.is_ready(worker) {
            self.failed_starts = 0;
        }
        self.pool.deliver_from(worker);
    }

    /// Kills a worker, unless that would be once too often.
    fn kill(&mut self, worker: usize) {
        let deaths = match self.pool.chunk_of(worker) {
            _ if !self.pool.is_ready(worker) => &mut self.failed_starts,
            Some(chunk) => self.deaths.entry(chunk).or_default(),
            None => &mut 0,
        };
        if *deaths < MAX_RESTARTS {
            *deaths += 1;
            self.pool.kill(worker);
        }
    }

    fn pause_or_go_on(&mut self) {
        let jobs = self.jobs.clone();
        if let Some((job, _)) = self.one_of(&jobs) {
            let paused = self.random.below(3) == 0;
            let commands = self.pool.scheduler.set_paused(job, paused);
            self.pool.carry_out(commands);
        }
    }

    fn stop(&mut self) {
        let jobs = self.jobs.clone();
        let Some((job, _)) = self.one_of(&jobs).filter(|_| self.random.below(4) == 0) else {
            return;
        };
        let was_active = matches!(
            self.pool.job(job).state,
            JobState::Running | JobState::Paused
        );
        let commands = self.pool.scheduler.stop(job);
        self.pool.carry_out(commands);
        if was_active {
            self.stopped.push(job);
        }
    }

    /// A cancel was not answered in time, as far as this worker still has the job.
    fn lose_patience(&mut self) {
        for (worker, job) in std::mem::take(&mut self.pool.watched) {
            let commands = self.pool.scheduler.overdue(worker, job);
            self.pool.carry_out(commands);
        }
    }

    /// Lets everything go on to its end and compares.
    fn end(&mut self, seed: u64) -> usize {
        for (job, _) in self.jobs.clone() {
            let commands = self.pool.scheduler.set_paused(job, false);
            self.pool.carry_out(commands);
        }
        self.pool.settle();
        assert!(!self.pool.scheduler.is_busy(), "seed {seed}");
        for (id, link) in &self.jobs {
            let (job, experiment) = (self.pool.job(*id), experiment(link));
            assert!(experiment.report(&job.snapshots).is_ok(), "seed {seed}");
            if self.stopped.contains(id) {
                assert_eq!(job.state, JobState::Stopped, "seed {seed}");
            } else {
                assert_eq!(job.state, JobState::Finished, "seed {seed}");
                assert_eq!(job.snapshots, inline::run(&experiment), "seed {seed}");
                assert_eq!(job.progress().done, job.progress().total, "seed {seed}");
            }
        }
        self.jobs.len() - self.stopped.len()
    }

    /// How many were answered of those who asked last; the others' workers died too often.
    fn answered(&self, seed: u64) -> usize {
        let inquiry = Inquiry::report(Format::Json);
        let answered = |(ask, link): &(AskId, &str)| {
            let told = self.pool.told.iter().find(|(told, _)| told == ask);
            match told.map(|(_, answer)| answer) {
                Some(Ok(bytes)) => {
                    let expected = experiment(link).report(&[]).unwrap().json;
                    assert_eq!(inquiry.read(bytes), Some(expected), "seed {seed}");
                    true
                }
                Some(Err(Failure::WorkersDie)) => false,
                other => panic!("seed {seed}: {other:?}"),
            }
        };
        self.asks.values().filter(|ask| answered(ask)).count()
    }
}

#[test]
fn whatever_happens_jobs_finish_with_the_same_bytes() {
    set_step(5.0);
    let (mut finished, mut deaths, mut stopped) = (0, 0, 0);
    let (mut asked, mut answered) = (0, 0);
    for seed in 0..800 {
        let mut story = Story::new(seed);
        for _ in 0..3 {
            story.submit();
            for _ in 0..150 {
                story.happen();
            }
        }
        deaths += story.deaths.values().sum::<u32>();
        stopped += story.stopped.len();
        finished += story.end(seed);
        asked += story.asks.len();
        answered += story.answered(seed);
    }
    assert!(
        answered > 1_000 && asked < answered + answered / 20,
        "{asked} {answered}"
    );
    // Enough has gone wrong to have proved something.
    assert!(
        finished > 1_500 && deaths > 500 && stopped > 150,
        "{finished} {deaths} {stopped}"
    );
}
