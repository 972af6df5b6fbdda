//! Equilibria of large strategic games, as they are found: what is known before all are.

use crate::faultless::faultless;
use crate::labs::matrix::TEN;
use computing::ComputeAny;
use engines::Status;
use experiments::matrix::{Equilibrium, Extreme, Findings, MatrixExperiment, Stage};
use experiments::{Experiment, LabExperiment, Snapshots};
use worker::inline;

fn lab() -> MatrixExperiment {
    match faultless(TEN) {
        Experiment::Matrix(lab) => lab,
        _ => panic!("{TEN}"),
    }
}

/// Everything that is sent, if every unit of work is followed by a snapshot, and the last of these as bytes.
fn all_sent(lab: &MatrixExperiment) -> (Vec<Findings>, Vec<u8>) {
    let mut chunk = Experiment::from(lab.clone()).start(0);
    let mut sent = Vec::new();
    loop {
        let status = chunk.advance(1);
        let bytes = chunk.snapshot();
        sent.push(lab.merge(&[Some(bytes.clone().into())]).expect("findings"));
        if status == Status::Finished {
            return (sent, bytes);
        }
    }
}

#[test]
fn one_equilibrium_is_there_first_and_the_others_come_one_by_one() {
    let lab = lab();
    let (sent, _) = all_sent(&lab);
    let all = sent.last().expect("something").equilibria();
    assert_eq!(all.len(), 7);
    let mut counts = Vec::new();
    for found in sent.iter().filter(|found| found.stage > Stage::First) {
        let first = found.first.as_ref().expect("the first equilibrium");
        let is_one = |one: &Equilibrium| all.iter().any(|other| other.strategies == one.strategies);
        assert!(is_one(first) && found.so_far().iter().all(is_one));
        if let Extreme::UnderWay(noted) = &found.extreme {
            assert_eq!(noted.count, noted.equilibria.len() as u64);
            counts.push(noted.count);
        }
    }
    assert!(
        counts.is_sorted() && counts.contains(&0) && counts.contains(&3),
        "{counts:?}"
    );
}

#[test]
fn the_enumeration_says_how_far_it_is() {
    let (sent, _) = all_sent(&lab());
    let enumerating = sent.iter().filter(|found| found.stage == Stage::Equilibria);
    let progress: Vec<_> = enumerating.map(Findings::progress).collect();
    assert!(progress.len() > 50, "{}", progress.len());
    assert!(progress.iter().all(|now| now.done <= now.total));
    assert!(progress.is_sorted_by_key(|now| now.done));
    let last = progress.last().expect("some");
    assert!(last.done as f64 > 0.9 * last.total as f64, "{last:?}");
}

#[test]
fn slices_do_not_matter_and_what_is_stopped_and_begun_again_ends_alike() {
    let experiment = Experiment::from(lab());
    let (_, by_units) = all_sent(&lab());
    let whole = inline::run(&experiment);
    assert_eq!(whole, [Some(by_units.into())]);
    let mut stopped = experiment.start(0);
    assert_eq!(stopped.advance(100), Status::Running);
    assert_eq!(stopped.state(), None, "thousands of vertices are not kept");
    let sent = [Some(stopped.snapshot().into())];
    assert!(
        experiment.redone(&sent) > 0.99,
        "the page says so beforehand"
    );
}

#[test]
fn what_a_stopped_run_reports_is_what_was_found() {
    let lab = lab();
    let (sent, _) = all_sent(&lab);
    let is_under_way =
        |found: &&Findings| matches!(&found.extreme, Extreme::UnderWay(noted) if noted.count == 3);
    let found = sent.iter().find(is_under_way).expect("three equilibria");
    let json = serde_json::to_value(lab.result(found)).expect("JSON");
    assert_eq!(json["stopped_early"], true);
    assert_eq!(json["extreme_equilibria"], serde_json::Value::Null);
    assert_eq!(json["equilibria"].as_array().map(Vec::len), Some(3));
    assert_eq!(json["one_equilibrium"].as_array().map(Vec::len), Some(2));
    assert_eq!(lab.table(found).rows.len(), 3);
}
