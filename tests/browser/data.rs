//! Data in and out: the same bytes as the command line, files saved and opened, charts.

use crate::support::{Failure, Page, Viewport, browse, native_result};
use fantoccini::key::Key;

/// Links whose results are compared, byte for byte, between Chromium and the native program.
const COMPARED: [&str; 4] = [
    "mcts?moves=44552331467261&simulations=20000&seed=7",
    "mcts?simulations=30000&c=1.4&choice=mean&solver=on&rave=300&playout=tactical&exact=0&trees=5&seed=12345678901234567890",
    "mcts?moves=1234&simulations=3000&width=9&height=10&blocked=4.2&exact=0&trees=2&reuse=on",
    "mcts?moves=abc&simulations=2000&width=12&height=12&in_a_row=5&blocked=6.1&prior=5&exact=0&nodes=1000&epsilon=0.001",
];

#[test]
fn the_same_link_gives_the_same_bytes_as_the_command_line() {
    browse("the_same_bytes", Viewport::DESKTOP, "", async |page| {
        page.keep_downloads().await?;
        for link in COMPARED {
            page.load(&format!("#/{link}")).await?;
            page.take_hint().await?;
            if !link.contains("exact=0") {
                page.wait_for("#verdict[data-finished=true]").await?;
            }
            assert_eq!(
                page.download("mcts.json").await?,
                native_result(link, "json"),
                "{link}"
            );
        }
        Ok(())
    });
}

#[test]
fn a_run_is_saved_and_opened_again_and_other_files_are_refused() {
    browse("a_run_is_saved", Viewport::DESKTOP, "", async |page| {
        a_run_is_saved_and_opened_again(page).await?;
        files_that_are_not_ours_are_refused_with_a_sentence(page).await
    });
}

async fn a_run_is_saved_and_opened_again(page: &Page) -> Result<(), Failure> {
    page.keep_downloads().await?;
    page.open_lab("moves=4453&simulations=800&trees=2&seed=4&exact=0")
        .await?;
    page.take_hint().await?;
    let thoughts = page.thoughts().await?;
    page.save().await?;
    let saved = page.last_download().await?;
    page.open_lab("moves=1").await?;
    page.open_file("saved.json", &saved).await?;
    page.wait_for_parameter("moves", "4453").await?;
    page.wait_for("#summary[data-state=finished]").await?;
    assert_eq!(
        page.thoughts().await?,
        thoughts,
        "without running anything again"
    );
    page.back().await?;
    page.wait_for_parameter("moves", "1").await?;
    a_file_leads_to_its_lab(page, &saved, &thoughts).await
}

/// Of another lab; what says that it is of that one, and is not, changes nothing.
async fn a_file_leads_to_its_lab(page: &Page, saved: &str, thoughts: &str) -> Result<(), Failure> {
    page.follow("#/minimax?step=4").await?;
    page.wait_for_searches().await?;
    page.open_file("other.json", saved).await?;
    page.wait_for_parameter("moves", "4453").await?;
    page.wait_for("#summary[data-state=finished]").await?;
    assert_eq!(page.thoughts().await?, thoughts);
    page.back().await?;
    page.wait_for_step(4).await?;
    page.open_file("damaged.json", &saved.replace("mcts?", "minimax?"))
        .await?;
    page.wait_for("[role=alert]").await?;
    page.wait_for_searches().await
}

async fn files_that_are_not_ours_are_refused_with_a_sentence(page: &Page) -> Result<(), Failure> {
    page.load("#/mcts?moves=12").await?;
    let run = r#"{"format":"saddlepoint-run","version":1,"experiment":"mcts","snapshots":"#;
    let files = [
        (
            "text",
            "this is no JSON".to_owned(),
            "not a file saved by Saddlepoint",
        ),
        (
            "other",
            r#"{"name":"other"}"#.to_owned(),
            "not a file saved by Saddlepoint",
        ),
        ("newer", run.replace(":1,", ":2,") + "[]}", "version 2"),
        ("damaged", format!("{run}[\"AAAA\"]}}"), "damaged"),
        ("lab", run.replace("mcts", "chess") + "[]}", "chess"),
    ];
    for (name, content, said) in files {
        page.open_file(&format!("{name}.json"), &content).await?;
        page.wait_for_text("[role=alert]", said).await?;
        page.wait_for_parameter("moves", "12").await?;
        page.click(".notices button").await?;
    }
    Ok(())
}

