//! Links opened in Firefox, a second browser: pictures, runs in workers, a lesson, and the same numbers as natively.
//!
//! Run by `cargo xtask test --slow`. Its driver has no console to look into, so what is not shown is not seen.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;

use crate::support::{PATIENCE, Server, dist, native_result};

/// The link, and what is there when all is well.
const LINKS: [(&str, &str); 6] = [
    ("", "main h1"),
    (
        "minimax?algorithm=alpha-beta&step=end",
        "svg.tree [data-node]",
    ),
    ("mcts?simulations=400&exact=0&seed=3", ".growing-node"),
    ("regret?iterations=200", "#run-status[data-state=finished]"),
    (
        "race-curves?epsilon=0.1&points=3&repeats=5",
        "svg.chart .line",
    ),
    ("lesson/game-trees-by-hand", ".lesson-stage .view svg"),
];

/// The driver, which ends with this.
struct Driver {
    process: Child,
    url: String,
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It ends its browser before it ends itself, unless it is gone already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn program(variable: &str, usual: &str) -> String {
    std::env::var(variable).unwrap_or_else(|_| usual.to_owned())
}

fn start() -> Driver {
    let driver = program("SADDLEPOINT_GECKODRIVER", "geckodriver");
    let mut process = Command::new(driver)
        .args(["--port", "0"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("geckodriver is installed");
    let output = process.stdout.take().expect("its output is ours");
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    let said = lines
        .find_map(|line| Some(line.split_once("Listening on ")?.1.to_owned()))
        .expect("where it listens");
    // What it says later is of no interest, and must not fill the pipe.
    std::thread::spawn(move || lines.for_each(drop));
    Driver {
        process,
        url: format!("http://{}", said.trim()),
    }
}

async fn wait_for(client: &Client, link: &str, css: &str) {
    let end = Instant::now() + PATIENCE;
    let is_there = "return !!document.querySelector(arguments[0])";
    loop {
        let answer = client.execute(is_there, vec![css.into()]).await;
        if answer.is_ok_and(|answer| answer == true) {
            return;
        }
        assert!(Instant::now() < end, "{link}: {css} in vain");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn look_around(client: &Client, page: &str) {
    for (link, seen) in LINKS {
        client.goto("about:blank").await.unwrap();
        client.goto(&format!("{page}#/{link}")).await.unwrap();
        wait_for(client, link, seen).await;
    }
    // The same number as the native program has.
    let link = "regret?iterations=200";
    client.goto(&format!("{page}#/{link}")).await.unwrap();
    wait_for(client, link, "#learned[data-exploitability]").await;
    let shown = "return document.querySelector('#learned').dataset.exploitability";
    let shown = client.execute(shown, vec![]).await.unwrap();
    let native: serde_json::Value = serde_json::from_str(&native_result(link, "json")).unwrap();
    let native = native["result"]["exploitability"].as_f64().unwrap();
    let shown: f64 = shown.as_str().unwrap().parse().unwrap();
    assert!((shown - native).abs() <= 1e-9 * native, "{shown} {native}");
}

#[test]
#[ignore = "needs Firefox and geckodriver; run by `cargo xtask test --slow`"]
fn slow_links_open_in_firefox() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let driver = start();
    runtime.block_on(async {
        let server = Server::start(&dist(), true).await.unwrap();
        let firefox = program("SADDLEPOINT_FIREFOX", "firefox");
        let mut options = json!({ "args": ["-headless"] });
        // Only a whole path is one; a name alone the driver finds by itself.
        if let Some(path) = std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())
            .map(|folder| folder.join(&firefox))
            .find(|path| path.is_file())
        {
            options["binary"] = path.to_string_lossy().into();
        }
        let capabilities = Capabilities::from_iter([("moz:firefoxOptions".to_owned(), options)]);
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder
            .capabilities(capabilities)
            .connect(&driver.url)
            .await;
        let client = client.expect("Firefox starts");
        look_around(&client, &server.url()).await;
        assert_eq!(server.missing(), Vec::<String>::new());
        client.close().await.unwrap();
    });
}
