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
        a_single_race_has_its_formulas_beside_it(page, lines).await?;
        the_figures_of_last_tests_need_no_run(page).await
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

async fn a_single_race_has_its_formulas_beside_it(page: &Page, lines: &str) -> Result<(), Failure> {
    page.follow("#/race-curves?races=ilebr-star-1&epsilon=0.05&from=0.45&points=4&repeats=10")
        .await?;
    page.begin().await?;
    page.wait_for_run("finished").await?;
    // Both bounds, the product, the exact error and the simulated one.
    assert_eq!(page.count(lines).await?, 5);
    page.click("#race-chart .tabs button:nth-child(4)").await?;
    page.wait_for_text("#race-chart", "δ = 0.005").await?;
    let way = page.attribute("#to-race", "href").await?;
    let way = way.unwrap_or_default();
    assert!(way.contains("race=ilebr-star-1"), "{way}");
    Ok(())
}

async fn the_figures_of_last_tests_need_no_run(page: &Page) -> Result<(), Failure> {
    page.follow("#/race-curves?chart=tests-squares").await?;
    page.wait_for_text(".legend", "Hoeffding").await?;
    page.wait_for_run("none").await?;
    page.wait_for_text("#run-status", "needs no run").await?;
    page.follow("#/race-curves?races=ilebr-star-1&chart=alpha-2-epsilon")
        .await?;
    page.wait_for("#race-chart svg.chart").await?;
    page.wait_for_text("#race-chart", "δ = 0.05").await?;
    page.follow("#/race-curves?races=lebr&chart=alpha-2-epsilon")
        .await?;
    page.wait_for_text("#no-chart", "stop at one half").await?;
    page.follow("#/race-curves?races=none").await?;
    page.wait_for_text(".run-row", "nothing to run").await?;
    assert_eq!(page.count("#run").await?, 0);
    Ok(())
}
