//! The page's own address in the page, for a build that knows it: search engines take it for the one, and messages that a link is sent in
//! show a picture, which needs a whole address (Open Graph protocol, ogp.me).

use std::path::Path;

use crate::failure::Failure;
use crate::marks;

/// Where it goes in `index.html`.
const MARK: &str = "<!-- address -->";
/// The picture, beside the page.
const PICTURE: &str = "icon-512.png";

/// Writes the address into the built page; nothing where the build may be served from anywhere.
pub fn write(dist: &Path, public_url: &str) -> Result<(), Failure> {
    marks::replace(&dist.join("index.html"), MARK, &elements(public_url))
}

/// The address that a build was told, with a slash at its end, if it is a whole one.
pub fn whole_address(public_url: &str) -> Option<String> {
    let is_whole = ["https://", "http://"]
        .iter()
        .any(|scheme| public_url.starts_with(scheme));
    let url = public_url.trim_end_matches('/').replace('"', "%22");
    is_whole.then(|| format!("{url}/"))
}

fn elements(public_url: &str) -> String {
    let Some(url) = whole_address(public_url) else {
        return String::new();
    };
    format!(
        "<link rel=\"canonical\" href=\"{url}\" />\n    <meta property=\"og:url\" content=\"{url}\" />\n    \
         <meta property=\"og:image\" content=\"{url}{PICTURE}\" />\n    <meta property=\"og:image:alt\" content=\"Saddlepoint\" />"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_addresses_are_told() {
        let told = elements("https://example.org/lab/");
        assert!(told.contains("href=\"https://example.org/lab/\""), "{told}");
        assert!(told.contains("https://example.org/lab/icon-512.png"));
        for unknown in ["./", "/lab/"] {
            assert_eq!(elements(unknown), "");
        }
    }

    #[test]
    fn the_picture_is_beside_the_page() {
        let icons = Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/icons");
        assert!(icons.join(PICTURE).is_file());
    }
}
