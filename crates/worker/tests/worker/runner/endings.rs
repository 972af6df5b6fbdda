//! How jobs end: stopped, forgotten, failed, and what late messages may still change.

use crate::runner::clock::set_step;
use crate::runner::experiment;
use crate::runner::pool::Pool;
use crate::runner::situation::{TWO_CHUNKS, at_work, cancelled, done, found};
use experiments::Progress;
use runner::protocol::{FromWorker, JobId, News, ToWorker};
use runner::scheduler::{Command, Failure, JobState, Scheduler};
use worker::inline;

#[test]
fn a_stop_is_answered_at_once_and_keeps_what_was_found() {
    let (mut scheduler, job) = at_work();
    let [first, second] = [0, 1].map(|chunk| found(TWO_CHUNKS, chunk, 30));
    scheduler.receive(0, done(job, 0, &first));
    let commands = scheduler.stop(job);
    assert_eq!(scheduler.job(job).unwrap().state, JobState::Stopped);
    let cancel = Command::Post(1, ToWorker::Cancel { job });
    assert_eq!(commands, [cancel, Command::Watch(1, job)]);
    assert_eq!(scheduler.stop(job), [], "it is stopped already");
    scheduler.receive(1, cancelled(job, 1, &second));
    let found = &scheduler.job(job).unwrap().snapshots;
    assert_eq!(found, &[Some(first.into()), Some(second.into())]);
    assert!(!scheduler.is_busy());
}

#[test]
fn the_waiting_chunks_of_a_stopped_job_are_never_begun() {
    let mut pool = Pool::new(1);
    let job = pool.submit(&experiment(TWO_CHUNKS));
    while pool.chunk_of(0).is_none() {
        pool.round();
    }
    let commands = pool.scheduler.stop(job);
    pool.carry_out(commands);
    pool.settle();
    assert_eq!(pool.chunk_of(0), Some((job, 0)));
    assert_eq!(pool.job(job).snapshots[1], None);
}

#[test]
fn late_messages_do_not_change_how_a_job_ended() {
    let (mut scheduler, job) = at_work();
    scheduler.stop(job);
    let refusal = FromWorker::Failed {
        job,
        chunk: 0,
        message: "late".to_owned(),
    };
    let [first, second] = [0, 1].map(|chunk| found(TWO_CHUNKS, chunk, 30));
    for message in [done(job, 0, &first), done(job, 1, &second), refusal] {
        scheduler.receive(0, message);
        assert_eq!(scheduler.job(job).unwrap().state, JobState::Stopped);
    }
    scheduler.set_paused(job, true);
    assert_eq!(scheduler.job(job).unwrap().state, JobState::Stopped);
    // What a finished chunk has found is final, anyone who speaks of it later.
    scheduler.receive(1, cancelled(job, 0, &found(TWO_CHUNKS, 0, 40)));
    let kept = scheduler.job(job).unwrap().snapshots[0].clone();
    assert_eq!(kept, Some(first.into()));
}

#[test]
fn messages_of_a_forgotten_job_change_nothing() {
    let (mut scheduler, job) = at_work();
    let commands = scheduler.forget(job);
    assert_eq!(commands.len(), 4, "a cancel and a watch for each worker");
    assert!(scheduler.job(job).is_none());
    let (next, commands) = scheduler.submit(&experiment(TWO_CHUNKS));
    assert_eq!(commands, [], "both workers are still busy with the old job");
    let commands = scheduler.receive(0, done(job, 0, &[1]));
    assert!(matches!(
        commands[..],
        [Command::Post(0, ToWorker::Start { chunk: 0, .. })]
    ));
    let commands = scheduler.receive(1, cancelled(job, 1, &[2]));
    assert!(matches!(
        commands[..],
        [Command::Post(1, ToWorker::Start { chunk: 1, .. })]
    ));
    // More of the old job: the new one neither ends nor loses its workers.
    scheduler.receive(0, cancelled(job, 0, &[3]));
    scheduler.receive(1, done(job, 1, &[4]));
    assert_eq!(
        scheduler.died(1).len(),
        1,
        "worker 1 was at work for the new job"
    );
    let new = scheduler.job(next).unwrap();
    assert_eq!(
        (&new.state, &new.snapshots),
        (&JobState::Running, &vec![None, None])
    );
}

