//! Runs that are written to files, and gone on with from there.

use crate::program::{printed, refused, saddlepoint};
use crate::scratch::Scratch;
use std::fs;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

const LONG: &str = "regret?variant=external-sampling&iterations=4000";

#[test]
fn a_longer_run_goes_on_from_a_file() {
    let (short, long) = (
        Scratch::new("short.saddlepoint"),
        Scratch::new("long.saddlepoint"),
    );
    let link = "regret?variant=external-sampling&iterations=700";
    printed(&["run", link, "--save", short.name()]);
    let continued = printed(&[
        "run",
        LONG,
        "--from",
        short.name(),
        "--save",
        long.name(),
        "--format",
        "json",
    ]);
    assert_eq!(continued, printed(&["run", LONG, "--format", "json"]));
    // The same once more: there is nothing left to do.
    let again = printed(&["run", LONG, "--from", long.name(), "--format", "json"]);
    assert_eq!(again, continued);
}

/// The program is killed as soon as it has written something, in the middle of seconds of work.
#[test]
fn a_run_that_was_killed_goes_on_from_what_it_had_written() {
    let (kept, whole) = (
        Scratch::new("kept.saddlepoint"),
        Scratch::new("whole.saddlepoint"),
    );
    let link = "regret?variant=external-sampling&iterations=25000000";
    let mut run = Command::new(env!("CARGO_BIN_EXE_saddlepoint"))
        .args(["run", link, "--save", kept.name(), "--every", "1"])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while !kept.0.exists() {
        assert_eq!(
            run.try_wait().unwrap(),
            None,
            "it ended before it wrote anything"
        );
        sleep(Duration::from_millis(20));
    }
    run.kill().unwrap();
    run.wait().unwrap();
    let (code, _, stderr) = saddlepoint(&["open", kept.name()]);
    assert_eq!(code, 0);
    assert!(stderr.contains("0 of 1 parts"), "{stderr}");
    let arguments = |from, name| ["run", link, "--format", "json", "--save", name, from, name];
    let continued = printed(&arguments("--from", kept.name()));
    let straight = ["run", link, "--format", "json", "--save", whole.name()];
    assert_eq!(continued, printed(&straight));
    let bytes = |file: &Scratch| fs::read(&file.0).unwrap();
    assert_eq!(bytes(&kept), bytes(&whole));
}

#[test]
fn writing_on_the_way_needs_a_file_and_seconds() {
    refused(&["run", LONG, "--every", "5"], &["--save"]);
    let file = Scratch::new("never.saddlepoint");
    for seconds in ["0", "1.5", "90000", "x"] {
        let arguments = ["run", LONG, "--save", file.name(), "--every", seconds];
        refused(&arguments, &["--every", seconds]);
    }
}

#[test]
fn files_that_are_of_no_use_are_refused() {
    let file = Scratch::new("other.saddlepoint");
    printed(&["run", "regret?iterations=100", "--save", file.name()]);
    refused(
        &["run", LONG, "--from", file.name()],
        &["has a run of regret?", "does not go on from it"],
    );
    refused(
        &["run", "war", "--from", file.name()],
        &["does not go on from it"],
    );
    fs::write(&file.0, "{\"a\": 1}").unwrap();
    refused(&["run", LONG, "--from", file.name()], &[file.name()]);
    let (code, stdout, stderr) = saddlepoint(&["run", LONG, "--from", "/no/such/file"]);
    assert_eq!((code, stdout.as_str()), (1, ""));
    assert!(stderr.contains("cannot read /no/such/file"), "{stderr}");
    let (code, stdout, stderr) =
        saddlepoint(&["run", "regret?iterations=9", "--save", "/no/such/file"]);
    assert_eq!((code, stdout.as_str()), (1, ""));
    assert!(stderr.contains("cannot write /no/such/file"), "{stderr}");
}
