//! The arcade game: played by keyboard, taken over from the agent, in the link, and with touch buttons on a telephone.

use crate::support::{Failure, Key, Page, Viewport, browse};

/// Whether anything is painted on the canvas.
const PAINTED: &str = "const canvas = document.querySelector('.aliens-canvas');\
    const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;\
    return pixels.filter((value, index) => index % 4 === 3 && value > 0).length";

impl Page {
    /// The step that is shown.
    async fn step_shown(&self) -> Result<u32, Failure> {
        let step = self.attribute(".aliens-numbers", "data-step").await?;
        Ok(step.and_then(|step| step.parse().ok()).unwrap_or_default())
    }

    /// Waits until so many steps are played.
    async fn wait_until_played(&self, step: u32) -> Result<(), Failure> {
        let body =
            "return Number(document.querySelector('.aliens-numbers').dataset.step) >= arguments[0]";
        self.wait_until("so many steps are played", body, vec![step.into()])
            .await
    }
}

#[test]
fn a_game_is_played_by_hand_and_stays_in_the_link() {
    browse(
        "aliens_by_hand",
        Viewport::DESKTOP,
        "#/aliens",
        async |page| {
            page.wait_for(".aliens-numbers[data-step='260']").await?;
            assert!(page.number(PAINTED, vec![]).await? > 1_000.0);
            page.click("#from-start").await?;
            page.wait_for("#live").await?;
            // Held for some steps; then fire.
            page.keys("a").await?;
            page.keys(" ").await?;
            page.wait_until_played(10).await?;
            assert!(page.number(PAINTED, vec![]).await? > 1_000.0);
            page.keys("p").await?;
            page.wait_for("#aliens-end").await?;
            let played = page.parameter("played").await?;
            assert!(played.contains('l') && played.contains('f'), "{played}");
            let step = page.step_shown().await?;
            assert_eq!(page.parameter("step").await?, step.to_string());
            // One step back, and the same after a reload.
            page.press(Key::Left).await?;
            page.wait_for_parameter("step", &(step - 1).to_string())
                .await?;
            page.reload().await?;
            page.wait_for(&format!(".aliens-numbers[data-step='{}']", step - 1))
                .await?;
            page.wait_for_text("#aliens-end", "played by you").await?;
            page.click("#watch").await?;
            page.wait_for_text("#aliens-end", "played by the agent")
                .await?;
            Ok(())
        },
    );
}

#[test]
fn a_game_is_taken_over_from_the_agent_with_touch_buttons() {
    browse(
        "aliens_touch",
        Viewport::PHONE,
        "#/aliens?step=40",
        async |page| {
            page.wait_for(".aliens-numbers[data-step='40']").await?;
            page.click("#hand").await?;
            page.wait_for(".aliens-pad").await?;
            page.click(".aliens-touch:last-child").await?;
            page.wait_until_played(50).await?;
            page.click("#hand").await?;
            page.wait_for_text("#aliens-end", "played by you").await?;
            assert!(page.step_shown().await? >= 50);
            assert!(!page.parameter("played").await?.is_empty());
            Ok(())
        },
    );
}
