//! Threads, slices, runs that are stopped and resumed; snapshots that are foreign or damaged; links that are wrong.

use super::test_of;
use computing::ComputeAny;
use engines::Status;
use experiments::{Experiment, Progress, Snapshots};
use worker::{inline, threads};

const LINK: &str =
    "graded-test?agent=uct(20)&games=24&first=3&last=23&step=10&smallest=4&largest=6&seed=3";

#[test]
fn threads_and_slices_do_not_matter() {
    let experiment = Experiment::GradedTest(test_of(LINK));
    let expected = inline::run(&experiment);
    assert_eq!(expected.len(), 6, "two blocks against each of three");
    for count in [1, 3] {
        assert_eq!(threads::run(&experiment, count, |_| {}), expected);
    }
    for (index, expected) in expected.iter().enumerate() {
        let mut chunk = experiment.start(index);
        while chunk.advance(1) == Status::Running {
            let Progress { done, total } = chunk.progress();
            assert!(done <= total);
        }
        assert_eq!(Some(chunk.snapshot().into()), *expected);
    }
}

#[test]
fn what_is_resumed_ends_as_if_it_had_never_stopped() {
    let experiment = Experiment::GradedTest(test_of(LINK));
    let expected = inline::run(&experiment);
    for steps in [1, 40, 200] {
        let mut begun = experiment.start(0);
        begun.advance(steps);
        let state = begun.state().unwrap();
        let mut resumed = experiment.start(0);
        assert!(resumed.restore(&state));
        assert_eq!(resumed.progress(), begun.progress());
        while resumed.advance(50) == Status::Running {}
        assert_eq!(Some(resumed.snapshot().into()), expected[0]);
        let state = experiment.state_of(0, &*begun).unwrap();
        assert!(experiment.resume(0, &state).is_ok());
        assert!(experiment.resume(1, &state).is_err(), "another block");
    }
}

#[test]
fn what_a_stopped_run_reports_is_right() {
    let lab = test_of(LINK);
    let experiment = Experiment::GradedTest(lab.clone());
    let mut snapshots = inline::run(&experiment);
    let whole = lab.merge(&snapshots).unwrap();
    snapshots[3..].fill(None);
    let part = lab.merge(&snapshots).unwrap();
    assert_eq!(part.met[0], whole.met[0]);
    assert_eq!((part.met[1].games(), part.met[2].share()), (20, None));
    assert_eq!(part.progress.done, 44);
    let report = experiment.report(&snapshots).unwrap();
    let json: serde_json::Value = serde_json::from_str(&report.json).unwrap();
    assert_eq!(json["result"]["stopped_early"], true);
    assert_eq!(json["result"]["grades"][2]["standing"], "not-met");
    assert_eq!(json["result"]["grades"][0]["games"], 24);
}

#[test]
fn snapshots_of_another_test_or_block_are_foreign() {
    let snapshots = inline::run(&Experiment::GradedTest(test_of(LINK)));
    for (a, b) in [
        ("seed=3", "seed=4"),
        ("uct(20)", "uct(21)"),
        ("largest=6", "largest=7"),
    ] {
        assert!(test_of(&LINK.replace(a, b)).merge(&snapshots).is_err());
    }
    let mut swapped = snapshots.clone();
    swapped.swap(0, 2);
    assert!(test_of(LINK).merge(&swapped).is_err());
}

/// Every byte of a snapshot changed, one at a time: it is refused, or says nothing that could not be.
#[test]
fn a_damaged_snapshot_does_no_harm() {
    let lab = test_of(LINK);
    let snapshots = inline::run(&Experiment::GradedTest(lab.clone()));
    let sound = snapshots[0].as_deref().unwrap();
    let mut refused = 0;
    for place in 0..sound.len() {
        let mut bytes = sound.to_vec();
        bytes[place] ^= 0x55;
        let mut damaged = snapshots.clone();
        damaged[0] = Some(bytes.into());
        match lab.merge(&damaged) {
            Ok(results) => assert!(results.met[0].games() <= 24),
            Err(_) => refused += 1,
        }
    }
    assert!(
        refused > sound.len() * 9 / 10,
        "{refused} of {}",
        sound.len()
    );
}

#[test]
fn a_range_that_is_reversed_is_opened_and_said() {
    for (link, key, value) in [
        ("graded-test?first=60&last=40", "last", "100"),
        ("graded-test?smallest=11&largest=10", "largest", "12"),
        ("graded-test?largest=8", "largest", "12"),
    ] {
        let opened = Experiment::open(link).unwrap();
        assert_eq!(opened.problems.len(), 1, "{link}");
        assert_eq!(opened.problems[0].key(), key);
        assert_eq!(opened.experiment.value(key), value);
        assert!(opened.experiment.chunk_count() > 0);
    }
}

#[test]
fn what_is_not_allowed_is_said_and_left_out() {
    for link in [
        "graded-test?agent=stockfish",
        "graded-test?first=0",
        "graded-test?last=101",
        "graded-test?step=0",
        "graded-test?games=3",
        "graded-test?games=2000",
        "graded-test?goal=1",
        "graded-test?largest=13",
        "graded-test?opponent=101",
    ] {
        let opened = Experiment::open(link).unwrap();
        assert_eq!(opened.problems.len(), 1, "{link}");
        assert_eq!(opened.experiment, test_of("graded-test").into(), "{link}");
    }
}
