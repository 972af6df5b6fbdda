//! What a worker answers about an extensive game: what is learned, the sequence form, an assessment.

use super::{answer, answer_in_short_steps, is_harmless};
use crate::faultless::faultless;
use experiments::Experiment;
use experiments::tree_game::{Learning, SequenceMatrices, TreeGameExperiment};

/// Matching pennies: the second player does not see what the first one has done.
const PENNIES: &str = "tree-game?game=1(heads:2.x(heads:1 tails:-1) tails:2.x(heads:-1 tails:1))";

fn lab(link: &str) -> TreeGameExperiment {
    match faultless(link) {
        Experiment::TreeGame(lab) => lab,
        _ => panic!("{link}"),
    }
}

fn learned(link: &str) -> Learning {
    let lab = lab(link);
    let learning = lab.learning();
    answer(&Experiment::from(lab), &learning, &[]).expect(link)
}

#[test]
fn what_is_fixed_stays_and_the_other_one_learns_against_it() {
    let learning = learned(&format!("{PENNIES}&lock=3/4,1/4"));
    assert_eq!(learning.average[0], [0.75, 0.25]);
    // Tails is best against it: 1/4 − 3/4.
    let last = learning.points.last().expect("a point");
    assert!(learning.average[1][1] > 0.99, "{learning:?}");
    assert!((last.value + 0.5).abs() < 0.01, "{last:?}");
    assert!(last.exploitability < 0.01, "{last:?}");
    let learning = learned(&format!("{PENNIES}&lock=3/4,1/4;0,1"));
    let last = learning.points.last().expect("a point");
    assert_eq!((last.value, last.exploitability), (-0.5, 0.0));
    let free = learned(PENNIES);
    let last = free.points.last().expect("a point");
    assert!(last.value.abs() < 0.01 && last.exploitability < 0.01);
}

#[test]
fn every_variant_learns_and_no_step_is_long() {
    for learner in [
        "cfr",
        "cfr-plus",
        "linear",
        "discounted",
        "chance-sampling",
        "external-sampling",
        "outcome-sampling",
    ] {
        let link = format!("tree-game?game=kuhn-13&learner={learner}&iterations=200");
        let lab = lab(&link);
        answer_in_short_steps(&Experiment::from(lab.clone()), &lab.learning(), &[]);
        let learning = learned(&link);
        assert_eq!(learning.refusal, "");
        let mut gains = learning.points.iter().map(|point| point.exploitability);
        let (first, last) = (gains.next(), gains.next_back());
        assert!(last < first, "{learner}: {first:?} {last:?}");
    }
}

#[test]
fn bytes_that_say_something_else_do_no_harm() {
    let lab = lab(&format!("{PENNIES}&lock=3/4,1/4&assessment=1,0;0,1"));
    let experiment = Experiment::from(lab.clone());
    is_harmless(&experiment, &lab.learning(), &[]);
    is_harmless(&experiment, &lab.verdicts(), &[]);
    is_harmless(&experiment, &lab.sequence_form(), &[]);
    let form = answer(&experiment, &lab.sequence_form(), &[]).expect("an answer");
    assert!(matches!(form, SequenceMatrices::Made { cells, .. } if cells.len() == 4));
}
