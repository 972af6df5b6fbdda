//! Waiting for what the page shows, and reading it.

use std::time::Duration;

use fantoccini::Locator;
use fantoccini::elements::Element;
use serde_json::Value;
use tokio::time::{Instant, sleep};

use super::Page;
use crate::support::failure::Failure;
use crate::support::settings::PATIENCE;

/// How often something awaited is looked for.
const LOOK_AGAIN: Duration = Duration::from_millis(50);

impl Page {
    /// Waits for an element.
    ///
    /// By a script: what the driver has found it holds, and with it the whole picture that it was part of.
    pub async fn wait_for(&self, css: &str) -> Result<(), Failure> {
        self.wait_for_within(css, PATIENCE).await
    }

    /// The same with a patience of one's own.
    pub async fn wait_for_within(&self, css: &str, patience: Duration) -> Result<(), Failure> {
        let what = format!("an element `{css}`");
        let is_there = "return !!document.querySelector(arguments[0])";
        self.wait_until_within(&what, is_there, vec![css.into()], patience)
            .await
    }

    /// Waits until all parts of the page have come (`components/later.rs`).
    pub async fn wait_for_parts(&self) -> Result<(), Failure> {
        self.wait_for("html:not([data-parts])").await
    }

    /// Waits until the first element that fits `css` says `text`, among other things.
    pub async fn wait_for_text(&self, css: &str, text: &str) -> Result<(), Failure> {
        let says = "return document.querySelector(arguments[0])?.innerText.includes(arguments[1])";
        let what = format!("`{css}` to say \"{text}\"");
        self.wait_until(&what, says, vec![css.into(), text.into()])
            .await
    }

    /// Waits until a script returns `true`. `what` is for the message that it did not.
    ///
    /// A script that throws, most often because an element is not there yet, has not returned `true` yet.
    pub async fn wait_until(
        &self,
        what: &str,
        body: &str,
        arguments: Vec<Value>,
    ) -> Result<(), Failure> {
        self.wait_until_within(what, body, arguments, PATIENCE)
            .await
    }

    /// The same with a patience of one's own.
    pub async fn wait_until_within(
        &self,
        what: &str,
        body: &str,
        arguments: Vec<Value>,
        patience: Duration,
    ) -> Result<(), Failure> {
        self.poll(what, patience, async || {
            let answer = self.script(body, arguments.clone()).await?;
            Ok((answer == Value::Bool(true)).then_some(()))
        })
        .await
    }

    pub(super) async fn poll<T>(
        &self,
        what: &str,
        patience: Duration,
        look: impl AsyncFn() -> Result<Option<T>, Failure>,
    ) -> Result<T, Failure> {
        let end = Instant::now() + patience;
        loop {
            let fault = match look().await {
                Ok(Some(found)) => return Ok(found),
                Ok(None) => None,
                Err(failure) if failure.may_pass() => Some(failure),
                Err(failure) => return Err(failure),
            };
            if Instant::now() >= end {
                return Err(fault.unwrap_or_else(|| Failure::Timeout {
                    what: what.to_owned(),
                    seconds: patience.as_secs(),
                }));
            }
            sleep(LOOK_AGAIN).await;
        }
    }

    /// Does something with an element once it is there; again if it is replaced by another one meanwhile.
    pub(super) async fn with_element<T>(
        &self,
        css: &str,
        action: impl AsyncFn(Element) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let what = format!("an element `{css}` that stays");
        self.poll(&what, PATIENCE, async || {
            let found = self.client.find_all(Locator::Css(css)).await?;
            match found.into_iter().next() {
                Some(element) => action(element).await.map(Some),
                None => Ok(None),
            }
        })
        .await
    }

    /// The text of an element, as it is seen.
    pub async fn text(&self, css: &str) -> Result<String, Failure> {
        self.with_element(css, async |element| Ok(element.text().await?))
            .await
    }

    /// An attribute of an element; `None` where it has none of that name.
    pub async fn attribute(&self, css: &str, name: &str) -> Result<Option<String>, Failure> {
        self.with_element(css, async |element| Ok(element.attr(name).await?))
            .await
    }

    /// How many elements fit, once all parts of the page have come.
    pub async fn count(&self, css: &str) -> Result<usize, Failure> {
        let count = "return document.querySelectorAll(arguments[0]).length";
        Ok(self.number(count, vec![css.into()]).await? as usize)
    }
}
