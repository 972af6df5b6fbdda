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
        // Side by side: each of them ends with minutes in which one core is idle.
        let (trunk, wasm_bindgen) = thread::scope(|scope| {
            let trunk = scope.spawn(|| trunk.ensure(&cache));
            let wasm_bindgen = wasm_bindgen(project);
            (trunk.join(), wasm_bindgen)
        });
        let trunk = trunk.unwrap_or_else(|panic| resume_unwind(panic))?;
        wasm_bindgen?;
        Ok(Self { trunk })
    }

    /// Trunk, set up to download nothing.
    pub fn trunk(&self, project: &Project) -> Command {
        let mut trunk = process::program(&self.trunk.program);
        trunk
            .current_dir(project.root())
            .env("TRUNK_SKIP_VERSION_CHECK", "true")
            .env("TRUNK_OFFLINE", "true");
        cargo_tool::tolerate_no_color(&mut trunk);
        trunk
    }
}

/// Where wasm-bindgen is, found or installed. Its output only fits the library of the very same version.
pub fn wasm_bindgen(project: &Project) -> Result<PathBuf, Failure> {
    let tool = CargoTool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version: lockfile::version(project, "wasm-bindgen")?,
        opt_level: "1",
        usual_time: "about 4 minutes on two cores, beside trunk",
    };
    Ok(tool.ensure(&Cache::locate()?)?.program)
}
