//! Labs do not know each other, and nothing knows a lab: what several need is in common to all.

use crate::namings::{Namings, namings, of_project};
use crate::source::Source;
use std::collections::BTreeSet;

const EXPERIMENTS: &str = "crates/experiments/src/";
const COMPUTING: &str = "crates/computing/src/";
const PAGE: &str = "src/app/";

/// What a lab is below the page: what is read, and what is computed.
const BELOW: [&str; 2] = [EXPERIMENTS, COMPUTING];

/// The registry of labs and what can be done with whichever it is.
const REGISTRY: [&str; 3] = ["experiment.rs", "labs/mod.rs", "lib.rs"];

/// Labs that are built on another's experiment, and why.
const BUILT_ON: [(&str, &str, &str); 5] = [
    ("convergence", "solve", "the truth beside what is found"),
    ("evolution", "racing", "a generation's races"),
    ("evolution", "rrrats", "the exact optimum"),
    ("mcts", "solve", "the truth beside what is found"),
    ("race_curves", "racing", "its races at one mean"),
];

/// A file by its path in whichever of these parts of the program it is.
fn in_parts<'a>(path: &'a str, parts: &[&str]) -> Option<&'a str> {
    parts.iter().find_map(|part| path.strip_prefix(part))
}

/// The lab in whose folder a file is.
fn lab<'a>(path: &'a str, parts: &[&str]) -> Option<&'a str> {
    let below = in_parts(path, parts)?.strip_prefix("labs/")?;
    below.split_once('/').map(|(lab, _)| lab)
}

/// Each file of these parts of the program that names another lab than its own, with both: its own, if any, and the other.
fn foreign<'a>(namings: &'a Namings, parts: &[&str]) -> Vec<(&'a str, Option<&'a str>, &'a str)> {
    let mut found = Vec::new();
    for (by, named) in namings {
        if in_parts(by, parts).is_none() {
            continue;
        }
        let own = lab(by, parts);
        let labs: BTreeSet<&str> = named.iter().filter_map(|of| lab(of, parts)).collect();
        let others = labs.into_iter().filter(|&lab| own != Some(lab));
        found.extend(others.map(|other| (by.as_str(), own, other)));
    }
    found
}

/// What of this is forbidden below the page: everything that is neither the registry's nor in the table.
fn forbidden(namings: &Namings) -> Vec<(&str, &str)> {
    let is_built_on =
        |own: &str, other: &str| BUILT_ON.iter().any(|row| (row.0, row.1) == (own, other));
    let is_allowed = |by: &str, own: Option<&str>, other: &str| match own {
        Some(own) => is_built_on(own, other),
        None => in_parts(by, &BELOW).is_some_and(|file| REGISTRY.contains(&file)),
    };
    let found = foreign(namings, &BELOW).into_iter();
    let forbidden = found.filter(|&(by, own, other)| !is_allowed(by, own, other));
    forbidden.map(|(by, _, other)| (by, other)).collect()
}

#[test]
fn nothing_below_the_page_names_a_lab() {
    let namings = of_project();
    assert_eq!(forbidden(&namings), []);
    let found = foreign(&namings, &BELOW);
    for (own, other, why) in BUILT_ON {
        let is_so = found.iter().any(|row| (row.1, row.2) == (Some(own), other));
        assert!(is_so, "{own} is not built on {other} for {why}");
    }
}

#[test]
fn labs_of_the_page_name_no_other() {
    let namings = of_project();
    let of_labs = foreign(&namings, &[PAGE]).into_iter();
    let files: BTreeSet<&str> = of_labs
        .filter(|(_, own, _)| own.is_some())
        .map(|(by, ..)| by)
        .collect();
    assert_eq!(files, BTreeSet::new());
}

#[test]
fn planted_violations_are_found() {
    let source = |part: &'static str| {
        move |(path, text): (&str, &str)| Source {
            path: format!("{part}{path}"),
            text: text.to_owned(),
        }
    };
    let files = [
        ("common/board.rs", "fn f() { crate::racing::f() }"),
        ("experiment.rs", "use crate::{labs::*, mcts::MctsLab};"),
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
        ("common/agent_game.rs", "use experiments::war::WarLab;"),
        ("experiment.rs", "use experiments::{Experiment, Lab};"),
        (
            "labs/mcts/mod.rs",
            "use experiments::{mcts::Machine, solve::Truth};",
        ),
        (
            "labs/solve/mod.rs",
            "use experiments::racing::{Live, RacingLab}; use crate::war;",
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
