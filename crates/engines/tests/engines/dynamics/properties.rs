//! Properties of all dynamics, in all games of the library.

use super::support::{advance, games_of_two};
use engines::dynamics::{Dynamic, Orbit, Payoffs, Point, direction};

const DYNAMICS: [Dynamic; 6] = [
    Dynamic::Replicator,
    Dynamic::BestResponse,
    Dynamic::FictitiousPlay,
    Dynamic::RegretMatching,
    Dynamic::Logit { temperature: 0.01 },
    Dynamic::Logit { temperature: 1.0 },
];

/// A start with different shares and no ties by chance, the same for players of as many actions.
fn start(payoffs: &Payoffs) -> Point {
    [0, 1].map(|player| {
        let size = payoffs.size(player);
        let weights = (1..=size).map(|action| (action * action + 1) as f64);
        let sum: f64 = weights.clone().sum();
        weights.map(|weight| weight / sum).collect()
    })
}

/// All games in the form of two populations, the symmetric ones in that of one as well.
fn all_payoffs() -> Vec<(&'static str, Payoffs)> {
    let forms = |(name, game): (&'static str, _)| {
        let two = Some(Payoffs::of_two(&game));
        [two, Payoffs::of_one(&game)]
            .into_iter()
            .flatten()
            .map(move |form| (name, form))
    };
    games_of_two().into_iter().flat_map(forms).collect()
}

fn orbit(payoffs: &Payoffs, dynamic: Dynamic) -> Orbit {
    let step = dynamic.step(payoffs);
    Orbit::new(payoffs.clone(), dynamic, start(payoffs), step)
}

fn assert_strategies(point: &Point, name: &str, dynamic: Dynamic) {
    for strategy in point {
        let sum: f64 = strategy.iter().sum();
        assert!((sum - 1.0).abs() < 1e-9, "{name} {dynamic:?} {sum}");
        let are_probabilities = strategy
            .iter()
            .all(|share| (0.0..=1.0 + 1e-9).contains(share));
        assert!(are_probabilities, "{name} {dynamic:?} {strategy:?}");
    }
}

#[test]
fn points_and_averages_stay_strategies() {
    for (name, payoffs) in all_payoffs() {
        for dynamic in DYNAMICS {
            let mut orbit = orbit(&payoffs, dynamic);
            for _ in 0..300 {
                orbit.step();
                assert_strategies(orbit.point(), name, dynamic);
                let [first, second] = orbit.point();
                assert!(!payoffs.is_one_population() || first == second);
            }
            assert_strategies(&orbit.average(), name, dynamic);
        }
    }
}

#[test]
fn orbits_set_out_in_their_direction() {
    for (name, payoffs) in all_payoffs() {
        for dynamic in DYNAMICS
            .into_iter()
            .filter(|dynamic| !dynamic.is_in_rounds())
        {
            let (start, short) = (start(&payoffs), dynamic.step(&payoffs) / 1e5);
            let way = direction(&payoffs, dynamic, &start);
            let fastest = way
                .iter()
                .flatten()
                .fold(0.0_f64, |most, speed| most.max(speed.abs()));
            let mut orbit = Orbit::new(payoffs.clone(), dynamic, start.clone(), short);
            orbit.step();
            for player in 0..2 {
                assert!(way[player].iter().sum::<f64>().abs() < 1e-9 * fastest.max(1.0));
                for (action, speed) in way[player].iter().enumerate() {
                    let moved = (orbit.point()[player][action] - start[player][action]) / short;
                    let error = (moved - speed).abs();
                    assert!(
                        error < 1e-3 * fastest.max(1.0),
                        "{name} {dynamic:?} {moved} {speed}"
                    );
                }
            }
        }
    }
}

#[test]
fn rounds_set_out_in_their_direction() {
    for (name, payoffs) in all_payoffs() {
        for (dynamic, part) in [
            (Dynamic::FictitiousPlay, 0.5),
            (Dynamic::RegretMatching, 1.0),
        ] {
            let way = direction(&payoffs, dynamic, &start(&payoffs));
            let mut orbit = orbit(&payoffs, dynamic);
            let before = orbit.point().clone();
            orbit.step();
            for player in 0..2 {
                for (action, speed) in way[player].iter().enumerate() {
                    let moved = orbit.point()[player][action] - before[player][action];
                    assert!((moved - part * speed).abs() < 1e-12, "{name} {dynamic:?}");
                }
            }
        }
    }
}

#[test]
fn the_average_is_that_of_the_points() {
    for (_, payoffs) in all_payoffs().into_iter().take(6) {
        for dynamic in DYNAMICS {
            let mut orbit = orbit(&payoffs, dynamic);
            assert_eq!(&orbit.average(), orbit.point());
            let mut points = vec![orbit.point()[1][0]];
            for _ in 0..200 {
                orbit.step();
                points.push(orbit.point()[1][0]);
            }
            let ends = (points[0] + points[200]) / 2.0;
            let all: f64 = points.iter().sum();
            let mean = if dynamic.is_in_rounds() {
                all / 201.0
            } else {
                (all - ends) / 200.0
            };
            assert!((orbit.average()[1][0] - mean).abs() < 1e-12);
        }
    }
}

#[test]
fn every_run_has_the_same_bytes() {
    let bits = |payoffs: &Payoffs, dynamic| -> Vec<u64> {
        let mut orbit = orbit(payoffs, dynamic);
        advance(&mut orbit, 1_000);
        let both = [orbit.point().clone(), orbit.average()];
        let numbers = both.iter().flatten().flatten();
        numbers.map(|number| number.to_bits()).collect()
    };
    for (_, payoffs) in all_payoffs() {
        for dynamic in DYNAMICS {
            assert_eq!(bits(&payoffs, dynamic), bits(&payoffs, dynamic));
        }
    }
}
