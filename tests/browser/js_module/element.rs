//! The element `<saddlepoint-view>` in a page of another origin.

use super::everywhere::small_links;
use crate::support::{Failure, Page, Viewport, browse, native_result};
use serde_json::Value;

/// A page with elements that writes down what they tell.
fn with_elements(page: &Page, elements: &str) -> String {
    format!(
        "<!doctype html><meta charset=\"utf-8\"><style>saddlepoint-view {{ max-width: 600px }}</style>
        <script type=\"module\" src=\"{}saddlepoint-view.js\"></script>
        <script>
            changes = []; results = [];
            addEventListener('DOMContentLoaded', () => {{
                for (const view of document.querySelectorAll('saddlepoint-view')) {{
                    view.addEventListener('change', ({{ detail }}) => changes.push(detail.link));
                    view.addEventListener('result', ({{ detail }}) => results.push(detail));
                }}
            }});
        </script>{elements}",
        page.url()
    )
}

const HEIGHT: &str = "document.querySelector('saddlepoint-view').offsetHeight";

#[test]
fn a_view_has_its_height_steps_and_tells_its_link() {
    browse("element_steps", Viewport::DESKTOP, "", async |page| {
        let element = "<saddlepoint-view link=\"minimax?step=3\" view=\"tree\" theme=\"dark\"></saddlepoint-view>";
        page.show_elsewhere(&with_elements(page, element)).await?;
        page.wait_until(
            "its height",
            &format!("return Math.abs({HEIGHT} - 384) > 5"),
            vec![],
        )
        .await?;
        let step = "document.querySelector('saddlepoint-view').step(1);
            return changes.some((link) => link.includes('step=4'))";
        page.wait_until("a step forward", step, vec![]).await?;
        let attribute = "return document.querySelector('saddlepoint-view').getAttribute('link')";
        let link = page.script(attribute, vec![]).await?;
        assert!(
            link.as_str()
                .is_some_and(|link| link.contains("step=") && !link.contains("embed")),
            "{link}"
        );
        page.enter_frame_of("saddlepoint-view").await?;
        assert_eq!(
            page.script("return document.documentElement.dataset.theme", vec![])
                .await?,
            "dark"
        );
        assert!(page.hash().await?.contains("theme=dark"));
        page.leave_frame().await?;
        page.load("").await
    });
}

/// Labs that compute as they are watched: a view tells nothing before the end.
const FILMS: [&str; 3] = ["aliens-game?", "generation?", "war-game?"];

#[test]
fn results_of_a_view_are_those_of_the_command_line() {
    browse("element_results", Viewport::DESKTOP, "", async |page| {
        let element = "<saddlepoint-view link=\"matrix?game=chicken\"></saddlepoint-view>";
        page.show_elsewhere(&with_elements(page, element)).await?;
        let is_film = |link: &&str| FILMS.iter().any(|film| link.starts_with(film));
        let links: Vec<&str> = small_links().filter(|link| !is_film(link)).collect();
        assert!(links.len() >= 20, "{}", links.len());
        for link in links {
            let set = "document.querySelector('saddlepoint-view').setLink(arguments[0])";
            page.script(set, vec![link.into()]).await?;
            let found = "return results.some(({ experiment }) => experiment === arguments[0])";
            let native: Value =
                serde_json::from_str(&native_result(link, "json")).unwrap_or_default();
            page.wait_until(
                &format!("the result of {link}"),
                found,
                vec![native["experiment"].clone()],
            )
            .await?;
            // As JavaScript counts, 1.0 is 1.
            let told = "return JSON.stringify(results.at(-1)) === JSON.stringify(JSON.parse(arguments[0]))";
            let is_same = page
                .script(told, vec![native_result(link, "json").into()])
                .await?;
            assert_eq!(is_same, true, "{link}");
        }
        page.load("").await
    });
}

/// Long enough for a frame to tell what it shows, in milliseconds.
const TELLING: u32 = 2_000;

/// Does something to the view, and waits until its frame has told what there is to tell.
async fn after(page: &Page, doing: &str) -> Result<(), Failure> {
    let script = format!(
        "const view = document.querySelector('saddlepoint-view');
        delete globalThis.told;
        {doing}
        setTimeout(() => told = true, {TELLING});"
    );
    page.script(&script, vec![]).await?;
    page.wait_until(
        "what there is to tell",
        "return globalThis.told === true",
        vec![],
    )
    .await
}

