//! Names of limits: constants are `MAX_…` and `MIN_…`, so that everyone finds them.

use crate::source::{Source, sources};

/// Parts of names that mean the same.
const AVOIDED: [&str; 9] = [
    "MOST", "LEAST", "FEWEST", "LARGEST", "SMALLEST", "LONGEST", "SHORTEST", "FURTHEST", "NEAREST",
];

/// The constants and constant parameters of a file that have such a name.
fn found(source: &Source) -> Vec<&str> {
    let constants = source.code().constants.iter().map(String::as_str);
    let is_avoided = |name: &&str| name.split('_').any(|part| AVOIDED.contains(&part));
    constants.filter(is_avoided).collect()
}

#[test]
fn limits_are_called_max_and_min() {
    for source in sources() {
        assert_eq!(found(source), Vec::<&str>::new(), "{}", source.path);
    }
}

#[test]
fn planted_violations_are_found() {
    let source = |text: &str| Source::new("src/lib.rs", text);
    let planted = "pub const MOST: u8 = 2;\nstruct Kept<T, const LARGEST_OF_ALL: usize>(T);\n\
                   impl A { const LEAST_SCALE: f32 = 1.0; }\n\
                   table! { static mut NEAREST: u8 = 1; }";
    assert_eq!(
        found(&source(planted)),
        ["MOST", "LARGEST_OF_ALL", "LEAST_SCALE", "NEAREST"]
    );
    let right = "const MAX_MOVES: u8 = 2; const ALMOST_WON: f64 = 0.9; // const MOST: u8";
    assert_eq!(found(&source(right)), Vec::<&str>::new());
    let quoted = "const TEXT: &str = \"const MOST: u8\";";
    assert_eq!(found(&source(quoted)), Vec::<&str>::new());
}