#[test]
fn what_a_worker_refuses_fails_the_job_with_its_reason() {
    let (mut scheduler, job) = at_work();
    let message = "no such chunk".to_owned();
    let chunk = 0;
    let commands = scheduler.receive(
        0,
        FromWorker::Failed {
            job,
            chunk,
            message: message.clone(),
        },
    );
    let state = &scheduler.job(job).unwrap().state;
    assert_eq!(*state, JobState::Failed(Failure::Refused(message)));
    let cancel = Command::Post(1, ToWorker::Cancel { job });
    assert_eq!(commands, [cancel, Command::Watch(1, job)]);
}

#[test]
fn workers_of_another_build_are_not_used() {
    let mut scheduler = Scheduler::new(2);
    let (job, _) = scheduler.submit(&experiment(TWO_CHUNKS));
    let build = "0.0.0+other".to_owned();
    let commands = scheduler.receive(0, FromWorker::Ready { build });
    assert_eq!(commands, []);
    let state = &scheduler.job(job).unwrap().state;
    assert_eq!(*state, JobState::Failed(Failure::OtherBuild));
}

#[test]
fn a_chunk_whose_worker_dies_three_times_fails_the_job_and_the_others_stay() {
    set_step(5.0);
    let mut pool = Pool::new(1);
    let (experiment, expected) = (experiment(TWO_CHUNKS), inline::run(&experiment(TWO_CHUNKS)));
    let job = pool.submit(&experiment);
    while pool.job(job).snapshots[0] != expected[0] || pool.chunk_of(0) != Some((job, 1)) {
        pool.round();
    }
    for death in 1..=3 {
        assert_eq!(
            pool.job(job).state,
            JobState::Running,
            "before death {death}"
        );
        while pool.chunk_of(0) != Some((job, 1)) {
            pool.round();
        }
        pool.kill(0);
    }
    assert_eq!(pool.job(job).state, JobState::Failed(Failure::WorkersDie));
    assert_eq!(pool.job(job).snapshots[0], expected[0]);
    // The pool goes on to work for others.
    let next = pool.submit(&experiment);
    pool.settle();
    assert_eq!(pool.job(next).state, JobState::Finished);
    assert_eq!(pool.job(next).snapshots, expected);
}

#[test]
fn three_workers_in_a_row_that_cannot_be_begun_fail_the_job() {
    let mut pool = Pool::new(1);
    let job = pool.submit(&experiment(TWO_CHUNKS));
    for _ in 0..2 {
        pool.kill(0);
        assert_eq!(pool.job(job).state, JobState::Running);
    }
    pool.kill(0);
    assert_eq!(pool.job(job).state, JobState::Failed(Failure::WorkersDie));
    assert_eq!(pool.spawned, 3, "no more attempts without a new job");
}

/// Nothing a worker says makes the page panic: not chunks that do not exist, not numbers beyond all sums. What cannot
/// have been found ends the run, and is not shown.
#[test]
fn nonsense_from_a_worker_ends_the_run_and_is_not_shown() {
    for chunk in [0, 1, 2, u32::MAX] {
        let (mut scheduler, job) = at_work();
        let good = found(TWO_CHUNKS, 1, 30);
        scheduler.receive(1, cancelled(JobId(99), chunk, &[1]));
        scheduler.receive(1, news(job, 1, good.clone()));
        let commands = scheduler.receive(0, news(job, chunk, vec![0xff; 9]));
        let state = &scheduler.job(job).unwrap().state;
        if chunk < 2 {
            let chunk = chunk as usize;
            assert_eq!(*state, JobState::Failed(Failure::Foreign { chunk }));
            assert_eq!(commands.len(), 4, "a cancel and a watch for each worker");
        } else {
            assert_eq!(*state, JobState::Running);
        }
        let shown = &scheduler.job(job).unwrap().snapshots;
        assert_eq!(shown, &[None, Some(good.into())]);
        let (done, total) = (u64::MAX, u64::MAX);
        assert_eq!(
            scheduler.job(job).unwrap().progress(),
            Progress { done, total }
        );
    }
}

fn news(job: JobId, chunk: u32, snapshot: Vec<u8>) -> FromWorker {
    let (done, total) = (u64::MAX, u64::MAX);
    FromWorker::Snapshot {
        job,
        chunk,
        news: News {
            progress: Progress { done, total },
            snapshot,
            state: None,
        },
    }
}
