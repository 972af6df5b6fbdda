//! Tournaments.

use super::support::{dilemma, named, player_of};
use engines::Status;
use engines::exact::rational::Rational;
use engines::repeated::language::library::entries;
use engines::repeated::settings::{Horizon, Noise};
use engines::repeated::stage_game::StageGame;
use engines::repeated::tournament::ecology::Ecology;
use engines::repeated::tournament::entrant::{Entrant, pairs};
use engines::repeated::tournament::exact::{Worth, matrix};
use engines::repeated::tournament::met::Met;
use engines::repeated::tournament::series::{Plan, Series};
use engines::repeated::tournament::standing::{RoundRobin, Standing};
use games::fraction::Fraction;
use statistics::Range;
use std::ops;

/// A tournament of these texts.
struct Tournament {
    plan: Plan,
    entrants: Vec<Entrant>,
    both_ways: bool,
}

impl Tournament {
    fn of(game: StageGame, texts: &[&str], horizon: Horizon, noise: Noise) -> Self {
        let entrant = |text: &&str| Entrant([0, 1].map(|seat| player_of(&game, seat, text)));
        Self {
            entrants: texts.iter().map(entrant).collect(),
            both_ways: game.units(0) != game.units(1),
            plan: Plan {
                game,
                horizon,
                noise,
                seed: 11,
            },
        }
    }

    fn play(&self, repetitions: &ops::Range<u64>, budget: u64) -> Vec<Met> {
        let met = |[first, second]: [usize; 2]| {
            let players = [&self.entrants[first].0[0], &self.entrants[second].0[1]];
            let pair = [first, second];
            let repetitions = repetitions.clone();
            let mut series = Series::new(&self.plan, pair, players, repetitions, Met::default());
            while series.advance(&self.plan, budget) == Status::Running {}
            *series.met()
        };
        pairs(self.entrants.len(), self.both_ways)
            .map(met)
            .collect()
    }

    fn table(&self, met: &[Met], with_itself: bool) -> Vec<Standing> {
        self.round_robin(met, with_itself).standings()
    }

    fn round_robin<'a>(&self, met: &'a [Met], with_itself: bool) -> RoundRobin<'a> {
        let range = |player: usize| {
            let units = self
                .plan
                .game
                .units(player)
                .iter()
                .map(|&units| units as f64);
            Range {
                low: units.clone().fold(f64::INFINITY, f64::min),
                high: units.fold(f64::NEG_INFINITY, f64::max),
            }
        };
        RoundRobin {
            entrants: self.entrants.len(),
            both_ways: self.both_ways,
            met,
            with_itself,
            ranges: [range(0), range(1)],
        }
    }
}

fn noisy(execution: Fraction) -> Noise {
    Noise {
        execution,
        ..Noise::NONE
    }
}

#[test]
fn work_may_be_cut_anywhere() {
    let horizon = Horizon::Continuation(Fraction::new(19, 20));
    let noise = noisy(Fraction::new(1, 20));
    let texts = ["TFT", "Gradual", "Random", "Feld"];
    let tournament = Tournament::of(dilemma(), &texts, horizon, noise);
    let whole = tournament.play(&(0..6), 1_000_000);
    assert_eq!(whole, tournament.play(&(0..6), 7));
    let mut parts = tournament.play(&(0..2), 100);
    for (met, others) in parts.iter_mut().zip(tournament.play(&(2..6), 100)) {
        met.merge(&others);
    }
    for (one, other) in whole.iter().zip(&parts) {
        assert_eq!(one.matches, other.matches);
        for (one, other) in one.means().iter().zip(other.means()) {
            // Added up in another order.
            assert!((one - other).abs() < 1e-12);
        }
    }
    // What was played before is gone on from, bit for bit.
    let pair = [1, 2];
    let players = [&tournament.entrants[1].0[0], &tournament.entrants[2].0[1]];
    let play = |repetitions: ops::Range<u64>, met: Met| {
        let mut series = Series::new(&tournament.plan, pair, players, repetitions, met);
        while series.advance(&tournament.plan, 100) == Status::Running {}
        *series.met()
    };
    let begun = play(0..4, Met::default());
    let at = pairs(4, false).position(|other| other == pair).unwrap();
    assert_eq!(play(0..6, begun), whole[at]);
    // Another entrant changes nothing between the others.
    let fewer = Tournament::of(dilemma(), &texts[..3], horizon, noise);
    let matches = fewer.play(&(0..6), 1_000_000);
    let among_them = pairs(4, false)
        .zip(whole)
        .filter(|([_, second], _)| *second < 3);
    assert_eq!(matches, among_them.map(|(_, met)| met).collect::<Vec<_>>());
}

