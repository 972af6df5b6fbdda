//! Lessons offered in labs, and the scene that an experiment adds to a draft.

use super::sample::open;
use lessons::check;
use lessons::text;
use page_model::lessons::offered::{lessons_about, with_scene};
use texts::{ENGLISH, LESSONS};

/// The draft after an experiment was added.
fn added(draft: &str, link: &str) -> String {
    with_scene(draft, &open(link), &ENGLISH.lessons.writer)
}

#[test]
fn a_lab_offers_the_lessons_about_it() {
    for lesson in LESSONS {
        let offered = lessons_about(lesson.lab, &ENGLISH);
        assert!(
            offered.iter().any(|other| other.name == lesson.name),
            "{}",
            lesson.name
        );
        assert!(
            offered.iter().all(|other| other.lab == lesson.lab),
            "{}",
            lesson.name
        );
    }
}

#[test]
fn a_lab_without_a_lesson_offers_those_of_its_group() {
    for group in ENGLISH.shell.lab_groups {
        let is_there = |lab: &str| LESSONS.iter().any(|lesson| lesson.lab == lab);
        let labs = || group.labs.iter().map(|listed| listed.key);
        let of_group: Vec<&str> = labs().filter(|lab| is_there(lab)).collect();
        for lab in labs().filter(|lab| !is_there(lab)) {
            let offered = lessons_about(lab, &ENGLISH);
            assert_eq!(offered.is_empty(), of_group.is_empty(), "{lab}");
            assert!(
                offered.iter().all(|lesson| of_group.contains(&lesson.lab)),
                "{lab}"
            );
        }
    }
    assert!(lessons_about("no-lab", &ENGLISH).is_empty());
}

#[test]
fn the_first_experiment_begins_a_lesson_about_its_lab() {
    for draft in ["", " \n "] {
        let lesson = text::read(&added(draft, "regret?iterations=50"));
        assert_eq!(check::faults(&lesson, &ENGLISH), []);
        assert_eq!((lesson.lab.as_str(), lesson.scenes.len()), ("regret", 1));
        let stage = lesson.scenes[0].stage.as_ref().unwrap();
        assert_eq!(stage.link, "regret?iterations=50");
        assert!(stage.views.is_empty(), "those of the lab's own choice");
    }
}

#[test]
fn further_experiments_are_scenes_at_the_end() {
    let two = added(&added("", "regret"), "minimax?step=3");
    let lesson = text::read(&two);
    assert_eq!(lesson.faults, []);
    let links = lesson
        .scenes
        .iter()
        .map(|scene| scene.stage.as_ref().unwrap().link.as_str());
    assert_eq!(links.collect::<Vec<_>>(), ["regret", "minimax?step=3"]);
}

#[test]
fn a_view_that_is_shown_alone_is_that_of_the_scene() {
    let lesson = text::read(&added("", "regret?iterations=50&view=strategies"));
    let stage = lesson.scenes[0].stage.as_ref().unwrap();
    assert_eq!(stage.views, ["strategies"]);
    assert_eq!(stage.link, "regret?iterations=50");
}
