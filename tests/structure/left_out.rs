//! Left out by `cargo test`: libraries and programs whose manifests say that they have no tests inside, so that they are not compiled once
//! more for nothing. They have none.

use crate::layers::{Package, packages};
use crate::source::{Source, sources};
use std::path::Path;

/// Whether a source has tests in it, or examples in its documentation.
fn has(source: &Source) -> (bool, bool) {
    let tests = source.text.contains("#[test]") || source.text.contains("#[cfg(test)]");
    let is_example = |line: &str| line == "/// ```" || line == "//! ```";
    let mut lines = source.text.lines().map(str::trim);
    (tests, lines.any(is_example))
}

/// The sources of a package that have what its manifest leaves out.
fn left_out(package: &Package, sources: &[Source]) -> Vec<String> {
    let folder = match package.name.as_str() {
        "page" => "src/".to_owned(),
        name => format!("crates/{name}/src/"),
    };
    // A library's sources may be its program's, too.
    let is_tested = package.targets.iter().any(|target| target.test);
    let has_examples = package.targets.iter().any(|target| target.doctest);
    let own = sources
        .iter()
        .filter(|source| source.path.starts_with(&folder));
    let wrong = own.filter(|source| {
        let (tests, examples) = has(source);
        tests && !is_tested || examples && !has_examples
    });
    wrong.map(|source| source.path.clone()).collect()
}

#[test]
fn what_has_tests_is_tested() {
    let packages = packages(Path::new(env!("CARGO_MANIFEST_DIR")));
    assert!(
        packages
            .iter()
            .any(|package| !package.targets.iter().any(|target| target.test))
    );
    for package in packages {
        assert_eq!(left_out(&package, sources()), [""; 0], "{}", package.name);
    }
}

#[test]
fn planted_violations_are_found() {
    let package = |name: &str, test, doctest| Package::planted(name, test, doctest);
    let source = |path: &str, text: &str| Source::new(path, text);
    let sources = [
        source("crates/cli/src/run.rs", "#[test]\nfn f() {}"),
        source(
            "crates/cli/src/help.rs",
            "/// ```\n/// f();\n/// ```\nfn f() {}",
        ),
        source("src/page.rs", "#[cfg(test)]\nmod tests {}"),
        source("crates/cli/tests/cli/main.rs", "#[test]\nfn f() {}"),
    ];
    let found = |name, test, doctest| left_out(&package(name, test, doctest), &sources);
    assert_eq!(found("cli", true, true), [""; 0]);
    assert_eq!(found("cli", true, false), ["crates/cli/src/help.rs"]);
    assert_eq!(found("cli", false, true), ["crates/cli/src/run.rs"]);
    assert_eq!(found("page", false, false), ["src/page.rs"]);
}