#[test]
fn tables_are_sorted_and_what_is_certain_is_said_to_be() {
    let texts = ["ALLC", "ALLD", "TFT"];
    let tournament = Tournament::of(dilemma(), &texts, Horizon::Rounds(10), Noise::NONE);
    let met = tournament.play(&(0..3), 1000);
    // ALLC 3, 0, 3; ALLD 5, 1, (5 + 9)/10; TFT 3, 9/10, 3.
    let wanted = [
        (true, [(1, 7.4 / 3.0), (2, 6.9 / 3.0), (0, 2.0)]),
        (false, [(1, 3.2), (2, 1.95), (0, 1.5)]),
    ];
    for (with_itself, wanted) in wanted {
        let table = tournament.table(&met, with_itself);
        for (standing, (entrant, mean)) in table.iter().zip(wanted) {
            assert_eq!(standing.entrant, entrant);
            assert!((standing.payoff.mean - mean).abs() < 1e-12, "{standing:?}");
            assert_eq!(
                standing.payoff.interval,
                Some((standing.payoff.mean, standing.payoff.mean))
            );
        }
        let ahead = table[0].ahead.unwrap();
        assert!((ahead.mean - (wanted[0].1 - wanted[1].1)).abs() < 1e-12);
        assert_eq!(table[2].ahead, None);
        // ALLD never does; TFT does once in ten rounds against it.
        assert_eq!([table[0].cooperation, table[2].cooperation], [0.0, 1.0]);
    }
}

#[test]
fn a_game_that_is_not_symmetric_is_played_both_ways() {
    // The first player gets more whatever happens, so places in the list would decide.
    let game = named("9:3,6:5;11:0,7:1", &["cooperate", "defect"]);
    let texts = ["TFT", "TFT", "ALLD"];
    let tournament = Tournament::of(game, &texts, Horizon::Rounds(10), Noise::NONE);
    let met = tournament.play(&(0..1), 1000);
    assert_eq!(met.len(), 9);
    let table = tournament.table(&met, true);
    let of = |entrant: usize| {
        let standing = table.iter().find(|standing| standing.entrant == entrant);
        standing.unwrap().payoff.mean
    };
    assert!((of(0) - of(1)).abs() < 1e-12, "{table:?}");
    // TFT: 9 and 3 twice; against ALLD 6 once and 7 nine times as the first, 0 and 1 as the second.
    let wanted = (2.0 * (9.0 + 3.0) / 2.0 + (6.9 + 0.9) / 2.0) / 3.0;
    assert!((of(0) - wanted).abs() < 1e-12, "{table:?}");
}

#[test]
fn the_exact_matrix_is_inside_of_what_is_played() {
    let texts = ["GTFT", "Joss", "WSLS", "Grofman", "Extortion(3)"];
    let horizons = [
        Horizon::Rounds(60),
        Horizon::Continuation(Fraction::new(39, 40)),
    ];
    for horizon in horizons {
        let tournament = Tournament::of(dilemma(), &texts, horizon, Noise::NONE);
        let met = tournament.play(&(0..300), 100_000);
        let worth = Worth::Of(horizon);
        let game = &tournament.plan.game;
        let exact = matrix(game, &tournament.entrants, Noise::NONE, worth);
        let range = tournament.round_robin(&met, true).ranges[0];
        for ((met, exact), pair) in met.iter().zip(exact).zip(pairs(texts.len(), false)) {
            let exact = exact.unwrap();
            for player in 0..2 {
                let weights = [0, 1].map(|side| f64::from(u8::from(side == player)));
                let (mean, exact) = (met.means()[player], exact[player].value());
                // Five standard errors.
                let tolerance = 5.0 * met.variance(weights, range).sqrt() + 1e-9;
                assert!((mean - exact).abs() < tolerance, "{pair:?} {mean} {exact}");
            }
        }
    }
}

