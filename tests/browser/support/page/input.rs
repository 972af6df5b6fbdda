//! Doing what visitors do: click, type, choose a file.

use std::path::Path;

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;

use super::Page;
use crate::support::failure::Failure;

impl Page {
    /// Waits for an element and clicks its middle.
    pub async fn click(&self, css: &str) -> Result<(), Failure> {
        self.with_element(css, async |element| Ok(element.click().await?))
            .await
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
