//! Each rung of the default ladder is stronger than the one before.
//!
//! Slow but for the first ones, so most of it waits for `cargo test --release --test worker ladder -- --ignored`.

use crate::ladder::standings;
use experiments::ladder::LadderExperiment;

/// Plays rung `index` against the one before.
fn climb(index: usize, games: u64) {
    let lab = LadderExperiment::default();
    let (below, above) = (lab.opponents()[index - 1], lab.opponents()[index]);
    let result = standings(&format!("ladder?agent={above}&rungs={below}&games={games}"));
    let rung = &result.rungs[0];
    println!(
        "{above} against {below}: {:?} {:?}",
        rung.share(),
        rung.interval()
    );
    assert!(
        rung.is_surely_beaten(),
        "{above} against {below}: {:?}",
        rung.share()
    );
}

#[test]
fn the_lower_rungs_rise() {
    for index in 1..4 {
        climb(index, 100);
    }
}

#[test]
#[ignore = "takes minutes; run by `cargo xtask test --slow`"]
fn slow_all_rungs_but_the_last_rise() {
    let rungs = LadderExperiment::default().opponents().len();
    for index in 1..rungs - 1 {
        climb(index, 200);
    }
}
