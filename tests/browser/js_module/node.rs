//! The module in Node, from the files of the built page: what npm's package has.

use crate::support::{dist, native_result};
use std::process::Command;

/// What a script prints; `S` is the module.
fn node(script: &str) -> String {
    let module = dist()
        .join("saddlepoint.js")
        .canonicalize()
        .expect("a built page");
    let script = format!(
        "const S = await import({:?});\n{script}",
        format!("file://{}", module.display())
    );
    let mut node = Command::new("node");
    node.args(["--input-type=module", "--eval", &script]);
    let output = node.output().expect("node");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(
        output.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn node_runs_links_on_several_threads() {
    for link in [
        "matrix?game=chicken",
        "war?games=300",
        "mcts?moves=4453&simulations=2000&seed=7",
    ] {
        let run = format!(
            "process.stdout.write(await S.report(await S.run({link:?}, {{ workers: 3 }})))"
        );
        assert_eq!(node(&run), native_result(link, "json"), "{link}");
    }
}

#[test]
fn node_ends_when_all_is_done() {
    let script = "const ended = await S.run('mcts?simulations=100000000', { signal: AbortSignal.timeout(500) }).catch(({ name }) => name);
        const [solved] = await S.solve(['4444']);
        console.log(ended, solved.result.score, await S.run('chess').catch(({ code }) => code))";
    assert_eq!(node(script).trim(), "TimeoutError 1 unknown-lab");
}
