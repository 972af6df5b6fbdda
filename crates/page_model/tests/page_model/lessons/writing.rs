//! Writing of lessons: what is inserted and where, which line is wrong, and what is listed.

use super::sample::{FREE, NUMBER, lesson};
use lessons::check;
use lessons::fault::{Fault, FaultKind, Position};
use lessons::lesson::Lesson;
use lessons::text;
use page_model::lessons::faults::{ByScene, SceneFaults, all, checked};
use page_model::lessons::writing::{inserted, line_of, snippet, told_about_link};
use std::rc::Rc;
use texts::ENGLISH;

#[test]
fn every_choice_of_the_list_inserts_something() {
    let inserts = ENGLISH.lessons.writer.inserts;
    for (number, name) in inserts.iter().enumerate() {
        assert!(snippet(&number.to_string()).is_some(), "{name}");
    }
    assert_eq!(snippet(&inserts.len().to_string()), None);
    assert_eq!(snippet(""), None);
}

/// What is offered is what the grammar takes.
#[test]
fn what_is_inserted_has_no_faults() {
    let head = "---\ntitle: A title\nlab: minimax\n---\n";
    for number in 0..ENGLISH.lessons.writer.inserts.len() {
        let inserted = snippet(&number.to_string()).unwrap();
        let lesson = text::read(&format!(
            "{head}\n# Scene\nstage: minimax | tree\n\nWords. {inserted}"
        ));
        assert_eq!(check::faults(&lesson, &ENGLISH), [], "{inserted}");
    }
}

#[test]
fn a_snippet_is_apart_from_the_word_before_it() {
    assert_eq!(inserted("word", 4, "{a}"), " {a}");
    assert_eq!(inserted("word ", 5, "{a}"), "{a}");
    assert_eq!(inserted("word\n", 5, "{a}"), "{a}");
    assert_eq!(inserted("word", 0, "{a}"), "{a}");
    assert_eq!(inserted("word", 4, "\n# A"), "\n# A");
}

#[test]
fn cursors_count_in_units_of_utf_16() {
    // The sign is two units.
    assert_eq!(inserted("𝄞 a", 3, "{a}"), "{a}");
    assert_eq!(inserted("𝄞 a", 2, "{a}"), " {a}");
}

#[test]
fn lines_are_selected_whole_in_units_of_utf_16() {
    let text = "𝄞\nab\n\nc";
    assert_eq!(line_of(text, 1), (0, 2));
    assert_eq!(line_of(text, 2), (3, 5));
    assert_eq!(line_of(text, 3), (6, 6));
    assert_eq!(line_of(text, 4), (7, 8));
    assert_eq!(
        line_of(text, 0),
        (0, 2),
        "faults of the whole text are at its beginning"
    );
}

#[test]
fn a_long_link_is_copied_with_a_warning() {
    let words = &ENGLISH.lessons.writer;
    let long = (words.long_link)(&(ENGLISH.number)(8_001));
    assert_eq!(told_about_link(8_000, true, &ENGLISH), words.copied);
    assert_eq!(
        told_about_link(8_001, true, &ENGLISH),
        format!("{} {long}", words.copied)
    );
    assert_eq!(told_about_link(8_001, false, &ENGLISH), long);
    assert_eq!(told_about_link(10, false, &ENGLISH), "");
}

fn fault(line: u32) -> Fault {
    let at = Position {
        line,
        ..Position::default()
    };
    Fault::new(at, FaultKind::NoScenes)
}

fn found(lesson: &Lesson, number: usize, line: u32) -> ByScene {
    let faults = SceneFaults {
        number,
        scene: Rc::new(lesson.scenes[number].clone()),
        faults: vec![fault(line)],
    };
    ByScene::from([(number, faults)])
}

#[test]
fn faults_of_text_and_results_are_listed_by_their_lines() {
    let lesson = lesson();
    let of_text = [fault(9), fault(3)];
    let results = [found(&lesson, NUMBER, 5), found(&lesson, FREE, 7)];
    let all = all(&lesson, &of_text, [&results[0], &results[1]]);
    let lines: Vec<u32> = all.iter().map(|fault| fault.at.line).collect();
    assert_eq!(lines, [3, 5, 7, 9]);
}

#[test]
fn what_both_find_is_listed_once() {
    let lesson = lesson();
    let results = [found(&lesson, NUMBER, 5), found(&lesson, NUMBER, 5)];
    assert_eq!(
        all(&lesson, &[fault(5)], [&results[0], &results[1]]).len(),
        1
    );
}

#[test]
fn faults_of_a_scene_that_has_changed_are_found_again_first() {
    let mut lesson = lesson();
    let (results, none) = (found(&lesson, NUMBER, 5), ByScene::new());
    lesson.scenes[NUMBER].heading.push('!');
    assert_eq!(all(&lesson, &[], [&results, &none]).len(), 0);
    lesson.scenes.clear();
    assert_eq!(all(&lesson, &[], [&results, &none]).len(), 0);
}

#[test]
fn results_are_asked_of_scenes_whose_experiments_open() {
    let mut lesson = lesson();
    let numbers = |lesson: &Lesson| {
        checked(lesson)
            .iter()
            .map(|of| of.number)
            .collect::<Vec<_>>()
    };
    assert_eq!(numbers(&lesson), [0, 1, 2, 3, 4]);
    lesson.scenes[1].stage.as_mut().unwrap().link = "no lab".to_owned();
    assert_eq!(numbers(&lesson), [0, 2, 3, 4]);
}
