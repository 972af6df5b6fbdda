//! What is thought of a position: exact scores beside it, one position at a time.

use super::solved;
use crate::support::{Viewport, browse};

#[test]
fn few_stones_are_in_the_book() {
    let hash = "#/mcts?moves=44&person=both";
    browse("mcts_book", Viewport::DESKTOP, hash, async |page| {
        solved(page).await?;
        page.wait_for("#thoughts td.exact.best").await?;
        Ok(())
    });
}

#[test]
fn playouts_mislead_where_the_preset_says_so_and_knowledge_repairs_it() {
    browse("mcts_mislead", Viewport::DESKTOP, "#/mcts", async |page| {
        for (name, column, exact) in [
            ("Playouts mislead", "5", "−2"),
            ("Knowledge repairs", "4", "+1"),
        ] {
            page.click("#all-settings").await?;
            let follow = "[...document.querySelectorAll('.presets a')]\
                .find(link => link.innerText.startsWith(arguments[0])).click()";
            page.wait_for(".presets a").await?;
            page.script(follow, vec![name.into()]).await?;
            page.wait_for_text(".sentence [data-value=move]", column)
                .await?;
            let cell =
                format!("#thoughts tr.best[data-column='{column}'] td[data-exact='{exact}']");
            page.wait_for(&cell).await?;
            page.keys("\u{E00C}").await?;
        }
        Ok(())
    });
}

#[test]
fn thoughts_and_exact_scores_shown_together_are_of_one_position() {
    let hash = "#/mcts?moves=445523314672&person=second&simulations=300&seed=3";
    browse("mcts_one_position", Viewport::DESKTOP, hash, async |page| {
        solved(page).await?;
        let before = page.text("#thoughts tr[data-column='5'] td.exact").await?;
        page.click("#machine-move").await?;
        page.wait_for("#past-thoughts").await?;
        page.click("#past-thoughts > summary").await?;
        page.wait_for_text("#past-thoughts > summary", "move 13")
            .await?;
        // The table of where the machine decided has the exact scores of that position.
        page.wait_for("#past-verdict[data-finished=true]").await?;
        let cell = "#past-thoughts-table tr[data-column='5'] td.exact";
        assert_eq!(page.text(cell).await?, before);
        page.wait_for_text("#past-verdict", "Its choice").await?;
        // And that of the position now has its own.
        page.wait_for_text("#verdict", "for Second, who is to move")
            .await
    });
}
