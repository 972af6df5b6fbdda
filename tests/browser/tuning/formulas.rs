//! Formulas of one's own: what is wrong with one is explained.

use crate::support::{Viewport, browse};

#[test]
fn a_formula_that_is_wrong_is_explained_and_stays() {
    browse(
        "a_wrong_formula",
        Viewport::DESKTOP,
        "#/tuning?problem=own",
        async |page| {
            page.wait_for("#parameter-formula").await?;
            page.set_field("#parameter-formula", "x + (y").await?;
            page.wait_for_text("main", "character 5").await?;
            let still_there =
                "return Number(document.querySelector('#parameter-formula').value === 'x + (y')";
            assert_eq!(page.number(still_there, vec![]).await?, 1.0);
            page.set_field("#parameter-formula", "x / (y - 1)").await?;
            page.begin().await?;
            page.wait_for_run("finished").await?;
            page.wait_for_text("#no-value", "division by 0").await?;
            page.wait_for_text("#no-value", "Character 3").await
        },
    );
}
