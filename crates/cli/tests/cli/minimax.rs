//! What `run` prints for the minimax lab, in each format, for every combination of switches; and what it refuses.

use crate::program::{json_of, printed, refused};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// The textbook's tree with names.
const NAMED: &str = "tree=(a:(3%2012%208)%20b:(2%204%206)%20c:(14%205%202))";

#[test]
fn json_has_what_the_search_found_and_counted() {
    let document = json_of(&format!("minimax?{NAMED}"));
    let expected = json!({
        "algorithm": "minimax",
        "value": 3.0,
        "best": "a",
        "nodes": 13,
        "leaves": 9,
        "cuts": 0,
        "table_hits": 0,
        "most_in_memory": 3,
        "depth": null,
        "whole": true,
        "finished": true,
        "principal_variation": ["a", "1"],
        "memory": {
            "node_bytes": 56,
            "entry_bytes": 32,
            "tree_bytes": 13 * 56,
            "path_bytes": 3 * 56,
            "table_entries": 0,
            "table_bytes": 0,
        },
    });
    assert_eq!(document["result"], expected);
    let link = document["experiment"].as_str().unwrap();
    assert!(link.starts_with("minimax?tree=(a:(3"), "{link}");
}

#[test]
fn json_has_the_second_search_beside_the_first() {
    let result = &json_of("minimax?algorithm=alpha-beta&versus=minimax&versus_depth=1")["result"];
    assert_eq!((&result["leaves"], &result["cuts"]), (&json!(7), &json!(1)));
    let versus = &result["versus"];
    assert_eq!(
        (&versus["algorithm"], &versus["depth"]),
        (&json!("minimax"), &json!(1))
    );
    assert_eq!(
        (&versus["leaves"], &versus["whole"]),
        (&json!(3), &json!(false))
    );
}

/// The values of all searches are those of minimax, and each says which it is.
#[test]
fn every_combination_of_switches() {
    let orderings = [
        "none",
        "static",
        "killer",
        "history",
        "static,killer",
        "static,history",
        "killer,history",
        "static,killer,history",
    ];
    for game in [
        "game=tic-tac-toe&moves=15&depth=3",
        "game=exercise&difficulty=hard&seed=4",
    ] {
        let expected = json_of(&format!("minimax?{game}"))["result"]["value"].clone();
        for algorithm in ["minimax", "alpha-beta", "pvs", "expectiminimax"] {
            for (index, ordering) in orderings.into_iter().enumerate() {
                let switches = [["off", "on"][index & 1], ["off", "on"][index >> 1 & 1]];
                let [table, deepening] = switches;
                let link = format!(
                    "minimax?{game}&algorithm={algorithm}&ordering={ordering}&table={table}&deepening={deepening}\
                     &versus={algorithm}&versus_table={deepening}&versus_deepening={table}&versus_ordering={ordering}"
                );
                let result = &json_of(&link)["result"];
                assert_eq!(result["value"], expected, "{link}");
                assert_eq!(result["algorithm"], algorithm);
                let is_whole = result["versus"]["whole"] == true;
                assert!(
                    is_whole,
                    "without a depth the second search sees the end: {link}"
                );
            }
        }
    }
}

#[test]
fn moves_are_named_as_in_links() {
    for (link, best) in [
        ("game=nim&heaps=1,2,4", json!("c1")),
        ("game=tic-tac-toe&moves=1524", json!("3")),
        ("game=connect-four&moves=112233&depth=2", json!("4")),
        ("game=gardner&position=k4/5/1K3/5/4R&depth=1", json!("e1e5")),
        (
            "game=gardner&position=k4/4P/1K3/5/5%20w&depth=1",
            json!("e4e5q"),
        ),
        ("tree=((1)%20good:(2))", json!("good")),
        ("tree=((1)%20(2))", json!("2")),
        // Nature's moves are nobody's, and a finished game has none.
        ("tree=?(0.5:1%200.5:2)", Value::Null),
        ("game=tic-tac-toe&moves=14253", Value::Null),
    ] {
        let result = &json_of(&format!("minimax?{link}"))["result"];
        assert_eq!(result["best"], best, "{link}");
        assert_eq!(
            result["principal_variation"].get(0).unwrap_or(&Value::Null),
            &best
        );
    }
}

/// Values are for the player who is to move, in trees for max.
#[test]
fn whose_value_it_is() {
    for (link, value) in [
        ("game=tic-tac-toe&moves=1425", 1.0),
        ("game=tic-tac-toe&moves=14257", 1.0),
        ("game=nim&heaps=2,2", -1.0),
        ("tree=min(3%204)", 3.0),
        ("game=nim&heaps=1&misere=on", -1.0),
        // Over: for the first player.
        ("game=tic-tac-toe&moves=14253", 1.0),
    ] {
        let result = &json_of(&format!("minimax?{link}"))["result"];
        assert_eq!(result["value"], value, "{link}");
    }
}

