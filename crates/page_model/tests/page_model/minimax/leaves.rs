//! Other values at the leaves of a typed tree: the right number changes, and nothing else.

use crate::minimax::support::lab;
use experiments::minimax::MinimaxExperiment;
use games::typed_tree::Owner;
use page_model::minimax::leaves::with_leaf;

const TREE: &str =
    "(a=4!:( 1  9.5 ) b=-2:(−3, c:7 max (2)) ?(1/4:(5 6) 0.75:d:-2) max(8 8) min ( +3 ))";

fn typed(tree: &str) -> MinimaxExperiment {
    MinimaxExperiment::default().with("tree", tree).expect(tree)
}

#[test]
fn one_number_changes() {
    let lab = typed(TREE);
    let before = lab.tree();
    let mut changed = 0;
    for (id, node) in (0_u32..).zip(before.nodes()) {
        let next = with_leaf(&lab, id, -12.5);
        if node.owner != Owner::Nobody {
            assert_eq!(next, None, "{id} is no leaf");
            continue;
        }
        let next = next.expect("a leaf");
        changed += 1;
        let after = next.tree();
        for (other, (was, is)) in (0_u32..).zip(before.nodes().iter().zip(after.nodes())) {
            if other == id {
                assert_eq!(is.value, -12.5);
                assert_eq!((&is.name, is.owner), (&was.name, was.owner));
            } else {
                assert_eq!(is, was, "{id} changed {other}");
            }
        }
        // Spaces, names and all stay as they were typed.
        assert_eq!(next.tree.matches(' ').count(), TREE.matches(' ').count());
        let back = with_leaf(&next, id, node.value).unwrap();
        assert_eq!(back.tree(), before);
    }
    assert_eq!(changed, 11);
}

#[test]
fn the_moment_stays() {
    let lab = lab("step=17");
    let next = with_leaf(&lab, 2, 4.0).unwrap();
    assert_eq!(
        (next.step, next.tree.as_str()),
        (lab.step, "((4 12 8)(2 4 6)(14 5 2))")
    );
    assert_eq!(with_leaf(&typed("7"), 0, -0.0).unwrap().tree, "0");
}

#[test]
fn what_cannot_be_changed_is_refused() {
    let tree = typed("((1 2)(3 4))");
    for leaf in [0, 1, 7, u32::MAX] {
        assert_eq!(with_leaf(&tree, leaf, 1.0), None, "{leaf}");
    }
    for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e6] {
        assert_eq!(with_leaf(&tree, 2, value), None, "{value}");
    }
    for query in ["game=exercise", "game=nim", "hide=values"] {
        assert_eq!(with_leaf(&lab(query), 2, 1.0), None, "{query}");
    }
}

#[test]
fn letters_stay_letters() {
    let tree = typed("((w d:d) L)");
    let with = |leaf, value| with_leaf(&tree, leaf, value).map(|next| next.tree);
    assert_eq!(with(2, -1.0).as_deref(), Some("((l d:d) L)"));
    assert_eq!(with(3, 1.0).as_deref(), Some("((w d:w) L)"));
    assert_eq!(with(4, -0.0).as_deref(), Some("((w d:d) d)"));
    for value in [2.0, -3.0, 0.5] {
        assert_eq!(with(2, value), None, "{value}");
    }
}
