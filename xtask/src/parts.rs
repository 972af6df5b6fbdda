//! The parts of the built program: a glue module and a WebAssembly file each, named after what is in them.
//!
//! Trunk leaves the names of what it calls workers as they are. A browser that has last week's file of a name would
//! take it for today's, so each pair gets a hash of its content into its name; after wasm-opt, which changes it.

use std::fs;
use std::path::Path;

use crate::failure::Failure;

/// A program that `index.html` loads.
pub struct Part {
    /// As `index.html` names it.
    pub name: &'static str,
    /// What wasm-opt is to do with it.
    pub optimization: &'static str,
}

/// The page, which everybody waits for, what its workers run, what reads texts of lessons, and what reads codes in pictures.
pub const PARTS: [Part; 4] = [
    Part {
        name: "saddlepoint",
        optimization: "-Oz",
    },
    Part {
        name: "worker",
        optimization: "-O3",
    },
    Part {
        name: "lesson_reader",
        optimization: "-Oz",
    },
    Part {
        name: "code_reader",
        optimization: "-O3",
    },
];

/// What a first visit does without: data that is fetched when it is wanted.
pub const LATER: [&str; 5] = [
    "code_reader",
    "connect-four.book",
    "fonts",
    "lesson_reader",
    "lessons",
];

/// Renames the parts in the built page.
pub fn name_by_content(dist: &Path) -> Result<(), Failure> {
    let page = dist.join("index.html");
    let mut html = read(&page)?;
    for Part { name: part, .. } in PARTS {
        let named = rename(dist, part)?;
        for end in [".js", "_bg.wasm"] {
            html = html.replace(
                &format!("\"./{part}{end}\""),
                &format!("\"./{named}{end}\""),
            );
        }
    }
    write(&page, &html)
}

/// Gives the files of a part their new name, and returns that.
fn rename(dist: &Path, part: &str) -> Result<String, Failure> {
    let (glue, program) = (
        dist.join(format!("{part}.js")),
        dist.join(format!("{part}_bg.wasm")),
    );
    let script = read(&glue)?;
    let bytes = fs::read(&program).map_err(Failure::file("read", &program))?;
    let named = format!("{part}-{:016x}", hash(script.as_bytes(), &bytes));
    let script = script.replace(&format!("{part}_bg.wasm"), &format!("{named}_bg.wasm"));
    write(&dist.join(format!("{named}.js")), &script)?;
    fs::remove_file(&glue).map_err(Failure::file("remove", &glue))?;
    fs::rename(&program, dist.join(format!("{named}_bg.wasm")))
        .map_err(Failure::file("rename", &program))?;
    Ok(named)
}

/// FNV-1a, 64 bits: it only has to differ when the files do.
fn hash(script: &[u8], program: &[u8]) -> u64 {
    let bytes = script.iter().chain(program);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(Failure::file("read", path))
}

fn write(path: &Path, content: &str) -> Result<(), Failure> {
    fs::write(path, content).map_err(Failure::file("write", path))
}
