//! People who chose: where they stand, what was best, how far from an equilibrium they are.

use super::{DILEMMA, PENNIES, SEXES, analysed, bare};
use experiments::matrix::MatrixExperiment;
use games::fraction::Fraction;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::observed::{observed, on_square, on_triangle, said};
use page_model::matrix::square::placed;
use page_model::matrix::triangles::place_of;
use texts::ENGLISH;

const ROCK: &str = "matrix?game=rock-paper-scissors";

fn told(of: &Analysis) -> String {
    said(of, &ENGLISH).join("\n")
}

#[test]
fn shares_stand_where_mixtures_stand() {
    let of = bare(&format!("{SEXES}&observed=3,1;1,4"));
    assert_eq!(on_square(&of), Some(placed((0.75, 0.2))));
    let of = bare(&format!("{ROCK}&observed=1,1,2;5,0,0"));
    assert_eq!(on_triangle(&of, 0), place_of(&[0.25, 0.25, 0.5]));
    assert_eq!(on_triangle(&of, 1), place_of(&[1.0, 0.0, 0.0]));
}

#[test]
fn a_class_on_both_sides_is_told_once() {
    let told = said(&analysed(&format!("{ROCK}&observed=2,1,1;2,1,1")), &ENGLISH);
    assert_eq!(
        told[0],
        "Best against what was chosen would have been paper, with 1/4 (0.25) on average; what was chosen pays 0."
    );
    assert!(told[1].contains("with ε = 1/4"), "{told:?}");
    let two = said(&analysed(&format!("{ROCK}&observed=2,1,1;1,2,1")), &ENGLISH);
    assert!(two[1].contains("against what"), "{two:?}");
}

#[test]
fn nothing_is_said_where_nobody_has_chosen() {
    for counts in ["", "&observed=0,0;1,4", "&observed=3,1;0,0"] {
        let of = bare(&format!("{SEXES}{counts}"));
        assert_eq!(observed(&of), None, "{counts}");
        assert_eq!(said(&of, &ENGLISH), Vec::<String>::new());
    }
}

/// By hand: rows chose opera 3 times of 4, columns once of 5. Opera pays rows 3/5 and match 8/5; opera pays columns 3/2 and match 3/4.
#[test]
fn gains_are_those_by_hand() {
    let of = analysed(&format!("{SEXES}&observed=3,1;1,4"));
    let told = told(&of);
    for wanted in [
        "match would have been best against what",
        "with 8/5 (1.6) on average; what was chosen pays 17/20 (0.85)",
        "with 3/2 (1.5) on average; what was chosen pays 9/10 (0.9)",
        "with ε = 3/4 (0.75)",
        // The one with opera 3/5 and 2/5 of the time.
        "no probability is further than 0.2 from",
    ] {
        assert!(told.contains(wanted), "{wanted}: {told}");
    }
}

#[test]
fn a_dilemma_is_as_far_as_its_loss() {
    let told = told(&analysed(&format!("{DILEMMA}&observed=20,0;20,0")));
    assert!(
        told.contains("would have been cheat, with 5 on average"),
        "{told}"
    );
    assert!(told.contains("with ε = 2:"), "{told}");
    assert!(
        told.contains("E1: no probability is further than 1 from"),
        "{told}"
    );
}

/// Those who choose as an equilibrium has it gain nothing, and are there.
#[test]
fn equilibria_are_no_distance_from_themselves() {
    for link in [
        SEXES,
        DILEMMA,
        PENNIES,
        ROCK,
        "matrix?game=hawk-dove",
        "matrix?game=3:2,1:4,0:0;2:1,4:3,1:2",
    ] {
        let solved = analysed(link);
        assert!(!solved.found.equilibria().is_empty(), "{link}");
        for (number, equilibrium) in solved.found.equilibria().iter().enumerate() {
            let counts = equilibrium.strategies.iter().map(|own| {
                let parts: Vec<Fraction> = own
                    .iter()
                    .map(|part| part.text.parse().expect("a fraction"))
                    .collect();
                let all: i128 = parts.iter().map(|part| part.denominator()).product();
                let count = |part: &Fraction| part.numerator() * (all / part.denominator());
                parts
                    .iter()
                    .map(|part| count(part).to_string())
                    .collect::<Vec<_>>()
                    .join(",")
            });
            let observed = counts.collect::<Vec<_>>().join(";");
            let of = Analysis {
                lab: MatrixExperiment {
                    observed,
                    ..solved.lab.clone()
                },
                ..solved.clone()
            };
            let told = told(&of);
            assert!(
                told.contains("these shares are an equilibrium"),
                "{link}: {told}"
            );
            let here = format!(
                "equilibria is E{}: no probability is further than 0 from",
                number + 1
            );
            assert!(told.contains(&here), "{link}: {told}");
        }
    }
}

#[test]
fn equilibria_that_are_not_marked_are_not_told() {
    let of = analysed(&format!("{SEXES}&observed=3,1;1,4&marks=best-responses"));
    assert!(!told(&of).contains("E1"));
}

#[test]
fn payoffs_of_too_many_digits_are_said_to_be_too_long() {
    let long = "9".repeat(30);
    let game = format!("matrix?game=1/{long}7:1,1:1;1:1,1/{long}1:1");
    let of = bare(&format!(
        "{game}&observed=4294967291,4294967279;4294967231,4294967197"
    ));
    assert_eq!(
        said(&of, &ENGLISH),
        [ENGLISH.labs.matrix.observed.too_many_digits]
    );
}
