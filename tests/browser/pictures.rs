//! Pictures of views, taken away as they are shown.

use crate::support::{Failure, Page, Viewport, browse};

/// Views of different kinds: a tree, a board and a table, cards, a canvas.
const LINKS: [(&str, &str); 4] = [
    ("minimax", "#view-tree .tree [data-node]"),
    ("regret?iterations=50", ".view.card .deal-node"),
    ("rrrats", ".view.card .dice"),
    ("aliens", ".view.card canvas"),
];

/// Opens the dialog.
async fn ask(page: &Page) -> Result<(), Failure> {
    page.script("document.querySelector('details.menu').open = true", vec![])
        .await?;
    page.click(".view-picture").await?;
    page.wait_for("#picture-svg").await.map(drop)
}

async fn choose(page: &Page, field: &str, index: u32) -> Result<(), Failure> {
    let choose =
        "const field = document.querySelector(arguments[0]); field.selectedIndex = arguments[1];
        field.dispatchEvent(new Event('change', { bubbles: true }))";
    page.script(choose, vec![field.into(), index.into()])
        .await?;
    page.wait_for_calm().await
}

/// How large the latest picture is, how many colours it has, and the red, green, blue and opacity of its first pixel.
const DRAWN: &str = "const image = new Image(); image.src = window.downloads.at(-1).url;
    return image.decode().then(() => {
        const canvas = new OffscreenCanvas(image.width, image.height); const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        const colours = new Set(new Uint32Array(data.buffer));
        return [image.width, image.height, colours.size, ...data.slice(0, 4)].map(String);
    })";

async fn take_png(page: &Page) -> Result<Vec<u32>, Failure> {
    page.script("window.downloads.length = 0", vec![]).await?;
    page.click("#picture-png").await?;
    let is_there = "return window.downloads.at(-1)?.name.endsWith('.png')";
    page.wait_until("the picture", is_there, vec![]).await?;
    let drawn = page.sentences(DRAWN).await?;
    Ok(drawn.iter().map(|number| number.parse().unwrap()).collect())
}

#[test]
fn every_kind_of_view_is_taken_away_as_it_is() {
    browse("pictures", Viewport::DESKTOP, "", async |page| {
        page.keep_downloads().await?;
        for (link, seen) in LINKS {
            page.load(&format!("#/{link}")).await?;
            page.wait_for(seen).await?;
            page.wait_for_calm().await?;
            ask(page).await?;
            let views = page.count("#picture-view option").await?;
            assert!(views > 1, "{link}");
            choose(page, "#picture-part", 1).await?;
            for view in 0..views {
                choose(page, "#picture-view", view as u32).await?;
                page.click("#picture-svg").await?;
                let svg = page.last_download().await?;
                let drawing = roxmltree::Document::parse(&svg).expect("well formed");
                let root = drawing.root_element();
                let length = |name| root.attribute(name).unwrap().parse::<f64>().unwrap();
                let (width, height) = (length("width"), length("height"));
                let told = root
                    .children()
                    .find(|part| part.has_tag_name("desc"))
                    .and_then(|desc| desc.text())
                    .expect("where it is from");
                assert!(told.contains(&format!("#/{link}")), "{told}");
                assert!(!svg.contains("class=\"alone\""));
                let png = take_png(page).await?;
                let is_twice =
                    |pixels: u32, length: f64| (f64::from(pixels) - 2.0 * length).abs() <= 2.0;
                assert!(is_twice(png[0], width) && is_twice(png[1], height));
                assert!(png[2] > 10, "{link}, view {view}: {} colours", png[2]);
            }
        }
        Ok(())
    });
}

