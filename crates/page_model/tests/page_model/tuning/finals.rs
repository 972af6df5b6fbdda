//! How searches end: the races between finalists, and what they decide.

use super::{findings, opened};
use engines::racing::Reason;
use engines::tuning::table::Entry;
use experiments::tuning::{FinalRace, Finalist, Finals};
use page_model::tuning::finals::{ending, is_partly_decided, leads, players, ranked, verdict};
use page_model::tuning::now::whose_run;
use page_model::tuning::words::finalist_marks;
use texts::ENGLISH;

fn race(leader: u8, challenger: u8, verdict: Option<(bool, Reason)>) -> FinalRace {
    FinalRace {
        leader,
        challenger,
        comparisons: 10,
        share: 0.5,
        bounds: (0.0, 1.0),
        verdict,
    }
}

/// Finalists with these means of fresh evaluations, and their races.
fn finals(means: &[Option<f64>], races: Vec<FinalRace>) -> Finals {
    let finalist = |mean: &Option<f64>| {
        let mut entry = Entry::default();
        mean.iter().for_each(|&mean| entry.add(mean));
        Finalist {
            point: vec![0],
            entry,
        }
    };
    Finals {
        finalists: means.iter().map(finalist).collect(),
        races,
        ..Finals::default()
    }
}

const STAYS: Option<(bool, Reason)> = Some((true, Reason::Bounds));
const FALLS: Option<(bool, Reason)> = Some((false, Reason::Bounds));
const CLOSE: Option<(bool, Reason)> = Some((true, Reason::LastTest));

fn said(races: Vec<FinalRace>) -> Option<String> {
    ending(&finals(&[Some(1.0), Some(0.5), Some(0.2)], races), &ENGLISH)
}

#[test]
fn while_races_go_on_nothing_is_decided() {
    assert_eq!(said(vec![race(0, 1, None)]), None);
    assert_eq!(said(vec![race(0, 1, STAYS), race(0, 2, None)]), None);
}

#[test]
fn a_single_finalist_has_no_ending() {
    assert_eq!(ending(&finals(&[Some(1.0)], Vec::new()), &ENGLISH), None);
}

#[test]
fn a_recommendation_that_wins_all_races_is_confirmed() {
    let words = &ENGLISH.labs.tuning.page.finals;
    let said = said(vec![race(0, 1, STAYS), race(0, 2, STAYS)]);
    assert_eq!(said.as_deref(), Some(words.confirmed));
}

#[test]
fn races_that_are_too_close_decide_a_part_or_nothing() {
    let words = &ENGLISH.labs.tuning.page.finals;
    let partly = said(vec![race(0, 1, STAYS), race(0, 2, CLOSE)]);
    assert_eq!(partly.as_deref(), Some(words.partly));
    let nothing = said(vec![race(0, 1, CLOSE), race(0, 2, CLOSE)]);
    assert_eq!(nothing.as_deref(), Some(words.no_difference));
}

#[test]
fn a_runner_up_that_wins_is_named() {
    let told = said(vec![race(0, 1, FALLS), race(1, 2, STAYS)]);
    assert_eq!(told.unwrap(), "The recommendation is beaten: No. 2 leads.");
    let told = said(vec![race(0, 1, FALLS), race(1, 2, FALLS)]);
    assert_eq!(told.unwrap(), "The recommendation is beaten: No. 3 leads.");
}

#[test]
fn finalists_are_ranked_by_fresh_evaluations() {
    let finals = finals(&[Some(0.1), None, Some(0.7), Some(0.1)], Vec::new());
    let places: Vec<usize> = ranked(&finals)
        .into_iter()
        .map(|(place, _)| place)
        .collect();
    assert_eq!(
        places,
        [2, 0, 3, 1],
        "those alike in their order, the unknown last"
    );
}

#[test]
fn one_finalist_leads() {
    let races = vec![race(0, 1, FALLS), race(1, 2, CLOSE)];
    let finals = finals(&[Some(0.5), Some(0.5), Some(0.5)], races);
    let leading: Vec<bool> = finals
        .finalists
        .iter()
        .map(|finalist| leads(&finals, finalist))
        .collect();
    assert_eq!(leading, [false, true, false]);
}

#[test]
fn a_race_that_is_not_decided_makes_it_partly_decided() {
    let of = |races| is_partly_decided(&finals(&[None, None, None], races));
    assert!(of(vec![race(0, 1, STAYS), race(0, 2, CLOSE)]));
    assert!(!of(vec![race(0, 1, STAYS), race(0, 2, FALLS)]));
}

#[test]
fn the_winner_of_a_race_is_told_by_number() {
    let of = |found| verdict(&race(0, 2, found), &ENGLISH);
    assert_eq!(of(None), "goes on");
    assert!(of(STAYS).starts_with("No. 1 is better"));
    assert!(of(FALLS).starts_with("No. 3 is better"));
    assert_eq!(of(CLOSE), "too close to tell: that was the last test");
    assert!(
        of(Some((false, Reason::Width))).contains("2ε"),
        "no winner without bounds"
    );
    assert_eq!(players(&race(0, 2, None), &ENGLISH), "No. 1 – No. 3");
}

#[test]
fn marks_say_recommended_and_leads() {
    let of = |place, leads| finalist_marks(place, leads, &ENGLISH);
    assert_eq!(of(0, true), "recommended, leads");
    assert_eq!(
        (of(0, false), of(2, true)),
        ("recommended".into(), "leads".into())
    );
    assert_eq!(of(2, false), "");
}

#[test]
fn one_run_of_several_is_called_so() {
    let of = |link: &str| whose_run(&opened(link), &ENGLISH);
    assert_eq!(of("tuning?repeats=1"), None);
    assert!(
        of("tuning?repeats=7")
            .unwrap()
            .starts_with("Run 1 of 7 by ")
    );
    assert!(of("tuning?repeats=1&optimizer=random,ntbea").is_some());
}

#[test]
fn what_a_search_had_promised_stands_beside_what_came() {
    let words = &ENGLISH.labs.tuning.page.finals;
    assert_eq!(
        (words.value)("0.512"),
        "Fresh evaluations of the one that leads: 0.512."
    );
    assert_eq!(
        (words.promised)("0.900", 3, "0.512"),
        "The search had evaluated its recommendation 3 times, with a mean of 0.900; fresh evaluations gave 0.512."
    );
}

/// On ten bits with noise the model is ahead of chance by more than one bit, as its source says it is by far.
#[test]
fn the_recommended_point_races_against_three_others() {
    let findings = findings("tuning?optimizer=ntbea,random,ucb&evaluations=200&repeats=10");
    let mean = |place: usize| findings.found[place].last().unwrap().mean().unwrap();
    assert_eq!(findings.found.len(), 3);
    assert!(mean(0) > mean(1) + 1.0, "{} {}", mean(0), mean(1));
    let run = findings.first.as_ref().unwrap();
    let finals = &run.finals;
    assert!(run.is_over && ending(finals, &ENGLISH).is_some());
    assert_eq!((finals.finalists.len(), finals.races.len()), (4, 3));
    let leading = finals.finalists.iter().filter(|one| leads(finals, one));
    assert_eq!(leading.count(), 1);
    assert!(finals.promised.mean().is_some());
    assert!(
        finals
            .finalists
            .iter()
            .all(|one| one.entry.mean().is_some())
    );
}
