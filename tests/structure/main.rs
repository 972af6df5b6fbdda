//! The sources keep the rules of the house.
//!
//! * [`layers`]: dependencies run one way.
//! * [`purity`]: nothing below the page depends on a browser, a clock or the machine.
//! * [`words`]: what no file has. [`styles`]: colours, sizes and widths of the window are set in one place; [`css`] reads them.
//! * [`classes`]: every rule of a style is of something.
//! * [`source`]: the files themselves.

mod classes;
mod css;
mod layers;
mod purity;
mod source;
mod styles;
mod words;

use source::{Source, sources};

#[test]
fn every_module_says_what_it_is() {
    let sources = sources();
    assert!(sources.len() > 80, "{} files found", sources.len());
    for Source { path, text } in sources {
        assert!(text.starts_with("//! "), "{path} does not open with //!");
    }
}
