//! Document: a plain page, its head for browsers, search engines and previews, and its frame.

use crate::site::Site;
use lessons::html::{element, escaped};
use serde_json::Value;
use texts::PLAIN;

/// The picture of previews, beside the page, of what no lab has.
const PREVIEW: &str = "icon-512.png";
/// Pictures of labs, as wide and as high as previews have them; made by `cargo xtask shots`.
const PICTURES: &str = "pictures/";
pub const PICTURE_SIZE: [u32; 2] = [1200, 630];

/// A plain page.
#[derive(Clone, Debug)]
pub struct Document {
    /// Its folder beside the page, with a slash at its end.
    pub folder: String,
    /// What it is about.
    pub name: String,
    pub description: String,
    /// The lab whose picture it has.
    pub lab: Option<&'static str>,
    /// What machines read, without the address.
    pub data: Value,
    /// What it says, as HTML.
    pub content: String,
}

impl Document {
    /// The way from it to the page.
    pub fn root(&self) -> String {
        root(&self.folder)
    }

    /// The page as a file.
    pub fn html(&self, site: &Site) -> String {
        let (head, body) = (head(self, site), body(self, site));
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n{head}</head>\n<body>\n{body}</body>\n</html>\n"
        )
    }
}

/// The picture of a lab, beside the page.
fn picture_of(lab: &str) -> String {
    format!("{PICTURES}{lab}.jpg")
}

/// The way from a folder to the page.
pub fn root(folder: &str) -> String {
    "../".repeat(folder.matches('/').count())
}

/// A link.
pub fn link(to: &str, words: &str) -> String {
    format!("<a href=\"{}\">{}</a>", address(to), escaped(words))
}

/// An address as it may stand between the quotes of an attribute: trees and rules in links have spaces.
fn address(to: &str) -> String {
    escaped(&to.replace(' ', "%20"))
}

/// A list of what is HTML already; nothing where there is nothing in it.
pub fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: String = items.into_iter().map(|item| element("li", &item)).collect();
    if items.is_empty() {
        items
    } else {
        element("ul", &items)
    }
}

/// A part with a heading; nothing where there is nothing in it.
pub fn part(heading: &str, inside: &str) -> String {
    if inside.is_empty() {
        return String::new();
    }
    element("section", &(element("h2", &escaped(heading)) + inside))
}

/// The way to the live one.
pub fn open(to: &str, words: &str) -> String {
    format!(
        "<p class=\"actions\"><a class=\"button primary\" href=\"{}\">{}</a></p><p class=\"quiet small\">{}</p>",
        address(to),
        escaped(words),
        escaped(PLAIN.needs_program)
    )
}

fn meta(kind: &str, name: &str, content: &str) -> String {
    format!(
        "<meta {kind}=\"{name}\" content=\"{}\">\n",
        escaped(content)
    )
}

fn head(document: &Document, site: &Site) -> String {
    let root = document.root();
    let title = (PLAIN.title)(&document.name);
    let mut head = "<meta charset=\"utf-8\">\n".to_owned();
    head += &meta("name", "viewport", "width=device-width, initial-scale=1");
    head += &meta("name", "color-scheme", "light dark");
    head += &meta("http-equiv", "Content-Security-Policy", &site.policy);
    head += &format!("<title>{}</title>\n", escaped(&title));
    head += &meta("name", "description", &document.description);
    head += &meta("property", "og:type", "article");
    head += &meta("property", "og:site_name", PLAIN.site);
    head += &meta("property", "og:title", &document.name);
    head += &meta("property", "og:description", &document.description);
    head += &addresses(document, site);
    head += &format!("<link rel=\"icon\" href=\"{root}icon.svg\" type=\"image/svg+xml\">\n");
    for sheet in &site.sheets {
        head += &format!(
            "<link rel=\"stylesheet\" href=\"{root}{}\">\n",
            escaped(sheet)
        );
    }
    for script in &site.scripts {
        head += &format!("<script src=\"{root}{}\"></script>\n", escaped(script));
    }
    let mut data = document.data.clone();
    if let Some(url) = site.url(&document.folder) {
        data["url"] = url.into();
    }
    // Data, which no browser runs; nothing in it may end the element.
    let data = data.to_string().replace('<', "\\u003c");
    head + &format!("<script type=\"application/ld+json\">{data}</script>\n")
}

/// What needs a whole address.
fn addresses(document: &Document, site: &Site) -> String {
    let picture = document.lab.map(picture_of);
    let preview = picture.as_deref().unwrap_or(PREVIEW);
    let (Some(url), Some(preview)) = (site.url(&document.folder), site.url(preview)) else {
        return String::new();
    };
    let [width, height] = PICTURE_SIZE.map(|length| length.to_string());
    let (told, card) = match document.lab {
        Some(lab) => (site.texts.shell.lab_name(lab), "summary_large_image"),
        None => (PLAIN.site, "summary"),
    };
    let size = document.lab.map_or_else(String::new, |_| {
        meta("property", "og:image:width", &width) + &meta("property", "og:image:height", &height)
    });
    format!("<link rel=\"canonical\" href=\"{}\">\n", escaped(&url))
        + &meta("property", "og:url", &url)
        + &meta("property", "og:image", &preview)
        + &size
        + &meta("property", "og:image:alt", told)
        + &meta("name", "twitter:card", card)
}

fn body(document: &Document, site: &Site) -> String {
    let (root, words) = (document.root(), &site.texts.shell);
    let about = format!("{root}about/");
    let ways = [
        (format!("{about}#labs"), PLAIN.labs),
        (format!("{about}#lessons"), PLAIN.all_lessons),
        (about.clone(), words.about),
    ];
    let ways = ways.map(|(to, name)| link(&to, name)).join("");
    let news = [
        (about.as_str(), words.about),
        (&format!("{root}changelog.txt"), words.update.news),
        (&format!("{root}licences.txt"), words.licences),
    ];
    let news = news.map(|(to, name)| link(to, name)).join(" · ");
    format!(
        "<a class=\"skip\" href=\"#content\">{}</a>\n<header class=\"shell-header\"><a class=\"brand\" href=\"{root}#/\" \
         aria-label=\"{}\">{}<i>{}</i></a><nav class=\"plain-ways\" aria-label=\"{}\">{ways}</nav></header>\n\
         <main id=\"content\" class=\"plain\" tabindex=\"-1\">\n{}</main>\n<footer class=\"shell-footer\"><p>{}</p><p>{news} · {}</p></footer>\n",
        escaped(words.skip),
        escaped(words.home),
        words.brand.0,
        words.brand.1,
        escaped(PLAIN.navigation),
        document.content,
        escaped(words.promise),
        escaped(&(words.version)(site.version)),
    )
}
