//! On wasm32 the first page, or one of its workers: what visitors get before they open a lab. It is built without
//! the feature `labs`, so that it is small. Elsewhere there is nothing for it to do.

#[cfg(target_arch = "wasm32")]
fn main() {
    saddlepoint::app::main();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
