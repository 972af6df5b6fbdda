//! Strategic games: it opens on its matrix and picture, payoffs are typed and stepped, games are pasted, algorithms are watched.

use crate::support::{Viewport, browse};
use fantoccini::key::Key;

const GAME: &str = "#matrix table.payoffs";

#[test]
fn it_opens_on_the_matrix_and_the_picture_of_its_best_responses() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        let name = format!("matrix_{name}");
        browse(&name, viewport, "#/matrix", async |page| {
            page.wait_for_run("finished").await?;
            page.wait_for(GAME).await?;
            page.wait_for("svg.response-square[data-equilibria='3']")
                .await?;
            // Both players' best responses, at each of two actions of the other.
            assert_eq!(page.count("#matrix .payoff.best").await?, 4);
            assert_eq!(page.count("#matrix .payoff-cell.equilibrium").await?, 2);
            page.wait_for_text("#equilibria-table", "3/5 opera + 2/5 match")
                .await?;
            assert_eq!(page.without_room().await?, Vec::<String>::new());
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            Ok(())
        });
    }
}

#[test]
fn a_payoff_that_is_typed_or_stepped_changes_everything_and_a_wrong_one_nothing() {
    browse(
        "matrix_payoff",
        Viewport::DESKTOP,
        "#/matrix?game=prisoners-dilemma",
        async |page| {
            page.wait_for_run("finished").await?;
            assert_eq!(page.count("svg.response-square .equilibrium-dot").await?, 1);
            // Cooperation together pays enough: a stag hunt.
            page.set_field("[data-key=payoff-0-0]", "11/2").await?;
            page.wait_for("svg.response-square[data-equilibria='3']")
                .await?;
            let address = page.hash().await?;
            assert!(
                address.contains("payoffs=symmetric")
                    && address.contains("actions=cooperate,defect"),
                "{address}"
            );
            page.set_field("[data-key=payoff-0-0]", "two").await?;
            page.wait_for_text("#matrix .field-error", "An integer")
                .await?;
            assert_eq!(page.hash().await?, address);
            page.click("[data-key=payoff-0-0]").await?;
            page.press(Key::Down).await?;
            page.wait_for("svg.response-square[data-equilibria='1']")
                .await?;
            Ok(())
        },
    );
}

#[test]
fn a_game_is_pasted_and_what_is_wrong_with_it_is_said_and_kept() {
    browse(
        "matrix_paste",
        Viewport::DESKTOP,
        "#/matrix",
        async |page| {
            page.open_settings().await?;
            page.set_field("#paste-game", "1,2 3,4\n5,6").await?;
            page.click(".paste-game button").await?;
            page.wait_for_text(".paste-game .field-error", "row 2 has another number of cells (1)")
                .await?;
            let typed = page
                .script("return document.querySelector('#paste-game').value", vec![])
                .await?;
            assert_eq!(typed.as_str(), Some("1,2 3,4\n5,6"));
            page.set_field("#paste-game", "\tleft\tright\nup\t2,1\t0,0\ndown\t0,0\t1,2")
                .await?;
            page.click(".paste-game button").await?;
            page.wait_for_text(GAME, "down").await?;
            Ok(())
        },
    );
}

#[test]
fn an_algorithm_is_watched_step_by_step() {
    let link = "#/matrix?game=shapley&view=algorithm";
    browse("matrix_algorithm", Viewport::DESKTOP, link, async |page| {
        page.wait_for_text("#algorithm [role=status]", "Nobody plays anything yet")
            .await?;
        page.press(Key::End).await?;
        page.wait_for_text("#algorithm [role=status]", "an equilibrium")
            .await?;
        page.goto_hash("#/matrix?game=shapley&view=algorithm&algorithm=supports&step=end")
            .await?;
        page.wait_for_text("#supports", "an equilibrium").await?;
        Ok(())
    });
}

#[test]
fn strategies_move_from_where_somebody_presses() {
    let link = "#/matrix?game=matching-pennies&view=dynamics";
    browse("matrix_dynamics", Viewport::DESKTOP, link, async |page| {
        page.wait_for("#dynamics[data-points='2000']").await?;
        page.wait_for("#dynamics .flow-arrow").await?;
        let press = "const picture = document.querySelector('#dynamics svg.response-square');
            const room = picture.getBoundingClientRect();
            const at = { bubbles: true, clientX: room.left + room.width / 2, clientY: room.top + room.height / 2 };
            picture.dispatchEvent(new MouseEvent('click', at))";
        page.script(press, vec![]).await?;
        page.wait_until(
            "a start in the address",
            "return location.hash.includes('from=')",
            vec![],
        )
        .await?;
        page.goto_hash("#/matrix?game=rock-paper-scissors-generous&view=dynamics")
            .await?;
        page.wait_for("#dynamics svg.response-triangle .orbit-path")
            .await?;
        // One population has one triangle, two have two.
        assert_eq!(page.count("#dynamics svg.response-triangle").await?, 1);
        page.goto_hash("#/matrix?game=rock-paper-scissors-generous&view=dynamics&populations=two")
            .await?;
        page.wait_until(
            "two triangles",
            "return document.querySelectorAll('#dynamics svg.response-triangle').length === 2",
            vec![],
        )
        .await
    });
}

#[test]
fn equilibria_of_three_players_have_a_bound() {
    browse(
        "matrix_volunteers",
        Viewport::DESKTOP,
        "#/matrix?game=volunteers",
        async |page| {
            page.wait_for_run("finished").await?;
            page.wait_for_text("#equilibria", "these are all").await?;
            assert_eq!(page.count("#equilibria-table tbody tr").await?, 7);
            assert_eq!(page.count(GAME).await?, 2);
            Ok(())
        },
    );
}
