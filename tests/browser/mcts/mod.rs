//! The Monte Carlo tree search lab beyond playing: exact scores, the coach, the look inside the search, agents.

use crate::support::{Failure, Page, Viewport, browse};

/// Solved in a moment by the engine.
const MIDDLE: &str = "#/mcts?moves=445523314672&simulations=200&seed=3";

async fn solved(page: &Page) -> Result<(), Failure> {
    page.wait_for("#verdict[data-finished=true]").await?;
    Ok(())
}

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
        page.wait_for_text("#verdict", "First wins (+12)").await?;
        page.take_hint().await?;
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
fn the_coach_names_the_price_of_a_move() {
    let hash = "#/mcts?moves=445523314672&person=both&simulations=50";
    browse("mcts_coach", Viewport::DESKTOP, hash, async |page| {
        solved(page).await?;
        page.click("[data-column='1'].column").await?;
        page.wait_for_text("#coach", "costs 11 (best: 5").await
    });
}

#[test]
fn a_search_is_watched_phase_by_phase_and_back() {
    browse("mcts_inside", Viewport::DESKTOP, MIDDLE, async |page| {
        page.take_hint().await?;
        page.wait_for("#inside[data-simulations='200'] .tree-picture [data-node]")
            .await?;
        page.click("#inside button[aria-label^='One step back']")
            .await?;
        page.wait_for_parameter("look", "799").await?;
        page.wait_for_text("#phases .lit", "Playout").await?;
        assert!(
            page.count("#inside .extra .stone").await? > 0,
            "it is on the board"
        );
        page.click("#inside button[aria-label^='To the start']")
            .await?;
        page.wait_for_parameter("look", "0").await?;
        for phase in ["Selection", "Expansion", "Playout", "Backpropagation"] {
            page.click("#inside button[aria-label^='One step forward']")
                .await?;
            page.wait_for_text("#phases .lit", phase).await?;
        }
        page.click("#inside [data-leap='10']").await?;
        page.wait_for("#inside[data-simulations='11'][data-loading=false]")
            .await?;
        page.wait_for_text("#path", "ln").await
    });
}

#[test]
fn a_link_shows_the_same_moment_of_the_search() {
    let hash = "#/mcts?moves=445523314672&simulations=200&exact=0&look=42&seed=3";
    browse("mcts_moment", Viewport::PHONE, hash, async |page| {
        page.wait_for("#inside[data-simulations='11'] .tree-picture [data-node]")
            .await?;
        page.wait_for_text("#phases .lit", "Expansion").await
    });
}

#[test]
fn the_machine_plays_as_a_perfect_player() {
    let hash = "#/mcts?moves=445523314672&agent=perfect&person=second";
    browse("mcts_perfect", Viewport::DESKTOP, hash, async |page| {
        page.click("#machine-move").await?;
        page.wait_until(
            "the winning move",
            "return /moves=445523314672[56]/.test(location.hash)",
            vec![],
        )
        .await
    });
}
