//! The table of information sets: sorting, filtering, selecting.

use crate::support::{Failure, Page, Viewport, browse};

#[test]
fn information_sets_have_histories_and_equilibria_and_are_sorted_and_filtered() {
    browse("regret_table", Viewport::DESKTOP, "", async |page| {
        a_selected_information_set_has_a_history(page).await?;
        the_slider_goes_through_kuhns_equilibria(page).await?;
        the_table_is_sorted_and_filtered(page).await
    });
}

async fn the_slider_goes_through_kuhns_equilibria(page: &Page) -> Result<(), Failure> {
    page.wait_for_text("#place", "nearest equilibrium").await?;
    assert_eq!(page.count("#family tbody tr").await?, 12);
    page.slide("#alpha-slider", 300).await?;
    page.wait_for_text("#alpha-shown", "0.3333").await?;
    page.wait_for_text("#family tr[data-key=K]", "1.0000")
        .await?;
    page.wait_for_parameter("equilibrium", "0.3333333333333333")
        .await?;
    page.slide("#alpha-slider", 0).await?;
    page.wait_for_text("#family tr[data-key=K]", "0.0000")
        .await?;
    page.click("#nearest-alpha").await?;
    page.wait_until(
        "the nearest equilibrium",
        "return !document.querySelector('#alpha-shown').innerText.includes('0.0000')",
        vec![],
    )
    .await
}

async fn a_selected_information_set_has_a_history(page: &Page) -> Result<(), Failure> {
    page.learn("iterations=200").await?;
    page.wait_for("#nothing-selected").await?;
    page.click("#information-sets tr[data-key=K] .key").await?;
    page.wait_for_text("#selected-heading", "K · first to act")
        .await?;
    page.wait_for_text("#history .legend", "in equilibrium, at most")
        .await?;
    page.click("#history .tabs button:nth-child(2)").await?;
    page.wait_for_text("#history figcaption", "Current strategy")
        .await?;
    page.click("#history .tabs button:nth-child(3)").await?;
    page.wait_for_text("#history figcaption", "Average regret")
        .await?;
    // Where what is regretted is looked at, no equilibrium is drawn.
    assert_eq!(page.count("#history .legend").await?, 0);
    page.click("#history .tabs button:nth-child(1)").await?;
    page.click("#information-sets tr[data-key=Kb] .key").await?;
    page.wait_for_text("#history .legend", "in every equilibrium")
        .await
}

async fn the_table_is_sorted_and_filtered(page: &Page) -> Result<(), Failure> {
    assert_eq!(
        page.shown_sets().await?,
        "J Q K Jpb Qpb Kpb Jp Qp Kp Jb Qb Kb"
    );
    page.click("[data-sort=key]").await?;
    page.wait_for("th[aria-sort=ascending] [data-sort=key]")
        .await?;
    assert_eq!(
        page.shown_sets().await?,
        "J Jb Jp Jpb K Kb Kp Kpb Q Qb Qp Qpb"
    );
    page.click("[data-sort=key]").await?;
    page.wait_for("th[aria-sort=descending] [data-sort=key]")
        .await?;
    assert!(page.shown_sets().await?.starts_with("Qpb Qp"));
    for column in [
        "player",
        "average",
        "current",
        "regret",
        "cost",
        "reach",
        "given-away",
    ] {
        page.click(&format!("[data-sort={column}]")).await?;
        page.wait_for(&format!("th:not([aria-sort=none]) [data-sort={column}]"))
            .await?;
    }
    it_is_filtered(page).await
}

async fn it_is_filtered(page: &Page) -> Result<(), Failure> {
    page.set_field("#filter-player", "1").await?;
    page.wait_for_text("#shown", "of 6").await?;
    page.script(
        "const field = document.querySelector('#filter-text'); field.value = 'kb';\
             field.dispatchEvent(new Event('input', { bubbles: true }))",
        vec![],
    )
    .await?;
    page.wait_for_text("#shown", "of 1").await?;
    assert_eq!(page.shown_sets().await?, "Kb");
    // What is searched for is in the link, and in the words that people say.
    page.wait_for_parameter("filter", "kb").await?;
    page.load("#/regret?filter=check,%20bet").await?;
    page.wait_for_text("#shown", "of 3").await?;
    assert_eq!(page.shown_sets().await?, "Jpb Qpb Kpb");
    Ok(())
}
