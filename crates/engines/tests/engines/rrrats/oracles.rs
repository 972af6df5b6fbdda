//! Exact win probabilities that another implementation has computed: the same to 10⁻⁹.

use engines::rrrats::win_probability;
use games::rrrats::{End, RollOn, Rules};
use serde_json::Value;

fn strategy(row: &Value, name: &str) -> RollOn {
    let numbers: Vec<f64> = row[name]
        .as_array()
        .unwrap()
        .iter()
        .map(|number| number.as_f64().unwrap())
        .collect();
    RollOn::three(numbers.try_into().unwrap())
}

#[test]
fn exact_probabilities_are_those_of_the_oracle() {
    let document: Value = serde_json::from_str(include_str!("../../oracles/rrrats.json")).unwrap();
    let rows = document["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 4);
    for row in rows {
        let end = match row["end"].as_str().unwrap() {
            "at once when the pile is empty" => End::Now,
            "checked when a turn ends" => End::Turn,
            other => panic!("{other}"),
        };
        let rules = Rules {
            end,
            ..Rules::default()
        };
        let found = win_probability(&rules, &strategy(row, "A"), &strategy(row, "B"));
        for (name, value) in [
            ("A_first", found.a_first),
            ("B_first", found.b_first),
            ("mean", found.mean),
        ] {
            if let Some(expected) = row[name].as_f64() {
                assert!((value - expected).abs() < 1e-9, "{row}: {name} {value}");
            }
        }
    }
}
