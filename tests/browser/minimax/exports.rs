//! Out and in: pictures, data, the command line, runs as files.

use crate::support::{Viewport, browse, native_result};

/// Links whose results are compared, byte for byte, between Chromium and the native program.
const COMPARED: [&str; 6] = [
    "minimax",
    "minimax?algorithm=alpha-beta&versus=minimax&step=7",
    "minimax?game=exercise&levels=4&branching=3&difficulty=hard&algorithm=alpha-beta&seed=12345678901234567890",
    "minimax?game=nim&heaps=1,3,4&misere=on&algorithm=pvs&table=on&deepening=on",
    "minimax?game=connect-four&moves=4453&algorithm=pvs&depth=4&ordering=static,killer,history&table=on&deepening=on&versus=alpha-beta&versus_depth=3",
    "minimax?game=gardner&moves=b1c3d4c3&algorithm=alpha-beta&depth=3&ordering=static&table=on&mobility=0.05",
];

#[test]
fn the_same_link_gives_the_same_bytes_as_the_command_line() {
    browse("minimax_same_bytes", Viewport::DESKTOP, "", async |page| {
        page.keep_downloads().await?;
        for link in COMPARED {
            page.load(&format!("#/{link}")).await?;
            page.wait_for_searches().await?;
            let json = page.download("minimax.json").await?;
            assert_eq!(json, native_result(link, "json"), "{link}");
            let csv = page.download("minimax.csv").await?;
            assert_eq!(csv, native_result(link, "csv"), "{link}");
            let line = page.text("#command-line").await?;
            assert_eq!(line, format!("saddlepoint run '{link}' --format json"));
        }
        Ok(())
    });
}

#[test]
fn the_tree_is_taken_away_as_it_is_shown() {
    let hash = "#/minimax?algorithm=alpha-beta&versus=minimax&step=13";
    browse("minimax_pictures", Viewport::DESKTOP, "", async |page| {
        page.keep_downloads().await?;
        page.load(hash).await?;
        page.wait_for_searches().await?;
        let svg = page.download("tree.svg").await?;
        assert!(svg.starts_with("<?xml") && svg.contains("data-node=\"12\""));
        assert_eq!(svg.matches("class=\"strike\"").count(), 2, "{svg}");
        assert!(!svg.contains("var(--"), "colours stand in the file itself");
        let png = page.download("tree.png").await?;
        assert!(
            png.starts_with("data:image/png;base64,iVBORw0KGgo"),
            "{}",
            &png[..60.min(png.len())]
        );
        assert!(png.len() > 4_000, "there is a picture in it");
        let tikz = page.download("tree.tex").await?;
        assert!(
            tikz.contains("\\begin{tikzpicture}") && tikz.contains("14"),
            "{tikz}"
        );
        // The search in focus is the one that is saved.
        page.script(
            "document.querySelector('details.menu').open = false",
            vec![],
        )
        .await?;
        page.click("[data-side='1'] .side-name").await?;
        page.wait_for_parameter("side", "versus").await?;
        let other = page.download("tree.svg").await?;
        assert_eq!(other.matches("class=\"strike\"").count(), 0);
        Ok(())
    });
}

#[test]
fn a_run_is_saved_and_opened_again() {
    let hash = "#/minimax?tree=((5 6)(7 (8 9)))&algorithm=alpha-beta&step=6";
    browse("minimax_files", Viewport::DESKTOP, "", async |page| {
        page.keep_downloads().await?;
        page.load(hash).await?;
        page.wait_for_searches().await?;
        let told = page.story().await?;
        page.script("window.downloads.length = 0", vec![]).await?;
        page.save().await?;
        let saved = page.last_download().await?;
        // In the lab where the same experiment is open, in the lab with another one, in another lab.
        for elsewhere in ["", "#/minimax?step=3", "#/mcts?moves=44"] {
            if !elsewhere.is_empty() {
                page.load(elsewhere).await?;
                page.wait_for("#open").await?;
            }
            page.open_file("minimax.json", &saved).await?;
            page.wait_for_parameter("step", "6").await?;
            page.wait_for_parameter("tree", "((5%206)(7%20(8%209)))")
                .await?;
            page.wait_for_searches().await?;
            page.wait_for_step(6).await?;
            assert_eq!(page.story().await?, told, "opened from “{elsewhere}”");
            assert_eq!(page.count("[role=alert]").await?, 0);
        }
        page.back().await?;
        page.wait_for_parameter("moves", "44").await
    });
}
