//! Threads, slices, runs that are stopped and resumed.

use crate::ladder::ladder;
use computing::ComputeAny;
use engines::Status;
use experiments::{ChunkOutput, Experiment, LabExperiment, Progress, Snapshots};
use runner::protocol::ToWorker;
use runner::scheduler::{Command, JobState, Scheduler};
use worker::{inline, threads};

const LINK: &str =
    "ladder?agent=uct(30)&rungs=random,minimax(3),perfect&games=10&width=5&height=4&seed=3";

#[test]
fn threads_and_slices_do_not_matter() {
    let experiment = Experiment::Ladder(ladder(LINK));
    let expected = inline::run(&experiment);
    for count in [1, 3] {
        assert_eq!(threads::run(&experiment, count, |_| {}), expected);
    }
    for (index, expected) in expected.iter().enumerate() {
        for slice in [1, 3] {
            let mut chunk = experiment.start(index);
            while chunk.advance(slice) == Status::Running {
                let Progress { done, total } = chunk.progress();
                assert!(done <= total);
            }
            assert_eq!(Some(chunk.snapshot().into()), *expected);
        }
    }
}

#[test]
fn what_a_stopped_run_reports_is_right() {
    let lab = ladder(LINK);
    let experiment = Experiment::Ladder(lab.clone());
    let mut snapshots = inline::run(&experiment);
    let whole = lab.merge(&snapshots).unwrap();
    // The first rung is there, the second half, the third not at all.
    let blocks = lab.chunk_count() / 3;
    snapshots[blocks + 1..].fill(None);
    let part = lab.merge(&snapshots).unwrap();
    assert_eq!(part.rungs[0], whole.rungs[0]);
    assert_eq!(part.rungs[1].games(), 4);
    assert_eq!((part.rungs[2].games(), part.rungs[2].share()), (0, None));
    assert_eq!((part.met(), part.progress.done), (2, 14));
    let report = experiment.report(&snapshots).unwrap();
    let json: serde_json::Value = serde_json::from_str(&report.json).unwrap();
    assert_eq!(json["result"]["stopped_early"], true);
    assert_eq!(json["result"]["rungs"][2]["games"], 0);
}

#[test]
fn snapshots_of_another_experiment_are_foreign() {
    let snapshots = inline::run(&Experiment::Ladder(ladder(LINK)));
    for other in [
        LINK.replace("seed=3", "seed=4"),
        LINK.replace("uct(30)", "uct(31)"),
    ] {
        assert!(ladder(&other).merge(&snapshots).is_err());
    }
    let mut damaged = snapshots;
    let mut bytes = damaged[0].as_deref().unwrap().to_vec();
    bytes[9] ^= 0x7f;
    damaged[0] = Some(bytes.into());
    let lab = ladder(LINK);
    assert!(
        lab.merge(&damaged).is_err() || lab.finished(0, damaged[0].as_ref().unwrap()).is_none()
    );
}

/// The chunks that a scheduler with many workers asks for.
fn asked_for(
    scheduler: &mut Scheduler,
    experiment: &Experiment,
    known: &[Option<ChunkOutput>],
) -> usize {
    let (job, commands) = scheduler.resume(experiment, known);
    let is_work = |command: &&Command| {
        matches!(
            command,
            Command::Spawn(_) | Command::Post(_, ToWorker::Start { .. })
        )
    };
    let asked = commands.iter().filter(is_work).count();
    let finished = scheduler.job(job).unwrap().state == JobState::Finished;
    assert_eq!(finished, asked == 0);
    asked
}

#[test]
fn a_resumed_run_computes_only_what_is_missing() {
    let lab = ladder(LINK);
    let experiment = Experiment::Ladder(lab.clone());
    let whole = inline::run(&experiment);
    let all = experiment.chunk_count();
    let mut part = whole.clone();
    part[1] = None;
    // One that was only begun starts again.
    let mut begun = experiment.start(2);
    begun.advance(1);
    part[2] = Some(begun.snapshot().into());
    for (known, expected) in [(&vec![], all), (&part, 2), (&whole, 0)] {
        let mut scheduler = Scheduler::new(64);
        assert_eq!(asked_for(&mut scheduler, &experiment, known), expected);
    }
    // Snapshots of another experiment are worth nothing.
    let other = Experiment::Ladder(ladder(&LINK.replace("seed=3", "seed=4")));
    assert_eq!(asked_for(&mut Scheduler::new(64), &other, &whole), all);
}

#[test]
fn the_book_is_wanted_where_a_perfect_player_may_meet_it() {
    let wants = |link: &str| Experiment::Ladder(ladder(link)).wants_book();
    assert!(wants("ladder?agent=perfect&rungs=random"));
    assert!(wants("ladder?agent=uct(30)&rungs=random,perfect"));
    assert!(!wants("ladder?agent=uct(30)&rungs=random"));
    assert!(!wants(LINK), "another board");
}
