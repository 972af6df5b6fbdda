//! "Surely" has the confidence that it names.

use crate::ladder::standings;
use experiments::Snapshots;
use experiments::ladder::{Findings, VERDICTS_ERROR};
use games::Player;

fn sure(found: &Findings) -> usize {
    let sure = found
        .rungs
        .iter()
        .filter(|rung| rung.sure_winner().is_some());
    sure.count()
}

#[test]
fn four_wins_of_four_may_be_chance() {
    // ½⁴ is 0.06 for one opponent among equals.
    let found = standings("ladder?agent=minimax(3)&rungs=random&games=4&width=5&height=4");
    let rung = &found.rungs[0];
    assert_eq!((rung.points(), rung.is_beaten()), (4.0, true));
    assert_eq!((rung.sure_winner(), found.surely_beaten()), (None, 0));
    // Equals are four games apart in one direction or the other: 2 · ½⁴.
    let chance = rung.chance_among_equals().unwrap();
    assert!((chance - 0.125).abs() < 1e-12, "{chance}");
    let found = standings("ladder?agent=minimax(3)&rungs=random&games=12&width=5&height=4");
    assert_eq!(found.surely_beaten(), 1, "{:?}", found.rungs[0].counts());
}

#[test]
fn the_stronger_opponent_is_named_too() {
    let found = standings("ladder?agent=random&rungs=minimax(3)&games=12&width=5&height=4");
    assert_eq!(found.rungs[0].sure_winner(), Some(Player::Second));
    assert_eq!((found.beaten(), found.surely_beaten()), (0, 0));
}

#[test]
fn equals_are_seldom_told_apart() {
    // 120 ladders of three opponents who are as good as the contender, with 8 games each: some "surely" may stand in each
    // with probability 0.05. So 6 of 120 are expected at most, and four standard deviations of 2.4 are allowed more.
    let ladders = (0..120).map(|seed| {
        standings(&format!(
            "ladder?agent=random&rungs=random,random,random&games=8&width=5&height=4&seed={seed}"
        ))
    });
    let wrong = ladders.filter(|found| sure(found) > 0).count();
    assert!(wrong as f64 <= 120.0 * VERDICTS_ERROR + 9.6, "{wrong}");
}

#[test]
fn nothing_is_sure_before_all_games_are_played() {
    let lab =
        crate::ladder::ladder("ladder?agent=minimax(3)&rungs=random&games=24&width=5&height=4");
    let mut chunk = computing::Compute::start(&lab, 0);
    for _ in 0..10_000 {
        let is_over = chunk.advance(1) == engines::Status::Finished;
        let mut snapshots = vec![None; experiments::LabExperiment::chunk_count(&lab)];
        snapshots[0] = Some(chunk.snapshot().into());
        let found = lab.merge(&snapshots).unwrap();
        let is_complete = found.rungs[0].games() == 24;
        assert!(is_complete || found.surely_beaten() == 0);
        if is_over {
            return;
        }
    }
    panic!("it never ends");
}
