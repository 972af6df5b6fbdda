//! Page of a lesson: all its words, scene by scene, with its questions and without their answers.

use crate::document::{Document, link, list, open, part};
use crate::folders;
use crate::linked_data::resource;
use crate::site::Site;
use lessons::html::{blocks, element, escaped};
use lessons::lesson::{Lesson, Scene, Wanted};
use serde_json::json;
use texts::{LESSONS, ListedLesson, PLAIN};

/// The page of the lesson at `index` in the list, between its neighbours.
pub fn document(site: &Site, index: usize, lesson: &Lesson) -> Document {
    let listed = &LESSONS[index];
    let (minutes, level) = told(site, listed);
    let headings: Vec<&str> = lesson
        .scenes
        .iter()
        .map(|scene| scene.heading.as_str())
        .collect();
    let description = (PLAIN.about_lesson)(listed.title, &minutes, level, &headings.join("; "));
    let more = json!({
        "timeRequired": format!("PT{}M", listed.minutes),
        "educationalLevel": level,
        "teaches": headings,
        "about": site.texts.shell.lab_name(listed.lab),
    });
    Document {
        folder: folders::of_lesson(listed.name),
        name: listed.title.to_owned(),
        data: resource(site, listed.title, &description, "lesson", more),
        description,
        lab: Some(listed.lab),
        content: content(site, listed, lesson) + &neighbours(index),
    }
}

/// How long it takes, and whom it is for.
fn told(site: &Site, listed: &ListedLesson) -> (String, &'static str) {
    let words = &site.texts.lessons.reader;
    (
        (words.minutes)(listed.minutes),
        words.levels[usize::from(!listed.is_first)],
    )
}

fn content(site: &Site, listed: &ListedLesson, lesson: &Lesson) -> String {
    let (minutes, level) = told(site, listed);
    let lab = (PLAIN.lab_of)(site.texts.shell.lab_name(listed.lab));
    let scenes = lesson.scenes.iter().enumerate();
    [
        element("h1", &escaped(listed.title)),
        format!(
            "<p class=\"quiet\">{}, {}</p>",
            escaped(&minutes),
            escaped(level)
        ),
        format!(
            "<div class=\"tile-picture plain-picture\">{}</div>",
            site.picture(listed.lab)
        ),
        open(
            &format!("../../#/lesson/{}", listed.name),
            PLAIN.open_lesson,
        ),
        element(
            "p",
            &link(&format!("../../{}", folders::of_lab(listed.lab)), &lab),
        ),
        format!("<p class=\"quiet small\">{}</p>", escaped(PLAIN.unknown)),
        scenes
            .map(|(index, of)| scene(site, index + 1, of))
            .collect(),
    ]
    .join("\n")
}

fn scene(site: &Site, number: usize, scene: &Scene) -> String {
    let words = &site.texts.lessons.reader;
    let question = scene.question.as_ref().map(|question| {
        let options = match &question.wanted {
            Wanted::Choice(options) => list(options.iter().map(|option| escaped(&option.words))),
            Wanted::Number(..) | Wanted::Place(..) | Wanted::Free => String::new(),
        };
        element("h3", &escaped(words.question)) + &blocks(&question.words) + &options
    });
    let inside = blocks(&scene.prose) + &question.unwrap_or_default();
    format!(
        "<section id=\"scene-{number}\"><h2>{}</h2><div class=\"prose\">{inside}</div></section>\n",
        escaped(&scene.heading)
    )
}

fn neighbours(index: usize) -> String {
    let before = index.checked_sub(1).and_then(|before| LESSONS.get(before));
    let both = before.into_iter().chain(LESSONS.get(index + 1));
    part(
        PLAIN.neighbours,
        &list(both.map(|lesson| link(&format!("../{}/", lesson.name), lesson.title))),
    )
}
