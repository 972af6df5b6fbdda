//! The tools the page is built and tested with, found or installed.
//!
//! Versions are fixed: the tools' output is part of what is published. A tool of the right version on the PATH
//! is used as it is; others go to one cache folder per user, one folder a tool and version, so that neither the
//! user's own tools nor the checkout are touched and two checkouts can need different versions.

mod apt;
mod binaryen;
mod browser;
mod cache;
mod cargo_tool;
mod javascript;
mod slow;
mod toolchain;

use std::env;
use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::process::Command;

use crate::failure::Failure;
use crate::process;
use crate::project::Project;

pub use binaryen::optimize;
pub use browser::Browser;
use cache::Cache;
use cargo_tool::{CargoTool, Installed};
pub use javascript::{JavaScript, ensure_node};
pub use slow::SlowTools;
pub use toolchain::{ensure_components, ensure_wasm_target};

/// The last Trunk that Rust 1.95 compiles.
const TRUNK_VERSION: &str = "0.21.14";

/// What turns the source into a page.
pub struct WebTools {
    trunk: Installed,
}

impl WebTools {
    /// Finds the tools, or installs them.
    pub fn ensure() -> Result<Self, Failure> {
        ensure_wasm_target()?;
        let trunk = CargoTool {
            package: "trunk",
            program: "trunk",
            version: TRUNK_VERSION.to_owned(),
            // Without TLS and its check for newer versions: it is to connect to nothing.
            arguments: &["--no-default-features"],
            usual_time: "about 2 minutes on two cores",
        };
        Ok(Self {
            trunk: trunk.ensure(&Cache::locate()?)?,
        })
    }

    /// Trunk, set up to download nothing, and to find this program where `Trunk.toml` names it.
    pub fn trunk(&self, project: &Project) -> Result<Command, Failure> {
        let mut trunk = process::program(&self.trunk.program);
        trunk
            .current_dir(project.root())
            .env("PATH", path_with_this_program()?)
            .env("TRUNK_SKIP_VERSION_CHECK", "true")
            .env("TRUNK_OFFLINE", "true");
        cargo_tool::tolerate_no_color(&mut trunk);
        Ok(trunk)
    }
}

/// The search path with the folder of this program before all others.
fn path_with_this_program() -> Result<OsString, Failure> {
    let own = env::current_exe().map_err(Failure::OwnPath)?;
    let folder = own.parent().map(Path::to_owned);
    let usual = env::var_os("PATH").unwrap_or_default();
    let folders = folder.into_iter().chain(env::split_paths(&usual));
    env::join_paths(folders).map_err(|source| Failure::OwnPath(io::Error::other(source)))
}
