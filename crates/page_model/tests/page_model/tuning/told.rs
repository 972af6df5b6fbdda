//! Verdicts and points of a search in words.

use super::{moved, opened, stage};
use engines::tuning::table::Entry;
use page_model::tuning::now::{has_names, truth, verdict, what_is_known, why};
use page_model::tuning::stage::{Facts, Stage};
use page_model::tuning::words::{
    mean_with_interval, no_value_sentence, or_dash, point_name, setting, short_setting,
};
use statistics::Range;
use std::rc::Rc;
use texts::ENGLISH;

const SMALL: &str = "tuning?bits=3&evaluations=20&repeats=1&finalists=0";

/// The stage with another truth about the recommended point, and about the best.
fn with_truth(stage: &Stage, value: Option<f64>, best: Option<f64>) -> String {
    let mut recommended = stage.seen.recommended.clone().unwrap();
    recommended.truth = value;
    let mut truths = (*stage.truths).clone();
    truths.best = best;
    let stage = Stage {
        truths: Rc::new(truths),
        ..stage.clone()
    };
    truth(&stage, &recommended, &ENGLISH)
}

#[test]
fn a_point_below_the_best_says_by_how_much() {
    let stage = stage(SMALL);
    assert_eq!(
        with_truth(&stage, Some(2.0), Some(3.0)),
        "Its true value is 2.000, 1.000 below the best there is (3.000)."
    );
    assert!(with_truth(&stage, Some(3.0), Some(3.0)).contains("the best there is"));
    // Sums of rounded terms are no worse.
    assert!(!with_truth(&stage, Some(3.0 - 1e-15), Some(3.0)).contains("below"));
}

#[test]
fn a_truth_that_is_not_known_is_not_compared() {
    let stage = stage(SMALL);
    assert_eq!(
        with_truth(&stage, Some(2.0), None),
        "Its true value is 2.000."
    );
    assert!(with_truth(&stage, None, Some(3.0)).starts_with("Nobody knows"));
}

#[test]
fn what_is_known_counts_the_points_own_evaluations() {
    let stage = stage(SMALL);
    let mut recommended = stage.seen.recommended.clone().unwrap();
    (recommended.expected, recommended.own) = (1.25, Entry::default());
    let never = what_is_known(&stage, &recommended, &ENGLISH);
    assert!(never.starts_with("The model expects 1.250."), "{never}");
    assert!(
        never.ends_with("never evaluated this point itself."),
        "{never}"
    );
    recommended.own.add(2.0);
    let once = what_is_known(&stage, &recommended, &ENGLISH);
    assert!(once.contains("once: 2.000"), "{once}");
}

#[test]
fn the_ending_is_told_at_the_end_alone() {
    let whole = stage("tuning?bits=3&evaluations=20&repeats=1&finalists=2&race_epsilon=0.3");
    assert!(verdict(&whole, &ENGLISH).is_some());
    let early = moved(&whole, |lab| lab.step = Some(19));
    assert_eq!(verdict(&early, &ENGLISH), None);
}

#[test]
fn points_of_agents_and_games_have_names() {
    assert!(has_names(&opened("tuning?problem=agent")));
    assert!(has_names(&opened("tuning?problem=own")));
    assert!(!has_names(&opened("tuning?problem=hill")));
    assert!(!has_names(&opened("tuning")));
}

#[test]
fn a_point_is_told_with_names_where_there_are_few_dimensions() {
    let of = |link: &str, point: &[u16]| {
        let dimensions = Facts::of(&opened(link)).dimensions;
        point_name(&dimensions, point, &ENGLISH)
    };
    let valley = "tuning?problem=own&space=x:-1..1;y:0..1&formula=x-y";
    assert_eq!(of(valley, &[0, 1]), "x = −1, y = 1");
    assert_eq!(of("tuning?bits=3", &[0, 1, 1]), "0 1 1");
    let dimensions = Facts::of(&opened("tuning?bits=3")).dimensions;
    assert_eq!(
        setting(&dimensions, &[0, 1, 1], &ENGLISH),
        "x1 = 0, x2 = 1, x3 = 1"
    );
    assert_eq!(short_setting(&dimensions, &[1, 0, 0]), "1 0 0");
}

