//! Lab of the reproduction: tests of what the page decides.

use computing::ComputeAny;
use engines::Status;
use experiments::common::rrrats_rules::{BustName, EndName};
use experiments::reproduce::published::{RRRATS, WAR};
use experiments::reproduce::starts::StartFit;
use experiments::reproduce::{
    Beside, Findings, Pair, ReadingRow, ReproduceExperiment, STORED, published,
};
use experiments::{ChunkOutput, Experiment, Snapshots, saved_run};
use page_model::reproduce::account::nearest_generation;
use page_model::reproduce::account::{AlgorithmAccount, account, orders};
use page_model::reproduce::boxes::boxes;
use page_model::reproduce::readings::{COMPARED, names, of_whole_turns, optimum, verdict};
use page_model::reproduce::starts::{dots, shown, strength};
use page_model::reproduce::{cells, readings};
use texts::ENGLISH;

const SMALL: &str =
    "reproduce?generations=2&evolutions=3&war_evolutions=1&evaluations=2&games=40&cap=500";

fn opened(link: &str) -> ReproduceExperiment {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, [], "{link}");
    match opened.experiment {
        Experiment::Reproduce(lab) => lab,
        other => panic!("{other:?}"),
    }
}

/// What is found but for the readings of the rules, which take long.
fn found() -> Findings {
    let lab = opened(SMALL);
    let experiment = Experiment::Reproduce(lab.clone());
    let replicate = |index: usize| {
        let mut chunk = experiment.start(index);
        while chunk.advance(u64::MAX) == Status::Running {}
        Some(experiment.end(index, chunk.as_ref()))
    };
    let mut snapshots: Vec<Option<ChunkOutput>> =
        (0..lab.readings_chunk()).map(replicate).collect();
    snapshots.push(None);
    lab.merge(&snapshots).unwrap()
}

/// The readings that come with the page.
fn stored_readings() -> Vec<ReadingRow> {
    let (link, file) = STORED[0];
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    let saved = std::fs::read_to_string(path.join(file)).unwrap();
    let saved = saved_run::read(&saved).unwrap();
    let found = opened(link).merge(&saved.snapshots).unwrap().readings;
    assert_eq!(found.len(), 8);
    found
}

#[test]
fn the_account_is_of_what_was_found() {
    let findings = opened(SMALL).merge(&[]).unwrap();
    assert_eq!(account(&WAR, &findings.war), None);
    assert_eq!(orders(&findings.war), [0; 4]);
    let findings = found();
    let told = account(&RRRATS, &findings.rrrats).unwrap();
    for (algorithm, told) in told.iter().enumerate() {
        let tables = &findings.rrrats;
        assert_eq!(
            told.published,
            published::RRRATS.against_start[algorithm][0]
        );
        assert_eq!(told.ours, tables.against_start[algorithm][0].ours);
        let worth = &tables.by_generation[algorithm];
        let off = |generation: usize| (worth[generation] - told.published).abs();
        assert!((0..worth.len()).all(|other| off(told.nearest as usize - 1) <= off(other)));
        assert_eq!(
            told.against_itself.1,
            tables.pairs[algorithm][algorithm].mean.ours
        );
    }
    // An evolution of each of four algorithms.
    assert_eq!(orders(&findings.war).iter().sum::<usize>(), 4);
    let mostly = |order: usize| {
        let all = findings.war.strategies.iter().flatten();
        all.filter(|strategy| strategy[order] > 0.5).count()
    };
    assert_eq!([0, 1, 2].map(mostly), orders(&findings.war)[..3]);
}

fn beside(spread: Option<f64>) -> Beside {
    Beside {
        published: 0.5,
        ours: 0.25,
        spread,
        difference: -0.25,
        standard_errors: spread.map(|_| 3.25),
        spreads: spread.map(|_| -1.04),
    }
}

#[test]
fn differences_have_their_signs() {
    assert_eq!(
        cells::beside(Some(&beside(Some(0.01))), &ENGLISH),
        ["0.2500", "0.0100", "−0.2500", "+3.2", "−1.0"]
    );
}

