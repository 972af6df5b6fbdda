//! Counts that documents and texts state, and the document of the sources, against what there is.

use std::fs;
use std::path::{Path, PathBuf};
use texts::{ENGLISH, LESSONS, SourceText};

/// A file of the project.
pub fn project(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(file)
}

/// What is written in it.
pub fn read(file: &str) -> String {
    fs::read_to_string(project(file)).unwrap()
}

/// From 0.
const NUMBERS: [&str; 21] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
];

/// A count in words where it is small.
fn in_words(count: usize) -> String {
    let word = NUMBERS.get(count);
    word.map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

#[test]
fn counts_in_documents_are_right() {
    let pieces = ENGLISH.gallery.pieces().count();
    let terms = ENGLISH.glossary.groups.iter().flat_map(|group| group.terms);
    let terms = terms.count() / 10 * 10;
    let lessons = in_words(LESSONS.len());
    let labs = ENGLISH.shell.listed_labs().count();
    assert!((ENGLISH.home.labs)(labs).starts_with(&format!("{labs} labs")));
    let readme = read("README.md");
    assert!(
        readme.contains(&format!("**Lessons**: {lessons} of them")),
        "{lessons}"
    );
    let in_words = in_words(labs);
    let stated = readme.to_lowercase();
    assert!(
        stated.contains(&format!("\n{in_words} labs, each with a question")),
        "{in_words}"
    );
    let changes = read("CHANGELOG.md");
    for line in [
        format!("* A gallery: {pieces} ready experiments"),
        format!("* Lessons: {lessons}, "),
        format!("more than {terms} terms"),
    ] {
        assert!(changes.contains(&line), "{line}");
    }
}

const DOCUMENT: &str = "docs/SOURCES.md";

fn list(heading: &str, items: &[&str]) -> String {
    let items: Vec<String> = items.iter().map(|item| format!("* {item}\n")).collect();
    if items.is_empty() {
        return String::new();
    }
    format!("{heading}\n\n{}\n", items.concat())
}

fn section(source: &SourceText) -> String {
    let name = |lab: &str| {
        let listed = ENGLISH.shell.listed_labs().find(|listed| listed.key == lab);
        listed.map_or_else(
            || format!("`{lab}`"),
            |listed| format!("{} (`{lab}`)", listed.name),
        )
    };
    let labs: Vec<String> = source.labs.iter().map(|lab| name(lab)).collect();
    format!(
        "## {}\n\n{}.\n\nLabs: {}.\n\n{}{}{}",
        source.subject,
        source.citation,
        labs.join(", "),
        list("What of it is where:", source.here),
        list("What differs, and why:", source.differs),
        list("What stays open:", source.open),
    )
}

/// Slips of the thesis, as the lab of races lists them.
fn slips() -> String {
    let words = &ENGLISH.labs.racing.page.slips;
    let row = |cells: &[&str; 3]| {
        format!(
            "| {} |\n",
            cells.map(|cell| cell.replace('|', "\\|")).join(" | ")
        )
    };
    let rows: String = words.rows.iter().map(row).collect();
    format!(
        "## Slips of the thesis\n\n{}\n\n{}|---|---|---|\n{rows}",
        words.introduction,
        row(&words.header)
    )
}

fn document() -> String {
    let sections: String = ENGLISH.sources.iter().map(section).collect();
    format!(
        "# Sources\n\nThe five documents that Saddlepoint is built from, what of each is where, and what differs. Written from the page's own \
         texts; after a change of them: `cargo test --test experiments -- --ignored write_the_document_of_the_sources`.\n\n{sections}{}",
        slips()
    )
}

#[test]
fn the_document_of_the_sources_is_what_the_page_says() {
    assert!(read(DOCUMENT) == document(), "{DOCUMENT} is not up to date");
}

#[test]
fn the_readme_cites_every_source() {
    let readme = read("README.md");
    for source in ENGLISH.sources {
        let line = format!("* **{}**: {}.\n", source.subject, source.citation);
        assert!(readme.contains(&line), "{line}");
    }
}

#[test]
#[ignore = "writes docs/SOURCES.md"]
fn write_the_document_of_the_sources() {
    fs::write(project(DOCUMENT), document()).unwrap();
}

#[test]
fn sources_name_labs_and_their_years() {
    for source in ENGLISH.sources {
        assert!(!source.here.is_empty());
        for lab in source.labs {
            assert!(experiments::LABS.contains(lab), "{lab}");
        }
    }
    // The exact solver, strategic games, continuous ones, repeated ones, their tournaments, populations, Bayesian games and auctions are built from none of the five.
    let with_source = |lab: &&&str| ENGLISH.sources_of(lab).next().is_some();
    let without: Vec<&&str> = experiments::LABS
        .iter()
        .filter(|lab| !with_source(lab))
        .collect();
    assert_eq!(
        without,
        [
            &"solve",
            &"matrix",
            &"continuous",
            &"repeated",
            &"tournament",
            &"populations",
            &"bayesian",
            &"auction"
        ]
    );
}
