//! Namings: which file names which other, of its own crate or of another.

use crate::source::{Source, XTASK, sources};
use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;

/// What each file names, all by their paths.
pub type Namings = BTreeMap<String, BTreeSet<String>>;

/// The files by their modules, which are paths too: that of a crate is the folder of its sources.
struct Files<'a>(BTreeMap<&'a str, &'a str>);

/// What each file of the crates, of the page and of `cargo xtask` names; their tests are left out.
pub fn of_project() -> Namings {
    let is_wanted = |source: &&Source| source.is_of_program() || source.is_of(XTASK);
    let sources: Vec<&Source> = sources().iter().filter(is_wanted).collect();
    namings(&sources)
}

/// What each of these files names.
pub fn namings<S: Borrow<Source>>(sources: &[S]) -> Namings {
    let sources = || sources.iter().map(Borrow::borrow);
    let elsewhere: Vec<(String, String)> = sources().flat_map(elsewhere).collect();
    let mut files = BTreeMap::new();
    for Source { path, .. } in sources() {
        // A crate that is a library and a program begins with the library.
        files.entry(module(path)).or_insert(path.as_str());
    }
    for (module, file) in &elsewhere {
        files.insert(module, file);
    }
    let files = Files(files);
    let named_by = |source: &Source| {
        let paths = source.code().needs.paths.iter();
        let files = paths.filter_map(|path| files.named(&source.path, path));
        files.map(str::to_owned).collect()
    };
    let of_file = |source: &Source| (source.path.clone(), named_by(source));
    sources().map(of_file).collect()
}

/// Modules that a file has from other places, with the files that they are.
fn elsewhere(source: &Source) -> Vec<(String, String)> {
    let by = module(&source.path);
    let folder = source
        .path
        .rsplit_once('/')
        .map_or("", |(folder, _)| folder);
    let file = |place: &str| {
        let mut parts: Vec<&str> = folder.split('/').collect();
        for part in place.split('/') {
            match part {
                ".." => drop(parts.pop()),
                part => parts.push(part),
            }
        }
        parts.join("/")
    };
    let named = source.code().needs.elsewhere.iter();
    named
        .map(|(name, place)| (format!("{by}/{name}"), file(place)))
        .collect()
}

fn module(path: &str) -> &str {
    let module = path.trim_end_matches(".rs");
    let folder = ["/mod", "/lib", "/main"]
        .iter()
        .find_map(|end| module.strip_suffix(end));
    folder.unwrap_or(module)
}

impl<'a> Files<'a> {
    /// The other file that a path in the file `by` leads to, if that is one of the project.
    fn named(&self, by: &str, path: &[String]) -> Option<&'a str> {
        let by = module(by);
        let root = &by[..by.find("src")? + "src".len()];
        let (of_crate, path) = self.crate_of(path);
        let mut at = of_crate.unwrap_or_else(|| by.to_owned());
        for segment in path {
            at = match segment.as_str() {
                "self" => at,
                "crate" => root.to_owned(),
                "super" => at.rsplit_once('/')?.0.to_owned(),
                name => match self.below(&at, name) {
                    Some(below) => below.to_owned(),
                    None => break,
                },
            };
        }
        let file = self.0.get(at.as_str()).filter(|_| at != by);
        file.copied()
    }

    /// The crate that a path begins with, by the folder of its sources, and the rest of the path.
    fn crate_of<'p>(&self, path: &'p [String]) -> (Option<String>, &'p [String]) {
        let of = |name: &str| Some(format!("crates/{name}/src"));
        let known = |root: &String| self.0.contains_key(root.as_str());
        match path.split_first() {
            Some((name, rest)) => match of(name).filter(known) {
                Some(root) => (Some(root), rest),
                None => (None, path),
            },
            None => (None, path),
        }
    }

    /// The module `name` in another one. What is in `labs` is known at the root of its crate, too.
    fn below(&self, module: &str, name: &str) -> Option<&'a str> {
        let own = format!("{module}/{name}");
        if let Some((own, _)) = self.0.get_key_value(own.as_str()) {
            return Some(own);
        }
        let (labs, end) = (format!("{module}/labs/"), format!("/{name}"));
        let from = (Bound::Included(labs.as_str()), Bound::Unbounded);
        let in_labs = self.0.range::<str, _>(from).map(|(of, _)| *of);
        let in_labs = in_labs.take_while(|of| of.starts_with(&labs));
        let meant = in_labs.filter(|of| of.ends_with(&end));
        meant.min_by_key(|of| of.len())
    }
}
