//! Classes: hands, codes that are handed in and collected, and how a class has answered.

use super::sample::{CHOICE, FREE, NUMBER, PLACE, POLL, known, lesson, open, question, unknown};
use classes::answer::{Answer, Said};
use classes::code::{self, HandedIn};
use classes::frame::CodeFault;
use classes::grading::Grading;
use classes::shape::Shape;
use classes::tally::{Bar, Label, tallies};
use lessons::link::{LessonLink, LessonSource};
use lessons::text;
use page_model::lessons::bars::{CountedBar, shares};
use page_model::lessons::classes::answers::{
    answered_and_right, counted, plays, shares as in_sentences,
};
use page_model::lessons::classes::collecting::{Kept as KeptClass, sentence, source};
use page_model::lessons::classes::exercises::{MAX_SEED, all_variations, number_within, varies};
use page_model::lessons::hand_in::{NoSeat, handed_in, has_words, seat_of};
use page_model::lessons::hands::{Counted, digit, options_of};
use page_model::lessons::judging::judge;
use page_model::lessons::kept::Kept;
use page_model::lessons::results::Results;
use serde_json::json;
use std::rc::Rc;
use texts::ENGLISH;

/// Hands for three options.
fn hands(counts: [usize; 3]) -> Counted {
    let mut counted = Counted::default();
    for (option, count) in counts.into_iter().enumerate() {
        for _ in 0..count {
            counted = counted.counted(option, true, 3).unwrap();
        }
    }
    counted
}

#[test]
fn hands_are_counted_up_and_down_and_never_below_none() {
    let counted = hands([2, 0, 1]);
    assert_eq!([0, 1, 2].map(|option| counted.hands(option)), [2, 0, 1]);
    let fewer = counted.counted(0, false, 3).unwrap();
    assert_eq!(fewer.hands(0), 1);
    assert_eq!(fewer.counted(1, false, 3).unwrap().hands(1), 0);
}

#[test]
fn there_are_no_hands_for_an_option_that_there_is_not() {
    assert_eq!(hands([1, 1, 1]).counted(3, true, 3), None);
    assert_eq!(hands([1, 1, 1]).hands(3), 0);
}

#[test]
fn no_room_has_a_thousand_hands() {
    assert_eq!(hands([1_200, 0, 0]).hands(0), 999);
}

#[test]
fn clearing_forgets_the_hands_and_hides_what_is_right() {
    let mut counted = hands([1, 2, 3]);
    (counted.is_open, counted.is_revealed) = (true, true);
    counted.clear();
    assert_eq!(counted.hands(2), 0);
    assert!(counted.is_open && !counted.is_revealed);
}

#[test]
fn number_keys_mean_options() {
    assert_eq!((digit("1"), digit("9")), (Some(0), Some(8)));
    for key in ["0", "10", "a", "Enter", ""] {
        assert_eq!(digit(key), None, "{key}");
    }
}

#[test]
fn bars_of_hands_mark_what_is_right_once_it_is_known() {
    let marks = |question: usize, known| {
        let bars = hands([1, 2, 3]).bars(&super::sample::question(question), &known);
        bars.iter().map(|bar| bar.is_right).collect::<Vec<_>>()
    };
    assert_eq!(
        marks(CHOICE, known(3.0)),
        [Some(true), Some(false), Some(false)]
    );
    assert_eq!(marks(CHOICE, unknown()), [None; 3]);
    assert_eq!(
        marks(POLL, known(3.0)),
        [None; 2],
        "a poll has no right options"
    );
}

#[test]
fn only_choices_have_options() {
    assert_eq!(options_of(&question(CHOICE)).len(), 3);
    assert_eq!(options_of(&question(NUMBER)).len(), 0);
}

fn bar(count: usize) -> CountedBar {
    CountedBar {
        label: String::new(),
        count,
        of: None,
        is_right: None,
    }
}

#[test]
fn the_longest_bar_is_as_wide_as_its_room_and_shares_are_of_all() {
    let shares = shares(&[bar(1), bar(4), bar(3)]);
    let both = shares.iter().map(|shares| (shares.drawn, shares.of_all));
    assert_eq!(
        both.collect::<Vec<_>>(),
        [(25.0, 12.5), (100.0, 50.0), (75.0, 37.5)]
    );
}

#[test]
fn bars_of_nothing_have_no_length() {
    assert_eq!(shares(&[bar(0)])[0].drawn, 0.0);
    assert_eq!(shares(&[bar(0)])[0].of_all, 0.0);
}

#[test]
fn a_seat_is_a_number_or_nothing() {
    assert_eq!(seat_of(" 17 "), Ok(Some(17)));
    assert_eq!(seat_of("999"), Ok(Some(999)));
    assert_eq!(seat_of("  "), Ok(None));
    for wrong in ["0", "1000", "171717", "-1", "a", "1.5"] {
        assert_eq!(seat_of(wrong), Err(NoSeat), "{wrong}");
    }
}

