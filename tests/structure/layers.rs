//! Dependencies run one way: games ← engines ← experiments ← {runner ← page_model ← page_kit ← modules of the page ← page, computing}, and the
//! command line and the worker are built on what computes, which is no part of the page. No module of the page knows another.
//!
//! Each layer is a crate, so the compiler sees to it that a file names nothing but what its crate's manifest allows. What is
//! looked at here are the manifests.

use crate::source::XTASK;
use serde::Deserialize;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The crates, and which of the others each may depend on. `random`, `statistics`, `texts` and `drawing` know none of them.
const ALLOWED: [(&str, &[&str]); 32] = [
    ("random", &[]),
    ("statistics", &[]),
    ("texts", &[]),
    ("drawing", &[]),
    ("first_page", &["games", "page_model", "texts"]),
    (
        "openings",
        &["engines", "first_page", "games", "random", "texts"],
    ),
    (
        "plain_pages",
        &[
            "experiments",
            "games",
            "lessons",
            "page_model",
            "texts",
            "worker",
        ],
    ),
    (
        "prerender",
        &[
            "experiments",
            "first_page",
            "lessons",
            "openings",
            "plain_pages",
            "texts",
        ],
    ),
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
    ("packer", &["reader_worker"]),
    (
        "classes",
        &[
            "engines",
            "experiments",
            "games",
            "lessons",
            "random",
            "statistics",
            "texts",
        ],
    ),
    ("runner", &["experiments", "texts"]),
    ("js_module", &["experiments", "games", "runner", "texts"]),
    (
        "worker",
        &[
            "computing",
            "engines",
            "experiments",
            "js_module",
            "runner",
            "texts",
        ],
    ),
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
        "page_model",
        &[
            "classes",
            "drawing",
            "engines",
            "experiments",
            "games",
            "lessons",
            "random",
            "runner",
            "statistics",
            "texts",
        ],
    ),
    (
        "site_index",
        &["experiments", "lessons", "page_model", "texts"],
    ),
    ("page_kit", OF_PAGE),
    ("page_equilibria", OF_MODULES),
    ("page_evolution", OF_MODULES),
    ("page_information", OF_MODULES),
    ("page_poker", OF_MODULES),
    ("page_search", OF_MODULES),
    (
        "page_lessons",
        &[
            "classes",
            "experiments",
            "first_page",
            "games",
            "lessons",
            "page_kit",
            "page_model",
            "runner",
            "texts",
        ],
    ),
    (
        PAGE,
        &[
            "drawing",
            "engines",
            "experiments",
            "first_page",
            "games",
            "lessons",
            "page_equilibria",
            "page_evolution",
            "page_information",
            "page_kit",
            "page_lessons",
            "page_model",
            "page_poker",
            "page_search",
            "runner",
            "texts",
        ],
    ),
];
/// What all pages are made of.
const OF_PAGE: &[&str] = &[
    "drawing",
    "engines",
    "experiments",
    "first_page",
    "games",
    "lessons",
    "page_model",
    "runner",
    "texts",
];
/// What modules of the page are made of: none is another's.
const OF_MODULES: &[&str] = &[
    "drawing",
    "engines",
    "experiments",
    "games",
    "page_kit",
    "page_model",
    "runner",
    "statistics",
    "texts",
];
/// The root package.
const PAGE: &str = "page";

/// What `cargo metadata` says about a workspace.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
pub struct Package {
    pub name: String,
    dependencies: Vec<Dependency>,
    pub targets: Vec<Target>,
}

/// A library, a program or a test of a package.
#[derive(Deserialize)]
pub struct Target {
    kind: Vec<String>,
    /// Whether `cargo test` looks for tests in it.
    pub test: bool,
    /// Whether it looks for examples in its documentation.
    pub doctest: bool,
}

impl Package {
    /// A package with one library, for tests of what is said about packages.
    pub fn planted(name: &str, test: bool, doctest: bool) -> Self {
        let library = Target {
            kind: vec!["lib".to_owned()],
            test,
            doctest,
        };
        Self {
            name: name.to_owned(),
            dependencies: Vec::new(),
            targets: vec![library],
        }
    }
}

