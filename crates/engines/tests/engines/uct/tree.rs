//! The sums that hold in every tree, its limit, and what is kept from move to move.

use crate::uct::search::{PARAMETERS, Search, column, content, moves, search, whole};
use engines::mcts::tree::{NodeId, ROOT};
use engines::mcts::{Uct, UctParameters};
use games::Game;
use random::Random;

/// Every simulation begins with one move; every visit of a node but the first goes on to a child, and what
/// its mover gets is what the child's mover does not get. So, with the sums over the evaluated children,
///
/// * visits = 1 + Σ visits, and total = its own playout + Σ (visits − total), the playout being 0, ½ or 1;
/// * at the root, which is not played out, visits = Σ visits.
fn assert_sums(uct: &Search) {
    let tree = uct.tree();
    let mut inner = 0;
    let mut waiting: Vec<NodeId> = vec![ROOT];
    while let Some(id) = waiting.pop() {
        let node = tree.node(id);
        let children = node.evaluated();
        waiting.extend(children.clone());
        let sums = children.map(|child| {
            let child = tree.node(child);
            (child.visits(), f64::from(child.visits()) - child.total())
        });
        let (visits, total) = sums.fold((0, 0.0), |sum, part| (sum.0 + part.0, sum.1 + part.1));
        if id == ROOT {
            assert_eq!(node.visits(), visits);
        } else if node.is_expanded() {
            inner += 1;
            assert_eq!(node.visits(), 1 + visits, "{node:?}");
            // Halves add up without rounding.
            let playout = node.total() - total;
            assert!([0.0, 0.5, 1.0].contains(&playout), "{playout} at {node:?}");
        }
    }
    assert!(inner > 20, "{inner} inner nodes");
}

#[test]
fn visits_and_results_add_up_in_the_whole_tree() {
    for game in ["", "4453", "112233", "7172636", "141573"] {
        let mut uct = search(game, 1);
        uct.advance(5_000);
        assert_sums(&uct);
    }
}

#[test]
fn the_visits_of_the_moves_are_the_simulations() {
    for simulations in [1, 6, 7, 8, 1_000] {
        let mut uct = search("4453", 2);
        uct.advance(simulations);
        let visits: u64 = moves(&uct).iter().map(|statistics| statistics.visits).sum();
        assert_eq!(visits, simulations);
        assert_eq!(u64::from(uct.tree().node(ROOT).visits()), simulations);
        // Each of the seven moves is tried once before one is tried twice.
        let tried = moves(&uct).iter().filter(|move_| move_.visits > 0).count();
        assert_eq!(tried as u64, simulations.min(7));
    }
}

/// What is kept ready for the bounds is what the formula says, at every node.
#[test]
fn the_terms_of_the_bounds_are_those_of_the_formula() {
    let mut uct = search("4453", 3);
    uct.advance(1_000);
    uct.play(column('4'));
    uct.advance(1_000);
    let tree = uct.tree();
    let mut waiting: Vec<NodeId> = tree.node(ROOT).evaluated().collect();
    while let Some(id) = waiting.pop() {
        let node = tree.node(id);
        let n = f64::from(node.visits()) + PARAMETERS.epsilon;
        let terms = tree.bounds(id..id + 1)[0];
        assert_eq!(terms.mean, node.total() / n, "{node:?}");
        assert_eq!(terms.narrowing, 1.0 / n.sqrt(), "{node:?}");
        waiting.extend(node.evaluated());
    }
}

#[test]
fn a_full_tree_stops_growing_and_the_search_goes_on() {
    let limited = UctParameters {
        most_nodes: 1_000,
        ..PARAMETERS
    };
    let mut uct = Uct::new(search("", 0).root().clone(), limited, Random::stream(4, 0));
    uct.advance(100);
    assert!(!uct.is_full());
    let mut visits = 100;
    while !uct.is_full() {
        uct.advance(100);
        visits += 100;
        assert!(uct.tree().len() <= 1_000 && visits < 10_000);
    }
    let (nodes, before) = (uct.tree().len(), moves(&uct));
    assert!(
        nodes > 1_000 - 7,
        "room for one more node's children was left"
    );
    uct.advance(3_000);
    assert_eq!(uct.tree().len(), nodes);
    assert_eq!(u64::from(uct.tree().node(ROOT).visits()), visits + 3_000);
    let grown = before
        .iter()
        .zip(moves(&uct))
        .all(|(a, b)| b.visits > a.visits);
    assert!(grown, "every move is tried again, {before:?}");
}

/// The tree below a move is smaller, so there is room again.
#[test]
fn a_move_makes_room_in_a_full_tree() {
    let limited = UctParameters {
        most_nodes: 1_000,
        ..PARAMETERS
    };
    let root = search("", 0).root().clone();
    let mut uct = Uct::new(root, limited, Random::stream(8, 0));
    uct.advance(3_000);
    assert!(uct.is_full());
    uct.play(column('4'));
    let kept = uct.tree().len();
    assert!(!uct.is_full() && kept < 900, "{kept} nodes");
    uct.advance(10);
    assert!(!uct.is_full() && uct.tree().len() > kept);
}

#[test]
fn a_tree_without_room_for_the_first_moves_still_plays() {
    let limited = UctParameters {
        most_nodes: 7,
        ..PARAMETERS
    };
    let mut uct = Uct::new(search("", 0).root().clone(), limited, Random::stream(5, 0));
    uct.advance(50);
    assert!(uct.is_full() && uct.tree().len() == 1);
    assert_eq!(uct.tree().node(ROOT).visits(), 50);
    assert!(moves(&uct).iter().all(|move_| move_.visits == 0));
}

#[test]
fn what_is_known_below_the_move_played_is_kept() {
    let mut uct = search("4453", 6);
    uct.advance(3_000);
    let child = uct.tree().child(ROOT, column('4')).unwrap();
    let mut before = content(uct.tree(), child);
    let mut root = uct.root().clone();
    uct.play(column('4'));
    root.apply(column('4'));
    assert_eq!(*uct.root(), root);
    // The root is the one node without an action.
    assert_eq!(before[0].0.take(), Some(column('4')));
    assert_eq!(whole(&uct), before);
    let kept = before[0].1;
    uct.advance(1_000);
    assert_eq!(uct.tree().node(ROOT).visits(), kept + 1_000);
    // The first visit of the kept node was its own playout, not one of its moves.
    let visits: u64 = moves(&uct).iter().map(|statistics| statistics.visits).sum();
    assert_eq!(visits, u64::from(kept) - 1 + 1_000);
}

#[test]
fn a_move_never_tried_leaves_an_empty_tree() {
    let mut uct = search("4453", 7);
    uct.advance(1);
    let untried = moves(&uct)
        .iter()
        .position(|move_| move_.visits == 0)
        .unwrap();
    let action = moves(&uct)[untried].action;
    uct.play(action);
    assert_eq!(whole(&uct), [(None, 0, 0.0, 0)]);
    uct.advance(100);
    assert_eq!(uct.tree().node(ROOT).visits(), 100);
}
