//! Without network: after one visit everything works, a half-fetched version is none, and a newer one waits to be asked for.

use std::fs;
use std::path::{Path, PathBuf};

use crate::labs::LABS;
use crate::support::{Failure, Page, Start, Viewport, browse, browse_with, dist};

/// Whether the cache of the only version has everything: both lists of the service worker are in it.
const IS_WHOLE: &str = "const script = await (await fetch('./service-worker.js')).text();
    const list = /const \\{ version, first, later \\} = (\\{.*\\});/.exec(script)[1];
    const { version, first, later } = JSON.parse(list.replace(/\\b(version|first|later):/g, '\"$1\":'));
    const names = await caches.keys();
    if (names.length !== 1 || !names[0].endsWith(version)) return false;
    const kept = await (await caches.open(names[0])).keys();
    return first.length > 10 && later.length > 10 && kept.length === first.length + later.length";

/// The body of an asynchronous function, for scripts that are bodies of others.
fn awaited(body: &str) -> String {
    format!("return (async () => {{ {body} }})()")
}

async fn kept(page: &Page) -> Result<(), Failure> {
    page.wait_until("all to be kept", &awaited(IS_WHOLE), vec![])
        .await
}

#[test]
fn after_one_visit_everything_works_without_network() {
    browse("offline", Viewport::DESKTOP, "", async |page| {
        kept(page).await?;
        page.go_offline();
        page.load("").await?;
        page.wait_for(".home-lessons").await?;
        for row in LABS.iter().filter_map(|lab| lab.page.as_ref()) {
            page.load(&format!("#/{}", row.lab)).await?;
            page.wait_for(row.course.opened).await?;
        }
        // Workers begin, and compute.
        page.load("#/regret?iterations=300").await?;
        page.wait_for("#run-status[data-state=finished]").await?;
        // The opening book, a lesson of ours, its formulas' font, and what reads a text of one's own.
        page.load("#/lesson/learning-from-regret?scene=2").await?;
        page.wait_for(".lesson-stage svg").await?;
        page.load("#/write").await?;
        page.wait_for(".writer-preview h2, .writer-preview h1")
            .await?;
        page.load("#/class/learning-from-regret").await?;
        page.wait_for("#codes").await?;
        page.load("#/gallery").await?;
        page.wait_for("a[href^='#/minimax']").await.map(drop)
    });
}

/// A copy of the built page, to be changed.
fn copy(name: &str) -> PathBuf {
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&to);
    copy_folder(&dist(), &to);
    to
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let copied = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy_folder(&path, &copied);
        } else {
            fs::copy(&path, &copied).unwrap();
        }
    }
}

/// Changes a file of the copy.
fn change(file: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains(from), "{from} is not in {}", file.display());
    fs::write(file, text.replacen(from, to, 1)).unwrap();
}

#[test]
fn a_version_that_cannot_be_fetched_whole_is_none() {
    let dist = copy("offline_torn");
    let worker = dist.join("service-worker.js");
    change(
        &worker,
        "first: [\"./\", ",
        "first: [\"./\", \"torn.css\", ",
    );
    let start = Start {
        dist: Some(&dist),
        ..Start::default()
    };
    let name = "offline_torn";
    browse_with(name, Viewport::DESKTOP, "#/minimax", start, async |page| {
        // It was tried: its cache came and went.
        let given_up = "const registration = await navigator.serviceWorker.getRegistration();
            return window.tried === true && (await caches.keys()).length === 0
                && !(registration?.active || registration?.waiting || registration?.installing)";
        let watch = "window.tried = false; navigator.serviceWorker.getRegistration().then(function look(registration) {
            if (registration) window.tried = true; else setTimeout(() => navigator.serviceWorker.getRegistration().then(look), 20); })";
        page.eval_before_load(watch).await?;
        page.reload().await?;
        page.wait_until("the version to be given up", &awaited(given_up), vec![])
            .await?;
        page.wait_for("svg.tree").await?;
        page.forgive_missing();
        page.forgive_console().await.map(drop)
    });
}

