//! Answers to questions of lessons: whether they are right, what is told about them, and what is kept.

use super::sample::{
    CHOICE, FREE, NUMBER, PLACE, POLL, SILENT, known, lesson, open, question, scene, unknown,
};
use page_model::lessons::judging::{judge, typed};
use page_model::lessons::kept::{Answer, Kept, Standing, number_of};
use page_model::lessons::said::{Said, right_place, said_to, selected_place, verdict};
use proptest::prelude::*;
use std::rc::Rc;
use texts::ENGLISH;

/// The answer that a text is, when the root is worth 3.
fn judged(number: usize, said: &str) -> Answer {
    judge(&question(number), &known(3.0), said, &ENGLISH)
        .unwrap()
        .unwrap()
}

fn told(number: usize, said: &str) -> String {
    verdict(
        &judged(number, said),
        &question(number).wanted,
        &ENGLISH.lessons.reader,
    )
}

#[test]
fn numbers_are_typed_as_people_write_them() {
    for (text, number) in [
        ("3", 3.0),
        (" 1 000.5 ", 1_000.5),
        ("−2", -2.0),
        ("-2", -2.0),
        ("1/4", 0.25),
        ("−1/4", -0.25),
        ("0,25", 0.25),
        ("25 %", 0.25),
        ("1/2 %", 0.005),
        ("2e-3", 0.002),
    ] {
        let typed = typed(text).unwrap();
        assert!((typed - number).abs() < 1e-12, "{text}: {typed}");
    }
}

#[test]
fn words_and_numbers_without_end_are_no_numbers() {
    for text in ["", "%", "three", "1/0", "inf", "NaN", "1e999", "1 / 2 / 3"] {
        assert_eq!(typed(text), None, "{text}");
    }
}

proptest! {
    /// A number that the page writes can be copied into its field.
    #[test]
    fn what_the_page_writes_is_read(number in -1_000_000_i64..1_000_000) {
        let digits = (ENGLISH.number)(number.unsigned_abs());
        let written = if number < 0 { format!("−{digits}") } else { digits };
        prop_assert_eq!(typed(&written), Some(number as f64));
    }
}

#[test]
fn a_number_is_right_within_its_tolerance() {
    assert_eq!(judged(NUMBER, "3").is_right, Some(true));
    assert_eq!(judged(NUMBER, "3.0009").is_right, Some(true));
    let wrong = judged(NUMBER, " 3.01 ");
    assert_eq!(wrong.is_right, Some(false));
    assert_eq!((wrong.text.as_str(), wrong.right.as_str()), ("3.01", "3"));
}

/// A question of ours: one third, give or take 0.006.
#[test]
fn fractions_percents_and_decimals_are_right_alike() {
    let text = include_str!("../../../../../lessons/who-believes-a-threat.md");
    let question = lessons::text::read(text).scenes[4]
        .question
        .clone()
        .unwrap();
    let is_right = |said: &str| {
        let judged = judge(&question, &known(0.0), said, &ENGLISH);
        judged.unwrap().unwrap().is_right
    };
    for said in ["1/3", "33.3 %", "0,3333", "0.3333", " 1/3 "] {
        assert_eq!(is_right(said), Some(true), "{said}");
    }
    for said in ["1/4", "34 %", "0,32", "33.3"] {
        assert_eq!(is_right(said), Some(false), "{said}");
    }
}

#[test]
fn what_is_no_number_is_refused_with_a_sentence() {
    let judged = judge(&question(NUMBER), &known(3.0), "three", &ENGLISH).unwrap();
    assert_eq!(judged, Err(ENGLISH.lessons.reader.no_number.to_owned()));
}

/// In some languages points part thousands, in others commas do.
#[test]
fn thousands_that_are_parted_like_decimals_are_asked_for_again() {
    let said = |right: f64, said: &str| judge(&question(NUMBER), &known(right), said, &ENGLISH);
    for (right, text) in [
        (18_445.0, "18.445"),
        (18_445.0, "18,445"),
        (1_018_445.0, "1.018.445"),
    ] {
        let again = Err(ENGLISH.lessons.reader.no_marks.to_owned());
        assert_eq!(said(right, text).unwrap(), again, "{text}");
    }
    let is_right = |right: f64, text: &str| said(right, text).unwrap().unwrap().is_right;
    assert_eq!(is_right(18.445, "18.445"), Some(true));
    assert_eq!(is_right(18_445.0, "18.44"), Some(false));
    assert_eq!(is_right(18_445.0, "18.446"), Some(false));
}

