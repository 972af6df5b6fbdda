//! `cargo xtask bench`: how fast the engines are natively, in a browser and, if asked, beside other crates, and how soon pages open;
//! one table.
//!
//! Native program and peers take turns at each work, so that a noisy neighbour bothers both; the browser's test does
//! the same by itself.

use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use super::browse::{NATIVE_VARIABLE, PUBLIC_URL, browser_tests};
use crate::comparison::Comparison;
use crate::failure::Failure;
use crate::process;
use crate::project::Project;
use crate::tools::Browser;

/// Turns at a work.
const ROUNDS: usize = 3;

/// There is no further turn at a work that has taken so long.
const ENOUGH: Duration = Duration::from_secs(30);

/// Measures and prints the table.
pub fn bench(project: &Project, peers: bool) -> Result<(), Failure> {
    let browser = Browser::ensure()?;
    super::build(project, PUBLIC_URL)?;
    process::run(process::cargo(project).args(["build", "--release", "--package", "cli"]))?;
    let mut comparison = Comparison::default();
    measure_natively(project, peers, &mut comparison)?;
    let mut tests = browser_tests(project, &browser)?;
    tests.env(NATIVE_VARIABLE, project.release_binary());
    tests.args([
        "--",
        "--ignored",
        "--nocapture",
        "--test-threads=1",
        "bench::",
    ]);
    println!("measuring in the browser");
    comparison.add(&process::output(&mut tests)?);
    print!("\n{comparison}");
    Ok(())
}

fn measure_natively(
    project: &Project,
    peers: bool,
    comparison: &mut Comparison,
) -> Result<(), Failure> {
    let mut programs: Vec<fn(&Project) -> Command> = vec![native_program];
    if peers {
        programs.push(peers_program);
        match install_packages(project) {
            Ok(()) => {
                programs.extend([
                    axelrod as fn(&Project) -> Command,
                    open_spiel,
                    gambit,
                    egttools,
                ]);
            }
            Err(failure) => {
                println!(
                    "without Axelrod-Python, OpenSpiel, Gambit, Nashpy and EGTtools, which could not be installed: {failure}"
                );
            }
        }
    }
    let works = process::output(native_program(project).arg("--list"))?;
    for work in works.lines() {
        let start = Instant::now();
        for _ in 0..ROUNDS {
            for program in &programs {
                comparison.add(&process::output(program(project).arg(work))?);
            }
            if start.elapsed() > ENOUGH {
                break;
            }
        }
    }
    Ok(())
}

/// The command whose further arguments are those of our own program.
fn native_program(project: &Project) -> Command {
    let mut cargo = process::cargo(project);
    cargo.args(["bench", "--quiet", "--package", "computing"]);
    cargo.args(["--bench", "engines", "--"]);
    cargo
}

/// The same for the program that measures other crates, at the versions it is locked to.
fn peers_program(project: &Project) -> Command {
    let mut cargo = process::cargo(project);
    cargo.args(["run", "--quiet", "--release", "--locked", "--manifest-path"]);
    cargo.arg(project.peers().join("Cargo.toml"));
    cargo.arg("--target-dir");
    cargo.arg(project.target().join("peers")).arg("--");
    cargo
}

/// Peers that are Python packages, in an environment of their own.
const PACKAGES: [&str; 5] = [
    "axelrod==4.14.0",
    "open-spiel==2.0.2",
    "pygambit==16.7.0",
    "nashpy==0.0.43",
    "egttools==0.1.14.2",
];

fn environment(project: &Project) -> PathBuf {
    project.target().join("peers").join("python")
}

fn install_packages(project: &Project) -> Result<(), Failure> {
    let environment = environment(project);
    process::run(
        process::program("python3")
            .args(["-m", "venv"])
            .arg(&environment),
    )?;
    let pip = environment.join("bin").join("pip");
    process::run(
        process::program(pip)
            .args(["install", "--quiet"])
            .args(PACKAGES),
    )
}

/// The same for Axelrod-Python.
fn axelrod(project: &Project) -> Command {
    script(project, "axelrod_python.py")
}

/// The same for OpenSpiel.
fn open_spiel(project: &Project) -> Command {
    script(project, "open_spiel.py")
}

/// The same for EGTtools.
fn egttools(project: &Project) -> Command {
    script(project, "egttools_populations.py")
}

/// The same for Gambit and Nashpy.
fn gambit(project: &Project) -> Command {
    script(project, "gambit.py")
}

fn script(project: &Project, name: &str) -> Command {
    let mut python = process::program(environment(project).join("bin").join("python"));
    python.arg(project.peers().join(name));
    python
}
