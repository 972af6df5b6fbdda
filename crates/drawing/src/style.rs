//! Style that a part of a page needs when it leaves the page: its rules, without what only a window has.
//!
//! Told by classes alone, which is how the page's sheets name almost everything: a rule is left out if each of its selectors asks for a
//! class that nothing in the part has. What is kept without need does no harm.

use std::collections::HashSet;

/// Whether a rule with these selectors (CSS Selectors 4, a list with commas) may concern something that has only these classes.
pub fn is_needed(selectors: &str, classes: &HashSet<String>) -> bool {
    let outside = without_arguments(selectors);
    let selectors = outside.split(',');
    selectors.into_iter().any(|selector| {
        let mut asked = selector.split('.').skip(1).map(name);
        asked.all(|class| class.is_empty() || classes.contains(class))
    })
}

/// The name at the beginning of what stands behind a dot.
fn name(behind: &str) -> &str {
    let is_of_name = |sign: char| sign.is_alphanumeric() || sign == '-' || sign == '_';
    let end = behind.find(|sign| !is_of_name(sign));
    &behind[..end.unwrap_or(behind.len())]
}

/// Without what stands in parentheses and brackets: of `:not(.open)`, `:is(…)` and `[href=".x"]` nothing can be said.
fn without_arguments(selectors: &str) -> String {
    let mut depth = 0_usize;
    let mut out = String::with_capacity(selectors.len());
    for sign in selectors.chars() {
        match sign {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ if depth == 0 => out.push(sign),
            _ => {}
        }
    }
    out
}

/// With the window's size, in pixels, in place of shares of it (`50vh`, `6vw`): a picture has no window.
pub fn without_window(css: &str, [width, height]: [f64; 2]) -> String {
    let mut out = String::with_capacity(css.len());
    let mut rest = css;
    while let Some(at) = rest.find(|sign: char| sign.is_ascii_digit() || sign == '.') {
        let end = rest[at..].find(|sign: char| !(sign.is_ascii_digit() || sign == '.'));
        let end = end.map_or(rest.len(), |length| at + length);
        let share: Option<f64> = rest[at..end].parse().ok();
        let whole = [("vh", height), ("vw", width)]
            .into_iter()
            .find(|(unit, _)| is_unit(&rest[end..], unit));
        out.push_str(&rest[..at]);
        match (share, whole) {
            (Some(share), Some((unit, length))) if !is_within_a_word(&out) => {
                out.push_str(&format!("{:.2}px", share / 100.0 * length));
                rest = &rest[end + unit.len()..];
            }
            _ => {
                out.push_str(&rest[at..end]);
                rest = &rest[end..];
            }
        }
    }
    out.push_str(rest);
    out
}

/// Whether what comes next goes on with a word, such as the name of a class. A hyphen is of a word if a letter is before it.
fn is_within_a_word(before: &str) -> bool {
    let before = before.strip_suffix('-').unwrap_or(before);
    before.ends_with(|sign: char| sign.is_alphanumeric() || sign == '_')
}

/// Whether a unit stands here, and not the beginning of a longer word.
fn is_unit(text: &str, unit: &str) -> bool {
    let is_of_word = |sign: char| sign.is_alphanumeric() || sign == '-' || sign == '_';
    text.strip_prefix(unit)
        .is_some_and(|after| !after.starts_with(is_of_word))
}
