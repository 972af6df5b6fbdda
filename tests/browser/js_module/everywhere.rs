//! The module in a page of another origin: results, faults, aborts.

use super::{awaited, with_module};
use crate::labs::LABS;
use crate::support::{Failure, Page, Viewport, browse, native_result};
use serde_json::json;

/// A small experiment of each lab that has a page.
pub fn small_links() -> impl Iterator<Item = &'static str> {
    let pages = LABS.iter().filter_map(|lab| lab.page.as_ref());
    pages.map(|page| page.small.link)
}

/// Small experiments of all labs, several of some.
pub fn links() -> Vec<&'static str> {
    let resumed = LABS.iter().flat_map(|lab| lab.resumed);
    let mut links: Vec<&str> = resumed.map(|(link, _)| *link).collect();
    links.extend(small_links());
    links.sort_unstable();
    links.dedup();
    links
}

#[test]
fn results_are_those_of_the_command_line_byte_for_byte() {
    browse("js_results", Viewport::DESKTOP, "", async |page| {
        page.show_elsewhere(&with_module(page)).await?;
        let links = links();
        assert!(links.len() >= 40, "{}", links.len());
        let run = "const results = await S.runMany(arguments[0]);
            return Promise.all(results.map((result) => result instanceof Error ? String(result) : S.report(result)))";
        let reports = awaited(page, run, vec![json!(links)]).await?;
        let reports = reports.as_array().cloned().unwrap_or_default();
        assert_eq!(reports.len(), links.len());
        for (link, report) in links.iter().zip(reports) {
            assert_eq!(report, native_result(link, "json"), "{link}");
        }
        page.load("").await
    });
}

#[test]
fn results_are_objects_with_a_version_and_leave_as_files() {
    browse("js_forms", Viewport::DESKTOP, "", async |page| {
        page.show_elsewhere(&with_module(page)).await?;
        let run = "const told = [];
            const result = await S.run('racing?repeats=50&seed=3', { progress: (at) => told.push(at) });
            return { is_same: JSON.stringify(result) === JSON.stringify(JSON.parse(arguments[0])), version: result.version, csv: await S.report(result, 'csv'), file: S.save(result), last: told.at(-1) }";
        let native = native_result("racing?repeats=50&seed=3", "json");
        let found = awaited(page, run, vec![native.into()]).await?;
        assert_eq!(found["is_same"], true);
        assert_eq!(
            found["csv"],
            native_result("racing?repeats=50&seed=3", "csv")
        );
        assert!(
            found["version"]
                .as_str()
                .is_some_and(|version| version.contains('+')),
            "{found}"
        );
        assert!(
            found["file"]
                .as_str()
                .is_some_and(|file| file.contains("saddlepoint-run"))
        );
        assert_eq!(found["last"]["done"], found["last"]["total"]);
        page.load("").await
    });
}

#[test]
fn what_is_wrong_is_said_and_nothing_is_run() {
    browse("js_faults", Viewport::DESKTOP, "", async |page| {
        page.show_elsewhere(&with_module(page)).await?;
        for (call, code, words) in [
            (
                "S.run('mcts?simulations=-1')",
                "wrong-link",
                "100\u{202f}000\u{202f}000",
            ),
            ("S.run('chess')", "unknown-lab", "minimax"),
            (
                "S.run('mcts?simulations=100000000', { limit: 1 })",
                "too-costly",
                "simulations=100000000",
            ),
            ("S.link('war', { cards: 52 })", "wrong-link", "cards"),
            ("S.readGame('EFG 2 R')", "wrong-game", ""),
            ("S.toNfg('war')", "nothing-to-do", "tree-game"),
        ] {
            let said = awaited(page, &format!("return {call}"), vec![]).await?;
            assert_eq!(said["fault"]["code"], code, "{call}: {said}");
            assert!(
                said["fault"]["message"]
                    .as_str()
                    .is_some_and(|said| said.contains(words)),
                "{call}: {said}"
            );
        }
        assert_eq!(page.script("return begun", vec![]).await?, 0);
        page.load("").await
    });
}