#[test]
fn which_option_is_right_follows_from_the_result() {
    assert_eq!(judged(CHOICE, "0").is_right, Some(true));
    let wrong = judged(CHOICE, "1");
    assert_eq!(wrong.is_right, Some(false));
    assert_eq!(
        (wrong.text.as_str(), wrong.right.as_str()),
        ("No.", "Yes, it is")
    );
    let low = judge(&question(CHOICE), &known(1.0), "1", &ENGLISH)
        .unwrap()
        .unwrap();
    assert_eq!(low.is_right, Some(true));
}

#[test]
fn where_no_option_is_right_nobody_is_wrong() {
    let judged = judge(&question(CHOICE), &known(f64::NAN), "0", &ENGLISH).unwrap();
    assert!(judged.is_err(), "{judged:?}");
}

#[test]
fn polls_and_free_texts_are_kept_without_a_verdict_and_without_a_result() {
    for (number, said, text) in [(POLL, "1", "Bet"), (FREE, " Because. ", "Because.")] {
        let answer = judge(&question(number), &unknown(), said, &ENGLISH)
            .unwrap()
            .unwrap();
        assert_eq!(
            (answer.is_right, answer.text.as_str(), answer.right.as_str()),
            (None, text, "")
        );
    }
}

#[test]
fn a_place_is_right_or_wrong() {
    assert_eq!(judged(PLACE, "2").is_right, Some(true));
    let wrong = judged(PLACE, "5");
    assert_eq!((wrong.is_right, wrong.right.as_str()), (Some(false), "2"));
}

#[test]
fn an_answer_says_whether_it_is_about_the_scenes_own_experiment() {
    let changed = page_model::lessons::live::Known {
        is_own: false,
        ..known(3.0)
    };
    let of = |known| {
        judge(&question(NUMBER), &known, "3", &ENGLISH)
            .unwrap()
            .unwrap()
    };
    assert!(of(known(3.0)).is_own);
    assert!(!of(changed).is_own);
}

#[test]
fn an_answer_waits_for_the_result_of_what_was_asked_then() {
    let question = Rc::new(question(NUMBER));
    let waiting = said_to(&question, &unknown(), "3".to_owned(), &ENGLISH).unwrap_err();
    assert_eq!(waiting.waiting(&question, &unknown()), Some("3"));
    assert_eq!(
        waiting.waiting(&question, &known(3.0)),
        Some("3"),
        "now it is due"
    );
    let mut elsewhere = unknown();
    elsewhere.experiment = Some(open("minimax?game=nim"));
    assert_eq!(waiting.waiting(&question, &elsewhere), None);
    assert_eq!(
        waiting.waiting(&super::sample::question(CHOICE), &unknown()),
        None
    );
}

#[test]
fn another_moment_of_the_same_experiment_is_waited_for_too() {
    let question = Rc::new(question(NUMBER));
    let waiting = said_to(&question, &unknown(), "3".to_owned(), &ENGLISH).unwrap_err();
    let mut later = unknown();
    later.experiment = Some(open("minimax?step=3"));
    assert_eq!(waiting.waiting(&question, &later), Some("3"));
}

#[test]
fn what_is_refused_waits_for_nothing() {
    let question = Rc::new(question(NUMBER));
    let refused = said_to(&question, &known(3.0), "three".to_owned(), &ENGLISH).unwrap_err();
    assert!(matches!(refused, Said::Refused(_)));
    assert_eq!(refused.waiting(&question, &known(3.0)), None);
}

#[test]
fn a_wrong_answer_is_told_with_the_right_one() {
    let words = &ENGLISH.lessons.reader;
    let told = told(NUMBER, "4");
    assert!(told.starts_with(words.wrong), "{told}");
    assert!(told.contains(&(words.your_answer)("4")), "{told}");
    assert!(told.ends_with(&(words.right_answer)("3")), "{told}");
}

#[test]
fn a_right_answer_and_a_kept_one_are_told_as_they_were_said() {
    let words = &ENGLISH.lessons.reader;
    let said = (words.your_answer)("Yes, it is");
    assert_eq!(told(CHOICE, "0"), format!("{} {said}", words.right));
    let said = (words.your_answer)("Check");
    assert_eq!(told(POLL, "0"), format!("{} {said}", words.saved));
}

