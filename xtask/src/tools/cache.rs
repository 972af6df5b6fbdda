//! The folder that installed tools are kept in: `saddlepoint` in the user's cache folder.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use crate::failure::Failure;

/// The tools' folder.
#[derive(Clone, Debug)]
pub struct Cache {
    root: PathBuf,
}

impl Cache {
    /// The folder as the system's customs have it; it need not exist yet.
    pub fn locate() -> Result<Self, Failure> {
        user_cache(|name| env::var_os(name).filter(|value| !value.is_empty()))
            .map(|folder| Self {
                root: folder.join("saddlepoint"),
            })
            .ok_or(Failure::NoCache)
    }

    /// Where a version of a tool lives.
    pub fn tool(&self, name: &str, version: &str) -> PathBuf {
        self.root.join("tools").join(format!("{name}-{version}"))
    }

    /// Where a tool is compiled; deleted afterwards.
    pub fn scratch(&self, name: &str, version: &str) -> PathBuf {
        self.root.join("build").join(format!("{name}-{version}"))
    }
}

/// The user's cache folder, from the environment that `variable` reads.
fn user_cache(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let folder = |name: &str| variable(name).map(PathBuf::from);
    let of_the_system = || {
        if cfg!(windows) {
            folder("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            folder("HOME").map(|home| home.join("Library").join("Caches"))
        } else {
            folder("HOME").map(|home| home.join(".cache"))
        }
    };
    // The XDG rules: a relative path is to be ignored.
    folder("XDG_CACHE_HOME")
        .filter(|path| path.is_absolute())
        .or_else(of_the_system)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides() {
        let xdg = user_cache(|name| (name == "XDG_CACHE_HOME").then(|| "/xdg".into()));
        assert_eq!(xdg, Some(PathBuf::from("/xdg")));
        let home = user_cache(|name| (name == "HOME").then(|| "/home/ada".into()));
        assert_eq!(home, Some(PathBuf::from("/home/ada/.cache")));
        assert_eq!(user_cache(|_| None), None);
    }
}
