//! Words of a lesson as HTML: what a reader sees before the page's program is there, and on the lesson's plain page. Live values are not
//! known yet.

use crate::lesson::{Block, Inline, Lesson};

/// What stands in place of a value.
const UNKNOWN: &str = "…";

/// A section for each scene, with its number.
pub fn scenes(lesson: &Lesson) -> String {
    let mut html = String::new();
    for (index, scene) in lesson.scenes.iter().enumerate() {
        let number = index + 1;
        html.push_str(&format!(
            "<section data-scene=\"{number}\"><p class=\"lesson-title\">{}</p><div class=\"lesson-scene\"><article><h1>{}</h1><div class=\"prose\">{}</div></article></div></section>\n",
            escaped(&lesson.title),
            escaped(&scene.heading),
            blocks(&scene.prose)
        ));
    }
    html
}

/// Prose, without its live parts.
pub fn blocks(all: &[Block]) -> String {
    all.iter().map(block).collect()
}

fn block(block: &Block) -> String {
    match block {
        Block::Paragraph(inside) => element("p", &inlines(inside)),
        Block::Heading(inside) => element("h3", &inlines(inside)),
        Block::Quotation(inside) => element("blockquote", &blocks(inside)),
        Block::Code(code) => element("pre", &element("code", &escaped(code))),
        Block::Formula(mathml) => element("p", mathml),
        Block::List(first, items) => {
            let items: String = items
                .iter()
                .map(|item| element("li", &blocks(item)))
                .collect();
            element(if first.is_some() { "ol" } else { "ul" }, &items)
        }
        Block::Table(header, rows) => {
            let row = |name: &str, cells: &[Vec<Inline>]| {
                let cells: String = cells
                    .iter()
                    .map(|cell| element(name, &inlines(cell)))
                    .collect();
                element("tr", &cells)
            };
            let rows: String = rows.iter().map(|cells| row("td", cells)).collect();
            element("table", &(row("th", header) + &rows))
        }
        Block::Picture(_) => String::new(),
        Block::Rule => "<hr>".to_owned(),
    }
}

fn inlines(all: &[Inline]) -> String {
    all.iter().map(inline).collect()
}

fn inline(inline: &Inline) -> String {
    match inline {
        Inline::Text(text) => escaped(text),
        Inline::Emphasis(inside) => element("em", &inlines(inside)),
        Inline::Strong(inside) => element("strong", &inlines(inside)),
        Inline::Code(code) => element("code", &escaped(code)),
        // It leads somewhere once the program is there.
        Inline::Link(_, inside) => inlines(inside),
        Inline::Formula(mathml) => mathml.clone(),
        Inline::LineBreak => "<br>".to_owned(),
        Inline::Value(_) | Inline::Set(_) => UNKNOWN.to_owned(),
        Inline::Go(jump) => escaped(&jump.words),
        Inline::Fault(_) => String::new(),
    }
}

/// An element around HTML.
pub fn element(name: &str, inside: &str) -> String {
    format!("<{name}>{inside}</{name}>")
}

/// A text as it may stand in an element or between the quotes of an attribute.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
