//! What is tied, what is certain, and what two equal values prove.

use crate::tuning::lab::{findings, first_run, lab};
use computing::tuning::Moment;
use statistics::Range;

/// The values of x = -1 and 1 are equal to the last bit; that of 2 and 3 is lower.
const TIED: &str = "tuning?problem=own&space=x: -1, 1, 2, 3; y: 0, 1&formula=0.07*cos(x)&noise=0&evaluations=60&repeats=1&finalists=2";

#[test]
fn equal_finalists_draw_and_the_recommendation_stays() {
    let (_, run) = first_run(TIED);
    let finals = run.finals;
    assert_eq!(finals.races.len(), 2);
    for race in &finals.races {
        assert_eq!(race.share, 0.5, "every comparison is a draw: {race:?}");
        assert!(!race.is_decided());
        assert_eq!(
            (race.leader, race.verdict.map(|(stays, _)| stays)),
            (0, Some(true))
        );
    }
    assert_eq!(finals.leader(), finals.finalists.first());
}

#[test]
fn without_noise_the_highest_own_mean_is_the_best_that_was_evaluated() {
    let link = "tuning?problem=own&space=x: 0..6; y: 0..6&formula=-(x-4)^2*(y-1)^2-3*(x-y)^2&noise=0&evaluations=40&repeats=1&finalists=0";
    for seed in 0..10 {
        let (lab, run) = first_run(&format!("{link}&recommend=own-mean&seed={seed}"));
        let dimensions = lab.problem().space().dimensions();
        let steps = run.history.steps(dimensions);
        let best = steps
            .flat_map(|step| step.values.iter().copied())
            .fold(f64::NEG_INFINITY, f64::max);
        assert_eq!(
            lab.problem().true_value(&run.recommended),
            Some(best),
            "seed {seed}"
        );
        let moment = Moment::after(&lab, lab.problem().space(), &run.history, u64::MAX);
        assert_eq!(moment.measured_best(), Some(&run.recommended[..]));
    }
}

#[test]
fn neighbours_are_unique_unless_duplicates_are_kept() {
    for (link, are_unique) in [
        ("tuning?repeats=1&evaluations=50", true),
        ("tuning?repeats=1&evaluations=50&duplicates=on", false),
    ] {
        let (lab, run) = first_run(link);
        let most = (1..50).map(|step| {
            let moment = Moment::after(&lab, lab.problem().space(), &run.history, step);
            moment
                .neighbours
                .iter()
                .map(|neighbour| neighbour.copies)
                .max()
                .unwrap()
        });
        assert_eq!(most.max() == Some(1), are_unique, "{link}");
    }
}

#[test]
fn ties_are_told_and_the_first_that_was_made_is_taken() {
    // After one evaluation all neighbours that differ in as many dimensions have the same bound.
    let (lab, run) = first_run("tuning?repeats=1&evaluations=50&tuples=1");
    let moment = Moment::after(&lab, lab.problem().space(), &run.history, 1);
    assert!(moment.tied() > 1, "{}", moment.tied());
    assert!(moment.neighbours[0].is_chosen);
    let all: Vec<usize> = (1..50)
        .map(|step| Moment::after(&lab, lab.problem().space(), &run.history, step).tied())
        .collect();
    assert!(all.contains(&1), "{all:?}");
}

#[test]
fn few_values_of_a_known_range_are_not_certain() {
    // One game a run of an agent that always wins: two results that are equal say little.
    let (lab, found) = findings("tuning?problem=win-rates&repeats=2&evaluations=288&finalists=0");
    let point = found.found[0].last().unwrap();
    let (low, high) = point.interval().unwrap();
    assert!(0.0 <= low && low < point.mean().unwrap() && high <= 1.0);
    assert!(high - low > 0.5, "two runs: {low} to {high}");
    assert_eq!(lab.problem().range(), Range::UNIT);
    let (_, exact) = findings("tuning?noise=0&c=0&repeats=20&finalists=0");
    let point = exact.found[0].last().unwrap();
    let (low, high) = point.interval().unwrap();
    assert_eq!(point.mean(), Some(10.0), "{point:?}");
    assert!((8.0..9.9).contains(&low) && high == 10.0, "{low} to {high}");
}

#[test]
fn old_links_to_the_table_of_win_rates_still_open() {
    assert_eq!(
        lab("tuning?problem=planet-wars"),
        lab("tuning?problem=win-rates")
    );
}
