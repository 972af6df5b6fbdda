//! Speed of other crates at what Saddlepoint does: the same works under the same names, in the same words, as
//! `benches/engines`. Run by `cargo xtask bench --peers`.

#[path = "../../common/mod.rs"]
mod common;
mod connect_four;
mod solvers;
mod uct;

use common::program::{self, Work};

fn main() {
    let works: Vec<Work> = solvers::works().chain([uct::work()]).collect();
    program::run(&works);
}
