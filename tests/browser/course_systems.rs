//! Packages for course systems: made on the page, and run in a real SCORM runtime (`scorm-again`), left and resumed.

use crate::support::{Failure, Page, Viewport, browse, scratch};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use lessons::link::{EXERCISES, LessonSource};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;
use std::path::Path;
use zip::ZipArchive;

/// A lesson with a number, a choice and words.
const LESSON: &str = "---\ntitle: Max & \"Min\"\nlab: minimax\n---\n\n# One\nstage: minimax?step=0 | tree\n\nWords.\n\n? What is the root worth?\n= result.value\n\n# Two\nstage: minimax?step=0 | tree\n\nWords.\n\n? Who moves first?\n- Max if true\n- Min if false\n\n# Three\nstage: minimax?step=0 | tree\n\nWords.\n\n? Why is that so?\nfree\n";

/// What differs between the versions here.
struct Version {
    button: &'static str,
    name: &'static str,
    /// The object of the runtime and its class.
    api: &'static str,
    class: &'static str,
    /// Inside `cmi`.
    status: &'static str,
    score: &'static str,
    said: &'static str,
    wrong: &'static str,
}

const VERSIONS: [Version; 2] = [
    Version {
        button: "#scorm-12",
        name: "1.2",
        api: "API",
        class: "Scorm12API",
        status: "/core/lesson_status",
        score: "/core/score/raw",
        said: "student_response",
        wrong: "wrong",
    },
    Version {
        button: "#scorm-2004",
        name: "2004",
        api: "API_1484_11",
        class: "Scorm2004API",
        status: "/completion_status",
        score: "/score/raw",
        said: "learner_response",
        wrong: "incorrect",
    },
];

/// The archive that a button of the page offers, in `folder`, unpacked; the names of its files.
async fn package(page: &Page, button: &str, folder: &Path) -> Result<BTreeSet<String>, Failure> {
    page.script("window.downloads.length = 0", vec![]).await?;
    page.click(button).await?;
    page.wait_until("the package", "return window.downloads.length > 0", vec![])
        .await?;
    let begin = "const reader = new FileReader();
        reader.onload = () => window.packed = reader.result.split(',')[1];
        reader.readAsDataURL(window.downloads.at(-1).blob)";
    page.script(&format!("window.packed = undefined; {begin}"), vec![])
        .await?;
    page.wait_until("its bytes", "return window.packed !== undefined", vec![])
        .await?;
    let packed = page.script("return window.packed", vec![]).await?;
    let bytes = BASE64_STANDARD.decode(packed.as_str().unwrap_or_default());
    let mut archive = ZipArchive::new(Cursor::new(bytes.expect("base64"))).expect("an archive");
    archive.extract(folder).expect("files");
    let names = archive.file_names().filter_map(Result::ok);
    Ok(names.map(|name| name.into_owned()).collect())
}

/// A course system that runs the package, with what it has kept.
fn system(folder: &Path, version: &Version, kept: &str) {
    let Version { api, class, .. } = version;
    let page = format!(
        "<!doctype html><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><style>iframe {{ width: 100%; height: 90vh; border: 0 }}</style>
        <script src=\"node_modules/scorm-again/dist/scorm-again.js\"></script>
        <script>
            refused = [];
            {api} = new {class}({{ autocommit: false, logLevel: 5 }});
            if ({kept}) {api}.loadFromJSON({kept}, 'cmi');
            for (const name of ['SetValue', 'LMSSetValue', 'Commit', 'LMSCommit', 'LMSFinish', 'Terminate']) {{
                const call = {api}[name];
                if (call) {api}[name] = (...all) => {{
                    const answer = call.apply({api}, all);
                    if (String(answer) !== 'true') refused.push([name, ...all]);
                    return answer;
                }};
            }}
        </script>
        <iframe src=\"package/index.html\"></iframe>"
    );
    fs::write(folder.join("system.html"), page).expect("a file of the test");
}

/// What the system has kept, as JSON in its own order.
async fn kept(page: &Page, version: &Version) -> Result<String, Failure> {
    let said = format!("return JSON.stringify({}.cmi)", version.api);
    let said = page.script(&said, vec![]).await?;
    Ok(said.as_str().unwrap_or_default().to_owned())
}

/// Waits until a value is kept, as text.
async fn wait_kept(page: &Page, version: &Version, path: &str, value: &str) -> Result<(), Failure> {
    let names = path.trim_start_matches('/').replace('/', "?.");
    let is_so = format!(
        "return String(JSON.parse(JSON.stringify({}.cmi)).{names}) === arguments[0]",
        version.api
    );
    page.wait_until(&format!("{path} = {value}"), &is_so, vec![value.into()])
        .await
}

