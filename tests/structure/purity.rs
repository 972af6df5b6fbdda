//! What is below the page knows no browser, no clock, no chance but its own, and computes the same everywhere.

use crate::code::Code;
use crate::source::{PAGE, Source, library};

/// What only the page may name.
const BROWSER: [&str; 6] = [
    "yew",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "gloo",
    "getrandom",
];
/// What makes a result depend on the machine, the moment or the run.
const UNREPEATABLE: [&str; 8] = [
    "std::time",
    "Instant",
    "SystemTime",
    "HashMap",
    "HashSet",
    "thread_rng",
    "RandomState",
    "core::time",
];
/// Methods of `f64` that are computed differently on different targets; `sqrt` is exact everywhere.
const INEXACT: [&str; 25] = [
    "exp",
    "exp2",
    "exp_m1",
    "ln",
    "ln_1p",
    "log",
    "log2",
    "log10",
    "powf",
    "powi",
    "sin",
    "cos",
    "tan",
    "sin_cos",
    "asin",
    "acos",
    "atan",
    "atan2",
    "sinh",
    "cosh",
    "tanh",
    "cbrt",
    "hypot",
    "to_degrees",
    "to_radians",
];

/// The inexact methods that a file calls, as `.exp(` or as `f64::exp`.
fn inexact_calls(code: &Code) -> Vec<&str> {
    let is_called = |&name: &&str| {
        let of_numbers = ["f64", "f32"].map(|number| format!("{number}::{name}"));
        code.methods.contains(name) || of_numbers.iter().any(|path| code.names(path))
    };
    INEXACT.into_iter().filter(is_called).collect()
}

#[test]
fn only_the_page_names_the_browser() {
    let is_below = |source: &&Source| {
        let of_programs = [
            "crates/worker/src/browser/",
            "crates/reader_worker/src/",
            "crates/code_reader/src/main.rs",
            "crates/packer/src/main.rs",
        ];
        let is_browser = of_programs.iter().any(|path| source.path.starts_with(path));
        let draws = [PAGE, "first_page", "openings", "prerender"]
            .iter()
            .any(|name| source.is_of(name));
        !draws && !is_browser
    };
    for source in library().filter(is_below) {
        for name in BROWSER {
            assert!(!source.code().names(name), "{} names {name}", source.path);
        }
    }
}

#[test]
fn only_the_kit_and_the_page_start_workers() {
    let starts = |source: &&Source| source.is_of(PAGE) && source.code().names("Worker");
    let starting: Vec<&str> = library()
        .filter(starts)
        .map(|source| &*source.path)
        .collect();
    assert!(!starting.is_empty());
    let may =
        |path: &&str| path.starts_with("crates/page_kit/src/workers/") || path.starts_with("src/");
    assert!(starting.iter().all(may), "{starting:?}");
}

#[test]
fn results_can_be_repeated() {
    let layers = [
        "games",
        "engines",
        "experiments",
        "computing",
        "random",
        "statistics",
    ];
    let is_inside = |source: &&Source| layers.iter().any(|layer| source.is_of(layer));
    for source in library().filter(is_inside) {
        let code = source.code();
        for name in UNREPEATABLE {
            assert!(!code.names(name), "{} names {name}", source.path);
        }
        let calls = inexact_calls(code);
        assert!(
            calls.is_empty(),
            "{} calls {calls:?}, not libm's",
            source.path
        );
    }
}

/// The checks above find what they look for, and nothing else.
#[test]
fn planted_violations_are_found() {
    let read = |text: &str| Code::read(text).unwrap();
    let code = read(
        "fn f() { let x = y.exp() + f64::ln(z) + libm::log(q) + w.sqrt() + expected.exponent(); a.log; }
        fn g() { format!(\"{} .powi()\", b.cosh()) } // c.tan()",
    );
    assert_eq!(inexact_calls(&code), ["exp", "ln", "cosh"]);
    for (text, name) in [
        ("use std::collections::HashMap;", "HashMap"),
        ("fn f() { let t = std::time::Duration::ZERO; }", "std::time"),
        ("use std::{fmt, time::Duration};", "std::time"),
        ("mod tests { fn f() { vec![Instant::now()] } }", "Instant"),
        ("pub use gloo::events;", "gloo"),
    ] {
        assert!(read(text).names(name), "{text}");
    }
    let right = read("struct InstantNoodles; fn f(Instants: u8) { let gloomy = \"gloo\"; }");
    assert!(!right.names("gloo") && !right.names("Instant"));
}
