//! Glimpses of a tree where there is room for few nodes, and the decision at a node.

use crate::mcts::support::{SEARCH, SMALL, lab, seen};
use experiments::mcts::Inside;
use games::Game;
use page_model::mcts::decision::decision;
use page_model::mcts::glimpse::{Glimpsed, children, glimpse, moves_to, node_after, path};

fn leaves(drawn: &[Glimpsed]) -> usize {
    let is_leaf = |(place, glimpsed): &(usize, &Glimpsed)| glimpsed.end as usize == place + 1;
    drawn.iter().enumerate().filter(is_leaf).count()
}

fn assert_is_tree(inside: &Inside, drawn: &[Glimpsed], phase: Option<u8>, what: &str) {
    for (place, glimpsed) in drawn.iter().enumerate() {
        let Some(parent) = glimpsed.parent else {
            assert_eq!((place, glimpsed.node), (0, 0), "{what}");
            continue;
        };
        assert!(
            parent < place && (place as u32) < drawn[parent].end,
            "{what}"
        );
        let mut children = children(inside, drawn[parent].node, phase);
        assert!(children.any(|child| child == glimpsed.node), "{what}");
    }
    let below = |node: u32| inside.nodes[node as usize].end - node - 1;
    for (place, glimpsed) in drawn.iter().enumerate() {
        let there = below(glimpsed.node)
            - u32::from(
                phase == Some(1)
                    && inside.added().is_some_and(|added| {
                        added > glimpsed.node && added < inside.nodes[glimpsed.node as usize].end
                    }),
            );
        assert_eq!(
            glimpsed.hidden + (glimpsed.end - place as u32 - 1),
            there,
            "{what}"
        );
    }
}

#[test]
fn the_path_is_always_there_and_families_are_whole_or_left_out() {
    let lab = lab(SEARCH);
    for simulations in [1, 2, 7, 8, 60, 333, 600] {
        let inside = seen(&lab, simulations);
        for (phase, room) in [
            (Some(1), 8),
            (Some(2), 14),
            (Some(3), 2),
            (None, 14),
            (None, 40),
        ] {
            let what = format!("{simulations} simulations, phase {phase:?}, room {room}");
            let drawn = glimpse(&inside, phase, room);
            let nodes: Vec<u32> = drawn.iter().map(|glimpsed| glimpsed.node).collect();
            let path = path(&inside, phase);
            assert!(path.iter().all(|node| nodes.contains(node)), "{what}");
            assert!(leaves(&drawn) <= room.max(1), "{what}");
            assert_is_tree(&inside, &drawn, phase, &what);
            for glimpsed in &drawn {
                let family: Vec<u32> = children(&inside, glimpsed.node, phase).collect();
                let shown = family.iter().filter(|child| nodes.contains(child)).count();
                let only_path = family.iter().filter(|child| path.contains(child)).count();
                assert!(shown == family.len() || shown == only_path, "{what}");
            }
        }
    }
}

#[test]
fn a_small_tree_is_drawn_whole() {
    let lab = lab(SMALL);
    let inside = seen(&lab, 30);
    let drawn = glimpse(&inside, None, 60);
    let shallow = |node: &u32| moves_to(&inside, *node).len() <= 3;
    let all = (0..inside.nodes.len() as u32).filter(shallow).count();
    assert!(drawn.len() >= all && drawn.len() > 20);
}

#[test]
fn moves_lead_to_their_node_and_back() {
    let inside = seen(&lab(SEARCH), 600);
    for node in 0..inside.nodes.len() as u32 {
        assert_eq!(
            node_after(&inside, moves_to(&inside, node), None),
            Some(node)
        );
    }
    assert_eq!(node_after(&inside, [0, 0, 0, 0, 0, 0, 0], None), None);
}

#[test]
fn the_simulation_takes_the_highest_bound_where_it_decides_by_bounds() {
    let lab = lab(SEARCH);
    let mut decided = 0;
    for simulations in 8..60 {
        let inside = seen(&lab, simulations);
        let legal = lab.game_so_far().position().actions();
        let decision = decision(&inside, 0, Some(1), legal.map(|column| column.index()));
        assert_eq!(u64::from(decision.visits), simulations - 1);
        let best = decision.best().unwrap();
        assert!(
            best.bound().is_finite(),
            "each of seven moves was tried once"
        );
        // Among bounds that differ by less than the random term it is drawn.
        let chosen = decision.of(decision.chosen.expect("a choice")).unwrap();
        let random_term = 1e-5;
        assert!(
            chosen.bound() > best.bound() - random_term,
            "simulation {simulations}"
        );
        decided += usize::from(chosen.column == best.column);
    }
    assert!(decided > 26, "most have no tie: {decided} of 52");
}

#[test]
fn a_move_never_tried_has_no_node_and_no_end_to_its_bound() {
    let lab = lab(SEARCH);
    let inside = seen(&lab, 3);
    let legal = lab.game_so_far().position().actions();
    let selecting = decision(&inside, 0, Some(1), legal.map(|column| column.index()));
    let untried = selecting
        .moves
        .iter()
        .filter(|weighed| weighed.node.is_none());
    let bounds: Vec<f64> = untried.map(|weighed| weighed.bound()).collect();
    assert_eq!(bounds, [f64::INFINITY; 5]);
    // The choice among them is the second phase.
    assert_eq!(selecting.chosen, None);
    let legal = lab.game_so_far().position().actions();
    let expanding = decision(&inside, 0, Some(2), legal.map(|column| column.index()));
    assert!(expanding.chosen.is_some());
}
