//! Progress, and what the stage is about.

use crate::regret::situation::{lab, learned, shown};
use experiments::{Experiment, Lab, Progress};
use page_model::regret::progress::{on_stage, progress};
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
