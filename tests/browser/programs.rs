//! The page's program and its workers': what is there before them, and what is said when one does not come.

use std::collections::BTreeSet;

use crate::support::{Failure, KEEPING_WORKERS, Page, Viewport, browse, holding, processors};

#[test]
fn words_and_links_are_there_before_the_program() {
    browse("before_the_program", Viewport::PHONE, "", async |page| {
        page.eval_before_load(&holding("/page-", false)).await?;
        page.load("").await?;
        page.wait_for_text("main h1", "See how a machine decides")
            .await?;
        page.wait_for_text("#loading", "Loading").await?;
        assert_eq!(
            page.count("main[data-ready]").await?,
            0,
            "the program is held back"
        );
        assert!(page.count("nav a[href^='#/']").await? >= 5);
        assert_eq!(page.count(".opening .column").await?, 5);
        let is_shown = "return getComputedStyle(document.querySelector('main')).display !== 'none'";
        assert_eq!(page.script(is_shown, vec![]).await?, true);
        // In place of a lab there is nothing yet, but the way to others.
        page.load("#/regret").await?;
        page.wait_for_text("#loading", "Loading").await?;
        assert_eq!(page.script(is_shown, vec![]).await?, false);
        let in_window = "const box = document.querySelector('#loading').getBoundingClientRect(); return box.top > 0 && box.bottom < innerHeight";
        assert_eq!(page.script(in_window, vec![]).await?, true);
        assert!(page.count("nav a[href^='#/']").await? >= 5);
        Ok(())
    });
}

/// What was drawn when the page was built is what the program draws, but for what moves and what was kept.
#[test]
fn the_program_draws_the_same_first_page() {
    browse("the_same_first_page", Viewport::DESKTOP, "", async |page| {
        let words = "document.querySelectorAll('.tile-picture').forEach(place => place.replaceChildren());
            document.querySelectorAll('.icon-button, .shell-footer .number').forEach(part => part.remove());
            return document.querySelector('#app').innerText + [...document.querySelectorAll('#app a')].map(link => link.hash)";
        page.load("").await?;
        page.wait_for("main[data-ready]").await?;
        let drawn = page.script(words, vec![]).await?;
        page.eval_before_load(&holding("/page-", false)).await?;
        page.load("").await?;
        page.wait_for_text("#loading", "Loading").await?;
        assert_eq!(page.script(words, vec![]).await?, drawn);
        Ok(())
    });
}

#[test]
fn a_page_that_cannot_be_loaded_says_so() {
    browse("cannot_be_loaded", Viewport::DESKTOP, "", async |page| {
        page.eval_before_load(&holding("/page-", true)).await?;
        page.load("").await?;
        page.wait_for_text("#loading", "could not be loaded")
            .await?;
        page.wait_for_text("main h1", "See how a machine decides")
            .await?;
        Ok(())
    });
}

#[test]
fn code_that_cannot_be_loaded_is_said_and_can_be_tried_again() {
    browse(
        "code_not_loaded",
        Viewport::PHONE,
        "#/gallery",
        async |page| {
            a_page_whose_code_cannot_be_loaded_says_so_and_can_be_tried_again(page).await?;
            workers_without_the_code_of_a_lab_say_so_and_can_be_tried_again(page).await
        },
    );
}

/// The code of a page is fetched when it is opened, here by a link from one that is open.
async fn a_page_whose_code_cannot_be_loaded_says_so_and_can_be_tried_again(
    page: &Page,
) -> Result<(), Failure> {
    page.wait_for(".gallery a[href^='#/minimax']").await?;
    page.refuse(|path| path.contains("/page-") && path.contains("/split_"));
    page.goto_hash("#/matrix").await?;
    page.wait_for_text("#not-loaded", "could not be loaded")
        .await?;
    page.answer_again().await?;
    page.click("#not-loaded button").await?;
    page.wait_for("svg.response-square").await?;
    assert_eq!(page.count("#not-loaded").await?, 0);
    // The button that had it is gone.
    page.wait_for_focus("#content").await?;
    // What is here stays here.
    page.refuse(|path| path.contains("/page-") && path.contains("/split_"));
    page.goto_hash("#/gallery").await?;
    page.wait_for(".gallery a[href^='#/minimax']").await?;
    page.goto_hash("#/matrix").await?;
    page.wait_for("svg.response-square").await.map(drop)
}

