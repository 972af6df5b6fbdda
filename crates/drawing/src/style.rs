//! Style rules that a part of a page needs when it leaves the page.
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
