//! Screenshots.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::Page;
use crate::support::devtools;
use crate::support::failure::Failure;

impl Page {
    /// Writes a picture of the window.
    pub async fn screenshot(&self, path: &Path) -> Result<(), Failure> {
        Ok(fs::write(path, self.client.screenshot().await?)?)
    }

    /// Writes a picture of the whole page, with what is below the window's edge.
    pub async fn screenshot_whole(&self, path: &Path) -> Result<(), Failure> {
        let clip = json!({
            "x": 0,
            "y": 0,
            "width": self.viewport.width,
            "height": self.height().await?,
            "scale": 1,
        });
        let parameters = json!({ "captureBeyondViewport": true, "clip": clip });
        self.capture(path, parameters).await
    }

    /// Writes a photograph of the window: a JPEG, which is smaller.
    pub async fn photograph(&self, path: &Path) -> Result<(), Failure> {
        let parameters = json!({ "format": "jpeg", "quality": 60 });
        self.capture(path, parameters).await
    }

    async fn capture(&self, path: &Path, parameters: Value) -> Result<(), Failure> {
        let command = "Page.captureScreenshot";
        let answer = devtools::execute(&self.client, command, parameters).await?;
        let picture = decode(&answer).ok_or_else(|| Failure::Answer {
            question: command.to_owned(),
            answer: "no picture".to_owned(),
        })?;
        Ok(fs::write(path, picture)?)
    }

    /// Whether one has to scroll to see all of the page.
    pub async fn is_taller_than_window(&self) -> Result<bool, Failure> {
        Ok(self.height().await? > f64::from(self.viewport.height))
    }

    async fn height(&self) -> Result<f64, Failure> {
        let script = "return document.documentElement.scrollHeight";
        let height = self.script(script, vec![]).await?;
        height.as_f64().ok_or_else(|| Failure::Answer {
            question: script.to_owned(),
            answer: height.to_string(),
        })
    }
}

fn decode(answer: &Value) -> Option<Vec<u8>> {
    STANDARD.decode(answer["data"].as_str()?).ok()
}
