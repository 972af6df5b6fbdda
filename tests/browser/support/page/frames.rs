//! Pages of another origin, with this page in their frames.

use super::Page;
use crate::support::Failure;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

impl Page {
    /// The page's address.
    pub fn url(&self) -> String {
        self.server.url()
    }

    /// Shows a document of an origin of its own.
    pub async fn show_elsewhere(&self, document: &str) -> Result<(), Failure> {
        let content = STANDARD.encode(document);
        self.client
            .goto(&format!("data:text/html;base64,{content}"))
            .await?;
        Ok(())
    }

    /// From now on everything is about what stands in a frame, until [`Self::leave_frame`].
    pub async fn enter_frame(&self, index: u16) -> Result<(), Failure> {
        Ok(self.client.enter_frame(Some(index)).await?)
    }

    /// Back to the document around the frame.
    pub async fn leave_frame(&self) -> Result<(), Failure> {
        Ok(self.client.enter_parent_frame().await?)
    }
}
