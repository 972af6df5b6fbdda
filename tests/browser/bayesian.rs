//! Bayesian games: the question is answered, an equilibrium and a type are pressed, a game is written, and a wrong one is mended.

use crate::support::{Viewport, browse};

#[test]
fn types_are_pressed_and_the_question_is_answered() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        let name = format!("bayesian_{name}");
        browse(&name, viewport, "#/bayesian", async |page| {
            page.wait_for("#knowing[data-known=true]").await?;
            page.wait_for_text("#strategies", "Ann gets 1 and Bob gets 3/2")
                .await?;
            // Nothing says how many equilibria there are before somebody has said it.
            assert_eq!(page.count(".equilibrium-list").await?, 0);
            page.click("#equilibria .predict button:nth-of-type(2)")
                .await?;
            page.wait_for_text("#equilibria", "Right").await?;
            page.wait_for_text("#equilibria", "There are exactly 3 equilibria.")
                .await?;
            page.click(".equilibrium-list li:nth-child(2) button")
                .await?;
            page.wait_for_text("#strategies", "Ann gets 2/3 and Bob gets 1")
                .await?;
            page.wait_for_text("#strategies", "Ann believes").await?;
            page.click("#strategies .of-second .type-name").await?;
            page.wait_for_text("#payoffs", "What Bob (friendly) thinks possible")
                .await?;
            assert_eq!(page.count("#payoffs .state-payoffs").await?, 1);
            assert_eq!(page.without_room().await?, Vec::<String>::new());
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            Ok(())
        });
    }
}

#[test]
fn a_game_is_written_and_goes_on_as_a_matrix() {
    browse(
        "bayesian_own",
        Viewport::DESKTOP,
        "#/bayesian?game=knowing-hurts",
        async |page| {
            page.wait_for_text("#knowing", "Knowing hurts Bob: 3/4")
                .await?;
            page.click(".own-game summary").await?;
            let text = "Ann: l, r\nBob (s 1/2, w 1/3): l, r\npayoffs: 1:1, 0:0\n0:0, 2:1";
            page.set_field(".own-game textarea", text).await?;
            page.click(".own-game button").await?;
            page.wait_for_text(".own-game", "add up to 5/6, not to 1")
                .await?;
            let kept = "return document.querySelector('.own-game textarea').value === arguments[0]";
            assert_eq!(
                page.script(kept, vec![text.into()]).await?,
                true,
                "what is wrong stays"
            );
            page.set_field(".own-game textarea", &text.replace("1/3", "1/2"))
                .await?;
            page.click(".own-game button").await?;
            page.wait_for_text(".sentence", "Only Bob knows which it is: s or w.")
                .await?;
            page.click("#as-matrix").await?;
            page.wait_for(".payoffs").await?;
            page.wait_for_text("main", "Bob").await
        },
    );
}

#[test]
fn a_number_that_makes_a_type_impossible_is_mended() {
    browse(
        "bayesian_wrong",
        Viewport::DESKTOP,
        "#/bayesian?game=reputation&x=0",
        async |page| {
            page.wait_for_text("main", "has the probability 0").await?;
            page.goto_hash("#/bayesian?game=reputation&x=0.4").await?;
            page.wait_for_text("#strategies", "Entrant gets 1/5").await
        },
    );
}
