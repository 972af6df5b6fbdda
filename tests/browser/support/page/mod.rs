//! A page in a browser, as a test talks to it.
//!
//! Its methods are grouped by what they are for: `find` waits and reads, `calm` waits until nothing changes; `input`,
//! `focus` and `form` type, click and choose; `address` reads the experiment from the address; `run` follows a run;
//! `files` gives files and takes them; `frames` puts the page into pages of another origin; `picture` takes screenshots; `measure` says what the page costs, `names` what it
//! calls its controls, `outline` whether headings, ids and labels are right, `room` whether everything has room, `paper` whether it can be printed,
//! `accessibility` whether everybody can use it, `verdict` whether it behaved; `windows` opens several.

mod accessibility;
mod address;
mod calm;
mod files;
mod find;
mod focus;
mod form;
mod frames;
mod input;
mod measure;
mod names;
mod outline;
mod paper;
mod picture;
mod room;
mod run;
mod verdict;
mod windows;

use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use fantoccini::Client;
use serde_json::{Value, json};

use super::console::ConsoleEntry;
use super::failure::Failure;
use super::server::{IsRefused, Server};
use super::viewport::Viewport;
use super::{browsers, devtools, settings};

/// One page in one browser, with a server of its own.
pub struct Page {
    client: Client,
    server: Server,
    viewport: Viewport,
    /// Whether the browser can be used by a test that wants nothing special.
    is_usual: bool,
    /// Warnings and errors so far: the driver hands each one out only once.
    console: Mutex<Vec<ConsoleEntry>>,
}

/// What is special about a start.
#[derive(Clone, Copy, Debug, Default)]
pub struct Start<'a> {
    /// A video that the browser's camera sees.
    pub camera: Option<&'a Path>,
    /// Another built page.
    pub dist: Option<&'a Path>,
    /// Whether the page is kept for times without network. Most tests look at something else, and are the quicker without.
    pub is_kept: bool,
    /// How long the test may take, if that is more than usual.
    pub limit: Option<Duration>,
}

impl Start<'_> {
    /// As visitors have it, with what keeps the page.
    pub const KEPT: Self = Self {
        camera: None,
        dist: None,
        is_kept: true,
        limit: None,
    };
}

impl Page {
    /// Loads the page in a browser at `hash` (`#/…`); where that is empty, leaves the browser's tab empty.
    pub async fn open(hash: &str, viewport: Viewport) -> Result<Self, Failure> {
        Self::open_with(hash, viewport, Start::default()).await
    }

    /// The same with something special.
    pub async fn open_with(
        hash: &str,
        viewport: Viewport,
        Start {
            camera,
            dist,
            is_kept,
            ..
        }: Start<'_>,
    ) -> Result<Self, Failure> {
        let dist = dist.map_or_else(settings::dist, Path::to_owned);
        let server = Server::start(&dist, is_kept).await?;
        let client = match camera {
            None => browsers::take(viewport).await?,
            camera => browsers::start(viewport, camera).await?,
        };
        let page = Self {
            client,
            server,
            viewport,
            is_usual: camera.is_none(),
            console: Mutex::default(),
        };
        match page.start(hash).await {
            Ok(()) => Ok(page),
            Err(failure) => {
                page.close().await;
                Err(failure)
            }
        }
    }

    async fn start(&self, hash: &str) -> Result<(), Failure> {
        devtools::emulate(&self.client, self.viewport).await?;
        if hash.is_empty() {
            return Ok(());
        }
        self.load(hash).await
    }

    /// Loads the page from its start, at `hash`, or at its bare address where that is empty.
    pub async fn load(&self, hash: &str) -> Result<(), Failure> {
        // From another document: a change of the hash alone would load nothing.
        self.client.goto("about:blank").await?;
        let url = format!("{}{hash}", self.server.url());
        self.client.goto(&url).await?;
        self.settle().await
    }

