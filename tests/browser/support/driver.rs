//! The browser's driver: one process for all tests of a run.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Instant;

use super::failure::Failure;
use super::settings::{self, PATIENCE};

/// Starts the driver and, when its own input ends, stops the driver and the browsers it has started.
///
/// The input is a pipe that this process holds. The system closes it when the process ends, in whatever way:
/// normally, by a panic, or killed. Rust's destructors would see the first of these only.
const GUARD: &str = r#""$@" & exec >/dev/null; read -r _; trap '' TERM; kill 0; wait"#;

/// The running driver, from the first test that asks to the end of the process.
static DRIVER: Mutex<Option<Driver>> = Mutex::new(None);

struct Driver {
    url: String,
    /// Holds the pipe.
    _guard: Child,
}

/// The driver's address; starts it if need be.
pub fn url() -> Result<String, Failure> {
    let mut driver = DRIVER.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(running) = driver.as_ref() {
        return Ok(running.url.clone());
    }
    let started = Driver::start()?;
    let url = started.url.clone();
    *driver = Some(started);
    Ok(url)
}

impl Driver {
    fn start() -> Result<Self, Failure> {
        let program = settings::chromedriver();
        let name = program.to_string_lossy().into_owned();
        let mut guard = Command::new("sh");
        // A process group of its own, since `kill 0` reaches all of it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut guard, 0);
        let mut guard = guard
            .args(["-c", GUARD, "sh"])
            .arg(program)
            .args(["--port=0", "--log-level=SEVERE"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|source| Failure::DriverStart {
                program: name.clone(),
                source,
            })?;
        let port = guard.stdout.take().and_then(port);
        let port = port.ok_or(Failure::DriverSilent(name))?;
        Ok(Self {
            url: format!("http://127.0.0.1:{port}"),
            _guard: guard,
        })
    }
}

/// Waits for `… was started successfully on port 41234.` in the driver's output, and goes on emptying it.
fn port(output: impl Read + Send + 'static) -> Option<u16> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            // Nobody listens any more once the port is known.
            let _ = sender.send(line);
        }
    });
    let end = Instant::now() + PATIENCE;
    loop {
        let left = end.saturating_duration_since(Instant::now());
        let line = receiver.recv_timeout(left).ok()?;
        if let Some((_, after)) = line.split_once("started successfully on port ") {
            return after.trim_end_matches('.').parse().ok();
        }
    }
}
