//! Reading of lessons: live values, experiments of scenes, ways between them, and where buttons lead.

use super::sample::{FREE, NUMBER, known, known_as, lesson, open, scene, unknown};
use experiments::Experiment;
use lessons::expression::Expression;
use lessons::fault::Position;
use lessons::lesson::{Allowed, Format, Jump, LiveValue};
use lessons::link::{LessonLink, LessonSource};
use page_model::lessons::live::{Known, number_written, written};
use page_model::lessons::places::{Way, address, id_of, lab_of, numbered, scene_of, swiped};
use page_model::lessons::prose::{after, within};
use page_model::lessons::results::{is_computed_unasked, is_whole, result_of};
use page_model::lessons::scene::{Standing, own};
use serde_json::json;
use texts::ENGLISH;
use worker::inline;

fn value(expression: &str, plus_minus: Option<&str>, format: Format) -> LiveValue {
    let read = |text: &str| Expression::read(text).unwrap();
    LiveValue {
        at: Position::default(),
        expression: read(expression),
        plus_minus: plus_minus.map(read),
        format,
    }
}

fn shown(known: &Known, expression: &str) -> Option<Result<String, String>> {
    known.shown(&value(expression, None, Format::Short), &ENGLISH)
}

#[test]
fn a_live_value_is_that_of_the_result() {
    assert_eq!(shown(&known(3.0), "result.value"), Some(Ok("3".to_owned())));
    assert_eq!(
        shown(&known(0.25), "2 * result.value"),
        Some(Ok("0.500".to_owned()))
    );
}

#[test]
fn how_sure_a_value_is_stands_beside_it() {
    let sure = known_as(json!({ "value": 0.5, "error": 0.125 }));
    let value = value("result.value", Some("result.error"), Format::Decimals(2));
    let shown = sure.shown(&value, &ENGLISH).unwrap().unwrap();
    let [half, eighth] = [0.5, 0.125].map(|number| (ENGLISH.fixed)(number, 2));
    assert_eq!(shown, format!("{half} ± {eighth}"));
}

#[test]
fn a_value_that_may_be_found_later_is_no_fault() {
    assert_eq!(shown(&unknown(), "result.value"), None);
    let partly = Known {
        is_complete: false,
        ..known(3.0)
    };
    assert_eq!(shown(&partly, "result.later"), None);
    assert_eq!(shown(&partly, "result.value"), Some(Ok("3".to_owned())));
}

#[test]
fn a_value_that_is_not_in_the_whole_result_is_a_fault() {
    let fault = shown(&known(3.0), "result.nothing").unwrap().unwrap_err();
    assert!(fault.contains("nothing"), "{fault}");
}

#[test]
fn settings_are_known_before_anything_is_found() {
    assert!(matches!(shown(&unknown(), "algorithm"), Some(Ok(_))));
    let nowhere = Known {
        experiment: None,
        ..unknown()
    };
    assert_eq!(shown(&nowhere, "algorithm"), None);
}

#[test]
fn a_question_is_asked_about_what_is_wholly_found_and_current() {
    assert!(known(3.0).scope().is_some());
    assert!(unknown().scope().is_none());
    let partly = Known {
        is_complete: false,
        ..known(3.0)
    };
    assert!(partly.scope().is_none());
    let stale = Known {
        experiment: Some(open("minimax?game=nim")),
        ..known(3.0)
    };
    assert!(stale.scope().is_none());
    let looked_at = Known {
        experiment: Some(open("minimax?step=3")),
        ..known(3.0)
    };
    assert!(
        looked_at.scope().is_some(),
        "another moment asks nothing else"
    );
}

#[test]
fn values_are_written_for_people() {
    let words = &ENGLISH.lessons.reader;
    let text = |value| written(&value, Format::Short, &ENGLISH);
    assert_eq!(text(json!(null)), words.nothing);
    assert_eq!(text(json!(true)), words.yes);
    assert_eq!(text(json!(false)), words.no);
    assert_eq!(text(json!("left")), "left");
    assert_eq!(text(json!([1, 2])), "[1,2]");
    assert_eq!(text(json!(7)), "7");
}

