//! Dependencies run one way: games ← engines ← experiments ← runner ← page and command line.

use crate::source::{Source, library, words};

/// The layers, each of which may name those before it. `random`, `statistics`, `texts` and `drawing` name none of them.
const LAYERS: [&str; 4] = ["games", "engines", "experiments", "runner"];
const BASE: [&str; 4] = ["random", "statistics", "texts", "drawing"];

/// The top modules of this package that `code` names: what follows `crate::`, `saddlepoint::`, or so many
/// `super::` that the top is reached, in braces too. `depth` is the number of modules the file is in.
fn top_modules(code: &str, depth: usize) -> Vec<String> {
    let code: String = code
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .replace(":: ", "::");
    let to_the_top = "super::".repeat(depth);
    let starts = ["crate::", "saddlepoint::", &to_the_top];
    let mut found = Vec::new();
    for start in starts {
        for (index, _) in code.match_indices(start) {
            found.extend(first_parts(&code[index + start.len()..]));
        }
    }
    found
}

/// The first names of a path or of each path in a group: `a` of `a::b`; `a` and `c` of `{a::{b, d}, c}`.
fn first_parts(path: &str) -> Vec<String> {
    let first = |path: &str| words(path).next().map(|(_, word)| word.to_owned());
    let Some(group) = path.strip_prefix('{') else {
        return first(path).into_iter().collect();
    };
    let (mut depth, mut parts) = (0_i32, vec![String::new()]);
    for symbol in group.chars() {
        match symbol {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => parts.push(String::new()),
            _ if depth == 0 => parts.last_mut().unwrap().push(symbol),
            _ => {}
        }
    }
    parts.iter().filter_map(|part| first(part)).collect()
}

/// How many modules a file of `src` is in: 1 for `src/games/mod.rs`, 2 for `src/games/player.rs`.
fn depth(path: &str) -> usize {
    let modules = path.matches('/').count();
    if path.ends_with("/mod.rs") {
        modules - 1
    } else {
        modules
    }
}

/// Which of the layers and of the page's and the command line's modules `source` must not name, and does.
fn forbidden_modules(source: &Source) -> Vec<String> {
    let allowed = LAYERS.iter().position(|layer| source.is_below(layer));
    let is_base = BASE.iter().any(|module| source.is_below(module));
    let count = match allowed {
        Some(index) => index + 1,
        None if is_base => 0,
        None => LAYERS.len(),
    };
    let is_forbidden = |module: &String| {
        let is_above = LAYERS[count..].contains(&module.as_str());
        // The page and the command line are above all and know nothing of each other.
        let is_a_top = ["app", "cli"].contains(&module.as_str()) && !source.is_below(module);
        is_above || is_a_top
    };
    let named = top_modules(&source.code(), depth(&source.path));
    named.into_iter().filter(is_forbidden).collect()
}

#[test]
fn dependencies_run_one_way() {
    for source in library() {
        let forbidden = forbidden_modules(&source);
        assert!(forbidden.is_empty(), "{} names {forbidden:?}", source.path);
    }
}

/// Violations, and what only looks like one: a path, its text, and what is to be found in it.
const PLANTED: [(&str, &str, &[&str]); 12] = [
    (
        "src/games/mod.rs",
        "use crate::engines::Status;",
        &["engines"],
    ),
    (
        "src/games/player.rs",
        "use super::super::experiments;",
        &["experiments"],
    ),
    ("src/games/mod.rs", "use super::runner;", &["runner"]),
    (
        "src/games/player.rs",
        "use super::runner; // crate::runner",
        &[],
    ),
    (
        "src/engines/mod.rs",
        "use crate::{\n games::{Game, app},\n runner::threads,\n};",
        &["runner"],
    ),
    (
        "src/experiments/mod.rs",
        "use crate::games; use crate::texts::Texts;",
        &[],
    ),
    (
        "src/runner/mod.rs",
        "saddlepoint::cli::main(); crate::texts::x();",
        &["cli"],
    ),
    ("src/texts/mod.rs", "use crate::games::Player;", &["games"]),
    (
        "src/drawing/scene.rs",
        "use crate::games::Game; use super::layout;",
        &["games"],
    ),
    ("src/random.rs", "use crate::runner::X;", &["runner"]),
    (
        "src/app/mod.rs",
        "use crate::app::x; use crate::cli; use crate::runner;",
        &["cli"],
    ),
    (
        "src/cli/mod.rs",
        "use crate::app; use crate::runner;",
        &["app"],
    ),
];

/// The check finds what it looks for, and nothing else.
#[test]
fn planted_violations_are_found() {
    for (path, text, expected) in PLANTED {
        let source = Source {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        assert_eq!(forbidden_modules(&source), expected, "{path}: {text}");
    }
}
