//! Citation: how to cite this software, from one source: the version is that of `Cargo.toml`, the words are those of the page.

use texts::{ABOUT, PLAIN};

/// Who has made it, as the licences name them.
const AUTHORS: &str = "The Saddlepoint authors";
/// At your option.
const LICENCES: [&str; 2] = ["MIT", "Apache-2.0"];

/// The Citation File Format 1.2.0, as `CITATION.cff` has it.
pub fn cff(version: &str) -> String {
    let licences: String = LICENCES
        .iter()
        .map(|licence| format!("  - {licence}\n"))
        .collect();
    format!(
        "cff-version: 1.2.0\nmessage: \"{}\"\ntype: software\ntitle: {}\nabstract: \"{}\"\nauthors:\n  - name: {AUTHORS}\nversion: {version}\nlicense:\n{licences}",
        ABOUT.cited, PLAIN.site, ABOUT.lead
    )
}

/// An entry for BibLaTeX.
pub fn bibtex(version: &str) -> String {
    format!(
        "@software{{saddlepoint,\n  title   = {{{}}},\n  author  = {{{{{AUTHORS}}}}},\n  version = {{{version}}},\n  license = {{{}}},\n}}",
        PLAIN.site,
        LICENCES.join(" or ")
    )
}
