//! The reproduction below the page: small, but all of it.

use saddlepoint::experiments::reproduce::{ReproduceLab, published};
use saddlepoint::experiments::{Experiment, Lab};
use saddlepoint::runner::inline;

fn opened(link: &str) -> ReproduceLab {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, [], "{link}");
    match opened.experiment {
        Experiment::Reproduce(lab) => lab,
        other => panic!("{other:?}"),
    }
}

const SMALL: &str =
    "reproduce?generations=2&evolutions=3&war_evolutions=1&evaluations=2&games=40&cap=500";

#[test]
fn all_tables_are_there() {
    let lab = opened(SMALL);
    let snapshots = inline::run(&Experiment::Reproduce(lab.clone()));
    assert_eq!(snapshots.len(), 5);
    let findings = lab.merge(&snapshots).unwrap();
    assert_eq!(findings.progress.done, findings.progress.total);
    assert_eq!(findings.readings.len(), 8);
    // The oracle's number: 0.788620 with the default reading.
    assert!((findings.readings[0].published_strategy - 0.788_619_512_765_430_5).abs() < 1e-9);
    for (tables, count, printed) in [
        (&findings.war, 1, &published::WAR),
        (&findings.rrrats, 3, &published::RRRATS),
    ] {
        assert_eq!(tables.evolutions, (count, count));
        assert_eq!((tables.against_start.len(), tables.pairs.len()), (4, 4));
        for (algorithm, row) in tables.against_start.iter().enumerate() {
            assert_eq!(row.len(), 7);
            assert_eq!(row[0].published, printed.against_start[algorithm][0]);
            assert!(row[2].ours <= row[4].ours && row[4].ours <= row[6].ours);
            assert!((row[0].difference - (row[0].ours - row[0].published)).abs() < 1e-12);
            assert_eq!(row[0].spread.is_some(), count > 1);
            assert_eq!(tables.by_generation[algorithm].len(), 2);
            assert_eq!(tables.strategies[algorithm].len(), count as usize);
        }
    }
}

#[test]
fn it_goes_on_where_it_was_left() {
    let lab = opened(SMALL);
    let experiment = Experiment::Reproduce(lab.clone());
    let mut snapshots = inline::run(&experiment);
    let all = lab.merge(&snapshots).unwrap();
    snapshots[2] = None;
    let rest = lab.merge(&snapshots).unwrap();
    assert_eq!(rest.rrrats.evolutions, (2, 3));
    assert!(rest.progress.done < all.progress.done);
    let finished: Vec<bool> = (0..5)
        .map(|chunk| {
            let bytes = snapshots[chunk].as_ref();
            bytes.is_some_and(|bytes| lab.finished(chunk, bytes).is_some())
        })
        .collect();
    assert_eq!(finished, [true, true, false, true, true]);
    let other = opened(&format!("{SMALL}&seed=2"));
    assert!(other.merge(&snapshots).is_err());
}

#[test]
fn the_means_of_short_evolutions_of_rrrats_are_those_published() {
    // Eighteen generations, as by default, but fewer evolutions and evaluations: means over evolutions have standard
    // errors of 0.05/√12 = 0.014 for the iterative algorithm and coevolution; four of them allowed.
    let lab = opened("reproduce?evolutions=12&war_evolutions=1&evaluations=2&games=400&cap=20");
    let experiment = Experiment::Reproduce(lab.clone());
    // The first chunk is War's, which is of no interest here.
    let mut snapshots = vec![None; lab.chunk_count()];
    for (chunk, snapshot) in snapshots.iter_mut().enumerate().skip(1).take(12) {
        let mut work = experiment.start(chunk);
        while work.advance(100_000) == saddlepoint::engines::Status::Running {}
        *snapshot = Some(work.snapshot());
    }
    let tables = lab.merge(&snapshots).unwrap().rrrats;
    for algorithm in [0, 1] {
        let beside = tables.against_start[algorithm][0];
        assert!(beside.difference.abs() < 0.056, "{beside:?}");
    }
}
