//! Labs do not know each other, and nothing knows a lab: what several need is in common to all.

use crate::css::sheets;
use crate::namings::{Namings, namings, of_project};
use crate::source::{LABS_OF_PAGE, Source, library, sources};
use std::collections::BTreeSet;

const EXPERIMENTS: &str = "crates/experiments/src/";
const COMPUTING: &str = "crates/computing/src/";

/// What a lab is below the page: what is read, and what is computed.
const BELOW: [&str; 2] = [EXPERIMENTS, COMPUTING];
/// Where the labs are in these, a folder each.
const LABS_BELOW: [&str; 2] = ["crates/experiments/src/labs/", "crates/computing/src/labs/"];

/// The registry of labs and what can be done with whichever it is.
const REGISTRY: [&str; 3] = ["experiment.rs", "labs/mod.rs", "lib.rs"];

/// Labs that are built on another's experiment, as their modules say: a line for each, ``//! Built on `x`: why``.
fn built_on() -> Vec<(&'static str, &'static str)> {
    let [labs, _] = LABS_BELOW;
    let mut found = Vec::new();
    for Source { path, text, .. } in library() {
        let Some(own) = lab(path, &[labs]) else {
            continue;
        };
        let said = text
            .lines()
            .filter_map(|line| line.strip_prefix("//! Built on `"));
        let others = said.filter_map(|said| said.split_once("`: "));
        found.extend(others.map(|(other, _)| (own, other)));
    }
    found
}

/// A file by its path in whichever of these parts of the program it is.
fn in_parts<'a>(path: &'a str, parts: &[&str]) -> Option<&'a str> {
    parts.iter().find_map(|part| path.strip_prefix(part))
}

/// The lab in whose folder a file is, by where the labs are.
fn lab<'a>(path: &'a str, labs: &[&str]) -> Option<&'a str> {
    let (lab, _) = in_parts(path, labs)?.split_once('/')?;
    Some(lab)
}

/// A file, the lab that it is of, if any, and another that it names.
type Foreign<'a> = (&'a str, Option<&'a str>, &'a str);

/// Each file of these parts of the program that names another lab than its own.
fn foreign<'a>(namings: &'a Namings, parts: &[&str], labs: &[&str]) -> Vec<Foreign<'a>> {
    let mut found = Vec::new();
    for (by, named) in namings {
        if in_parts(by, parts).is_none() {
            continue;
        }
        let own = lab(by, labs);
        let labs: BTreeSet<&str> = named.iter().filter_map(|of| lab(of, labs)).collect();
        let others = labs.into_iter().filter(|&lab| own != Some(lab));
        found.extend(others.map(|other| (by.as_str(), own, other)));
    }
    found
}

/// What of this is forbidden below the page: everything that is neither the registry's nor in the table.
fn forbidden(namings: &Namings) -> Vec<(&str, &str)> {
    let built_on = built_on();
    let is_built_on = |own: &str, other: &str| built_on.contains(&(own, other));
    let is_allowed = |by: &str, own: Option<&str>, other: &str| match own {
        Some(own) => is_built_on(own, other),
        None => in_parts(by, &BELOW).is_some_and(|file| REGISTRY.contains(&file)),
    };
    let found = foreign(namings, &BELOW, &LABS_BELOW).into_iter();
    let forbidden = found.filter(|&(by, own, other)| !is_allowed(by, own, other));
    forbidden.map(|(by, _, other)| (by, other)).collect()
}

#[test]
fn nothing_below_the_page_names_a_lab() {
    let namings = of_project();
    assert_eq!(forbidden(&namings), []);
    let found = foreign(&namings, &BELOW, &LABS_BELOW);
    for (own, other) in built_on() {
        let is_so = found.iter().any(|row| (row.1, row.2) == (Some(own), other));
        assert!(is_so, "{own} is not built on {other}");
    }
}

/// Folders beside those of labs: what labs share, and what shows several.
pub const NO_LABS: [&str; 4] = ["home", "kit", "lessons", "strategies"];

/// The labs of the page that name another, each with that one.
fn naming_others(namings: &Namings) -> Vec<(&str, &str)> {
    let found = foreign(namings, &LABS_OF_PAGE, &LABS_OF_PAGE).into_iter();
    let of_labs = found.filter_map(|(_, own, other)| own.map(|own| (own, other)));
    let is_lab = |folder: &str| !NO_LABS.contains(&folder);
    of_labs
        .filter(|&(own, other)| is_lab(own) && is_lab(other))
        .collect()
}

#[test]
fn labs_of_the_page_name_no_other() {
    let namings = of_project();
    let is_of_lab = |file: &&String| lab(file, &LABS_OF_PAGE).is_some();
    assert!(namings.keys().filter(is_of_lab).count() > 100);
    assert_eq!(naming_others(&namings), []);
}

