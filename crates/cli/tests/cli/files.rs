//! Files of runs on the command line: what is in them, and their links.

use crate::program::{printed, refused, saddlepoint};
use std::path::PathBuf;

const LINK: &str = "regret?iterations=64";

/// A file of this test's own.
fn file(name: &str) -> PathBuf {
    let folder = env!("CARGO_TARGET_TMPDIR");
    PathBuf::from(folder).join(format!("cli-{name}.saddlepoint"))
}

fn saved(name: &str) -> (String, String) {
    let path = file(name).to_string_lossy().into_owned();
    let result = printed(&["run", LINK, "--save", &path, "--format", "json"]);
    (path, result)
}

#[test]
fn a_file_is_opened_to_what_its_run_found() {
    let (path, result) = saved("opened");
    assert_eq!(printed(&["open", &path, "--format", "json"]), result);
    let csv = printed(&["run", LINK, "--format", "csv"]);
    assert_eq!(printed(&["open", &path, "--format", "csv"]), csv);
}

#[test]
fn what_is_not_finished_says_how_to_go_on() {
    let (path, result) = saved("unfinished");
    let mut run: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    run["snapshots"][0] = serde_json::Value::Null;
    run["states"] = serde_json::json!([]);
    std::fs::write(&path, run.to_string()).unwrap();
    let (code, stdout, stderr) = saddlepoint(&["open", &path, "--format", "json"]);
    assert_eq!(code, 0);
    assert!(stdout.contains(LINK), "{stdout}");
    assert!(
        stderr.contains("0 of 1 parts") && stderr.contains("--from"),
        "{stderr}"
    );
    assert_eq!(
        printed(&["run", LINK, "--from", &path, "--format", "json"]),
        result
    );
}

/// A page computes a film again to show it, and minimax its tree: their files are whole all the same.
#[test]
fn what_is_whole_is_not_said_to_be_unfinished() {
    for link in ["war-game", "generation", "aliens-game", "minimax"] {
        let path = file(link.split('?').next().unwrap());
        let path = path.to_string_lossy();
        printed(&["run", link, "--save", &path]);
        let (code, _, stderr) = saddlepoint(&["open", &path]);
        assert_eq!((code, stderr.as_str()), (0, ""), "{link}");
        printed(&["merge", &path]);
    }
}

#[test]
fn a_file_has_its_link() {
    let (path, _) = saved("linked");
    assert_eq!(printed(&["link", &path]), format!("{LINK}\n"));
    let page = "https://example.org/lab/#/mcts";
    let whole = format!("https://example.org/lab/#/{LINK}");
    assert_eq!(
        printed(&["link", &path, "--address", page]),
        format!("{whole}\n")
    );
    // As it is copied from the browser, the same experiment.
    let result = printed(&["run", LINK, "--format", "json"]);
    for copied in [
        whole,
        format!("#/{LINK}"),
        format!("/{LINK}"),
        format!(" {LINK}\n"),
    ] {
        assert_eq!(
            printed(&["run", &copied, "--format", "json"]),
            result,
            "{copied}"
        );
    }
    let presented = format!("https://example.org/#/{LINK}&present=on");
    assert_eq!(printed(&["run", &presented, "--format", "json"]), result);
}

#[test]
fn what_is_no_run_is_refused() {
    let path = file("nothing");
    let name = path.to_string_lossy();
    let (code, _, stderr) = saddlepoint(&["open", "/nowhere/at-all"]);
    assert!(code == 1 && stderr.contains("cannot read"), "{stderr}");
    std::fs::write(&path, "moves\n4453\n").unwrap();
    refused(&["open", &name], &["cli-nothing.saddlepoint"]);
    refused(&["link", &name], &["cli-nothing.saddlepoint"]);
}
