//! What no file has: parts that are compiled or not by a feature, warnings that are switched off for a whole crate.

use crate::source::{Source, sources};

/// What of this is in a file, by what it begins with.
fn found(source: &Source) -> Vec<&'static str> {
    let is_crate = source.path.ends_with("lib.rs") || source.path.ends_with("main.rs");
    let code: String = source.code().split_whitespace().collect();
    let features = [
        "cfg(feature",
        "cfg!(feature",
        "cfg(not(feature",
        "cfg_attr(feature",
    ];
    let of_crates = ["#![allow", "#![cfg_attr"].into_iter().filter(|_| is_crate);
    let forbidden = features.into_iter().chain(of_crates);
    forbidden.filter(|start| code.contains(start)).collect()
}

#[test]
fn no_feature_cuts_the_program() {
    // This file names what it looks for.
    for source in sources()
        .iter()
        .filter(|source| source.path != "tests/structure/words.rs")
    {
        assert_eq!(found(source), Vec::<&str>::new(), "{}", source.path);
    }
}

#[test]
fn planted_violations_are_found() {
    let source = |text: &str| Source {
        path: "src/lib.rs".to_owned(),
        text: text.to_owned(),
    };
    let planted = "#![ allow(dead_code)]\n#[cfg( feature = \"labs\")]\nmod x; // cfg!(feature)";
    assert_eq!(found(&source(planted)), ["cfg(feature", "#![allow"]);
    assert_eq!(
        found(&source("#[allow(x)] #[cfg(test)]")),
        Vec::<&str>::new()
    );
}
