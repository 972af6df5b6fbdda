//! Tournaments.

use super::support::{dilemma, player_of};
use engines::Status;
use engines::exact::rational::Rational;
use engines::repeated::language::library::entries;
use engines::repeated::settings::{Horizon, Noise};
use engines::repeated::tournament::ecology::Ecology;
use engines::repeated::tournament::entrant::{Entrant, pairs};
use engines::repeated::tournament::exact::{Worth, matrix};
use engines::repeated::tournament::round_robin::{Chunk, Found, Plan};
use engines::repeated::tournament::standing::standings;
use games::fraction::Fraction;
use std::ops::Range;

fn plan(texts: &[&str], horizon: Horizon, noise: Noise) -> Plan {
    let game = dilemma();
    let entrant = |text: &&str| Entrant([0, 1].map(|seat| player_of(&game, seat, text)));
    Plan {
        entrants: texts.iter().map(entrant).collect(),
        game,
        horizon,
        noise,
        with_itself: true,
        seed: 11,
    }
}

fn run(plan: &Plan, repetitions: Range<u64>, budget: u64) -> Found {
    let mut chunk = Chunk::new(plan, repetitions);
    while chunk.advance(plan, budget) == Status::Running {}
    chunk.found().clone()
}

const NOISE: Noise = Noise {
    execution: Fraction::ZERO,
    perception: Fraction::ZERO,
};

#[test]
fn chunks_of_any_size_give_the_same() {
    let noise = Noise {
        execution: Fraction::new(1, 20),
        ..NOISE
    };
    let plan = plan(
        &["TFT", "Gradual", "Random", "Feld"],
        Horizon::Continuation(Fraction::new(19, 20)),
        noise,
    );
    let whole = run(&plan, 0..6, 1_000_000);
    let mut parts = run(&plan, 0..2, 7);
    parts.merge(&run(&plan, 2..6, 100));
    for (one, other) in whole.scores.iter().zip(&parts.scores) {
        assert_eq!(one.count, other.count);
        // Added up in another order.
        assert!((one.sum - other.sum).abs() < 1e-12);
    }
    assert_eq!(whole, run(&plan, 0..6, 13));
}

#[test]
fn tables_are_sorted_and_what_is_certain_is_said_to_be() {
    let plan = plan(&["ALLC", "ALLD", "TFT"], Horizon::Rounds(10), NOISE);
    let table = standings(&plan, &run(&plan, 0..3, 1000));
    // ALLC 3, 0, 3; ALLD 5, 1, (5 + 9)/10; TFT 3, 9/10, 3.
    let means: Vec<_> = table
        .iter()
        .map(|standing| (standing.entrant, standing.payoff.mean))
        .collect();
    let wanted: [(usize, f64); 3] = [
        (1, (5.0 + 1.0 + 1.4) / 3.0),
        (2, (3.0 + 0.9 + 3.0) / 3.0),
        (0, 2.0),
    ];
    for ((entrant, mean), wanted) in means.iter().zip(wanted) {
        assert!(
            *entrant == wanted.0 && (mean - wanted.1).abs() < 1e-12,
            "{means:?}"
        );
    }
    assert!(
        table.iter().all(|standing| standing.payoff.interval
            == Some((standing.payoff.mean, standing.payoff.mean)))
    );
    assert_eq!(table[2].cooperation.max(table[1].cooperation), 1.0);
}

#[test]
fn the_exact_matrix_is_inside_of_what_is_played() {
    let texts = ["GTFT", "Joss", "WSLS", "Grofman", "Extortion(3)"];
    let horizon = Horizon::Rounds(60);
    let plan = plan(&texts, horizon, NOISE);
    let found = run(&plan, 0..300, 100_000);
    let exact = matrix(&plan.game, &plan.entrants, NOISE, Worth::Of(horizon));
    for ((met, exact), pair) in found.met.iter().zip(exact).zip(pairs(texts.len(), true)) {
        for (sums, exact) in met.payoffs.iter().zip(exact.unwrap()) {
            let n = sums.count as f64;
            let mean = sums.sum / n;
            // Five standard errors.
            let tolerance = 5.0 * ((sums.squares / n - mean * mean).max(0.0) / n).sqrt() + 1e-9;
            assert!(
                (mean - exact.value()).abs() < tolerance,
                "{pair:?} {mean} {exact:?}"
            );
        }
    }
}

#[test]
fn defectors_live_on_cooperators_and_die_with_them() {
    let plan = plan(&["ALLC", "ALLD", "TFT"], Horizon::Rounds(10), NOISE);
    let exact = matrix(&plan.game, &plan.entrants, NOISE, Worth::LongRun);
    let mut payoffs = vec![vec![0.0; 3]; 3];
    for ([first, second], amounts) in pairs(3, true).zip(exact) {
        let [one, other] = amounts.unwrap();
        payoffs[second][first] = other.value();
        payoffs[first][second] = one.value();
    }
    let mut ecology = Ecology::new(payoffs, vec![0.4, 0.4, 0.2]);
    let defectors: Vec<f64> = (0..200)
        .map(|_| {
            ecology.step();
            ecology.shares()[1]
        })
        .collect();
    assert!(defectors[0] > 0.4 && defectors[199] < 1e-6, "{defectors:?}");
    assert!((ecology.shares().iter().sum::<f64>() - 1.0).abs() < 1e-12);
}

#[test]
fn a_pair_that_is_no_automaton_is_left_out_of_the_exact_matrix() {
    let plan = plan(&["Gradual", "TFT"], Horizon::Rounds(10), NOISE);
    let exact = matrix(&plan.game, &plan.entrants, NOISE, Worth::LongRun);
    assert_eq!(
        exact.iter().map(Option::is_some).collect::<Vec<_>>(),
        [false, false, true]
    );
    assert_eq!(
        exact[2].as_ref().unwrap()[0].exact(),
        Some(&Rational::from(3))
    );
}

/// Speeds, to be read: `cargo test --release … speeds -- --ignored --nocapture`.
#[test]
#[ignore = "measures"]
fn speeds() {
    let mixed: Vec<String> = (1..=40)
        .map(|n| format!("m1({n}/41,{}/41,{}/43,{}/47;1)", 41 - n, n + 1, 42 - n))
        .collect();
    let mixed: Vec<&str> = mixed.iter().map(String::as_str).collect();
    let library: Vec<&str> = entries()
        .map(|entry| entry.name)
        .filter(|name| !["Extortion", "Generous", "Equalizer"].contains(name))
        .take(40)
        .collect();
    for (name, texts) in [("memory-one", &mixed), ("library", &library)] {
        let plan = plan(texts, Horizon::Rounds(200), NOISE);
        let start = std::time::Instant::now();
        run(&plan, 0..100, 1_000_000);
        let rounds = 820.0 * 200.0 * 100.0;
        println!(
            "{name}: {:.1} million rounds per second",
            rounds / start.elapsed().as_secs_f64() / 1e6
        );
    }
    let plan = plan(&mixed, Horizon::Rounds(200), NOISE);
    let start = std::time::Instant::now();
    matrix(&plan.game, &plan.entrants, NOISE, Worth::LongRun);
    println!(
        "exact matrix: {:.1} ms",
        start.elapsed().as_secs_f64() * 1e3
    );
}
