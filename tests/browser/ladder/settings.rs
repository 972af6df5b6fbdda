//! Texts that name no agent give a sentence in the form.

use crate::support::{Viewport, browse};

#[test]
fn a_bad_agent_in_the_form_is_explained_there() {
    browse(
        "a_bad_agent_in_the_form",
        Viewport::DESKTOP,
        "",
        async |page| {
            page.open_ladder("").await?;
            page.set_field("#parameter-agent", "minimax(99)").await?;
            page.wait_for_text("#parameter-agent-error", "from 1 to 12")
                .await?;
            page.set_field("#parameter-agent", "stockfish").await?;
            page.wait_for_text("#parameter-agent-error", "“stockfish”")
                .await?;
            assert_eq!(page.parameter("agent").await?, "");
            page.set_field("#parameter-agent", "minimax(4)").await?;
            page.wait_for_parameter("agent", "minimax(4)").await?;
            assert_eq!(page.count("#parameter-agent-error").await?, 0);
            page.set_field("#parameter-games", "7").await?;
            page.wait_for_text("#parameter-games-error", "even").await
        },
    );
}
