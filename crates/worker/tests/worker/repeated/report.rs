//! What programs and people are told.

use crate::faultless::faultless;
use serde_json::{Value, json};
use texts::ENGLISH;
use worker::inline;

const LINK: &str = "repeated?game=3:3,0:5;5:0,1:1&first=TitForTat&second=m1(9/10,0,9/10,0;1)&rounds=200&continuation=9/10";

fn result(link: &str) -> Value {
    let experiment = faultless(link);
    let report = experiment.report(&inline::run(&experiment)).unwrap();
    let document: Value = serde_json::from_str(&report.json).unwrap();
    document["result"].clone()
}

#[test]
fn programs_are_given_scores_and_fractions() {
    let found = result(LINK);
    assert!(found["scores"][0].is_i64() && found["scores"][1].is_i64());
    assert_eq!(found["exact"]["means"], json!(["1", "1"]));
    assert_eq!(
        found["exact"]["discounted"],
        json!(["12585/5149", "13440/5149"])
    );
    assert_eq!(found["simulated"]["matches"], 100);
    assert_eq!(found["rounds"], 200);
    // Lists that lessons can look into.
    assert_eq!(found["moves"].as_array().unwrap().len(), 200);
    assert_eq!(found["moves"][0], json!([0, 0]));
    assert_eq!(found["stopped_early"], false);
    assert_eq!(found["theory"]["supported"]["known"], "exact");
}

/// Scores of games with fractions are numbers too.
#[test]
fn scores_are_numbers_in_any_game() {
    let found =
        result("repeated?game=1/2:1,0:2;2:0,1/4:0&first=ALLC&second=ALLC&rounds=3&matches=1");
    assert_eq!(found["scores"], json!([1.5, 3]));
}

#[test]
fn people_are_told_what_follows() {
    let told = |link: &str| {
        let experiment = faultless(link);
        experiment
            .listing(&inline::run(&experiment), &ENGLISH)
            .unwrap()
    };
    let grim = told("repeated?first=Grim&second=Grim&continuation=1/2&matches=1");
    assert!(
        grim.contains(
            "Without end and errors: subgame perfect at δ = 0.5, no deviation of one round gains."
        ),
        "{grim}"
    );
    assert!(
        grim.contains("Without end and errors: subgame perfect for δ in [1/2, 1)."),
        "{grim}"
    );
    assert!(
        grim.contains("Supported at δ = 0.5: the convex hull of (1, 1)"),
        "{grim}"
    );
    let feld = told("repeated?first=Feld&matches=1");
    assert!(feld.contains("player 1 is no automaton"), "{feld}");
    assert!(told(LINK).contains("holds the payoffs"));
}

#[test]
fn a_table_has_a_row_for_each_player() {
    let experiment = faultless("repeated?matches=10");
    let csv = experiment
        .report(&inline::run(&experiment))
        .unwrap()
        .table
        .csv();
    let mut lines = csv.lines();
    assert!(lines.next().unwrap().starts_with("player,strategy,score"));
    assert!(lines.next().unwrap().starts_with("1,TitForTat,"));
    assert!(lines.next().unwrap().starts_with("2,FirstByJoss,"));
}
