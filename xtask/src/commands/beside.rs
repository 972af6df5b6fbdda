//! A stage beside the others: in a process of its own, what it prints kept until its turn comes.
//!
//! Linking the page for publishing keeps one core busy for minutes; the other one checks meanwhile.

use std::env;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Child;
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::process;
use crate::project::Project;
use crate::stage::Stage;

/// A stage under way. It is ended if it is dropped before.
pub struct Beside {
    stage: Stage,
    child: Child,
    printed: PathBuf,
    start: Instant,
}

impl Beside {
    /// Begins a stage.
    pub fn begin(project: &Project, stage: Stage) -> Result<Self, Failure> {
        let target = project.target();
        fs::create_dir_all(&target).map_err(Failure::file("create", &target))?;
        let printed = target.join(format!("{stage}.log"));
        let file = File::create(&printed).map_err(Failure::file("create", &printed))?;
        let messages = file.try_clone().map_err(Failure::file("write", &printed))?;
        let own = env::current_exe().unwrap_or_else(|_| "xtask".into());
        let mut command = process::program(own);
        command.current_dir(project.root());
        command.args(["test", "--only", &stage.to_string()]);
        let child = command.stdout(file).stderr(messages).spawn();
        let child = child.map_err(|source| Failure::Start {
            command: format!("cargo xtask test --only {stage}"),
            source,
        })?;
        println!("The stage {stage} runs beside the next ones; it is shown at its turn.");
        Ok(Self {
            stage,
            child,
            printed,
            start: Instant::now(),
        })
    }

    /// Which one it is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Waits for its end, shows what it has printed, and says how long it took.
    pub fn end(mut self) -> (Result<Vec<String>, Failure>, Duration) {
        let ended = self.child.wait();
        let duration = self.start.elapsed();
        let printed = fs::read(&self.printed).unwrap_or_default();
        print!("{}", String::from_utf8_lossy(&printed));
        let command = format!("cargo xtask test --only {}", self.stage);
        let result = match ended {
            Ok(status) if status.success() => Ok(Vec::new()),
            Ok(status) => Err(Failure::Command { command, status }),
            Err(source) => Err(Failure::Start { command, source }),
        };
        (result, duration)
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        // It has ended by itself where nothing went wrong.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
