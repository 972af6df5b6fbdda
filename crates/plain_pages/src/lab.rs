//! Page of a lab: its question, what is in it, the rules of what is played, ready experiments, lessons and sources.

use crate::document::{Document, link, list, open, part};
use crate::folders;
use crate::game;
use crate::linked_data::resource;
use crate::site::Site;
use experiments::Experiment;
use lessons::html::{element, escaped};
use page_model::gallery::lab_of;
use page_model::kit::rules::GameRules;
use serde_json::json;
use texts::{LESSONS, ListedLab, PLAIN, tour_stop};

/// The page of one of the listed labs, between its neighbours.
pub fn document(site: &Site, labs: &[&'static ListedLab], index: usize) -> Document {
    let lab = labs[index];
    let summary =
        Experiment::of_lab(lab.key).map_or("", |experiment| experiment.summary(site.texts));
    let description = (PLAIN.about_lab)(lab.question, summary);
    let data = resource(site, lab.name, &description, "simulation", json!({}));
    Document {
        folder: folders::of_lab(lab.key),
        name: lab.name.to_owned(),
        description,
        lab: Some(lab.key),
        data,
        content: content(site, lab, summary) + &neighbours(labs, index),
    }
}

fn content(site: &Site, lab: &ListedLab, summary: &str) -> String {
    let words = tour_stop(lab.key).map_or("", |stop| stop.words);
    [
        element("h1", &escaped(lab.name)),
        format!("<p class=\"lead\">{}</p>", escaped(lab.question)),
        element("p", &escaped(summary)),
        format!(
            "<div class=\"tile-picture plain-picture\">{}</div>",
            site.picture(lab.key)
        ),
        open(&format!("../../#/{}", lab.link), PLAIN.open_lab),
        part(PLAIN.what, &element("p", &escaped(words))),
        rules(site, lab),
        part(PLAIN.games, &game::of_lab(site, lab.key)),
        part(PLAIN.pieces, &pieces(site, lab.key)),
        part(PLAIN.lessons, &lessons(lab.key)),
        part(PLAIN.commands, &commands(lab.key)),
        part(
            PLAIN.sources,
            &list(
                site.texts
                    .sources_of(lab.key)
                    .map(|source| escaped(source.citation)),
            ),
        ),
    ]
    .join("\n")
}

/// The rules of what the lab opens with.
fn rules(site: &Site, lab: &ListedLab) -> String {
    let opened = Experiment::open(lab.link).ok();
    let rules = opened
        .map(|opened| GameRules::of(&opened.experiment))
        .unwrap_or_default();
    let one = |rules: GameRules| {
        let text = rules.text(site.texts);
        let sentences = list(text.sentences.iter().map(|sentence| escaped(sentence)));
        let example = Some(text.example).filter(|example| !example.is_empty());
        let example = example.map(|example| element("p", &escaped(&(PLAIN.example)(example))));
        part(
            &(PLAIN.rules)(text.name),
            &(sentences + &example.unwrap_or_default()),
        )
    };
    rules.into_iter().map(one).collect()
}

/// Experiments of the gallery in this lab.
fn pieces(site: &Site, lab: &str) -> String {
    let pieces = site.texts.gallery.pieces();
    let of_lab = pieces.filter(|piece| lab_of(piece) == lab);
    list(of_lab.map(|piece| {
        link(&format!("../../#/{}", piece.link), piece.title) + ": " + &escaped(piece.words)
    }))
}

fn lessons(lab: &str) -> String {
    let about = LESSONS.iter().filter(|lesson| lesson.lab == lab);
    list(about.map(|lesson| {
        link(
            &format!("../../{}", folders::of_lesson(lesson.name)),
            lesson.title,
        )
    }))
}

fn commands(lab: &str) -> String {
    let commands = tour_stop(lab).map_or(&[][..], |stop| stop.commands);
    let lines: Vec<String> = commands
        .iter()
        .map(|command| escaped(&format!("saddlepoint {command}")))
        .collect();
    if lines.is_empty() {
        return String::new();
    }
    element("pre", &element("code", &lines.join("\n")))
}

fn neighbours(labs: &[&ListedLab], index: usize) -> String {
    let before = index.checked_sub(1).and_then(|before| labs.get(before));
    let both = before.into_iter().chain(labs.get(index + 1));
    part(
        PLAIN.neighbours,
        &list(both.map(|lab| {
            link(&format!("../{}/", lab.key), lab.name) + ": " + &escaped(lab.question)
        })),
    )
}