#[test]
fn what_is_not_known_is_a_dash() {
    assert_eq!(cells::beside(None, &ENGLISH), ["–"; 5]);
    assert_eq!(
        cells::beside(Some(&beside(None)), &ENGLISH)[3..],
        ["–", "–"]
    );
    let pair = Pair {
        mean: beside(None),
        deviation: (0.1, Some(0.125)),
    };
    assert_eq!(cells::deviation(Some(&pair)), "0.1250");
    let single = Pair {
        deviation: (0.1, None),
        ..pair
    };
    assert_eq!(
        [cells::deviation(Some(&single)), cells::deviation(None)],
        ["–", "–"]
    );
}

#[test]
fn an_account_has_the_published_number_first() {
    let account = AlgorithmAccount {
        published: 0.7,
        ours: 0.65,
        spreads: Some(-2.5),
        nearest: 11,
        against_itself: (0.51, 0.52),
    };
    assert_eq!(
        cells::account(&account, &ENGLISH),
        ["0.7000", "0.6500", "−2.5", "11", "0.510", "0.520"]
    );
    let single = AlgorithmAccount {
        spreads: None,
        ..account
    };
    assert_eq!(cells::account(&single, &ENGLISH)[2], "–");
}

fn row(end: EndName, bust: BustName, third: f64) -> ReadingRow {
    ReadingRow {
        end: end.name().to_owned(),
        bust: bust.name().to_owned(),
        published_strategy: 0.7886,
        published_strategy_begins: 0.52,
        always: 0.8,
        always_begins: 0.53,
        start_begins: 0.54,
        published_against_always: 0.49,
        equilibrium: Some([1.0, 1.0, third]),
    }
}

/// All readings, those of the owner with a mixed optimum.
fn rows() -> Vec<ReadingRow> {
    let of = |reading: &experiments::reproduce::readings::Reading| {
        let is_mixed = reading.bust == BustName::Owner;
        row(reading.end, reading.bust, if is_mixed { 0.62 } else { 1.0 })
    };
    experiments::reproduce::readings::READINGS
        .iter()
        .map(of)
        .collect()
}

#[test]
fn four_readings_finish_the_last_turn() {
    let rows = rows();
    let busts: std::collections::BTreeSet<&str> =
        of_whole_turns(&rows).map(|row| row.bust.as_str()).collect();
    assert_eq!((rows.len(), busts.len()), (8, 4));
}

#[test]
fn readings_are_judged_once_all_are_known() {
    let mut rows = rows();
    let told = verdict(&rows, &ENGLISH).unwrap();
    assert!(told.contains("with probability 0.6200"), "{told}");
    assert!(told.contains("with 0.7886"), "{told}");
    rows.pop();
    assert_eq!(verdict(&rows, &ENGLISH), None);
    assert_eq!(verdict(&[], &ENGLISH), None);
}

#[test]
fn without_the_owners_optimum_there_is_no_verdict() {
    let mut rows = rows();
    for row in &mut rows {
        row.equilibrium = None;
    }
    assert_eq!(verdict(&rows, &ENGLISH), None);
    assert_eq!(optimum(&rows[0], &ENGLISH), "–");
}

#[test]
fn an_optimum_has_four_digits() {
    let mixed = row(EndName::Turn, BustName::Owner, 0.620_34);
    assert_eq!(optimum(&mixed, &ENGLISH), "(1, 1, 0.6203)");
}

#[test]
fn readings_have_the_names_of_the_rules() {
    for row in rows() {
        let (end, bust) = names(&row, &ENGLISH);
        assert!(!end.is_empty() && !bust.is_empty());
    }
    let mut unknown = row(EndName::Turn, BustName::Pile, 1.0);
    (unknown.end, unknown.bust) = ("never".into(), "nowhere".into());
    assert_eq!(names(&unknown, &ENGLISH), ("", ""));
}

/// Published numbers lie on their scales, and so do those of the readings that a finished run has found.
#[test]
fn what_is_compared_has_room_on_its_scale() {
    for readings::Compared {
        id,
        published,
        line,
        range: (low, high),
        ..
    } in COMPARED
    {
        let numbers = published.into_iter().chain(line);
        assert!(numbers.clone().count() > 0, "{id}");
        assert!(
            numbers
                .into_iter()
                .all(|number| low <= number && number <= high),
            "{id}"
        );
    }
    let found = stored_readings();
    for compared in COMPARED {
        let (low, high) = compared.range;
        for row in of_whole_turns(&found) {
            let number = (compared.number)(row);
            assert!(
                number.is_none_or(|number| low <= number && number <= high),
                "{}",
                compared.id
            );
        }
    }
}

