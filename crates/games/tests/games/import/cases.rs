//! Forms that people have, each beside the same game as a file of Gambit.

use games::import::{ImportedGame, encoding, read};
use games::strategic::text::{Reading, write};
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/oracles/import")
}

/// The payoffs of the game that a file is read as, and what it was taken for.
fn payoffs(file: &str) -> (String, String) {
    let bytes = fs::read(folder().join(file)).expect(file);
    let text = encoding::text(&bytes).expect(file);
    let read = read(&text).unwrap_or_else(|fault| panic!("{file}: {fault}"));
    match &read[0].game {
        ImportedGame::Strategic(game, _) => (write(game, Reading::Each), read[0].form.to_string()),
        ImportedGame::Tree(_) => panic!("{file}: a tree"),
    }
}

#[test]
fn every_form_is_read_as_its_reference() {
    let index = fs::read_to_string(folder().join("index.json")).expect("an index");
    let pairs: Vec<[String; 2]> = serde_json::from_str(&index).expect("pairs");
    assert_eq!(pairs.len(), 26);
    for [case, reference] in &pairs {
        let (found, form) = payoffs(case);
        assert_eq!(found, payoffs(reference).0, "{case}, taken for {form}");
    }
}

#[test]
fn an_outcome_with_two_meanings_is_refused_with_its_line() {
    let text = fs::read_to_string(folder().join("restated-outcome.efg")).expect("a file");
    let fault = read(&text).expect_err("a fault").to_string();
    assert!(
        fault.contains("line 5") && fault.contains("outcome 1"),
        "{fault}"
    );
}