#[test]
fn numbers_are_written_in_their_format() {
    let text = |number, format| number_written(number, format, &ENGLISH);
    assert_eq!(
        text(-12_000.0, Format::Short),
        format!("−{}", (ENGLISH.number)(12_000))
    );
    assert_eq!(text(0.5, Format::Short), (ENGLISH.fixed)(0.5, 3));
    assert_eq!(text(2.0, Format::Decimals(1)), (ENGLISH.fixed)(2.0, 1));
    assert_eq!(
        text(0.125, Format::Percent(1)),
        format!("{} %", (ENGLISH.fixed)(12.5, 1))
    );
    // Too large to be counted in whole numbers.
    assert_eq!(text(1e16, Format::Short), (ENGLISH.fixed)(1e16, 3));
}

#[test]
fn a_scene_that_varies_has_the_readers_seed() {
    let varied = own("minimax?game=exercise&levels=2", true, 77).unwrap();
    assert_eq!(varied.value("seed"), "77");
    let fixed = own("minimax?game=exercise&levels=2&seed=4", false, 77).unwrap();
    assert_eq!(fixed.value("seed"), "4");
    assert_eq!(own("no lab", true, 77), None);
}

#[test]
fn an_untouched_scene_shows_its_own_experiment() {
    let scene = scene(FREE);
    let own = open("minimax?game=exercise&levels=2&branching=2&seed=4");
    let standing = Standing::of(&scene, Some(&own), None, true);
    assert_eq!(standing.now, Some(own));
    assert!(standing.is_own && !standing.is_changed);
}

#[test]
fn what_would_answer_the_question_is_hidden_until_it_is_answered() {
    let mut scene = scene(NUMBER);
    scene.hidden = Some(lessons::lesson::Hidden {
        at: Position::default(),
        changes: vec![("hide".to_owned(), "values".to_owned())],
    });
    let own = open("minimax");
    let hidden = scene.hiding(&own);
    assert_ne!(hidden, own);
    let now = |is_answered| Standing::of(&scene, Some(&own), None, is_answered).now;
    assert_eq!(now(false), Some(hidden));
    assert_eq!(now(true), Some(own.clone()));
}

#[test]
fn a_changed_scene_can_be_reset_and_may_ask_something_else() {
    let (scene, own) = (scene(NUMBER), open("minimax"));
    let of = |changed: Experiment| Standing::of(&scene, Some(&own), Some(changed), true);
    let other = of(open("minimax?game=nim"));
    assert!(other.is_changed && !other.is_own);
    assert_eq!(other.now, Some(open("minimax?game=nim")));
    let looked_at = of(open("minimax?step=3"));
    assert!(looked_at.is_changed && looked_at.is_own);
    let back = of(own.clone());
    assert!(!back.is_changed && back.is_own);
}

#[test]
fn a_scene_without_a_stage_has_no_experiment() {
    let standing = Standing::of(&scene(5), None, None, false);
    assert_eq!(standing.now, None);
    assert!(!standing.is_changed);
}

fn link(source: LessonSource, scene: usize) -> LessonLink {
    LessonLink { source, scene }
}

fn named(scene: usize) -> LessonLink {
    link(LessonSource::Named("a".to_owned()), scene)
}

#[test]
fn a_link_beyond_the_last_scene_means_the_last() {
    let lesson = lesson();
    assert_eq!(scene_of(&named(1), &lesson), 0);
    assert_eq!(scene_of(&named(3), &lesson), 2);
    assert_eq!(scene_of(&named(0), &lesson), 0);
    assert_eq!(scene_of(&named(99), &lesson), 5);
}

#[test]
fn addresses_of_scenes_lead_to_them() {
    for first in [
        named(1).write(),
        link(LessonSource::Text("# One".to_owned()), 1).write(),
    ] {
        assert_eq!(address(&first, 0), first);
        for to in 0..3 {
            for written in [address(&first, to), numbered(&first, to)] {
                let read = LessonLink::read(&written).unwrap().unwrap();
                assert_eq!(read.scene, to + 1, "{written}");
                assert_eq!(LessonLink { scene: 1, ..read }.write(), first);
            }
        }
    }
}

#[test]
fn lessons_are_told_apart_by_name_or_text() {
    let of_text = |text: &str| id_of(&link(LessonSource::Text(text.to_owned()), 1));
    assert_eq!(id_of(&named(4)), "a");
    assert_eq!(of_text("one"), of_text("one"));
    assert_ne!(of_text("one"), of_text("two"));
    assert_eq!(of_text("one").len(), 16);
}

