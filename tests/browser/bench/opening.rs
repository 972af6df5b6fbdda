//! How soon a page is there on a first visit: nothing cached, a slow network, a slow processor, files compressed as servers do.

use std::path::PathBuf;
use std::process::Command;

use serde_json::json;

use super::row::{Row, Who};
use crate::labs;
use crate::offline::copy;
use crate::support::{Failure, Page, Start, Viewport, browse_with};

/// 10 Mbit/s, in bytes a second.
const BANDWIDTH: u32 = 1_250_000;
/// To the server and back, in milliseconds.
const LATENCY: u32 = 40;
/// How many times slower the processor is.
const SLOWER: u32 = 4;
/// What is not found after so many milliseconds is not waited for.
const ENOUGH: u32 = 8_000;
/// Each page is opened so often; the best counts.
const ROUNDS: usize = 3;

/// When what is named is there for the first time, in milliseconds.
const WATCH: &str = "{
  const wanted = WANTED, arrivals = globalThis.arrivals = {};
  const look = () => { for (const [what, css] of wanted) if (!(what in arrivals) && document.querySelector(css)) arrivals[what] = performance.now(); };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}";

/// A page, and what is there when it can be used and when it shows what was computed.
struct Opening {
    link: String,
    usable: &'static str,
    found: &'static str,
}

/// Home, the lesson of a newcomer, and every lab on its opening.
fn openings() -> Vec<Opening> {
    let home = Opening {
        link: String::new(),
        usable: "#opening[data-plays]",
        found: ".tile-live svg",
    };
    let lesson = Opening {
        link: "#/lesson/learning-from-regret".to_owned(),
        usable: ".lesson-stage",
        found: ".lesson-stage .view, .lesson-stage svg",
    };
    let rows = labs::LABS.iter().filter_map(|lab| lab.page.as_ref());
    let labs = rows.map(|row| Opening {
        link: format!("#/{}", row.lab),
        usable: row.course.opened,
        found: row.course.finished,
    });
    [home, lesson].into_iter().chain(labs).collect()
}

pub fn measure() {
    let dist = compressed("bench_opening");
    for opening in openings() {
        let mut best = [f64::INFINITY; 3];
        for _ in 0..ROUNDS {
            let start = Start {
                dist: Some(&dist),
                ..Start::default()
            };
            browse_with(
                "bench_opening",
                Viewport::DESKTOP,
                "",
                start,
                async |page| {
                    let times = open(page, &opening).await?;
                    best = [0, 1, 2].map(|place| best[place].min(times[place]));
                    Ok(())
                },
            );
        }
        for (what, seconds) in ["painted", "usable", "found"].into_iter().zip(best) {
            if seconds.is_finite() {
                let work = format!("first visit to “{}”: {what}", opening.link);
                let who = Who::Chromium;
                println!("{}", Row { work, who, seconds });
            }
        }
    }
}

/// A copy of the page, beside each file what `gzip` makes of it.
pub fn compressed(name: &str) -> PathBuf {
    let dist = copy(name);
    let mut gzip = Command::new("gzip");
    gzip.args(["--recursive", "--keep", "--best"]).arg(&dist);
    assert!(gzip.status().expect("gzip").success());
    dist
}

/// Seconds until the page is painted, is usable and has found something, which not every lab does by itself.
async fn open(page: &Page, opening: &Opening) -> Result<[f64; 3], Failure> {
    let wanted = json!([["usable", opening.usable], ["found", opening.found]]);
    let watch = WATCH.replace("WANTED", &wanted.to_string());
    page.eval_before_load(&watch).await?;
    page.slow_down(BANDWIDTH, LATENCY, SLOWER).await?;
    page.load(&opening.link).await?;
    page.wait_until("it to be usable", "return 'usable' in arrivals", vec![])
        .await?;
    let all = format!(
        "const start = performance.now();
         return new Promise(done => {{
           const look = () => 'found' in arrivals || performance.now() - start > {ENOUGH} ? done() : setTimeout(look, 50);
           look();
         }})"
    );
    page.script(&all, vec![]).await?;
    let times = "const [painted] = performance.getEntriesByName('first-contentful-paint');\
                 return [painted.startTime, arrivals.usable, arrivals.found]";
    let times = page.script(times, vec![]).await?;
    page.slow_down(u32::MAX, 0, 1).await?;
    let seconds = |place: usize| {
        times[place]
            .as_f64()
            .map_or(f64::INFINITY, |time| time / 1e3)
    };
    Ok([0, 1, 2].map(seconds))
}
