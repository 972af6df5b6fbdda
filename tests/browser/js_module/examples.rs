//! The examples in `examples/web/`, each in a page of another origin, with the address of the laboratory put in.

use crate::support::{
    Failure, Page, Viewport, browse, native_result, node, node_modules, scratch, tool,
};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

const ADDRESS: &str = "https://saddlepoint.example/";

fn example(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/web");
    fs::read_to_string(folder.join(name)).expect("an example")
}

/// A folder with these examples.
fn site(page: &Page, test: &str, names: &[&str]) -> PathBuf {
    let folder = scratch(test);
    for name in names {
        let text = example(name);
        assert!(text.contains(ADDRESS), "{name}");
        let text = text.replace(ADDRESS, &page.url());
        fs::write(folder.join(name), text).expect("a file of the test");
    }
    folder
}

/// The result of the command line.
fn native(link: &str) -> Value {
    let native: Value = serde_json::from_str(&native_result(link, "json")).unwrap_or_default();
    native["result"].clone()
}

#[test]
fn a_plain_page_shows_a_view_and_a_result() {
    browse("example_plain", Viewport::PHONE, "", async |page| {
        let folder = site(page, "example_plain", &["plain.html"]);
        page.show_site_elsewhere(&folder, "plain.html").await?;
        let mixed = &native("matrix?game=chicken")["equilibria"][1];
        let sentence = format!(
            "Both swerve with probability {}; each expects {}.",
            mixed["strategies"][0][0].as_str().unwrap_or_default(),
            mixed["payoffs"][0].as_str().unwrap_or_default()
        );
        let is_told = "return document.querySelector('output').value === arguments[0]";
        page.wait_until(&sentence, is_told, vec![sentence.clone().into()])
            .await?;
        a_view_is_there(page).await?;
        page.load("").await
    });
}

/// The first view has a height of its own.
async fn a_view_is_there(page: &Page) -> Result<(), Failure> {
    let height =
        "return Math.abs(document.querySelector('saddlepoint-view').offsetHeight - 384) > 5";
    page.wait_until("a view of its own height", height, vec![])
        .await
}

#[test]
fn keys_of_a_clicker_step_through_a_view_in_a_deck() {
    browse("example_slides", Viewport::DESKTOP, "", async |page| {
        let folder = site(page, "example_slides", &["slides.html"]);
        page.show_site_elsewhere(&folder, "slides.html").await?;
        let page_down =
            "document.dispatchEvent(new KeyboardEvent('keydown', { keyCode: 34, bubbles: true }))";
        let at = |place: usize| {
            format!(
                "return document.querySelectorAll('section')[{place}].classList.contains('present')"
            )
        };
        page.wait_until("the first slide", &at(0), vec![]).await?;
        page.script(page_down, vec![]).await?;
        page.wait_until("the slide of the view", &at(1), vec![])
            .await?;
        let stepped = format!(
            "{page_down}; return document.querySelector('saddlepoint-view').link.includes('step=2')"
        );
        page.wait_until("two steps of the view", &stepped, vec![])
            .await?;
        assert_eq!(page.script(&at(1), vec![]).await?, true);
        page.load("").await
    });
}

#[test]
fn cells_of_a_notebook_follow_each_other() {
    browse("example_observable", Viewport::DESKTOP, "", async |page| {
        let folder = site(page, "example_observable", &["observable.js"]);
        let notebook = "<!doctype html><meta charset=\"utf-8\"><script type=\"module\">
            import { Runtime } from './node_modules/@observablehq/runtime/src/index.js';
            import define from './observable.js';
            values = {};
            globalThis.main = new Runtime().module(define, (name) => ({ fulfilled: (value) => values[name] = value, rejected: (fault) => values[name] = String(fault) }));
        </script>";
        fs::write(
            folder.join("notebook.html"),
            notebook.replace("values = {}", "globalThis.values = {}"),
        )
        .expect("a file of the test");
        page.show_site_elsewhere(&folder, "notebook.html").await?;
        page.wait_until(
            "a run",
            "return globalThis.values?.perfect === true",
            vec![],
        )
        .await?;
        let found = page
            .script("return JSON.stringify(values.found.result)", vec![])
            .await?;
        let link = page.script("return values.link", vec![]).await?;
        let link = link.as_str().unwrap_or_default();
        let found: Value =
            serde_json::from_str(found.as_str().unwrap_or_default()).unwrap_or_default();
        assert_eq!(found["theory"], native(link)["theory"], "{link}");
        // Below one half grim triggers deter nobody.
        page.script("main.redefine('patience', [], () => 0.4)", vec![])
            .await?;
        page.wait_until("another run", "return values.perfect === false", vec![])
            .await?;
        page.load("").await
    });
}

