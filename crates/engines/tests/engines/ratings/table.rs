//! Ratings as text, and teams.

use engines::ratings::Ratings;
use engines::ratings::table::ELO_OF_E;
use games::connect_four::features::COUNT;

#[test]
fn there_and_back() {
    for text in [
        "0",
        "700",
        "0/-12",
        "1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17/18/19/20/21/22",
        "-4000/0/4000",
    ] {
        let ratings: Ratings = text.parse().unwrap();
        assert_eq!(ratings.to_string(), text);
    }
    let same: Ratings = "5/0/0".parse().unwrap();
    assert_eq!(same.to_string(), "5");
}

#[test]
fn no_ratings() {
    let many = ["1"; COUNT + 1].join("/");
    for text in [
        "", "/", "1/", "x", "1.5", "+1", "01", "-0", "4001", "-4001", "99999", " 1", &many,
    ] {
        assert!(text.parse::<Ratings>().is_err(), "{text}");
    }
}

#[test]
fn a_team_is_as_strong_as_the_product_of_its_members() {
    let ratings: Ratings = "400/-400/200".parse().unwrap();
    assert_eq!(
        (ratings.of(0), ratings.of(0b101), ratings.of(0b111)),
        (0, 600, 200)
    );
    // 400 Elo are ten times the strength.
    assert!((ratings.strength(0b1) - 10.0).abs() < 1e-12);
    assert!((ratings.strength(0b101) - 10_f64.powf(1.5)).abs() < 1e-9);
    assert_eq!(ratings.strength(0), 1.0);
    let mut logarithms = [0.0; COUNT];
    (logarithms[0], logarithms[3]) = (10_f64.ln(), 100.0);
    let rounded = Ratings::of_logarithms(&logarithms);
    assert_eq!(rounded.to_string(), "400/0/0/4000");
    assert!((ELO_OF_E - 173.717_792_761).abs() < 1e-8);
}
