//! Prints the declarations of `saddlepoint.js` for TypeScript: `cargo xtask build` puts them beside it.

use texts::ENGLISH;

fn main() {
    print!("{}", js_module::declarations::file(&ENGLISH));
}
