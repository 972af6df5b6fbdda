//! The programs of the built page: a folder each, with a glue module, a WebAssembly file, and further ones if it is cut into modules.

pub mod build;
pub mod early;
pub mod names;
mod split;

/// A program that `assets/scripts/load.js` loads.
pub struct Program {
    /// The names of its package, of its binary and of its folder in the built page.
    pub name: &'static str,
    pub optimization: Optimization,
    /// How it gets the modules that it is cut into, if it is.
    pub modules: Option<&'static str>,
}

/// What a program is optimised for after it is compiled.
#[derive(Clone, Copy)]
pub enum Optimization {
    Size,
    Speed,
}

/// What is played while the page comes, the page, what its workers run, what reads texts of lessons, what reads codes in pictures, and
/// what packs files.
pub const PROGRAMS: [Program; 6] = [
    Program {
        name: "openings",
        optimization: Optimization::Size,
        modules: None,
    },
    Program {
        name: "page",
        optimization: Optimization::Size,
        modules: Some(include_str!("modules/page.js")),
    },
    Program {
        name: "worker",
        optimization: Optimization::Speed,
        modules: Some(include_str!("modules/worker.js")),
    },
    Program {
        name: "lesson_reader",
        optimization: Optimization::Size,
        modules: None,
    },
    Program {
        name: "code_reader",
        optimization: Optimization::Speed,
        modules: None,
    },
    Program {
        name: "packer",
        optimization: Optimization::Speed,
        modules: None,
    },
];

/// Whether a first visit does without a file of the built page, since it is fetched when it is asked for.
pub fn is_later(name: &str) -> bool {
    let of_module = name.rsplit('/').next().is_some_and(is_module);
    of_module || LATER.iter().any(|later| name.starts_with(later))
}

/// Modules of programs, as `wasm_split` names their files.
fn is_module(file: &str) -> bool {
    ["split_", "chunk_"]
        .iter()
        .any(|kind| file.starts_with(kind))
}

/// How names of other such files begin.
const LATER: [&str; 26] = [
    "about/",
    "changelog.txt",
    "code_reader",
    "connect-four.book",
    "course.js",
    "course-files.js",
    "fonts/",
    "games/",
    "icon-",
    "labs/",
    "lesson_reader",
    "game-catalogue.json",
    "lessons/",
    "licences.txt",
    "package.json",
    "packer",
    "plain-",
    "reproduce.json",
    "reproduce-starts.json",
    "robots.txt",
    "saddlepoint-view.js",
    "saddlepoint.d.ts",
    "saddlepoint.js",
    "site-index.txt",
    "sitemap.xml",
    "start-node-worker.js",
];
