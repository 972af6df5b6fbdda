//! Package of a lesson: the files of the page with a manifest, and a page that opens the lesson and finds the course system.

use super::Standard;
use experiments::showing::Showing;

/// The file that course systems look for.
pub const MANIFEST: &str = "imsmanifest.xml";
/// The page's own file, and the script that speaks to the course system.
pub const PAGE: &str = "index.html";
pub const SCRIPT: &str = "course.js";

/// What a package is of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Package {
    pub standard: Standard,
    pub title: String,
    /// The link of the lesson's first scene, not as a page.
    pub link: String,
    /// What tells it from others; letters, digits and `-`.
    pub id: String,
}

/// Why there is no package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPage;

/// The page that opens the lesson. It keeps nothing for times without network: the course system has its files.
///
/// # Errors
/// The text is not that of the published page.
pub fn page(package: &Package, published: &str) -> Result<String, NotAPage> {
    let offline = "<script type=\"module\" src=\"./offline";
    let end = "</script>";
    let begin = published.find(offline).ok_or(NotAPage)?;
    let after = begin + published[begin..].find(end).ok_or(NotAPage)? + end.len();
    // Before all other scripts: they look at the address.
    let first = published
        .find("<script src=")
        .filter(|&first| first < begin)
        .ok_or(NotAPage)?;
    let script = format!(
        "<script src=\"./{SCRIPT}\" data-lesson=\"{}\"></script>\n    ",
        escaped(&Showing::Embedded.link(&package.link))
    );
    Ok([
        &published[..first],
        &script,
        &published[first..begin],
        &published[after..],
    ]
    .concat())
}

/// The manifest of a package with these files.
pub fn manifest<'a>(package: &Package, files: impl Iterator<Item = &'a str>) -> String {
    let files: String = files
        .map(|file| format!("      <file href=\"{}\"/>\n", escaped(file)))
        .collect();
    let title = escaped(&package.title);
    let id = &package.id;
    let (namespaces, metadata, kind) = of_standard(package.standard);
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>
<manifest identifier=\"saddlepoint-{id}\" version=\"1\" {namespaces}>
  <metadata>
{metadata}
  </metadata>
  <organizations default=\"lesson\">
    <organization identifier=\"lesson\">
      <title>{title}</title>
      <item identifier=\"item\" identifierref=\"page\">
        <title>{title}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier=\"page\" type=\"webcontent\" {kind}=\"sco\" href=\"{PAGE}\">
{files}    </resource>
  </resources>
</manifest>
"
    )
}

/// Namespaces, metadata, and the attribute that says what speaks to the system.
fn of_standard(standard: Standard) -> (&'static str, &'static str, &'static str) {
    match standard {
        Standard::Scorm12 => (
            "xmlns=\"http://www.imsproject.org/xsd/imscp_rootv1p1p2\" xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_rootv1p2\"",
            "    <schema>ADL SCORM</schema>\n    <schemaversion>1.2</schemaversion>",
            "adlcp:scormtype",
        ),
        Standard::Scorm2004 => (
            "xmlns=\"http://www.imsglobal.org/xsd/imscp_v1p1\" xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_v1p3\"",
            "    <schema>ADL SCORM</schema>\n    <schemaversion>2004 4th Edition</schemaversion>",
            "adlcp:scormType",
        ),
    }
}

/// As XML and HTML write it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
