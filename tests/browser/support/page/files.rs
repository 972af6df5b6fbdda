//! Files that the page offers and that it is given.

use std::fs;

use super::Page;
use crate::support::failure::Failure;

/// Keeps downloads instead of saving them: their names and contents. A picture comes as a link of its own.
const KEEP: &str = "if (!window.downloads) {
  window.downloads = [];
  const blobs = new Map();
  const create = URL.createObjectURL;
  URL.createObjectURL = blob => { const url = create.call(URL, blob); blobs.set(url, blob); return url; };
  HTMLAnchorElement.prototype.click = function () {
    window.downloads.push({ name: this.download, blob: blobs.get(this.href), url: this.href });
  };
}";

impl Page {
    /// Saves the run as a file, from the menu.
    pub async fn save(&self) -> Result<(), Failure> {
        self.click("#files").await?;
        self.click("#save").await
    }

    /// From now on (after the next load) keeps what the page offers for download; once, however often it is
    /// asked to.
    pub async fn keep_downloads(&self) -> Result<(), Failure> {
        self.eval_before_load(KEEP).await
    }

    /// The text of the latest download, or the link that it is.
    pub async fn last_download(&self) -> Result<String, Failure> {
        let body =
            "const last = window.downloads.at(-1); return last.blob ? last.blob.text() : last.url";
        let text = self.script(body, vec![]).await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// Presses a button that offers a file of this name, and waits for it.
    pub async fn download(&self, name: &str) -> Result<String, Failure> {
        self.script("window.downloads.length = 0", vec![]).await?;
        self.script("document.querySelector('details.menu').open = true", vec![])
            .await?;
        self.click(&format!("[data-file='{name}']")).await?;
        let is_there = "return window.downloads.at(-1)?.name === arguments[0]";
        self.wait_until(&format!("the file {name}"), is_there, vec![name.into()])
            .await?;
        self.last_download().await
    }

    /// Opens a run's file with this content, as a visitor does.
    pub async fn open_file(&self, name: &str, content: &str) -> Result<(), Failure> {
        self.open_file_in("#open", name, content).await
    }

    /// Gives a field a file with this content, as a visitor does.
    pub async fn open_file_in(
        &self,
        field: &str,
        name: &str,
        content: &str,
    ) -> Result<(), Failure> {
        // Pages that are open at the same time, for tests that call their files alike, differ in their ports.
        let file = format!("saddlepoint-{}-{name}", self.server.port());
        let path = std::env::temp_dir().join(file);
        fs::write(&path, content)?;
        self.set_files(field, &path).await?;
        let read = "return document.querySelector(arguments[0]).value === ''";
        self.wait_until(
            "the page to empty the field, as it does with what it has read",
            read,
            vec![field.into()],
        )
        .await?;
        Ok(fs::remove_file(&path)?)
    }
}