#[derive(Deserialize)]
struct Dependency {
    /// Of the package, whatever it is called in the code.
    name: String,
    /// `None` for what is built in; else "dev" or "build".
    kind: Option<String>,
    /// Where it is, if it is one of ours.
    path: Option<String>,
}

/// The crates of this project that one of them depends on, for any machine; not for tests.
fn dependencies(package: &Package) -> impl Iterator<Item = &str> {
    let is_of_project = |dependency: &&Dependency| {
        let is_known = ALLOWED.iter().any(|(name, _)| *name == dependency.name);
        is_known || dependency.path.is_some()
    };
    let dependencies = package.dependencies.iter();
    let wanted = dependencies.filter(|dependency| dependency.kind.as_deref() != Some("dev"));
    let of_project = wanted.filter(is_of_project);
    of_project.map(|dependency| dependency.name.as_str())
}

fn forbidden(package: &Package) -> Vec<&str> {
    let of_table = ALLOWED.iter().find(|(name, _)| *name == package.name);
    let (_, allowed) = of_table.unwrap();
    let mut found: Vec<&str> = dependencies(package).collect();
    found.retain(|dependency| !allowed.contains(dependency));
    found
}

/// The packages of the workspace that has its manifest in this folder, of whose targets only libraries and programs.
pub fn packages(folder: &Path) -> Vec<Package> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--format-version=1", "--no-deps", "--offline"]);
    let output = cargo.current_dir(folder).output().unwrap();
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{messages}");
    let mut metadata: Metadata = serde_json::from_slice(&output.stdout).unwrap();
    for package in &mut metadata.packages {
        let is_program = |kind: &String| kind == "lib" || kind == "bin";
        package
            .targets
            .retain(|target| target.kind.iter().any(is_program));
    }
    metadata.packages
}

#[test]
fn dependencies_run_one_way() {
    let mut packages = packages(Path::new(env!("CARGO_MANIFEST_DIR")));
    packages.retain(|package| package.name != XTASK);
    assert_eq!(
        packages.len(),
        ALLOWED.len(),
        "a crate that is not in the table"
    );
    for package in packages {
        assert_eq!(forbidden(&package), Vec::<&str>::new(), "{}", package.name);
    }
}

/// What is forbidden of these dependencies in the manifest of a crate.
fn planted(name: &str, dependencies: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("layers");
    fs::create_dir_all(&folder).unwrap();
    let head = format!("[workspace]\n[package]\nname = \"{name}\"\n[lib]\npath = \"lib.rs\"\n");
    fs::write(folder.join("Cargo.toml"), head + dependencies).unwrap();
    fs::write(folder.join("lib.rs"), "").unwrap();
    let packages = packages(&folder);
    forbidden(&packages[0])
        .into_iter()
        .map(str::to_owned)
        .collect()
}

#[test]
fn planted_violations_are_found() {
    let manifest = "[dependencies]\nengines.version = \"1\"\nrandom = { version = \"1\" }\n\
                    [dev-dependencies]\ncli = \"1\"\n";
    assert_eq!(planted("games", manifest), ["engines"]);
    assert_eq!(planted("cli", manifest), ["random"]);
    let wasm = "[target.'cfg(target_arch = \"wasm32\")'.dependencies]\nworker = \"1\"\n";
    assert_eq!(planted(PAGE, wasm), ["worker"]);
    let computing = "[dependencies]\nany = { package = \"computing\", version = \"1\" }\n";
    assert_eq!(planted(PAGE, computing), ["computing"]);
    assert_eq!(planted("runner", computing), ["computing"]);
    let other = "[dependencies]\npage_poker = \"1\"\n";
    assert_eq!(planted("page_search", other), ["page_poker"]);
    assert_eq!(planted("page_kit", other), ["page_poker"]);
    let native = "[target.'cfg(not(target_arch = \"wasm32\"))'.dependencies]\ncli = \"1\"\n";
    assert_eq!(planted(PAGE, native), ["cli"]);
    let unknown = concat!(env!("CARGO_MANIFEST_DIR"), "/xtask");
    let build = format!("[build-dependencies]\nxtask = {{ path = {unknown:?} }}\n");
    assert_eq!(planted("texts", &build), ["xtask"]);
}
