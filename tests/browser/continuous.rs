//! Continuous games: the plane is pressed and dragged, the question is answered, a game is written, and a wrong one is mended.

use crate::support::{Viewport, browse};

#[test]
fn the_plane_is_pressed_and_the_question_is_answered() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        let name = format!("continuous_{name}");
        browse(&name, viewport, "#/continuous", async |page| {
            page.wait_for("#payoffs[data-known=true]").await?;
            page.wait_for_text("#plane", "q1 = 3, q2 = 3").await?;
            // What the first mover does is not to be seen before somebody has said it.
            assert_eq!(page.count("g.first-mover").await?, 0);
            page.click("#payoffs .predict button:nth-of-type(1)")
                .await?;
            page.wait_for_text("#payoffs", "Right").await?;
            page.wait_for_text("#payoffs", "9/17").await?;
            assert_eq!(page.count("g.first-mover").await?, 3);
            // A press begins the path there.
            page.click(".reaction-plane .frame").await?;
            page.wait_for_text("#path", "by less and less").await?;
            let hash = page.hash().await?;
            assert!(hash.contains("x=0.5"), "{hash}");
            assert_eq!(page.without_room().await?, Vec::<String>::new());
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            Ok(())
        });
    }
}

#[test]
fn rounds_of_elimination_are_drawn_one_after_the_other() {
    browse(
        "continuous_rounds",
        Viewport::DESKTOP,
        "#/continuous?film=elimination&step=2",
        async |page| {
            page.wait_for("#payoffs[data-known=true]").await?;
            assert_eq!(page.count(".reaction-plane .left").await?, 3);
            page.wait_for_text("#elimination", "9/4 to 9/2").await?;
            page.goto_hash("#/continuous?film=elimination&step=4")
                .await?;
            page.wait_for_text("#plane", "step 4 of 20").await?;
            assert_eq!(page.count(".reaction-plane .left").await?, 5);
            Ok(())
        },
    );
}

#[test]
fn a_game_is_written() {
    browse(
        "continuous_own",
        Viewport::DESKTOP,
        "#/continuous?game=contest",
        async |page| {
            page.wait_for_text("#plane", "there is no other").await?;
            page.click(".own-game summary").await?;
            let text = "A: x from 0 to 1\nB: y from 0 to 1\npayoff A = x/y\npayoff B = x - y^2";
            page.set_field(".own-game textarea", text).await?;
            page.click(".own-game button").await?;
            page.wait_for_text(
                ".own-game",
                "no value where x and y are 0 and 0: a division by 0",
            )
            .await?;
            let kept = "return document.querySelector('.own-game textarea').value === arguments[0]";
            assert_eq!(
                page.script(kept, vec![text.into()]).await?,
                true,
                "what is wrong stays"
            );
            page.set_field(".own-game textarea", &text.replace("x/y", "x*y - x^2"))
                .await?;
            page.click(".own-game button").await?;
            page.wait_for_text("#plane", "The best response of A")
                .await?;
            page.wait_for_text("#plane", "x = 0, y = 0").await
        },
    );
}
