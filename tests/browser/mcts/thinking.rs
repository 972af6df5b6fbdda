//! What is thought of a position: exact scores beside it, each opponent in its own terms, one position at a time.

use super::{MIDDLE, solved};
use crate::support::{Viewport, browse};

#[test]
fn every_column_gets_its_exact_score() {
    browse("mcts_exact", Viewport::DESKTOP, MIDDLE, async |page| {
        solved(page).await?;
        // As the solver's own tests have them.
        let scores = [("1", "+1"), ("2", "+4"), ("5", "+12"), ("7", "+3")];
        for (column, score) in scores {
            let cell = format!("#thoughts tr[data-column='{column}'] td[data-exact='{score}']");
            page.wait_for(&cell).await?;
        }
        // With 12 of 42 stones on the board a score of 12 is the seventh stone from now.
        page.wait_for_text("#verdict", "First wins in 7 moves (score +12 for First")
            .await?;
        page.wait_for_text("#thoughts tr[data-column='5'] td.exact", "wins in 7")
            .await?;
        page.wait_for_text("#verdict", "Its choice").await
    });
}

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
fn the_machine_plays_as_a_perfect_player() {
    let hash = "#/mcts?moves=445523314672&agent=perfect&person=second";
    browse("mcts_perfect", Viewport::DESKTOP, hash, async |page| {
        // What it thinks is there before anybody asks; only then it can be told to move.
        page.wait_for_text("main", "no move has a better").await?;
        page.click("#machine-move[aria-disabled=false]").await?;
        page.wait_until(
            "the winning move",
            "return /moves=445523314672[56]/.test(location.hash)",
            vec![],
        )
        .await?;
        // What it knew where it decided: exact scores, no visits.
        page.click("#past-thoughts > summary").await?;
        page.wait_for_text("#past-summary", "no move has a better")
            .await?;
        let header = page.text("#past-thoughts-table thead").await?;
        assert!(
            header.contains("Its score") && !header.contains("Visits"),
            "{header}"
        );
        page.wait_for("#past-verdict").await?;
        Ok(())
    });
}

#[test]
fn agents_say_what_they_know_and_nothing_else() {
    browse("mcts_sights", Viewport::DESKTOP, "", async |page| {
        for (agent, says) in [
            ("random", "It drew column"),
            ("tactical", "It saw no win and nothing to block"),
            ("minimax(4)", "It looked 4 moves ahead"),
        ] {
            page.open_lab(&format!("moves=4&agent={agent}&exact=0"))
                .await?;
            page.wait_for("#summary[data-state=finished]").await?;
            page.wait_for_text("#summary", says).await?;
            // Nothing is known about single moves, so there is no table of them.
            assert_eq!(page.count("#thoughts").await?, 0, "{agent}");
            assert_eq!(page.count(".board .thought").await?, 0, "{agent}");
        }
        page.open_lab("moves=4&agent=uct(200)&exact=0").await?;
        page.wait_for_text("#summary", "200 simulations.").await
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

#[test]
fn widening_is_compared_with_the_search_without_it() {
    let hash = "#/mcts?moves=44&simulations=5000&view=widening";
    browse("mcts_widening", Viewport::DESKTOP, hash, async |page| {
        page.wait_for("#widening .chart polyline.line").await?;
        page.wait_for_text("#widening", "have been visited once only")
            .await?;
        page.wait_for_text("#widening", "It was as deep as that by simulation")
            .await
    });
}
