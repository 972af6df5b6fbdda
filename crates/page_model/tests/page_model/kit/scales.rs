//! Scales of charts: pixels, round numbers, and how numbers are written on an axis.

use page_model::kit::chart::axis::room_for_numbers;
use page_model::kit::chart::{
    Scale, around_half, data_text, extent, from_zero, place_text, powers_of_ten, tick_text,
    value_text, with_air,
};
use proptest::prelude::*;
use texts::ENGLISH;

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

#[test]
fn a_linear_scale_has_equal_distances_for_equal_differences() {
    let scale = Scale::new((10.0, 20.0), (100.0, 300.0));
    assert!(close(scale.pixel(10.0), 100.0));
    assert!(close(scale.pixel(12.5), 150.0));
    assert!(close(scale.pixel(20.0), 300.0));
}

#[test]
fn a_logarithmic_scale_has_equal_distances_for_equal_factors() {
    let scale = Scale::logarithmic((1.0, 1_000.0), (0.0, 300.0));
    for (number, pixel) in [(1.0, 0.0), (10.0, 100.0), (100.0, 200.0), (1_000.0, 300.0)] {
        assert!(close(scale.pixel(number), pixel), "{number}");
    }
}

#[test]
fn what_is_below_a_logarithmic_scale_is_at_its_end() {
    let scale = Scale::logarithmic((0.01, 1.0), (200.0, 0.0));
    for below in [0.01, 0.000_1, 0.0] {
        assert!(close(scale.pixel(below), 200.0), "{below}");
    }
}

#[test]
fn a_scale_of_one_number_is_spread() {
    let scale = Scale::new((5.0, 5.0), (0.0, 10.0));
    assert!(close(scale.pixel(5.0), 0.0));
    assert!(close(scale.pixel(6.0), 10.0));
}

#[test]
fn ticks_are_round_numbers() {
    let ticks = |from, count| Scale::new(from, (0.0, 1.0)).ticks(count);
    assert_eq!(ticks((0.0, 10.0), 5), [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
    assert_eq!(ticks((0.0, 1.0), 4), [0.0, 0.5, 1.0]);
    assert_eq!(ticks((3.0, 97.0), 5), [20.0, 40.0, 60.0, 80.0]);
}

#[test]
fn ticks_of_a_logarithmic_scale_are_powers_of_ten_each_or_every_second() {
    let ticks = |to, count| {
        let ticks = Scale::logarithmic((1.0, to), (0.0, 1.0)).ticks(count);
        ticks.iter().map(|tick| tick.log10()).collect::<Vec<_>>()
    };
    assert_eq!(ticks(1e4, 3), [0.0, 1.0, 2.0, 3.0, 4.0]);
    assert_eq!(ticks(1e4, 2), [0.0, 2.0, 4.0]);
}

proptest! {
    /// Whatever the ends are: at least two ticks, inside, in order, equally far from each other, and not many more than asked for.
    #[test]
    fn ticks_are_inside_and_evenly_spaced(low in -1e3..1e3, width in 1e-3..1e4, count in 3_usize..10) {
        let high = low + width;
        let ticks = Scale::new((low, high), (0.0, 1.0)).ticks(count);
        prop_assert!((2..=count + 2).contains(&ticks.len()), "{ticks:?}");
        let slack = 1e-6 * width;
        prop_assert!(ticks.iter().all(|&tick| tick >= low - slack && tick <= high + slack), "{ticks:?}");
        let steps: Vec<f64> = ticks.windows(2).map(|pair| pair[1] - pair[0]).collect();
        prop_assert!(steps.iter().all(|step| *step > 0.0 && (step - steps[0]).abs() < slack), "{ticks:?}");
    }

    /// However close they are, no two numbers of an axis read the same.
    #[test]
    fn ticks_are_told_apart(low in 0.0..1.0_f64, exponent in -6.0..4.0_f64, count in 3_usize..10) {
        let ticks = Scale::new((low, low + 10_f64.powf(exponent)), (0.0, 1.0)).ticks(count);
        let texts: Vec<String> = ticks.iter().map(|&tick| tick_text(tick, ENGLISH.number)).collect();
        let apart: std::collections::BTreeSet<&String> = texts.iter().collect();
        prop_assert_eq!(apart.len(), texts.len(), "{:?}", texts);
    }
}

#[test]
fn an_axis_writes_no_digit_too_many() {
    let text = |number| tick_text(number, ENGLISH.number);
    assert_eq!(text(0.0), "0");
    assert_eq!(text(0.25), "0.25");
    assert_eq!(text(-1.5), "-1.5");
    assert_eq!(text(999.0), "999");
    assert_eq!(text(20_000.0), (ENGLISH.number)(20_000));
}

#[test]
fn an_axis_writes_small_numbers_with_powers_of_ten() {
    let text = |number| tick_text(number, ENGLISH.number);
    assert_eq!(text(0.001), "0.001");
    assert_eq!(text(0.000_1), texts::power_of_ten(-4));
    assert_eq!(text(0.000_02), format!("2·{}", texts::power_of_ten(-5)));
}

#[test]
fn places_are_read_whole_where_they_are_whole() {
    assert_eq!(
        place_text(12_345.0, ENGLISH.number),
        (ENGLISH.number)(12_345)
    );
    assert_eq!(place_text(0.25, ENGLISH.number), "0.25");
    assert_eq!(place_text(-0.5, ENGLISH.number), "-0.5");
}

#[test]
fn small_values_keep_their_digits() {
    assert_eq!(value_text(0.5), "0.500");
    assert_eq!(value_text(0.0), "0.000");
    assert_eq!(value_text(0.001_234_5), "1.234e-3");
    assert_eq!(data_text(0.001_234_567), "1.23457e-3");
    assert_eq!(data_text(-2.0), "-2.00000");
}

#[test]
fn longer_numbers_get_more_room() {
    let room = |highest| {
        let y = Scale::new((0.0, highest), (100.0, 0.0));
        room_for_numbers(&y, ENGLISH.number)
    };
    assert!(room(1e9) > room(1e6));
    assert!(close(room(1.0), room(8.0)), "short ones need what there is");
}

#[test]
fn extents_pass_over_what_is_not_known() {
    assert_eq!(
        extent([2.0, f64::NAN, -1.0, f64::INFINITY]),
        Some((-1.0, 2.0))
    );
    assert_eq!(extent([f64::NAN]), None);
    assert_eq!(extent([]), None);
}

#[test]
fn ranges_show_all_values() {
    assert_eq!(from_zero([3.0, 5.0], 1.0), (0.0, 5.0));
    assert_eq!(from_zero([0.2], 1.0), (0.0, 1.0));
    assert_eq!(from_zero([], 2.0), (0.0, 2.0));
    assert_eq!(with_air((0.0, 10.0), 0.1, 0.5), (-1.0, 11.0));
    assert_eq!(with_air((2.0, 2.0), 0.1, 0.5), (1.5, 2.5));
    assert_eq!(around_half(0.25), (0.25, 0.75));
}

#[test]
fn a_logarithmic_range_is_at_least_one_power_of_ten() {
    let (low, high) = powers_of_ten((0.02, 3.0));
    assert!(close(low, 0.01) && close(high, 10.0));
    let (low, high) = powers_of_ten((100.0, 100.0));
    assert!(close(low, 100.0) && close(high, 1_000.0));
}