    /// Leaves the page for as long as this; [`Self::load`] comes back.
    pub async fn leave_for(&self, away: Duration) -> Result<(), Failure> {
        self.client.goto("about:blank").await?;
        tokio::time::sleep(away).await;
        Ok(())
    }

    /// From now on the page is seen by another visitor in the same window.
    pub async fn show_as(&self, visitor: Viewport) -> Result<(), Failure> {
        devtools::emulate(&self.client, visitor).await?;
        self.wait_for_calm().await
    }

    /// Waits until the page has been drawn: telephones decide how wide a page is when they first draw it.
    async fn settle(&self) -> Result<(), Failure> {
        let two_frames = "return new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))";
        self.script(two_frames, vec![]).await?;
        Ok(())
    }

    /// As if there were no network any more.
    pub fn go_offline(&self) {
        self.server.refuse(|_| true);
    }

    /// As if these paths could not be reached.
    pub fn refuse(&self, is_refused: IsRefused) {
        self.server.refuse(is_refused);
    }

    /// The WebAssembly files that the page and its workers have asked for since this was last looked at.
    pub fn take_asked_programs(&self) -> Vec<String> {
        let mut asked = self.server.take_asked();
        asked.retain(|path| path.ends_with(".wasm"));
        asked
    }

    /// All paths can be reached again, and that some could not is forgiven: what is missing and what the console says about it.
    pub async fn answer_again(&self) -> Result<(), Failure> {
        self.server.answer_all();
        self.forgive_missing();
        self.forgive_console().await.map(drop)
    }

    /// For a test that asks the server for what it does not have.
    pub fn forgive_missing(&self) {
        self.server.forget_missing();
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<(), Failure> {
        self.client.refresh().await?;
        self.settle().await
    }

    /// Goes to another place within the page, as a link does.
    pub async fn goto_hash(&self, hash: &str) -> Result<(), Failure> {
        self.script("location.hash = arguments[0]", vec![hash.into()])
            .await?;
        Ok(())
    }

    /// Comes to a place from the gallery, as by a link there. To load the program anew for each of many places would take most of the time.
    pub async fn follow(&self, hash: &str) -> Result<(), Failure> {
        self.goto_hash("#/gallery").await?;
        self.wait_for(".gallery h1").await?;
        self.goto_hash(hash).await
    }

    /// The browser's "back" button.
    pub async fn back(&self) -> Result<(), Failure> {
        Ok(self.client.back().await?)
    }

    /// The page's address from `#` on.
    pub async fn hash(&self) -> Result<String, Failure> {
        let hash = self.script("return location.hash", vec![]).await?;
        Ok(hash.as_str().unwrap_or_default().to_owned())
    }

    /// Runs a script before those of the page, every time the page is loaded from now on ([`Self::reload`]).
    pub async fn eval_before_load(&self, script: &str) -> Result<(), Failure> {
        let command = "Page.addScriptToEvaluateOnNewDocument";
        devtools::execute(&self.client, command, json!({ "source": script })).await?;
        Ok(())
    }

    /// Runs the body of a function in the page; its arguments are in `arguments`.
    ///
    /// If it returns a promise, this waits for what that promises.
    pub async fn script(&self, body: &str, arguments: Vec<Value>) -> Result<Value, Failure> {
        Ok(self.client.execute(body, arguments).await?)
    }

    /// The sentences that a script returns.
    pub async fn sentences(&self, body: &str) -> Result<Vec<String>, Failure> {
        let said = self.script(body, vec![]).await?;
        let said = said.as_array().ok_or_else(|| Failure::Answer {
            question: body.to_owned(),
            answer: said.to_string(),
        })?;
        Ok(said
            .iter()
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect())
    }

    /// Leaves the browser to the next test.
    pub async fn leave(self) -> Result<(), Failure> {
        if self.is_usual {
            browsers::give_back(self.client, self.viewport, &self.server.origin()).await
        } else {
            self.close().await;
            Ok(())
        }
    }

    /// Ends the browser. One that does not answer ends with the driver.
    pub async fn close(self) {
        let _ = self.client.close().await;
    }
}
