//! The program of the openings, on wasm32: what a visitor plays before the page's program is there. Elsewhere there is nothing for it to do.

#[cfg(target_arch = "wasm32")]
fn main() {
    openings::program::begin(&texts::OPENINGS);
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
