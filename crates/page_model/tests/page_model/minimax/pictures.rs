//! Records with the places of their nodes, as bytes; damaged ones are refused or can be asked anything.

use crate::minimax::support::{lab, random_lab, run};
use computing::minimax::picture::bytes_of;
use engines::minimax::record::{NodeId, Step};
use engines::minimax::{Moment, Record};
use experiments::minimax::{MinimaxExperiment, Picture, Side};
use page_model::minimax::story::{reason_of_cut, tell};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use random::Random;
use std::sync::Arc;
use texts::ENGLISH;

fn read(bytes: Vec<u8>) -> Option<Picture> {
    Picture::from_bytes(Arc::new(bytes))
}

/// Siblings stand side by side and below their parent, iteration by iteration.
fn assert_tidy(picture: &Picture) {
    let record = &picture.record;
    for node in 0..record.node_count() {
        let (left, right) = picture.extent(node);
        assert!(left <= picture.x(node) && picture.x(node) <= right);
        let children: Vec<NodeId> = record.children(node).collect();
        let below = children
            .iter()
            .map(|&child| 1 + picture.levels_below(child));
        assert_eq!(picture.levels_below(node), below.max().unwrap_or(0));
        for &child in &children {
            assert_eq!(picture.depth(child), picture.depth(node) + 1);
            let (child_left, child_right) = picture.extent(child);
            assert!(left <= child_left && child_right <= right);
        }
        for pair in children.windows(2) {
            assert!(
                picture.x(pair[0]) + 0.99 <= picture.x(pair[1]),
                "side by side"
            );
        }
        if let (Some(&first), Some(&last)) = (children.first(), children.last()) {
            let middle = (picture.x(first) + picture.x(last)) / 2.0;
            assert!((picture.x(node) - middle).abs() < 0.01, "above the middle");
        }
    }
    assert!(record.roots().all(|root| picture.depth(root) == 0));
}

#[test]
fn pictures_are_tidy_and_are_their_bytes() {
    let mut random = Random::stream(151, 0);
    for _ in 0..60 {
        let lab = random_lab(&mut random);
        for side in lab.sides() {
            let (_, picture) = run(&lab, side);
            assert_tidy(&picture);
            let again = read(bytes_of(&picture.record));
            assert_eq!(again.as_ref(), Some(&picture));
        }
    }
}

/// Asks a picture for everything that the page asks, for some of its moments.
fn ask_everything(lab: &MinimaxExperiment, picture: &Picture) {
    let record: &Record = &picture.record;
    let root = lab.place();
    for at in 0..=record.step_count().min(80) {
        let moment = Moment::new(record, at);
        let _ = tell(&root, record, &moment, at % 2 == 0, &ENGLISH);
        let _ = (moment.counts(), moment.stack(), moment.root());
        if let Some(Step::Meet(node) | Step::Leave(node) | Step::Cut(node)) = moment.step() {
            let _ = reason_of_cut(&root, record, node, &ENGLISH);
            let _ = (moment.principal_variation(node), moment.state(node));
        }
    }
    for node in (0..record.node_count()).chain([NodeId::MAX]) {
        let _ = (picture.x(node), picture.extent(node), picture.depth(node));
        let _ = picture.levels_below(node);
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 1_500,
        rng_seed: RngSeed::Fixed(152),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn damaged_pictures(
        query in proptest::sample::select(&["algorithm=pvs", "tree=(2%20?(0.5:1%200.5:(3%204)))&algorithm=alpha-beta", "game=nim&deepening=on"][..]),
        bytes in vec((any::<prop::sample::Index>(), any::<u8>()), 0..3),
        numbers in vec((any::<prop::sample::Index>(), prop_oneof![0..40_u32, Just(u32::MAX)]), 0..3),
        length in prop_oneof![3 => Just(1.0), 1 => 0.0..1.1],
    ) {
        let lab = lab(query);
        let mut damaged = bytes_of(&run(&lab, Side::Main).1.record);
        for (place, byte) in bytes {
            *place.get_mut(&mut damaged) = byte;
        }
        for (place, number) in numbers {
            let place = 4 * place.index(damaged.len() / 4);
            damaged[place..place + 4].copy_from_slice(&number.to_ne_bytes());
        }
        damaged.resize((damaged.len() as f64 * length) as usize, 0);
        if let Some(picture) = read(damaged) {
            ask_everything(&lab, &picture);
        }
    }

    #[test]
    fn any_bytes(bytes in vec(any::<u8>(), 0..300)) {
        if let Some(picture) = read(bytes) {
            ask_everything(&lab(""), &picture);
        }
    }
}

#[test]
fn nothing_is_no_picture_or_an_empty_one() {
    let empty = Picture::default();
    assert_eq!(
        (empty.record.node_count(), empty.x(0), empty.depth(7)),
        (0, 0.0, 0)
    );
    assert_eq!(read(Vec::new()), None);
}
