//! On wasm32 the page. Elsewhere the command line.

#[cfg(target_arch = "wasm32")]
fn main() {
    saddlepoint::app::main();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    cli::main()
}
