//! Texts that cannot be read: where they are wrong, what stands around that, and what mends them.

use experiments::Experiment;
use page_model::kit::sentence::find;
use page_model::kit::wrong_text::{Wrong, left_out, of, tried};
use texts::ENGLISH;

/// Links of experiments with a text that is wrong: the key, what is marked, another wrong text, and one that is right.
const LINKS: [(&str, &str, &str, &str, &str); 2] = [
    (
        "tuning?problem=own&formula=x*zz",
        "formula",
        "zz",
        "x*(y",
        "x*y",
    ),
    ("tree-game?game=1(2 3", "game", "", "1(2 3))", "1(2 3)"),
];

fn wrong(text: &str, place: core::ops::Range<usize>) -> Wrong {
    Wrong {
        text: text.to_owned(),
        place: Some(place),
        sentence: String::new(),
    }
}

/// What is wrong with the text of a link: what it cannot be run with, or what was left out.
fn of_link(link: &str) -> (Experiment, String, Wrong) {
    let opened = Experiment::open(link).unwrap();
    let experiment = opened.experiment;
    if let Some((key, wrong)) = of(&experiment, &ENGLISH) {
        return (experiment, key.to_owned(), wrong);
    }
    let mut left = opened.problems.iter();
    let found = left.find_map(|problem| {
        Some((
            problem.key().to_owned(),
            left_out(problem, &experiment, &ENGLISH)?,
        ))
    });
    let (key, wrong) = found.unwrap();
    (experiment, key, wrong)
}

#[test]
fn the_place_that_is_wrong_is_marked_with_a_sentence() {
    for (link, key, marked, ..) in LINKS {
        let (_, of, wrong) = of_link(link);
        assert_eq!(of, key, "{link}");
        assert_eq!(wrong.around().unwrap().wrong, marked, "{link}");
        assert!(wrong.sentence.ends_with('.'), "{}", wrong.sentence);
    }
}

/// Whether a text is refused at once, or the experiment with it cannot be run: both say what is wrong with it.
fn still_wrong(experiment: &Experiment, key: &str, text: &str) -> Option<Wrong> {
    let parameter = find(experiment.schema(), key).unwrap();
    match tried(experiment, parameter, text, &ENGLISH) {
        Ok(other) => of(&other, &ENGLISH).map(|(_, wrong)| wrong),
        Err(wrong) => Some(wrong),
    }
}

#[test]
fn what_is_still_wrong_is_said_anew_and_what_is_mended_is_taken() {
    for (link, key, _, still, mended) in LINKS {
        let (experiment, _, before) = of_link(link);
        let after = still_wrong(&experiment, key, still).unwrap();
        assert_eq!(after.text, still);
        assert_ne!(after.sentence, before.sentence);
        assert_eq!(still_wrong(&experiment, key, mended), None);
    }
}

#[test]
fn a_plain_refusal_says_what_is_allowed() {
    let experiment = Experiment::of_lab("mcts").unwrap();
    let simulations = find(experiment.schema(), "simulations").unwrap();
    let refused = tried(&experiment, simulations, "many", &ENGLISH).unwrap_err();
    assert_eq!(refused.place, None);
    assert_eq!(refused.around(), None);
    let allowed = simulations.kind.allowed(&ENGLISH);
    assert_eq!(refused.sentence, (ENGLISH.form.refused)(&allowed));
}

#[test]
fn experiments_that_can_be_run_have_no_wrong_text() {
    for lab in ["mcts", "minimax", "regret", "tree-game", "matrix", "tuning"] {
        assert_eq!(
            of(&Experiment::of_lab(lab).unwrap(), &ENGLISH),
            None,
            "{lab}"
        );
    }
}

#[test]
fn a_short_text_is_shown_whole() {
    let around = wrong("abcde", 2..3).around().unwrap();
    assert_eq!(
        (
            around.before.as_str(),
            around.wrong.as_str(),
            around.after.as_str()
        ),
        ("ab", "c", "de")
    );
    assert!(!around.is_cut_before && !around.is_cut_after);
}

#[test]
fn of_a_long_text_forty_characters_are_shown_on_either_side() {
    let text = format!("{}X{}", "ä".repeat(41), "ö".repeat(41));
    let around = wrong(&text, 82..83).around().unwrap();
    assert_eq!(around.before, "ä".repeat(40));
    assert_eq!(around.wrong, "X");
    assert_eq!(around.after, "ö".repeat(40));
    assert!(around.is_cut_before && around.is_cut_after);
    let text = &text[2..text.len() - 2];
    let around = wrong(text, 80..81).around().unwrap();
    assert!(!around.is_cut_before && !around.is_cut_after);
}

#[test]
fn fields_count_in_units_of_utf_16() {
    // Four bytes and two units; two bytes and one unit.
    assert_eq!(wrong("𝄞äx", 6..7).selection(), Some((3, 4)));
    let nowhere = Wrong {
        place: None,
        ..wrong("x", 0..1)
    };
    assert_eq!(nowhere.selection(), None);
}
