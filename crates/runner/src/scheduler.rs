//! The page's side of a pool of workers, as a state machine: events in, commands out.
//!
//! Chunks wait in one queue and go to whichever worker is free. A worker that dies is replaced and its chunk
//! started again, twice at most; then the job fails and keeps what its other chunks have found. Workers are
//! begun when they are first needed. What somebody asks about what chunks have sent goes to a worker at once (`asking`).

mod asking;

use super::asks::Asks;
pub use super::job::{Failure, Job, JobState, MAX_RESTARTS};
pub use super::patience::{MERCY, SILENT_TICKS, WorkerId};
use super::protocol::{AskId, BUILD, ByteBuf, FromWorker, JobId, News, ToWorker};
pub use asking::Answer;
use experiments::{ChunkOutput, Experiment, ForeignSnapshot};
use std::collections::{BTreeMap, VecDeque};

/// Ticks after which a worker that was to begin and has not said so is taken for dead.
const STARTING_TICKS: u32 = 20;

/// What the owner of the real workers has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Begin this worker; terminate it first if it is there.
    Spawn(WorkerId),
    /// Send this to this worker.
    Post(WorkerId, ToWorker),
    /// A cancel was sent: if it is not answered soon, call [`Scheduler::overdue`].
    Watch(WorkerId, JobId),
    /// Tell anyone who asked this.
    Tell(AskId, Answer),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worker {
    Absent,
    /// The device did not give it; it is not asked for again.
    Refused,
    Starting {
        silence: u32,
    },
    Idle,
    Busy {
        job: JobId,
        chunk: u32,
        silence: u32,
    },
}

/// The pool.
#[derive(Clone, Debug)]
pub struct Scheduler {
    workers: Vec<Worker>,
    queue: VecDeque<(JobId, u32)>,
    jobs: BTreeMap<JobId, Job>,
    next_job: u32,
    asks: Asks,
    failed_starts: u32,
}

impl Scheduler {
    /// A pool of up to `workers` workers, from 1, none of them begun.
    pub fn new(workers: usize) -> Self {
        Self {
            workers: vec![Worker::Absent; workers.max(1)],
            queue: VecDeque::new(),
            jobs: BTreeMap::new(),
            next_job: 0,
            asks: Asks::default(),
            failed_starts: 0,
        }
    }

    /// The job; `None` if it was forgotten.
    pub fn job(&self, job: JobId) -> Option<&Job> {
        self.jobs.get(&job)
    }

    /// Whether a worker is at work or being begun, so that [`Scheduler::tick`] matters.
    pub fn is_busy(&self) -> bool {
        let mut workers = self.workers.iter();
        !self.asks.is_empty()
            || workers.any(|worker| matches!(worker, Worker::Starting { .. } | Worker::Busy { .. }))
    }

    /// Whether a worker is at work for this job, or has not said yet what it found for it.
    pub fn is_at_work_for(&self, id: JobId) -> bool {
        self.busy_with(id).next().is_some()
    }

    /// Queues all chunks of a runnable experiment.
    pub fn submit(&mut self, experiment: &Experiment) -> (JobId, Vec<Command>) {
        self.resume(experiment, &[])
    }

    /// Queues the chunks of a runnable experiment that `snapshots`, those of an earlier run of it, do not know to be
    /// finished. Chunks that were only begun go on from their states; those that have none begin again, since their result
    /// does not depend on it.
    pub fn resume(
        &mut self,
        experiment: &Experiment,
        snapshots: &[Option<ChunkOutput>],
    ) -> (JobId, Vec<Command>) {
        let id = JobId(self.next_job);
        self.next_job += 1;
        let job = Job::resumed(experiment, snapshots);
        let unfinished = job.unfinished();
        self.queue.extend(unfinished.map(|chunk| (id, chunk)));
        self.jobs.insert(id, job);
        (id, self.assign())
    }

