//! The pool: carries out the scheduler's commands on real workers and tells anyone who waits for a job.

use super::real_worker::{Event, RealWorker};
use super::room::{self, Place};
use super::{asked, program};
use experiments::{ChunkOutput, Experiment};
use gloo::timers::callback::{Interval, Timeout};
use runner::protocol::{FromWorker, JobId};
use runner::scheduler::{Command, Job, Scheduler, WorkerId};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// A cancel that is not answered in this time costs the worker its life.
const PATIENCE_MILLISECONDS: u32 = 200;
/// Listeners hear of progress no oftener than this, however many workers report it: drawing costs the workers
/// their cores where there are few.
const NEWS_MILLISECONDS: u32 = 200;
/// The scheduler's tick.
const TICK_MILLISECONDS: u32 = 1_000;

type Listener = Rc<dyn Fn(&Job)>;

struct Pool {
    scheduler: Scheduler,
    /// Each with its place, where cores are shared.
    workers: BTreeMap<WorkerId, (RealWorker, Option<Place>)>,
    listeners: BTreeMap<JobId, Listener>,
    ticker: Option<Interval>,
    /// Jobs that were left: forgotten as soon as their workers have said what they found.
    left: BTreeSet<JobId>,
    /// Jobs with news that their listeners have not heard, while a timer waits to tell them.
    untold: BTreeSet<JobId>,
}

thread_local! {
    /// One pool a page, begun on first use.
    static POOL: RefCell<Pool> = RefCell::new(Pool {
        scheduler: Scheduler::new(hardware_concurrency()),
        workers: BTreeMap::new(),
        listeners: BTreeMap::new(),
        ticker: None,
        left: BTreeSet::new(),
        untold: BTreeSet::new(),
    });
}

/// How many things the machine does at once; 0 if it does not say.
pub fn hardware_concurrency() -> usize {
    web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency()) as usize
}

/// A job that somebody waits for. Dropping it stops and forgets the job.
pub struct JobHandle(JobId);

impl JobHandle {
    /// Stops the job; what it has found stays.
    pub fn stop(&self) {
        change(self.0, |scheduler| scheduler.stop(self.0));
    }

    /// Stops the job; its listener hears what it has found, and then it is forgotten.
    pub fn leave(self) {
        let job = self.0;
        core::mem::forget(self);
        POOL.with_borrow_mut(|pool| pool.left.insert(job));
        change(job, |scheduler| scheduler.stop(job));
        forget_what_was_left();
    }

    /// Pauses the job or lets it go on.
    pub fn set_paused(&self, paused: bool) {
        change(self.0, |scheduler| scheduler.set_paused(self.0, paused));
    }
}

impl Drop for JobHandle {
    fn drop(&mut self) {
        forget(self.0);
    }
}

fn forget(job: JobId) {
    let (listener, commands) = POOL.with_borrow_mut(|pool| {
        pool.left.remove(&job);
        (pool.listeners.remove(&job), pool.scheduler.forget(job))
    });
    // Outside the borrow: a listener may own a job, or somebody who asks.
    drop(listener);
    carry_out(commands);
}

/// Forgets the jobs that were left and have nothing more to say.
fn forget_what_was_left() {
    let silent = POOL.with_borrow(|pool| {
        let silent = |job: &&JobId| !pool.scheduler.is_at_work_for(**job);
        pool.left.iter().filter(silent).copied().collect::<Vec<_>>()
    });
    silent.into_iter().for_each(forget);
}

/// Runs a runnable experiment; `listener` hears of every change, the last one when it has ended. Of what an earlier run has found the
/// finished chunks are taken over, the others go on or begin again.
pub fn submit(
    experiment: &Experiment,
    snapshots: &[Option<ChunkOutput>],
    listener: impl Fn(&Job) + 'static,
) -> JobHandle {
    let (job, commands) = POOL.with_borrow_mut(|pool| {
        let (job, commands) = pool.scheduler.resume(experiment, snapshots);
        pool.listeners.insert(job, Rc::new(listener));
        (job, commands)
    });
    carry_out(commands);
    // One with nothing left to do sends no message that could tell of it.
    after(0, move || tell(&[job]));
    JobHandle(job)
}

/// Changes a job and tells its listener.
fn change(job: JobId, change: impl FnOnce(&mut Scheduler) -> Vec<Command>) {
    let commands = POOL.with_borrow_mut(|pool| change(&mut pool.scheduler));
    carry_out(commands);
    tell(&[job]);
}

/// Asks the scheduler something, or of it.
pub(super) fn with_scheduler<T>(what: impl FnOnce(&mut Scheduler) -> T) -> T {
    POOL.with_borrow_mut(|pool| what(&mut pool.scheduler))
}