#[test]
fn an_output_of_jupyter_shows_a_view() {
    browse("example_jupyter", Viewport::DESKTOP, "", async |page| {
        let notebook: Value = serde_json::from_str(&example("notebook.ipynb")).expect("a notebook");
        let outputs = |cell: usize, kind: &str| -> String {
            let lines = &notebook["cells"][cell]["outputs"][0]["data"][kind];
            let lines = lines.as_array().into_iter().flatten();
            lines.filter_map(Value::as_str).collect()
        };
        // As a notebook shows it: in the middle of its own page.
        let shown = outputs(1, "text/html").replace(ADDRESS, &page.url());
        page.show_elsewhere(&format!(
            "<!doctype html><meta charset=\"utf-8\"><div class=\"output\">{shown}</div>"
        ))
        .await?;
        a_view_is_there(page).await?;
        // What Python was told is what is told today.
        let equilibria = native("matrix?game=chicken")["equilibria"].clone();
        let equilibria = equilibria.as_array().cloned().unwrap_or_default();
        let told = equilibria
            .iter()
            .map(|one| format!("({}, {})", one["strategies"], one["payoffs"]));
        let told = format!("[{}]", told.collect::<Vec<_>>().join(", ")).replace('"', "'");
        let plain = |text: &str| text.replace([' ', '\n'], "");
        assert_eq!(plain(&outputs(2, "text/plain")), plain(&told));
        page.load("").await
    });
}

/// The caption of the component, from the result.
const READ: &str = "(result) => `${result.components.length} components`";

#[test]
fn components_of_react_and_svelte_show_a_view_and_what_it_found() {
    browse("example_components", Viewport::DESKTOP, "", async |page| {
        let folder = site(
            page,
            "example_components",
            &["Expected.jsx", "Expected.svelte"],
        );
        let properties = format!("link: 'matrix?game=chicken', view: 'matrix', read: {READ}");
        let react = format!(
            "import {{ createElement }} from 'react';\nimport {{ createRoot }} from 'react-dom/client';\nimport {{ Expected }} from './Expected.jsx';\n
            createRoot(document.body).render(createElement(Expected, {{ {properties} }}));"
        );
        let svelte = format!(
            "import {{ mount }} from 'svelte';\nimport Expected from './Expected.svelte.js';\n
            mount(Expected, {{ target: document.body, props: {{ {properties} }} }});"
        );
        let compile = format!(
            "const {{ compile }} = await import({:?});
            const {{ readFileSync, writeFileSync }} = await import('node:fs');
            const file = {:?};
            writeFileSync(`${{file}}.js`, compile(readFileSync(file, 'utf8'), {{ generate: 'client' }}).js.code);",
            format!("file://{}", node_modules().join("svelte/src/compiler/index.js").display()),
            folder.join("Expected.svelte").display().to_string()
        );
        node(&compile);
        for (name, program) in [("react", react), ("svelte", svelte)] {
            let file = format!("{name}.js");
            fs::write(folder.join(&file), program).expect("a file of the test");
            let bundle = format!(
                "{file} --bundle --format=esm --jsx=automatic --external:http://* --define:process.env.NODE_ENV=\"production\" --conditions=browser,production --outfile=bundle.js --allow-overwrite --log-level=error"
            );
            tool(&folder, "esbuild", bundle.split(' '));
            let html = "<!doctype html><meta charset=\"utf-8\"><body></body><script type=\"module\" src=\"bundle.js\"></script>";
            fs::write(folder.join("index.html"), html).expect("a file of the test");
            page.show_site_elsewhere(&folder, "index.html").await?;
            let expected = native("matrix?game=chicken")["components"]
                .as_array()
                .map_or(0, Vec::len);
            page.wait_for_text("figcaption", &format!("{expected} components"))
                .await?;
        }
        page.load("").await
    });
}