#[test]
fn the_link_that_was_asked_for_last_is_shown() {
    browse("element_last", Viewport::DESKTOP, "", async |page| {
        let element = "<saddlepoint-view link=\"matrix?game=chicken\"></saddlepoint-view>";
        page.show_elsewhere(&with_elements(page, element)).await?;
        page.wait_until("a result", "return results.length > 0", vec![])
            .await?;
        // The second one comes before the frame has told of the first.
        let there_and_back = "view.setLink('matrix?game=prisoners-dilemma');
            setTimeout(() => view.setLink('matrix?game=chicken'));";
        after(page, there_and_back).await?;
        let link = "return document.querySelector('saddlepoint-view').link";
        assert_eq!(page.script(link, vec![]).await?, "matrix?game=chicken");
        page.enter_frame_of("saddlepoint-view").await?;
        assert!(page.hash().await?.contains("game=chicken"));
        page.leave_frame().await?;
        page.load("").await
    });
}

#[test]
fn a_link_with_a_fault_has_no_result() {
    browse("element_fault", Viewport::DESKTOP, "", async |page| {
        let element = "<saddlepoint-view link=\"matrix?game=chicken\"></saddlepoint-view>";
        page.show_elsewhere(&with_elements(page, element)).await?;
        page.wait_until("a result", "return results.length > 0", vec![])
            .await?;
        after(page, "results.length = 0; view.setLink('matrix?gmae=x');").await?;
        page.enter_frame_of("saddlepoint-view").await?;
        page.wait_for_text("body", "gmae").await?;
        page.leave_frame().await?;
        assert_eq!(page.script("return results.length", vec![]).await?, 0);
        after(page, "view.setLink('matrix?game=chicken');").await?;
        assert_eq!(page.script("return results.length", vec![]).await?, 1);
        page.load("").await
    });
}

#[test]
fn what_others_say_is_not_heard() {
    browse("element_others", Viewport::DESKTOP, "", async |page| {
        let element = "<saddlepoint-view link=\"matrix?game=chicken\"></saddlepoint-view><iframe srcdoc=\"\"></iframe>";
        page.show_elsewhere(&with_elements(page, element)).await?;
        page.wait_until("a result", "return results.length > 0", vec![])
            .await?;
        let forge = "const before = results.length;
            postMessage({ type: 'saddlepoint-result', report: '{}' }, '*');
            frames[0].parent.postMessage({ type: 'saddlepoint-height', height: 7 }, '*');
            const view = document.querySelector('saddlepoint-view');
            view.hear({ type: 'saddlepoint-height', height: 'tall' });
            view.hear({ type: 'saddlepoint-link', link: 7 });
            setTimeout(() => forged = results.length - before, 200)";
        page.script(forge, vec![]).await?;
        page.wait_until(
            "some time",
            "return globalThis.forged !== undefined",
            vec![],
        )
        .await?;
        assert_eq!(page.script("return forged", vec![]).await?, 0);
        assert_ne!(page.script(&format!("return {HEIGHT}"), vec![]).await?, 7);
        page.load("").await
    });
}

/// Workers that run in a frame now.
async fn workers_in(page: &Page, element: &str) -> Result<u64, Failure> {
    page.enter_frame_of(element).await?;
    let held = "navigator.locks.query().then(({ held }) => globalThis.held = held.filter(({ name }) => name.startsWith('saddlepoint-worker')).length)";
    page.script(held, vec![]).await?;
    page.wait_until("the locks", "return globalThis.held !== undefined", vec![])
        .await?;
    let held = page
        .script(
            "const now = held; delete globalThis.held; return now",
            vec![],
        )
        .await?;
    page.leave_frame().await?;
    Ok(held.as_u64().unwrap_or_default())
}

#[test]
fn two_elements_share_the_cores() {
    browse("element_cores", Viewport::DESKTOP, "", async |page| {
        let long = "mcts?simulations=100000000&amp;trees=8";
        let elements = format!(
            "<saddlepoint-view id=\"a\" link=\"{long}\"></saddlepoint-view><saddlepoint-view id=\"b\" link=\"{long}&amp;seed=2\"></saddlepoint-view>"
        );
        page.show_elsewhere(&with_elements(page, &elements)).await?;
        let cores = page
            .script("return navigator.hardwareConcurrency", vec![])
            .await?
            .as_u64()
            .unwrap_or(1);
        for element in ["#a", "#b"] {
            page.script(
                "document.querySelector(arguments[0]).scrollIntoView()",
                vec![element.into()],
            )
            .await?;
            page.enter_frame_of(element).await?;
            page.wait_for(".time-control").await?;
            page.leave_frame().await?;
        }
        for element in ["#a", "#b", "#a"] {
            let held = workers_in(page, element).await?;
            assert!(held <= cores, "{held} of {cores}");
        }
        page.load("").await
    });
}
