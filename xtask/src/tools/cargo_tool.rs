//! A tool that Cargo can install, at one exact version.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::cache::Cache;
use crate::failure::Failure;
use crate::process;

/// What to install.
pub struct CargoTool {
    /// The name on crates.io.
    pub package: &'static str,
    /// The name of the executable.
    pub program: &'static str,
    pub version: String,
    /// What Cargo is told besides.
    pub arguments: &'static [&'static str],
    /// How long compiling it usually takes, for the one who waits.
    pub usual_time: &'static str,
}

/// A tool that has answered with the right version.
pub struct Installed {
    /// A bare name where the tool is on the PATH, the whole path where it is in the cache.
    pub program: PathBuf,
}

impl CargoTool {
    /// Finds the tool on the PATH or in the cache; installs it in the cache where it is in neither.
    pub fn ensure(&self, cache: &Cache) -> Result<Installed, Failure> {
        let folder = cache.tool(self.package, &self.version);
        let cached = folder.join("bin").join(self.executable());
        let on_path = PathBuf::from(self.program);
        if let Some(program) = [on_path, cached.clone()]
            .into_iter()
            .find(|program| self.answers(program))
        {
            return Ok(Installed { program });
        }
        self.install(&folder, &cache.scratch(self.package, &self.version))?;
        if self.answers(&cached) {
            Ok(Installed { program: cached })
        } else {
            Err(Failure::Unusable {
                program: self.program,
                version: self.version.clone(),
                folder,
            })
        }
    }

    fn executable(&self) -> String {
        format!("{}{}", self.program, env::consts::EXE_SUFFIX)
    }

    /// Whether `program` runs and says it is the wanted version. An interrupted installation does not.
    fn answers(&self, program: &Path) -> bool {
        let mut command = process::program(program);
        tolerate_no_color(command.arg("--version"));
        process::answer(&mut command)
            .is_some_and(|said| said.split_whitespace().nth(1) == Some(self.version.as_str()))
    }

    /// Compiles the tool into `folder`, by way of `scratch`.
    fn install(&self, folder: &Path, scratch: &Path) -> Result<(), Failure> {
        println!(
            "Installing {} {}, once, in {}: {}.",
            self.package,
            self.version,
            folder.display(),
            self.usual_time
        );
        fs::create_dir_all(folder).map_err(Failure::file("create", folder))?;
        let installed =
            process::run(self.cargo_install(folder, scratch).arg("--locked")).or_else(|_| {
                // Versions that an author locked can be missing from a mirror, or be withdrawn.
                println!("Note: not with the versions its authors locked; trying newer ones.");
                process::run(&mut self.cargo_install(folder, scratch))
            });
        // What is left of the compilation is only worth its space on disk, installed or not.
        let _ = fs::remove_dir_all(scratch);
        installed
    }

    /// `cargo install`, set to compile quickly rather than well: the tool's own speed hardly matters here.
    ///
    /// It runs outside the checkout, whose Cargo settings are none of the tool's business, but with the
    /// checkout's compiler, which rustup passes on in the environment.
    fn cargo_install(&self, folder: &Path, scratch: &Path) -> Command {
        let mut cargo = process::program(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo
            .current_dir(folder)
            .env("CARGO_TARGET_DIR", scratch)
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_BUILD_TARGET")
            // Over whatever is there: it has just failed to answer.
            .args(["install", self.package, "--force", "--version"])
            .arg(format!("={}", self.version))
            .args(self.arguments)
            .arg("--root")
            .arg(folder);
        cargo
    }
}

/// Trunk refuses to start where `NO_COLOR` is anything but `true` or `false`, although every value is valid.
pub fn tolerate_no_color(command: &mut Command) {
    command.env_remove("NO_COLOR");
}
