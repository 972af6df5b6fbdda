//! `saddlepoint solve`: a line for each position of a file or of standard input.

use crate::program::{fed, json_of, printed, saddlepoint};
use engines::solver::Score;
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

/// Moves and scores of what was printed, whose lines all have four words, the last two of them numbers.
fn scores(stdout: &str) -> Vec<(String, Score)> {
    let line = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(words.len(), 4, "{line}");
        assert!(words[2].parse::<u64>().is_ok(), "nodes in {line}");
        assert!(words[3].parse::<f64>().is_ok(), "microseconds in {line}");
        (words[0].to_owned(), words[1].parse().expect("a score"))
    };
    stdout.lines().map(line).collect()
}

/// What `solve` with these arguments says about these lines, all of which it takes.
fn solved(arguments: &[&str], input: &str) -> Vec<(String, Score)> {
    let arguments = [&["solve"], arguments].concat();
    let (code, stdout, stderr) = fed(&arguments, input.as_bytes());
    assert_eq!((code, stderr.as_str()), (0, ""), "{arguments:?}");
    scores(&stdout)
}

fn pairs(expected: &[(&str, Score)]) -> Vec<(String, Score)> {
    let owned = |&(moves, score): &(&str, Score)| (moves.to_owned(), score);
    expected.iter().map(owned).collect()
}

/// Other words, empty lines, spaces and line ends of any kind; won games, and the last line without an end.
const INPUT: &str = "4455 18 and more\n\n  \t\n44455554221\r\n 32164625\t11\n1122334\n112233";
const EXPECTED: [(&str, Score); 5] = [
    ("4455", 18),
    ("44455554221", -15),
    ("32164625", 11),
    ("1122334", -18),
    ("112233", 18),
];

#[test]
fn standard_input_is_solved_line_by_line() {
    assert_eq!(solved(&[], INPUT), pairs(&EXPECTED));
    assert_eq!(solved(&["-"], INPUT), pairs(&EXPECTED));
    assert_eq!(solved(&[], ""), []);
}

#[test]
fn a_file_is_solved_line_by_line() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("positions.txt");
    fs::write(&path, INPUT).unwrap();
    let text = printed(&["solve", path.to_str().unwrap()]);
    assert_eq!(scores(&text), pairs(&EXPECTED));
}

#[test]
fn options() {
    assert_eq!(solved(&["--no-book"], INPUT), pairs(&EXPECTED));
    let signs = EXPECTED.map(|(moves, score)| (moves, score.signum()));
    assert_eq!(solved(&["--weak"], INPUT), pairs(&signs));
    assert_eq!(solved(&["-", "--weak", "--no-book"], INPUT), pairs(&signs));
}

#[test]
fn bad_lines_are_named_and_the_others_solved() {
    let input = b"4455\n48\n\n44\xff44\nhello\n4444444\n11223344\n44455554221\n";
    let (code, stdout, stderr) = fed(&["solve"], input);
    assert_eq!(code, 1);
    assert_eq!(scores(&stdout), pairs(&[EXPECTED[0], EXPECTED[1]]));
    let said: Vec<&str> = stderr.lines().collect();
    let expected = [
        ("line 2:", "8"),
        ("line 4:", "\u{fffd}"),
        ("line 5:", "h"),
        ("line 6:", "4"),
        ("line 7:", "end of the game"),
        ("lines without a valid position", "5"),
    ];
    assert_eq!(said.len(), expected.len(), "{stderr}");
    for (said, (beginning, word)) in said.iter().zip(expected) {
        let rest = said.strip_prefix("saddlepoint: ").unwrap();
        assert!(rest.starts_with(beginning) && rest.contains(word), "{said}");
    }
}

#[test]
fn a_file_that_is_not_there() {
    for file in ["no/such/file", env!("CARGO_TARGET_TMPDIR")] {
        let (code, stdout, stderr) = saddlepoint(&["solve", file]);
        assert_eq!((code, stdout.as_str()), (1, ""));
        assert!(
            stderr.starts_with(&format!("saddlepoint: cannot read {file}: ")),
            "{stderr}"
        );
        assert_eq!(stderr.lines().count(), 1);
    }
}

