//! Curves: which lines there are, on one axis, and what time is known.

use crate::regret::situation::{lab, learned, shown};
use page_model::regret::curves::{Against, Curves, MIN_AMOUNT, pace};

const NAMES: [&str; 7] = [
    "cfr",
    "plus",
    "linear",
    "discounted",
    "chance",
    "external",
    "outcome",
];

fn of(link: &str, against: Against, pace: &[Option<f64>]) -> Curves {
    let names = NAMES.map(|name| (name, name));
    Curves::of(&learned(&lab(link)), &names, "bound", against, pace)
}

fn names(curves: &Curves) -> Vec<&str> {
    curves.lines.iter().map(|line| &*line.name).collect()
}

#[test]
fn every_variant_is_a_line_and_so_is_the_bound() {
    let curves = of(
        "regret?iterations=10&compare=linear",
        Against::Iterations,
        &[],
    );
    assert_eq!(names(&curves), ["cfr", "linear", "bound"]);
    assert_eq!(curves.axis, [1.0, 2.0, 5.0, 10.0]);
    let whole = curves
        .lines
        .iter()
        .all(|line| line.points.iter().all(Option::is_some));
    assert!(whole);
}

/// The regret theorem: the average is never worse than the bound.
#[test]
fn the_bound_is_above_the_line_it_bounds() {
    let curves = of("regret?iterations=500", Against::Iterations, &[]);
    let [line, bound] = &curves.lines[..] else {
        panic!("{:?}", names(&curves))
    };
    for (amount, bound) in line.points.iter().zip(&bound.points) {
        assert!(amount.unwrap().0 <= bound.unwrap().0 + 1e-12);
    }
}

#[test]
fn without_repetitions_a_band_has_no_width() {
    let curves = of("regret?iterations=10", Against::Iterations, &[]);
    for (value, band) in curves
        .lines
        .iter()
        .flat_map(|line| line.points.iter().flatten())
    {
        assert_eq!(*band, (*value, *value));
    }
}

#[test]
fn repetitions_have_bands_around_their_means() {
    let link = "regret?variant=external-sampling&iterations=50&seeds=4";
    let curves = of(link, Against::Iterations, &[]);
    let last = curves.lines[0].points.last().unwrap().unwrap();
    let (mean, (low, high)) = last;
    assert!(low < mean && mean < high, "{last:?}");
}

#[test]
fn against_histories_each_line_has_places_of_its_own() {
    let link = "regret?iterations=10&compare=outcome-sampling";
    let curves = of(link, Against::Nodes, &[]);
    assert!(curves.axis.windows(2).all(|pair| pair[0] < pair[1]));
    for line in &curves.lines {
        assert_eq!(line.points.len(), curves.axis.len());
    }
    let known = |line: usize| curves.lines[line].points.iter().flatten().count();
    assert_eq!((known(0), known(1)), (4, 4));
    assert!(curves.lines[0].points.iter().any(Option::is_none));
}

#[test]
fn amounts_that_rounding_makes_are_drawn_at_the_floor() {
    // Even mixtures are an equilibrium: there is nothing to gain from the beginning.
    let curves = of(
        "regret?game=rock-paper-scissors&iterations=5",
        Against::Iterations,
        &[],
    );
    let amounts = curves.lines[0].points.iter().flatten();
    assert!(
        amounts.clone().count() == 3 && amounts.clone().all(|(amount, _)| *amount < MIN_AMOUNT)
    );
    assert_eq!(curves.extent.0, MIN_AMOUNT);
}

#[test]
fn the_extent_has_all_values_and_the_upper_ends_of_bands() {
    let link = "regret?variant=external-sampling&iterations=50&seeds=4&compare=cfr";
    let curves = of(link, Against::Iterations, &[]);
    let (low, high) = curves.extent;
    for (value, (_, end)) in curves
        .lines
        .iter()
        .flat_map(|line| line.points.iter().flatten())
    {
        assert!(low <= value.max(MIN_AMOUNT) && value.max(*end) <= high);
    }
}

#[test]
fn where_no_time_is_known_there_are_no_lines_against_it() {
    let link = "regret?iterations=10&compare=linear";
    assert!(of(link, Against::Time, &[]).lines.is_empty());
    let one = of(link, Against::Time, &[None, Some(2.0)]);
    assert_eq!(names(&one), ["linear"]);
}

/// Each of the 10 iterations of Kuhn poker visits 55 histories for either player: 1 100 in 2.2 ms are 2 µs each.
#[test]
fn a_variant_has_a_steady_pace() {
    let (lab, shown) = shown("regret?iterations=10&compare=linear");
    assert_eq!(
        shown.learned.curves[0].points.last().unwrap().visited,
        1_100.0
    );
    assert_eq!(pace(&lab, &shown.learned, &[2.2, 0.0]), [Some(2.0), None]);
    let curves = of("regret?iterations=10", Against::Time, &[Some(2.0)]);
    assert_eq!(curves.axis.last(), Some(&2_200.0));
}

#[test]
fn the_pace_of_repetitions_is_that_of_all_together() {
    let (lab, shown) = shown("regret?variant=external-sampling&iterations=10&seeds=2");
    let visited = shown.learned.curves[0].points.last().unwrap().visited;
    let known = pace(&lab, &shown.learned, &[1.0, 3.0])[0].unwrap();
    assert!((known - 1_000.0 * 4.0 / (2.0 * visited)).abs() < 1e-9);
    // One of them was computed in an earlier visit.
    assert_eq!(pace(&lab, &shown.learned, &[1.0, 0.0]), [None]);
}

#[test]
fn a_run_that_goes_on_has_no_pace_yet() {
    let learned = learned(&lab("regret?iterations=10"));
    assert_eq!(pace(&lab("regret?iterations=20"), &learned, &[2.2]), [None]);
}

#[test]
fn the_run_without_what_is_fixed_is_no_part_of_the_pace() {
    let (lab, shown) = shown("regret?iterations=10&lock=K:1");
    // The second chunk is that run.
    let paces = [[2.2, 0.0], [2.2, 5.0]].map(|busy| pace(&lab, &shown.learned, &busy));
    assert!(paces[0][0].is_some());
    assert_eq!(paces[0], paces[1]);
}