pub(super) fn carry_out(commands: Vec<Command>) {
    for command in commands {
        match command {
            Command::Spawn(worker) => spawn(worker),
            Command::Post(worker, message) => POOL.with_borrow(|pool| {
                if let Some((worker, _)) = pool.workers.get(&worker) {
                    worker.post(&message);
                }
            }),
            Command::Watch(worker, job) => after(PATIENCE_MILLISECONDS, move || {
                let commands = POOL.with_borrow_mut(|pool| pool.scheduler.overdue(worker, job));
                carry_out(commands);
                forget_what_was_left();
            }),
            Command::Tell(ask, answer) => asked::tell(ask, answer),
        }
    }
    keep_time();
}

/// Begins a worker, where cores are shared only if there is room for it.
fn spawn(worker: WorkerId) {
    let terminated = POOL.with_borrow_mut(|pool| pool.workers.remove(&worker));
    drop(terminated);
    if worker == 0 || !room::is_shared() {
        return spawn_in(worker, None);
    }
    spawn_local(async move {
        match Place::take(hardware_concurrency()).await {
            Some(place) => spawn_in(worker, Some(place)),
            None => POOL.with_borrow_mut(|pool| pool.scheduler.no_room(worker)),
        }
    });
}

fn spawn_in(worker: WorkerId, place: Option<Place>) {
    match RealWorker::spawn(move |event| hear(worker, event)) {
        Ok(real) => {
            POOL.with_borrow_mut(|pool| pool.workers.insert(worker, (real, place)));
        }
        // Not from within the scheduler's own command.
        Err(_) => after(0, move || hear(worker, Event::Died)),
    }
}

fn after(milliseconds: u32, action: impl FnOnce() + 'static) {
    // The timer's number, which is of no use here.
    let _ = Timeout::new(milliseconds, action).forget();
}

fn hear(worker: WorkerId, event: Event) {
    // A death may concern any.
    let about = match &event {
        Event::Said(FromWorker::Answer { .. }) => Vec::new(),
        Event::Said(message) => message.job().map_or_else(all_jobs, |job| vec![job]),
        Event::Died | Event::NoProgram => all_jobs(),
    };
    let commands = POOL.with_borrow_mut(|pool| match event {
        Event::Said(message) => pool.scheduler.receive(worker, message),
        Event::Died => pool.scheduler.died(worker),
        Event::NoProgram => pool.scheduler.no_program(),
    });
    carry_out(commands);
    tell(&about);
    forget_what_was_left();
}

/// Every job that somebody waits for.
fn all_jobs() -> Vec<JobId> {
    POOL.with_borrow(|pool| pool.listeners.keys().copied().collect())
}

/// Tells the listeners of these jobs how they are: at once if a job has ended, else together with what else
/// happens in the next moment.
fn tell(jobs: &[JobId]) {
    for &id in jobs {
        let (ended, timer_waits) = POOL.with_borrow_mut(|pool| {
            let ended = pool.scheduler.job(id).is_some_and(|job| !job.is_active());
            let timer_waits = !pool.untold.is_empty();
            if !ended {
                pool.untold.insert(id);
            }
            (ended, timer_waits)
        });
        if ended {
            tell_now(id);
        } else if !timer_waits {
            after(NEWS_MILLISECONDS, || {
                let untold = POOL.with_borrow_mut(|pool| std::mem::take(&mut pool.untold));
                untold.into_iter().for_each(tell_now);
            });
        }
    }
}

fn tell_now(id: JobId) {
    let told = POOL.with_borrow(|pool| {
        let listener = pool.listeners.get(&id)?.clone();
        Some((listener, pool.scheduler.job(id)?.clone()))
    });
    // Outside the borrow: a listener may begin or drop jobs.
    if let Some((listener, job)) = told {
        listener(&job);
    }
}

/// Ticks while somebody is at work, and only then.
fn keep_time() {
    POOL.with_borrow_mut(|pool| {
        if !pool.scheduler.is_busy() {
            if pool.ticker.take().is_some() && room::is_shared() {
                after(TICK_MILLISECONDS, rest);
            }
        } else if pool.ticker.is_none() {
            pool.ticker = Some(Interval::new(TICK_MILLISECONDS, tick));
        }
    });
}

/// Gives idle workers' room to the frames beside this one.
fn rest() {
    let ended: Vec<_> = POOL.with_borrow_mut(|pool| {
        let resting = pool.scheduler.rest().into_iter();
        resting.map(|worker| pool.workers.remove(&worker)).collect()
    });
    drop(ended);
}

fn tick() {
    if program::is_loading() {
        // Who waits for code is not late.
        return;
    }
    let commands = POOL.with_borrow_mut(|pool| {
        let mut commands = pool.scheduler.tick();
        if room::is_shared() {
            commands.extend(pool.scheduler.make_room());
        }
        commands
    });
    if commands.is_empty() {
        return;
    }
    carry_out(commands);
    tell(&all_jobs());
}