#[test]
fn charts_are_read_by_keyboard_and_saved() {
    browse("charts", Viewport::DESKTOP, "", async |page| {
        page.keep_downloads().await?;
        page.open_lab("moves=4453&simulations=6400&seed=4").await?;
        page.take_hint().await?;
        page.click("#charts-fold > summary").await?;
        page.wait_for(".charts svg.chart").await?;
        page.script("document.querySelector('svg.chart').focus()", vec![])
            .await?;
        page.press(Key::Home).await?;
        page.wait_for_text(".charts .reading", "100 simulations")
            .await?;
        page.press(Key::Right).await?;
        page.wait_for_text(".charts .reading", "200 simulations")
            .await?;
        page.press(Key::End).await?;
        page.wait_for_text(".charts .reading", "6\u{202f}400 simulations")
            .await?;
        assert_eq!(
            page.parameter("ply").await?,
            "",
            "these keys belong to the chart"
        );
        page.click(".chart-frame summary").await?;
        page.wait_for(".chart-frame tbody tr:nth-child(64):last-child")
            .await?;
        page.click(".chart-frame .actions button").await?;
        let svg = page.last_download().await?;
        assert!(
            svg.contains("<polyline") && svg.contains("--mark:rgb("),
            "{svg}"
        );
        let drawing = roxmltree::Document::parse(&svg).expect("a file of its own");
        let root = drawing.root_element();
        assert!(root.has_attribute("width") && root.has_attribute("height"));
        let style = root.children().find(|part| part.has_tag_name("style"));
        assert!(
            style
                .and_then(|style| style.text())
                .is_some_and(|text| text.contains(".chart"))
        );
        page.click(".chart-frame .save-png").await?;
        let is_there = "return window.downloads.at(-1).name.endsWith('.png')";
        page.wait_until("the picture", is_there, vec![]).await?;
        // As large on paper as on the screen, twice as fine, and not empty.
        let drawn = "const image = new Image(); image.src = window.downloads.at(-1).url;
            return image.decode().then(() => {
                const shown = document.querySelector('svg.chart').getBoundingClientRect();
                const canvas = new OffscreenCanvas(image.width, image.height); const context = canvas.getContext('2d');
                context.drawImage(image, 0, 0);
                const seen = new Set(new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer));
                return Math.abs(image.width - 2 * shown.width) <= 2 && seen.size > 20;
            })";
        page.wait_until("the chart in the picture", drawn, vec![])
            .await?;
        for (index, count) in [(2, 7), (3, 7)] {
            page.click(&format!(".charts .tabs button:nth-child({index})"))
                .await?;
            let shapes = if index == 3 {
                ".chart rect.bar"
            } else {
                ".charts .chart polyline.line"
            };
            assert_eq!(page.count(shapes).await?, count);
        }
        Ok(())
    });
}

#[test]
fn an_experiment_can_be_cited() {
    browse(
        "cited",
        Viewport::DESKTOP,
        "#/war?games=1000",
        async |page| {
            page.wait_for("#files").await?;
            page.click("#files").await?;
            let entry = page.text("#citation").await?;
            let link = format!("\\url{{{}#/war?games=1000}}", page.url());
            assert!(entry.starts_with("@misc{saddlepoint-war,"), "{entry}");
            assert!(entry.contains(&link), "{entry}");
            assert_eq!(entry.matches('{').count(), entry.matches('}').count());
            Ok(())
        },
    );
}
