//! Trees of a search: what stands in their nodes, where they are drawn, and which decision is shown.

use crate::mcts::support::{SEARCH, SMALL, lab, seen};
use drawing::tree::{Colour, Phase, Tree};
use experiments::mcts::Inside;
use games::Player;
use page_model::mcts::picture::{NODE, Picture, neighbour};
use page_model::mcts::position::{drawn, places_of};
use page_model::mcts::search_tree::SearchTree;
use page_model::mcts::shown::Shown;
use page_model::mcts::update::updated;
use page_model::mcts::words::{node_sentence, phase_sentence};
use std::rc::Rc;
use texts::ENGLISH;

/// Widths of a telephone, a desk, and one that is almost nothing.
const WIDTHS: [f64; 4] = [40.0, 330.0, 690.0, 1_200.0];

/// A search after so many simulations, as a tree in a phase of the last.
fn tree(link: &str, simulations: u64, phase: Option<u8>) -> (Rc<Inside>, SearchTree) {
    let lab = lab(link);
    let inside = Rc::new(seen(&lab, simulations));
    let tree = SearchTree::new(inside.clone(), lab.plies(), phase, &ENGLISH);
    (inside, tree)
}

#[test]
fn players_take_turns_in_the_tree() {
    // After four moves the first player moves at the root.
    let (_, tree) = tree(SEARCH, 60, None);
    for node in 0..tree.len() {
        let wanted = [Colour::First, Colour::Second][tree.depth(node) as usize % 2];
        assert_eq!(tree.appearance(node).colour, Some(wanted));
    }
    let (_, odd) = self::tree("mcts?moves=445&simulations=9&exact=0", 9, None);
    assert_eq!(odd.appearance(0).colour, Some(Colour::Second));
}

#[test]
fn a_node_is_as_large_as_its_visits() {
    let (inside, tree) = tree(SEARCH, 600, None);
    assert_eq!(tree.appearance(0).scale, 1.0);
    let visits = |node: u32| inside.shown(node, None).visits;
    for node in 1..tree.len() {
        let parent = tree.parent(node).unwrap();
        let (scale, above) = (tree.appearance(node).scale, tree.appearance(parent).scale);
        assert!(scale <= above && scale >= 0.34, "{node}");
        assert!(visits(node) <= visits(parent));
    }
}

#[test]
fn the_added_node_comes_with_the_second_phase() {
    let (inside, selecting) = tree(SEARCH, 60, Some(1));
    let (_, expanding) = tree(SEARCH, 60, Some(2));
    let added = inside.added().unwrap();
    assert!(!selecting.is_there(added) && expanding.is_there(added));
    assert_eq!(selecting.count() + 1, expanding.count());
    assert_eq!(expanding.current(), Some(added));
    assert_eq!(selecting.current(), expanding.parent(added));
}

#[test]
fn the_path_is_open_while_its_simulation_is_under_way() {
    let (_, under_way) = tree(SEARCH, 60, Some(3));
    let (_, over) = tree(SEARCH, 60, None);
    assert_eq!(
        (under_way.phase(0), over.phase(0)),
        (Phase::Open, Phase::Done)
    );
    assert!(over.appearance(0).is_principal, "it is still lit");
}

#[test]
fn moves_stand_at_edges_and_lead_to_their_node() {
    let (inside, tree) = tree(SEARCH, 60, None);
    assert_eq!(tree.appearance(0).edge, "");
    assert_eq!(tree.moves(0), []);
    for node in 1..tree.len() {
        let last = *tree.moves(node).last().unwrap();
        assert_eq!(tree.appearance(node).edge, last.number().to_string());
        assert_eq!(last.index(), inside.nodes[node as usize].column);
        assert_eq!(tree.moves(node).len(), tree.depth(node) as usize);
    }
}

#[test]
fn a_node_is_said_with_its_numbers() {
    let (inside, _) = tree(SEARCH, 60, None);
    let said =
        |moves: &[u8], node: u32, phase| node_sentence(moves, inside.shown(node, phase), &ENGLISH);
    assert_eq!(said(&[], 0, None), "The position looked at: 60 visits.");
    let child = inside.shown(1, None);
    let expected = format!(
        "After 1: {} visits, mean {:.2} for the player who moved there.",
        child.visits,
        child.mean.unwrap()
    );
    assert_eq!(said(&[0], 1, None), expected);
    let added = inside.added().unwrap();
    assert_eq!(
        said(&[2, 3], added, Some(2)),
        "After 3, 4: not visited yet."
    );
}

