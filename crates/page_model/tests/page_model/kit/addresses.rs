//! Addresses: what they ask for, and which edits lead elsewhere; what is kept between visits.

use experiments::Experiment;
use lessons::link::{LessonLink, LessonLinkError, LessonSource};
use page_model::kit::kept::{Answers, LessonPlace, link_of, link_of_any};
use page_model::kit::readings;
use page_model::kit::route::{Route, is_elsewhere, leaves};

/// The lesson of ours of this name.
fn named(name: &str, scene: usize) -> LessonLink {
    LessonLink {
        source: LessonSource::Named(name.to_owned()),
        scene,
    }
}

#[test]
fn nothing_is_the_first_page() {
    for hash in ["", "#", "#/", "/", "#/?embed=on"] {
        assert_eq!(Route::of(hash), Route::Home, "{hash}");
    }
}

#[test]
fn an_experiment_is_a_lab_with_or_without_the_sign() {
    for hash in [
        "#/regret?iterations=50",
        "regret?iterations=50",
        "/regret?iterations=50",
    ] {
        let Route::Lab(opened) = Route::of(hash) else {
            panic!("{hash}");
        };
        assert_eq!(opened.experiment.link(), "regret?iterations=50");
    }
}

#[test]
fn how_a_lab_is_shown_is_no_part_of_it() {
    assert_eq!(
        Route::of("#/regret?iterations=50&embed=on"),
        Route::of("#/regret?iterations=50")
    );
}

#[test]
fn lessons_are_read_written_collected_and_taken_away() {
    assert_eq!(
        Route::of("#/lesson/a?scene=2"),
        Route::Lesson(Ok(named("a", 2)))
    );
    assert_eq!(Route::of("#/write"), Route::Write);
    assert_eq!(Route::of("#/class"), Route::Class(None));
    assert_eq!(
        Route::of("#/class/a"),
        Route::Class(Some(Ok(named("a", 1))))
    );
    assert_eq!(
        Route::of("#/exercises/a"),
        Route::Exercises(Ok(named("a", 1)))
    );
    assert_eq!(Route::of("#/gallery"), Route::Gallery);
}

#[test]
fn links_without_a_lesson_are_said_to_be_broken() {
    assert_eq!(
        Route::of("#/lesson"),
        Route::Lesson(Err(LessonLinkError::Empty))
    );
    assert!(matches!(
        Route::of("#/lesson?text=~AAAA"),
        Route::Lesson(Err(LessonLinkError::Packed(_)))
    ));
}

#[test]
fn what_names_nothing_is_broken() {
    assert!(matches!(Route::of("#/chess"), Route::Broken(_)));
    assert!(matches!(Route::of("#/writer"), Route::Broken(_)));
}

#[test]
fn an_edit_that_asks_something_else_leaves_what_was_found() {
    let found = Experiment::of_lab("regret").unwrap().asked().link();
    assert!(leaves(&found, "regret?iterations=50"));
    assert!(leaves(&found, "mcts"));
    assert!(leaves(&found, "no lab at all"));
}

#[test]
fn looking_at_another_view_stays_with_what_was_found() {
    let found = Experiment::of_lab("regret").unwrap().asked().link();
    assert!(!leaves(&found, "regret"));
    assert!(!leaves(&found, "regret?view=strategies"));
}

#[test]
fn another_page_begins_at_its_top_and_the_same_lab_does_not() {
    assert!(is_elsewhere("#/regret", "#/mcts"));
    assert!(is_elsewhere("#/regret?iterations=50", "#/"));
    assert!(!is_elsewhere("#/regret", "#/regret?iterations=50"));
}

#[test]
fn a_kept_link_counts_for_its_own_lab_only() {
    let kept = || "regret?iterations=50".to_owned();
    assert_eq!(link_of("regret", kept()), Some(kept()));
    assert_eq!(
        link_of("regret", "regret".to_owned()),
        Some("regret".to_owned())
    );
    assert_eq!(link_of("mcts", kept()), None);
    assert_eq!(link_of("reg", kept()), None);
}

#[test]
fn a_kept_text_that_begins_like_no_lab_is_no_link() {
    assert_eq!(link_of_any("mcts".to_owned()), Some("mcts".to_owned()));
    for nonsense in [
        "",
        "<script>",
        "javascript:".to_uppercase().as_str(),
        "//elsewhere",
    ] {
        assert_eq!(link_of_any(nonsense.to_owned()), None, "{nonsense}");
    }
}

#[test]
fn the_place_in_a_lesson_is_kept_and_nonsense_is_none() {
    let place = LessonPlace {
        link: "lesson/a?scene=2".to_owned(),
        title: "“A” \\ title".to_owned(),
        lab: "regret".to_owned(),
    };
    assert_eq!(LessonPlace::read(&place.written().unwrap()), Some(place));
    for nonsense in ["", "{}", "[1]", "{\"link\":1,\"title\":\"\",\"lab\":\"\"}"] {
        assert_eq!(LessonPlace::read(nonsense), None, "{nonsense}");
    }
}

#[test]
fn answers_are_kept_by_their_questions() {
    let mut answers = Answers::default();
    answers.add("one", "a");
    answers.add("two", "b");
    answers.add("one", "c");
    let again = Answers::read(&answers.written().unwrap());
    assert_eq!(again, answers);
    assert_eq!(
        (again.of("one"), again.of("two"), again.of("three")),
        (Some("c"), Some("b"), None)
    );
}

/// What earlier versions have kept: pairs, as JSON.
#[test]
fn answers_of_earlier_versions_are_read() {
    let answers = Answers::read("[[\"one\",\"a\"],[\"two\",\"b\"]]");
    assert_eq!(answers.of("two"), Some("b"));
    assert_eq!(
        answers.written().unwrap(),
        "[[\"one\",\"a\"],[\"two\",\"b\"]]"
    );
}

#[test]
fn of_many_answers_the_latest_are_kept() {
    let mut answers = Answers::default();
    for number in 0..=200 {
        answers.add(&number.to_string(), "a");
    }
    assert_eq!(answers.of("0"), None);
    assert_eq!((answers.of("1"), answers.of("200")), (Some("a"), Some("a")));
}

#[test]
fn kept_nonsense_is_no_answer() {
    assert_eq!(Answers::read("nonsense"), Answers::default());
    assert_eq!(Answers::read("{\"one\":\"a\"}"), Answers::default());
}

#[test]
fn the_readings_of_the_last_text_are_kept() {
    assert!(readings::last().is_empty());
    let matrix = Experiment::of_lab("matrix").unwrap();
    let read = matrix.with_file("2 -1\n-1 1").unwrap().unwrap();
    readings::keep(read.clone());
    assert_eq!(readings::last().len(), read.len());
    readings::keep(Vec::new());
    assert!(readings::last().is_empty());
}
