//! Scores that another implementation has measured, 400 000 games each: within four joint standard errors.

use games::war::{Orders, Rules, play};
use random::Random;
use serde_json::Value;

/// Of the oracle.
const ERROR: f64 = 0.0008;

fn orders(name: &str) -> Orders {
    Orders::new(match name {
        "decreasing" => [1.0, 0.0, 0.0],
        "increasing" => [0.0, 1.0, 0.0],
        "random order" => [0.0, 0.0, 1.0],
        "a third each" => [1.0; 3],
        other => panic!("{other}"),
    })
}

/// Mean, standard error, share of games that were stopped.
fn measured(a: &str, b: &str, games: u64, seed: u64) -> (f64, f64, f64) {
    let (rules, orders) = (Rules::default(), [orders(a), orders(b)]);
    let mut random = Random::stream(seed, 0);
    let (mut sum, mut squares, mut stopped) = (0.0, 0.0, 0.0);
    for _ in 0..games {
        let end = play(&rules, &orders, &mut random);
        sum += end.score;
        squares += end.score * end.score;
        stopped += f64::from(u8::from(!end.is_finished));
        assert!(end.rounds <= rules.cap && (end.is_finished || end.rounds == rules.cap));
    }
    let games = games as f64;
    let mean = sum / games;
    (
        mean,
        ((squares / games - mean * mean) / games).sqrt(),
        stopped / games,
    )
}

#[test]
fn scores_are_those_of_the_oracle() {
    let document: Value = serde_json::from_str(include_str!("../../oracles/war.json")).unwrap();
    let rows = document["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 6);
    for row in rows {
        let (a, b) = (row["A"].as_str().unwrap(), row["B"].as_str().unwrap());
        let is_endless = (a, b) == ("decreasing", "increasing");
        // Games that do not end take twenty times as long.
        let games = if is_endless { 1_500 } else { 30_000 };
        let (mean, error, stopped) = measured(a, b, games, 1);
        let joint = (error * error + ERROR * ERROR).sqrt();
        let expected = row["score"].as_f64().unwrap();
        assert!(
            (mean - expected).abs() < 4.0 * joint,
            "{row}: {mean}, joint error {joint}"
        );
        assert_eq!(stopped > 0.4, is_endless, "{row}: {stopped}");
    }
}
