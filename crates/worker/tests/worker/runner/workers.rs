//! The workers of a pool: begun when needed, replaced when they die or fall silent, left alone in a pause.

use crate::runner::experiment;
use crate::runner::pool::Pool;
use crate::runner::situation::{FIVE_CHUNKS, TWO_CHUNKS, at_work, cancelled, done, found, ready};
use experiments::Progress;
use runner::protocol::{FromWorker, JobId, News, ToWorker};
use runner::scheduler::{Command, JobState, MERCY, SILENT_TICKS, Scheduler};
use worker::inline;

#[test]
fn workers_are_begun_when_they_are_needed_and_never_more_than_fit() {
    let mut pool = Pool::new(3);
    assert_eq!(pool.spawned, 0);
    pool.submit(&experiment("mcts?simulations=10&exact=0"));
    assert_eq!(pool.spawned, 1, "one chunk, one worker");
    pool.settle();
    pool.submit(&experiment("mcts?simulations=10&exact=0"));
    assert_eq!(pool.spawned, 1, "the idle worker takes it");
    pool.settle();
    let five = pool.submit(&experiment(FIVE_CHUNKS));
    assert_eq!(pool.spawned, 3, "one was there, two are new");
    pool.settle();
    assert_eq!((pool.spawned, pool.alive().len()), (3, 3));
    assert_eq!(pool.job(five).state, JobState::Finished);
    assert!(
        pool.job(five)
            .busy_milliseconds
            .iter()
            .all(|&busy| busy > 0.0)
    );
    assert_eq!(
        Scheduler::new(0).submit(&experiment(TWO_CHUNKS)).1,
        [Command::Spawn(0)]
    );
}

#[test]
fn only_a_worker_that_still_has_the_job_is_replaced() {
    let (mut scheduler, job) = at_work();
    scheduler.stop(job);
    scheduler.receive(0, cancelled(job, 0, &found(TWO_CHUNKS, 0, 9)));
    assert_eq!(scheduler.overdue(0, job), [], "it has answered");
    assert_eq!(scheduler.overdue(1, JobId(77)), [], "it never had that job");
    assert_eq!(scheduler.overdue(1, job), [Command::Spawn(1)]);
    assert_eq!(scheduler.overdue(1, job), [], "the new one has nothing yet");
    // The new worker is as good as the old one.
    let (next, _) = scheduler.submit(&experiment(TWO_CHUNKS));
    let commands = scheduler.receive(1, ready());
    let [Command::Post(1, ToWorker::Start { job: given, .. })] = commands[..] else {
        panic!("{commands:?}");
    };
    assert_eq!(given, next);
}

/// Workers that are being begun count: a second chunk needs one more, not two.
#[test]
fn workers_that_are_not_ready_yet_are_reckoned_with() {
    let mut pool = Pool::new(4);
    let one_chunk = experiment("mcts?simulations=10&exact=0");
    for jobs in 1..=3 {
        pool.submit(&one_chunk);
        assert_eq!(pool.spawned, jobs);
    }
}

#[test]
fn silent_workers_are_taken_for_dead() {
    let (mut scheduler, job) = at_work();
    for _ in 1..SILENT_TICKS {
        assert_eq!(scheduler.tick(), []);
    }
    let progress = Progress { done: 1, total: 9 };
    let (chunk, snapshot) = (0, found(TWO_CHUNKS, 0, 1));
    scheduler.receive(
        0,
        FromWorker::Snapshot {
            job,
            chunk,
            news: News {
                progress,
                snapshot,
                state: None,
            },
        },
    );
    assert_eq!(
        scheduler.tick(),
        [Command::Spawn(1)],
        "0 has spoken, 1 has not"
    );
    let commands = scheduler.receive(1, ready());
    assert!(matches!(
        commands[..],
        [Command::Post(1, ToWorker::Start { chunk: 1, .. })]
    ));
    assert_eq!(scheduler.job(job).unwrap().state, JobState::Running);
}

