//! The programs of the built page: a folder each, with a glue module and a WebAssembly file.

pub mod build;
pub mod names;

/// A program that `assets/scripts/load.js` loads.
pub struct Program {
    /// The names of its package, of its binary and of its folder in the built page.
    pub name: &'static str,
    /// What wasm-opt is to do with it.
    pub optimization: &'static str,
}

/// The page, which everybody waits for, what its workers run, what reads texts of lessons, and what reads codes in pictures.
pub const PROGRAMS: [Program; 4] = [
    Program {
        name: "saddlepoint",
        optimization: "-Oz",
    },
    Program {
        name: "worker",
        optimization: "-O3",
    },
    Program {
        name: "lesson_reader",
        optimization: "-Oz",
    },
    Program {
        name: "code_reader",
        optimization: "-O3",
    },
];

/// What a first visit does without: what is fetched when it is wanted. Names begin so.
pub const LATER: [&str; 8] = [
    "changelog.txt",
    "code_reader",
    "connect-four.book",
    "fonts/",
    "icon-",
    "lesson_reader",
    "lessons/",
    "licences.txt",
];