/// Files that may name a lab outside its own folders and files: `docs/ADDING_A_LAB.md` says which. Where a program, a text, a test or a
/// style has an experiment of it by its link, with parameters, that is a use and no entry.
const MAX_ENTRIES: usize = 4;

/// Who uses the lab that is looked at: the lab of a single race, which leads to it and is tested beside it; terms; this.
const USES: [&str; 4] = ["/racing", "/glossary/", "/tour.rs", file!()];

#[test]
fn a_small_lab_has_entries_in_few_files() {
    let names = ["race_curves", "RaceCurves", "\"race-curves\""];
    let is_entry = |path: &str, text: &str| {
        let is_own = path.contains("/race_curves/") || path.ends_with("/race_curves.rs");
        let is_use = path.ends_with(".rs") && USES.iter().any(|part| path.contains(part));
        !is_own && !is_use && names.iter().any(|name| text.contains(name))
    };
    let mut files: Vec<(String, String)> = sheets()
        .into_iter()
        .map(|sheet| (sheet.path, sheet.text))
        .collect();
    files.extend(
        sources()
            .iter()
            .map(|source| (source.path.clone(), source.text.clone())),
    );
    let entries = files.iter().filter(|(path, text)| is_entry(path, text));
    let entries: BTreeSet<&str> = entries.map(|(path, _)| path.as_str()).collect();
    assert!(
        entries.len() > 1 && entries.len() <= MAX_ENTRIES,
        "{entries:#?}"
    );
}

#[test]
fn planted_violations_are_found_in_the_page() {
    let files = [
        ("mod.rs", "fn f() { war::f(); mcts::f(); }"),
        ("war/mod.rs", "use self::cards::Card;"),
        (
            "war/cards.rs",
            "fn f() { html! { <super::super::mcts::Tree /> } }",
        ),
        ("mcts/mod.rs", "// super::war"),
    ];
    let [labs, ..] = LABS_OF_PAGE;
    let source = |(path, text): (&str, &str)| Source::new(&format!("{labs}{path}"), text);
    let namings = namings(&files.map(source));
    assert_eq!(naming_others(&namings), [("war", "mcts")]);
}

#[test]
fn planted_violations_are_found() {
    let source = |part: &'static str| {
        move |(path, text): (&str, &str)| Source::new(&format!("{part}{path}"), text)
    };
    let files = [
        ("common/board.rs", "fn f() { crate::racing::f() }"),
        (
            "experiment.rs",
            "use crate::{labs::*, mcts::MctsExperiment};",
        ),
        ("labs/mcts/mod.rs", "use crate::solve::Truth;"),
        (
            "labs/mcts/play.rs",
            "use super::super::war::war_game::Show;",
        ),
        ("labs/mod.rs", "pub use war::war_game;"),
        ("labs/racing/mod.rs", "use engines::racing::Race; mod war;"),
        ("labs/racing/war.rs", "use crate::racing::Race;"),
        ("labs/solve/mod.rs", "// crate::mcts\nuse crate::war_game;"),
        ("labs/war/mod.rs", "pub mod war_game;"),
        ("labs/war/war_game.rs", "use super::War;"),
        ("lib.rs", "mod labs; pub use labs::*;"),
    ];
    let computing = [
        (
            "common/agent_game.rs",
            "use experiments::war::WarExperiment;",
        ),
        ("experiment.rs", "use experiments::{Experiment, Lab};"),
        (
            "labs/mcts/mod.rs",
            "use experiments::{mcts::Machine, solve::Truth};",
        ),
        (
            "labs/solve/mod.rs",
            "use experiments::racing::{Live, RacingExperiment}; use crate::war;",
        ),
        ("labs/war/mod.rs", "use experiments::war::war_game::Show;"),
        ("lib.rs", "mod labs; pub use labs::*;"),
    ];
    let files = files.map(source(EXPERIMENTS)).into_iter();
    let sources: Vec<Source> = files.chain(computing.map(source(COMPUTING))).collect();
    let namings = namings(&sources);
    let expected = [
        (COMPUTING, "common/agent_game.rs", "war"),
        (COMPUTING, "labs/solve/mod.rs", "racing"),
        (COMPUTING, "labs/solve/mod.rs", "war"),
        (EXPERIMENTS, "common/board.rs", "racing"),
        (EXPERIMENTS, "labs/mcts/play.rs", "war"),
        (EXPERIMENTS, "labs/solve/mod.rs", "war"),
    ];
    let expected = expected.map(|(part, file, lab)| (format!("{part}{file}"), lab));
    let found = forbidden(&namings).into_iter();
    let found = found.map(|(by, other)| (by.to_owned(), other));
    assert_eq!(found.collect::<Vec<_>>(), expected);
}
