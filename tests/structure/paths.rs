//! Paths that a file names: what it uses, and what its expressions and types say with `::`.
//!
//! Re-exports are left out, since who makes a thing known does not need it; so are visibilities and the tests in a file.

/// The paths of a code without comments, each as its segments; the last of `a::*` is `*`.
pub fn paths(code: &str) -> Vec<Vec<&str>> {
    let code = code.split("\nmod tests {").next().unwrap_or(code);
    let mut found = Vec::new();
    for statement in code.split(';') {
        let statement = without_reexport(statement);
        let mut rest = statement;
        while let Some(start) = rest.find(is_part) {
            let path = &rest[start..];
            let before = &statement[..statement.len() - path.len()];
            let is_wanted = !before.ends_with("::") && !before.ends_with("(in ");
            let mut of_path = Vec::new();
            rest = read(path, &[], &mut of_path);
            let of_path = of_path.into_iter();
            found.extend(of_path.filter(|path| is_wanted && path.len() > 1));
        }
    }
    found
}

fn is_part(symbol: char) -> bool {
    symbol.is_alphanumeric() || symbol == '_'
}

/// A statement without the `pub use` that it may end with: what is before it has no semicolon of its own.
fn without_reexport(statement: &str) -> &str {
    let is_reexport = |&(at, word): &(usize, &str)| {
        let after = statement[at + word.len()..].trim_start();
        let within = after
            .strip_prefix('(')
            .and_then(|rest| rest.split_once(')'));
        let after = within.map_or(after, |(_, after)| after.trim_start());
        after.starts_with("use ")
    };
    let mut visibilities = statement.rmatch_indices("pub");
    let reexport = visibilities.find(is_reexport);
    reexport.map_or(statement, |(at, _)| &statement[..at])
}

/// Reads one path, or a tree of them with braces, that a text begins with; what follows it.
fn read<'a>(text: &'a str, prefix: &[&'a str], found: &mut Vec<Vec<&'a str>>) -> &'a str {
    let end = text.find(|symbol| !is_part(symbol) && symbol != '*');
    let (segment, rest) = text.split_at(end.unwrap_or(text.len()));
    let path = [prefix, &[segment]].concat();
    match rest.strip_prefix("::") {
        Some(below) if below.starts_with('{') => read_group(&below[1..], &path, found),
        Some(below) if below.starts_with(|next| is_part(next) || next == '*') => {
            read(below, &path, found)
        }
        _ => {
            found.push(path);
            rest
        }
    }
}

/// Reads what stands in braces after `prefix`.
fn read_group<'a>(text: &'a str, prefix: &[&'a str], found: &mut Vec<Vec<&'a str>>) -> &'a str {
    let mut rest = text.trim_start();
    while !rest.is_empty() && !rest.starts_with('}') {
        rest = read(rest, prefix, found);
        // Another name (`as x`) is of no interest.
        let end = rest.find([',', '}']).unwrap_or(rest.len());
        rest = rest[end..].trim_start_matches(',').trim_start();
    }
    rest.strip_prefix('}').unwrap_or(rest)
}

#[test]
fn paths_are_read() {
    let code = "use super::{a, b::{C, d as e}, f::*};
        pub(super) use g::H; pub use publisher::I;
        pub(in crate::j) fn k(l: m::N) -> <O as P>::Q { r::s::<T>(u.v) }
        #[cfg(all(test, unix))]\nmod tests { use w::x; }";
    let found: Vec<String> = paths(code).iter().map(|path| path.join(" ")).collect();
    let expected = [
        "super a",
        "super b C",
        "super b d",
        "super f *",
        "m N",
        "r s",
    ];
    assert_eq!(found, expected);
}
