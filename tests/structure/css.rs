//! Style sheets, read far enough to be checked: rules with their declarations, and which of them draw one picture.

use crate::source::sources;
use std::fs;
use std::path::Path;

/// What a comment says about a rule whose numbers are those of one picture.
const PICTURE: &str = "units of the picture";

/// A style sheet: a file of `styles`, or a style that stands in a source.
pub struct Sheet {
    pub path: String,
    pub text: String,
}

/// A rule, wherever it stands. The comment before it or in it says whether it [is of a picture](Rule::is_of_a_picture).
#[derive(Default)]
pub struct Rule {
    pub selectors: String,
    /// Names and values.
    pub declarations: Vec<(String, String)>,
    pub is_of_a_picture: bool,
}

/// All sheets of the page, and the styles that pictures bring along.
pub fn sheets() -> Vec<Sheet> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("styles");
    let files = fs::read_dir(folder).unwrap().map(|entry| {
        let path = entry.unwrap().path();
        Sheet {
            path: format!("styles/{}", path.file_name().unwrap().to_string_lossy()),
            text: fs::read_to_string(path).unwrap(),
        }
    });
    let of_pictures = sources().iter().filter_map(|source| {
        let (_, style) = source.text.split_once("STYLE: &str = \"")?;
        let (style, _) = style.split_once("\";")?;
        Some(Sheet {
            path: source.path.clone(),
            text: style.to_owned(),
        })
    });
    let of_pictures = of_pictures.filter(|sheet| !sheet.path.starts_with("tests/"));
    files.chain(of_pictures).collect()
}

/// The text without its comments.
pub fn without_comments(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + part.split_once("*/").map_or("", |(_, after)| after)
    })
}

/// The rules of a sheet, those in queries too.
pub fn rules(css: &str) -> Vec<Rule> {
    let (mut rules, mut open) = (Vec::new(), None::<Rule>);
    let (mut text, mut is_picture) = (String::new(), false);
    let mut rest = css;
    while let Some(symbol) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            let (comment, after) = comment.split_once("*/").unwrap_or((comment, ""));
            is_picture |= comment.to_lowercase().contains(PICTURE);
            rest = after;
            continue;
        }
        rest = &rest[symbol.len_utf8()..];
        match symbol {
            // A query around rules is none of them.
            '{' if text.trim_start().starts_with('@') => text.clear(),
            '{' => {
                open = Some(Rule {
                    selectors: text.trim().to_owned(),
                    ..Rule::default()
                });
                text.clear();
            }
            ';' | '}' => {
                if let Some(rule) = &mut open {
                    let declaration = text.split_once(':');
                    let trimmed = |(name, value): (&str, &str)| {
                        (name.trim().to_owned(), value.trim().to_owned())
                    };
                    rule.declarations.extend(declaration.map(trimmed));
                }
                text.clear();
                if symbol == '}'
                    && let Some(mut rule) = open.take()
                {
                    rule.is_of_a_picture = std::mem::take(&mut is_picture);
                    rules.push(rule);
                }
            }
            _ => text.push(symbol),
        }
    }
    rules
}
