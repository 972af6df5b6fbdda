//! Fields of forms.

use super::Page;
use crate::support::failure::Failure;

impl Page {
    /// Opens all settings of a lab.
    pub async fn open_settings(&self) -> Result<(), Failure> {
        self.click("#all-settings[aria-expanded=false]").await?;
        self.wait_for("#settings:focus").await?;
        Ok(())
    }

    /// Gives a field or a choice a value, as one who types it and leaves the field.
    pub async fn set_field(&self, css: &str, text: &str) -> Result<(), Failure> {
        self.wait_for(css).await?;
        self.fill(css, text, "change").await
    }

    /// Types into a field whose page hears of every letter.
    pub async fn type_into(&self, css: &str, text: &str) -> Result<(), Failure> {
        self.wait_for(css).await?;
        self.fill(css, text, "input").await
    }

    /// Moves a slider.
    pub async fn slide(&self, css: &str, to: u64) -> Result<(), Failure> {
        self.wait_for(css).await?;
        self.fill(css, &to.to_string(), "input").await
    }

    /// Lets a slider go where it is.
    pub async fn let_go(&self, css: &str) -> Result<(), Failure> {
        let body = "document.querySelector(arguments[0]).dispatchEvent(new Event('change', { bubbles: true }))";
        self.script(body, vec![css.into()]).await?;
        Ok(())
    }

    async fn fill(&self, css: &str, text: &str, event: &str) -> Result<(), Failure> {
        let body = "const field = document.querySelector(arguments[0]); field.value = arguments[1];\
                    field.dispatchEvent(new Event(arguments[2], { bubbles: true }))";
        let arguments = vec![css.into(), text.into(), event.into()];
        self.script(body, arguments).await?;
        Ok(())
    }
}
