//! Curves and exact scores.

use crate::support::{Failure, Page, Viewport, browse};
use fantoccini::key::Key;

#[test]
fn two_searches_converge_and_recommend_a_move_at_each_moment() {
    browse(
        "two_searches_converge",
        Viewport::DESKTOP,
        "",
        async |page| {
            two_searches_converge_on_a_small_board(page).await?;
            the_position_shows_what_is_recommended_at_each_moment(page).await?;
            what_is_not_solved_is_said_to_be_unknown(page).await
        },
    );
}

async fn two_searches_converge_on_a_small_board(page: &Page) -> Result<(), Failure> {
    let link = "#/convergence?moves=112233&agents=uct(300),knowledge(100)&seeds=4&width=6&height=5";
    page.load(link).await?;
    page.begin().await?;
    page.wait_for_run("finished").await?;
    // Column 4 wins at once, see tests/convergence.
    let exact = page.text("#exact tbody tr.best").await?;
    assert!(exact.contains('4') && exact.contains("12"), "{exact}");
    let last = "#curves tr[data-agent='knowledge(100)'][data-simulations='100']";
    assert!(page.text(last).await?.contains("100.0 %"));
    assert_eq!(
        page.count(".chart.coloured:not(.legend-line) polyline.line")
            .await?,
        2
    );
    // The table is seen whole: no row is cut, no column is beside it.
    let hidden = "const box = document.querySelector('#curves').parentElement;\
                          return Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight)";
    assert_eq!(page.number(hidden, vec![]).await?, 0.0);
    Ok(())
}

/// Over each column stands how many of the searches recommend it, at the moment that time has come to.
async fn the_position_shows_what_is_recommended_at_each_moment(page: &Page) -> Result<(), Failure> {
    page.load("#/convergence?moves=112233&agents=uct(300),knowledge(100)&seeds=4&width=6&height=5&look=10")
            .await?;
    page.wait_for_run("finished").await?;
    page.wait_for("#position[data-simulations='10']").await?;
    assert_eq!(page.count("#position .thought").await?, 6);
    let shares = "return [...document.querySelectorAll('#position .thought text')].reduce((sum, text) => sum + parseFloat(text.textContent), 0)";
    assert_eq!(page.number(shares, vec![]).await?, 100.0);
    page.press(Key::End).await?;
    page.wait_for("#position[data-simulations='300']").await?;
    // Column 4 wins at once, and so much search finds it each time.
    let certain =
        "return document.querySelector('#position .thought.best text')?.textContent === '100 %'";
    page.wait_until("all recommend the best move", certain, vec![])
        .await?;
    page.wait_for_text("#right", "4 of 4").await?;
    assert_eq!(page.parameter("look").await?, "");
    Ok(())
}

async fn what_is_not_solved_is_said_to_be_unknown(page: &Page) -> Result<(), Failure> {
    page.follow("#/convergence?moves=44&width=8&agents=uct(50)&seeds=2&solve_budget=1000")
        .await?;
    page.begin().await?;
    page.wait_for_run("finished").await?;
    page.wait_for_text("#unknown", "never guessed").await?;
    page.wait_for_text("#curves tbody", "unknown").await
}
