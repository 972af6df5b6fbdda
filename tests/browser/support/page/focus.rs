//! The focus, and how it is moved by keyboard.

use std::time::Duration;

use fantoccini::key::Key;

use super::Page;
use crate::support::failure::Failure;

/// No page of ours has more places to stop at.
const MAX_STOPS: usize = 120;

/// What hands the focus on does so when the page is drawn next.
const A_MOMENT: Duration = Duration::from_secs(3);

const HAS_FOCUS: &str = "return document.activeElement.matches(arguments[0])";

impl Page {
    /// Presses the tab key until an element that fits has the focus.
    pub async fn tab_to(&self, css: &str) -> Result<(), Failure> {
        for _ in 0..MAX_STOPS {
            if self.has_focus(css).await? {
                return Ok(());
            }
            self.press(Key::Tab).await?;
        }
        panic!("the tab key does not come to {css}");
    }

    /// The same backwards.
    pub async fn tab_back_to(&self, css: &str) -> Result<(), Failure> {
        for _ in 0..MAX_STOPS {
            if self.has_focus(css).await? {
                return Ok(());
            }
            self.chord(Key::Shift, Key::Tab).await?;
        }
        panic!("shift and tab do not come to {css}");
    }

    /// Whether an element that fits has the focus.
    pub async fn has_focus(&self, css: &str) -> Result<bool, Failure> {
        Ok(self.script(HAS_FOCUS, vec![css.into()]).await?.as_bool() == Some(true))
    }

    /// Waits until something has it: who works by keyboard is not thrown back to the top of the page.
    pub async fn wait_for_any_focus(&self, after: &str) -> Result<(), Failure> {
        // What goes away has gone when the page has been drawn.
        self.settle().await?;
        let what = format!("the focus to be somewhere after {after}");
        let kept =
            "return document.activeElement !== null && document.activeElement !== document.body";
        self.wait_until_within(&what, kept, vec![], A_MOMENT).await
    }

    /// Waits until one has: what goes away goes when the page is drawn next.
    pub async fn wait_for_focus(&self, css: &str) -> Result<(), Failure> {
        let what = format!("the focus to come to {css}");
        self.wait_until(&what, HAS_FOCUS, vec![css.into()]).await
    }
}