/// What a program passes wrongly, and what the message names.
const WRONG_CALLS: [(&str, &str); 10] = [
    ("S.run('matrix', { worker: 1 })", "“worker”"),
    ("S.run('matrix', { workers: 0 })", "workers is 0"),
    ("S.run('matrix', { limit: NaN })", "limit is NaN"),
    ("S.run('matrix', { progress: 5 })", "progress is 5"),
    ("S.run('matrix', null)", "options are an object"),
    ("S.solve()", "a position is a text"),
    ("S.runMany('matrix')", "links are a list"),
    (
        "S.link('matrix', { game: [[1, 2], [3, 4]] })",
        "game is [[1,2],[3,4]]",
    ),
    ("S.link('minimax', { game: null })", "game is null"),
    ("S.link('minimax', 'nim')", "parameters are an object"),
];

#[test]
fn wrong_calls_are_refused_by_what_is_wrong() {
    browse("js_calls", Viewport::DESKTOP, "", async |page| {
        page.show_elsewhere(&with_module(page)).await?;
        for (call, words) in WRONG_CALLS {
            let said = awaited(page, &format!("return {call}"), vec![]).await?;
            assert_eq!(said["fault"]["name"], "TypeError", "{call}: {said}");
            let message = said["fault"]["message"].as_str().unwrap_or_default();
            assert!(message.contains(words), "{call}: {said}");
        }
        let lists = "return (await S.readGame([[3, 0], [5, 1]]))[0].link";
        assert_eq!(
            awaited(page, lists, vec![]).await?,
            "matrix?game=3,0%3B5,1&payoffs=zero-sum"
        );
        let not_given = "return S.link('minimax', { game: undefined })";
        assert_eq!(awaited(page, not_given, vec![]).await?, "minimax");
        // What fails while a run tells how far it is ends that run alone.
        let fails = "return S.run('mcts?simulations=100000000', { progress() { throw new RangeError('far enough') } })";
        let said = awaited(page, fails, vec![]).await?;
        assert_eq!(said["fault"]["message"], "far enough", "{said}");
        a_later_run_begins_anew(page).await?;
        page.load("").await
    });
}

#[test]
fn an_abort_leaves_no_worker_behind() {
    browse("js_abort", Viewport::DESKTOP, "", async |page| {
        page.show_elsewhere(&with_module(page)).await?;
        let abort = "const controller = new AbortController();
            const run = S.run('mcts?simulations=100000000', { signal: controller.signal, progress: ({ done }) => done > 1000 && controller.abort() });
            const fault = await run.catch((fault) => fault);
            return { name: fault.name, begun }";
        let ended = awaited(page, abort, vec![]).await?;
        assert_eq!(ended["name"], "AbortError", "{ended}");
        assert!(ended["begun"].as_u64() > Some(0));
        page.wait_until("no worker", "return alive === 0", vec![])
            .await?;
        a_later_run_begins_anew(page).await?;
        page.load("").await
    });
}

async fn a_later_run_begins_anew(page: &Page) -> Result<(), Failure> {
    let run = "return (await S.run('matrix?game=chicken')).result.equilibria.length";
    assert_eq!(awaited(page, run, vec![]).await?, 3);
    page.wait_until("no idle worker", "return alive === 0", vec![])
        .await
}

#[test]
fn links_and_games_need_no_worker() {
    browse("js_questions", Viewport::DESKTOP, "", async |page| {
        page.show_elsewhere(&with_module(page)).await?;
        let ask = "const nfg = await S.toNfg('matrix?game=chicken');
            const [{ link, isSure }] = await S.readGame(nfg);
            const { experiment, diagnostics } = await S.parse('mcts?moves=4453&simulations=many');
            return { isSure, link, labs: (await S.labs()).length, wrong: diagnostics[0].parameter, opened: experiment.link,
                uct: await S.link('mcts', { moves: '4453', simulations: 2000, decisive: true }) }";
        let said = awaited(page, ask, vec![]).await?;
        assert_eq!(said["isSure"], true);
        assert_eq!(said["labs"], experiments::LABS.len());
        assert_eq!(
            (&said["wrong"], &said["opened"]),
            (&json!("simulations"), &json!("mcts?moves=4453"))
        );
        assert_eq!(said["uct"], "mcts?moves=4453&simulations=2000&decisive=on");
        assert_eq!(page.script("return begun", vec![]).await?, 0);
        let solve = "const { result } = await S.solve('4444'); return result.score";
        assert_eq!(awaited(page, solve, vec![]).await?, 1);
        // A position that is impossible, and one that is over.
        let several = "const [one, wrong, over] = await S.solve(['4444', '9', '1212121']);
            return [one.result.score, wrong.code, over.code]";
        assert_eq!(
            awaited(page, several, vec![]).await?,
            json!([1, "wrong-link", "nothing-to-do"])
        );
        page.load("").await
    });
}