    /// Forgets a job that nobody looks at any more; stops it first.
    pub fn forget(&mut self, id: JobId) -> Vec<Command> {
        let commands = self.stop(id);
        self.jobs.remove(&id);
        commands
    }

    /// Stops a job; what it has found stays.
    pub fn stop(&mut self, id: JobId) -> Vec<Command> {
        self.end(id, JobState::Stopped)
    }

    fn end(&mut self, id: JobId, state: JobState) -> Vec<Command> {
        let Some(job) = self.jobs.get_mut(&id).filter(|job| job.is_active()) else {
            return Vec::new();
        };
        job.state = state;
        self.queue.retain(|&(job, _)| job != id);
        let busy = self.busy_with(id);
        busy.flat_map(|worker| {
            [
                Command::Post(worker, ToWorker::Cancel { job: id }),
                Command::Watch(worker, id),
            ]
        })
        .collect()
    }

    /// Pauses a job or lets it go on.
    pub fn set_paused(&mut self, id: JobId, paused: bool) -> Vec<Command> {
        let Some(job) = self.jobs.get_mut(&id).filter(|job| job.is_active()) else {
            return Vec::new();
        };
        job.state = if paused {
            JobState::Paused
        } else {
            JobState::Running
        };
        let budget = job.budget();
        self.busy_with(id)
            .map(|worker| Command::Post(worker, ToWorker::Advance { job: id, budget }))
            .collect()
    }

    fn busy_with(&self, id: JobId) -> impl Iterator<Item = WorkerId> {
        let workers = self.workers.iter().enumerate();
        workers.filter_map(move |(index, worker)| match worker {
            Worker::Busy { job, .. } if *job == id => Some(index),
            _ => None,
        })
    }

    /// A message has come from `worker`.
    pub fn receive(&mut self, worker: WorkerId, message: FromWorker) -> Vec<Command> {
        match message {
            FromWorker::Ready { build } if build == BUILD => {
                self.failed_starts = 0;
                self.workers[worker] = Worker::Idle;
            }
            FromWorker::Ready { .. } => {
                self.workers[worker] = Worker::Absent;
                return self.fail_all(&Failure::OtherBuild);
            }
            FromWorker::Snapshot { job, chunk, news } => {
                let commands = self.note(worker, job, chunk, news);
                if !commands.is_empty() {
                    return commands;
                }
            }
            FromWorker::Cancelled { job, chunk, news } => {
                self.release(worker, job);
                let mut commands = self.note(worker, job, chunk, news);
                commands.extend(self.assign());
                return commands;
            }
            FromWorker::Done {
                job,
                chunk,
                news,
                record,
                busy_milliseconds,
            } => {
                self.release(worker, job);
                let ended = self.jobs.get_mut(&job);
                let ended = ended.map(|job| job.end_chunk(chunk, news, record, busy_milliseconds));
                let mut commands = self.refuse(job, ended.unwrap_or(Ok(())));
                commands.extend(self.assign());
                return commands;
            }
            FromWorker::Failed { job, message, .. } => {
                return self.fail(worker, job, Failure::Refused(message));
            }
            FromWorker::NotLoaded { job } => return self.fail(worker, job, Failure::NoProgram),
            FromWorker::Answer { ask, answer } => {
                let mut commands = self.hear_answer(worker, ask, answer.map(ByteBuf::into_vec));
                commands.extend(self.assign());
                return commands;
            }
        }
        self.assign()
    }

    fn note(&mut self, worker: WorkerId, id: JobId, chunk: u32, news: News) -> Vec<Command> {
        if let Worker::Busy { silence, .. } = &mut self.workers[worker] {
            *silence = 0;
        }
        self.asks.hear_of(worker);
        let noted = self.jobs.get_mut(&id).map(|job| job.note(chunk, news));
        self.refuse(id, noted.unwrap_or(Ok(())))
    }

