//! Without network: after one visit everything works, and a half-fetched version is none.

use std::fs;
use std::path::{Path, PathBuf};

use crate::labs::LABS;
use crate::support::{Failure, Page, Start, Viewport, browse_with, dist};

/// The caches, and what the server's version lists and does not have in its own.
const LISTS: &str = "const script = await (await fetch('./service-worker.js')).text();
    const list = /const \\{ version, first, later \\} = (\\{.*\\});/.exec(script)[1];
    const { version, first, later } = JSON.parse(list.replace(/\\b(version|first|later):/g, '\"$1\":'));
    if (first.length < 10 || later.length < 10) return false;
    const names = await caches.keys();
    const name = names.find(name => name.endsWith(' ' + version));
    if (!name) return false;
    const cache = await caches.open(name);
    const lacking = [];
    for (const file of [...first, ...later]) if (!await cache.match(new URL(file, document.baseURI).href)) lacking.push(file);";

/// The body of an asynchronous function, for scripts that are bodies of others.
fn awaited(body: &str) -> String {
    format!("return (async () => {{ {body} }})()")
}

/// Waits until the version on the server is kept, and no other.
pub async fn kept(page: &Page) -> Result<(), Failure> {
    let script = format!("{LISTS} return names.length === 1 && lacking.length === 0");
    page.wait_until("all to be kept", &awaited(&script), vec![])
        .await
}

/// Waits until `caches` versions are kept, that on the server among them but for the files `lacking`.
pub async fn kept_but(page: &Page, caches: usize, lacking: &[&str]) -> Result<(), Failure> {
    let script =
        format!("{LISTS} return names.length === arguments[0] && lacking.join() === arguments[1]");
    let arguments = vec![caches.into(), lacking.join(",").into()];
    page.wait_until("the rest to be kept", &awaited(&script), arguments)
        .await
}

#[test]
fn after_one_visit_everything_works_without_network() {
    browse_with(
        "offline",
        Viewport::DESKTOP,
        "#/",
        Start::KEPT,
        async |page| {
            kept(page).await?;
            page.go_offline();
            page.load("").await?;
            page.wait_for(".map").await?;
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
        },
    );
}

/// A copy of the built page, to be changed.
pub fn copy(name: &str) -> PathBuf {
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

/// A start with a copy.
pub fn served(dist: &Path) -> Start<'_> {
    Start {
        dist: Some(dist),
        ..Start::KEPT
    }
}

/// Changes a file of the copy.
pub fn change(file: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains(from), "{from} is not in {}", file.display());
    fs::write(file, text.replacen(from, to, 1)).unwrap();
}

/// Whether a version is given up that was spoilt in this way, and the page works without.
fn is_given_up(name: &str, spoil: impl FnOnce(&Path)) {
    let dist = copy(name);
    spoil(&dist);
    browse_with(
        name,
        Viewport::DESKTOP,
        "#/minimax",
        served(&dist),
        async |page| {
            // It was tried, and nothing is left of it.
            let given_up = "const registration = await navigator.serviceWorker.getRegistration();
            return window.tried === true && (await caches.keys()).length === 0
                && !(registration?.active || registration?.waiting || registration?.installing)";
            let watch = "window.tried = false;
            const workers = navigator.serviceWorker, register = workers.register.bind(workers);
            workers.register = async (...address) => {
                const registration = await register(...address), worker = registration.installing;
                const look = () => { window.tried ||= !worker || worker.state === 'redundant'; };
                worker?.addEventListener('statechange', look);
                look();
                return registration;
            };";
            page.eval_before_load(watch).await?;
            page.reload().await?;
            page.wait_until("the version to be given up", &awaited(given_up), vec![])
                .await?;
            page.wait_for("svg.tree").await?;
            page.forgive_missing();
            page.forgive_console().await.map(drop)
        },
    );
}

#[test]
fn a_version_that_is_not_whole_or_of_two_builds_is_none() {
    is_given_up("offline_torn", |dist| {
        change(
            &dist.join("service-worker.js"),
            "first: [\"./\", ",
            "first: [\"./\", \"torn.css\", ",
        );
    });
    // As while a server is given a new build, when it has the list of one and the page of the other.
    is_given_up("offline_mixed", |dist| {
        let html = fs::read_to_string(dist.join("index.html")).unwrap();
        let early = html.split("\"./early-").nth(1).unwrap();
        let early = format!("early-{}", early.split('"').next().unwrap());
        fs::copy(dist.join(&early), dist.join("early-other.js")).unwrap();
        change(&dist.join("index.html"), &early, "early-other.js");
    });
}

#[test]
fn what_could_not_be_fetched_is_fetched_by_the_next_visit() {
    const BOOK: &str = "connect-four.book";
    let dist = copy("offline_rest");
    let (place, elsewhere) = (dist.join(BOOK), dist.with_extension("book"));
    fs::rename(&place, &elsewhere).unwrap();
    browse_with(
        "offline_rest",
        Viewport::DESKTOP,
        "#/",
        served(&dist),
        async |page| {
            kept_but(page, 1, &[BOOK]).await?;
            fs::rename(&elsewhere, &place)?;
            page.forgive_missing();
            page.forgive_console().await?;
            page.reload().await?;
            kept(page).await
        },
    );
}

#[test]
fn the_page_can_be_installed() {
    browse_with(
        "installable",
        Viewport::DESKTOP,
        "#/",
        Start::KEPT,
        async |page| {
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
        },
    );
}

#[test]
fn what_is_new_is_said_once_and_licences_are_at_the_foot() {
    browse_with(
        "whats_new",
        Viewport::PHONE,
        "#/",
        Start::KEPT,
        async |page| {
            page.wait_for("footer a[href='./licences.txt']").await?;
            let texts = "const read = async name => (await fetch(name)).text();
            const [news, licences] = [await read('./changelog.txt'), await read('./licences.txt')];
            return news.startsWith('# Changelog') && ['yew 0.', 'rqrr ', 'STIX Two Math', 'Permission is hereby granted'].every(part => licences.includes(part))";
            page.wait_until("both texts", &awaited(texts), vec![])
                .await?;
            assert_eq!(page.count(".update-notice").await?, 0);
            let earlier =
                "localStorage.setItem('saddlepoint.build', JSON.stringify('an earlier one'))";
            page.script(earlier, vec![]).await?;
            page.reload().await?;
            page.wait_for("#what-is-new").await?;
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            page.click(".update-notice button").await?;
            page.reload().await?;
            page.wait_for("footer a[href='./changelog.txt']").await?;
            assert_eq!(page.count(".update-notice").await?, 0);
            Ok(())
        },
    );
}