/// The code of a lab for workers is fetched with the first chunk of it.
async fn workers_without_the_code_of_a_lab_say_so_and_can_be_tried_again(
    page: &Page,
) -> Result<(), Failure> {
    page.answer_again().await?;
    page.load("#/gallery").await?;
    page.wait_for(".gallery a[href^='#/minimax']").await?;
    page.refuse(|path| path.contains("/worker-") && path.contains("/split_"));
    page.goto_hash("#/regret?iterations=200").await?;
    page.wait_for_run("failed").await?;
    page.wait_for_text(".run-failure", "could not be loaded")
        .await?;
    page.answer_again().await?;
    page.click("#resume").await?;
    page.wait_for_run("finished").await
}

/// The code of the lab in the address, for the page and for workers, is asked for before the programs can do that, once, and all of it is used.
#[test]
fn the_code_of_the_lab_in_the_address_is_asked_for_early_and_once() {
    const WATCH: &str = "let wasThere = false;
        new MutationObserver((_, watcher) => {
          const isThere = !!document.getElementById('loading');
          if (wasThere && !isThere) { window.began = performance.now(); watcher.disconnect(); }
          wasThere ||= isThere;
        }).observe(document, { childList: true, subtree: true });
        const { instantiate } = WebAssembly;
        window.used = 0;
        WebAssembly.instantiate = (...all) => { window.used += 1; return instantiate(...all); };";
    const ASKED: &str = "const asked = performance.getEntriesByType('resource').filter(({ name }) => /page-.*wasm$/.test(name));
        return [asked.length, window.used, asked.filter(({ startTime }) => startTime > window.began).length]";
    browse("asked_early", Viewport::DESKTOP, "", async |page| {
        page.eval_before_load(WATCH).await?;
        // One of each module.
        for lab in ["minimax", "matrix", "regret?iterations=200", "war"] {
            page.take_asked_programs();
            page.load(&format!("#/{lab}")).await?;
            page.wait_for(".view.card svg, .view .board").await?;
            let found = page.script(ASKED, vec![]).await?;
            let [asked, used, late] =
                [0, 1, 2].map(|place| found[place].as_u64().unwrap_or(u64::MAX));
            assert!(asked > 2 && asked == used, "{lab}: {asked}, {used}");
            assert_eq!(late, 0, "{lab}");
            page.wait_for("[data-state=finished], #show[data-last]")
                .await?;
            asked_once(&page.take_asked_programs(), 2);
        }
        Ok(())
    });
}

/// Workers get what they run from the page, which has it fetched and compiled once for all of them.
#[test]
fn workers_share_the_code_of_a_lab() {
    browse("workers_share", Viewport::DESKTOP, "", async |page| {
        page.eval_before_load(&processors(4)).await?;
        page.eval_before_load(KEEPING_WORKERS).await?;
        page.load("#/gallery").await?;
        page.wait_for(".gallery a[href^='#/minimax']").await?;
        // Not the lab in the address when the page began, so workers are the first who want its code.
        page.script("window.workers = []", vec![]).await?;
        page.goto_hash("#/war?games=100000").await?;
        page.begin().await?;
        page.wait_for_run("finished").await?;
        assert!(page.number("return window.workers.length", vec![]).await? >= 2.0);
        let asked = page.take_asked_programs();
        asked_once(&asked, 2);
        Ok(())
    });
}

/// A worker that waits for code is not taken for dead. The page's clock runs ten times as fast here.
#[test]
fn code_that_comes_late_is_waited_for() {
    const SLOW: &str = "const [fetched, every] = [window.fetch, window.setInterval];
        window.fetch = async (...all) => {
          if (String(all[0]).includes('/worker-')) await new Promise((go) => setTimeout(go, 3000));
          return fetched(...all);
        };
        window.setInterval = (what, milliseconds, ...all) => every(what, milliseconds / 10, ...all);";
    browse("code_comes_late", Viewport::DESKTOP, "", async |page| {
        page.eval_before_load(SLOW).await?;
        page.eval_before_load(&processors(1)).await?;
        page.eval_before_load(KEEPING_WORKERS).await?;
        page.load("#/gallery").await?;
        page.wait_for(".gallery a[href^='#/minimax']").await?;
        page.script("window.workers = []", vec![]).await?;
        page.goto_hash("#/regret?iterations=200").await?;
        page.wait_for_run("finished").await?;
        assert_eq!(
            page.number("return window.workers.length", vec![]).await?,
            1.0
        );
        Ok(())
    });
}

