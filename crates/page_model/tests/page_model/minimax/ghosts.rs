//! Ghosts: branches that are never looked at, each group with its reason, once, and with the true number.

use crate::minimax::support::{lab, random_lab, run};
use engines::minimax::Moment;
use engines::minimax::moment::State;
use engines::minimax::record::{NodeId, Step};
use experiments::minimax::Side;
use page_model::minimax::story::{beside_first_ghost, cut_above, reason_beside_cut, reason_of_cut};
use random::Random;
use texts::ENGLISH;

#[test]
fn the_textbooks_ghosts() {
    let record = run(&lab("algorithm=alpha-beta"), Side::Main).1.record;
    let beside = |at, node| beside_first_ghost(&Moment::new(&record, at), node, &ENGLISH);
    assert_eq!(beside(12, 7), None, "not cut yet");
    assert_eq!(
        beside(13, 7).as_deref(),
        Some("whatever this is,\nMax already has 3")
    );
    assert_eq!(beside(13, 8), None, "said once");
    assert_eq!(beside(13, 6), None, "it was looked at");
    assert_eq!(
        [6, 7, 8, 12].map(|node| cut_above(&record, node)),
        [Some(5), Some(5), Some(5), None]
    );
}

#[test]
fn every_cut_with_ghosts_has_one_reason() {
    let (mut random, mut seen) = (Random::stream(154, 0), 0);
    for _ in 0..150 {
        let lab = random_lab(&mut random);
        let record = run(&lab, Side::Main).1.record;
        let end = Moment::new(&record, record.step_count());
        let cuts = (0..record.step_count()).filter_map(|at| match record.step(at as usize) {
            Step::Cut(node) => Some(node),
            _ => None,
        });
        for cut in cuts {
            let is_ghost = |&child: &NodeId| end.state(child) == State::Cut;
            let ghosts: Vec<NodeId> = record.children(cut).filter(is_ghost).collect();
            let told: Vec<String> = ghosts
                .iter()
                .filter_map(|&ghost| beside_first_ghost(&end, ghost, &ENGLISH))
                .collect();
            assert_eq!(told.len(), usize::from(!ghosts.is_empty()), "{lab:?}");
            if let Some(told) = told.first() {
                seen += 1;
                assert_eq!(*told, reason_beside_cut(&record, cut, &ENGLISH));
                // The number is one of those that the step itself is told with.
                let number = told.rsplit(' ').next().unwrap();
                let reason = reason_of_cut(&lab.place(), &record, cut, &ENGLISH);
                assert!(reason.contains(number), "{told}: {reason}");
            }
            for &ghost in &ghosts {
                assert_eq!(cut_above(&record, ghost), Some(cut));
            }
        }
    }
    assert!(seen > 100, "{seen}");
}
