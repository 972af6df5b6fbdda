//! All extreme equilibria of 48 games, against those that Gambit 16.7 enumerates with rational numbers, some of them twice.

use super::support::{solve, sorted, typed};
use engines::equilibria::bimatrix::Mixed;
use games::strategic::text::Reading;
use serde_json::Value;

const GAMES: &str = include_str!("../../oracles/games/bimatrix.json");

/// A number of the file: an integer, or a fraction as text.
fn number(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

fn matrix(value: &Value) -> Vec<Vec<String>> {
    let rows = value.as_array().expect("rows").iter();
    rows.map(|row| row.as_array().expect("a row").iter().map(number).collect())
        .collect()
}

fn strategies(pair: &Value) -> [Mixed; 2] {
    [0, 1].map(|player| {
        let numbers = pair[player].as_array().expect("a strategy").iter();
        numbers
            .map(|text| text.as_str().expect("a text").parse().expect("a fraction"))
            .collect()
    })
}

#[test]
fn the_extreme_equilibria_are_those_of_gambit() {
    let file: Value = serde_json::from_str(GAMES).expect("JSON");
    let games = file["games"].as_array().expect("games");
    assert_eq!(games.len(), 48);
    for game in games {
        let (first, second) = (matrix(&game["first"]), matrix(&game["second"]));
        let row = |(a, b): (&Vec<String>, &Vec<String>)| {
            let cells = a.iter().zip(b).map(|(a, b)| format!("{a}:{b}"));
            cells.collect::<Vec<_>>().join(",")
        };
        let rows: Vec<String> = first.iter().zip(&second).map(row).collect();
        let solved = solve(&typed(&rows.join(";"), Reading::Each));
        let wanted = game["equilibria"].as_array().expect("equilibria");
        let wanted: Vec<[Mixed; 2]> = wanted.iter().map(strategies).collect();
        assert_eq!(
            sorted(&solved.equilibria),
            sorted(&wanted),
            "{}",
            game["name"]
        );
        let indices: i64 = solved
            .components
            .iter()
            .map(|component| component.index)
            .sum();
        assert_eq!(indices, 1, "{}", game["name"]);
    }
}
