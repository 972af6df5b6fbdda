//! What improvements save: the same value with fewer nodes, counted as the searches themselves count, in short steps.

use crate::minimax_lab::support::{lab, run};
use computing::ComputeAny;
use computing::answer;
use engines::{Status, effort};
use experiments::inquiry::NoAnswer;
use experiments::minimax::savings::{Improvement, MAX_NODES, Saving};
use experiments::minimax::{MinimaxExperiment, Side};
use experiments::{Experiment, LabExperiment};

fn savings(lab: &MinimaxExperiment) -> Vec<Saving> {
    answer(&Experiment::Minimax(lab.clone()), &lab.savings(), &[]).unwrap()
}

const POSITIONS: [&str; 6] = [
    "",
    "tree=(bet:?(0.5:(8%204)%200.5:(-2%206))%20pass:0%20raise:?(0.25:(12%209)%200.75:(-4%20-1)))",
    "game=exercise&difficulty=medium&levels=5&branching=4",
    "game=tic-tac-toe&moves=159",
    "game=nim&heaps=1,2,3&misere=on",
    "game=connect-four&width=4&height=4&in_a_row=3&depth=6&quiescence=1",
];

#[test]
fn every_row_is_what_its_own_search_counts() {
    for query in POSITIONS {
        let lab = lab(query);
        let rows = savings(&lab);
        let improvements: Vec<Improvement> = rows.iter().map(|row| row.improvement).collect();
        assert_eq!(improvements, Improvement::ALL, "{query}");
        for row in &rows {
            let mut own = row.improvement.of(&lab);
            assert_eq!(own.repair(), [], "{query}");
            let (snapshot, _) = run(&own, Side::Main);
            let counted = (
                snapshot.nodes,
                snapshot.leaves,
                snapshot.cuts,
                snapshot.table_hits,
            );
            let told = (row.nodes, row.leaves, row.cuts, row.table_hits);
            assert_eq!(told, counted, "{query}, {:?}", row.improvement);
            assert_eq!(row.value, Some(snapshot.found.unwrap().value));
        }
        let [plain, better @ ..] = &rows[..] else {
            panic!("no rows")
        };
        for row in better {
            let (a, b) = (row.value.unwrap(), plain.value.unwrap());
            assert!((a - b).abs() < 1e-9, "{query}: {row:?}");
            assert!(row.nodes <= plain.nodes, "{query}: {row:?}");
        }
    }
}

#[test]
fn a_search_that_is_too_large_is_left_and_says_so() {
    let rows = savings(&lab("game=tic-tac-toe&moves=1&depth=end"));
    assert!(rows.iter().all(|row| row.value.is_some()));
    let rows = savings(&lab("game=connect-four&depth=30"));
    for row in rows {
        assert_eq!(row.value, None);
        assert!(
            (MAX_NODES..MAX_NODES + 1_000).contains(&row.nodes),
            "{row:?}"
        );
    }
}

#[test]
fn no_step_is_long() {
    let lab = lab("game=connect-four&width=8&height=7&depth=12");
    let experiment = Experiment::Minimax(lab.clone());
    let mut answering = experiment.answer(lab.savings().bytes(), &[]).unwrap();
    for _ in 0..2_000 {
        let before = effort::spent();
        assert_eq!(answering.step(), Status::Running);
        // Ten milliseconds, of a hundred thousand operations each.
        assert!(effort::spent() - before < 1_000_000);
    }
    assert!(effort::spent() > 0);
}

#[test]
fn nonsense_is_not_answered() {
    let experiment = Experiment::Minimax(MinimaxExperiment::default());
    for bytes in [&[][..], &[9, 9, 9], &[1, 1, 77]] {
        assert_eq!(experiment.answer(bytes, &[]).err(), Some(NoAnswer::Unknown));
    }
}
