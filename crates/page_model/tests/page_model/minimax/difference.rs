//! Difference of two searches: there is none between a search and itself, and what only one has met is counted right.

use crate::minimax::support::{lab, random_lab, run};
use engines::minimax::Counts;
use engines::minimax::Record;
use engines::minimax::record::Step;
use experiments::minimax::{MinimaxExperiment, Side};
use page_model::minimax::difference::Difference;
use random::Random;

fn records(lab: &MinimaxExperiment) -> [Record; 2] {
    Side::BOTH.map(|side| run(lab, side).1.record)
}

fn difference([one, other]: &[Record; 2]) -> Difference {
    Difference::of([one, other]).expect("small enough")
}

#[test]
fn alpha_beta_parts_from_minimax_at_its_first_cut() {
    let records = records(&lab("algorithm=alpha-beta&versus=minimax"));
    let found = difference(&records);
    assert_eq!(found.first, Some(13));
    assert_eq!(records[0].step(12), Step::Cut(5));
    assert_eq!(records[1].step(12), Step::Meet(7));
    let alone = found
        .alone
        .map(|nodes| nodes.into_iter().collect::<Vec<_>>());
    assert_eq!(alone, [vec![], vec![7, 8]]);
}

#[test]
fn a_search_does_not_differ_from_itself() {
    for query in [
        "versus=minimax",
        "game=nim&algorithm=pvs&versus=pvs",
        "game=tic-tac-toe&moves=159&versus=expectiminimax",
    ] {
        assert_eq!(
            difference(&records(&lab(query))),
            Difference::default(),
            "{query}"
        );
    }
}

/// Before the first difference both have counted the same; what both have met is as much on one side as on the other.
#[test]
fn differences_are_true() {
    let mut random = Random::stream(152, 0);
    let mut parted = 0;
    for _ in 0..120 {
        let lab = random_lab(&mut random);
        let records = records(&lab);
        let found = difference(&records);
        if let Some(first) = found.first {
            parted += 1;
            // One of them may have a table, and the other none.
            let counts = [0, 1].map(|side: usize| Counts {
                table_entries: 0,
                ..records[side].counts_at(first - 1)
            });
            assert_eq!(counts[0], counts[1], "{lab:?}");
        }
        let common = [0, 1].map(|side: usize| {
            let record = &records[side];
            let root = record.roots().last().unwrap();
            let is_met = |&node: &u32| record.view(node).met_at.is_some();
            let met = (root..record.end(root)).filter(is_met).count();
            assert!(found.alone[side].iter().all(is_met), "{lab:?}");
            met - found.alone[side].len()
        });
        assert_eq!(common[0], common[1], "{lab:?}");
    }
    assert!(parted > 40, "{parted}");
}

#[test]
fn large_searches_are_not_compared() {
    let lab = lab("game=tic-tac-toe&moves=1&versus=minimax&algorithm=minimax");
    let record = run(&lab, Side::Main).1.record;
    assert_eq!(Difference::of([&record, &record]), None);
    let empty = Record::default();
    assert_eq!(Difference::of([&empty, &empty]), None);
}