/// A tree, a chart, a simplex: no heading, no control and no HTML is in the picture, and it is drawn.
#[test]
fn a_drawing_is_taken_away_alone() {
    browse("drawings", Viewport::DESKTOP, "", async |page| {
        page.keep_downloads().await?;
        for (link, seen, view) in [
            ("tree-game", "#view-tree svg", "tree"),
            ("minimax", "#view-tree .tree [data-node]", "tree"),
            ("regret?iterations=50", ".view.card .deal-node", "tree"),
        ] {
            page.load(&format!("#/{link}")).await?;
            page.wait_for(seen).await?;
            page.wait_for_calm().await?;
            ask(page).await?;
            let place = "const views = [...document.querySelectorAll('.view.card')].filter(view => view.getBoundingClientRect().width > 0);
                return views.findIndex(one => one.dataset.view === arguments[0])";
            let place = page.number(place, vec![view.into()]).await?;
            choose(page, "#picture-view", place as u32).await?;
            page.click("#picture-svg").await?;
            let svg = page.last_download().await?;
            let drawing = roxmltree::Document::parse(&svg).expect("well formed");
            let mut parts = drawing.descendants();
            let is_html = |part: &roxmltree::Node| {
                part.has_tag_name("button") || part.has_tag_name("foreignObject")
            };
            assert!(!parts.any(|part| is_html(&part)), "{link}");
            assert!(take_png(page).await?[2] > 10, "{link}");
        }
        Ok(())
    });
}

#[test]
fn charts_are_taken_to_latex_and_as_pictures_that_one_chooses() {
    browse("chart_for_latex", Viewport::DESKTOP, "", async |page| {
        charts_are_taken_to_latex_and_tables_say_where_they_are_from(page).await?;
        a_picture_has_the_colours_size_and_ground_that_are_chosen(page).await
    });
}

async fn charts_are_taken_to_latex_and_tables_say_where_they_are_from(
    page: &Page,
) -> Result<(), Failure> {
    page.keep_downloads().await?;
    let link = "race-curves?epsilon=0.1&points=3&repeats=5";
    page.run_to_the_end(link).await?;
    page.wait_for(".chart-frame summary").await?;
    page.click(".chart-frame summary").await?;
    page.click(".chart-frame .save-latex").await?;
    let latex = page.last_download().await?;
    assert!(latex.starts_with("% Saddlepoint ") && latex.contains(&format!("#/{link}\n")));
    assert!(latex.contains("\\begin{axis}") && latex.contains("coordinates {("));
    assert_eq!(latex.matches('{').count(), latex.matches('}').count());
    page.click(".chart-frame .save-csv").await?;
    let csv = page.last_download().await?;
    let remarks: Vec<&str> = csv.lines().filter(|line| line.starts_with('#')).collect();
    assert_eq!(remarks.len(), 3, "{csv}");
    assert!(
        remarks[2].contains("race-curves:") && remarks[2].contains(" seed="),
        "{csv}"
    );
    page.click(".chart-frame .save-json").await?;
    let json = page.last_download().await?;
    let read: serde_json::Value = serde_json::from_str(&json).expect(&json);
    assert!(
        read["about"][2]
            .as_str()
            .is_some_and(|about| about.contains(" seed="))
    );
    let columns = read["columns"].as_array().expect("columns");
    assert_eq!(
        read["rows"][0].as_array().map(Vec::len),
        Some(columns.len())
    );
    assert!(read["rows"][0][0].is_number(), "{json}");
    Ok(())
}

async fn a_picture_has_the_colours_size_and_ground_that_are_chosen(
    page: &Page,
) -> Result<(), Failure> {
    page.keep_downloads().await?;
    page.load("#/race-curves?epsilon=0.1&points=3&repeats=5")
        .await?;
    page.wait_for(".view.card svg.chart").await?;
    ask(page).await?;
    let light = take_png(page).await?;
    assert_eq!(light[6], 255);
    choose(page, "#picture-theme", 2).await?;
    let dark = take_png(page).await?;
    assert_eq!(dark[..2], light[..2]);
    assert!(light[3] > 200 && dark[3] < 60, "{light:?} {dark:?}");
    choose(page, "#picture-size", 0).await?;
    let small = take_png(page).await?;
    assert!(small[0].abs_diff(light[0] / 2) <= 1);
    page.click("#picture-transparent").await?;
    let clear = take_png(page).await?;
    assert_eq!(clear[6], 0, "{clear:?}");
    assert!(clear[2] > 10);
    Ok(())
}
