//! On wasm32 the program of a web worker: all engines, and nothing of the page. Elsewhere there is nothing for it to do.

#[cfg(target_arch = "wasm32")]
mod browser;

#[cfg(target_arch = "wasm32")]
fn main() {
    browser::serve();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
