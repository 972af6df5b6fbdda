//! State of a walk: after any of its steps it is what was recorded, and leaps lead where they say.

use crate::regret::support::{VARIANTS, kuhn, solver};
use engines::regret::record::Step;
use page_model::regret::walk_state::WalkState;

#[test]
fn the_last_moment_is_the_table_after_the_iteration() {
    let tree = kuhn(3);
    for parameters in VARIANTS {
        let mut solver = solver(&tree, parameters, 5);
        solver.advance(7);
        let iteration = solver.iterate_recorded();
        assert!(iteration.fits(&tree) && !iteration.fits(&kuhn(4)));
        let end = WalkState::new(&tree, &iteration, usize::MAX);
        assert!(end.path.is_empty());
        for (row, found) in end.rows.iter().enumerate() {
            let regrets = &solver.cumulative_regrets()[tree.slots(row)];
            assert_eq!(found.cumulative_regret, regrets);
            let current = solver.current_strategy();
            assert_eq!(found.strategy, current.row(&tree, row));
        }
        let begin = WalkState::new(&tree, &iteration, 0);
        assert_eq!((begin.walker, begin.rows.len()), (None, 12));
    }
}

#[test]
fn the_path_is_where_the_walk_is() {
    let tree = kuhn(3);
    for parameters in VARIANTS {
        let mut solver = solver(&tree, parameters, 5);
        solver.advance(3);
        let iteration = solver.iterate_recorded();
        let mut path: Vec<u32> = Vec::new();
        for (index, step) in iteration.steps.iter().enumerate() {
            match step {
                Step::Enter { node, .. } => path.push(*node),
                Step::Leave { node, .. } => assert_eq!(path.pop(), Some(*node)),
                Step::Learn { .. } | Step::Average { .. } | Step::Settle { .. } => {}
            }
            assert_eq!(WalkState::new(&tree, &iteration, index + 1).path, path);
        }
    }
}