    /// Ends a job for which something came that it cannot have found.
    fn refuse(&mut self, id: JobId, taken: Result<(), ForeignSnapshot>) -> Vec<Command> {
        match taken {
            Ok(()) => Vec::new(),
            Err(ForeignSnapshot { chunk }) => {
                self.end(id, JobState::Failed(Failure::Foreign { chunk }))
            }
        }
    }

    /// A worker cannot do its chunk, and no other could.
    fn fail(&mut self, worker: WorkerId, id: JobId, failure: Failure) -> Vec<Command> {
        self.release(worker, id);
        let mut commands = self.end(id, JobState::Failed(failure));
        commands.extend(self.assign());
        commands
    }

    fn release(&mut self, worker: WorkerId, id: JobId) {
        if matches!(self.workers[worker], Worker::Busy { job, .. } if job == id) {
            self.workers[worker] = Worker::Idle;
        }
    }

    /// A worker has died, could not be begun or says nothing any more.
    pub fn died(&mut self, worker: WorkerId) -> Vec<Command> {
        let state = self.workers[worker];
        if state != Worker::Refused {
            self.workers[worker] = Worker::Absent;
        }
        let mut commands = self.ask_others(worker);
        commands.extend(match state {
            Worker::Busy { job, chunk, .. } => self.start_again(job, chunk),
            Worker::Starting { .. } => {
                self.failed_starts += 1;
                self.give_up_on_starting()
            }
            Worker::Absent | Worker::Refused | Worker::Idle => Vec::new(),
        });
        commands.extend(self.assign());
        commands
    }

    /// There is no room for this worker at the moment: others go on without it until [`Scheduler::make_room`].
    pub fn no_room(&mut self, worker: WorkerId) {
        self.workers[worker] = Worker::Refused;
    }

    /// Workers for which there was no room may be begun, since there may be some now.
    pub fn make_room(&mut self) -> Vec<Command> {
        self.forget_refusals();
        self.assign()
    }

    fn forget_refusals(&mut self) {
        for worker in &mut self.workers {
            if *worker == Worker::Refused {
                *worker = Worker::Absent;
            }
        }
    }

    /// Lets idle workers go but for the first, so that others have their room: those that are to be ended. While somebody is at work there
    /// are none.
    pub fn rest(&mut self) -> Vec<WorkerId> {
        if self.is_busy() {
            return Vec::new();
        }
        self.forget_refusals();
        let others = self.workers.iter_mut().enumerate().skip(1);
        let idle = others.filter(|(_, worker)| **worker == Worker::Idle);
        idle.map(|(index, worker)| {
            *worker = Worker::Absent;
            index
        })
        .collect()
    }

    /// The workers' program could not be loaded: nobody can begin, and what waits for that has failed. What is asked for
    /// later tries again.
    pub fn no_program(&mut self) -> Vec<Command> {
        for worker in &mut self.workers {
            if matches!(worker, Worker::Starting { .. }) {
                *worker = Worker::Absent;
            }
        }
        if self
            .workers
            .iter()
            .any(|worker| matches!(worker, Worker::Idle | Worker::Busy { .. }))
        {
            return Vec::new();
        }
        self.fail_all(&Failure::NoProgram)
    }

    /// After too many failed starts: a device that can only hold some of the workers goes on with those; one
    /// that can hold none fails all jobs.
    fn give_up_on_starting(&mut self) -> Vec<Command> {
        let alive = |worker: &Worker| matches!(worker, Worker::Idle | Worker::Busy { .. });
        if self.failed_starts <= MAX_RESTARTS {
            return Vec::new();
        }
        self.failed_starts = 0;
        if self.workers.iter().any(alive) {
            for worker in &mut self.workers {
                if *worker == Worker::Absent {
                    *worker = Worker::Refused;
                }
            }
            return Vec::new();
        }
        self.fail_all(&Failure::WorkersDie)
    }

