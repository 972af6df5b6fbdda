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
        .await?;
        // What it knows: exact scores, no visits.
        page.wait_for_text("#summary", "no move has a better")
            .await?;
        let header = page.text("#thoughts thead").await?;
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
            page.click("#hint").await?;
            page.wait_for("#summary[data-state=finished]").await?;
            page.wait_for_text("#summary", says).await?;
            let header = page.text("#thoughts thead").await?;
            assert!(
                !header.contains("Visits") && !header.contains("Mean"),
                "{agent}: {header}"
            );
            assert_eq!(page.count(".board .thought").await?, 0, "{agent}");
        }
        page.open_lab("moves=4&agent=uct(200)&exact=0").await?;
        page.click("#hint").await?;
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
        page.wait_for("#summary[data-state=past]").await?;
        page.wait_for_text("#thoughts-heading", "before move 13")
            .await?;
        // The table is about the position where the machine decided, and so are its exact scores.
        page.wait_for("#past-verdict[data-finished=true]").await?;
        let cell = "#thoughts tr[data-column='5'] td.exact";
        assert_eq!(page.text(cell).await?, before);
        page.wait_for_text("#past-verdict", "Its choice").await
    });
}

#[test]
fn a_new_node_has_no_mean_before_its_result_has_come_back() {
    let hash = "#/mcts?moves=4453&c=1.4&simulations=200&seed=7&exact=0&look=2";
    browse("mcts_new_node", Viewport::DESKTOP, hash, async |page| {
        page.wait_for("#inside[data-simulations='1'] .tree-picture [data-node='1']")
            .await?;
        page.wait_for_text("#phases .lit", "Expansion").await?;
        assert_eq!(page.count(".tree-picture [data-node='1'] .label").await?, 0);
        assert_eq!(
            page.text(".tree-picture [data-node='1'] .value").await?,
            "0"
        );
        page.load("#/mcts?moves=4453&c=1.4&simulations=200&seed=7&exact=0&look=445")
            .await?;
        page.wait_for("#inside[data-simulations='112'] .tree-picture [data-node]")
            .await?;
        let chosen = "const row = document.querySelector('#path tbody tr');\
            const mean = Number(row.querySelector('td').innerText);\
            const label = document.querySelector('.tree-picture .open:not([data-node=\"0\"]) .label');\
            return label !== null && Math.abs(Number(label.textContent) - mean) < 0.0051";
        page.wait_until("the tree to say what the arithmetic says", chosen, vec![])
            .await
    });
}
