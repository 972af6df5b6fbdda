//! What no file has: parts that are compiled or not by a feature, warnings that are switched off for a whole crate.

use crate::source::{Source, sources};

/// What of this is in a file, by the word that it begins with.
fn found(source: &Source) -> Vec<&str> {
    let is_crate = source.path.ends_with("lib.rs") || source.path.ends_with("main.rs");
    let code = source.code();
    let of_crates = code.of_modules.iter().filter(|_| is_crate);
    let of_crates = of_crates.filter(|word| matches!(word.as_str(), "allow" | "cfg_attr"));
    let found = code.features.iter().chain(of_crates);
    found.map(String::as_str).collect()
}

#[test]
fn no_feature_cuts_the_program() {
    for source in sources() {
        assert_eq!(found(source), Vec::<&str>::new(), "{}", source.path);
    }
}

#[test]
fn planted_violations_are_found() {
    let source = |text: &str| Source::new("src/lib.rs", text);
    let planted = "#![ allow(dead_code)]\n#[cfg( feature = \"labs\")]\nmod x; // cfg!(feature)\n\
                   #[cfg_attr(feature = \"a\", b)] fn f() { vec![cfg!(not(feature = \"a\"))] }";
    assert_eq!(found(&source(planted)), ["cfg", "cfg_attr", "cfg", "allow"]);
    let right = "#[allow(x)] #[cfg(test)] fn f() { g(\"cfg(feature)\") }";
    assert_eq!(found(&source(right)), Vec::<&str>::new());
    let inside = Source::new("src/inside.rs", "#![allow(dead_code)]");
    assert_eq!(found(&inside), Vec::<&str>::new());
}
