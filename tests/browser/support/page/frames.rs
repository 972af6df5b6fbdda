//! Pages of another origin, with this page in their frames.

use super::Page;
use crate::support::{Failure, node_modules};
use axum::Router;
use axum::response::Html;
use axum::routing::get;
use fantoccini::elements::{Element, ElementRef};
use serde_json::Value;
use std::net::Ipv4Addr;
use std::path::Path;
use tokio::net::TcpListener;
use tower_http::services::ServeDir;

impl Page {
    /// The page's address.
    pub fn url(&self) -> String {
        self.server.url()
    }

    /// What stands before the path in it.
    pub fn origin(&self) -> String {
        self.server.origin()
    }

    /// Shows a document from a server of its own, so of another origin.
    pub async fn show_elsewhere(&self, document: &str) -> Result<(), Failure> {
        let document = document.to_owned();
        // Browsers ask for an icon too.
        let answer = get(async move || Html(document.clone()));
        let router = Router::new().fallback_service(answer);
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        tokio::spawn(async move { axum::serve(listener, router).await });
        self.client.goto(&format!("http://{address}/")).await?;
        Ok(())
    }

    /// Shows a page of a folder, served from another origin; npm's packages are beside it in `node_modules`.
    pub async fn show_site_elsewhere(&self, folder: &Path, page: &str) -> Result<(), Failure> {
        let router = Router::new()
            .route("/favicon.ico", get(async || ()))
            .nest_service("/node_modules", ServeDir::new(node_modules()))
            .fallback_service(ServeDir::new(folder));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        tokio::spawn(async move { axum::serve(listener, router).await });
        self.client
            .goto(&format!("http://{address}/{page}"))
            .await?;
        Ok(())
    }

    /// From now on everything is about what stands in a frame, until [`Self::leave_frame`].
    pub async fn enter_frame(&self, index: u16) -> Result<(), Failure> {
        Ok(self.client.enter_frame(index).await?)
    }

    /// The same of the frame inside an element's shadow.
    pub async fn enter_frame_of(&self, element: &str) -> Result<(), Failure> {
        let frame =
            "return document.querySelector(arguments[0]).shadowRoot.querySelector('iframe')";
        let found = self.script(frame, vec![element.into()]).await?;
        let id = found.as_object().and_then(|found| found.values().next());
        let id = id.and_then(Value::as_str).unwrap_or_default();
        let frame = Element::from_element_id(self.client.clone(), ElementRef::from(id.to_owned()));
        Ok(frame.enter_frame().await?)
    }

    /// Back to the document around the frame.
    pub async fn leave_frame(&self) -> Result<(), Failure> {
        Ok(self.client.enter_parent_frame().await?)
    }
}
