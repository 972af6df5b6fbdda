//! Progress, and what the stage is about.

use crate::regret::situation::{lab, learned, shown};
use experiments::{Experiment, Progress, Snapshots};
use page_model::regret::progress::{on_stage, progress};
use page_model::regret::summary::summary;
use texts::ENGLISH;
use worker::inline;

#[test]
fn the_stage_looks_where_the_address_looks() {
    let (found, address) = (lab("regret"), lab("regret?look=5&lock=K:1&iterations=20"));
    assert_eq!(on_stage(&address, &found), address);
}

#[test]
fn another_game_is_on_the_stage_once_something_of_it_is_found() {
    let found = lab("regret");
    for address in ["regret?game=leduc", "regret?cards=5"] {
        assert_eq!(on_stage(&lab(address), &found), found, "{address}");
    }
}

#[test]
fn runs_that_are_finished_count_whole() {
    let lab = lab("regret?iterations=10&compare=cfr-plus");
    let (counted, told) = progress(&lab, &learned(&lab), &ENGLISH);
    assert_eq!((counted.done, counted.total), (20, 20));
    assert_eq!(told, "20 iterations, 2 runs.");
}

#[test]
fn a_finished_main_run_is_not_counted_twice() {
    let lab = lab("regret?iterations=10&compare=cfr-plus");
    let mut snapshots = inline::run(&Experiment::Regret(lab.clone()));
    snapshots[1] = None;
    let learned = lab.merge(&snapshots).unwrap();
    let (counted, told) = progress(&lab, &learned, &ENGLISH);
    assert_eq!((counted.done, counted.total), (10, 20));
    assert_eq!(told, "10 of 20 iterations, 1 of 2 runs finished.");
}

#[test]
fn the_main_run_counts_while_it_goes_on() {
    let lab = lab("regret?iterations=1000");
    let mut begun = learned(&self::lab("regret?iterations=4"));
    begun.runs = (0, 1);
    let (Progress { done, total }, told) = progress(&lab, &begun, &ENGLISH);
    assert_eq!((done, total), (4, 1_000));
    assert_eq!(told, "4 of 1\u{202f}000 iterations, in one run.");
}

#[test]
fn a_note_says_where_views_are_about_the_end_while_another_moment_is_shown() {
    let (_, earlier) = shown("regret?iterations=40&look=7");
    assert_eq!(earlier.end_elsewhere(), Some(40));
    let (_, end) = shown("regret?iterations=40&look=end");
    assert_eq!(end.end_elsewhere(), None);
}

#[test]
fn the_summary_names_the_variant_and_how_long_it_learned() {
    let lab = lab("regret?iterations=1000");
    let learned = learned(&lab);
    let summary = summary(&lab, &learned, &ENGLISH).unwrap();
    let start = "CFR, after 1\u{202f}000 iterations: the average strategies are exploitable by ";
    assert!(summary.sentence.starts_with(start), "{}", summary.sentence);
    // Kuhn: the first player loses 1/18 = 0.0556.
    assert!(
        summary.sentence.contains("worth −0.05"),
        "{}",
        summary.sentence
    );
    assert_eq!((summary.point.iteration, summary.detail), (1_000, None));
}

#[test]
fn what_is_compared_says_which_run_is_shown_in_detail() {
    let detail = |link: &str| {
        let lab = lab(link);
        summary(&lab, &learned(&lab), &ENGLISH).unwrap().detail
    };
    let compared = detail("regret?iterations=5&compare=linear").unwrap();
    assert_eq!(compared, "The details below are those of CFR.");
    let repeated = detail("regret?variant=external-sampling&iterations=5&seeds=2").unwrap();
    assert_eq!(
        repeated,
        "The details below are those of External sampling, first repetition."
    );
}

#[test]
fn the_summary_says_who_can_still_gain_where_something_is_fixed() {
    let lab = lab("regret?iterations=5&lock=second:uniform");
    let learned = learned(&lab);
    let told = summary(&lab, &learned, &ENGLISH).unwrap().sentence;
    assert!(told.contains("the first player could still gain"), "{told}");
}

#[test]
fn before_the_first_checkpoint_there_is_no_summary() {
    let lab = lab("regret");
    let learned = lab.merge(&[None]).unwrap();
    assert_eq!(summary(&lab, &learned, &ENGLISH), None);
}

#[test]
fn of_several_repetitions_the_means_are_told() {
    let lab = lab("regret?variant=external-sampling&iterations=200&seeds=3&compare=cfr");
    let learned = learned(&lab);
    let told = summary(&lab, &learned, &ENGLISH).unwrap().sentence;
    assert!(
        told.starts_with("External sampling, after 200 iterations: "),
        "{told}"
    );
    assert!(told.ends_with(" Means over 3 repetitions."), "{told}");
}

/// Against fixed shares one action is best, and is soon played nearly always.
#[test]
fn little_is_left_to_gain_from_what_is_fixed() {
    let lab = lab("regret?game=rock-paper-scissors&iterations=50&lock=column:(0.4,0.3,0.3)");
    let learned = learned(&lab);
    let gap = summary(&lab, &learned, &ENGLISH)
        .unwrap()
        .point
        .best_response_gap;
    assert!(gap.mean < 0.05, "{gap:?}");
}
