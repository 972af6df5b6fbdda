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

/// Scripts that `index.html` names. The first loads the programs, so it has their names in it.
const SCRIPTS: [&str; 4] = ["load", "colours", "early", "offline"];

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

/// Renames the parts and the scripts in the built page.
pub fn name_by_content(dist: &Path) -> Result<(), Failure> {
    let (page, load) = (dist.join("index.html"), dist.join("load.js"));
    let (mut html, mut loading) = (read(&page)?, read(&load)?);
    for Part { name: part, .. } in PARTS {
        let named = rename(dist, part)?;
        for end in [".js", "_bg.wasm"] {
            let (from, to) = (format!("\"./{part}{end}\""), format!("\"./{named}{end}\""));
            html = html.replace(&from, &to);
            loading = loading.replace(&from, &to);
        }
    }
    write(&load, &loading)?;
    for script in SCRIPTS {
        let path = dist.join(format!("{script}.js"));
        let mut hash = Hash::default();
        hash.add(read(&path)?.as_bytes());
        let named = format!("{script}-{:016x}.js", hash.value());
        fs::rename(&path, dist.join(&named)).map_err(Failure::file("rename", &path))?;
        html = html.replace(&format!("\"./{script}.js\""), &format!("\"./{named}\""));
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
    let mut hash = Hash::default();
    hash.add(script.as_bytes());
    hash.add(&bytes);
    let named = format!("{part}-{:016x}", hash.value());
    let script = script.replace(&format!("{part}_bg.wasm"), &format!("{named}_bg.wasm"));
    write(&dist.join(format!("{named}.js")), &script)?;
    fs::remove_file(&glue).map_err(Failure::file("remove", &glue))?;
    fs::rename(&program, dist.join(format!("{named}_bg.wasm")))
        .map_err(Failure::file("rename", &program))?;
    Ok(named)
}

/// FNV-1a, 64 bits: it only has to differ when what it is made of does.
pub struct Hash(u64);

impl Default for Hash {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    pub fn add(&mut self, bytes: &[u8]) {
        let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        self.0 = bytes.iter().fold(self.0, step);
    }

    pub fn value(&self) -> u64 {
        self.0
    }
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(Failure::file("read", path))
}

fn write(path: &Path, content: &str) -> Result<(), Failure> {
    fs::write(path, content).map_err(Failure::file("write", path))
}
