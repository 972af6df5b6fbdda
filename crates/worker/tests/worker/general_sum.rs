//! The lab of several players from outside: what it finds, what it promises, and what it refuses.

use crate::faultless::faultless;
use experiments::general_sum::{Findings, GeneralSumExperiment};
use experiments::{ChunkOutput, Experiment, LabExperiment, Snapshots};
use serde_json::Value;
use worker::{inline, threads};

fn lab(link: &str) -> GeneralSumExperiment {
    match faultless(link) {
        Experiment::GeneralSum(lab) => lab,
        _ => panic!("{link}"),
    }
}

fn run(link: &str) -> Vec<Option<ChunkOutput>> {
    inline::run(&Experiment::from(lab(link)))
}

fn found(link: &str) -> Findings {
    lab(link).merge(&run(link)).unwrap()
}

fn result(link: &str) -> Value {
    let report = Experiment::from(lab(link)).report(&run(link)).unwrap();
    let json: Value = serde_json::from_str(&report.json).unwrap();
    json["result"].clone()
}

const SEVERAL: &str = "general-sum?iterations=300&start=random&starts=4";

#[test]
fn one_thread_or_two_is_the_same() {
    let experiment = Experiment::from(lab(SEVERAL));
    let alone = inline::run(&experiment);
    assert_eq!(alone.len(), 4);
    assert_eq!(threads::run(&experiment, 2, |_| {}), alone);
    let other = Experiment::from(lab(&format!("{SEVERAL}&seed=2")));
    assert_ne!(inline::run(&other), alone);
    // Where one looks is no part of what is asked.
    let looked_at = Experiment::from(lab(&format!("{SEVERAL}&run=3&view=payoffs")));
    assert_eq!(inline::run(&looked_at), alone);
}

#[test]
fn the_result_says_what_is_promised() {
    let result = result("general-sum?iterations=1000");
    assert_eq!(result["players"], 3);
    assert_eq!(result["zero_sum"], true);
    assert_eq!(result["promised"], "coarse-correlated");
    assert_eq!(result["stopped_early"], false);
    let run = &result["runs"][0];
    let points = run["points"].as_array().unwrap();
    let largest = |point: &Value, key: &str| {
        let list = point[key].as_array().unwrap();
        assert_eq!(list.len(), 3);
        list.iter().filter_map(Value::as_f64).fold(0.0, f64::max)
    };
    let last = &points[points.len() - 1];
    assert_eq!(last["iteration"], 1000);
    assert_eq!(
        largest(last, "gains"),
        run["equilibrium_gap"].as_f64().unwrap()
    );
    let regret = run["coarse_correlated_gap"].as_f64().unwrap();
    assert_eq!(largest(last, "average_regrets"), regret);
    assert!(regret < largest(&points[0], "average_regrets") / 10.0);
    let sets = run["information_sets"].as_array().unwrap();
    assert_eq!(sets.len(), 48);
    assert_eq!(sets[0]["key"], "T");
    assert_eq!(sets[0]["player"], 1);
    assert_eq!(sets[47]["key"], "Kbc");
    assert_eq!(sets[47]["actions"], serde_json::json!(["fold", "call"]));
    // A King calls.
    assert!(sets[47]["average_strategy"][1].as_f64().unwrap() > 0.99);
    for (game, promised) in [
        ("kuhn", "equilibrium"),
        ("rock-paper-scissors", "equilibrium"),
        ("shapley", "coarse-correlated"),
        ("battle-of-the-sexes", "coarse-correlated"),
    ] {
        let link = format!("general-sum?game={game}&iterations=10");
        assert_eq!(self::result(&link)["promised"], promised, "{game}");
    }
}

/// Where a bound is promised it holds at every checkpoint of every start.
#[test]
fn promises_are_kept() {
    for game in ["kuhn", "rock-paper-scissors"] {
        for variant in ["cfr", "cfr-plus"] {
            let link = format!(
                "general-sum?game={game}&variant={variant}&iterations=500&start=random&starts=5"
            );
            let found = found(&link);
            for point in found.runs.iter().flatten().flat_map(|run| &run.checkpoints) {
                let bound = found.promised(point).unwrap();
                assert!(point.nash_conv <= bound + 1e-9, "{link}: {point:?}");
            }
        }
    }
    let found = found(SEVERAL);
    let (_, last) = found.last().next().unwrap();
    assert_eq!(found.promised(last), None);
}

#[test]
fn starts_end_at_different_values() {
    let link = "general-sum?game=battle-of-the-sexes&iterations=2000&start=random&starts=20";
    let found = found(link);
    let first: Vec<f64> = found.last().map(|(_, point)| point.payoffs[0]).collect();
    assert_eq!(first.len(), 20);
    assert!(first.iter().any(|payoff| *payoff > 1.9));
    assert!(first.iter().any(|payoff| *payoff < 1.1));
    assert!(first.iter().all(|payoff| (0.0..=2.0).contains(payoff)));
}

#[test]
fn games_of_one_choice_keep_their_paths() {
    let shapley = found("general-sum?game=shapley&iterations=1000&start=random&starts=2");
    for run in shapley.runs.iter().flatten() {
        assert!(run.past.len() > 50, "{}", run.past.len());
        assert_eq!(run.past.last().unwrap().iteration, 1000);
        for past in &run.past {
            for set in [&past.average[..3], &past.average[3..], &past.current[..3]] {
                assert!((set.iter().sum::<f32>() - 1.0).abs() < 1e-5);
            }
        }
    }
    let kuhn = found("general-sum?iterations=100");
    assert!(kuhn.run(0).unwrap().past.is_empty());
    assert!(kuhn.run(1).is_none());
}

#[test]
fn what_was_found_elsewhere_is_refused() {
    let lab = lab(SEVERAL);
    let good = run(SEVERAL);
    assert!(lab.check(&good).is_ok());
    assert!(lab.check(&run(&format!("{SEVERAL}&seed=2"))).is_err());
    // Another chunk's, and one too many.
    assert!(lab.check(&[good[1].clone()]).is_err());
    let mut more = good.clone();
    more.push(good[0].clone());
    assert!(lab.check(&more).is_err());
    let bytes: Vec<u8> = good[0].as_ref().unwrap().to_vec();
    let mut refused = 0;
    for place in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[place] = 255;
        refused += u32::from(lab.check(&[Some(damaged.into())]).is_err());
    }
    assert!(refused > 100, "{refused}");
}

#[test]
fn the_table_has_a_row_for_each_checkpoint_of_each_start() {
    let lab = lab(SEVERAL);
    let table = lab.table(&lab.merge(&run(SEVERAL)).unwrap());
    assert_eq!(table.header.len(), 3 + 3 * 3);
    // 1, 2, 5 … 200, 300.
    assert_eq!(table.rows.len(), 4 * 9);
    assert!(table.rows.iter().all(|row| row.len() == table.header.len()));
}
