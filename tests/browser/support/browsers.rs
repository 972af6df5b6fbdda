//! Browsers, each of which several tests use one after the other: starting one takes as long as a short test does.
//!
//! Every test has a tab and a server of its own, and what its page kept is thrown away afterwards, so that no test sees anything of
//! another. One that a test has failed in is not used again.

use std::path::Path;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tokio::runtime::{Builder, Runtime};

use super::failure::Failure;
use super::viewport::Viewport;
use super::{devtools, driver};

/// What browsers and servers live on, longer than the test that has begun them.
pub static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    let mut builder = Builder::new_multi_thread();
    let built = builder.worker_threads(2).enable_all().build();
    built.expect("the system lets tests wait for events")
});

/// Those that nobody uses, each with what it was started for.
static IDLE: Mutex<Vec<(Window, Client)>> = Mutex::new(Vec::new());

/// What a browser is started for and cannot change later.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Window {
    width: u32,
    height: u32,
    mobile: bool,
}

impl Window {
    fn of(viewport: Viewport) -> Self {
        Self {
            width: viewport.width,
            height: viewport.height,
            mobile: viewport.mobile,
        }
    }
}

/// A browser with an empty tab: one that is idle, or a new one.
pub async fn take(viewport: Viewport) -> Result<Client, Failure> {
    let window = Window::of(viewport);
    let found = {
        let mut idle = idle();
        let place = idle.iter().position(|(of, _)| *of == window);
        place.map(|place| idle.swap_remove(place).1)
    };
    match found {
        Some(client) => Ok(client),
        None => start(viewport, None).await,
    }
}

/// Starts a browser. On a machine that is very busy one may end while it starts; another one is tried then.
pub async fn start(viewport: Viewport, camera: Option<&Path>) -> Result<Client, Failure> {
    const MORE_TIMES: usize = 2;
    let mut builder = ClientBuilder::new(HttpConnector::new());
    builder.capabilities(devtools::capabilities(viewport, camera));
    let url = driver::url()?;
    for _ in 0..MORE_TIMES {
        if let Ok(client) = builder.connect(&url).await {
            return Ok(client);
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    Ok(builder.connect(&url).await?)
}

/// Keeps a browser for the next test that needs its like, without anything of `origin`.
///
/// # Errors
/// If it does not do what it is told. It is closed then.
pub async fn give_back(client: Client, viewport: Viewport, origin: &str) -> Result<(), Failure> {
    match clear(&client, origin).await {
        Ok(()) => {
            idle().push((Window::of(viewport), client));
            Ok(())
        }
        Err(failure) => {
            let _ = client.close().await;
            Err(failure)
        }
    }
}

/// Closes all windows for an empty one, and forgets what pages of `origin` have kept and said.
async fn clear(client: &Client, origin: &str) -> Result<(), Failure> {
    let used = client.windows().await?;
    let fresh = client.new_window(true).await?;
    for window in used {
        client.switch_to_window(window).await?;
        client.close_window().await?;
    }
    client.switch_to_window(fresh.handle).await?;
    // Only a page in front has the focus.
    devtools::execute(client, "Page.bringToFront", json!({})).await?;
    let all = json!({ "origin": origin, "storageTypes": "all" });
    devtools::execute(client, "Storage.clearDataForOrigin", all).await?;
    devtools::take_console(client).await.map(drop)
}

fn idle() -> MutexGuard<'static, Vec<(Window, Client)>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}
