//! Labels of results: won, drawn or lost for the player to move, where the end was seen and payoffs are no numbers.

use experiments::Experiment;
use serde_json::{Value, json};
use worker::inline;

fn result(query: &str) -> Value {
    let experiment = Experiment::open(&format!("minimax?{query}")).unwrap();
    assert_eq!(experiment.problems, [], "{query}");
    let snapshots = inline::run(&experiment.experiment);
    let report = experiment.experiment.report(&snapshots).unwrap();
    let mut document: Value = serde_json::from_str(&report.json).unwrap();
    document["result"].take()
}

fn label(query: &str) -> Value {
    result(query)["label"].clone()
}

#[test]
fn games_that_are_seen_to_their_end_have_labels() {
    for (query, wanted) in [
        // Equal heaps are lost by the laws of nim, others won.
        ("game=nim&heaps=2,2", "lost"),
        ("game=nim&heaps=2,3&algorithm=alpha-beta", "won"),
        ("game=tic-tac-toe&algorithm=alpha-beta", "drawn"),
        // Second is to move, and three in a row are there for the taking.
        ("game=tic-tac-toe&moves=14259", "won"),
        // Chess is not looked at to its end, but no estimate is as much as a mate.
        ("game=gardner&position=k4/5/1K3/5/4R&depth=1", "won"),
        (
            "game=gardner&position=2r1k/p1Q2/N3b/PP2K/3R1&depth=3&algorithm=alpha-beta",
            "won",
        ),
        (
            "game=gardner&position=4k/4p/2p2/qbP1K/1R3%20b&depth=3&algorithm=pvs&table=on",
            "won",
        ),
        ("game=gardner&position=k4/5/1K3/5/4R%20b&depth=2", "lost"),
        // All ends within so many plies are seen.
        (
            "game=gardner&position=k4/5/2K2/5/4R%20w%20-%20-%2099&algorithm=alpha-beta",
            "drawn",
        ),
    ] {
        assert_eq!(label(query), wanted, "{query}");
    }
    for query in [
        "",
        "game=exercise",
        "game=connect-four&depth=2",
        "game=gardner&depth=2",
        "game=gardner&position=2r1k/p1Q2/N3b/PP2K/3R1&depth=2",
    ] {
        assert_eq!(label(query), Value::Null, "{query}");
    }
}

/// Min takes d in the first, l in the second, and has only w in the third.
const LETTERS: &str = "tree=((w d) (d w l) c:(w W))";

#[test]
fn trees_with_letters_have_labels_at_their_root_and_moves() {
    let moves = json!([
        {"move": "1", "label": "drawn"},
        {"move": "2", "label": "lost"},
        {"move": "c", "label": "won"},
    ]);
    for algorithm in ["minimax", "alpha-beta", "pvs"] {
        let found = result(&format!("{LETTERS}&algorithm={algorithm}"));
        assert_eq!(found["value"], 1.0, "{algorithm}");
        assert_eq!(
            (&found["label"], &found["best"]),
            (&json!("won"), &json!("c"))
        );
        assert_eq!(found["moves"], moves, "{algorithm}");
    }
    // From Max's view, though Min moves.
    let found = result("tree=min((d w) (l l))&algorithm=alpha-beta");
    assert_eq!(
        (&found["value"], &found["label"]),
        (&json!(-1.0), &json!("lost"))
    );
    assert_eq!(found["moves"][0]["label"], "won");
    let found = result(&format!("{LETTERS}&versus=alpha-beta"));
    assert_eq!(found["versus"]["moves"], moves);
}

#[test]
fn a_label_of_letters_is_known_or_null() {
    // The end is not seen.
    let found = result(&format!("{LETTERS}&depth=1"));
    assert_eq!(found["label"], Value::Null);
    assert_eq!(found["moves"][2], json!({"move": "c", "label": null}));
    // Nature decides between different ends: worth as much as a draw, and none.
    let found = result("tree=(?(0.5:w 0.5:l) ?(1/4:l 3/4:l))");
    assert_eq!(
        (&found["value"], &found["label"]),
        (&json!(0.0), &Value::Null)
    );
    assert_eq!(found["moves"][0]["label"], Value::Null);
    assert_eq!(found["moves"][1]["label"], "lost");
    let found = result("tree=?(0.5:w 0.5:w)");
    assert_eq!(
        (&found["label"], &found["moves"]),
        (&json!("won"), &json!([]))
    );
    for query in ["tree=((1 0)(-1 1))", "game=exercise"] {
        assert!(result(query).get("label").is_none(), "{query}");
        assert!(result(query).get("moves").is_none(), "{query}");
    }
    assert!(result("game=nim").get("moves").is_none());
}
