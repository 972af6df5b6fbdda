//! What the lab opens on: the estimated map beside the true one, and the bounds as bars.

use crate::support::{Failure, Page, Viewport, browse};
use fantoccini::key::Key;

/// The valley, in the middle of its search.
const VALLEY: &str = "problem=own&evaluations=200&row=2&column=1&step=30&seed=2";

#[test]
fn maps_and_bars_show_the_search_and_what_is_looked_at() {
    browse("tuning_maps", Viewport::DESKTOP, "", async |page| {
        bars_are_as_long_as_their_numbers(page).await?;
        a_cell_and_a_bar_are_looked_at_and_the_link_says_so(page).await?;
        the_search_is_marked_on_both_maps(page).await
    });
}

/// A bar's two parts are as long as what is known and what is not, on one scale for all bars.
async fn bars_are_as_long_as_their_numbers(page: &Page) -> Result<(), Failure> {
    page.tune(VALLEY).await?;
    let worst = "
            const parts = [...document.querySelectorAll('#bars button')].map(bar => {
                const width = name => bar.querySelector('.bound-length .' + name).getBoundingClientRect().width;
                return [width('known'), width('unknown'), Number(bar.dataset.known), Number(bar.dataset.unknown)];
            });
            const [first, last] = [parts[0], parts.at(-1)];
            const scale = (first[0] - last[0]) / (first[2] - last[2]);
            const errors = parts.flatMap(([known, unknown, of_known, of_unknown]) =>
                [Math.abs(first[0] - known - scale * (first[2] - of_known)), Math.abs(unknown - scale * of_unknown)]);
            return Math.max(...errors);";
    assert!(page.number(worst, vec![]).await? < 1.5);
    assert_eq!(page.count("#bars li").await?, 10);
    Ok(())
}

async fn a_cell_and_a_bar_are_looked_at_and_the_link_says_so(page: &Page) -> Result<(), Failure> {
    page.script(
            "document.querySelector(\"#map-truth [data-cell='148']\").dispatchEvent(new MouseEvent('click', { bubbles: true }))",
            vec![],
        )
        .await?;
    page.wait_for_parameter("point", "13-9").await?;
    page.wait_for_text("#map-detail", "x = 1, y = 1").await?;
    page.wait_for_text("#map-detail", "True value 0.000")
        .await?;
    assert_eq!(page.count(".mark-looked-at").await?, 2, "on both maps");
    // Arrow keys go to the next cell while a map has the focus, and time stays.
    page.script("document.querySelector('#map-model').focus()", vec![])
        .await?;
    page.press(Key::Up).await?;
    page.wait_for_parameter("point", "13-10").await?;
    assert_eq!(page.parameter("step").await?, "30");
    page.reload().await?;
    page.wait_for_text("#map-detail", "x = 1, y = 1.25").await?;
    page.wait_for("#bars li button").await?;
    page.click("#bars li:first-child button").await?;
    page.wait_for("#bars button[aria-pressed=true]").await?;
    assert_eq!(
        page.count("#bars button[aria-pressed=true][data-chosen=true]")
            .await?,
        1
    );
    // The bound of the point that is looked at, tuple by tuple: two of one dimension, one of both, and the mean.
    assert_eq!(
        page.count("#terms table").await?,
        0,
        "made when it is opened"
    );
    page.click("#terms summary").await?;
    page.wait_for("#terms table").await?;
    assert_eq!(page.count("#terms tbody tr").await?, 4);
    Ok(())
}

async fn the_search_is_marked_on_both_maps(page: &Page) -> Result<(), Failure> {
    for map in ["#map-model", "#map-truth"] {
        assert_eq!(page.count(&format!("{map} [data-cell]")).await?, 17 * 17);
        for mark in ["current", "next", "recommended", "best"] {
            assert_eq!(
                page.count(&format!("{map} .mark-{mark}")).await?,
                1,
                "{map}: {mark}"
            );
        }
        assert!(page.count(&format!("{map} .mark-neighbour")).await? > 10);
    }
    // The best point is (1, 1): the ninth value upwards, the thirteenth across.
    let best = "
            const frame = document.querySelector('#map-truth .mark-best').getBBox();
            const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
            const cells = [...document.querySelectorAll('#map-truth [data-cell]')];
            const inside = cells.filter(cell => {
                const box = cell.getBBox();
                return box.x < x && x < box.x + box.width && box.y < y && y < box.y + box.height;
            });
            return Number(inside[0].dataset.cell);";
    assert_eq!(page.number(best, vec![]).await?, f64::from(8 * 17 + 12));
    // A step later the point that was to come next is the current one.
    let place = |mark: &str| {
        format!(
            "const box = document.querySelector('#map-model .mark-{mark}').getBBox(); return Math.round(box.x + box.width / 2) * 1000 + Math.round(box.y + box.height / 2)"
        )
    };
    let next = page.number(&place("next"), vec![]).await?;
    page.press(Key::Right).await?;
    page.wait_for(".tuning-now[data-steps='31'][aria-busy=false]")
        .await?;
    let current = page.number(&place("current"), vec![]).await?;
    assert!((next - current).abs() <= 1_001.0, "{next}: {current}");
    Ok(())
}
