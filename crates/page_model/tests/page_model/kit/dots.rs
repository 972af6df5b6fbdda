//! Dots with whiskers on one scale: what has room on it, and where.

use page_model::kit::dots::{Marks, place};

#[test]
fn places_are_shares_of_the_scale_in_percent() {
    assert_eq!(place(5.0, (0.0, 10.0)), 50.0);
    assert_eq!(place(-0.5, (-1.0, 1.0)), 25.0);
}

#[test]
fn what_is_outside_is_at_an_end() {
    assert_eq!(place(-3.0, (0.0, 10.0)), 0.0);
    assert_eq!(place(30.0, (0.0, 10.0)), 100.0);
}

#[test]
fn a_scale_without_width_has_places_too() {
    assert_eq!(place(1.0, (1.0, 1.0)), 0.0);
    assert_eq!(place(2.0, (1.0, 1.0)), 100.0);
}

#[test]
fn the_scale_has_room_for_all_that_is_known() {
    let marks = Marks {
        value: Some(1.0),
        whisker: Some((0.5, f64::INFINITY)),
        truth: Some(2.0),
    };
    assert_eq!(marks.numbers().collect::<Vec<_>>(), [1.0, 2.0, 0.5]);
    assert_eq!(Marks::default().numbers().count(), 0);
}
