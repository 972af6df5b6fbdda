//! Probabilities that are typed.

use games::fraction::Fraction;
use page_model::tree_game::shares::{typed, with_share};
use random::Random;

fn fractions(texts: &[&str]) -> Vec<Fraction> {
    let number = |text: &&str| text.parse().expect(text);
    texts.iter().map(number).collect()
}

fn changed(before: &[&str], place: usize, share: &str) -> Option<Vec<Fraction>> {
    with_share(&fractions(before), place, fractions(&[share])[0])
}

#[test]
fn the_others_keep_their_proportions() {
    let after = changed(&["1/2", "1/3", "1/6"], 0, "1/4");
    assert_eq!(after, Some(fractions(&["1/4", "1/2", "1/4"])));
}

#[test]
fn others_that_had_nothing_share_alike() {
    let after = changed(&["1", "0", "0"], 0, "1/2");
    assert_eq!(after, Some(fractions(&["1/2", "1/4", "1/4"])));
}

#[test]
fn what_is_certain_leaves_nothing() {
    let after = changed(&["1/2", "1/2"], 1, "1");
    assert_eq!(after, Some(fractions(&["0", "1"])));
}

#[test]
fn what_is_no_probability_is_refused() {
    assert_eq!(changed(&["1/2", "1/2"], 0, "-1/2"), None);
    assert_eq!(changed(&["1/2", "1/2"], 0, "3/2"), None);
}

#[test]
fn the_only_action_is_certain() {
    assert_eq!(changed(&["1"], 0, "1"), Some(fractions(&["1"])));
    assert_eq!(changed(&["1"], 0, "1/2"), None);
}

#[test]
fn all_is_1_whatever_is_typed() {
    let mut random = Random::stream(4, 0);
    let mut shares = fractions(&["1/4", "1/4", "1/4", "1/4"]);
    let mut taken = 0;
    for _ in 0..200 {
        let place = random.below(4) as usize;
        let share = Fraction::new(i64::from(random.below(5)), 4);
        // Numbers grow too large for fractions sometimes; then nothing changes.
        let Some(after) = with_share(&shares, place, share) else {
            continue;
        };
        let add = |sum: Option<Fraction>, share: &Fraction| sum?.checked_add(*share);
        let sum = after.iter().fold(Some(Fraction::ZERO), add);
        assert_eq!(sum, Some(Fraction::ONE), "{after:?}");
        assert_eq!(after[place], share);
        shares = after;
        taken += 1;
    }
    assert!(taken > 20);
}

#[test]
fn probabilities_are_typed_in_many_ways() {
    let quarter = Some(Fraction::new(1, 4));
    for text in ["1/4", "0.25", "0,25", " 1/4 "] {
        assert_eq!(typed(text), quarter, "{text}");
    }
    for text in ["1/0", "5/4", "-1/4", "", "a half"] {
        assert_eq!(typed(text), None, "{text}");
    }
}