/// A reader who has answered everything, from a seat.
fn reader(number: &str) -> Kept {
    let said = [
        (NUMBER, number),
        (CHOICE, "0"),
        (POLL, "1"),
        (PLACE, "2"),
        (FREE, "Because."),
    ];
    let kept = Kept {
        seed: 5,
        seat: Some(17),
        ..Kept::default()
    };
    said.into_iter().fold(kept, |kept, (scene, text)| {
        let judged = judge(&question(scene), &known(3.0), text, &ENGLISH);
        kept.answered(scene, judged.unwrap().unwrap())
    })
}

fn student(number: &str) -> HandedIn {
    let lesson = lesson();
    handed_in(&lesson, &Shape::of(&lesson), &reader(number))
}

#[test]
fn what_is_kept_is_handed_in() {
    let handed_in = student("3");
    assert_eq!((handed_in.seat, handed_in.seed), (Some(17), 5));
    let said = |number: usize| {
        handed_in.answers[number]
            .as_ref()
            .map(|answer| (answer.said.clone(), answer.claim))
    };
    assert_eq!(said(0), Some((Said::number(3.0), Some(true))));
    assert_eq!(said(1), Some((Said::Option(0), Some(true))));
    assert_eq!(said(2), Some((Said::Option(1), None)));
    assert_eq!(said(3), Some((Said::place("2"), Some(true))));
    assert_eq!(said(4), Some((Said::Words, None)));
}

#[test]
fn what_was_not_answered_is_not_handed_in() {
    let lesson = lesson();
    let handed_in = handed_in(&lesson, &Shape::of(&lesson), &Kept::default());
    assert!(handed_in.answers.iter().all(Option::is_none));
    assert_eq!(handed_in.answers.len(), 5);
    assert!(!has_words(&handed_in));
    assert!(
        has_words(&student("3")),
        "free texts stay with their students"
    );
}

/// The code of a student.
fn code(number: &str) -> String {
    code::write(&Shape::of(&lesson()), &student(number)).text
}

#[test]
fn codes_in_a_text_are_collected() {
    let shape = Shape::of(&lesson());
    let kept = KeptClass::read(None, shape.lesson);
    let text = format!("Hello! {} Thanks.", code("3"));
    let kept = kept.with_codes(&shape, &text).unwrap();
    assert_eq!(kept.collection.students, [student("3")]);
    assert_eq!(kept.clone().with_codes(&shape, "no code at all"), None);
    let again = kept.clone().with_codes(&shape, &code("3")).unwrap();
    assert_eq!(again.collection.students.len(), 1, "the same student");
}

#[test]
fn a_class_is_there_after_a_reload_but_not_for_another_text_of_the_lesson() {
    let shape = Shape::of(&lesson());
    let kept = KeptClass::read(None, shape.lesson);
    let kept = kept.with_codes(&shape, &code("3")).unwrap();
    let written = kept.written();
    assert_eq!(KeptClass::read(Some(&written), shape.lesson), kept);
    let other = KeptClass::read(Some(&written), shape.lesson + 1);
    assert!(other.collection.students.is_empty());
    assert!(
        KeptClass::read(Some("nonsense"), 1)
            .collection
            .students
            .is_empty()
    );
}

#[test]
fn a_lesson_is_named_by_its_link_or_is_its_text() {
    let named = Some(LessonSource::Named("a".to_owned()));
    assert_eq!(
        source(" https://example.org/lab/#/lesson/a?scene=3 "),
        named
    );
    assert_eq!(source("#/class/a"), named);
    let text = "---\ntitle: A\n---\n# One\n";
    assert_eq!(
        source(text),
        Some(LessonSource::Text(text.trim().to_owned()))
    );
    let packed = LessonLink {
        source: LessonSource::Text(text.to_owned()),
        scene: 1,
    };
    assert_eq!(
        source(&format!("#/{}", packed.write())),
        Some(LessonSource::Text(text.to_owned()))
    );
    for nothing in ["", "a", "#/regret", "#/lesson"] {
        assert_eq!(source(nothing), None, "{nothing}");
    }
}

#[test]
fn why_a_code_is_none_is_said_for_each_reason() {
    let words = &ENGLISH.lessons.class.faults;
    let short = sentence(CodeFault::TooShort { found: 8, all: 21 }, words);
    assert!(short.contains('8') && short.contains("21"), "{short}");
    let all = [
        CodeFault::CheckDigits,
        CodeFault::OtherLesson,
        CodeFault::OtherKind,
        CodeFault::LaterVersion,
        CodeFault::Forged,
    ];
    let mut said: Vec<String> = all.map(|fault| sentence(fault, words)).to_vec();
    said.sort();
    said.dedup();
    assert_eq!(said.len(), 5);
}

/// Of a class where everyone says 3 but one, and the root is worth 3.
fn graded() -> (Vec<HandedIn>, Grading) {
    let lesson = lesson();
    let students = vec![student("3"), student("3"), student("4")];
    let shape = Shape::of(&lesson);
    let result = Rc::new(json!({ "value": 3.0 }));
    let grading = Grading::of(&lesson, &shape, &students, &|_| Some(result.clone()));
    (students, grading)
}

