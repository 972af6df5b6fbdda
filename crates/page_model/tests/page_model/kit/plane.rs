//! Where payoffs of two players stand.

use page_model::kit::plane::{ABOVE, BELOW, HEIGHT, LEFT, RIGHT, Scale, WIDTH};

#[test]
fn the_least_and_the_greatest_payoffs_are_at_the_edges() {
    let scale = Scale::of(&[(0.0, 5.0), (5.0, 0.0), (1.0, 1.0)]);
    assert_eq!(scale.at((0.0, 0.0)), (LEFT, HEIGHT - BELOW));
    assert_eq!(scale.at((5.0, 5.0)), (WIDTH - RIGHT, ABOVE));
}

#[test]
fn payoffs_that_are_all_the_same_stand_in_the_middle() {
    let scale = Scale::of(&[(2.0, 3.0), (2.0, 3.0)]);
    let middle = (
        f64::midpoint(LEFT, WIDTH - RIGHT),
        f64::midpoint(ABOVE, HEIGHT - BELOW),
    );
    assert_eq!(scale.at((2.0, 3.0)), middle);
}

#[test]
fn a_line_goes_through_all_its_payoffs() {
    let scale = Scale::of(&[(0.0, 0.0), (1.0, 1.0)]);
    let line = scale.line(&[(0.0, 0.0), (1.0, 1.0)]);
    assert_eq!(
        line,
        format!(
            "{LEFT:.1},{:.1} {:.1},{ABOVE:.1}",
            HEIGHT - BELOW,
            WIDTH - RIGHT
        )
    );
}
