//! The grades rise: each has surely more than half of the points against one some grades below, on boards as the test draws them.
//!
//! Slow at the upper end, so that part waits for `cargo test --release --test worker graded_test -- --ignored --nocapture`, which
//! prints what `docs/GRADES.md` has.

use super::results;
use experiments::graded_test::grades::opponent;
use statistics::surely_above;

/// Lets a grade play one below it. All claims of this file together are wrong with a probability of at most 0.01.
fn rises(below: u64, above: u64, games: u64) {
    let agent = opponent(above);
    let link = format!("graded-test?agent={agent}&first={below}&last={below}&games={games}&seed=5");
    let results = results(&link);
    let met = &results.met[0];
    let share = met.share().unwrap();
    println!(
        "grade {above}, {agent}, against grade {below}, {}: {share:.3}",
        met.opponent
    );
    assert!(
        surely_above(0.5, share, met.games(), 0.01 / 30.0),
        "{above} against {below}: {share}"
    );
}

#[test]
fn the_lower_grades_rise() {
    for (below, above) in [(1, 11), (11, 21), (21, 41)] {
        rises(below, above, 200);
    }
}

#[test]
#[ignore = "takes minutes; run by `cargo xtask test --slow`"]
fn slow_all_grades_rise() {
    let tens = [1, 10, 20, 30, 40, 50, 60, 70, 80, 90];
    for pair in tens.windows(2) {
        rises(pair[0], pair[1], 600);
    }
    for (below, above) in [(85, 91), (90, 93), (91, 94), (93, 96), (95, 98), (97, 100)] {
        rises(below, above, 600);
    }
}
