//! Convergence as the page shows it: what is recommended at a moment, the common axis, exact scores.

use crate::jobs::experiment;
use engines::solver::Bounds;
use experiments::convergence::{ConvergenceExperiment, Findings};
use experiments::solve::MoveTruth;
use experiments::{Experiment, Snapshots};
use games::connect_four::Column;
use page_model::convergence::{axis, point_looked_at, right, score, share};
use texts::ENGLISH;
use worker::inline;

/// First has three in the bottom row and wins with column 4.
const WON: &str = "convergence?moves=112233&width=6&height=5&agents=uct(200),knowledge(50)&seeds=5";

fn run(link: &str) -> (ConvergenceExperiment, Findings) {
    let Experiment::Convergence(lab) = experiment(link) else {
        panic!("{link}");
    };
    let curves = lab.merge(&inline::run(&Experiment::Convergence(lab.clone())));
    (lab, curves.unwrap())
}

#[test]
fn at_the_end_every_search_recommends_the_win() {
    let (lab, curves) = run(WON);
    let point = point_looked_at(&lab, &curves, 0).unwrap();
    assert_eq!((point.simulations, point.seeds), (200, 5));
    assert_eq!(
        right(point, &curves, &ENGLISH),
        "After 200 simulations, 5 of 5 searches recommend a best move."
    );
    let shares: Vec<f64> = curves
        .truth
        .moves
        .iter()
        .map(|of| share(point, of))
        .collect();
    assert_eq!(shares, [0.0, 0.0, 0.0, 1.0, 0.0, 0.0]);
}

#[test]
fn a_search_that_is_over_stays_at_its_last_point() {
    let (lab, curves) = run(WON);
    let short = point_looked_at(&lab, &curves, 1).unwrap();
    assert_eq!(short.simulations, 50, "while the other goes on to 200");
    assert_eq!(point_looked_at(&lab, &curves, 2), None, "there are two");
}

#[test]
fn an_earlier_moment_has_its_own_point() {
    let (lab, curves) = run(&format!("{WON}&look=10"));
    let point = point_looked_at(&lab, &curves, 0).unwrap();
    assert!(point.simulations <= 10, "{}", point.simulations);
    let all: f64 = curves.truth.moves.iter().map(|of| share(point, of)).sum();
    assert!((all - 1.0).abs() < 1e-12, "each search recommends one move");
}

#[test]
fn without_the_truth_nobody_is_right() {
    let (lab, mut curves) = run(WON);
    for known in &mut curves.truth.moves {
        known.bounds = Bounds::OPEN;
    }
    let point = point_looked_at(&lab, &curves, 0).unwrap();
    let said = right(point, &curves, &ENGLISH);
    assert!(said.ends_with("Which move is best is not known."), "{said}");
}

#[test]
fn the_axis_has_every_number_once_and_in_order() {
    let (_, curves) = run(WON);
    let axis = axis(&curves);
    assert!(axis.windows(2).all(|pair| pair[0] < pair[1]), "{axis:?}");
    let points = curves.curves.iter().flat_map(|curve| &curve.points);
    for point in points {
        assert!(axis.contains(&point.simulations));
    }
    assert_eq!((axis.first(), axis.last()), (Some(&1), Some(&200)));
}

#[test]
fn a_score_is_a_number_or_between_two_or_not_known() {
    let said = |lower: i32, upper: i32| {
        let known = MoveTruth {
            column: Column::new(0).unwrap(),
            bounds: Bounds { lower, upper },
            nodes: 1,
            is_finished: false,
        };
        score(&known, &ENGLISH)
    };
    assert_eq!(said(-2, -2), "−2");
    assert_eq!(said(-1, 3), "−1 to 3");
    let open = Bounds::OPEN;
    assert_eq!(said(open.lower, open.upper), "not known yet");
}