#[test]
fn the_names_of_places_are_not_told() {
    let words = &ENGLISH.lessons.reader;
    assert_eq!(told(PLACE, "2"), words.right);
    assert_eq!(told(PLACE, "5"), words.wrong);
}

#[test]
fn after_a_wrong_place_the_right_one_can_be_shown() {
    let wanted = question(PLACE).wanted;
    let there = right_place(&wanted, &judged(PLACE, "5"), &known(3.0)).unwrap();
    assert_eq!(there.value("node"), "2");
    assert_eq!(right_place(&wanted, &judged(PLACE, "2"), &known(3.0)), None);
    let number = question(NUMBER).wanted;
    assert_eq!(
        right_place(&number, &judged(NUMBER, "4"), &known(3.0)),
        None
    );
}

#[test]
fn the_selected_place_is_that_of_the_experiment() {
    let mut selected = known(3.0);
    assert_eq!(selected_place("node", &selected), None);
    selected.experiment = Some(open("minimax?node=2"));
    assert_eq!(selected_place("node", &selected).as_deref(), Some("2"));
    selected.experiment = None;
    assert_eq!(selected_place("node", &selected), None);
}

#[test]
fn the_first_answer_counts() {
    let kept = Kept::default()
        .answered(NUMBER, judged(NUMBER, "4"))
        .answered(NUMBER, judged(NUMBER, "3"));
    assert_eq!(kept.answer(NUMBER, &question(NUMBER)).unwrap().text, "4");
}

#[test]
fn a_scene_that_asks_something_else_now_is_not_answered() {
    let kept = Kept::default().answered(NUMBER, judged(CHOICE, "0"));
    assert_eq!(kept.answer(NUMBER, &question(NUMBER)), None);
    let kept = kept.answered(NUMBER, judged(NUMBER, "3"));
    assert_eq!(kept.answer(NUMBER, &question(NUMBER)).unwrap().text, "3");
}

#[test]
fn questions_are_told_apart_by_their_words() {
    assert_eq!(number_of(&question(NUMBER)), number_of(&question(NUMBER)));
    assert_ne!(number_of(&question(NUMBER)), number_of(&question(CHOICE)));
}

#[test]
fn answers_are_there_after_a_reload() {
    let kept = Kept {
        seed: 7,
        seat: Some(3),
        ..Kept::default()
    };
    let kept = kept.answered(PLACE, judged(PLACE, "2"));
    assert_eq!(Kept::read(kept.written().as_deref(), || 0), kept);
}

#[test]
fn what_was_kept_before_there_were_seats_is_read() {
    let text = "{\"answers\":{\"0\":{\"question\":5,\"text\":\"4\",\"is_right\":false,\"right\":\"3\"}},\"seed\":9}";
    let kept = Kept::read(Some(text), || 0);
    assert_eq!((kept.seed, kept.seat), (9, None));
    assert!(!kept.answers[&0].is_own);
}

#[test]
fn where_nothing_or_nonsense_is_kept_the_reader_gets_a_seed() {
    for kept in [None, Some("nonsense"), Some("{}")] {
        assert_eq!(
            Kept::read(kept, || 42),
            Kept {
                seed: 42,
                ..Kept::default()
            }
        );
    }
}

#[test]
fn the_score_counts_what_is_graded() {
    let lesson = lesson();
    assert_eq!(Kept::default().score_in(&lesson), (0, 0, 3));
    let kept = Kept::default()
        .answered(NUMBER, judged(NUMBER, "3"))
        .answered(CHOICE, judged(CHOICE, "1"))
        .answered(POLL, judged(POLL, "1"));
    assert_eq!(kept.score(), (1, 2));
    assert_eq!(kept.score_in(&lesson), (1, 2, 3));
}

#[test]
fn each_scene_stands_as_its_question_was_answered() {
    let kept = Kept::default()
        .answered(NUMBER, judged(NUMBER, "3"))
        .answered(CHOICE, judged(CHOICE, "1"))
        .answered(POLL, judged(POLL, "1"));
    let standing = |number| Standing::of(&kept, number, &scene(number));
    assert_eq!(standing(NUMBER), Standing::Right);
    assert_eq!(standing(CHOICE), Standing::Wrong);
    assert_eq!(standing(POLL), Standing::Saved);
    assert_eq!(standing(PLACE), Standing::Open);
    assert_eq!(standing(SILENT), Standing::Open);
}