#[test]
fn a_proof_is_said_for_who_moved_there() {
    // First has two threes in a column's reach: column 1 wins at once.
    let link = "mcts?width=4&height=4&in_a_row=3&moves=1212&simulations=60&solver=on&exact=0";
    let (inside, tree) = tree(link, 60, None);
    let child = (1..tree.len())
        .find(|&node| tree.depth(node) == 1 && inside.nodes[node as usize].column == 0);
    let said = tree.description(child.unwrap());
    let win = ENGLISH.labs.mcts.page.proven[2];
    assert!(
        said.ends_with(&format!("Proven: {win} for the player who moved there.")),
        "{said}"
    );
    assert_eq!(tree.appearance(child.unwrap()).label, win);
}

#[test]
fn every_phase_is_told() {
    let lab = lab(SEARCH);
    let inside = (8..60).map(|simulations| seen(&lab, simulations));
    let is_whole = |inside: &Inside| inside.trace.is_added && inside.trace.playout.len() > 1;
    let inside = inside.into_iter().find(is_whole).unwrap();
    let words = &ENGLISH.labs.mcts.inside;
    let told = [1, 2, 3, 4].map(|phase| phase_sentence(&inside, phase, words));
    let last = inside.trace.choices.last().unwrap();
    let player = ["First", "Second"][usize::from(last.player)];
    assert!(told[0].starts_with("Down"), "{told:?}");
    assert!(
        told[1].starts_with(&format!("{player} tries column {}", last.column + 1)),
        "{told:?}"
    );
    assert!(
        told[2].contains(&inside.trace.playout.len().to_string()),
        "{told:?}"
    );
    assert_eq!(told[3], words.backed_up);
    let (first, _) = tree(SEARCH, 1, None);
    assert!(phase_sentence(&first, 1, words).contains("never tried"));
}

#[test]
fn where_the_game_ends_in_the_tree_nothing_is_played_out() {
    let link = "mcts?width=4&height=4&in_a_row=3&moves=1212&simulations=40&exact=0";
    let lab = lab(link);
    let words = &ENGLISH.labs.mcts.inside;
    let certain = (1..40).map(|simulations| seen(&lab, simulations));
    let certain = certain.filter(|inside| inside.trace.playout.is_empty());
    let told: Vec<String> = certain
        .map(|inside| phase_sentence(&inside, 3, words))
        .collect();
    assert!(
        !told.is_empty() && told.iter().all(|said| said == words.no_playout),
        "{told:?}"
    );
}

/// No two nodes cover each other, and all are inside the picture, at any width.
#[test]
fn nodes_stand_side_by_side_inside_their_picture() {
    for link in [SEARCH, SMALL] {
        let lab = lab(link);
        for simulations in [1, 2, 9, 30] {
            let inside = seen(&lab, simulations);
            for (width, phase) in WIDTHS.into_iter().zip([None, Some(1), Some(2), Some(3)]) {
                let picture = Picture::new(&inside, phase, width);
                let what = format!("{link}, {simulations}, {width}");
                assert!(picture.width >= width, "{what}");
                for (place, node) in picture.nodes.iter().enumerate() {
                    assert!(
                        node.x >= NODE.0 / 2.0 && node.x <= picture.width - NODE.0 / 2.0,
                        "{what}"
                    );
                    assert!(node.top() >= 0.0 && node.foot() <= picture.height, "{what}");
                    for other in &picture.nodes[..place] {
                        let is_apart = (node.x - other.x).abs() > NODE.0 || node.y != other.y;
                        assert!(is_apart, "{what}: {node:?} {other:?}");
                    }
                }
                assert!(
                    picture.playout_y
                        > picture
                            .nodes
                            .iter()
                            .map(|node| node.foot())
                            .fold(0.0, f64::max)
                );
            }
        }
    }
}

#[test]
fn nodes_are_found_by_their_number_and_moves() {
    let inside = seen(&lab(SMALL), 30);
    let picture = Picture::new(&inside, None, 690.0);
    for (place, node) in picture.nodes.iter().enumerate() {
        assert_eq!(picture.place_of(node.glimpsed.node), Some(place));
        let moves = page_model::mcts::glimpse::moves_to(&inside, node.glimpsed.node);
        assert_eq!(node.moves, moves);
    }
    assert_eq!(picture.place_of(u32::MAX), None);
}

