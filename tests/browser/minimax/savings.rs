//! What each improvement saves: one press, five searches of the same position.

use crate::support::{Failure, Page, Viewport, browse};

/// The cells of a column.
async fn column(page: &Page, number: usize) -> Result<Vec<String>, Failure> {
    let css = format!("#savings tbody tr > :nth-child({number})");
    let body = "return [...document.querySelectorAll(arguments[0])].map(cell => cell.innerText)";
    let cells = page.script(body, vec![css.into()]).await?;
    let cells = cells.as_array().cloned().unwrap_or_default();
    let text = |cell: &serde_json::Value| cell.as_str().unwrap_or_default().to_owned();
    Ok(cells.iter().map(text).collect())
}

#[test]
fn one_press_fills_the_table() {
    browse(
        "minimax_savings",
        Viewport::DESKTOP,
        "#/minimax",
        async |page| {
            page.wait_for_searches().await?;
            page.click("#fill-savings").await?;
            page.wait_for("#savings tbody tr").await?;
            assert_eq!(column(page, 3).await?[..2], ["13", "11"]);
            assert_eq!(column(page, 4).await?[..2], ["100 %", "85 %"]);
            assert_eq!(column(page, 7).await?, ["3"; 5], "the value is the same");
            page.wait_for_text("#savings-said", "The value is the same each time")
                .await?;
            // Another moment is the same position; another tree is another one.
            page.scrub(20).await?;
            assert_eq!(page.count("#savings").await?, 1);
            page.click("#savings tbody tr:nth-child(2) a").await?;
            page.wait_for_parameter("algorithm", "alpha-beta").await?;
            page.wait_for_searches().await?;
            assert_eq!(
                page.counts(0).await?[1],
                "11",
                "a row is a link to its search"
            );
            Ok(())
        },
    );
}