#[test]
fn nothing_is_a_dash() {
    assert_eq!(or_dash(None, &ENGLISH), "–");
    assert_eq!(or_dash(Some(0.5), &ENGLISH), "0.500");
    let range = Range {
        low: 0.0,
        high: 1.0,
    };
    assert_eq!(mean_with_interval(&Entry::default(), range, &ENGLISH), "–");
}

#[test]
fn a_mean_has_its_interval() {
    let mut entry = Entry::default();
    (0..20).for_each(|place| entry.add(f64::from(place % 2)));
    let range = Range {
        low: 0.0,
        high: 1.0,
    };
    let told = mean_with_interval(&entry, range, &ENGLISH);
    assert!(told.starts_with("0.500 (95 %: 0."), "{told}");
}

#[test]
fn a_search_that_ended_at_a_fault_says_where_and_why() {
    let stage =
        stage("tuning?problem=own&space=x:0..1&formula=1%2Fx&evaluations=9&repeats=1&finalists=0");
    let fault = stage.run.fault.clone();
    assert_eq!(fault, Some(vec![0]), "one by zero");
    let dimensions = &stage.facts.dimensions;
    let told = no_value_sentence(&stage.lab, dimensions, &stage.run, &ENGLISH).unwrap();
    assert!(
        told.contains("The fitness has no value at x = 0."),
        "{told}"
    );
    assert!(told.contains("after 1 evaluation; "), "{told}");
    let why = stage.lab.why_no_value(&[0], &ENGLISH).unwrap();
    assert!(told.starts_with(&why), "{told}");
}

#[test]
fn a_search_without_a_fault_says_nothing_of_it() {
    let stage = stage(SMALL);
    let dimensions = &stage.facts.dimensions;
    assert_eq!(
        no_value_sentence(&stage.lab, dimensions, &stage.run, &ENGLISH),
        None
    );
}

/// With these neighbours of the current point.
fn among(stage: &Stage, exploitations: &[f64], tied: u64, is_chosen: bool) -> String {
    let mut seen = (*stage.seen).clone();
    let one = seen.neighbours.best[0].clone();
    let neighbour = |&exploitation: &f64| {
        let mut one = one.clone();
        one.bound.exploitation = exploitation;
        one.bound.exploration = 0.25;
        one.is_chosen = is_chosen;
        one
    };
    seen.neighbours.best = exploitations.iter().map(neighbour).collect();
    seen.neighbours.tied = tied;
    let stage = Stage {
        seen: Rc::new(seen),
        ..stage.clone()
    };
    why(&stage, &ENGLISH)
}

#[test]
fn the_best_neighbour_is_compared_with_the_second() {
    let stage = stage(SMALL);
    assert_eq!(
        among(&stage, &[1.0, 0.5, 0.1], 1, true),
        "It is 0.500 ahead of the next one: 0.500 by what is known, 0.000 by what is not."
    );
    assert!(among(&stage, &[1.0], 1, true).starts_with("It is the only neighbour"));
}

#[test]
fn tied_neighbours_are_counted() {
    let told = among(&stage(SMALL), &[1.0, 1.0, 0.1], 2, true);
    assert!(told.starts_with("2 neighbours are tied"), "{told}");
}

#[test]
fn once_the_budget_is_spent_these_would_have_come_next() {
    let stage = stage(SMALL);
    let end = ENGLISH.labs.tuning.page.next.at_the_end;
    for (exploitations, tied) in [(&[1.0, 0.5][..], 1), (&[1.0, 1.0][..], 2), (&[1.0][..], 1)] {
        let told = among(&stage, exploitations, tied, false);
        assert!(told.starts_with(end) && told.len() > end.len(), "{told}");
        let chosen = among(&stage, exploitations, tied, true);
        assert_eq!(told, format!("{end} {chosen}"));
    }
}
