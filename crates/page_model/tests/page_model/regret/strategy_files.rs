//! Strategies as files: what is written is read, and what is wrong is named.

use crate::regret::support::solver;
use engines::regret::{RegretParameters, Strategy};
use experiments::regret::RegretExperiment;
use experiments::{Experiment, Snapshots};
use page_model::regret::strategy_file::{self, StrategyFileError};
use texts::ENGLISH;
use worker::inline;

fn lab(link: &str) -> RegretExperiment {
    match Experiment::open(link).unwrap().experiment {
        Experiment::Regret(lab) => lab,
        other => panic!("{other:?}"),
    }
}

fn learned(lab: &RegretExperiment) -> Strategy {
    let mut solver = solver(&lab.tree(), RegretParameters::CFR, 1);
    solver.advance(30);
    solver.average_strategy()
}

#[test]
fn what_is_written_is_read() {
    for link in [
        "regret",
        "regret?cards=7",
        "regret?game=leduc",
        "regret?game=rock-paper-scissors",
    ] {
        let lab = lab(link);
        let (tree, strategy) = (lab.tree(), learned(&lab));
        let csv = strategy_file::to_csv(&tree, &strategy);
        assert_eq!(
            strategy_file::read(&lab, &tree, &csv),
            Ok(strategy.clone()),
            "{link}"
        );
        let json = strategy_file::to_json(&lab, &tree, &strategy);
        assert_eq!(
            strategy_file::read(&lab, &tree, &json),
            Ok(strategy),
            "{link}"
        );
    }
}

#[test]
fn a_result_of_the_command_line_is_read_too() {
    let lab = lab("regret?iterations=50");
    let snapshots = inline::run(&Experiment::Regret(lab.clone()));
    let report = lab.report(&snapshots).unwrap();
    let tree = lab.tree();
    let main = lab.merge(&snapshots).unwrap().main.unwrap();
    assert_eq!(
        strategy_file::read(&lab, &tree, &report.json),
        Ok(main.average)
    );
    let other = RegretExperiment { cards: 4, ..lab };
    let error = strategy_file::read(&other, &other.tree(), &report.json);
    assert!(
        matches!(error, Err(StrategyFileError::OtherGame { .. })),
        "{error:?}"
    );
}

#[test]
fn what_is_wrong_is_named() {
    let lab = lab("regret");
    let tree = lab.tree();
    let csv = strategy_file::to_csv(&tree, &Strategy::uniform(&tree));
    let json = strategy_file::to_json(&lab, &tree, &Strategy::uniform(&tree));
    let with = |line: &str| csv.replacen("J,first,pass,0.5", line, 1);
    let without_line = csv.replacen("K,first,bet,0.5\n", "", 1);
    for (text, words) in [
        (with("J,first,pass,0.6"), &["J", "1.1"][..]),
        (
            with("J,first,pass,-0.5"),
            &["J, pass", "“-0.5”", "from 0 to 1"],
        ),
        (with("J,first,pass,NaN"), &["J, pass", "“NaN”"]),
        (with("J,first,pass,"), &["J, pass", "“”"]),
        (with("X,first,pass,0.5"), &["“X”"]),
        (with("J,first,raise,0.5"), &["J", "“raise”", "pass, bet"]),
        (with("J,first,bet,0.5"), &["J, bet", "twice"]),
        (without_line, &["K, bet", "missing"]),
        (
            csv.replacen("probability", "chance", 1),
            &["“probability”", "missing"],
        ),
        (
            json.replacen("\"cards\": 3", "\"cards\": 4", 1),
            &["kuhn with 4 cards", "3 cards"],
        ),
        (
            json.replacen("\"version\": 1", "\"version\": 2", 1),
            &["version 2"],
        ),
        ("{}".to_owned(), &["not a strategy"]),
        (String::new(), &["missing"]),
        ("a,\"b".to_owned(), &["missing"]),
        ("x".repeat(2_000_000), &["2000000"]),
    ] {
        let error = strategy_file::read(&lab, &tree, &text).unwrap_err();
        let sentence = error.sentence(&ENGLISH);
        for word in words {
            assert!(sentence.contains(word), "{word} is not in: {sentence}");
        }
    }
}

/// No file makes it panic: every cut, and every byte changed.
#[test]
fn damaged_files_are_refused_or_read() {
    let lab = lab("regret?game=matching-pennies");
    let (tree, strategy) = (lab.tree(), learned(&lab));
    for text in [
        strategy_file::to_csv(&tree, &strategy),
        strategy_file::to_json(&lab, &tree, &strategy),
    ] {
        for place in 0..text.len() {
            let _ = strategy_file::read(&lab, &tree, &text[..place]);
            for symbol in ["0", "\"", ",", "-", "e", "}", "\n"] {
                let damaged = format!("{}{symbol}{}", &text[..place], &text[place + 1..]);
                let _ = strategy_file::read(&lab, &tree, &damaged);
            }
        }
    }
}