/// A valid experiment is not given up for a step that takes long on a slow machine: each time more time is allowed.
#[test]
fn a_slow_chunk_is_given_more_time_each_time() {
    let (mut scheduler, job) = at_work();
    let mut allowed = Vec::new();
    for _ in 0..3 {
        let died = (1..10_000).find(|_| {
            let worker = scheduler.tick();
            // Worker 0 speaks all the time.
            let (progress, snapshot) = (Progress::default(), found(TWO_CHUNKS, 0, 1));
            let (chunk, state) = (0, None);
            scheduler.receive(
                0,
                FromWorker::Snapshot {
                    job,
                    chunk,
                    news: News {
                        progress,
                        snapshot,
                        state,
                    },
                },
            );
            worker.contains(&Command::Spawn(1))
        });
        allowed.extend(died);
        scheduler.receive(1, ready());
    }
    let of_death = |death: u32| SILENT_TICKS * MERCY.pow(death);
    // The third death is one too many: the job has failed, and nobody is begun for it.
    assert_eq!(allowed, [of_death(0), of_death(1)]);
    assert!(of_death(2) >= 120, "two minutes for a single step");
}

#[test]
fn a_worker_that_never_becomes_ready_is_begun_again() {
    let mut scheduler = Scheduler::new(1);
    scheduler.submit(&experiment(TWO_CHUNKS));
    let begun_again = (0..100).find(|_| scheduler.tick() == [Command::Spawn(0)]);
    // Compiling the program may take longer than a slice of work: it is given more time than that.
    assert!(
        begun_again.is_some_and(|ticks| ticks > SILENT_TICKS),
        "{begun_again:?}"
    );
}

#[test]
fn a_pause_is_no_silence() {
    let (mut scheduler, job) = at_work();
    scheduler.set_paused(job, true);
    assert_eq!(scheduler.job(job).unwrap().state, JobState::Paused);
    for _ in 0..10 * SILENT_TICKS {
        assert_eq!(scheduler.tick(), []);
    }
    let commands = scheduler.set_paused(job, false);
    let budget = u64::MAX;
    let go_on = |worker| Command::Post(worker, ToWorker::Advance { job, budget });
    assert_eq!(commands, [go_on(0), go_on(1)]);
    // Nor is it held against the workers afterwards.
    for _ in 1..SILENT_TICKS {
        assert_eq!(scheduler.tick(), []);
    }
}

#[test]
fn a_pool_that_nobody_uses_has_nothing_to_tick_for() {
    let mut pool = Pool::new(2);
    assert!(!pool.scheduler.is_busy());
    pool.submit(&experiment(TWO_CHUNKS));
    assert!(pool.scheduler.is_busy());
    pool.settle();
    assert!(!pool.scheduler.is_busy());
}

#[test]
fn chunks_begun_in_a_pause_wait_for_its_end() {
    let mut pool = Pool::new(1);
    let job = pool.submit(&experiment(TWO_CHUNKS));
    let commands = pool.scheduler.set_paused(job, true);
    pool.carry_out(commands);
    pool.settle();
    assert_eq!(pool.job(job).progress().done, 0);
    let commands = pool.scheduler.set_paused(job, false);
    pool.carry_out(commands);
    pool.settle();
    assert_eq!(
        pool.job(job).snapshots,
        inline::run(&experiment(TWO_CHUNKS))
    );
}

#[test]
fn a_device_that_gives_only_one_worker_does_all_the_work_with_it() {
    let mut scheduler = Scheduler::new(3);
    let (job, _) = scheduler.submit(&experiment(FIVE_CHUNKS));
    scheduler.receive(0, ready());
    let mut asked = 0;
    while asked < 20 {
        // Whatever else is begun, nothing comes of it.
        let refused: Vec<Command> = [1, 2]
            .into_iter()
            .flat_map(|worker| scheduler.died(worker))
            .collect();
        asked += 1;
        if refused.is_empty() {
            break;
        }
    }
    assert!(asked < 20, "the device is not asked for ever");
    for chunk in 0..5 {
        scheduler.receive(0, done(job, chunk, &found(FIVE_CHUNKS, chunk, 200)));
    }
    assert_eq!(scheduler.job(job).unwrap().state, JobState::Finished);
}
