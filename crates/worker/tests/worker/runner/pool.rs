//! A pool whose workers run in the test: the scheduler's commands carried out, every message as bytes, each
//! delivered when the test says so.

use crate::runner::clock::clock;
use experiments::{ChunkOutput, Experiment};
use runner::protocol::{AskId, FromWorker, JobId, ToWorker, decode, encode};
use runner::scheduler::{Answer, Command, Job, Scheduler, WorkerId};
use std::collections::VecDeque;
use worker::code::all_code;
use worker::service::Service;

/// A worker and the messages on the way to it and from it.
struct Worker {
    service: Service,
    inbox: VecDeque<Vec<u8>>,
    outbox: VecDeque<Vec<u8>>,
    /// The chunk it was last told to begin.
    chunk: Option<(JobId, u32)>,
    is_ready: bool,
}

/// A scheduler and its workers.
pub struct Pool {
    pub scheduler: Scheduler,
    workers: Vec<Option<Worker>>,
    /// Cancels whose answers are waited for.
    pub watched: Vec<(WorkerId, JobId)>,
    /// Answers so far.
    pub told: Vec<(AskId, Answer)>,
    /// Workers begun so far, replacements too.
    pub spawned: usize,
}

impl Pool {
    /// A pool of up to `size` workers.
    pub fn new(size: usize) -> Self {
        Self {
            scheduler: Scheduler::new(size),
            workers: (0..size).map(|_| None).collect(),
            watched: Vec::new(),
            told: Vec::new(),
            spawned: 0,
        }
    }

    pub fn submit(&mut self, experiment: &Experiment) -> JobId {
        let (job, commands) = self.scheduler.submit(experiment);
        self.carry_out(commands);
        job
    }

    pub fn resume(&mut self, experiment: &Experiment, known: &[Option<ChunkOutput>]) -> JobId {
        let (job, commands) = self.scheduler.resume(experiment, known);
        self.carry_out(commands);
        job
    }

    /// Stops a job and waits until its workers have said what they found.
    pub fn stop(&mut self, job: JobId) {
        let commands = self.scheduler.stop(job);
        self.carry_out(commands);
        self.settle();
    }

    pub fn job(&self, job: JobId) -> &Job {
        self.scheduler.job(job).expect("a job not forgotten")
    }

    pub fn carry_out(&mut self, commands: Vec<Command>) {
        for command in commands {
            match command {
                Command::Spawn(worker) => self.spawn(worker),
                Command::Post(worker, message) => self.post(worker, &message),
                Command::Watch(worker, job) => self.watched.push((worker, job)),
                Command::Tell(ask, answer) => self.told.push((ask, answer)),
            }
        }
    }

    fn spawn(&mut self, worker: WorkerId) {
        let (service, ready) = Service::new(clock, all_code);
        self.spawned += 1;
        // Messages of a worker that was there before are lost with it.
        self.workers[worker] = Some(Worker {
            service,
            inbox: VecDeque::new(),
            outbox: VecDeque::from([encode(&ready)]),
            chunk: None,
            is_ready: false,
        });
    }

    fn post(&mut self, worker: WorkerId, message: &ToWorker) {
        let worker = self.workers[worker].as_mut();
        let worker = worker.expect("messages go to workers that are there");
        assert!(
            worker.is_ready,
            "messages before the listener is there are lost"
        );
        if let ToWorker::Start { job, chunk, .. } = message {
            worker.chunk = Some((*job, *chunk));
        }
        worker.inbox.push_back(encode(message));
    }

    /// The workers that are there.
    pub fn alive(&self) -> Vec<WorkerId> {
        let all = 0..self.workers.len();
        all.filter(|&worker| self.workers[worker].is_some())
            .collect()
    }

    /// The chunk that a worker was last told to begin.
    pub fn chunk_of(&self, worker: WorkerId) -> Option<(JobId, u32)> {
        self.workers[worker].as_ref()?.chunk
    }

    /// Whether the scheduler has heard of this worker.
    pub fn is_ready(&self, worker: WorkerId) -> bool {
        self.workers[worker]
            .as_ref()
            .is_some_and(|worker| worker.is_ready)
    }

    /// The next message to a worker arrives there.
    pub fn deliver_to(&mut self, worker: WorkerId) {
        let Some(worker) = self.workers[worker].as_mut() else {
            return;
        };
        if let Some(message) = worker.inbox.pop_front() {
            let answer = worker.service.receive(decode(&message).unwrap());
            worker.outbox.extend(answer.iter().map(encode));
        }
    }

    /// A worker works for a slice, if it has work.
    pub fn slice(&mut self, worker: WorkerId) {
        let Some(worker) = self.workers[worker].as_mut() else {
            return;
        };
        if worker.service.is_busy() {
            let said = worker.service.slice();
            worker.outbox.extend(said.iter().map(encode));
        }
    }

    /// The next message from a worker arrives at the scheduler.
    pub fn deliver_from(&mut self, index: WorkerId) {
        let Some(worker) = self.workers[index].as_mut() else {
            return;
        };
        if let Some(message) = worker.outbox.pop_front() {
            worker.is_ready = true;
            let message: FromWorker = decode(&message).unwrap();
            let commands = self.scheduler.receive(index, message);
            self.carry_out(commands);
        }
    }

    /// A worker dies, and the scheduler hears of it.
    pub fn kill(&mut self, worker: WorkerId) {
        self.workers[worker] = None;
        let commands = self.scheduler.died(worker);
        self.carry_out(commands);
    }

    /// One round of everything, for every worker.
    pub fn round(&mut self) {
        for worker in 0..self.workers.len() {
            self.deliver_to(worker);
            self.slice(worker);
            self.deliver_from(worker);
        }
    }

    /// Rounds until nobody has anything to do or to say.
    pub fn settle(&mut self) {
        let is_quiet = |worker: &Worker| {
            worker.inbox.is_empty() && worker.outbox.is_empty() && !worker.service.is_busy()
        };
        for _ in 0..100_000 {
            self.round();
            if self.workers.iter().flatten().all(is_quiet) {
                return;
            }
        }
        panic!("the pool does not come to rest");
    }
}