#[test]
fn the_lab_of_a_scene_is_that_of_its_stage_else_that_of_the_lesson() {
    let lesson = lesson();
    assert_eq!(lab_of(&lesson, NUMBER), "minimax");
    assert_eq!(lab_of(&lesson, 5), "regret");
    assert_eq!(lab_of(&lesson, 99), "regret");
}

#[test]
fn keys_clickers_and_fingers_lead_on_and_back() {
    assert_eq!(Way::of_key("ArrowRight"), Some(Way::On));
    assert_eq!(Way::of_key("ArrowLeft"), Some(Way::Back));
    assert_eq!(Way::of_key("PageDown"), None, "it scrolls");
    assert_eq!(Way::of_clicker("PageDown"), Some(Way::On));
    assert_eq!(Way::of_clicker("PageUp"), Some(Way::Back));
    assert_eq!(Way::of_clicker("ArrowRight"), None);
    assert_eq!((Way::On.from(2), Way::Back.from(2)), (3, 1));
    assert!(
        Way::Back.from(0) > lesson().scenes.len(),
        "there is no such scene"
    );
}

#[test]
fn a_swipe_goes_far_and_rather_across() {
    let to = |across, down| swiped((100.0, 100.0), (100.0 + across, 100.0 + down));
    assert_eq!(to(-70.0, 0.0), Some(Way::On));
    assert_eq!(to(70.0, 30.0), Some(Way::Back));
    assert_eq!(to(69.0, 0.0), None, "too short");
    assert_eq!(to(-100.0, 50.0), None, "as much down as a scroll");
}

#[test]
fn a_number_that_is_set_stays_in_its_range() {
    let within = |text: &str| within(&Allowed::Range(2.0, 8.0), text.to_owned());
    assert_eq!(within("5"), "5");
    assert_eq!(within("1"), "2");
    assert_eq!(within("80"), "8");
    assert_eq!(
        within("many"),
        "many",
        "the parameter says what is wrong with it"
    );
}

#[test]
fn without_a_range_all_is_left_to_the_parameter() {
    let words = Allowed::Words(vec!["nim".to_owned()]);
    for allowed in [Allowed::All, words] {
        assert_eq!(within(&allowed, "80".to_owned()), "80");
    }
}

#[test]
fn a_jump_changes_what_the_experiment_takes() {
    let jump = |changes: &[(&str, &str)]| Jump {
        at: Position::default(),
        words: String::new(),
        changes: changes
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect(),
    };
    let there = after(
        &jump(&[("algorithm", "alpha-beta"), ("step", "3")]),
        open("minimax"),
    );
    assert_eq!(there.value("algorithm"), "alpha-beta");
    assert_eq!(there.value("step"), "3");
    let partly = after(&jump(&[("nothing", "1"), ("step", "3")]), open("minimax"));
    assert_eq!(partly.value("step"), "3");
}

#[test]
fn a_result_stands_in_a_report() {
    assert_eq!(
        result_of("{\"result\":{\"value\":3}}"),
        Some(json!({ "value": 3 }))
    );
    assert_eq!(result_of("{}"), Some(json!(null)));
    assert_eq!(result_of("no report"), None);
}

#[test]
fn all_is_found_once_every_chunk_has_sent_its_last() {
    let experiment = open("ladder?agent=random&rungs=random,tactical&games=2&width=4&height=4");
    let found = inline::run(&experiment);
    assert!(found.len() > 1);
    assert!(is_whole(&experiment, &found));
    let mut partly = found.clone();
    partly[0] = None;
    assert!(!is_whole(&experiment, &partly));
    assert!(!is_whole(&experiment, &found[1..]));
    assert!(!is_whole(&experiment, &[]));
}

#[test]
fn only_what_costs_little_and_can_be_run_is_computed_unasked() {
    assert!(is_computed_unasked(&open("minimax")));
    assert!(!is_computed_unasked(&open("tree-game?game=1(2 3")));
    assert!(!is_computed_unasked(&open(
        "ladder?games=1000000&agent=uct(100000)"
    )));
}
