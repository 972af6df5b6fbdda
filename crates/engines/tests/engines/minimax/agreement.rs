//! On random trees every combination of switches finds what plain minimax finds, bit for bit.

use crate::minimax::plain::{Limits, plain};
use crate::minimax::searching::{all_options, assert_finds};
use crate::minimax::sketches::{
    Sketch, config, estimates, root, sketch, sketch_far_from_zero, sketch_without_chance,
};
use games::Player;
use proptest::prelude::*;
use random::Random;

/// All combinations on one tree, for either player.
fn all_agree(sketch: &Sketch, limits: Limits) {
    let root = sketch.root();
    let evaluation = estimates(&root);
    for maximiser in Player::BOTH {
        let expected = plain(&root, maximiser, &evaluation, 0, limits).value;
        for options in all_options(limits) {
            assert_finds(&root, maximiser, &evaluation, options, expected);
        }
    }
}

fn limits() -> impl Strategy<Value = Limits> {
    let depth = prop_oneof![2 => Just(None), 3 => (1..=5_u32).prop_map(Some)];
    (depth, 0..=3_u32).prop_map(|(depth, quiescence)| Limits { depth, quiescence })
}

proptest! {
    #![proptest_config(config(3_000))]

    #[test]
    fn on_trees_with_chance(sketch in sketch(), limits in limits()) {
        all_agree(&sketch, limits);
    }

    #[test]
    fn on_trees_without_chance(sketch in sketch_without_chance(), limits in limits()) {
        all_agree(&sketch, limits);
    }

    #[test]
    fn on_trees_with_numbers_far_from_zero(sketch in sketch_far_from_zero(), limits in limits()) {
        all_agree(&sketch, limits);
    }
}

/// Means of equal numbers are often a little more or less than the number. Where nothing else is in the tree the
/// range of the values is a point, so that only what allows for rounding keeps a search from a wrong cut.
#[test]
fn means_of_equal_numbers_are_not_cut_for_their_rounding() {
    let mut random = Random::stream(41, 0);
    let mut rounded = 0;
    for _ in 0..1_000 {
        let number = (random.unit() - 0.5) * [1.0, 1e6, 2e12][random.below(3) as usize];
        let outcomes = 2 + random.below(9);
        let outcome = format!("1/{outcomes}:{number} ");
        let chance = format!("={number}:?({})", outcome.repeat(outcomes as usize));
        for text in [
            format!("={number}:max({number} {chance} ={number}:({chance} {chance}))"),
            format!("={number}:min({chance} {number} ={number}:({chance} {number}))"),
        ] {
            let root = root(&text);
            let expected = plain(&root, Player::First, &estimates(&root), 0, Limits::NONE).value;
            rounded += u32::from(expected != number);
            for options in all_options(Limits::NONE) {
                assert_finds(&root, Player::First, &estimates(&root), options, expected);
            }
        }
    }
    assert!(rounded > 200, "{rounded}");
}

/// Typed probabilities may add up to a billionth more or less than 1. With large numbers that is much.
#[test]
fn probabilities_that_hardly_add_up_to_one() {
    let mut random = Random::stream(42, 0);
    for _ in 0..3_000 {
        let middle = [9e11, -9e11, 0.0][random.below(3) as usize];
        let mut number = || middle + f64::from(random.below(101)) - 50.0;
        let thirds = ["0.3333333333", "0.3333333336"].map(|third| {
            let outcomes = [0; 3].map(|_| format!("{third}:{}", number()));
            format!("={middle}:?({})", outcomes.join(" "))
        });
        let [few, many] = &thirds;
        // The mean of numbers near the middle is a few hundred off, so these leaves are near the means.
        let leaf = number() + f64::from(number() > middle) * 300.0;
        let text = format!("={middle}:({leaf} {few} {many} ={middle}:({leaf} {many} {few}))");
        let root = root(&text);
        let expected = plain(&root, Player::First, &estimates(&root), 0, Limits::NONE).value;
        for options in all_options(Limits::NONE) {
            assert_finds(&root, Player::First, &estimates(&root), options, expected);
        }
    }
}
