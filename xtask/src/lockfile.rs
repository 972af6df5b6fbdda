//! Versions out of Cargo.lock.
//!
//! Cargo writes that file itself, always in the same form, so that looking at its lines is enough and a TOML
//! parser need not be compiled before anything else can start.

use std::fs;

use crate::failure::Failure;
use crate::project::Project;

/// The version of `package` that the project is locked to.
pub fn version(project: &Project, package: &'static str) -> Result<String, Failure> {
    let path = project.root().join("Cargo.lock");
    let text = fs::read_to_string(&path).map_err(Failure::file("read", &path))?;
    find(&text, package)
        .map(str::to_owned)
        .ok_or(Failure::NotLocked { package })
}

/// The `version` line right after the `name` line of `package`.
fn find<'a>(lockfile: &'a str, package: &str) -> Option<&'a str> {
    let mut lines = lockfile.lines();
    lines.find(|line| quoted(line, "name") == Some(package))?;
    quoted(lines.next()?, "version")
}

/// `value` from the line `key = "value"`.
fn quoted<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    line.strip_prefix(key)?
        .strip_prefix(" = \"")?
        .strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::find;

    const LOCKFILE: &str = r#"
version = 4

[[package]]
name = "wasm-bindgen-futures"
version = "0.4.77"

[[package]]
name = "wasm-bindgen"
version = "0.2.130"
source = "registry"
"#;

    #[test]
    fn the_whole_name_counts() {
        assert_eq!(find(LOCKFILE, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(find(LOCKFILE, "wasm"), None);
    }
}
