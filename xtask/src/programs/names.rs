//! Names by content: a browser that has last week's file of a name would take it for today's.
//!
//! Each program's folder gets a hash of all that is in it into its name, after binaryen, which changes it; inside, files name each
//! other relatively. So do the scripts that `index.html` names.

use std::fs;
use std::path::Path;

use super::PROGRAMS;
use crate::failure::Failure;
use crate::marks;
use crate::sizes::files;

/// Scripts that `index.html` names. The first loads the programs, so it has their names in it.
const SCRIPTS: [&str; 5] = ["load", "colours", "broken", "early", "offline"];

/// The module for other people's pages, which keeps its name, and how it has its version.
const MODULE: &str = "saddlepoint.js";
const VERSION: &str = "version = \"development\"";

/// Renames the programs and the scripts in the built page.
pub fn name_by_content(dist: &Path) -> Result<(), Failure> {
    let (page, load) = (dist.join("index.html"), dist.join("load.js"));
    let module = dist.join(MODULE);
    let (mut html, mut loading, mut module_text) = (read(&page)?, read(&load)?, read(&module)?);
    for program in &PROGRAMS {
        let named = rename_folder(dist, program.name)?;
        let (from, to) = (format!("\"./{}/", program.name), format!("\"./{named}/"));
        for text in [&mut html, &mut loading, &mut module_text] {
            *text = text.replace(&from, &to);
        }
    }
    write(&load, &loading)?;
    write(&module, &module_text)?;
    marks::replace(&module, VERSION, &version(dist, &module_text)?)?;
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

/// The version of npm's package, and a number made of what the module begins.
fn version(dist: &Path, module: &str) -> Result<String, Failure> {
    let package = dist.join("package.json");
    let missing = || Failure::NoMark {
        file: package.clone(),
        mark: "\"version\"",
    };
    let of_package: serde_json::Value =
        serde_json::from_str(&read(&package)?).map_err(|_| missing())?;
    let number = of_package["version"].as_str().ok_or_else(missing)?;
    let mut hash = Hash::default();
    hash.add(module.as_bytes());
    Ok(format!("version = \"{number}+{:016x}\"", hash.value()))
}

/// Gives a program's folder its new name, and returns that.
fn rename_folder(dist: &Path, program: &str) -> Result<String, Failure> {
    let folder = dist.join(program);
    let mut hash = Hash::default();
    for path in files(&folder)? {
        let name = path.strip_prefix(&folder).unwrap_or(&path);
        hash.add(name.to_string_lossy().replace('\\', "/").as_bytes());
        hash.add(&fs::read(&path).map_err(Failure::file("read", &path))?);
    }
    let named = format!("{program}-{:016x}", hash.value());
    fs::rename(&folder, dist.join(&named)).map_err(Failure::file("rename", &folder))?;
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
