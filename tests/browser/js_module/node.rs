//! The module in Node and in Deno, from the files of the built page: what npm's package has.

use crate::support::{dist, native_result, node, scratch, tool};
use std::fs;
use std::path::Path;
use std::process::Command;

/// A script in which `S` is the module.
fn with_module(script: &str) -> String {
    let module = dist()
        .join("saddlepoint.js")
        .canonicalize()
        .expect("a built page");
    let address = format!("file://{}", module.display());
    format!("const S = await import({address:?});\n{script}")
}

/// What a script prints in Deno, which may do nothing but read files.
fn deno(test: &str, script: &str) -> String {
    let folder = scratch(test);
    fs::write(folder.join("script.mjs"), script).expect("a file of the test");
    tool(
        &folder,
        "deno",
        ["run", "--no-remote", "--allow-read", "script.mjs"],
    )
}

/// Runs on three threads.
const LINKS: [&str; 3] = [
    "matrix?game=chicken",
    "war?games=300",
    "mcts?moves=4453&simulations=2000&seed=7",
];

/// Prints the reports of the links, one after the other.
fn reports() -> String {
    with_module(&format!(
        "let all = '';
        for (const link of {LINKS:?}) all += await S.report(await S.run(link, {{ workers: 3 }}));
        console.log(all.trimEnd())"
    ))
}

/// Aborts a run, solves a position and asks for a lab that there is not.
fn ends() -> String {
    with_module(
        "const ended = await S.run('mcts?simulations=100000000', { signal: AbortSignal.timeout(500) }).catch(({ name }) => name);
        const [solved] = await S.solve(['4444']);
        console.log(ended, solved.result.score, await S.run('chess').catch(({ code }) => code))",
    )
}

#[test]
fn links_run_on_several_threads() {
    let native: String = LINKS
        .iter()
        .map(|link| native_result(link, "json"))
        .collect();
    assert_eq!(node(&reports()), native, "Node");
    assert_eq!(deno("deno_links", &reports()), native, "Deno");
}

#[test]
fn programs_end_when_all_is_done() {
    let wanted = "TimeoutError 1 unknown-lab";
    assert_eq!(node(&ends()).trim(), wanted, "Node");
    assert_eq!(deno("deno_ends", &ends()).trim(), wanted, "Deno");
}

/// What npm prints, which is to ask nobody.
fn npm(folder: &Path, arguments: &[&str]) -> String {
    let mut npm = Command::new("npm");
    npm.current_dir(folder)
        .args(arguments)
        .args(["--offline", "--no-audit", "--no-fund"]);
    let output = npm.output().expect("npm");
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{wrong}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// What npm packs of the built page, installed somewhere else.
#[test]
fn the_package_has_all_that_it_needs() {
    let (folder, dist) = (scratch("npm"), dist().canonicalize().expect("a built page"));
    let packed = npm(&folder, &["pack", &dist.display().to_string()]);
    let packed = packed.lines().last().unwrap_or_default();
    fs::write(folder.join("package.json"), "{ \"private\": true }").expect("a file of the test");
    npm(&folder, &["install", &format!("./{packed}")]);
    let module = folder.join("node_modules/saddlepoint/saddlepoint.js");
    let link = LINKS[0];
    let script = format!(
        "const S = await import({:?});\nprocess.stdout.write(await S.report(await S.run({link:?})))",
        format!("file://{}", module.display())
    );
    assert_eq!(node(&script), native_result(link, "json"));
    assert!(module.with_extension("d.ts").is_file());
}
