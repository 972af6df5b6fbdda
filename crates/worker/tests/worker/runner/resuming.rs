//! Nothing that was found is lost: in every lab a run is stopped, saved, restored and gone on with, again and again. What is
//! shown never goes backwards, and in the end it is what a run without a stop would have found, byte for byte.

use crate::finished::finished;
use crate::labs;
use crate::labs::row::Kept;
use crate::runner::clock::set_step;
use crate::runner::experiment;
use crate::runner::pool::Pool;
use computing::ComputeAny;
use experiments::{ChunkOutput, Experiment, LABS, saved_run};
use runner::scheduler::JobState;
use worker::inline;

/// Rounds of the pool between two interruptions, growing, so that every run comes to its end.
const ROUNDS: [usize; 8] = [3, 5, 8, 13, 21, 34, 55, 89];

/// How far what is shown of each chunk goes.
fn efforts(experiment: &Experiment, shown: &[Option<ChunkOutput>]) -> Vec<u64> {
    let of = |(chunk, sent): (usize, &Option<ChunkOutput>)| match sent {
        None => 0,
        Some(sent) => experiment.reached(chunk, sent).expect("its own").effort,
    };
    shown.iter().enumerate().map(of).collect()
}

fn assert_not_behind(link: &str, before: &[u64], now: &[u64]) {
    let is_behind = before.iter().zip(now).any(|(before, now)| now < before);
    assert!(!is_behind, "{link}: {before:?}, then {now:?}");
}

/// What a reload leaves: the file, read again.
fn reloaded(experiment: &Experiment, sent: &[Option<ChunkOutput>]) -> Vec<Option<ChunkOutput>> {
    let read = saved_run::read(&saved_run::write(experiment, sent)).expect("our own file");
    assert_eq!(read.opened.experiment, *experiment);
    assert_eq!(read.snapshots, sent);
    read.snapshots
}

/// A run of an experiment that is interrupted; what is known about it in the end, and how often something was under way.
fn interrupted(link: &str, kept: Kept) -> (Vec<Option<ChunkOutput>>, u32) {
    let experiment = experiment(link);
    let mut known = vec![None; experiment.chunk_count()];
    let (mut before, mut under_way) = (vec![0; known.len()], 0);
    for rounds in ROUNDS.into_iter().chain([usize::MAX]) {
        // Slow at first, so that it is interrupted before its end.
        set_step(if rounds == usize::MAX { 1.0 } else { 10.0 });
        let mut pool = Pool::new(2);
        let job = pool.resume(&experiment, &known);
        for _ in 0..rounds.min(100_000) {
            pool.round();
            let now = efforts(&experiment, &pool.job(job).snapshots);
            assert_not_behind(link, &before, &now);
            before = now;
            if pool.job(job).state == JobState::Finished {
                break;
            }
        }
        pool.stop(job);
        let sent = pool.job(job).snapshots.clone();
        if pool.job(job).state == JobState::Finished {
            return (sent, under_way);
        }
        let now = efforts(&experiment, &sent);
        assert_not_behind(link, &before, &now);
        let has_begun = sent.iter().enumerate().any(|(chunk, sent)| {
            let reached = sent
                .as_ref()
                .and_then(|sent| experiment.reached(chunk, sent));
            reached.is_some_and(|reached| !reached.is_finished)
        });
        under_way += u32::from(has_begun);
        if kept == Kept::Everything {
            assert_eq!(experiment.redone(&sent), 0.0, "{link}");
        }
        known = reloaded(&experiment, &sent);
        before = now;
    }
    panic!("{link} does not come to its end");
}

#[test]
fn runs_that_were_interrupted_lose_nothing_in_any_lab() {
    for &(link, kept) in labs::LABS.iter().flat_map(|lab| lab.resumed) {
        let (found, under_way) = interrupted(link, kept);
        let experiment = experiment(link);
        let expected = finished(link);
        assert!(under_way > 0, "{link}: nothing was ever interrupted");
        assert_eq!(found, expected, "{link}");
        let [found, expected] = [found, expected].map(|sent| experiment.report(&sent).unwrap());
        assert_eq!(found.json, expected.json, "{link}");
        assert_eq!(found.table.csv(), expected.table.csv(), "{link}");
    }
}

#[test]
fn no_lab_is_left_out() {
    let known: Vec<&str> = labs::LABS.iter().map(|lab| lab.name).collect();
    assert_eq!(known, LABS);
    for lab in labs::LABS {
        let is_its_own = |link: &str| link.split('?').next() == Some(lab.name);
        assert!(!lab.resumed.is_empty() && !lab.hardest.is_empty());
        assert!(lab.resumed.iter().all(|(link, _)| is_its_own(link)));
        assert!(lab.hardest.iter().all(|(link, _)| is_its_own(link)));
    }
}

/// A worker that takes the place of a dead one goes on where that was when it last said what it takes.
#[test]
fn a_worker_that_dies_costs_little() {
    set_step(10.0);
    let link = "regret?iterations=20000";
    let experiment = experiment(link);
    let mut pool = Pool::new(1);
    let job = pool.submit(&experiment);
    let has_state = |pool: &Pool| {
        let sent = pool.job(job).snapshots[0].as_ref();
        sent.is_some_and(|sent| sent.state().is_some())
    };
    while !has_state(&pool) {
        pool.round();
    }
    for _ in 0..7 {
        pool.round();
    }
    let before = efforts(&experiment, &pool.job(job).snapshots);
    let redone = experiment.redone(&pool.job(job).snapshots);
    assert!(redone > 0.0 && redone < 0.5, "{redone}");
    pool.kill(0);
    while efforts(&experiment, &pool.job(job).snapshots) == before {
        pool.round();
    }
    assert_not_behind(
        link,
        &before,
        &efforts(&experiment, &pool.job(job).snapshots),
    );
    pool.settle();
    assert_eq!(pool.job(job).snapshots, inline::run(&experiment));
}

/// What is to be computed again is said: all of it where only snapshots are kept, nothing of finished chunks.
#[test]
fn what_going_on_costs_is_known() {
    let experiment = experiment("mcts?moves=4453&simulations=400&exact=0&trees=2");
    let mut chunk = experiment.start(1);
    chunk.advance(50);
    let begun: ChunkOutput = chunk.snapshot().into();
    chunk.advance(u64::MAX);
    let finished: ChunkOutput = chunk.snapshot().into();
    assert_eq!(experiment.redone(&[None, None]), 0.0);
    assert_eq!(experiment.redone(&[None, Some(begun)]), 1.0);
    assert_eq!(experiment.redone(&[None, Some(finished)]), 0.0);
}
