//! A server for the built page, in a folder of its own choosing.
//!
//! Published pages rarely have a server to themselves. This one has the page under [`FOLDER`] and nothing
//! anywhere else, so that a link that is not relative is found out. It forbids the page, by a security policy,
//! to load anything from any other server; the browser writes each attempt into its console, and those of
//! workers too, which its own lists of requests leave out.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_SECURITY_POLICY, HeaderValue};
use axum::middleware::{self, Next};
use axum::response::Response;
use tokio::net::TcpListener;
use tower_http::services::ServeDir;

use super::failure::Failure;

const FOLDER: &str = "/some/sub-path";

/// Any content, if it is from this server or made by the page itself.
const OWN_ORIGIN_ONLY: HeaderValue = HeaderValue::from_static(
    "default-src 'self' blob: data: 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'",
);

/// The paths that were asked for in vain.
type Missing = Arc<Mutex<Vec<String>>>;

/// A server that runs until the runtime it was started on ends.
pub struct Server {
    address: SocketAddr,
    missing: Missing,
}

impl Server {
    /// Serves the files in `dist` on a free port.
    pub async fn start(dist: &Path) -> Result<Self, Failure> {
        if !dist.join("index.html").is_file() {
            return Err(Failure::NotBuilt(dist.display().to_string()));
        }
        let missing = Missing::default();
        let router = Router::new()
            .nest_service(FOLDER, ServeDir::new(dist))
            .layer(middleware::from_fn_with_state(missing.clone(), answer));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        tokio::spawn(async move { axum::serve(listener, router).await });
        Ok(Self { address, missing })
    }

    /// The page's address, with a slash at its end.
    pub fn url(&self) -> String {
        format!("http://{}{FOLDER}/", self.address)
    }

    /// The paths that were asked for in vain so far.
    pub fn missing(&self) -> Vec<String> {
        self.missing
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}

/// Adds the security policy to every answer, and writes down what is not there.
async fn answer(State(missing): State<Missing>, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let mut response = next.run(request).await;
    response
        .headers_mut()
        .insert(CONTENT_SECURITY_POLICY, OWN_ORIGIN_ONLY);
    if response.status() == StatusCode::NOT_FOUND {
        missing
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(path);
    }
    response
}
