//! Other programs: how they are started, shown and judged.

use std::env;
use std::ffi::OsStr;
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

use crate::failure::Failure;
use crate::project::Project;

/// The Cargo that started this program, at work in the checkout.
pub fn cargo(project: &Project) -> Command {
    let mut command = program(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(project.root());
    command
}

/// Any program, without the variables that Cargo sets for the package it runs.
///
/// Those describe xtask. Passed on, they look to a build script like a changed setting, and code would be built
/// twice: once from `cargo xtask` and once from plain `cargo`.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    for (variable, _) in env::vars_os() {
        let name = variable.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&variable);
        }
    }
    command.stdin(Stdio::null());
    command
}

/// A native program of the workspace, compiled. With the features that the workspace as a whole gives to its libraries, as tests
/// have them: for one package Cargo would choose anew and compile the engines once more.
///
/// # Errors
/// If it cannot be compiled.
pub fn native(project: &Project, name: &str) -> Result<Command, Failure> {
    run(cargo(project).args(["build", "--quiet", "--workspace", "--bin", name]))?;
    let name = format!("{name}{}", env::consts::EXE_SUFFIX);
    Ok(program(project.target().join("debug").join(name)))
}

/// Shows a command, runs it to its end, and makes a failure of any exit code but 0.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let shown = announce(command);
    let status = command.status().map_err(|source| Failure::Start {
        command: shown.clone(),
        source,
    })?;
    judge(shown, status)
}

/// What a command has printed, and how it ended.
pub struct Ran {
    pub printed: String,
    /// The failure that [`run`] would make of how it ended.
    pub result: Result<(), Failure>,
}

/// Shows a command, runs it to its end, and shows what it prints while it prints it, as [`run`] does, but keeps it too.
///
/// # Errors
/// If it cannot be started.
pub fn watch(command: &mut Command) -> Result<Ran, Failure> {
    let shown = announce(command);
    let start = |source| Failure::Start {
        command: shown.clone(),
        source,
    };
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(start)?;
    let mut shown_and_kept = ShownAndKept(Vec::new());
    if let Some(mut output) = child.stdout.take() {
        let _ = io::copy(&mut output, &mut shown_and_kept);
    }
    let status = child.wait().map_err(start)?;
    Ok(Ran {
        printed: String::from_utf8_lossy(&shown_and_kept.0).into_owned(),
        result: judge(shown, status),
    })
}

/// Shows what is written to it at once, and keeps it.
struct ShownAndKept(Vec<u8>);

impl Write for ShownAndKept {
    fn write(&mut self, part: &[u8]) -> io::Result<usize> {
        self.0.extend_from_slice(part);
        // A closed standard output is no reason to stop.
        let _ = io::stdout().write_all(part);
        let _ = io::stdout().flush();
        Ok(part.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn judge(command: String, status: ExitStatus) -> Result<(), Failure> {
    if status.success() {
        Ok(())
    } else {
        Err(Failure::Command { command, status })
    }
}

fn announce(command: &Command) -> String {
    let shown = shown(command);
    println!("$ {shown}");
    // A closed standard output is no reason to stop.
    let _ = io::stdout().flush();
    shown
}

/// Runs a command to its end and returns what it prints; only its messages are shown. Fails where [`run`] does.
pub fn output(command: &mut Command) -> Result<String, Failure> {
    let shown = shown(command);
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|source| Failure::Start {
        command: shown.clone(),
        source,
    })?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        // What it says went wrong may be there.
        print!("{}", String::from_utf8_lossy(&output.stdout));
        Err(Failure::Command {
            command: shown,
            status: output.status,
        })
    }
}

/// What a command prints, if it can be started and succeeds; for questions such as `--version`.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a program can be started at all and answers to `--version`.
pub fn exists(name: &str) -> bool {
    answer(program(name).arg("--version")).is_some()
}

/// A command as one would type it: the program's name without its folder, then the arguments.
fn shown(command: &Command) -> String {
    let name = Path::new(command.get_program())
        .file_name()
        .unwrap_or(command.get_program());
    let mut words = vec![name.to_string_lossy()];
    words.extend(command.get_args().map(OsStr::to_string_lossy));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_typed() {
        let mut command = Command::new("/somewhere/cargo");
        command.args(["fmt", "--all"]);
        assert_eq!(shown(&command), "cargo fmt --all");
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let failure = run(&mut program("no-such-program")).expect_err("nothing to start");
        assert!(failure.to_string().contains("`no-such-program`"));
        assert!(!exists("no-such-program"));
    }
}
