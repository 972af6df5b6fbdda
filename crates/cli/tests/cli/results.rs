//! What `run` prints, in each format.

use crate::program::{json_of, printed};
use experiments::Experiment;
use serde_json::Value;

const LINK: &str = "mcts?moves=4453&agent=uct&simulations=20000&exact=0&seed=7";

#[test]
fn json_has_the_experiment_and_a_result_for_every_legal_column() {
    let document = json_of(LINK);
    let canonical = Experiment::open(LINK).unwrap().experiment.link();
    assert_eq!(document["experiment"], canonical);
    let moves = document["result"]["moves"].as_array().unwrap();
    let columns: Vec<u64> = moves
        .iter()
        .map(|found| found["column"].as_u64().unwrap())
        .collect();
    assert_eq!(columns, [1, 2, 3, 4, 5, 6, 7]);
    let visits: Vec<u64> = moves
        .iter()
        .map(|found| found["visits"].as_u64().unwrap())
        .collect();
    assert_eq!(visits.iter().sum::<u64>(), 20_000);
    for found in moves {
        let number = |value: &Value| value.as_f64().unwrap();
        let (low, high) = (number(&found["interval"][0]), number(&found["interval"][1]));
        let mean = number(&found["mean"]);
        assert!(
            0.0 <= low && low <= mean && mean <= high && high <= 1.0,
            "{found}"
        );
    }
    // The best is the most visited: that is the default rule.
    let most = visits.iter().max().unwrap();
    let best = document["result"]["best"].as_u64().unwrap() as usize;
    assert_eq!(visits[best - 1], *most);
    assert_eq!(document["result"]["simulations"], 20_000);
    assert_eq!(document["result"]["stopped_early"], false);
}

#[test]
fn full_columns_are_no_moves() {
    let document = json_of("mcts?moves=444444&simulations=100&exact=0");
    let moves = document["result"]["moves"].as_array().unwrap();
    let columns: Vec<u64> = moves
        .iter()
        .map(|found| found["column"].as_u64().unwrap())
        .collect();
    assert_eq!(columns, [1, 2, 3, 5, 6, 7]);
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let link = "mcts?moves=4453&simulations=3000&exact=0&trees=3";
    let on = |threads| printed(&["run", link, "--format", "json", "--threads", threads]);
    assert_eq!(on("1"), on("2"));
    assert_eq!(on("1"), printed(&["run", link, "--format", "json"]));
}

#[test]
fn a_whole_address_is_taken_as_it_is() {
    let short = "mcts?moves=44&simulations=500&exact=0";
    let address = format!("https://x.example/some/path/#/{short}");
    assert_eq!(json_of(&address), json_of(short));
}

#[test]
fn csv_has_the_numbers_of_json() {
    let link = "mcts?moves=4453&simulations=2000&exact=0";
    let text = printed(&["run", link, "--format", "csv"]);
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let header = [
        "column", "visits", "mean", "low", "high", "best", "proven", "exact",
    ];
    assert_eq!(reader.headers().unwrap(), header.as_slice());
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    let result = &json_of(link)["result"];
    let moves = result["moves"].as_array().unwrap();
    assert_eq!(rows.len(), moves.len());
    for (row, found) in rows.iter().zip(moves) {
        assert_eq!(row[0], found["column"].to_string());
        assert_eq!(row[1], found["visits"].to_string());
        let numbers = [&found["mean"], &found["interval"][0], &found["interval"][1]];
        for (cell, number) in row.iter().skip(2).zip(numbers) {
            // The table has six decimals.
            let difference = cell.parse::<f64>().unwrap() - number.as_f64().unwrap();
            assert!(difference.abs() <= 0.5e-6 + 1e-12, "{cell} for {number}");
        }
        let star = if found["column"] == result["best"] {
            "*"
        } else {
            ""
        };
        assert_eq!(&row[5], star);
    }
}

#[test]
fn text_is_a_table_with_a_header() {
    let text = printed(&["run", "mcts?simulations=100&exact=0"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 1 + 7);
    let words: Vec<&str> = lines[0].split_whitespace().collect();
    assert_eq!(
        words,
        [
            "column", "visits", "mean", "low", "high", "best", "proven", "exact"
        ]
    );
    assert_eq!(lines.iter().filter(|line| line.ends_with('*')).count(), 1);
    // Right-aligned: the visits end where their heading ends.
    let end = lines[0].find("visits").unwrap() + "visits".len();
    assert!(
        lines[1..]
            .iter()
            .all(|line| line.as_bytes()[end - 1].is_ascii_digit())
    );
}

/// As programs for Kuhn poker end: every information set with its average strategy.
#[test]
fn regret_lists_its_information_sets_for_people() {
    let link = "regret?iterations=1000";
    let text = printed(&["run", link]);
    let (table, listing) = text.split_once("\n\n").unwrap();
    assert!(
        table.starts_with(" ") || table.starts_with("variant"),
        "{table}"
    );
    let sets = json_of(link)["result"]["information_sets"].take();
    let sets = sets.as_array().unwrap();
    let lines: Vec<Vec<&str>> = listing
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(lines.len(), 2 + sets.len());
    for (line, set) in lines[2..].iter().zip(sets) {
        assert_eq!(
            (line[0], line[1]),
            (
                set["key"].as_str().unwrap(),
                set["player"].as_str().unwrap()
            )
        );
        let actions = set["actions"].as_array().unwrap().iter();
        for (index, action) in actions.enumerate() {
            let share = set["average_strategy"][index].as_f64().unwrap();
            assert_eq!(line[2 + 2 * index], action.as_str().unwrap());
            assert_eq!(line[3 + 2 * index], format!("{share:.4}"));
        }
    }
    let csv = printed(&["run", link, "--format", "csv"]);
    assert!(!csv.contains("information set"), "{csv}");
    let many = printed(&["run", "regret?game=leduc&iterations=2"]);
    let sets = json_of("regret?game=leduc&iterations=2")["result"]["information_sets"].take();
    let count = sets.as_array().unwrap().len();
    assert!(many.ends_with(&format!(
        "\nThere are {count} information sets; --format json has the average strategy at each of them.\n"
    )));
}
