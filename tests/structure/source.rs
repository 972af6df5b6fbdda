//! The source files, and what can be said of one without understanding it.

use std::fs;
use std::path::{Path, PathBuf};

/// The name that [`Source::is_of`] knows the page by.
pub const PAGE: &str = "the page";
/// The name that it knows `cargo xtask` by.
pub const XTASK: &str = "xtask";

/// A source file, by its path from the root of the package with forward slashes.
pub struct Source {
    pub path: String,
    pub text: String,
}

impl Source {
    /// The text without comments, so that documentation may name anything.
    pub fn code(&self) -> String {
        let lines = self.text.lines();
        let code = lines.map(|line| line.split_once("//").map_or(line, |(code, _)| code));
        code.collect::<Vec<_>>().join("\n")
    }

    /// Whether it is a file of this crate; the page is the crate of the root.
    pub fn is_of(&self, name: &str) -> bool {
        match name {
            PAGE => self.path.starts_with("src/"),
            XTASK => self.path.starts_with("xtask/src/"),
            name => self.path.starts_with(&format!("crates/{name}/src/")),
        }
    }
}

/// All Rust files of the project.
pub fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    for folder in ["src", "crates", "tests", "xtask/src", "benches"] {
        collect(&root.join(folder), &mut paths);
    }
    let read = |path: PathBuf| Source {
        path: path
            .strip_prefix(root)
            .unwrap()
            .to_string_lossy()
            .replace('\\', "/"),
        text: fs::read_to_string(path).unwrap(),
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

/// All files of the crates and of the page, without tests.
pub fn library() -> Vec<Source> {
    let mut sources = sources();
    let is_library = |path: &str| path.starts_with("src/") || path.contains("/src/");
    sources.retain(|source| is_library(&source.path) && !source.path.starts_with("xtask/"));
    sources
}

/// The parts of sources that make elements: neither tests nor tools, and not the texts, which have any word.
pub fn page_sources() -> Vec<Source> {
    let mut sources = sources();
    let is_other = |part: &str| ["tests", "xtask", "benches", "texts"].contains(&part);
    sources.retain(|source| !source.path.split('/').any(is_other));
    sources
}

/// The words of a code, with where each begins.
pub fn words(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_part = |symbol: char| symbol.is_alphanumeric() || symbol == '_';
    code.split(move |symbol| !is_part(symbol))
        .filter(|word| !word.is_empty())
        .map(|word| (word.as_ptr() as usize - code.as_ptr() as usize, word))
}

/// Whether `code` has `name`, one word or several with `::` between them, as whole words.
pub fn names(code: &str, name: &str) -> bool {
    let is_part = |symbol: char| symbol.is_alphanumeric() || symbol == '_';
    code.match_indices(name).any(|(start, _)| {
        let (before, after) = (&code[..start], &code[start + name.len()..]);
        !before.ends_with(is_part) && !after.starts_with(is_part)
    })
}
