//! Reports of evolutions, whose exact values are computed step by step.

use super::{answer, answer_in_short_steps};
use computing::ComputeAny;
use engines::Status;
use experiments::Experiment;
use experiments::inquiry::{Format, Inquiry};
use worker::inline;

#[test]
fn a_report_is_the_same_in_steps() {
    for link in [
        "evolution?generations=6&epsilon=0.1&evolutions=2",
        "evolution?generations=3&epsilon=0.2&at_four=choose",
        "evolution?game=war&generations=2&epsilon=0.3&cap=500",
    ] {
        let experiment = Experiment::open(link).unwrap().experiment;
        let mut snapshots = inline::run(&experiment);
        // Of an evolution that has sent nothing yet, too.
        for _ in 0..2 {
            let report = experiment.report(&snapshots).unwrap();
            let of = |format| answer(&experiment, &Inquiry::report(format), &snapshots).unwrap();
            assert_eq!(of(Format::Json), report.json, "{link}");
            assert_eq!(of(Format::Csv), report.table.csv(), "{link}");
            snapshots[0] = None;
        }
    }
}

/// Where tokens leave the game there are ten times as many positions.
#[test]
fn no_step_of_a_report_is_long() {
    for link in [
        "evolution?generations=2&epsilon=0.2&end=now",
        "evolution?generations=1&epsilon=0.3&bust=box",
    ] {
        let experiment = Experiment::open(link).unwrap().experiment;
        let mut evolution = experiment.start(0);
        while evolution.advance(u64::MAX) == Status::Running {}
        let snapshots = [Some(evolution.snapshot().into())];
        let report = Inquiry::report(Format::Json);
        answer_in_short_steps(&experiment, &report, &snapshots);
    }
}
