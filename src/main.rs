//! The page's program, on wasm32. Elsewhere there is nothing for it to do.

#[cfg(target_arch = "wasm32")]
fn main() {
    page::main();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
