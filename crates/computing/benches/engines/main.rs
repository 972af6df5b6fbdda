//! Native speed of the engines: `cargo bench --bench engines`. `cargo xtask bench` makes a table of it, with Chromium and, if asked,
//! with peers beside it.
//!
//! Each line is a work, who does it, and seconds a unit of it. Figures of a noisy machine mean little alone; their
//! ratios do if they are from one run.

#[path = "../../../../benches/common/mod.rs"]
mod common;
mod extensive;
mod games;
mod minimax;
mod populations;
mod racing;
mod regret;
mod simulations;
mod solver;
mod strategic;
mod tournament;
mod tuning;

use common::program::{self, Work};
use common::row::Who;

fn main() {
    let works: Vec<Work> = simulations::works()
        .chain(minimax::works())
        .chain(solver::works())
        .chain(regret::works())
        .chain(racing::works())
        .chain(games::works())
        .chain(tuning::works())
        .chain(strategic::works())
        .chain(extensive::works())
        .chain(tournament::works())
        .chain(populations::works())
        .collect();
    program::run(&works);
}

/// A work of this package.
fn work(name: impl Into<String>, measure: impl Fn() -> f64 + 'static) -> Work {
    Work {
        name: name.into(),
        who: Who::Native,
        measure: Box::new(measure),
    }
}
