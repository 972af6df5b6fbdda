//! Map of the subjects: everything is on it, and every link opens.

use page_model::kit::route::Route;
use std::collections::BTreeSet;
use texts::{ENGLISH, LESSONS};

#[test]
fn every_lesson_is_in_one_subject_and_every_lab_in_one() {
    let subjects = ENGLISH.map.subjects;
    let mut lessons: Vec<&str> = subjects
        .iter()
        .flat_map(|subject| subject.lessons)
        .copied()
        .collect();
    let mut all: Vec<&str> = LESSONS.iter().map(|lesson| lesson.name).collect();
    lessons.sort_unstable();
    all.sort_unstable();
    assert_eq!(lessons, all);
    let mut labs: Vec<&str> = subjects
        .iter()
        .flat_map(|subject| subject.labs)
        .copied()
        .collect();
    let mut all: Vec<&str> = ENGLISH.shell.listed_labs().map(|lab| lab.key).collect();
    labs.sort_unstable();
    all.sort_unstable();
    assert_eq!(labs, all);
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
            Route::Lab(opened) => assert!(opened.problems.is_empty(), "{link}"),
            Route::Lesson(_) => {}
            other => panic!("{link}: {other:?}"),
        }
    }
}

#[test]
fn a_subject_has_a_picture_of_its_own_and_a_lab() {
    let pictures: BTreeSet<&str> = ENGLISH
        .map
        .subjects
        .iter()
        .map(|subject| subject.picture)
        .collect();
    assert_eq!(pictures.len(), ENGLISH.map.subjects.len());
    for subject in ENGLISH.map.subjects {
        assert!(subject.labs.contains(&subject.picture), "{}", subject.name);
        assert_eq!(subject.listed_lessons().count(), subject.lessons.len());
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
            Route::Course(Ok(course))
        );
        for week in &course.weeks {
            assert!(!week.links.is_empty(), "{}: {}", course.name, week.subject);
            for (name, link) in week.links {
                opens(course.name, name, link);
            }
        }
    }
    assert_eq!(
        Route::of("#/course/astrology"),
        Route::Course(Err("astrology".to_owned()))
    );
}

/// What a week names opens without a complaint, and lessons have their own titles.
fn opens(course: &str, name: &str, link: &str) {
    match Route::of(&format!("#/{link}")) {
        Route::Lab(opened) => {
            assert!(opened.problems.is_empty(), "{course}: {link}");
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
