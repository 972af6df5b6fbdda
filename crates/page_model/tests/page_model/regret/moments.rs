//! Iterations as time: places of the slider, and the curve behind it, whose points are worked out by hand.

use crate::regret::situation::{lab, shown};
use experiments::regret::Past;
use page_model::regret::moments::{area, is_power_of_ten, look_at, place_of};

const MOMENTS: [u64; 4] = [1, 2, 5, 10];

fn past(gaps: &[f64]) -> Vec<Past> {
    let past = |&best_response_gap: &f64| Past {
        iteration: 1,
        best_response_gap,
        average: Vec::new(),
        current: Vec::new(),
        regrets: Vec::new(),
    };
    gaps.iter().map(past).collect()
}

#[test]
fn of_those_not_kept_the_one_before_is_shown() {
    let places = [1, 2, 4, 5, 7, 10, 99].map(|iteration| place_of(&MOMENTS, iteration));
    assert_eq!(places, [0, 1, 1, 2, 2, 3, 3]);
}

#[test]
fn the_end_is_looked_at_whatever_its_number() {
    let lab = lab("regret?iterations=10");
    assert_eq!(look_at(&lab, &MOMENTS, 1), Some(2));
    assert_eq!(look_at(&lab, &MOMENTS, 3), None);
    // The slider may still have places of a longer run.
    assert_eq!(look_at(&lab, &MOMENTS, 9), None);
}

#[test]
fn every_place_looks_at_its_own_moment() {
    let (lab, shown) = shown("regret?iterations=300");
    let moments = lab.moments();
    assert_eq!(
        shown.learned.main.as_ref().unwrap().past.len(),
        moments.len()
    );
    for place in 0..moments.len() {
        let iteration = look_at(&lab, &moments, place as u64).unwrap_or(lab.iterations);
        assert_eq!(place_of(&moments, iteration), place);
    }
}

#[test]
fn the_axis_has_powers_of_ten() {
    for number in [1, 10, 1_000, 10_000_000_000_000_000_000] {
        assert!(is_power_of_ten(number), "{number}");
    }
    for number in [0, 2, 11, 20, 999, u64::MAX - 1] {
        assert!(!is_power_of_ten(number), "{number}");
    }
}

#[test]
fn before_anything_is_kept_there_is_no_curve() {
    assert_eq!(area(&[], 3.0), None);
}

/// From 1 to 1/100 are two powers of ten: the first point is at the top, at 8 of 100, the last at the bottom, at 92.
#[test]
fn the_curve_goes_over_the_whole_height() {
    let area = area(&past(&[1.0, 0.1, 0.01]), 4.0).unwrap();
    assert_eq!(area.line, "0.0,8.0 250.0,50.0 500.0,92.0");
    assert_eq!(area.polygon, format!("0,100 {} 500.0,100", area.line));
}

#[test]
fn less_than_a_power_of_ten_does_not_fill_the_height() {
    let half = 0.1_f64.sqrt();
    let area = area(&past(&[1.0, half]), 1.0).unwrap();
    assert_eq!(area.line, "0.0,8.0 1000.0,50.0");
}

#[test]
fn what_is_solved_is_drawn_as_a_billionth() {
    let area = area(&past(&[1.0, 1e-9, 0.0]), 2.0).unwrap();
    assert_eq!(area.line, "0.0,8.0 500.0,92.0 1000.0,92.0");
}