#[test]
fn experiments_have_the_scores_of_all_moves() {
    let result = &json_of("solve?moves=44455554221")["result"];
    assert_eq!(result["score"], -15);
    let moves = result["moves"].as_array().unwrap();
    let best = moves
        .iter()
        .map(|found| found["score"].as_i64().unwrap())
        .max();
    assert_eq!((moves.len(), best), (7, Some(-15)));
    assert!(moves.iter().all(|found| found["outcome"] == "loss"));
}

/// A position in which few cells are left.
const LATE: &str = "7422341735647741166133573473242566";

#[test]
fn searches_stand_beside_what_is_exact() {
    let exact = &json_of(&format!("solve?moves={LATE}"))["result"];
    assert_eq!(exact["score"], 1);
    let link = format!("mcts?moves={LATE}&simulations=2000&solver=on");
    let result = &json_of(&link)["result"];
    let moves = result["moves"].as_array().unwrap();
    let mut proven = 0;
    for (found, exact) in moves.iter().zip(exact["moves"].as_array().unwrap()) {
        assert_eq!(found["column"], exact["column"]);
        assert_eq!(found["exact"], exact["score"]);
        assert_eq!(found["outcome"], exact["outcome"]);
        if !found["proven"].is_null() {
            assert_eq!(found["proven"], found["outcome"], "{found}");
            proven += 1;
        }
        if found["column"] == result["best"] {
            let regret = 1 - found["exact"].as_i64().unwrap();
            assert_eq!(result["regret"], regret);
        }
    }
    assert!(proven > 0 && result["regret"].is_i64(), "{result}");
}

#[test]
fn what_was_not_asked_for_is_not_known() {
    let result = &json_of(&format!("mcts?moves={LATE}&simulations=100&exact=0"))["result"];
    assert_eq!(result.get("regret"), Some(&Value::Null));
    for found in result["moves"].as_array().unwrap() {
        for name in ["exact", "outcome"] {
            assert_eq!(found.get(name), Some(&Value::Null), "{name} in {found}");
        }
    }
}

#[test]
fn large_boards_are_solved_where_the_budget_is_enough() {
    // With three in a row the player who begins in the middle has two open ends at his second stone.
    let link = "solve?moves=&width=9&height=9&in_a_row=3&budget=200000";
    let result = &json_of(link)["result"];
    assert_eq!(result["moves"][4]["outcome"], "win", "{result}");
    // Four in a row on the same board is beyond any budget; nothing is guessed, and the search does not wait for it.
    let nodes = |link: &str| {
        let result = &json_of(link)["result"];
        assert!(result["score"].is_null(), "{result}");
        let moves = result["moves"].as_array().unwrap().clone();
        let nodes = moves.iter().map(|found| found["nodes"].as_u64().unwrap());
        nodes.max()
    };
    assert_eq!(
        nodes("solve?moves=&width=9&height=9&budget=5000"),
        Some(5_000)
    );
    let result = &json_of("mcts?moves=&width=9&height=9&simulations=100")["result"];
    assert!(result["moves"][4]["exact"].is_null() && result["regret"].is_null());
}

#[test]
fn positions_come_as_tables_and_objects_too() {
    let (code, csv, _) = fed(&["solve", "--format", "csv"], b"44444\n32\n");
    assert_eq!(code, 0);
    let rows: Vec<&str> = csv.lines().collect();
    assert_eq!(rows[0], "moves,score,nodes,microseconds");
    assert_eq!(rows.len(), 3);
    let (code, json, _) = fed(&["solve", "--format", "json"], b"44444\n32\n");
    assert_eq!(code, 0);
    let lines = json
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    for (line, row) in lines.zip(&rows[1..]) {
        let cells: Vec<&str> = row.split(',').collect();
        assert_eq!(line["moves"], cells[0]);
        assert_eq!(line["score"].to_string(), cells[1]);
        assert!(line["nodes"].is_u64() && line["microseconds"].is_f64());
    }
}