#[test]
fn rules_of_the_experiment_are_told_exactly_if_they_are_a_reading() {
    let words = &ENGLISH.labs.reproduce.page;
    let of = |link: &str, rows: &[ReadingRow]| cells::exactly(&opened(link), rows, words);
    let told = of("reproduce?bust=owner", &rows()).unwrap();
    assert!(told.contains("0.7886"), "{told}");
    assert_eq!(of("reproduce?bust=owner&at_four=choose", &rows()), None);
    assert_eq!(of("reproduce?bust=owner", &[]), None);
}

#[test]
fn a_box_goes_from_the_minimum_to_the_maximum() {
    let findings = found();
    let boxes = boxes(&RRRATS, &findings.rrrats, &ENGLISH);
    assert_eq!(
        boxes.len(),
        4 * 3,
        "published, ours, and between evolutions"
    );
    let [_, _, low, lower, middle, upper, high] = RRRATS.against_start[0];
    assert_eq!(boxes[0].1, [low, lower, middle, upper, high]);
    assert!(
        boxes.iter().all(|(_, numbers)| numbers.is_sorted()),
        "{boxes:?}"
    );
    let mark = ENGLISH.labs.reproduce.page.published_mark;
    assert!(boxes[0].0.ends_with(mark) && boxes[3].0.ends_with(mark));
}

#[test]
fn before_a_run_there_are_the_published_boxes() {
    let nothing = opened(SMALL).merge(&[]).unwrap();
    assert_eq!(boxes(&WAR, &nothing.war, &ENGLISH).len(), 4);
}

fn fit(start: &[f64], distance: f64) -> StartFit {
    StartFit {
        start: start.to_vec(),
        generations: 1,
        worth: [0.5; 4],
        distance,
    }
}

#[test]
fn the_ten_nearest_starts_are_shown() {
    let fits: Vec<StartFit> = (0..30).map(|place| fit(&[1.0], f64::from(place))).collect();
    assert_eq!(shown(&fits).len(), 10);
    assert_eq!(shown(&fits)[0].distance, 0.0);
    assert_eq!(shown(&fits[..3]).len(), 3);
}

#[test]
fn a_start_is_the_stronger_the_more_it_explains() {
    assert_eq!(strength(&fit(&[], 0.0)), 1.0);
    assert_eq!(strength(&fit(&[], 0.015)), 0.5);
    assert!(strength(&fit(&[], 0.06)) < 0.0);
}

#[test]
fn starts_of_three_orders_stand_in_the_triangle() {
    let fits = [fit(&[1.0, 0.0, 0.0], 0.0), fit(&[0.5, 0.5], 0.0)];
    let dots = dots(&fits);
    // The first corner is at the top; two numbers have no place.
    assert_eq!(dots, [((0.5, 0.0), 1.0)]);
}

#[test]
fn the_nearest_generation_counts_from_one_and_takes_the_first_of_equals() {
    assert_eq!(nearest_generation(&[0.5, 0.7, 0.9, 0.7], 0.74), 2);
    assert_eq!(nearest_generation(&[0.5], 0.9), 1);
    assert_eq!(nearest_generation(&[], 0.9), 0);
}

/// With the usual rules the published strategy wins 0.788620 against the start, and rolling on always, the best of three numbers,
/// 0.8094.
#[test]
fn what_explains_the_differences_is_said_about_these_evolutions() {
    let words = &ENGLISH.labs.reproduce.page;
    let told = cells::exactly(&opened("reproduce"), &stored_readings(), words).unwrap();
    assert!(told.contains("scores exactly 0.7886 per game"), "{told}");
    assert!(told.ends_with("always rolling on scores 0.8094."), "{told}");
    let told = (words.orders)([3, 0, 1, 2]);
    assert!(
        told.ends_with(
            "3 in decreasing order, 0 in increasing, 1 in random; 2 have no such order."
        ),
        "{told}"
    );
}
