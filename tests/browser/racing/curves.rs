//! The figures.

use crate::support::{Failure, Page, Viewport, browse, native_result};

const SMALL: &str = "race-curves?epsilon=0.05&from=0.45&points=6&repeats=20";

#[test]
fn curves_are_drawn_with_their_data_and_follow_their_sliders() {
    browse("curves_are_drawn", Viewport::DESKTOP, "", async |page| {
        page.keep_downloads().await?;
        page.load(&format!("#/{SMALL}")).await?;
        page.wait_for_text("#no-chart", "press Run").await?;
        page.begin().await?;
        page.wait_for_run("finished").await?;
        let lines = ".chart.coloured:not(.legend-line) polyline.line";
        let bands = ".chart.coloured:not(.legend-line) path.error-bars";
        // Three of the five races cannot be told apart, and are one line.
        assert_eq!((page.count(lines).await?, page.count(bands).await?), (3, 3));
        let native = native_result(SMALL, "json");
        assert_eq!(page.download("race-curves.json").await?, native);
        page.close_menus().await?;
        data_is_a_table_only_when_it_is_opened(page).await?;
        // Another chart is no other experiment.
        page.click("#race-chart .tabs button:nth-child(2)").await?;
        page.wait_for_parameter("chart", "games").await?;
        page.wait_for_run("finished").await?;
        // A slider is: but anyone who has run curves sees the new ones at once.
        page.slide("#slider-epsilon", 180).await?;
        page.let_go("#slider-epsilon").await?;
        // 180 of 200 steps from ln 0.001 to ln 0.499.
        page.wait_for_parameter("epsilon", "0.268").await?;
        page.wait_for_run("finished").await?;
        assert_eq!(page.parameter("chart").await?, "games");
        Ok(())
    });
}

/// What is folded away is not made: of several races the data has the simulated values too, once it is opened.
async fn data_is_a_table_only_when_it_is_opened(page: &Page) -> Result<(), Failure> {
    assert_eq!(page.count(".chart-frame table").await?, 0);
    page.click(".chart-frame summary").await?;
    page.wait_for_text(".chart-frame thead", "ILEBR* 1, simulated, from")
        .await?;
    assert_eq!(page.count(".chart-frame tbody tr").await?, 6);
    page.click(".chart-frame summary").await?;
    let is_gone = "return document.querySelector('.chart-frame table') === null";
    page.wait_until("the table is gone", is_gone, vec![]).await
}
