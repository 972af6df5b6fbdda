//! Page about all this, from which every other plain page is found.

use crate::citation;
use crate::document::{Document, link, list, open, part};
use crate::folders;
use crate::linked_data::resource;
use crate::site::Site;
use lessons::html::{element, escaped};
use serde_json::json;
use texts::{ABOUT, LESSONS, PLAIN};

/// The page.
pub fn document(site: &Site) -> Document {
    let description = ABOUT.lead.to_owned();
    Document {
        folder: "about/".to_owned(),
        name: ABOUT.name.to_owned(),
        data: resource(site, ABOUT.name, &description, "documentation", json!({})),
        description,
        lab: None,
        content: content(site),
    }
}

fn content(site: &Site) -> String {
    let paragraphs = |all: &[&str]| {
        all.iter()
            .map(|words| element("p", &escaped(words)))
            .collect::<String>()
    };
    let parts = ABOUT
        .parts
        .iter()
        .map(|of| part(of.heading, &paragraphs(of.paragraphs)));
    let code = |text: &str| element("pre", &element("code", &escaped(text)));
    let others = list(
        ABOUT
            .others
            .iter()
            .map(|other| link(other.link, other.name) + " " + &escaped(other.better)),
    );
    let cited = element("p", &escaped(ABOUT.cited))
        + &code(&citation::bibtex(site.version))
        + &code(&citation::cff(site.version));
    [
        element("h1", &escaped(ABOUT.name)),
        format!("<p class=\"lead\">{}</p>", escaped(ABOUT.lead)),
        open("../#/", PLAIN.open_page),
        parts.collect(),
        part(ABOUT.cite, &cited),
        part(ABOUT.better, &others),
        named("labs", PLAIN.labs, &labs(site)),
        named("lessons", PLAIN.all_lessons, &lessons()),
    ]
    .join("\n")
}

/// A part that links name.
fn named(name: &str, heading: &str, inside: &str) -> String {
    format!(
        "<section id=\"{name}\"><h2>{}</h2>{inside}</section>",
        escaped(heading)
    )
}

fn labs(site: &Site) -> String {
    let labs = site.texts.shell.listed_labs();
    list(labs.map(|lab| {
        link(&format!("../{}", folders::of_lab(lab.key)), lab.name) + ": " + &escaped(lab.question)
    }))
}

fn lessons() -> String {
    list(LESSONS.iter().map(|lesson| {
        link(
            &format!("../{}", folders::of_lesson(lesson.name)),
            lesson.title,
        )
    }))
}