/// Goes through the lesson in the frame: the number wrong, the choice right.
async fn answer_two(page: &Page) -> Result<(), Failure> {
    page.enter_frame(0).await?;
    page.wait_for("#course-note").await?;
    page.wait_for(".lesson-stage svg[role=application]").await?;
    page.wait_for(".lesson-stage input[type=range]").await?;
    assert_eq!(page.count("#to-class").await?, 0, "no code is needed");
    page.set_field(".lesson-question input", "77").await?;
    page.click(".lesson-question form button").await?;
    page.wait_for(".predict-verdict[data-right=false]").await?;
    page.click("#scene-next").await?;
    page.wait_for(".lesson-question .option").await?;
    page.click(".lesson-question .option").await?;
    page.wait_for(".predict-verdict[data-right=true]").await?;
    page.leave_frame().await
}

/// What was answered is there, and the rest is answered.
async fn resume(page: &Page) -> Result<(), Failure> {
    page.enter_frame(0).await?;
    // In the scene that was left.
    page.wait_for(".lesson-stage svg[role=application]").await?;
    page.wait_for(".lesson-stage input[type=range]").await?;
    page.wait_for(".predict-verdict[data-right=true]").await?;
    page.wait_for(".lesson-dots li:nth-child(1) .wrong").await?;
    page.click("#scene-next").await?;
    page.set_field(".lesson-question textarea", "Because “Max” begins.")
        .await?;
    page.click(".lesson-question form button").await?;
    page.wait_for_text(
        "#course-note [role=status]",
        "1 right, 2 of 2 graded questions answered.",
    )
    .await?;
    let is_narrow = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.script(is_narrow, vec![]).await?, true);
    page.leave_frame().await
}

#[test]
fn a_lesson_runs_in_a_course_system_and_goes_on_after_a_break() {
    let link = LessonSource::Text(LESSON.to_owned()).first_scene();
    let address = format!("#/{}", link.write_at(EXERCISES));
    browse("course_systems", Viewport::PHONE, "", async |page| {
        for version in VERSIONS {
            let folder = scratch(&format!("course_{}", version.name));
            page.keep_downloads().await?;
            page.load(&address).await?;
            page.wait_for(version.button).await?;
            let files = package(page, version.button, &folder.join("package")).await?;
            let manifest = fs::read_to_string(folder.join("package/imsmanifest.xml"));
            is_whole(&manifest.expect("a manifest"), &files);

            system(&folder, &version, "null");
            page.show_site_elsewhere(&folder, "system.html").await?;
            answer_two(page).await?;
            wait_kept(page, &version, version.status, "incomplete").await?;
            leave(page).await?;
            let before = kept(page, &version).await?;
            system(&folder, &version, &before);
            page.show_site_elsewhere(&folder, "system.html").await?;
            resume(page).await?;
            wait_kept(page, &version, version.status, "completed").await?;
            leave(page).await?;
            is_complete(&kept(page, &version).await?, &version);
            let refused = page
                .script("return JSON.stringify(refused)", vec![])
                .await?;
            assert_eq!(refused, "[]", "{}", version.name);
        }
        page.load("").await
    });
}

/// The student closes the lesson.
async fn leave(page: &Page) -> Result<(), Failure> {
    page.script(
        "document.querySelector('iframe').src = 'about:blank'",
        vec![],
    )
    .await?;
    let is_over = "return (window.API ?? API_1484_11).currentState === 2";
    page.wait_until("the end of the session", is_over, vec![])
        .await
}

/// The manifest names all files but itself.
fn is_whole(manifest: &str, files: &BTreeSet<String>) {
    let read = roxmltree::Document::parse(manifest).expect("XML");
    let of = |name: &'static str| {
        read.descendants()
            .filter(move |node| node.tag_name().name() == name)
    };
    let named: BTreeSet<String> = of("file")
        .filter_map(|file| Some(file.attribute("href")?.to_owned()))
        .collect();
    let mut files = files.clone();
    assert!(files.remove("imsmanifest.xml"));
    assert_eq!(named, files);
    assert!(files.len() > 50 && files.contains("index.html") && files.contains("course.js"));
    assert_eq!(
        of("title").next().and_then(|title| title.text()),
        Some("Max & \"Min\"")
    );
}

fn is_complete(kept: &str, version: &Version) {
    let kept: Value = serde_json::from_str(kept).expect("JSON");
    let text = |path: &str| {
        kept.pointer(path).map(|value| {
            value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned)
        })
    };
    assert_eq!(text(version.score).as_deref(), Some("50"), "{kept}");
    let said = |number: usize, name: &str| text(&format!("/interactions/{number}/{name}"));
    assert_eq!(said(0, version.said).as_deref(), Some("77"), "{kept}");
    assert_eq!(said(0, "result").as_deref(), Some(version.wrong));
    assert!(said(0, "correct_responses/0/pattern").is_some(), "{kept}");
    assert_eq!(said(1, version.said).as_deref(), Some("Max"));
    assert_eq!(said(1, "result").as_deref(), Some("correct"));
    assert_eq!(
        said(2, version.said).as_deref(),
        Some("Because “Max” begins.")
    );
    assert_eq!(said(2, "result").as_deref(), Some("neutral"));
}
