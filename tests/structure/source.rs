//! The source files: which there are, where the parts of the project are among them, and each as text and as code.

use crate::code::Code;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, OnceLock};

/// The name that [`Source::is_of`] knows the page by, wherever its parts are.
pub const PAGE: &str = "the page";
/// Where the page's sources are.
pub const OF_PAGE: [&str; 8] = [
    "src/",
    "crates/page_equilibria/src/",
    "crates/page_evolution/src/",
    "crates/page_kit/src/",
    "crates/page_lessons/src/",
    "crates/page_information/src/",
    "crates/page_poker/src/",
    "crates/page_search/src/",
];
/// Where the labs of the page are, a folder each.
pub const LABS_OF_PAGE: [&str; 6] = [
    "crates/page_equilibria/src/",
    "crates/page_evolution/src/",
    "crates/page_model/src/",
    "crates/page_information/src/",
    "crates/page_poker/src/",
    "crates/page_search/src/",
];
/// The name that [`Source::is_of`] knows `cargo xtask` by.
pub const XTASK: &str = "xtask";

/// A source file, by its path from the root of the package with forward slashes.
pub struct Source {
    pub path: String,
    pub text: String,
    code: OnceLock<Code>,
}

impl Source {
    pub fn new(path: &str, text: &str) -> Self {
        Self {
            path: path.to_owned(),
            text: text.to_owned(),
            code: OnceLock::new(),
        }
    }

    /// What it says to the compiler, so that documentation may name anything.
    pub fn code(&self) -> &Code {
        let read = || match Code::read(&self.text) {
            Ok(code) => code,
            Err(error) => panic!("{} cannot be read: {error}", self.path),
        };
        self.code.get_or_init(read)
    }

    /// Whether it is a file of this crate, or of all that the page is made of.
    pub fn is_of(&self, name: &str) -> bool {
        match name {
            PAGE => OF_PAGE.iter().any(|folder| self.path.starts_with(folder)),
            XTASK => self.path.starts_with("xtask/src/"),
            name => self.path.starts_with(&format!("crates/{name}/src/")),
        }
    }

    /// Whether it is a file of any crate or of the page, without their tests.
    pub fn is_of_program(&self) -> bool {
        self.is_of(PAGE) || self.path.starts_with("crates/") && self.path.contains("/src/")
    }
}

/// All Rust files of the project, read once.
pub fn sources() -> &'static [Source] {
    static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(read_all);
    &SOURCES
}

fn read_all() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    for folder in ["src", "crates", "tests", "xtask/src", "benches"] {
        collect(&root.join(folder), &mut paths);
    }
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let path = path.strip_prefix(root).unwrap().to_string_lossy();
        Source::new(&path.replace('\\', "/"), &text)
    };
    paths.into_iter().map(read).collect()
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            paths.push(path);
        }
    }
}

/// All files of the crates and of the page, and of what measures other crates, without tests.
pub fn library() -> impl Iterator<Item = &'static Source> {
    let is_measured = |source: &Source| source.path.starts_with("benches/peers/src/");
    let is_library = move |source: &&Source| source.is_of_program() || is_measured(source);
    sources().iter().filter(is_library)
}

/// The parts of sources that make elements: neither tests nor tools, and not the texts, which have any word.
pub fn page_sources() -> impl Iterator<Item = &'static Source> {
    let is_other = |part: &str| ["tests", "xtask", "benches", "texts"].contains(&part);
    let sources = sources().iter();
    sources.filter(move |source| !source.path.split('/').any(is_other))
}
