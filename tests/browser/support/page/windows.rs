//! Several windows of one browser. What is asked and done is about one of them at a time.

use fantoccini::wd::WindowHandle;

use super::Page;
use crate::support::{Failure, devtools};

impl Page {
    /// Opens another window of the page, at `hash`, and goes to it. Returns the one before.
    pub async fn open_window(&self, hash: &str) -> Result<WindowHandle, Failure> {
        let opened = self.client.new_window(false).await?;
        let before = self.go_to_window(&opened.handle).await?;
        devtools::emulate(&self.client, self.viewport).await?;
        self.load(hash).await?;
        Ok(before)
    }

    /// Goes to a window. Returns the one before.
    pub async fn go_to_window(&self, window: &WindowHandle) -> Result<WindowHandle, Failure> {
        let before = self.client.window().await?;
        self.client.switch_to_window(window.clone()).await?;
        Ok(before)
    }

    /// Closes this window and goes to another.
    pub async fn close_window(&self, next: &WindowHandle) -> Result<(), Failure> {
        self.client.close_window().await?;
        Ok(self.client.switch_to_window(next.clone()).await?)
    }
}