/// How often the truth is in an interval of 95 %: at least so often, less four standard errors of that count.
#[test]
fn intervals_of_payoffs_and_differences_hold_the_truth() {
    let texts = ["GTFT", "Joss", "Random", "WSLS"];
    let horizon = Horizon::Continuation(Fraction::new(9, 10));
    let tournament = Tournament::of(dilemma(), &texts, horizon, noisy(Fraction::new(1, 20)));
    let (game, noise) = (&tournament.plan.game, tournament.plan.noise);
    let exact = matrix(game, &tournament.entrants, noise, Worth::Of(horizon));
    let mut truth = [0.0; 4];
    for (pair, amounts) in pairs(4, false).zip(exact) {
        let share = if pair[0] == pair[1] { 0.125 } else { 0.25 };
        for (entrant, amount) in pair.into_iter().zip(amounts.unwrap()) {
            truth[entrant] += share * amount.value();
        }
    }
    let (mut held, mut compared, runs) = (0, 0, 200);
    for run in 0..runs {
        let met = tournament.play(&(20 * run..20 * (run + 1)), 100_000);
        let holds = |estimate: statistics::Estimate, truth: f64| {
            let (low, high) = estimate.interval.unwrap();
            u32::from(low <= truth && truth <= high)
        };
        let table = tournament.table(&met, true);
        for standing in &table {
            held += holds(standing.payoff, truth[standing.entrant]);
        }
        let difference = tournament.round_robin(&met, true).difference(0, 1);
        compared += holds(difference.unwrap(), truth[0] - truth[1]);
    }
    let least = |trials: f64| 0.95 * trials - 4.0 * (0.95 * 0.05 * trials).sqrt();
    assert!(f64::from(held) > least(4.0 * runs as f64), "{held}");
    assert!(f64::from(compared) > least(runs as f64), "{compared}");
}

#[test]
fn defectors_live_on_cooperators_and_die_with_them() {
    let texts = ["ALLC", "ALLD", "TFT"];
    let tournament = Tournament::of(dilemma(), &texts, Horizon::Rounds(10), Noise::NONE);
    let game = &tournament.plan.game;
    let exact = matrix(game, &tournament.entrants, Noise::NONE, Worth::LongRun);
    let mut payoffs = vec![vec![0.0; 3]; 3];
    for ([first, second], amounts) in pairs(3, false).zip(exact) {
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
    let texts = ["Gradual", "TFT"];
    let tournament = Tournament::of(dilemma(), &texts, Horizon::Rounds(10), Noise::NONE);
    let game = &tournament.plan.game;
    let exact = matrix(game, &tournament.entrants, Noise::NONE, Worth::LongRun);
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
        let tournament = Tournament::of(dilemma(), texts, Horizon::Rounds(200), Noise::NONE);
        let start = std::time::Instant::now();
        tournament.play(&(0..100), 1_000_000);
        let rounds = 820.0 * 200.0 * 100.0;
        println!(
            "{name}: {:.1} million rounds per second",
            rounds / start.elapsed().as_secs_f64() / 1e6
        );
    }
    let tournament = Tournament::of(dilemma(), &mixed, Horizon::Rounds(200), Noise::NONE);
    let start = std::time::Instant::now();
    let game = &tournament.plan.game;
    matrix(game, &tournament.entrants, Noise::NONE, Worth::LongRun);
    println!(
        "exact matrix: {:.1} ms",
        start.elapsed().as_secs_f64() * 1e3
    );
}
