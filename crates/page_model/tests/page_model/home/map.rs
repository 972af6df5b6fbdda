//! Map of the subjects: everything is on it, and every link opens.

use page_model::kit::route::Route;
use std::collections::BTreeSet;
use texts::{ENGLISH, LESSONS};

#[test]
fn every_lesson_is_in_one_subject_and_every_subject_has_a_lab() {
    let subjects = ENGLISH.map.subjects.iter().map(|said| said.subject);
    let lessons = subjects
        .clone()
        .flat_map(|subject| ENGLISH.shell.lessons_of(subject));
    let mut lessons: Vec<&str> = lessons.map(|lesson| lesson.name).collect();
    let mut all: Vec<&str> = LESSONS.iter().map(|lesson| lesson.name).collect();
    lessons.sort_unstable();
    all.sort_unstable();
    assert_eq!(lessons, all);
    let labs: usize = subjects
        .clone()
        .map(|subject| ENGLISH.shell.labs_of(subject).count())
        .sum();
    assert_eq!(labs, ENGLISH.shell.listed_labs().count());
    assert!(
        subjects
            .into_iter()
            .all(|subject| ENGLISH.shell.labs_of(subject).next().is_some())
    );
}

#[test]
fn games_and_ways_in_open_without_a_complaint() {
    let games = ENGLISH
        .map
        .subjects
        .iter()
        .flat_map(|subject| subject.games);
    let games = games.map(|(_, link)| *link);
    let mut seen = BTreeSet::new();
    for link in games.chain(ENGLISH.home.ways_in.iter().map(|way| way.link)) {
        assert!(seen.insert(link), "{link} twice");
        match Route::of(&format!("#/{link}")) {
            Route::Lab(opened) => assert!(
                opened.problems.is_empty() && opened.unused.is_empty(),
                "{link}"
            ),
            Route::Lesson(_) => {}
            other => panic!("{link}: {other:?}"),
        }
    }
}

#[test]
fn courses_have_names_of_their_own_and_every_week_opens_something() {
    let courses = ENGLISH.courses.courses;
    let names: BTreeSet<&str> = courses.iter().map(|course| course.name).collect();
    assert_eq!(names.len(), courses.len());
    for course in courses {
        assert_eq!(
            Route::of(&format!("#/course/{}", course.name)),
            Route::Course(course.name.to_owned())
        );
        for week in &course.weeks {
            assert!(!week.links.is_empty(), "{}: {}", course.name, week.subject);
            for (name, link) in week.links {
                opens(course.name, name, link);
            }
        }
    }
}

/// What a week names opens without a complaint, and lessons have their own titles.
fn opens(course: &str, name: &str, link: &str) {
    match Route::of(&format!("#/{link}")) {
        Route::Lab(opened) => {
            assert!(opened.problems.is_empty(), "{course}: {link}");
            assert!(opened.unused.is_empty(), "{course}: {link}");
            assert!(!name.starts_with("Lesson"), "{course}: {name}");
        }
        Route::Lesson(_) => {
            let lesson = LESSONS
                .iter()
                .find(|lesson| link == format!("lesson/{}", lesson.name));
            assert_eq!(
                name,
                format!("Lesson: {}", lesson.unwrap().title),
                "{course}"
            );
        }
        other => panic!("{course}: {link}: {other:?}"),
    }
}
