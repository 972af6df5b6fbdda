//! Whether the page keeps the Web Content Accessibility Guidelines 2.2, levels A and AA, as far as a program can tell: axe-core does.

use serde_json::json;

use super::Page;
use crate::support::devtools;
use crate::support::failure::Failure;
use crate::support::viewport::Viewport;

/// axe-core; see the folder's README.
const AXE: &str = include_str!("../../axe/axe.min.js");

/// Looks with all rules of the guidelines, or with one rule alone, and says what is wrong in words. What the bar at the window's edge
/// lies over for the moment comes out when one scrolls.
const LOOK: &str =
    "const runOnly = rule || ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
return axe.run(document, { runOnly, resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ target, any, all, none }) => {
    const reason = [...any, ...all, ...none].map(check => check.message).find(Boolean) ?? '';
    return `${id}: ${target.join(' ')}: ${reason}`;
  })).filter(fault => !fault.includes('partially obscured')));";

/// A result that comes while one looks is laid out, and only then described: what is wrong must still be so at the last look.
const LOOKS: usize = 3;

impl Page {
    /// What breaks the guidelines in what is shown now, in the theme that is shown; nothing where all is well.
    pub async fn inaccessible(&self) -> Result<Vec<String>, Failure> {
        self.axe(None).await
    }

    /// The same in one theme, whichever the visitor has.
    pub async fn inaccessible_in(&self, dark: bool) -> Result<Vec<String>, Failure> {
        self.axe_in(dark, None).await
    }

    /// The same, and contrast in the other theme too, as for a visitor who likes that one better.
    pub async fn inaccessible_in_both_themes(&self) -> Result<Vec<String>, Failure> {
        let mut faults = self.inaccessible().await?;
        let other = !self.viewport.dark;
        faults.extend(self.axe_in(other, Some("color-contrast")).await?);
        Ok(faults)
    }

    async fn axe_in(&self, dark: bool, rule: Option<&str>) -> Result<Vec<String>, Failure> {
        let viewport = Viewport {
            dark,
            ..self.viewport
        };
        devtools::emulate(&self.client, viewport).await?;
        let faults = self.axe(rule).await;
        devtools::emulate(&self.client, self.viewport).await?;
        let theme = if dark { "dark" } else { "light" };
        Ok(faults?
            .iter()
            .map(|fault| format!("{theme}: {fault}"))
            .collect())
    }

    async fn axe(&self, rule: Option<&str>) -> Result<Vec<String>, Failure> {
        if self.script("return !window.axe", vec![]).await? == true {
            self.script(&format!("{AXE}; window.axe = axe"), vec![])
                .await?;
        }
        let look = format!("const rule = {}; {LOOK}", json!(rule));
        let mut faults = Vec::new();
        for _ in 0..LOOKS {
            // Colours that fade into one another would be measured in between.
            self.wait_for_calm().await?;
            faults = self.sentences(&look).await?;
            if faults.is_empty() {
                break;
            }
        }
        Ok(faults)
    }
}
