//! Sentences that people read and that stand outside of `texts`: where, and why.

use crate::source::{Source, library};
use crate::tokens::{is_mark, is_word};
use proc_macro2::{Literal, TokenStream, TokenTree};
use std::path::Path;

/// Where sentences may stand, as the beginnings of paths, each with its reason.
const ELSEWHERE: &[(&str, &str)] = &[
    (
        "assets/scripts/broken.js",
        "says that the program has broken",
    ),
    ("assets/scripts/early.js", "says why no program can run"),
    ("assets/scripts/load.js", "says that no program has come"),
    (
        "assets/scripts/saddlepoint.js",
        "says what a program that uses the module does wrong",
    ),
    (
        "crates/js_module/src/",
        "says what a link of the module lacks, beside what reads it",
    ),
    (
        "crates/cli/src/",
        "names options, files and exit codes, which only a terminal has",
    ),
    (
        "crates/classes/src/playing/fault.rs",
        "faults name words of links, beside what reads them",
    ),
    ("crates/drawing/src/tikz.rs", "a comment in a LaTeX file"),
    (
        "crates/engines/src/",
        "faults name words of formulas, spaces, agents and files, beside what reads them",
    ),
    (
        "crates/experiments/src/",
        "faults name words of packed and typed values, beside what reads them; rows of reports are files' words",
    ),
    (
        "crates/games/src/",
        "faults name words of the formats that games are written in, beside what reads them",
    ),
    (
        "crates/page_kit/src/workers/asking.rs",
        "a worker that breaks the protocol; only a wrong build does",
    ),
    (
        "crates/page_model/src/lessons/writing.rs",
        "the draft that a lesson begins with, in the grammar of lessons",
    ),
    (
        "crates/page_model/src/regret/strategy_file/error.rs",
        "faults name words of a file of strategies, beside what reads it",
    ),
    (
        "crates/random/src/",
        "names what the generator's state lacks, beside what reads it",
    ),
    (
        "crates/runner/src/scheduler/asking.rs",
        "a worker that breaks the protocol; only a wrong build does",
    ),
    (
        "crates/worker/src/service.rs",
        "a page that breaks the protocol; only a wrong build does",
    ),
];

/// Where the language is chosen; everything else is handed the texts.
const ROOTS: [&str; 7] = [
    "crates/cli/src/",
    // Reports are the same bytes in all languages.
    "crates/experiments/src/labs/tuning/report.rs",
    "crates/js_module/src/bin/js_declarations.rs",
    "crates/prerender/src/main.rs",
    "crates/site_index/src/main.rs",
    "crates/worker/src/browser/js_module.rs",
    "src/page.rs",
];

/// Whether a text reads like a sentence, or most of one: five words of letters in a row.
fn is_sentence(text: &str) -> bool {
    let mut row = 0;
    text.split([' ', '\n']).any(|word| {
        let word = word.trim_end_matches([',', '.', ';', ':']);
        let is_word = !word.is_empty() && word.chars().all(char::is_alphabetic);
        row = if is_word { row + 1 } else { 0 };
        row == 5
    })
}

/// Whether what is in the bracket after these tokens is for engineers only: what cannot happen, and the reason of an attribute.
fn is_for_engineers(before: &[TokenTree]) -> bool {
    const PANICS: [&str; 5] = [
        "unreachable",
        "panic",
        "assert",
        "debug_assert",
        "assert_eq",
    ];
    match before {
        [.., name, mark] if is_mark(mark, '!') => PANICS.iter().any(|panic| is_word(name, panic)),
        [.., test, name] if is_word(test, "mod") => is_word(name, "tests"),
        [.., name] => is_word(name, "expect"),
        [] => false,
    }
}

/// The texts in some code that people may read.
fn texts(tokens: TokenStream) -> Vec<String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) if !is_for_engineers(&tokens[..index]) => {
                let is_attribute = match &tokens[..index] {
                    [.., sharp, mark] if is_mark(mark, '!') => is_mark(sharp, '#'),
                    [.., sharp] => is_mark(sharp, '#'),
                    [] => false,
                };
                let first = group.stream().into_iter().next();
                if !is_attribute || first.is_some_and(|first| is_word(&first, "error")) {
                    found.extend(texts(group.stream()));
                }
            }
            TokenTree::Literal(literal) => found.extend(text(literal)),
            _ => {}
        }
    }
    found
}

fn text(literal: &Literal) -> Option<String> {
    let literal: syn::LitStr = syn::parse_str(&literal.to_string()).ok()?;
    Some(literal.value())
}

/// Whether a Rust file has sentences, or faults that say something.
fn has_sentences(source: &Source) -> bool {
    let tokens: TokenStream = source.text.parse().unwrap_or_default();
    source.text.contains("#[error(\"") || texts(tokens).iter().any(|text| is_sentence(text))
}

/// The scripts with sentences.
fn scripts() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/scripts");
    let files = std::fs::read_dir(folder).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let paths = names.map(|name| format!("assets/scripts/{name}"));
    let has_sentences = |path: &String| {
        let code = std::fs::read_to_string(path).unwrap();
        let mut lines = code.lines();
        lines.any(|line| line.split('"').skip(1).step_by(2).any(is_sentence))
    };
    paths.filter(has_sentences).collect()
}

#[test]
fn sentences_stand_in_texts_or_where_there_is_a_reason() {
    let found = library().filter(|source| !source.is_of("texts") && has_sentences(source));
    let mut found: Vec<String> = found.map(|source| source.path.clone()).collect();
    found.extend(scripts());
    let is_in = |path: &str, place: &str| path.starts_with(place);
    for path in &found {
        let is_listed = ELSEWHERE.iter().any(|(place, _)| is_in(path, place));
        assert!(is_listed, "{path}: sentences go into crates/texts");
    }
    for (place, _) in ELSEWHERE {
        assert!(
            found.iter().any(|path| is_in(path, place)),
            "{place} has none"
        );
    }
}

#[test]
fn only_roots_name_a_language() {
    for source in library().filter(|source| !source.is_of("texts")) {
        let program = source.text.split("#[cfg(test)]").next();
        let names_one = program.is_some_and(|program| program.contains("ENGLISH"));
        let is_root = ROOTS.iter().any(|root| source.path.starts_with(root));
        assert!(is_root || !names_one, "{}: take the texts", source.path);
    }
}

#[test]
fn planted_sentences_are_found() {
    let has = |code: &str| has_sentences(&Source::new("src/a.rs", code));
    assert!(has(
        "fn f() { html! { <p>{ \"You have won this game.\" }</p> } }"
    ));
    assert!(has("#[derive(Error)] enum E { #[error(\"no game\")] A }"));
    assert!(!has(
        "fn f() { unreachable!(\"there is always a root here\") }"
    ));
    assert!(!has(
        "#[expect(lint, reason = \"there is always a root here\")] fn f() {}"
    ));
    assert!(!has(
        "#[cfg(test)] mod tests { fn f() { g(\"You have won this game.\") } }"
    ));
    assert!(!has(
        "//! You have won this game here.\n// You have won this game.\nfn f() { g(\"#/mcts?simulations=30\") }"
    ));
}
