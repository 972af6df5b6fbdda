//! Places in the checkout.

use std::env;
use std::path::{Path, PathBuf};

/// The checkout that `cargo xtask` was called in.
#[derive(Clone, Debug)]
pub struct Project {
    root: PathBuf,
}

impl Project {
    /// The checkout this program belongs to.
    ///
    /// Cargo names the folder of a package it runs in the environment; the folder it was compiled in stands in
    /// where the program is started without Cargo.
    pub fn locate() -> Self {
        let package = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = package.parent().unwrap_or(&package).to_owned();
        Self { root }
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The page as it is published.
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// The page as `serve` builds it: apart from [`Self::dist`], so that neither overwrites the other, and not in the folder that Cargo has
    /// for the profile `serve`, which Trunk would empty.
    pub fn served(&self) -> PathBuf {
        self.target().join("served")
    }

    /// The native program as it is released.
    pub fn release_binary(&self) -> PathBuf {
        let name = format!("saddlepoint{}", env::consts::EXE_SUFFIX);
        self.target().join("release").join(name)
    }

    /// The folder that Cargo builds in.
    pub fn target(&self) -> PathBuf {
        env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| self.root.join("target"), |folder| self.root.join(folder))
    }

    /// The folder of the package and of the scripts that measure other programs.
    pub fn peers(&self) -> PathBuf {
        self.root.join("benches").join("peers")
    }
}
