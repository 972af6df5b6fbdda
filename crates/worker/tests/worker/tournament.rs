//! The lab of tournaments below the page: tables of an oracle, exact values beside matches, other orders and smaller fields.

use crate::faultless::faultless;
use computing::ComputeAny;
use engines::Status;
use experiments::tournament::{Cell, Findings, Standing, TournamentExperiment};
use experiments::{Experiment, Snapshots};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use worker::inline;

fn opened(link: &str) -> TournamentExperiment {
    match faultless(link) {
        Experiment::Tournament(lab) => lab,
        other => panic!("{other:?}"),
    }
}

fn run(lab: &TournamentExperiment) -> Findings {
    let snapshots = inline::run(&Experiment::Tournament(lab.clone()));
    lab.merge(&snapshots).unwrap()
}

fn matrix(lab: &TournamentExperiment, findings: &Findings) -> Vec<Vec<Cell>> {
    lab.matrix(findings, &lab.stage.stage().unwrap())
}

/// Matches of Axelrod-Python: by the names of both, what the first got per round.
fn oracle() -> BTreeMap<(String, String), f64> {
    let text = include_str!("../../../engines/tests/oracles/repeated/matches.json");
    let file: Value = serde_json::from_str(text).unwrap();
    let mut found = BTreeMap::new();
    for played in file["matches"].as_array().unwrap() {
        let name = |key: &str| played[key].as_str().unwrap().to_owned();
        let score = |player: usize| played["scores"][player].as_f64().unwrap() / 200.0;
        assert_eq!(played["rounds"], 200);
        found.insert((name("first"), name("second")), score(0));
        found.insert((name("second"), name("first")), score(1));
    }
    found
}

#[test]
fn the_oracles_strategies_get_what_they_get_there() {
    let oracle = oracle();
    let names: BTreeSet<&String> = oracle.keys().map(|(first, _)| first).collect();
    let names: Vec<String> = names.into_iter().cloned().collect();
    let lab = opened(&format!("tournament?entrants={}", names.join(",")));
    assert_eq!(lab.entrants.len(), names.len());
    let findings = run(&lab);
    let matrix = matrix(&lab, &findings);
    let mut compared = 0;
    for (row, first) in names.iter().enumerate() {
        for (column, second) in names.iter().enumerate() {
            let Some(wanted) = oracle.get(&(first.clone(), second.clone())) else {
                continue;
            };
            let cell = &matrix[row][column];
            let played = cell.played.unwrap();
            assert!(
                (played.mean - wanted).abs() < 1e-12,
                "{first} {second} {cell:?}"
            );
            assert_eq!(played.interval, Some((played.mean, played.mean)));
            if let Some(Ok(exact)) = &cell.exact {
                assert!(
                    (exact.value() - wanted).abs() < 1e-12,
                    "{first} {second} {cell:?}"
                );
            }
            compared += 1;
        }
    }
    assert!(compared > 352, "{compared}");
    // Where all matches are certain, so are the places.
    for standing in &findings.ranking {
        let mean = standing.payoff.mean;
        assert_eq!(standing.payoff.interval, Some((mean, mean)));
    }
}

/// Random lengths and both kinds of errors, in a symmetric game and in one that is not.
#[test]
fn exact_values_are_within_what_is_played() {
    for link in [
        "tournament?rounds=random&continuation=29/30&execution=1/20&perception=1/30&repetitions=400",
        "tournament?rounds=50&execution=1/20&repetitions=400&with_itself=off",
        "tournament?game=battle-of-the-sexes&rounds=random&entrants=TitForTat,Random,Defector,WinStayLoseShift&repetitions=400",
    ] {
        let lab = opened(link);
        let findings = run(&lab);
        assert_eq!(findings.progress.done, findings.progress.total);
        for cell in matrix(&lab, &findings).iter().flatten() {
            let (low, high) = cell.played.unwrap().interval.unwrap();
            let (middle, half) = (f64::midpoint(low, high), (high - low) / 2.0);
            let exact = cell.exact.as_ref().unwrap().as_ref().unwrap().value();
            // Intervals of 95 % are two standard errors wide to either side: five are allowed.
            assert!(
                (exact - middle).abs() <= 2.5 * half + 1e-9,
                "{link} {cell:?}"
            );
        }
        for row in &findings.exact_ranking {
            let of = |standing: &&Standing| row.entrant == standing.entrant;
            let standing = findings.ranking.iter().find(of).unwrap();
            let (low, high) = standing.payoff.interval.unwrap();
            let (middle, half) = (f64::midpoint(low, high), (high - low) / 2.0);
            assert!(
                (row.payoff - middle).abs() <= 2.5 * half + 1e-9,
                "{link} {row:?}"
            );
        }
    }
}

