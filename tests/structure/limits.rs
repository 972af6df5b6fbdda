//! Names of limits: constants are `MAX_…` and `MIN_…`, so that everyone finds them.

use crate::source::{Source, sources};

/// Parts of names that mean the same.
const AVOIDED: [&str; 9] = [
    "MOST", "LEAST", "FEWEST", "LARGEST", "SMALLEST", "LONGEST", "SHORTEST", "FURTHEST", "NEAREST",
];

/// The constants and constant parameters of a file that have such a name.
fn found(source: &Source) -> Vec<String> {
    let code = source.code();
    let words: Vec<&str> = code
        .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
        .filter(|word| !word.is_empty())
        .collect();
    let is_constant = |pair: &&[&str]| matches!(pair[0], "const" | "static");
    let constants = words.windows(2).filter(is_constant).map(|pair| pair[1]);
    constants
        .filter(|name| name.split('_').any(|part| AVOIDED.contains(&part)))
        .map(str::to_owned)
        .collect()
}

#[test]
fn limits_are_called_max_and_min() {
    // This file names what it looks for.
    for source in sources()
        .iter()
        .filter(|source| source.path != "tests/structure/limits.rs")
    {
        assert_eq!(found(source), Vec::<String>::new(), "{}", source.path);
    }
}

#[test]
fn planted_violations_are_found() {
    let source = |text: &str| Source {
        path: "src/lib.rs".to_owned(),
        text: text.to_owned(),
    };
    let planted = "pub const MOST: u8 = 2;\nstruct Kept<T, const LARGEST_OF_ALL: usize>(T);\n\
                   impl A { const LEAST_SCALE: f32 = 1.0; }";
    assert_eq!(
        found(&source(planted)),
        ["MOST", "LARGEST_OF_ALL", "LEAST_SCALE"]
    );
    let right = "const MAX_MOVES: u8 = 2; const ALMOST_WON: f64 = 0.9; // const MOST: u8";
    assert_eq!(found(&source(right)), Vec::<String>::new());
}
