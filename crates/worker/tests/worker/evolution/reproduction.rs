//! The reproduction below the page: small, but all of it.

use crate::faultless::faultless;
use crate::finished::finished;
use computing::ComputeAny;
use engines::Status;
use engines::rrrats::{three_numbers, win_probability};
use experiments::common::rrrats_rules::{BustName, EndName};
use experiments::parameters::Word;
use experiments::reproduce::readings::READINGS;
use experiments::reproduce::{ReproduceExperiment, STARTS_OF_WAR, STORED, published};
use experiments::{Experiment, LabExperiment, Snapshots, saved_run};
use games::rrrats::{RollOn, Rules};

fn opened(link: &str) -> ReproduceExperiment {
    match faultless(link) {
        Experiment::Reproduce(lab) => lab,
        other => panic!("{other:?}"),
    }
}

const SMALL: &str =
    "reproduce?generations=2&evolutions=3&war_evolutions=1&evaluations=2&games=40&cap=500";

#[test]
fn all_tables_are_there() {
    let lab = opened(SMALL);
    let snapshots = finished(SMALL);
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
    let mut snapshots = finished(SMALL);
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
        while work.advance(100_000) == engines::Status::Running {}
        *snapshot = Some(work.snapshot().into());
    }
    let tables = lab.merge(&snapshots).unwrap().rrrats;
    for algorithm in [0, 1] {
        let beside = tables.against_start[algorithm][0];
        assert!(beside.difference.abs() < 0.056, "{beside:?}");
    }
}

#[test]
fn every_reading_has_its_own_numbers() {
    let lab = opened(SMALL);
    // The last chunk alone.
    let mut snapshots = finished(SMALL);
    let last = snapshots.len() - 1;
    snapshots[..last].fill(None);
    let rows = lab.merge(&snapshots).unwrap().readings;
    assert_eq!(rows.len(), READINGS.len());
    let [published, always, start] = [[1.0, 1.0, 0.36], [1.0; 3], [0.5; 3]].map(RollOn::three);
    let mut seen = std::collections::BTreeSet::new();
    for row in &rows {
        let end = EndName::of_name(&row.end).unwrap();
        let bust = BustName::of_name(&row.bust).unwrap();
        let rules = Rules {
            end: EndName::RULES[end as usize],
            bust: BustName::RULES[bust as usize],
            ..Rules::default()
        };
        let win = |a: &RollOn, b: &RollOn| win_probability(&rules, a, b);
        assert_eq!(row.published_strategy, win(&published, &start).mean);
        assert_eq!(
            row.published_strategy_begins,
            win(&published, &published).a_first
        );
        assert_eq!(row.always, win(&always, &start).mean);
        assert_eq!(row.always_begins, win(&always, &always).a_first);
        assert_eq!(row.start_begins, win(&start, &start).a_first);
        let against_always = win(&published, &always).mean;
        assert_eq!(row.published_against_always, against_always);
        // Nobody wins more than half against it with 0 or 1 anywhere.
        let equilibrium = row.equilibrium.unwrap();
        for pure in three_numbers::pure() {
            let gain = win(&RollOn::three(pure), &RollOn::three(equilibrium)).mean - 0.5;
            assert!(gain < 1e-9, "{row:?} {pure:?} gains {gain}");
        }
        // What the page says about the readings: see `by_reading_verdict`.
        let is_owner = bust == BustName::Owner && end == EndName::Turn;
        assert_eq!(equilibrium[2] < 1.0, is_owner, "{row:?}");
        assert_eq!(equilibrium[..2], [1.0, 1.0]);
        assert_eq!(against_always > 0.5, is_owner, "{row:?}");
        let is_near = (row.published_strategy - 0.786_629).abs() < 0.01;
        assert_eq!(is_near, bust == BustName::Pile, "{row:?}");
        if is_owner {
            let slips = texts::ENGLISH.labs.racing.page.slips.rows;
            let slip = slips.iter().find(|slip| slip[0] == "Chapter 5, on Rrrats");
            let lost = |third: f64| {
                let other = RollOn::three([1.0, 1.0, third]);
                0.5 - win(&other, &RollOn::three(equilibrium)).mean
            };
            let numbers = [
                format!("{:.4}", equilibrium[2]),
                format!("{:.6}", lost(0.64)),
                format!("{:.4}", lost(0.36)),
            ];
            assert!(
                numbers
                    .iter()
                    .all(|number| slip.unwrap()[2].contains(number)),
                "{numbers:?}"
            );
        }
        seen.insert((row.end.clone(), row.bust.clone()));
    }
    assert_eq!(seen.len(), 2 * 4, "every end with every lost hand");
}