#[test]
fn a_newer_version_waits_until_somebody_asks_for_it() {
    let dist = copy("offline_newer");
    let start = Start {
        dist: Some(&dist),
        ..Start::default()
    };
    let name = "offline_newer";
    browse_with(name, Viewport::DESKTOP, "", start, async |page| {
        kept(page).await?;
        assert_eq!(page.count(".update-notice").await?, 0);
        change(
            &dist.join("index.html"),
            "<title>",
            "<meta name=\"newer\" /><title>",
        );
        change(
            &dist.join("service-worker.js"),
            "version: \"",
            "version: \"newer-",
        );
        page.load("#/minimax?step=5").await?;
        page.wait_for("#update-now").await?;
        // Nothing changes in the middle of work, not even by loading the page anew.
        page.click("#update-later").await?;
        page.goto_hash("#/minimax?step=6").await?;
        page.reload().await?;
        page.wait_for("#update-now").await?;
        assert_eq!(page.count("meta[name=newer]").await?, 0);
        assert_eq!(page.nameless().await?, Vec::<String>::new());
        page.click("#update-now").await?;
        page.wait_until(
            "the newer version, with the same experiment",
            "return document.querySelector('meta[name=newer]') !== null && location.hash === '#/minimax?step=6'",
            vec![],
        )
        .await?;
        kept(page).await?;
        page.wait_for("svg.tree").await?;
        assert_eq!(page.count(".update-notice").await?, 0);
        // Nor does anybody have to ask: when the last window is closed, the next start has it.
        change(
            &dist.join("index.html"),
            "name=\"newer\"",
            "name=\"newest\"",
        );
        change(&dist.join("service-worker.js"), "newer-", "newest-");
        page.reload().await?;
        page.wait_for("#update-now").await?;
        assert_eq!(page.count("meta[name=newest]").await?, 0);
        page.load("#/minimax").await?;
        page.wait_for("meta[name=newest]").await.map(drop)
    });
}

#[test]
fn the_page_can_be_installed() {
    browse("installable", Viewport::DESKTOP, "", async |page| {
        let pictures = "const manifest = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
            const load = async ({ src }) => { const image = new Image(); image.src = src; await image.decode(); return image; };
            const sizes = [];
            for (const icon of manifest.icons) {
                const image = await load(icon);
                sizes.push(`${icon.sizes} ${icon.sizes === 'any' || icon.sizes === `${image.naturalWidth}x${image.naturalHeight}`}`);
            }
            const shortcuts = manifest.shortcuts.map(({ url }) => url);
            return [...sizes, ...shortcuts]";
        let found = page.sentences(&awaited(pictures)).await?;
        let expected = ["any true", "192x192 true", "512x512 true", "512x512 true"];
        assert_eq!(found[..4], expected);
        for shortcut in &found[4..] {
            page.load(shortcut.trim_start_matches("./")).await?;
            page.wait_for("h1").await?;
        }
        // The pictures are what the drawing is.
        let same = "const draw = async src => { const image = new Image(192, 192); image.src = src; await image.decode();
                const canvas = new OffscreenCanvas(192, 192); const context = canvas.getContext('2d');
                context.drawImage(image, 0, 0, 192, 192); return context.getImageData(0, 0, 192, 192).data; };
            const [drawn, picture] = [await draw('./icon.svg'), await draw('./icon-192.png')];
            return drawn.every((value, at) => Math.abs(value - picture[at]) < 40)";
        page.wait_until("the same icon", &awaited(same), vec![])
            .await
    });
}

#[test]
fn what_is_new_is_said_once_and_licences_are_at_the_foot() {
    browse("whats_new", Viewport::PHONE, "", async |page| {
        page.wait_for("footer a[href='./licences.txt']").await?;
        let texts = "const read = async name => (await fetch(name)).text();
            const [news, licences] = [await read('./changelog.txt'), await read('./licences.txt')];
            return news.startsWith('# Changelog') && ['yew 0.', 'rqrr ', 'STIX Two Math', 'Permission is hereby granted'].every(part => licences.includes(part))";
        page.wait_until("both texts", &awaited(texts), vec![])
            .await?;
        assert_eq!(page.count(".update-notice").await?, 0);
        let earlier = "localStorage.setItem('saddlepoint.build', JSON.stringify('an earlier one'))";
        page.script(earlier, vec![]).await?;
        page.reload().await?;
        page.wait_for("#what-is-new").await?;
        assert_eq!(page.nameless().await?, Vec::<String>::new());
        page.click(".update-notice button").await?;
        page.reload().await?;
        page.wait_for("footer a[href='./changelog.txt']").await?;
        assert_eq!(page.count(".update-notice").await?, 0);
        Ok(())
    });
}