#[test]
fn seats_count_answers_and_right_ones() {
    let (students, grading) = graded();
    let nobody = HandedIn {
        answers: vec![None; 5],
        ..students[0].clone()
    };
    assert_eq!(answered_and_right(&nobody, &grading), (0, 0));
    let (answered, right) = answered_and_right(&students[0], &grading);
    assert_eq!(answered, 5);
    let (_, fewer) = answered_and_right(&students[2], &grading);
    assert_eq!(right - fewer, 1, "4 is wrong");
}

#[test]
fn how_many_were_right_is_said_with_how_sure_that_is() {
    let lesson = lesson();
    let (students, grading) = graded();
    let rights = |number: usize, seed: u64| grading.right(number, seed).cloned();
    let tallies = tallies(&Shape::of(&lesson), &students, &rights);
    let words = &ENGLISH.lessons.class.page;
    let said = in_sentences(&tallies[NUMBER], words, &ENGLISH);
    let (low, high) = statistics::share(2.0, 3);
    let percent = |share: f64| format!("{:.0} %", 100.0 * share);
    let right = (words.right)(&percent(2.0 / 3.0), 3, &percent(low), &percent(high));
    assert_eq!(said, right);
}

#[test]
fn a_poll_of_actions_is_how_the_class_plays() {
    let lesson = lesson();
    let (students, _) = graded();
    let tally = &tallies(&Shape::of(&lesson), &students, &|_, _| None)[POLL];
    assert_eq!(
        plays(&question(POLL), tally).as_deref(),
        Some("Check 0 %, Bet 100 %")
    );
    assert_eq!(plays(&question(NUMBER), tally), None);
}

fn label(label: Label, number: usize) -> CountedBar {
    let bar = Bar {
        label,
        count: 3,
        right: 0,
    };
    counted(&bar, &question(number), &ENGLISH)
}

#[test]
fn bars_are_named_by_what_was_said() {
    let words = &ENGLISH.lessons.class.page;
    assert_eq!(label(Label::Option(1), CHOICE).label, "No.");
    assert_eq!(
        label(Label::Number(0.5), NUMBER).label,
        (ENGLISH.fixed)(0.5, 3)
    );
    assert_eq!(
        label(Label::Between(1.0, 2.0), NUMBER).label,
        (words.between)("1", "2")
    );
    assert_eq!(label(Label::Place("2".to_owned()), PLACE).label, "2");
    assert_eq!(label(Label::OtherPlace, PLACE).label, words.other_place);
    assert_eq!(label(Label::Words, FREE).label, words.in_words);
}

#[test]
fn a_bar_is_right_if_all_that_it_counts_is() {
    let right = |right| {
        let bar = Bar {
            label: Label::Number(3.0),
            count: 2,
            right,
        };
        counted(&bar, &question(NUMBER), &ENGLISH).is_right
    };
    assert_eq!([0, 1, 2].map(right), [None, Some(false), Some(true)]);
}

#[test]
fn results_are_remembered_by_what_is_asked_and_computed_once() {
    let (one, other) = (open("minimax?step=3"), open("regret"));
    let results = Results::default();
    let wanted = || vec![one.clone(), other.clone()];
    assert_eq!(results.next(wanted()), Some(one.asked()));
    let results = results.with(one.asked().link(), Some(Rc::new(json!(3))));
    assert_eq!(results.of(&open("minimax")).as_deref(), Some(&json!(3)));
    assert_eq!(results.next(wanted()), Some(other.asked()));
    let results = results.with(other.asked().link(), None);
    assert!(results.is_done(&other) && results.of(&other).is_none());
    assert_eq!(
        results.next(wanted()),
        None,
        "what failed is not tried again"
    );
}

#[test]
fn variants_have_seeds_of_their_own_and_begin_again_after_the_last() {
    let lesson = lesson();
    assert!(varies(&lesson));
    let all = all_variations(&lesson, 3, MAX_SEED);
    let seeds = all.iter().map(|variations| {
        let of_scene = variations.iter().find(|of| of.scene == FREE);
        of_scene.unwrap().experiment.value("seed")
    });
    assert_eq!(seeds.collect::<Vec<_>>(), ["999999", "0", "1"]);
}

#[test]
fn a_lesson_that_does_not_vary_has_one_variant() {
    let same =
        text::read("---\ntitle: A\nlab: minimax\n---\n# One\nstage: minimax\n\n? How many?\n= 3\n");
    assert!(!varies(&same));
    assert_eq!(all_variations(&same, 7, 1).len(), 1);
}

#[test]
fn numbers_outside_of_their_range_are_not_taken() {
    assert_eq!(number_within(" 20 ", 1..=20), Some(20));
    for wrong in ["21", "0", "-1", "", "two"] {
        assert_eq!(number_within(wrong, 1..=20), None, "{wrong}");
    }
}

/// A student is also one whose answer is none of the options any more.
#[test]
fn an_option_that_there_is_no_longer_is_not_handed_in() {
    let lesson = lesson();
    let mut kept = reader("3");
    kept.answers.get_mut(&CHOICE).unwrap().text = "gone".to_owned();
    let handed_in = handed_in(&lesson, &Shape::of(&lesson), &kept);
    assert_eq!(handed_in.answers[CHOICE], None::<Answer>);
}
