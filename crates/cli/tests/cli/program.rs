//! The real program, started as a person or a script would start it.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Stdio};

/// What the program says to these arguments: exit code, standard output, standard error.
pub fn saddlepoint(arguments: &[&str]) -> (i32, String, String) {
    fed(arguments, b"")
}

/// The same with `input` on its standard input.
pub fn fed(arguments: &[&str], input: &[u8]) -> (i32, String, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_saddlepoint"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read is none of our business.
    let _ = program.stdin.take().unwrap().write_all(input);
    let output = program.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let code = output.status.code().expect("it ends by itself");
    (code, text(output.stdout), text(output.stderr))
}

/// What it prints where all is well: it says nothing else then.
pub fn printed(arguments: &[&str]) -> String {
    let (code, stdout, stderr) = saddlepoint(arguments);
    assert_eq!((code, stderr.as_str()), (0, ""), "{arguments:?}");
    assert!(stdout.ends_with('\n'), "{arguments:?}");
    stdout
}

/// What it prints of a game that it has read from a text, and what it says about that.
pub fn read(arguments: &[&str]) -> (Value, String) {
    let (code, stdout, stderr) = saddlepoint(arguments);
    assert_eq!(code, 0, "{arguments:?}: {stderr}");
    (serde_json::from_str(&stdout).unwrap(), stderr)
}

/// What it says where the input is wrong: a sentence with all of `words`, and nothing on standard output.
pub fn refused(arguments: &[&str], words: &[&str]) {
    let (code, stdout, stderr) = saddlepoint(arguments);
    assert_eq!((code, stdout.as_str()), (2, ""), "{arguments:?}: {stderr}");
    for word in words {
        assert!(
            stderr.contains(word),
            "{arguments:?}: {word} is not in: {stderr}"
        );
    }
}

pub fn json_of(link: &str) -> Value {
    let text = printed(&["run", link, "--format", "json"]);
    serde_json::from_str(&text).unwrap()
}
