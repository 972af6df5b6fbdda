//! One more, one less, others altogether.

use super::{THREE, lab};
use experiments::tournament::Entrant;
use page_model::tournament::entrants::{
    MAX_ENTRANTS, as_text, from_text, is_full, with, without, wrong,
};
use texts::ENGLISH;

fn names(lab: &experiments::tournament::TournamentExperiment) -> Vec<&str> {
    lab.entrants.iter().map(Entrant::label).collect()
}

#[test]
fn one_comes_and_one_goes() {
    let lab = lab(&format!("{THREE}&pair=3.1"));
    let fewer = without(&lab, 1).expect("two are left");
    assert_eq!(
        (names(&fewer), fewer.pair),
        (vec!["Cooperator", "TitForTat"], None)
    );
    assert_eq!(without(&fewer, 0), None, "one is no tournament");
    assert_eq!(without(&lab, 3), None);
    let random = Entrant {
        name: "Ann".to_owned(),
        strategy: "Random".to_owned(),
    };
    assert_eq!(names(&with(&lab, random))[3], "Ann");
}

#[test]
fn no_more_come_than_can_play() {
    let one = Entrant {
        name: String::new(),
        strategy: "Random".to_owned(),
    };
    let mut lab = lab(THREE);
    for _ in 0..MAX_ENTRANTS {
        lab = with(&lab, one.clone());
    }
    assert_eq!(lab.entrants.len(), MAX_ENTRANTS);
    assert!(is_full(&lab));
}

#[test]
fn all_as_text_is_read_as_the_same() {
    for entrants in [
        "TitForTat,GTFT,Random",
        "[Ann] TitForTat,GTFT,Random(1/3)",
        "TitForTat|[Ann Lee] first: C\nif they defected last 2: D\nelse: C|Extortion(3)",
        "first: C\n\nelse: copy|GTFT",
    ] {
        let link = format!("tournament?entrants={}", entrants.replace('\n', "%0A"));
        let lab = lab(&link);
        let read = from_text(&lab, &as_text(&lab)).expect(entrants);
        let plain = |lab: &experiments::tournament::TournamentExperiment| -> Vec<(String, String)> {
            let entrants = lab.entrants.iter();
            // Empty lines say nothing.
            entrants
                .map(|entrant| (entrant.name.clone(), entrant.strategy.replace("\n\n", "\n")))
                .collect()
        };
        assert_eq!(plain(&read), plain(&lab), "{}", as_text(&lab));
    }
}

#[test]
fn a_text_that_lists_none_says_what_is_wrong() {
    let lab = lab(THREE);
    let wrong = from_text(&lab, "TitForTat").expect_err("one is no tournament");
    assert!(
        wrong.contains("1 entrant") && wrong.ends_with('.'),
        "{wrong}"
    );
}

#[test]
fn a_strategy_is_read_while_it_is_written() {
    let lab = lab(THREE);
    assert_eq!(
        wrong(&lab, "if they defected last 2: D; else: C", &ENGLISH),
        None
    );
    let wrong = wrong(&lab, "first: C; else: X", &ENGLISH).expect("there is no X");
    assert_eq!(wrong.place, Some(16..17));
}
