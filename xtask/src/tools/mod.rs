//! The tools the page is built and tested with, found or installed.
//!
//! Versions are fixed: the tools' output is part of what is published. A tool of the right version on the PATH
//! is used as it is; others go to one cache folder per user, one folder a tool and version, so that neither the
//! user's own tools nor the checkout are touched and two checkouts can need different versions.

mod apt;
mod browser;
mod cache;
mod cargo_tool;
mod slow;
mod toolchain;
mod wasm_opt;

use std::env;
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::process::Command;
use std::thread;

use crate::failure::Failure;
use crate::lockfile;
use crate::process;
use crate::project::Project;

pub use browser::{Browser, BrowserError};
use cache::Cache;
use cargo_tool::{CargoTool, Installed};
pub use slow::SlowTools;
pub use toolchain::{ensure_components, ensure_wasm_target};
pub use wasm_opt::optimize;

/// The last Trunk that Rust 1.95 compiles.
const TRUNK_VERSION: &str = "0.21.14";

/// What turns the source into a page.
pub struct WebTools {
    trunk: Installed,
    wasm_bindgen: Installed,
}

impl WebTools {
    /// Finds the tools, or installs them.
    pub fn ensure(project: &Project) -> Result<Self, Failure> {
        ensure_wasm_target()?;
        let cache = Cache::locate()?;
        let trunk = CargoTool {
            package: "trunk",
            program: "trunk",
            version: TRUNK_VERSION.to_owned(),
            opt_level: "0",
            usual_time: "about 5 minutes on two cores, beside wasm-bindgen-cli",
        };
        // Its output only fits the library of the very same version.
        let wasm_bindgen = CargoTool {
            package: "wasm-bindgen-cli",
            program: "wasm-bindgen",
            version: lockfile::version(project, "wasm-bindgen")?,
            opt_level: "1",
            usual_time: "about 4 minutes on two cores, beside trunk",
        };
        // Side by side: each of them ends with minutes in which one core is idle.
        let (trunk, wasm_bindgen) = thread::scope(|scope| {
            let trunk = scope.spawn(|| trunk.ensure(&cache));
            let wasm_bindgen = wasm_bindgen.ensure(&cache);
            (trunk.join(), wasm_bindgen)
        });
        Ok(Self {
            trunk: trunk.unwrap_or_else(|panic| resume_unwind(panic))?,
            wasm_bindgen: wasm_bindgen?,
        })
    }

    /// Trunk, set up to use these tools and to download nothing.
    pub fn trunk(&self, project: &Project) -> Command {
        let mut trunk = process::program(&self.trunk.program);
        trunk
            .current_dir(project.root())
            .env("PATH", self.search_path())
            .env("TRUNK_SKIP_VERSION_CHECK", "true")
            .env("TRUNK_OFFLINE", "true");
        cargo_tool::tolerate_no_color(&mut trunk);
        trunk
    }

    /// The PATH with the folder of our wasm-bindgen first: that is where Trunk looks for it.
    fn search_path(&self) -> std::ffi::OsString {
        let inherited = env::var_os("PATH").unwrap_or_default();
        let ours = self.wasm_bindgen.program.parent().map(PathBuf::from);
        let folders = ours
            .filter(|folder| folder.is_absolute())
            .into_iter()
            .chain(env::split_paths(&inherited));
        // Only a folder with a separator in its name cannot be joined; then the PATH stays as it was.
        env::join_paths(folders).unwrap_or(inherited)
    }
}
