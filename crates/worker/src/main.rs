//! On wasm32 the program of a web worker: all engines, and nothing of the page. The JavaScript module begins the same program once more on
//! its own page, for what it does there. Elsewhere there is nothing for it to do.

#[cfg(target_arch = "wasm32")]
mod browser;

/// The script that begins the program calls what it wants of it: see the functions that `browser` exports.
fn main() {}