#[test]
fn workers_without_a_program_say_so_and_can_be_tried_again_anywhere() {
    browse(
        "workers_without_a_program",
        Viewport::DESKTOP,
        "",
        async |page| {
            workers_without_a_program_say_so_and_can_be_tried_again(page).await?;
            what_is_looked_at_can_be_tried_again_where_it_is(page).await
        },
    );
}

async fn workers_without_a_program_say_so_and_can_be_tried_again(
    page: &Page,
) -> Result<(), Failure> {
    page.eval_before_load(&holding("/worker-", true)).await?;
    page.load("#/regret?iterations=200").await?;
    page.wait_for("#run").await?;
    page.begin().await?;
    page.wait_for_run("failed").await?;
    page.wait_for_text(".run-failure", "could not be loaded")
        .await?;
    page.wait_for("#reload").await?;
    // The connection is there again: the same button goes on.
    page.script("window.isHeld = false", vec![]).await?;
    page.click("#resume").await?;
    page.wait_for_run("finished").await?;
    Ok(())
}

async fn what_is_looked_at_can_be_tried_again_where_it_is(page: &Page) -> Result<(), Failure> {
    page.load("#/war").await?;
    page.wait_for_text("#watched .run-failure", "could not be loaded")
        .await?;
    page.script("window.isHeld = false", vec![]).await?;
    page.click("#watched .try-again").await?;
    page.wait_for("#show[data-last]").await?;
    assert_eq!(page.count("#watched .run-failure").await?, 0);
    // The button is gone, and the focus is where the game is.
    page.wait_for_focus("#watched").await
}

#[test]
fn workers_of_another_build_are_said_to_be_and_nothing_is_lost() {
    browse(
        "workers_of_another_build",
        Viewport::DESKTOP,
        "",
        async |page| {
            page.load("#/regret?iterations=200").await?;
            page.wait_for_run("finished").await?;
            let exploitability = page.attribute("#learned", "data-exploitability").await?;
            // What a worker says first is its build: as if a server had been updated meanwhile.
            let other = "window.Worker = class extends EventTarget {
              constructor(file, options) { super(); this.type = options?.type; }
              postMessage() {
                const words = new TextEncoder().encode('0.0.0+other');
                const said = Uint8Array.from([0, words.length, ...words]).buffer;
                const message = new MessageEvent('message', { data: [said] });
                setTimeout(() => this.dispatchEvent(message));
              }
              terminate() {}
            }";
            page.eval_before_load(other).await?;
            page.reload().await?;
            page.wait_for_run("finished").await?;
            let kept = page.attribute("#learned", "data-exploitability").await?;
            assert_eq!(kept, exploitability, "kept over the reload");
            page.goto_hash("#/regret?iterations=300").await?;
            page.wait_for_run("failed").await?;
            page.wait_for_text(".run-failure", "was updated").await?;
            page.wait_for("#reload").await?;
            page.goto_hash("#/regret?iterations=200").await?;
            page.wait_for_run("finished").await?;
            let kept = page.attribute("#learned", "data-exploitability").await?;
            assert_eq!(kept, exploitability, "kept beside what failed");
            Ok(())
        },
    );
}

/// Nothing was asked for twice, and workers have had this many modules, or more.
fn asked_once(asked: &[String], modules: usize) {
    let different: BTreeSet<&String> = asked.iter().collect();
    assert_eq!(asked.len(), different.len(), "{asked:?}");
    let is_module = |path: &&String| {
        path.contains("/worker-") && (path.contains("/split_") || path.contains("/chunk_"))
    };
    let of_workers = asked.iter().filter(is_module).count();
    assert!(of_workers >= modules, "{asked:?}");
}
