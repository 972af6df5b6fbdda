//! Site: what all plain pages have in common.

use texts::Texts;

/// What is known when they are made.
#[derive(Clone, Debug)]
pub struct Site {
    pub texts: &'static Texts,
    /// Where the page is served, with a slash at its end, if the build was told.
    pub address: Option<String>,
    /// The content security policy.
    pub policy: String,
    /// Style sheets and scripts, beside the page.
    pub sheets: Vec<String>,
    pub scripts: Vec<String>,
    /// The picture of each lab, by its name in links, as SVG.
    pub pictures: Vec<(&'static str, String)>,
    pub version: &'static str,
}

impl Site {
    /// The whole address of what is at `path` beside the page.
    pub fn url(&self, path: &str) -> Option<String> {
        self.address
            .as_ref()
            .map(|address| format!("{address}{path}"))
    }

    /// The picture of a lab, or nothing.
    pub fn picture(&self, lab: &str) -> &str {
        let found = self.pictures.iter().find(|(of, _)| *of == lab);
        found.map_or("", |(_, picture)| picture)
    }
}