    fn start_again(&mut self, id: JobId, chunk: u32) -> Vec<Command> {
        let Some(job) = self.jobs.get_mut(&id).filter(|job| job.is_active()) else {
            return Vec::new();
        };
        if !job.may_start_again(chunk) {
            return self.end(id, JobState::Failed(Failure::WorkersDie));
        }
        self.queue.push_front((id, chunk));
        Vec::new()
    }

    /// A cancel was not answered in time: the worker is replaced if it still has that job.
    pub fn overdue(&mut self, worker: WorkerId, id: JobId) -> Vec<Command> {
        if !matches!(self.workers[worker], Worker::Busy { job, .. } if job == id) {
            return Vec::new();
        }
        self.workers[worker] = Worker::Starting { silence: 0 };
        let mut commands = vec![Command::Spawn(worker)];
        commands.extend(self.ask_others(worker));
        commands.extend(self.give_asks());
        commands
    }

    /// Time has passed, about a second: workers at work that have said nothing for too long are dead.
    pub fn tick(&mut self) -> Vec<Command> {
        let mut dead = self.asks.tick();
        for (index, worker) in self.workers.iter_mut().enumerate() {
            let (silence, allowed) = match worker {
                Worker::Busy {
                    job,
                    chunk,
                    silence,
                } => {
                    let job = self.jobs.get(job);
                    if job.is_some_and(|job| job.state == JobState::Paused) {
                        // Nothing is asked of it, so its silence begins when it is to go on.
                        *silence = 0;
                        continue;
                    }
                    let deaths = job.map_or(0, |job| job.deaths(*chunk));
                    (silence, SILENT_TICKS * MERCY.pow(deaths))
                }
                Worker::Starting { silence } => (silence, STARTING_TICKS),
                Worker::Absent | Worker::Refused | Worker::Idle => continue,
            };
            *silence += 1;
            if *silence >= allowed {
                dead.push(index);
            }
        }
        dead.sort_unstable();
        dead.dedup();
        dead.into_iter()
            .flat_map(|worker| self.died(worker))
            .collect()
    }

    fn fail_all(&mut self, failure: &Failure) -> Vec<Command> {
        let mut commands = self.answer_nothing(failure);
        let active: Vec<JobId> = self.jobs.keys().copied().collect();
        let jobs = active.into_iter();
        commands.extend(jobs.flat_map(|job| self.end(job, JobState::Failed(failure.clone()))));
        commands
    }

    /// Gives waiting chunks to idle workers, then what is asked to anyone who is there, and begins workers for the rest.
    fn assign(&mut self) -> Vec<Command> {
        let mut commands = Vec::new();
        for index in 0..self.workers.len() {
            if self.workers[index] != Worker::Idle {
                continue;
            }
            let Some((id, chunk)) = self.queue.pop_front() else {
                break;
            };
            let Some(job) = self.jobs.get(&id) else {
                continue;
            };
            self.workers[index] = Worker::Busy {
                job: id,
                chunk,
                silence: 0,
            };
            let message = ToWorker::Start {
                job: id,
                chunk,
                experiment: job.link().to_owned(),
                state: job.state_of(chunk),
                budget: job.budget(),
            };
            commands.push(Command::Post(index, message));
        }
        commands.extend(self.give_asks());
        commands.extend(self.begin_missing());
        commands
    }

    fn begin_missing(&mut self) -> Vec<Command> {
        let starting = |worker: &&Worker| matches!(worker, Worker::Starting { .. });
        let already = self.workers.iter().filter(starting).count();
        // One is enough for all that is asked.
        let asked = usize::from(self.asks.next().is_some());
        let wanted = self.queue.len().max(asked).saturating_sub(already);
        let mut commands = Vec::new();
        for (index, worker) in self.workers.iter_mut().enumerate() {
            if commands.len() < wanted && *worker == Worker::Absent {
                *worker = Worker::Starting { silence: 0 };
                commands.push(Command::Spawn(index));
            }
        }
        commands
    }
}
