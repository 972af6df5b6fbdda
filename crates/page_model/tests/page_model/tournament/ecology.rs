//! Shares of a population.

use super::{THREE, bare, lab};
use experiments::tournament::{Basis, Population};
use page_model::tournament::ecology::{
    Frame, areas, as_data, died_out, generation, in_words, shares, until,
};
use texts::ENGLISH;

const FRAME: Frame = Frame {
    width: 1_000.0,
    height: 100.0,
};

fn population(shares: &[[f64; 3]]) -> Population {
    Population {
        basis: Basis::Exact,
        raised: 0.0,
        shares: shares.iter().map(|shares| shares.to_vec()).collect(),
    }
}

#[test]
fn areas_lie_on_each_other() {
    let population = population(&[[0.5, 0.25, 0.25], [0.0, 0.25, 0.75]]);
    let areas = areas(&population, 1, &FRAME);
    let points: Vec<&str> = areas.iter().map(|area| area.points.trim()).collect();
    assert_eq!(points[0], "0.0,0.0 760.0,0.0 760.0,0.0 0.0,50.0");
    assert_eq!(points[1], "0.0,50.0 760.0,0.0 760.0,25.0 0.0,75.0");
    assert_eq!(points[2], "0.0,75.0 760.0,25.0 760.0,100.0 0.0,100.0");
    assert_eq!(areas[0].name, None, "there is nothing at the end");
    assert!(areas[1].name < areas[2].name);
}

#[test]
fn a_narrow_picture_has_no_names_and_a_long_one_no_more_corners_than_can_be_seen() {
    let long = population(&vec![[0.5, 0.25, 0.25]; 1_001]);
    let narrow = Frame {
        width: 340.0,
        ..FRAME
    };
    let areas = areas(&long, 1_000, &narrow);
    assert!(areas.iter().all(|area| area.name.is_none()));
    let corners = areas[0].points.split_whitespace().count();
    assert!((2 * 200..=2 * 302).contains(&corners), "{corners}");
    assert!(
        areas[0].points.contains("340.0,0.0"),
        "the last generation is there"
    );
}

#[test]
fn who_stays_below_a_thousandth_has_died_out() {
    let population = population(&[
        [0.5, 0.4995, 0.0005],
        [0.6, 0.3999, 0.0001],
        [0.9, 0.0005, 0.0995],
        [0.99, 0.0001, 0.0099],
    ]);
    assert_eq!(died_out(&population), [(1, 2)]);
    let told = in_words(&bare(THREE), &population, &ENGLISH);
    assert_eq!(
        told[1],
        "Below a thousandth: Always defect from generation 2."
    );
    assert!(told[0].ends_with("by exact payoffs."), "{}", told[0]);
    let raised = Population {
        raised: 5.0,
        ..population
    };
    let told = in_words(&bare(THREE), &raised, &ENGLISH);
    assert!(told[0].contains("all are raised by 5 first"), "{}", told[0]);
}

#[test]
fn shares_of_a_generation_are_listed_from_the_largest() {
    let population = population(&[[0.5, 0.25, 0.25], [0.1, 0.7, 0.2]]);
    assert_eq!(shares(&population, 1), [(1, 0.7), (2, 0.2), (0, 0.1)]);
    assert_eq!(shares(&population, 9), shares(&population, 1), "the end");
}

#[test]
fn the_end_is_shown_unless_a_generation_is_chosen() {
    assert_eq!(generation(&lab(THREE)), 100);
    assert_eq!(generation(&lab(&format!("{THREE}&generation=12"))), 12);
}

#[test]
fn what_comes_later_can_be_left_open() {
    let whole = population(&[[0.5, 0.25, 0.25], [0.25, 0.25, 0.5], [0.0, 0.25, 0.75]]);
    let open = until(&whole, 1);
    assert_eq!(open.shares, whole.shares[..2]);
    assert_eq!(until(&whole, 9), whole);
    let areas = areas(&open, 2, &FRAME);
    assert_eq!(
        areas[0].points.trim(),
        "0.0,0.0 380.0,0.0 380.0,25.0 0.0,50.0"
    );
    assert!(areas.iter().all(|area| area.name.is_none()));
}

#[test]
fn the_picture_is_there_as_numbers_too() {
    let population = population(&[[0.5, 0.25, 0.25], [0.25, 0.25, 0.5]]);
    let (table, plot) = as_data(&bare(THREE), &population, &ENGLISH);
    let wanted = [
        "generation",
        "Always cooperate",
        "Always defect",
        "Tit for tat",
    ];
    assert_eq!(table.header, wanted);
    assert_eq!(
        table.rows,
        [
            ["0", "0.50000", "0.25000", "0.25000"],
            ["1", "0.25000", "0.25000", "0.50000"]
        ]
    );
    assert_eq!(
        (plot.series.len(), plot.series[2].points[1].at),
        (3, [1.0, 0.5])
    );
}
