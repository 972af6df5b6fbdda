//! War, Rrrats, evolution and the reproduction, as scripts ask for them.

use crate::program::{json_of, printed, refused};

#[test]
fn rrrats_is_exact() {
    let json = json_of("rrrats?a=1,1,0.36&b=0.5,0.5,0.5");
    let exact = &json["result"]["exact"];
    for (name, expected) in [
        ("a_first", 0.799_503_573_738_788_8),
        ("b_first", 0.777_735_451_792_072_2),
        ("mean", 0.788_619_512_765_430_5),
    ] {
        let found = exact[name].as_f64().unwrap();
        assert!((found - expected).abs() < 1e-9, "{name}: {found}");
    }
    let json = json_of("rrrats?a=1,1,1&end=now&at_four=stop&bust=pile");
    let mean = json["result"]["exact"]["mean"].as_f64().unwrap();
    assert!((mean - 0.817_893_726_379_036_2).abs() < 1e-9, "{mean}");
}

#[test]
fn war_is_scored() {
    let json = json_of("war?a=1,0,0&b=0,0,1&games=20000&seed=1");
    let result = &json["result"];
    let number = |name: &str| result[name].as_f64().unwrap();
    // 0.6962 of the oracle, four standard errors.
    assert!((number("score") - 0.6962).abs() < 4.0 * number("standard_error"));
    assert_eq!(number("unfinished"), 0.0);
    assert!((300.0..500.0).contains(&number("rounds")));
}

#[test]
fn evolution_says_what_it_has_found_and_how() {
    let link = "evolution?game=rrrats&algorithm=coevolution&generations=8&seed=1&epsilon=0.05";
    let json = json_of(link);
    let result = &json["result"];
    assert_eq!(result["strategy"].as_array().unwrap().len(), 6);
    assert_eq!(result["probabilities"].as_array().unwrap().len(), 3);
    let history = result["history"].as_array().unwrap();
    assert_eq!(history.len(), 8);
    assert_eq!(history[0]["sigma"], 1.0);
    let exact = &result["exact"];
    assert!(exact["against_start"]["mean"].as_f64().unwrap() > 0.5);
    assert!((exact["best_against_start"][1].as_f64().unwrap() - 0.8094).abs() < 1e-4);
}

#[test]
fn tables_of_the_reproduction_have_a_row_a_figure() {
    let link =
        "reproduce?generations=1&evolutions=2&war_evolutions=1&evaluations=2&games=20&cap=100";
    let csv = printed(&["run", link, "--format", "csv"]);
    // Two tables of four algorithms and seven statistics, two of sixteen pairs, and the header.
    assert_eq!(csv.lines().count(), 1 + 2 * (4 * 7 + 16));
    assert!(csv.contains("5.3,mean,iterative,0.786629,"), "{csv}");
}

#[test]
fn wrong_numbers_are_refused_with_what_is_allowed() {
    refused(
        &["run", "rrrats?a=1,1,-0.1"],
        &["a is", "“1,1,-0.1”", "from 0 to 1"],
    );
    refused(&["run", "rrrats?b=1,1"], &["b is", "three or four"]);
    refused(&["run", "rrrats?bust=heap"], &["bust", "owner"]);
    refused(&["run", "war?a=-1,0,1"], &["a is", "“-1,0,1”", "not all 0"]);
    refused(&["run", "war?a=0,0,0"], &["not all 0"]);
    refused(&["run", "war?cap=0"], &["cap", "from 1 to"]);
    refused(&["run", "evolution?delta=1"], &["delta", "must be"]);
    refused(&["run", "evolution?epsilon=0.5"], &["epsilon", "must be"]);
    refused(
        &["run", "evolution?generations=0"],
        &["generations", "from 1 to"],
    );
    refused(&["run", "reproduce?games=3"], &["games", "even"]);
}
