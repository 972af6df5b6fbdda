//! The styles style only what there is: every class and id in them is one that the page gives to something.

use crate::css::{Sheet, rules, sheets};
use crate::source::page_sources;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The classes and ids in selectors.
fn names_in(selectors: &str) -> Vec<&str> {
    let is_part = |symbol: char| symbol.is_alphanumeric() || "-_".contains(symbol);
    let marks = selectors.match_indices(['.', '#']);
    let names = marks.map(|(index, _)| {
        let name = &selectors[index + 1..];
        &name[..name.find(|symbol| !is_part(symbol)).unwrap_or(name.len())]
    });
    names.collect()
}

/// The words in texts between quotes on one line; whole lines where quotes are inside such a text.
fn quoted_words(code: &str) -> BTreeSet<String> {
    let is_part = |symbol: char| symbol.is_alphanumeric() || "-_".contains(symbol);
    let lines = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let texts = lines.flat_map(|line| {
        let (skipped, step) = if line.contains("\\\"") {
            (0, 1)
        } else {
            (1, 2)
        };
        line.split('"').skip(skipped).step_by(step)
    });
    let words = texts.flat_map(|text| text.split(move |symbol| !is_part(symbol)));
    words.map(str::to_owned).collect()
}

/// The names in a sheet that no word is, nor begins with one that ends in "-", as of `format!("series-{index}")`.
fn unknown_names(sheet: &Sheet, words: &BTreeSet<String>) -> Vec<String> {
    let is_known = |name: &&str| {
        let begins = |word: &String| {
            word.len() > 2 && word.ends_with('-') && name.starts_with(word.as_str())
        };
        words.contains(*name) || words.iter().any(begins)
    };
    let rules = rules(&sheet.text);
    let names = rules.iter().flat_map(|rule| names_in(&rule.selectors));
    names
        .filter(|name| !is_known(name))
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_rule_is_of_something() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    // What stands in the document before the program, and what is said without it.
    let scripts = ["index.html", "assets/scripts/broken.js"];
    let mut words = BTreeSet::new();
    for script in scripts {
        words.append(&mut quoted_words(
            &fs::read_to_string(root.join(script)).unwrap(),
        ));
    }
    for source in page_sources() {
        words.append(&mut quoted_words(&source.text));
    }
    for sheet in sheets() {
        let unknown = unknown_names(&sheet, &words);
        assert!(
            unknown.is_empty(),
            "{} styles {unknown:?}, which nothing is",
            sheet.path
        );
    }
}

/// The check finds what it looks for, and nothing else.
#[test]
fn planted_violations_are_found() {
    let sheet = Sheet {
        path: "styles/planted.css".to_owned(),
        text: ".card.wide > #fix-3, .stage:hover {} @media print { .panel {} }".to_owned(),
    };
    let code = "let class = \"stage\";\n// \"panel\"\nhtml! { <p class=\"card wide\" id={format!(\"fix-{x}\")}>{ panel } }";
    assert_eq!(unknown_names(&sheet, &quoted_words(code)), ["panel"]);
    let code = "write!(out, \"<path class=\\\"card wide panel\\\" id=\\\"fix-3\\\">\")";
    assert_eq!(unknown_names(&sheet, &quoted_words(code)), ["stage"]);
}
