//! Links of the pages: each leads to a file of the built page, to another of these pages, or to a link that opens.

use crate::{documents, site};
use experiments::Experiment;
use lessons::link::LessonLink;
use lessons::link::LessonSource;
use std::collections::BTreeMap;
use texts::{LESSONS, TOUR};

/// Files of the built page that the build itself makes or copies.
const FILES: [&str; 6] = [
    "changelog.txt",
    "colours-1.js",
    "icon.svg",
    "licences.txt",
    "plain-1.css",
    "",
];

fn addresses(html: &str) -> Vec<String> {
    let after = |mark: &'static str| html.split(mark).skip(1);
    let all = after(" href=\"").chain(after(" src=\""));
    let read = |rest: &str| {
        let address = rest.split('"').next().unwrap_or_default();
        address.replace("&amp;", "&").replace("%20", " ")
    };
    all.map(read).collect()
}

/// Where a relative address leads, beside the page.
fn resolved(folder: &str, to: &str) -> String {
    let mut parts: Vec<&str> = folder.split_terminator('/').collect();
    let mut rest = to;
    while let Some(up) = rest.strip_prefix("../") {
        assert!(parts.pop().is_some(), "{to} leaves the page");
        rest = up;
    }
    let above: String = parts.iter().map(|part| format!("{part}/")).collect();
    above + rest
}

fn opens(link: &str) -> bool {
    match LessonLink::read(link) {
        Some(Ok(lesson)) => {
            matches!(lesson.source, LessonSource::Named(name) if LESSONS.iter().any(|listed| listed.name == name))
        }
        Some(Err(_)) => false,
        None => {
            link.is_empty() || Experiment::open(link).is_ok_and(|opened| opened.problems.is_empty())
        }
    }
}

#[test]
fn every_link_leads_somewhere() {
    let site = site(None);
    let pages: BTreeMap<String, String> = documents(&site)
        .iter()
        .map(|document| (document.folder.clone(), document.html(&site)))
        .collect();
    for (folder, html) in &pages {
        let found = addresses(html);
        assert!(found.len() > 8, "{folder}");
        for to in found.iter().filter(|to| !to.starts_with("http")) {
            let (path, fragment) = to.split_once('#').unwrap_or((to, ""));
            let path = if path.is_empty() {
                folder.clone()
            } else {
                resolved(folder, path)
            };
            let place = pages.get(&path);
            assert!(
                place.is_some() || FILES.contains(&path.as_str()),
                "{folder}: {to}"
            );
            let is_there = |place: &String| {
                fragment.is_empty() || place.contains(&format!("id=\"{fragment}\""))
            };
            assert!(place.is_none_or(is_there), "{folder}: {to}");
            if path.is_empty() {
                assert!(opens(fragment.trim_start_matches('/')), "{folder}: {to}");
            }
        }
    }
}

/// Of commands what stands between quotes is a link.
#[test]
fn commands_of_the_tour_open_experiments() {
    for stop in TOUR {
        for command in stop.commands {
            let link = command.split('\'').nth(1);
            assert!(link.is_none_or(opens), "{command}");
        }
    }
}
