//! A server for the built page, in a folder of its own choosing.
//!
//! Published pages rarely have a server to themselves. This one has the page under [`FOLDER`] and nothing
//! anywhere else, so that a link that is not relative is found out. It forbids the page, by a security policy,
//! to load anything from any other server; the browser writes each attempt into its console, and those of
//! workers too, which its own lists of requests leave out.

use std::fs;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Router;
use axum::extract::{self, Request};
use axum::http::StatusCode;
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderValue,
};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tower_http::services::ServeDir;

use super::failure::Failure;

const FOLDER: &str = "/some/sub-path";

/// Any content, if it is from this server or made by the page itself.
const OWN_ORIGIN_ONLY: HeaderValue = HeaderValue::from_static(
    "default-src 'self' blob: data: 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'",
);

/// Whether a path is not answered.
pub type IsRefused = fn(&str) -> bool;

/// What a server does besides answering.
#[derive(Default)]
struct State {
    /// The page, where it is not as in its file.
    page: Option<String>,
    /// The paths that were asked for, by pages and by workers.
    asked: Mutex<Vec<String>>,
    /// Those that were asked for in vain.
    missing: Mutex<Vec<String>>,
    /// Which paths are not answered, as if there were no network.
    is_refused: Mutex<Option<IsRefused>>,
}

/// A server that runs until it is dropped.
pub struct Server {
    address: SocketAddr,
    serving: JoinHandle<io::Result<()>>,
    state: Arc<State>,
}

impl Server {
    /// Serves the files in `dist` on a free port; with `is_kept` false without the script that keeps them for times without network.
    pub async fn start(dist: &Path, is_kept: bool) -> Result<Self, Failure> {
        let page = fs::read_to_string(dist.join("index.html"));
        let page = page.map_err(|_| Failure::NotBuilt(dist.display().to_string()))?;
        let state = Arc::new(State {
            page: (!is_kept).then(|| without_offline(&page)),
            ..State::default()
        });
        let router = Router::new()
            // Compressed where there is a compressed file beside: measurements have them.
            .nest_service(FOLDER, ServeDir::new(dist).precompressed_gzip())
            .layer(middleware::from_fn_with_state(state.clone(), answer));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let serving = tokio::spawn(async move { axum::serve(listener, router).await });
        Ok(Self {
            address,
            serving,
            state,
        })
    }

    /// What browsers keep a page's things under.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// No other server of this machine has it at the same time.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// The page's address, with a slash at its end.
    pub fn url(&self) -> String {
        format!("{}{FOLDER}/", self.origin())
    }

    /// The paths that were asked for since this was last looked at, by pages and by workers.
    pub fn take_asked(&self) -> Vec<String> {
        std::mem::take(&mut *lock(&self.state.asked))
    }

    /// The paths that were asked for in vain so far.
    pub fn missing(&self) -> Vec<String> {
        lock(&self.state.missing).clone()
    }

    /// Forgets them, for a test that asks in vain.
    pub fn forget_missing(&self) {
        lock(&self.state.missing).clear();
    }

    /// From now on these paths are not answered. What is asked for is asked in vain, but for the service worker: browsers look for a newer
    /// one by themselves.
    pub fn refuse(&self, is_refused: IsRefused) {
        *lock(&self.state.is_refused) = Some(is_refused);
    }

    /// From now on everything is answered again.
    pub fn answer_all(&self) {
        *lock(&self.state.is_refused) = None;
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// The page without its script for times without network.
fn without_offline(page: &str) -> String {
    let is_other = |line: &&str| !line.contains("src=\"./offline");
    let others: Vec<&str> = page.lines().filter(is_other).collect();
    assert_eq!(others.len() + 1, page.lines().count(), "one script");
    others.join("\n")
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Adds the security policy to every answer, and writes down what is asked for and what is not there.
async fn answer(
    extract::State(state): extract::State<Arc<State>>,
    request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path().to_owned();
    lock(&state.asked).push(path.clone());
    let is_refused = *lock(&state.is_refused);
    if is_refused.is_some_and(|is_refused| is_refused(&path)) {
        if !path.ends_with("/service-worker.js") {
            lock(&state.missing).push(path);
        }
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let page = state
        .page
        .clone()
        .filter(|_| path.strip_prefix(FOLDER) == Some("/"));
    let mut response = match page {
        Some(page) => Html(page).into_response(),
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, OWN_ORIGIN_ONLY);
    // As the published headers have it, for pages of other origins that use the module.
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    // No later test has this address: what a browser would write down of it is work for nothing.
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if response.status() == StatusCode::NOT_FOUND {
        lock(&state.missing).push(path);
    }
    response
}
