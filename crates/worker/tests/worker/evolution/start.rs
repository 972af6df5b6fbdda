//! Starts of evolutions: zeros, drawn, given; and which of drawn ones explain what was published.

use super::lab::opened;
use computing::ComputeAny;
use engines::Status;
use experiments::evolution::EvolutionExperiment;
use experiments::reproduce::Tables;
use experiments::{Experiment, Opened, Snapshots};
use texts::ENGLISH;
use worker::inline;

fn archives(lab: &EvolutionExperiment) -> Vec<Vec<Vec<f64>>> {
    let snapshots = inline::run(&Experiment::Evolution(lab.clone()));
    let findings = lab.merge(&snapshots).unwrap();
    let evolved = findings.evolved.into_iter();
    evolved.map(|evolved| evolved.archive).collect()
}

/// The mean and the deviation of n normal numbers are within four standard errors of 0 and 1 with a probability of 0.9999;
/// the seeds are fixed.
#[test]
fn drawn_starts_are_normal_numbers() {
    let seeds = 1..=400;
    let numbers: Vec<f64> = seeds
        .flat_map(|seed| opened(&format!("evolution?start=random&seed={seed}")).starting_strategy())
        .collect();
    let count = numbers.len() as f64;
    assert_eq!(count, 2_400.0);
    let mean = numbers.iter().sum::<f64>() / count;
    let variance = numbers
        .iter()
        .map(|number| (number - mean).powi(2))
        .sum::<f64>()
        / count;
    assert!(mean.abs() < 4.0 / count.sqrt(), "{mean}");
    assert!(
        (variance - 1.0).abs() < 4.0 * f64::sqrt(2.0 / count),
        "{variance}"
    );
    let twice = opened("evolution?start=random:2&seed=1").starting_strategy();
    let once = opened("evolution?start=random&seed=1").starting_strategy();
    assert_eq!(
        twice,
        once.iter().map(|number| 2.0 * number).collect::<Vec<_>>()
    );
}

#[test]
fn all_evolutions_begin_with_the_start() {
    for (start, expected) in [
        ("zeros", Some(vec![0.0; 6])),
        ("random", None),
        (
            "1,-0.5,0,2,3,-4",
            Some(vec![1.0, -0.5, 0.0, 2.0, 3.0, -4.0]),
        ),
    ] {
        let lab = opened(&format!(
            "evolution?generations=4&evolutions=2&epsilon=0.05&start={start}"
        ));
        let start = lab.starting_strategy();
        assert!(expected.is_none_or(|expected| expected == start));
        for archive in archives(&lab) {
            assert_eq!(archive[0], start);
        }
    }
}

/// Rrrats against a start that always rolls on: its worth is what the exact values of the engine say.
#[test]
fn the_truth_and_the_map_are_against_the_start() {
    let lab = opened("evolution?start=9,-9,9,-9,9,-9");
    let truth = lab.truth().expect("known at Rrrats");
    assert!(truth.b.0[..3].iter().all(|&share| share > 0.999));
    let zeros = opened("evolution").truth().expect("known at Rrrats");
    assert_eq!(
        zeros,
        experiments::rrrats::RrratsExperiment {
            optimum: true,
            ..Default::default()
        }
    );
}

#[test]
fn starts_are_read_and_written() {
    for start in ["random", "random:0.5", "1,-0.5,0", "0.125,3,2"] {
        let link = format!("evolution?game=war&start={start}");
        assert_eq!(Experiment::Evolution(opened(&link)).link(), link);
    }
    for wrong in [
        "random:0",
        "random:x",
        "1,x",
        "1,2,3,4,5,6,7,8,9",
        "1001,0,0",
        "drawn:1",
        "1,2",
    ] {
        let Opened {
            experiment,
            problems,
            ..
        } = Experiment::open(&format!("evolution?game=war&start={wrong}")).unwrap();
        assert_eq!(experiment.link(), "evolution?game=war", "{wrong}");
        let said: Vec<String> = problems
            .iter()
            .map(|problem| problem.sentence(&ENGLISH))
            .collect();
        assert!(
            said.len() == 1 && said[0].contains("start"),
            "{wrong}: {said:?}"
        );
    }
}

/// As a worker goes on after a reload.
#[test]
fn an_evolution_with_a_drawn_start_goes_on() {
    let lab = opened("evolution?generations=6&epsilon=0.05&start=random");
    let mut whole = Experiment::Evolution(lab.clone()).start(0);
    while whole.advance(u64::MAX) == Status::Running {}
    let mut first = Experiment::Evolution(lab.clone()).start(0);
    first.advance(3_000);
    let state = first.state().expect("a state");
    let mut second = Experiment::Evolution(lab).start(0);
    assert!(second.restore(&state));
    while second.advance(u64::MAX) == Status::Running {}
    assert_eq!(whole.snapshot(), second.snapshot());
}

#[test]
fn drawn_starts_of_a_reproduction_are_sorted_by_what_they_explain() {
    let tables = |link: &str| {
        let Experiment::Reproduce(lab) = Experiment::open(link).unwrap().experiment else {
            panic!("{link}")
        };
        let experiment = Experiment::Reproduce(lab.clone());
        // War's evolution is before those of Rrrats, and what follows from the rules, which takes longest, behind them.
        let mut snapshots = vec![None; experiment.chunk_count()];
        for (chunk, sent) in snapshots.iter_mut().enumerate().skip(1).take(4) {
            let mut work = experiment.start(chunk);
            while work.advance(u64::MAX) == Status::Running {}
            *sent = Some(experiment.end(chunk, work.as_ref()));
        }
        lab.merge(&snapshots).unwrap().rrrats
    };
    let small =
        "reproduce?generations=3&evolutions=4&war_evolutions=1&evaluations=2&games=40&cap=500";
    let of = |tables: &Tables| {
        tables
            .starts
            .iter()
            .map(|fit| fit.distance)
            .collect::<Vec<_>>()
    };
    assert!(of(&tables(small)).is_empty());
    let drawn = tables(&format!("{small}&start_deviation=1"));
    let distances = of(&drawn);
    assert_eq!(distances.len(), 4);
    assert!(distances.is_sorted());
    for fit in &drawn.starts {
        assert!((1..=3).contains(&fit.generations));
        assert!(fit.start.iter().all(|share| (0.0..=1.0).contains(share)));
    }
}
