//! The glossary, one press away from every page.

use crate::support::{Key, Viewport, browse};
use texts::ENGLISH;

const BUTTON: &str = "header button[aria-label=Glossary]";
const DIALOG: &str = "dialog.glossary[open]";
/// What the groups in it are called.
const GROUPS: &str = "return [...document.querySelectorAll('dialog.glossary section')].map(group => group.ariaLabel)";

#[test]
fn terms_are_found_and_those_of_the_lab_come_first() {
    for (name, viewport) in [
        ("glossary", Viewport::DESKTOP),
        ("glossary_telephone", Viewport::PHONE),
    ] {
        browse(name, viewport, "#/regret", async |page| {
            page.wait_for(BUTTON).await?;
            page.click(BUTTON).await?;
            page.wait_for(DIALOG).await?;
            let groups = page.sentences(GROUPS).await?;
            let expected = ENGLISH.glossary.groups_for(Some("regret"));
            let expected: Vec<&str> = expected.iter().map(|group| group.name).collect();
            assert_eq!(groups, expected);
            assert_eq!(groups[0], "Poker and regret");
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            page.click("#find-term").await?;
            page.keys("matching").await?;
            page.wait_until(
                "three terms",
                "return document.querySelectorAll('dialog.glossary dt').length === 3",
                vec![],
            )
            .await?;
            page.wait_for_text(DIALOG, "σ(a) = R⁺(a) / Σ R⁺(b)").await?;
            page.keys("zz").await?;
            page.wait_for_text(DIALOG, "No term contains “matchingzz”.")
                .await?;
            // The first time it clears the field.
            page.press(Key::Escape).await?;
            page.press(Key::Escape).await?;
            page.wait_until(
                "the dialog to close",
                "return !document.querySelector('dialog[open]')",
                vec![],
            )
            .await?;
            page.wait_for_focus(BUTTON).await
        });
    }
}
