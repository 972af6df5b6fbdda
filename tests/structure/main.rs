//! The sources keep the rules of the house.
//!
//! * [`layers`]: dependencies run one way. [`left_out`]: what `cargo test` leaves out has no tests.
//! * [`circles`]: no files of a crate name each other in a circle. [`labs`]: labs do not know each other. [`namings`] is which
//!   file names which other, [`paths`] how.
//! * [`code`]: what the compiler reads of a file, as far as a rule asks; [`tokens`] is how macros are read.
//! * [`purity`]: nothing below the page depends on a browser, a clock or the machine.
//! * [`limits`]: names of limits. [`lengths`]: no function is long.
//! * [`words`]: what no file has. [`wording`]: phrases that no text has. [`sentences`]: where texts stand outside of `texts`.
//! * [`styles`]: colours, sizes and widths of the window are set in one place; [`css`] reads them.
//! * [`classes`]: every rule of a style is of something. [`lab_sheets`]: and of nothing in another lab.
//! * [`source`]: the files themselves, and where the page is among them.

mod circles;
mod classes;
mod code;
mod css;
mod lab_sheets;
mod labs;
mod layers;
mod left_out;
mod lengths;
mod limits;
mod namings;
mod paths;
mod purity;
mod sentences;
mod source;
mod styles;
mod tokens;
mod wording;
mod words;

use source::{Source, sources};

#[test]
fn every_module_says_what_it_is() {
    let sources = sources();
    assert!(sources.len() > 80, "{} files found", sources.len());
    for Source { path, text, .. } in sources {
        assert!(text.starts_with("//! "), "{path} does not open with //!");
    }
}

/// Not with a question: anyone who looks for a thing reads its name first.
#[test]
fn modules_begin_with_the_name_of_the_thing() {
    const QUESTIONS: [&str; 8] = [
        "What", "Who", "Whoever", "Where", "How", "Which", "When", "Why",
    ];
    let first_word = |text: &str| {
        let mut words = text.trim_start_matches("//! ").split_whitespace();
        words.next().unwrap_or_default().to_owned()
    };
    for Source { path, text, .. } in source::library() {
        let first = first_word(text);
        assert!(
            !QUESTIONS.contains(&first.as_str()),
            "{path} begins with {first}"
        );
    }
    assert_eq!(first_word("//! What is asked."), "What");
}
