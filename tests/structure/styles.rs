//! The styles take colours and sizes from one place and know one width of the window.

use crate::css::{Sheet, rules, sheets, without_comments};
use crate::source::page_sources;

/// Where colours, sizes and the breakpoint are set.
const TOKENS: &str = "styles/tokens.css";
/// What the comment that names the breakpoint begins with.
const BREAKPOINT: &str = "The breakpoint: ";
/// What gives a colour, beside `#` and numbers.
const COLOUR_FUNCTIONS: [&str; 11] = [
    "rgb",
    "rgba",
    "hsl",
    "hsla",
    "hwb",
    "lab",
    "lch",
    "oklab",
    "oklch",
    "color",
    "light-dark",
];
const COLOUR_NAMES: [&str; 24] = [
    "white", "black", "gray", "grey", "silver", "red", "maroon", "orange", "yellow", "olive",
    "lime", "green", "aqua", "teal", "cyan", "blue", "navy", "fuchsia", "magenta", "purple",
    "pink", "brown", "gold", "violet",
];
/// Units that do not follow the size of letters or of the window.
const FIXED: [&str; 7] = ["px", "rem", "pt", "pc", "cm", "mm", "in"];

/// The width that the tokens name.
fn breakpoint() -> String {
    let tokens = sheets().into_iter().find(|sheet| sheet.path == TOKENS);
    let tokens = tokens.unwrap().text;
    let (_, width) = tokens.split_once(BREAKPOINT).unwrap();
    let is_part = |symbol: &char| symbol.is_alphanumeric();
    width.chars().take_while(is_part).collect()
}

/// The conditions on the window's width in `text` that are none of being at most `width`.
fn other_widths(text: &str, starts: &[&str], width: &str) -> Vec<String> {
    let found = starts.iter().flat_map(|start| text.match_indices(start));
    let conditions = found.map(|(index, _)| {
        let condition = text[index + 1..].split(')').next().unwrap_or_default();
        condition.split_whitespace().collect::<String>()
    });
    conditions
        .filter(|condition| *condition != format!("max-width:{width}"))
        .collect()
}

/// The numbers with units in a value, as number and unit.
fn measures(value: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_part = |symbol: char| symbol.is_alphanumeric() || "-_.%".contains(symbol);
    let words = value.split(move |symbol| !is_part(symbol));
    words.filter_map(|word| {
        let unit = word
            .trim_start_matches(|symbol: char| symbol.is_ascii_digit() || "-.".contains(symbol));
        let number = &word[..word.len() - unit.len()];
        (number.contains(|symbol: char| symbol.is_ascii_digit()) && !unit.is_empty())
            .then_some((number, unit))
    })
}

/// Whether a declaration has a size of its own where the scales are to be used.
fn has_own_size(name: &str, value: &str) -> bool {
    let is_fixed = || measures(value).any(|(_, unit)| FIXED.contains(&unit));
    match name {
        "font-size" => !value.starts_with("var(--type-"),
        "font" => measures(value).next().is_some(),
        _ if ["padding", "margin", "--"]
            .iter()
            .any(|start| name.starts_with(start)) =>
        {
            is_fixed()
        }
        _ => ["gap", "radius"].iter().any(|end| name.ends_with(end)) && is_fixed(),
    }
}

/// Whether a value has a colour of its own.
fn has_own_colour(value: &str) -> bool {
    let is_part = |symbol: char| symbol.is_alphanumeric() || "-_#".contains(symbol);
    value.split(|symbol| !is_part(symbol)).any(|word| {
        let after = &value[word.as_ptr() as usize - value.as_ptr() as usize + word.len()..];
        let is_function = COLOUR_FUNCTIONS.contains(&word) && after.starts_with('(');
        is_function || word.starts_with('#') || COLOUR_NAMES.contains(&word)
    })
}

/// The declarations of a sheet that should take their value from the tokens.
fn own_values(sheet: &Sheet) -> Vec<String> {
    let mut found = Vec::new();
    for rule in rules(&sheet.text) {
        for (name, value) in &rule.declarations {
            let has_own_size = !rule.is_of_a_picture && has_own_size(name, value);
            if has_own_size || has_own_colour(value) {
                found.push(format!("{}: {name}: {value}", rule.selectors));
            }
        }
    }
    found
}

#[test]
fn windows_are_narrow_or_wide() {
    let width = breakpoint();
    let named = sheets()
        .iter()
        .map(|sheet| sheet.text.matches(BREAKPOINT).count())
        .sum::<usize>();
    assert_eq!(named, 1, "the breakpoint is named in one place");
    for Sheet { path, text } in sheets() {
        let others = other_widths(
            &without_comments(&text),
            &["(max-width", "(min-width", "(width"],
            &width,
        );
        assert!(others.is_empty(), "{path} asks for {others:?}, not {width}");
    }
    for source in page_sources() {
        let others = other_widths(&source.text, &["(max-width", "(min-width"], &width);
        assert!(
            others.is_empty(),
            "{} asks for {others:?}, not {width}",
            source.path
        );
    }
}

#[test]
fn colours_and_sizes_are_tokens() {
    let sheets = sheets();
    let count = |start: &str| {
        sheets
            .iter()
            .filter(|sheet| sheet.path.starts_with(start))
            .count()
    };
    assert!(
        count("styles/") > 10 && count("") > count("styles/") + 1,
        "sheets are missing"
    );
    for sheet in sheets.iter().filter(|sheet| sheet.path != TOKENS) {
        let own = own_values(sheet);
        assert!(own.is_empty(), "{}: {own:#?}", sheet.path);
    }
}

fn sheet(text: &str) -> Sheet {
    Sheet {
        path: "styles/planted.css".to_owned(),
        text: text.to_owned(),
    }
}

/// The checks find what they look for, and nothing else.
#[test]
fn planted_violations_are_found() {
    let wrong = "a { font-size: 13px; } @media (max-width: 820px) { .b { font: 600 1.1em/1 serif; gap: 4px 0 } }
        .c { padding: 0 0.5rem; border-radius: 3px; --edge: 12px } .d { color: #fff } .e { fill: rgb(0 0 0) }
        .f { background: linear-gradient(white, var(--line)) } .g { font-size: small }
        /* Units of the picture. */ .h { font-size: 9px; color: red } .i { margin-top: 1px }";
    assert_eq!(own_values(&sheet(wrong)).len(), 12);
    let right = "a { font: 600 var(--type-small)/1.5 var(--mono); padding: 0 2.4em; margin: 12vh auto; width: 3px }
        .b { color: color-mix(in oklab, var(--first) 14%, transparent); gap: 0 calc(2 * var(--space-2)) }
        /* Units of the picture. */ .c { font: 600 36px/1 var(--serif) } .d { /* In units of the picture. */ --label: 13px }";
    assert_eq!(own_values(&sheet(right)), [""; 0]);
    let queries = "@media (min-width:500px) {} @media (max-width: 820px) {} @media (width <= 820px) {} .a { max-width: 1px }";
    let starts = ["(max-width", "(min-width", "(width"];
    assert_eq!(
        other_widths(queries, &starts, "820px"),
        ["min-width:500px", "width<=820px"]
    );
}
