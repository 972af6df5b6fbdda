//! Pages that are no labs, and what lies over pages, by the accessibility guidelines: at a desk and on a telephone, in both themes. Labs
//! are looked at in `every_lab`, scenes of lessons in `lessons`.

use crate::support::{Failure, Page, Viewport, browse};

const PAGES: [Place; 15] = [
    Place::plain("", "main h1"),
    Place::plain("#/gallery", "main h1"),
    Place::plain("#/course/game-theory", "main h1"),
    Place::plain("#/class", "main h1"),
    Place::plain("#/class/learning-from-regret", "main h1"),
    Place::plain("#/write", "#lesson-text"),
    Place::plain("#/exercises/game-trees-by-hand", "main h1"),
    Place::plain("#/nowhere", "#broken-link"),
    Place::plain("#/minimax?embed=on&view=tree", "main .view"),
    Place::plain("#/minimax?present=on", "main .view"),
    Place::plain("#/lesson/learning-from-regret?present=on", "main .view"),
    Place::pressed("#/mcts", "#all-settings", "#settings:not([hidden])"),
    Place::pressed(
        "#/regret",
        "header button[aria-label=Glossary]",
        "dialog.glossary[open]",
    ),
    Place::pressed("#/racing", "#files", "details[open] #save"),
    Place::pressed("#/lesson/game-trees-by-hand", "#show-sheet", "#print-sheet"),
];

/// A place to look at.
struct Place {
    hash: &'static str,
    press: Option<&'static str>,
    /// There when everything is.
    seen: &'static str,
}

impl Place {
    const fn plain(hash: &'static str, seen: &'static str) -> Self {
        let press = None;
        Self { hash, press, seen }
    }

    const fn pressed(hash: &'static str, press: &'static str, seen: &'static str) -> Self {
        let press = Some(press);
        Self { hash, press, seen }
    }

    async fn arrive(&self, page: &Page) -> Result<(), Failure> {
        page.load(self.hash).await?;
        if let Some(press) = self.press {
            page.wait_for(press).await?;
            // Also where it is folded away.
            let pressed = "document.querySelector(arguments[0]).click()";
            page.script(pressed, vec![press.into()]).await?;
        }
        page.wait_for(self.seen).await?;
        page.wait_for_calm().await
    }
}

/// Goes to each place and fails with all that `judge` says about it.
async fn look_at(
    page: &Page,
    places: &[Place],
    judge: impl AsyncFn() -> Result<Vec<String>, Failure>,
) -> Result<(), Failure> {
    let mut faults = Vec::new();
    for place in places {
        let hash = place.hash;
        let arrived = place.arrive(page).await;
        arrived.map_err(|failure| failure.at(hash))?;
        let found = judge().await?;
        faults.extend(found.iter().map(|fault| format!("{hash}: {fault}")));
    }
    // The broken link is one on purpose.
    page.forgive_console().await?;
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    Ok(())
}

/// A desk at 400 % is a window of 320 pixels, and so low that what lies over the page must leave something to see.
const AT_400_PERCENT: Viewport = Viewport {
    width: 320,
    height: 256,
    ..Viewport::DESKTOP
};

#[test]
fn pages_keep_the_guidelines_at_a_desk_and_have_room_at_400_percent() {
    browse("accessible_desk", Viewport::DESKTOP, "", async |page| {
        look_at(page, &PAGES, async || {
            let mut faults = page.inaccessible_in_both_themes().await?;
            page.show_as(AT_400_PERCENT).await?;
            faults.extend(page.without_room().await?);
            page.show_as(Viewport::DESKTOP).await?;
            faults.extend(page.cut_off_with_spacing().await?);
            Ok(faults)
        })
        .await
    });
}

#[test]
fn pages_keep_the_guidelines_on_a_telephone() {
    browse("accessible_telephone", Viewport::PHONE, "", async |page| {
        look_at(page, &PAGES, async || {
            page.inaccessible_in_both_themes().await
        })
        .await
    });
}
