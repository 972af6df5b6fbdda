//! Dependencies run one way: games ← engines ← experiments ← {runner ← page, computing}, and the command line and the worker
//! are built on all of them. What computes is no part of the page.
//!
//! Each layer is a crate, so the compiler sees to it that a file names nothing but what its crate's manifest allows. What is
//! looked at here are the manifests.

use std::fs;
use std::path::{Path, PathBuf};

/// The crates, and which of the others each may depend on. `random`, `statistics`, `texts` and `drawing` know none of them.
const ALLOWED: [(&str, &[&str]); 19] = [
    ("random", &[]),
    ("statistics", &[]),
    ("texts", &[]),
    ("drawing", &[]),
    ("first_page", &["texts"]),
    ("prerender", &["experiments", "first_page", "texts"]),
    ("games", &["random"]),
    ("engines", &["games", "random", "statistics"]),
    (
        "experiments",
        &[
            "drawing",
            "engines",
            "games",
            "random",
            "statistics",
            "texts",
        ],
    ),
    (
        "computing",
        &[
            "drawing",
            "engines",
            "experiments",
            "games",
            "random",
            "statistics",
        ],
    ),
    ("lessons", &["experiments", "texts"]),
    ("reader_worker", &[]),
    ("lesson_reader", &["lessons", "reader_worker"]),
    ("code_reader", &["reader_worker"]),
    (
        "classes",
        &["experiments", "lessons", "statistics", "texts"],
    ),
    ("runner", &["experiments"]),
    ("worker", &["computing", "engines", "experiments", "runner"]),
    (
        "cli",
        &[
            "computing",
            "engines",
            "experiments",
            "games",
            "runner",
            "texts",
            "worker",
        ],
    ),
    (
        PAGE,
        &[
            "classes",
            "drawing",
            "engines",
            "experiments",
            "first_page",
            "games",
            "lessons",
            "runner",
            "statistics",
            "texts",
        ],
    ),
];
/// The root package.
const PAGE: &str = "page";

/// The crates of this project that a manifest depends on, anywhere; not for tests.
fn dependencies(manifest: &str) -> Vec<&str> {
    let mut is_wanted = false;
    let mut found = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_wanted = line == "[dependencies]"
                || line.starts_with("[target.") && line.ends_with(".dependencies]");
        } else if is_wanted {
            let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
            found.extend(
                ALLOWED
                    .iter()
                    .map(|(known, _)| *known)
                    .filter(|known| *known == name),
            );
        }
    }
    found
}

fn forbidden<'a>(name: &str, manifest: &'a str) -> Vec<&'a str> {
    let (_, allowed) = ALLOWED.iter().find(|(known, _)| *known == name).unwrap();
    let mut found = dependencies(manifest);
    found.retain(|dependency| !allowed.contains(dependency));
    found
}

fn manifests() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: PathBuf| fs::read_to_string(path.join("Cargo.toml")).unwrap();
    let mut manifests = vec![(PAGE.to_owned(), read(root.to_owned()))];
    for entry in fs::read_dir(root.join("crates")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        manifests.push((name, read(path)));
    }
    manifests
}

#[test]
fn dependencies_run_one_way() {
    let manifests = manifests();
    assert_eq!(
        manifests.len(),
        ALLOWED.len(),
        "a crate that is not in the table"
    );
    for (name, manifest) in manifests {
        assert_eq!(forbidden(&name, &manifest), Vec::<&str>::new(), "{name}");
    }
}

#[test]
fn planted_violations_are_found() {
    let manifest = "[dependencies]\nengines.workspace = true\nrandom = { path = \"x\" }\n[dev-dependencies]\ncli.workspace = true\n";
    assert_eq!(forbidden("games", manifest), ["engines"]);
    assert_eq!(forbidden("cli", manifest), ["random"]);
    let wasm = "[target.'cfg(target_arch = \"wasm32\")'.dependencies]\nworker.workspace = true\n";
    assert_eq!(forbidden(PAGE, wasm), ["worker"]);
    let computing = "[dependencies]\ncomputing.workspace = true\n";
    assert_eq!(forbidden(PAGE, computing), ["computing"]);
    assert_eq!(forbidden("runner", computing), ["computing"]);
    let native =
        "[target.'cfg(not(target_arch = \"wasm32\"))'.dependencies]\ncli.workspace = true\n";
    assert_eq!(forbidden(PAGE, native), ["cli"]);
}
