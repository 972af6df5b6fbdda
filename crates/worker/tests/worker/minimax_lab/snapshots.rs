//! What chunks say: merged where it belongs to the experiment, refused where it does not.

use crate::minimax_lab::support::{lab, random_lab, run};
use experiments::inquiry::encode;
use experiments::minimax::{Found, MinimaxExperiment, Side, Snapshot};
use experiments::{ForeignSnapshot, LabExperiment, Snapshots};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use random::Random;
use worker::inline;

fn sealed(lab: &MinimaxExperiment, side: Side, snapshot: &Snapshot) -> Vec<u8> {
    lab.seals()(side.index()).put_on(&encode(snapshot))
}

#[test]
fn a_snapshot_says_what_the_record_says() {
    let mut random = Random::stream(141, 0);
    for _ in 0..80 {
        let lab = random_lab(&mut random);
        for side in lab.sides() {
            let (snapshot, picture) = run(&lab, side);
            let counts = picture.record.counts_at(u32::MAX);
            let counted = Snapshot::counting(counts);
            assert_eq!(
                (counted.nodes, counted.leaves),
                (snapshot.nodes, snapshot.leaves)
            );
            assert_eq!(
                (counted.cuts, counted.table_hits),
                (snapshot.cuts, snapshot.table_hits)
            );
            assert_eq!(counted.most_in_memory, snapshot.most_in_memory);
            assert_eq!(counted.table_entries, snapshot.table_entries);
            let (chunk, bytes) = (side.index(), sealed(&lab, side, &snapshot));
            assert_eq!(lab.snapshot(chunk, &bytes), Some(snapshot));
        }
    }
}

/// Another experiment's answers are not taken for this one's.
#[test]
fn foreign_snapshots_are_refused() {
    let links = [
        "",
        "depth=2",
        "game=nim",
        "game=nim&misere=on",
        "game=exercise",
    ];
    for (index, one) in links.iter().enumerate() {
        let experiment = experiments::Experiment::Minimax(lab(one));
        let snapshots = inline::run(&experiment);
        for (other_index, other) in links.iter().enumerate() {
            let merged = lab(other).merge(&snapshots);
            assert_eq!(merged.is_ok(), index == other_index, "{one} {other}");
            if index != other_index {
                assert_eq!(merged, Err(ForeignSnapshot { chunk: 0 }));
            }
        }
    }
}

/// A line that cannot be played is nobody's.
#[test]
fn impossible_lines_are_refused() {
    let lab = lab("game=tic-tac-toe&moves=159");
    let (snapshot, _) = run(&lab, Side::Main);
    let with = |line: &[u32], value: f64| {
        let found = Found {
            line: line.to_vec(),
            value,
            ..snapshot.found.clone().unwrap()
        };
        let changed = Snapshot {
            found: Some(found),
            ..snapshot.clone()
        };
        lab.merge(&[Some(sealed(&lab, Side::Main, &changed).into())])
            .is_ok()
    };
    assert!(with(&[1, 2], 0.0) && with(&[], 0.0));
    assert!(!with(&[0], 0.0), "taken");
    assert!(!with(&[9], 0.0), "no square");
    assert!(!with(&[1, 1], 0.0), "twice");
    assert!(!with(&[1], f64::NAN) && !with(&[1], f64::INFINITY));
    let unfound = Snapshot {
        found: None,
        ..snapshot.clone()
    };
    assert!(
        lab.merge(&[Some(sealed(&lab, Side::Main, &unfound).into())])
            .is_err(),
        "finished with nothing"
    );
    assert_eq!(lab.merge(&[None]), Ok(vec![None]));
}

fn textbook() -> MinimaxExperiment {
    lab("versus=alpha-beta")
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 3_000,
        rng_seed: RngSeed::Fixed(142),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Changed bytes are refused, or can be reported.
    #[test]
    fn damaged_snapshots(changes in vec((any::<prop::sample::Index>(), any::<u8>()), 0..4), length in 0..60_usize) {
        let lab = textbook();
        let mut bytes = sealed(&lab, Side::Main, &run(&lab, Side::Main).0);
        for (place, byte) in changes {
            *place.get_mut(&mut bytes) = byte;
        }
        bytes.resize(if length < 10 { length } else { bytes.len() }, 0);
        let snapshots = [Some(bytes.into()), None];
        if lab.merge(&snapshots).is_ok() {
            prop_assert!(lab.report(&snapshots).is_ok());
        } else {
            prop_assert!(lab.report(&snapshots).is_err());
        }
    }
}