#[test]
fn another_order_of_entrants_is_another_order_of_results() {
    let names = ["TitForTat", "Gradual", "Defector", "Random", "Defector"];
    let order = [3, 0, 4, 2, 1];
    let link = |names: Vec<&str>| {
        format!(
            "tournament?rounds=30&entrants={}&execution=1/50&repetitions=3",
            names.join(",")
        )
    };
    let lab = opened(&link(names.to_vec()));
    let other = opened(&link(order.map(|place| names[place]).to_vec()));
    let (of_lab, of_other) = (run(&lab), run(&other));
    let (first, second) = (matrix(&lab, &of_lab), matrix(&other, &of_other));
    for (row, &of_row) in order.iter().enumerate() {
        for (column, &of_column) in order.iter().enumerate() {
            let exact = |cell: &Cell| {
                cell.exact
                    .as_ref()
                    .unwrap()
                    .as_ref()
                    .ok()
                    .map(|amount| amount.value())
            };
            let pair = [
                exact(&second[row][column]),
                exact(&first[of_row][of_column]),
            ];
            match pair {
                [Some(one), Some(other)] => assert!((one - other).abs() < 1e-12, "{row} {column}"),
                // Gradual is no automaton.
                pair => assert_eq!(pair, [None, None]),
            }
        }
    }
    // Duplicates get the same.
    let exact = run(&opened(
        "tournament?entrants=Defector,TitForTat,Defector,Random",
    ))
    .exact_ranking;
    let payoff = |entrant| {
        exact
            .iter()
            .find(|row| row.entrant == entrant)
            .unwrap()
            .payoff
    };
    assert_eq!(payoff(0), payoff(2));
}

#[test]
fn a_table_without_somebody_is_that_of_a_smaller_tournament() {
    let lab = opened("tournament?rounds=30&entrants=TitForTat,Cooperator,Defector,GTFT");
    let findings = run(&lab);
    let without = lab.without(&matrix(&lab, &findings), 1).unwrap();
    let smaller = run(&opened(
        "tournament?rounds=30&entrants=TitForTat,Defector,GTFT",
    ));
    for (row, wanted) in without.iter().zip(&smaller.exact_ranking) {
        assert!((row.payoff - wanted.payoff).abs() < 1e-12);
        assert_eq!(row.entrant, [0, 2, 3][wanted.entrant]);
    }
}

/// What a thread remembers of one length of matches is not used for another: one chunk is under way while others begin.
#[test]
fn what_is_remembered_belongs_to_its_horizon() {
    let of = |rounds: u32| {
        let link = format!(
            "tournament?entrants=TitForTat,Defector,Handshake,Random&rounds={rounds}&repetitions=3"
        );
        faultless(&link)
    };
    let alone = |rounds: u32| {
        let experiment = of(rounds);
        std::thread::spawn(move || inline::run(&experiment))
            .join()
            .unwrap()
    };
    let (long, short) = (of(30), of(7));
    let mut first = long.start(0);
    // A little of the long ones, all of the short ones, and the rest.
    let _ = first.advance(1);
    assert_eq!(inline::run(&short), alone(7));
    while first.advance(1) == Status::Running {}
    assert_eq!(Some(long.end(0, first.as_ref())), alone(30)[0]);
    assert_eq!(inline::run(&long), alone(30));
    assert_eq!(inline::run(&short), alone(7));
}