/// A run that comes with the page, all of it.
fn stored(link: &str) -> (Experiment, Vec<Option<experiments::ChunkOutput>>) {
    let file = STORED.iter().find(|(of, _)| *of == link).unwrap().1;
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    let text = std::fs::read_to_string(path.join(file)).unwrap();
    let saved = saved_run::read(&text).unwrap();
    let experiment = Experiment::open(link).unwrap().experiment;
    assert_eq!(saved.opened.problems, []);
    assert_eq!(saved.opened.experiment, experiment);
    let Experiment::Reproduce(lab) = &experiment else {
        panic!("{link}");
    };
    assert_eq!(lab.stored(), Some(file));
    for (chunk, sent) in saved.snapshots.iter().enumerate() {
        let sent = sent.as_ref().unwrap_or_else(|| panic!("chunk {chunk}"));
        assert!(experiment.finished(chunk, sent).is_some(), "chunk {chunk}");
    }
    (experiment, saved.snapshots)
}

/// The search for the start of table 5.1: what the page says about it, and its last replicate as anyone computes it.
#[test]
fn the_stored_search_for_the_start_is_what_the_page_says() {
    let (experiment, snapshots) = stored(STARTS_OF_WAR);
    let Experiment::Reproduce(lab) = &experiment else {
        panic!("{experiment:?}");
    };
    let last = lab.war_evolutions as usize - 1;
    let mut computed = experiment.start(last);
    while computed.advance(u64::MAX) == Status::Running {}
    let sent = experiment.end(last, computed.as_ref());
    assert_eq!(snapshots[last].as_deref(), Some(&*sent));
    let starts = lab.merge(&snapshots).unwrap().war.starts;
    let (nearest, told) = (&starts[0], texts::ENGLISH.labs.reproduce.page.war_starts.0);
    let shares: Vec<String> = nearest
        .start
        .iter()
        .map(|share| format!("{share:.2}"))
        .collect();
    let wanted = published::WAR.against_start.map(|statistics| statistics[0]);
    let off = nearest
        .worth
        .iter()
        .zip(wanted)
        .map(|(ours, wanted)| (ours - wanted).abs());
    assert!(off.fold(0.0, f64::max) <= 0.007);
    let least = starts[..5]
        .iter()
        .map(|fit| fit.start[0])
        .fold(1.0, f64::min);
    assert_eq!((starts.len(), nearest.generations), (78, 10));
    for part in [
        format!("({})", shares.join(", ")),
        format!("{:.2}", (least * 100.0).floor() / 100.0),
    ] {
        assert!(told.contains(&part), "{part}");
    }
}

/// What the page shows before anybody has run it: all of the tables, as anyone who runs them gets them.
#[test]
fn the_stored_run_is_what_a_run_finds() {
    let (experiment, snapshots) = stored("reproduce");
    // The last evolutions of Rrrats, and what follows from each reading of the rules; all others would take minutes.
    let last = experiment.chunk_count() - 1;
    for chunk in [last - 1, last] {
        let mut computed = experiment.start(chunk);
        while computed.advance(u64::MAX) == Status::Running {}
        let sent = experiment.end(chunk, computed.as_ref());
        assert_eq!(snapshots[chunk].as_deref(), Some(&*sent), "chunk {chunk}");
    }
}
