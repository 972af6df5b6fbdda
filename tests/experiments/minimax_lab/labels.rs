//! Labels of results: won, drawn or lost for the player to move, where the end was seen and payoffs are no numbers.

use experiments::Experiment;
use serde_json::Value;
use worker::inline;

fn label(query: &str) -> Value {
    let experiment = Experiment::open(&format!("minimax?{query}")).unwrap();
    assert_eq!(experiment.problems, [], "{query}");
    let snapshots = inline::run(&experiment.experiment);
    let report = experiment.experiment.report(&snapshots).unwrap();
    let document: Value = serde_json::from_str(&report.json).unwrap();
    document["result"]["label"].clone()
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