#[test]
fn arrows_lead_up_down_and_along_a_level() {
    let inside = seen(&lab(SMALL), 30);
    let picture = Picture::new(&inside, None, 690.0);
    assert_eq!(neighbour(&picture, 0, "ArrowUp"), None);
    assert_eq!(neighbour(&picture, 0, "ArrowDown"), Some(1));
    assert_eq!(neighbour(&picture, 1, "ArrowUp"), Some(0));
    assert_eq!(
        neighbour(&picture, 0, "ArrowRight"),
        None,
        "the root is alone on its level"
    );
    assert_eq!(neighbour(&picture, 0, "Enter"), None);
    for place in 0..picture.nodes.len() {
        let depth = picture.nodes[place].moves.len();
        if let Some(next) = neighbour(&picture, place, "ArrowRight") {
            assert_eq!(picture.nodes[next].moves.len(), depth);
            assert!(picture.nodes[next].x > picture.nodes[place].x);
            assert_eq!(neighbour(&picture, next, "ArrowLeft"), Some(place));
        }
        if let Some(below) = neighbour(&picture, place, "ArrowDown") {
            assert_eq!(picture.nodes[below].glimpsed.parent, Some(place));
        }
    }
}

#[test]
fn the_decision_is_at_the_root_unless_a_node_is_looked_at() {
    let lab = lab(SEARCH);
    let inside = seen(&lab, 60);
    let shown = Shown::of(&lab, &inside, Some(1), None);
    assert_eq!(
        (shown.decision.node, shown.moves.len(), shown.player),
        (0, 0, Player::First)
    );
    assert!(shown.is_on_path);
    let selected = Shown::of(&lab, &inside, Some(1), Some(1));
    assert_eq!(
        (selected.decision.node, selected.moves.as_slice()),
        (1, &[0][..])
    );
    assert_eq!(selected.player, Player::Second);
    assert_eq!(
        Shown::of(&lab, &inside, None, Some(u32::MAX)).decision.node,
        0,
        "not there"
    );
}

#[test]
fn in_expansion_the_decision_is_where_the_node_is_added() {
    let lab = lab(SEARCH);
    let inside = seen(&lab, 60);
    let shown = Shown::of(&lab, &inside, Some(2), None);
    let choices = &inside.trace.choices;
    assert_eq!(shown.moves.len(), choices.len() - 1);
    assert_eq!(shown.decision.chosen, Some(choices.last().unwrap().column));
}

#[test]
fn the_board_has_the_moves_as_far_as_the_simulation_has_come() {
    let inside = seen(&lab(SEARCH), 60);
    let trace = &inside.trace;
    let count = |phase| {
        let drawn = drawn(&inside, phase, None);
        (drawn.of_tree, drawn.moves.len())
    };
    let path = trace.choices.len();
    assert_eq!(count(Some(1)), (path - 1, path - 1));
    assert_eq!(count(Some(2)), (path, path));
    let all = path + trace.playout.len();
    assert_eq!([count(Some(3)), count(None)], [(path, all); 2]);
}

#[test]
fn the_board_has_the_moves_to_the_node_looked_at() {
    let inside = seen(&lab(SEARCH), 60);
    let of_node = drawn(&inside, Some(3), Some(1));
    assert_eq!((of_node.moves, of_node.of_tree), (vec![0], 1));
}

#[test]
fn places_are_the_root_and_the_nodes_of_the_path() {
    let inside = seen(&lab(SEARCH), 60);
    let path: Vec<u8> = inside
        .trace
        .choices
        .iter()
        .map(|choice| choice.column)
        .collect();
    let places = places_of(&inside, Some(2), None);
    assert_eq!(places.len(), path.len());
    for (depth, moves) in places.iter().enumerate() {
        assert_eq!(*moves, path[..depth]);
    }
    let away = [path[0].wrapping_add(1) % 7];
    let with = places_of(&inside, Some(2), Some(&away));
    assert_eq!(with.last().unwrap(), &away);
    let again = places_of(&inside, Some(2), Some(&[]));
    assert_eq!(again.len(), places.len(), "the root is there already");
}

/// A visit each, and the result for who moved there; the mean is their quotient.
#[test]
fn a_result_gives_each_node_of_the_path_a_visit() {
    let lab = lab(SEARCH);
    for simulations in [1, 12, 60] {
        let inside = seen(&lab, simulations);
        let rows = updated(&lab, &inside, &ENGLISH);
        assert_eq!(rows.len(), inside.trace.choices.len() + 1);
        let root = rows.last().unwrap();
        assert_eq!((root.mover, root.mean.as_str()), (None, ""));
        assert_eq!(root.visits, format!("{} + 1", simulations - 1));
        for row in &rows[..rows.len() - 1] {
            let mover = Player::at_ply(lab.plies() + row.moves.len() - 1);
            assert_eq!(row.mover, Some(mover));
            let node = page_model::mcts::glimpse::node_after(&inside, row.moves.clone(), None);
            let mean = inside.shown(node.unwrap(), None).mean.unwrap();
            assert!(row.mean.ends_with(&format!(" = {mean:.3}")), "{row:?}");
        }
    }
}