#[test]
fn csv_and_text_have_a_row_a_search() {
    let link = "minimax?algorithm=alpha-beta&versus=minimax";
    let header = [
        "algorithm",
        "value",
        "best",
        "nodes",
        "leaves",
        "cuts",
        "table_hits",
        "most_in_memory",
        "principal_variation",
        "tree_bytes",
        "path_bytes",
        "table_entries",
        "table_bytes",
    ];
    let csv = printed(&["run", link, "--format", "csv"]);
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    assert_eq!(reader.headers().unwrap(), header.as_slice());
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(
        rows[0],
        vec![
            "alpha-beta",
            "3",
            "1",
            "11",
            "7",
            "1",
            "0",
            "3",
            "1 1",
            "616",
            "168",
            "0",
            "0"
        ]
    );
    assert_eq!(
        rows[1],
        vec![
            "minimax", "3", "1", "13", "9", "0", "0", "3", "1 1", "728", "168", "0", "0"
        ]
    );
    assert_eq!(rows.len(), 2);
    let text = printed(&["run", link]);
    let lines: Vec<Vec<&str>> = text
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0], header);
    assert_eq!(lines[1][..3], ["alpha-beta", "3", "1"]);
}

#[test]
fn tables_of_trees_with_letters_have_labels() {
    let link = "minimax?tree=((w%20d)%20b:(d%20l))&versus=alpha-beta&versus_depth=1";
    let csv = printed(&["run", link, "--format", "csv"]);
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let header = reader.headers().unwrap().clone();
    assert_eq!(header.iter().collect::<Vec<_>>()[13..], ["label", "moves"]);
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(
        rows[0].iter().collect::<Vec<_>>()[13..],
        ["drawn", "1:drawn b:lost"]
    );
    assert_eq!(rows[1].iter().collect::<Vec<_>>()[13..], ["?", "1:? b:?"]);
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let link = "minimax?game=tic-tac-toe&moves=1&algorithm=pvs&versus=minimax";
    let on = |threads| printed(&["run", link, "--format", "json", "--threads", threads]);
    assert_eq!(on("1"), on("2"));
}

#[test]
fn trees_that_are_none_are_refused_with_the_place() {
    for (tree, place, words) in [
        ("", 1, "no tree"),
        ("((1%202)", 7, "opened at character 1"),
        ("(1%202))", 6, "closing bracket"),
        ("?(0.5:1%200.6:2)", 1, "add up to 1.1"),
        ("(1%20x)", 4, "“x” is a name"),
        ("(1%201e999)", 4, "“1e999” is not a number"),
    ] {
        let link = format!("minimax?tree={tree}");
        refused(
            &["run", &link],
            &["tree: ", &format!("At character {place}: "), words],
        );
    }
    let deep = format!("minimax?tree={}", "(".repeat(500));
    refused(&["run", &deep], &["At character 101", "100 levels"]);
    let long = format!("minimax?tree={}", "(".repeat(100_000));
    refused(&["run", &long], &["100013", "8000"]);
}

#[test]
fn other_bad_values_are_refused_with_what_is_allowed() {
    for (query, words) in [
        (
            "depth=1000000000",
            ["depth", "“1000000000”", "from 1 to 200"],
        ),
        ("depth=0", ["depth", "“0”", "from 1 to 200"]),
        ("quiescence=21", ["quiescence", "“21”", "from 0 to 20"]),
        (
            "algorithm=negamax",
            ["algorithm", "“negamax”", "alpha-beta"],
        ),
        (
            "ordering=killer,killer",
            ["ordering", "“killer,killer”", "static, killer, history"],
        ),
        (
            "game=nim&heaps=1,2,99",
            ["heaps", "“1,2,99”", "1 to 6 numbers"],
        ),
        ("game=nim&moves=a1a1", ["moves", "move 2", "“a1”"]),
        ("game=tic-tac-toe&moves=11", ["moves", "move 2", "“1”"]),
        ("game=tic-tac-toe&moves=15&ply=3", ["ply", "3", "2 moves"]),
        ("centre=2", ["centre", "“2”", "from −1 to 1"]),
    ] {
        refused(&["run", &format!("minimax?{query}")], &words);
    }
}

#[test]
fn positions_that_are_none_are_refused_with_the_place() {
    for (position, words) in [
        ("5", "there is 1 rank;"),
        ("4k/5/5/5/3K", "rank 1 has 4 squares"),
        ("4k/5/2x2/5/4K", "“x” is no piece"),
        ("4k/5/5/5/5", "First has 0 kings"),
        ("4k/5/5/5/4K%20w%20KQkq", "no castling"),
        ("R3k/5/5/5/4K", "the king could be taken"),
    ] {
        let link = format!("minimax?game=gardner&position={position}");
        refused(&["run", &link], &["position: ", words]);
    }
}

/// What takes long says so before it begins: how long, why, and how to stop it.
#[test]
fn a_search_that_takes_long_is_announced() {
    let link = "minimax?game=connect-four&depth=4&versus=minimax&versus_depth=end";
    let mut run = Command::new(env!("CARGO_BIN_EXE_saddlepoint"))
        .args(["run", link])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let stderr = run.stderr.take().unwrap();
    BufReader::new(stderr).read_line(&mut line).unwrap();
    run.kill().unwrap();
    run.wait().unwrap();
    assert_eq!(
        line,
        "saddlepoint: this experiment takes days, because of versus_depth=end; Ctrl+C stops it\n"
    );
    // A short run announces nothing.
    printed(&[
        "run",
        "minimax?game=connect-four&depth=4&versus=minimax&versus_depth=5",
    ]);
}
