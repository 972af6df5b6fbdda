//! Files for search engines: which pages there are, and that all may be read. Both name whole addresses.

use crate::document::Document;
use lessons::html::escaped;

/// The files with their names, for a page that is served at `address`.
pub fn files(address: &str, documents: &[Document]) -> [(&'static str, String); 2] {
    let folders = [""]
        .into_iter()
        .chain(documents.iter().map(|document| document.folder.as_str()));
    let entry = |folder: &str| {
        format!(
            "<url><loc>{}</loc></url>\n",
            escaped(&format!("{address}{folder}"))
        )
    };
    let entries: String = folders.map(entry).collect();
    let map = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{entries}</urlset>\n"
    );
    let robots = format!("User-agent: *\nAllow: /\nSitemap: {address}sitemap.xml\n");
    [("sitemap.xml", map), ("robots.txt", robots)]
}
