//! The ladder as it is drawn and climbed: rungs from the bottom, and players that are picked.

use crate::support::{Failure, Page, Viewport, browse};

const SMALL: &str = "agent=uct(100)&rungs=random,tactical&games=8&width=5&height=5";

#[test]
fn a_small_ladder_is_climbed_from_the_bottom() {
    browse("a_small_ladder", Viewport::DESKTOP, "", async |page| {
        a_run_is_begun_and_counted(page).await?;
        rungs_are_climbed_from_the_bottom(page).await
    });
}

async fn a_run_is_begun_and_counted(page: &Page) -> Result<(), Failure> {
    page.open_ladder(SMALL).await?;
    // A link starts stopped.
    page.begin().await?;
    page.wait_for_run("finished").await?;
    assert_eq!(page.done_so_far().await?, 16.0);
    assert!(page.text("#measure").await?.contains("beaten"));
    assert_eq!(page.count("#standings tbody tr[data-games='8']").await?, 2);
    // The last game of a rung opens in the lab where games are looked at.
    page.click("#standings tbody tr:first-child a").await?;
    page.wait_for(".board").await?;
    assert_eq!(page.parameter("person").await?, "both");
    assert!(page.parameter("moves").await?.len() >= 7);
    page.back().await?;
    page.wait_for("#standings tbody tr[data-games='8']").await?;
    Ok(())
}

async fn rungs_are_climbed_from_the_bottom(page: &Page) -> Result<(), Failure> {
    let heights = "
            const top = rung => document.querySelector(`#ladder [data-rung='${rung}']`).getBoundingClientRect().top;
            return top(0) - top(1)";
    assert!(
        page.number(heights, vec![]).await? > 20.0,
        "the first is below"
    );
    // Dots stand where the numbers of the table say.
    let error = "
            const shares = [...document.querySelectorAll('#standings tbody tr')].map(row => parseFloat(row.children[1].textContent));
            const dots = shares.map((share, rung) => {
                const dot = document.querySelector(`#ladder [data-rung='${rung}'] .dot-value`);
                return Math.abs(parseFloat(dot.style.left) - share);
            });
            return Math.max(...dots)";
    assert!(page.number(error, vec![]).await? < 0.1);
    let climbed = page.attribute("#ladder", "data-climbed").await?.unwrap();
    let passed = page.count("#ladder [data-state=passed]").await?;
    assert!(climbed.parse::<usize>().unwrap() <= passed);
    assert_eq!(
        page.count("#ladder .reached").await?,
        usize::from(climbed != "0")
    );
    // Eight games won of eight: equal players differ that much in two of 256 tries.
    if page
        .text("#standings tbody tr:first-child")
        .await?
        .contains("100.0 %")
    {
        page.wait_for_text("#ladder [data-rung='0']", "0.79 %")
            .await?;
    }
    Ok(())
}

#[test]
fn players_are_picked_as_chips() {
    browse("players_are_picked", Viewport::PHONE, "", async |page| {
        page.open_ladder(SMALL).await?;
        let choose = async |chip: &str, kind: &str| {
            let script = "const list = document.querySelector(arguments[0] + ' select'); list.value = arguments[1]; list.dispatchEvent(new Event('change', { bubbles: true }))";
            page.script(script, vec![chip.into(), kind.into()]).await
        };
        let write = async |chip: &str, number: &str| {
            let script = "const field = document.querySelector(arguments[0] + ' input'); field.value = arguments[1]; field.dispatchEvent(new Event('change', { bubbles: true }))";
            page.script(script, vec![chip.into(), number.into()]).await
        };
        // Minimax on the second rung, four moves ahead.
        let second = "#ladder [data-rung='1']";
        choose(second, "2").await?;
        page.wait_for_parameter("rungs", "random,minimax(2)")
            .await?;
        write(second, "4").await?;
        page.wait_for_parameter("rungs", "random,minimax(4)")
            .await?;
        write(second, "99").await?;
        page.wait_for_text(second, "from 1 to 12").await?;
        page.click(".add-rung").await?;
        page.wait_for_parameter("rungs", "random,minimax(4),minimax(4)")
            .await?;
        page.click("#ladder [data-rung='0'] .remove-rung").await?;
        page.wait_for_parameter("rungs", "minimax(4),minimax(4)")
            .await?;
        choose(".contender", "5").await?;
        page.wait_for_parameter("agent", "knowledge(100)").await?;
        write(".contender", "60").await?;
        page.wait_for_parameter("agent", "knowledge(60)").await
    });
}
