//! Doing what visitors do: click, type, choose a file.

use std::path::Path;

use fantoccini::Locator;
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use serde_json::{Value, json};

use super::Page;
use crate::support::failure::Failure;
use crate::support::settings::PATIENCE;

/// As a person does before pressing something at the edge of the window, or below the time control, which stays there.
const UNCOVER: &str = "const element = arguments[0];
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!there || !(element.contains(there) || there.contains(element))) element.scrollIntoView({ block: 'center', inline: 'nearest' });";

impl Page {
    /// Waits for an element that is at rest, and clicks its middle: a page that is still being put together would move it away
    /// from under the mouse. Fails if the press misses: what somebody is about to press should not move.
    pub async fn click(&self, css: &str) -> Result<(), Failure> {
        let watch = "window.wasPressed = false;\
                     arguments[0].addEventListener('pointerdown', () => window.wasPressed = true, { capture: true, once: true })";
        let what = format!("an element `{css}` at rest");
        self.poll(&what, PATIENCE, async || {
            let found = self.client.find_all(Locator::Css(css)).await?;
            match found.into_iter().next() {
                Some(element) if self.is_at_rest(&element).await? => {
                    self.script(UNCOVER, vec![json!(element)]).await?;
                    self.script(watch, vec![json!(element)]).await?;
                    Ok(Some(element.click().await?))
                }
                _ => Ok(None),
            }
        })
        .await?;
        // A page that the press has loaded knows nothing about it.
        let missed = "return window.wasPressed === false";
        if self.script(missed, vec![]).await? == Value::Bool(true) {
            return Err(Failure::Missed(css.to_owned()));
        }
        Ok(())
    }

    /// Whether it can be seen, stays where it is for two frames, and no part of the page is still to come that could move it.
    async fn is_at_rest(&self, element: &Element) -> Result<bool, Failure> {
        let at_rest = "const place = () => Object.values(arguments[0].getBoundingClientRect().toJSON()).join();\
                       const before = place();\
                       if (document.documentElement.hasAttribute('data-parts')) return false;\
                       if (getComputedStyle(arguments[0]).visibility === 'hidden') return false;\
                       return new Promise(then => requestAnimationFrame(() => requestAnimationFrame(() => then(place() === before))))";
        Ok(self.script(at_rest, vec![json!(element)]).await? == Value::Bool(true))
    }

    /// Chooses a file in a file input, hidden or not.
    pub async fn set_files(&self, css: &str, path: &Path) -> Result<(), Failure> {
        let path = path.canonicalize()?;
        self.with_element(css, async |input| {
            Ok(input.send_keys(&path.to_string_lossy()).await?)
        })
        .await
    }

    /// Types into whatever has the focus.
    pub async fn keys(&self, text: &str) -> Result<(), Failure> {
        self.perform(text.chars().flat_map(stroke)).await
    }

    /// Presses and releases a key.
    pub async fn press(&self, key: Key) -> Result<(), Failure> {
        self.perform(stroke(key.into())).await
    }

    /// Presses and releases a key while another is held: `(Key::Shift, Key::Tab)`, `(Key::Control, 'z')`.
    pub async fn chord(&self, held: Key, key: impl Into<char>) -> Result<(), Failure> {
        let [down, up] = stroke(held.into());
        let [key_down, key_up] = stroke(key.into());
        self.perform([down, key_down, key_up, up]).await
    }

    async fn perform(&self, strokes: impl IntoIterator<Item = KeyAction>) -> Result<(), Failure> {
        let keyboard = KeyActions::new("keyboard".to_owned());
        let actions = strokes.into_iter().fold(keyboard, KeyActions::then);
        Ok(self.client.perform_actions(actions).await?)
    }
}

fn stroke(key: char) -> [KeyAction; 2] {
    [KeyAction::Down { value: key }, KeyAction::Up { value: key }]
}
