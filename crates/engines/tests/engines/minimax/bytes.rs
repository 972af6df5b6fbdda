//! Records as bytes: there and back, and whatever damaged bytes are accepted can be asked anything.

use crate::minimax::plain::Limits;
use crate::minimax::searching::{PLAIN, all_options, record_of};
use crate::minimax::sketches::{config, estimates, root, sketch};
use engines::minimax::record::Bytes;
use engines::minimax::{Moment, Options, Pruning, Record};
use games::Player;
use proptest::collection::vec;
use proptest::prelude::*;
use std::sync::Arc;

/// Small searches with something of everything: cuts, second visits, the table, iterations, chance.
fn records() -> Vec<Record> {
    let root = root("((3 =1!:(12 2) 8)(2 4 6)?(0.5:(14 5) 0.5:2)(1 9))");
    let all = all_options(Limits {
        depth: Some(2),
        quiescence: 1,
    });
    let alpha_beta = Options {
        pruning: Pruning::AlphaBeta,
        ..PLAIN
    };
    let options = all.step_by(7).chain([PLAIN, alpha_beta]);
    options
        .map(|options| record_of(&root, Player::First, estimates(&root), options))
        .collect()
}

/// Asks a record for everything that can be asked. Nothing that it says has to make sense.
fn ask_everything(record: &Record) {
    let nodes = 0..record.node_count();
    assert!(record.roots().count() <= nodes.len());
    for at in (0..=record.step_count()).chain([u32::MAX]) {
        let moment = Moment::new(record, at);
        let _ = (
            moment.counts(),
            moment.stack(),
            moment.current(),
            moment.root(),
        );
        let _ = (moment.next_leaf(), moment.next_cut(), moment.next_at_root());
        let _ = moment.step();
    }
    for node in nodes {
        assert!(record.end(node) > node && record.end(node) <= record.node_count());
        assert!(record.children(node).count() < record.node_count() as usize);
        assert!(record.parent(node).is_none_or(|parent| parent < node));
        let view = record.view(node);
        let times = [
            view.met_at,
            view.left_at,
            Some(0),
            Some(record.step_count()),
        ];
        for at in times.into_iter().flatten() {
            let moment = Moment::new(record, at);
            let _ = (
                moment.state(node),
                moment.partial(node),
                moment.last_returned(node),
            );
            let _ = (moment.partial_before(node), moment.window(node, true));
            let _ = (moment.best_child(node), moment.principal_variation(node));
        }
    }
}

fn read(bytes: &[u8]) -> Option<Record> {
    Record::from_bytes(Bytes::new(Arc::new(bytes.to_vec())))
}

/// Bytes may say that there is more than anybody could ask for in a test; what they are too few for they are not.
fn ask_if_accepted(bytes: &[u8]) {
    if let Some(record) = read(bytes) {
        assert!(record.byte_count() <= bytes.len());
        assert_eq!(record.as_bytes(), &bytes[..record.byte_count()]);
        ask_everything(&record);
    }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn bytes_and_back(sketch in sketch(), depth in prop::option::of(1..4_u32)) {
        let root = sketch.root();
        for options in all_options(Limits { depth, quiescence: 1 }).step_by(5) {
            let record = record_of(&root, Player::First, estimates(&root), options);
            ask_everything(&record);
            prop_assert_eq!(record.as_bytes().len(), record.byte_count());
            prop_assert_eq!(read(record.as_bytes()), Some(record));
        }
    }
}

proptest! {
    #![proptest_config(config(6_000))]

    /// Anywhere any byte, and the end cut off or drawn out.
    #[test]
    fn damaged_bytes(
        index in any::<prop::sample::Index>(),
        changes in vec((any::<prop::sample::Index>(), any::<u8>()), 0..4),
        length in prop_oneof![2 => Just(1.0), 1 => 0.0..1.1],
    ) {
        let mut bytes = index.get(&records()).as_bytes().to_vec();
        for (place, byte) in changes {
            *place.get_mut(&mut bytes) = byte;
        }
        bytes.resize((bytes.len() as f64 * length) as usize, 0);
        ask_if_accepted(&bytes);
    }

    /// Where a number stands another that could stand there: numbers of nodes, of steps, of moves.
    #[test]
    fn other_numbers(
        index in any::<prop::sample::Index>(),
        changes in vec((any::<prop::sample::Index>(), prop_oneof![0..60_u32, Just(u32::MAX)]), 1..4),
    ) {
        let mut bytes = index.get(&records()).as_bytes().to_vec();
        for (place, number) in changes {
            let place = 4 * place.index(bytes.len() / 4);
            bytes[place..place + 4].copy_from_slice(&number.to_ne_bytes());
        }
        ask_if_accepted(&bytes);
    }

    /// No more than any bytes.
    #[test]
    fn any_bytes(bytes in vec(any::<u8>(), 0..200)) {
        ask_if_accepted(&bytes);
    }
}

/// Bytes of another alignment are the same bytes, and what comes after them is somebody else's.
#[test]
fn bytes_may_begin_and_end_anywhere() {
    for record in records() {
        for shift in 0..8 {
            let mut bytes = vec![0; shift];
            bytes.extend(record.as_bytes());
            bytes.extend([7; 9]);
            let bytes = Bytes::new(Arc::new(bytes)).from(shift);
            let again = Record::from_bytes(bytes).expect("a record");
            assert_eq!(again.as_bytes(), record.as_bytes());
            ask_everything(&again);
        }
    }
}

/// More than a thousand steps: counts are added up from the last checkpoint.
#[test]
fn long_records_count_from_checkpoints() {
    let leaves = "(1 2 3 4 5 6 7 8 9) ".repeat(200);
    let root = root(&format!("({leaves})"));
    let record = record_of(&root, Player::First, estimates(&root), PLAIN);
    assert!(record.step_count() > 4_000);
    let again = read(record.as_bytes()).unwrap();
    assert_eq!(again, record);
    for at in [
        0,
        1,
        1023,
        1024,
        1025,
        2047,
        2048,
        4000,
        record.step_count(),
    ] {
        let steps = (0..at).map(|index| record.step(index as usize));
        let met = steps.filter(|step| matches!(step, engines::minimax::record::Step::Meet(_)));
        assert_eq!(record.counts_at(at).nodes, met.count() as u64, "{at}");
    }
}
