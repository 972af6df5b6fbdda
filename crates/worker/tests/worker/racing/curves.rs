//! Race curves below the page.

use engines::racing::Schedule;
use experiments::common::races::RaceName;
use experiments::diagnostic::Diagnostic;
use experiments::parameters::Several;
use experiments::race_curves::{RaceCurvesExperiment, tests_needed};
use experiments::{Experiment, LabExperiment, Snapshots};
use worker::threads;

#[test]
fn curves_of_all_races_agree_with_themselves() {
    let lab = RaceCurvesExperiment {
        races: Several::new(&RaceName::ALL),
        epsilon: 0.05,
        from: 0.4,
        to: 0.5,
        points: 3,
        repeats: 200,
        ..RaceCurvesExperiment::default()
    };
    let run = |threads| {
        let snapshots = threads::run(&Experiment::RaceCurves(lab.clone()), threads, |_| {});
        lab.merge(&snapshots).unwrap()
    };
    let curves = run(2);
    assert_eq!(curves, run(1));
    assert_eq!(curves.progress.done, curves.progress.total);
    assert_eq!(lab.means(), [0.4, 0.45, 0.5]);
    for curve in &curves.curves {
        for point in &curve.points {
            let exact = point.calculated.unwrap().exact;
            let games = point.tally.mean_games().unwrap();
            // The width rule of real races knows more, so they are shorter, not longer.
            // Where all of 200 went on to the end, one of thousands may not.
            let margin = 5.0 * games.standard_error.unwrap() + 1.0;
            assert!(
                games.value <= exact.games + margin,
                "{:?} {point:?}",
                curve.race
            );
            assert!(
                games.value >= 0.8 * exact.games,
                "{:?} {point:?}",
                curve.race
            );
        }
        // The farther from ½, the fewer errors.
        let errors = curve
            .points
            .iter()
            .map(|point| point.calculated.unwrap().exact.error(point.mean));
        let errors: Vec<f64> = errors.collect();
        assert!(errors.is_sorted(), "{:?} {errors:?}", curve.race);
    }
}

#[test]
fn a_single_race_is_a_point_of_the_curves() {
    let curves = RaceCurvesExperiment {
        races: Several::new(&[RaceName::IlebrStar1]),
        // The thesis prints 2.047143·10⁻⁵, which is rounded down; with that n_max would be 294.
        delta_star: 2.047_143_19e-5,
        from: 0.49,
        to: 0.497,
        points: 2,
        repeats: 0,
        ..RaceCurvesExperiment::default()
    };
    let snapshots = threads::run(&Experiment::RaceCurves(curves.clone()), 1, |_| {});
    let found = curves.merge(&snapshots).unwrap();
    let calculated = found.curves[0].points[1].calculated.unwrap();
    // Figure 2.4 and what it was made for: at 0.497 the bound is below 0.05.
    assert_eq!(found.curves[0].plan.n_max, 293);
    assert!(calculated.bound.unwrap().with_delta_1 < 0.05);
    let single = curves.race_at(RaceName::IlebrStar1, 0.497);
    let single = experiments::racing::RacingExperiment {
        repeats: 1,
        ..single
    };
    let snapshots = threads::run(&Experiment::Racing(single.clone()), 1, |_| {});
    let truth = single.merge(&snapshots).unwrap().truth.unwrap();
    assert_eq!(truth.exact, Some(calculated.exact));
    assert_eq!(truth.bound, calculated.bound);
}

#[test]
fn tests_against_the_variance_are_those_of_the_figures() {
    let lab = RaceCurvesExperiment::default();
    for (schedule, hoeffding, bernstein) in [
        (Schedule::EveryGame, 74_539.84, 86_328.25),
        (Schedule::Squares, 212.706, 230.751),
    ] {
        let needed = tests_needed(&lab, schedule);
        let last = needed.last().unwrap();
        assert_eq!(last.variance, 0.25);
        assert!((last.hoeffding / hoeffding - 1.0).abs() < 1e-5, "{last:?}");
        assert!((last.bernstein / bernstein - 1.0).abs() < 1e-5, "{last:?}");
        assert!(needed.is_sorted_by(|a, b| a.bernstein < b.bernstein));
        assert!(needed.iter().all(|at| at.hoeffding == last.hoeffding));
    }
}

#[test]
fn an_axis_that_goes_downwards_is_mended_and_said() {
    for link in [
        "race-curves?from=0.6&to=0.5",
        "race-curves?from=0.999&to=0.999",
        "race-curves?from=0.999&to=0.2",
        "race-curves?from=0.6&to=0.6",
    ] {
        let opened = Experiment::open(link).unwrap();
        let Experiment::RaceCurves(lab) = &opened.experiment else {
            panic!("{link}")
        };
        assert!(lab.from < lab.to, "{link}: {lab:?}");
        let is_about_the_end = |problem: &Diagnostic| problem.is_about("to");
        assert!(opened.problems.iter().all(is_about_the_end), "{link}");
        assert!(!opened.problems.is_empty(), "{link}");
        assert!(opened.experiment.chunk_count() > 0);
    }
    let lab = RaceCurvesExperiment::default();
    assert_eq!(lab.with("to", "0.3"), None);
    // Nor does one end push the other.
    assert_eq!(lab.with("from", "0.6"), None);
    assert!(
        lab.with("races", "none")
            .is_some_and(|lab| lab.chunk_count() == 0)
    );
}
