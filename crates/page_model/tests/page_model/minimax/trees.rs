//! A moment as a tree: what stands in its nodes and beside them, and what is said about one.

use crate::minimax::seen::{found, view, view_of};
use crate::minimax::support::{lab, random_lab};
use drawing::tree::{Outline, Phase, Tree};
use engines::minimax::window::Window;
use experiments::minimax::Hide;
use page_model::minimax::legend::{Mark, entries};
use page_model::minimax::moment_tree::{MomentTree, window_text};
use page_model::minimax::predictions::Predictions;
use random::Random;
use std::rc::Rc;
use texts::ENGLISH;

const CUTS: &str = "algorithm=alpha-beta";

fn tree(query: &str) -> Rc<MomentTree> {
    view(query).1.sides[0].tree.clone()
}

#[test]
fn before_anything_is_found_there_is_no_tree() {
    let (_, view) = view("");
    let subject = view.sides[0].subject.clone();
    let nothing = || Predictions::new(Hide::Nothing);
    assert!(MomentTree::new(subject.clone(), 26, nothing()).is_some());
    let empty = page_model::minimax::moment_tree::Subject {
        picture: Rc::default(),
        ..subject
    };
    assert!(MomentTree::new(empty, 0, nothing()).is_none());
}

#[test]
fn a_node_has_the_shape_of_who_decides() {
    let tree = tree("tree=(2 ?(1/2:3 1/2:min(4 5)))&step=end");
    let outlines: Vec<Outline> = (0..tree.len())
        .map(|node| tree.appearance(node).outline)
        .collect();
    use Outline::{Chance, Leaf, Max, Min};
    assert_eq!(outlines, [Max, Leaf, Chance, Leaf, Min, Leaf, Leaf]);
}

#[test]
fn nodes_go_from_waiting_over_open_to_done_or_cut() {
    let tree = tree(&format!("{CUTS}&step=13"));
    let phases = [0, 1, 6, 7, 9].map(|node| tree.phase(node));
    use Phase::{Cut, Done, Open, Waiting};
    assert_eq!(phases, [Open, Done, Done, Cut, Waiting]);
}

#[test]
fn a_value_that_was_cut_short_is_a_bound() {
    let tree = tree(&format!("{CUTS}&step=end"));
    let value = |node| tree.appearance(node).value;
    assert_eq!((value(0).as_str(), value(1).as_str()), ("3", "3"));
    assert_eq!(value(5), "≤ 2", "two leaves were not looked at");
}

#[test]
fn values_to_come_stand_there_faintly_if_somebody_wants_them() {
    let foretold = tree("step=0&foretell=on");
    assert_eq!(foretold.appearance(5).value, "2");
    assert!(foretold.marks(5).is_foretold);
    let not = tree("step=0&foretell=off");
    assert_eq!(not.appearance(5).value, "");
    // Leaves of a typed tree are given.
    assert_eq!(not.appearance(6).value, "2");
    assert!(!not.marks(6).is_foretold);
}

#[test]
fn nothing_is_foretold_to_who_is_asked() {
    for query in [
        "hide=values&foretell=on",
        "game=exercise&foretell=on&step=0",
    ] {
        let tree = tree(query);
        let foretold = (0..tree.len()).filter(|&node| {
            let is_to_come = tree.phase(node) == Phase::Waiting && tree.marks(node).is_foretold;
            is_to_come && !tree.appearance(node).value.is_empty()
        });
        assert_eq!(foretold.collect::<Vec<_>>(), [0; 0], "{query}");
    }
}

#[test]
fn hidden_values_are_question_marks() {
    let tree = tree("hide=values&step=end");
    assert_eq!(tree.appearance(0).value, "?");
    assert_eq!(tree.appearance(1).value, "?");
    assert_eq!(tree.appearance(2).value, "3", "a leaf is given");
    assert!(!tree.appearance(0).is_principal, "the line would tell");
    assert_eq!(tree.appearance(0).note, "");
}

#[test]
fn a_window_stands_beside_open_and_finished_nodes_of_searches_that_cut() {
    let with = tree(&format!("{CUTS}&step=13"));
    assert_eq!(with.appearance(0).note, "(3, ∞)");
    assert_eq!(with.appearance(9).note, "", "not met");
    assert_eq!(with.appearance(6).note, "", "a leaf");
    let without = tree("step=13");
    assert_eq!(without.appearance(0).note, "");
}

#[test]
fn a_window_that_nothing_fits_into_is_a_question() {
    let alpha = 3.0_f64;
    let null = Window {
        alpha,
        beta: alpha.next_up(),
    };
    assert_eq!(window_text(null, &ENGLISH), "> 3?");
    let open = Window {
        alpha,
        beta: f64::INFINITY,
    };
    assert_eq!(window_text(open, &ENGLISH), "(3, ∞)");
}

#[test]
fn what_is_cut_says_why_once() {
    let tree = tree(&format!("{CUTS}&step=13"));
    let reasons: Vec<String> = (0..tree.len())
        .map(|node| tree.marks(node).reason)
        .filter(|reason| !reason.is_empty())
        .collect();
    assert_eq!(reasons, ["whatever this is,\nMax already has 3"]);
    let said = tree.description(8);
    assert!(
        said.contains("whatever this is, Max already has 3"),
        "{said}"
    );
}

#[test]
fn why_something_is_cut_is_not_told_to_who_is_asked_for_values() {
    let (lab, found) = {
        let lab = lab("hide=values&algorithm=alpha-beta&step=end");
        let found = found(&lab);
        (lab, found)
    };
    let mut predictions = Predictions::new(Hide::Values);
    // All but the root has been answered: what is cut stands there.
    for node in [1, 5] {
        predictions.give_up(node);
    }
    let view = view_of(&lab, found, predictions);
    let tree = &view.sides[0].tree;
    assert_eq!(tree.phase(7), Phase::Cut);
    assert_eq!(tree.marks(7).reason, "");
    assert!(!tree.description(7).contains("Max already has"));
}

#[test]
fn branches_have_numbers_where_they_have_no_names() {
    let tree = tree("tree=(bet:(1 2) (3 (4 5)))&step=end");
    let number = |node| tree.marks(node).number;
    assert_eq!(
        (number(0), number(1), number(4)),
        (String::new(), String::new(), "2".to_owned())
    );
    assert_eq!(number(6), "2.2");
    assert_eq!(tree.appearance(1).edge, "bet");
    assert_eq!(tree.appearance(4).edge, "");
}

#[test]
fn moves_stand_at_edges_and_chances_at_those_of_chance() {
    let game = tree("game=nim&heaps=1,2&depth=1&step=end");
    let edges: Vec<String> = (1..game.len())
        .map(|node| game.appearance(node).edge)
        .collect();
    assert_eq!(edges, ["a1", "b1", "b2"]);
    let chance = tree("tree=?(1/4:8 3/4:-2)&step=end");
    assert_eq!(
        (chance.appearance(1).edge, chance.appearance(2).edge),
        ("0.25".into(), "0.75".into())
    );
}

#[test]
fn labels_stand_where_results_are_all_there_is() {
    let label = |query: &str| tree(query).appearance(0).label;
    assert_eq!(
        label("tree=((w l)(d d))&step=end"),
        "d",
        "the better of lost and drawn"
    );
    assert_eq!(label("step=end"), "", "numbers say more");
    assert_eq!(label("tree=((w l)(d d))&hide=values"), "", "it is asked");
}

#[test]
fn positions_of_games_are_drawn_in_their_nodes() {
    let picture = |query: &str| tree(query).appearance(0).picture.map(|picture| picture.svg);
    assert_eq!(picture("step=end"), None);
    let stones = picture("game=tic-tac-toe&moves=159&depth=1").unwrap();
    // Two of the first player's stones, one of the second's with its hole.
    assert_eq!(stones.matches("h.01").count(), 2 + 1 + 1);
    let objects = picture("game=nim&heaps=1,2&depth=1").unwrap();
    assert_eq!(objects.matches('M').count(), 3, "three objects");
    let board = picture("game=connect-four&width=4&height=4&moves=12&depth=1").unwrap();
    assert_eq!(board.matches("h.01").count(), 1 + 1 + 1);
    let chess = picture("game=gardner&depth=1").unwrap();
    assert_eq!(
        chess.matches('Z').count(),
        13 + 20,
        "dark squares and pieces"
    );
}

/// Each iteration of a deepening search is a tree of its own, and nodes are found in it by both numbers.
#[test]
fn nodes_of_the_picture_and_of_the_record_are_found_by_each_other() {
    let tree = tree("game=nim&heaps=1,2&deepening=on&algorithm=alpha-beta&step=end");
    assert!(tree.root() > 0, "the last iteration");
    for node in 0..tree.len() {
        assert_eq!(tree.drawn(tree.recorded(node)), Some(node));
    }
    assert_eq!(tree.drawn(tree.root() - 1), None);
    assert_eq!(tree.drawn(tree.recorded(tree.len())), None);
}

/// What is read out of a node is what is seen in it, in every search at any moment.
#[test]
fn descriptions_have_the_values_that_are_seen() {
    let mut random = Random::stream(243, 0);
    for _ in 0..40 {
        let mut lab = random_lab(&mut random);
        lab.step = experiments::minimax::Shown::Step(random.below(120).into());
        let view = view_of(&lab, found(&lab), Predictions::new(Hide::Nothing));
        let tree = &view.sides[0].tree;
        for node in (0..tree.len()).take(60) {
            let (seen, said) = (tree.appearance(node), tree.description(node));
            // What stands in a ghost is given with the tree; of it the reason is said.
            let is_said = seen.phase == Phase::Cut || said.contains(&seen.value);
            assert!(is_said, "{}: {said} {lab:?}", seen.value);
            assert!(!said.contains("  ") && !said.is_empty(), "{said}");
        }
    }
}

#[test]
fn marks_of_the_viewer_are_drawn_as_cuts() {
    let lab = lab("hide=cuts&algorithm=alpha-beta");
    let mut predictions = Predictions::new(Hide::Cuts);
    predictions.toggle(4);
    let view = view_of(&lab, found(&lab), predictions);
    let tree = &view.sides[0].tree;
    assert_eq!(
        (tree.phase(4), tree.appearance(4).phase),
        (Phase::Cut, Phase::Cut)
    );
    assert_ne!(tree.phase(3), Phase::Cut);
}

#[test]
fn what_one_search_meets_alone_is_marked_as_it_meets_it() {
    let marked = |step: u32| {
        let (_, view) = view(&format!("algorithm=alpha-beta&versus=minimax&step={step}"));
        let alone = |side: usize| {
            let tree = &view.sides[side].tree;
            (0..tree.len())
                .filter(|&node| tree.marks(node).is_alone)
                .count()
        };
        [alone(0), alone(1)]
    };
    assert_eq!(
        [marked(12), marked(13), marked(26)],
        [[0, 0], [0, 1], [0, 2]]
    );
}

/// The marks in the legend beyond those that every tree has.
fn legend(query: &str) -> Vec<Mark> {
    let (lab, view) = view(query);
    let entries = entries(&lab, &view, &ENGLISH.labs.minimax.legend).into_iter();
    let always = [
        Mark::Max,
        Mark::Min,
        Mark::Value,
        Mark::Principal,
        Mark::Wedge,
    ];
    let marks = entries.map(|(mark, _)| mark);
    marks.filter(|mark| !always.contains(mark)).collect()
}

#[test]
fn the_legend_has_the_marks_that_can_be_seen() {
    use Mark::{Alone, Chance, Cut, Foretold, Labels, Pieces, Question, Stones, Window};
    assert_eq!(legend("foretell=off"), []);
    assert_eq!(legend("foretell=on"), [Foretold]);
    assert_eq!(legend("tree=?(1/2:3 1/2:4)&foretell=off"), [Chance]);
    assert_eq!(
        legend("algorithm=pvs&foretell=off"),
        [Window, Question, Cut]
    );
    assert_eq!(legend("versus=minimax&foretell=off"), [Alone]);
    assert_eq!(legend("tree=(w l)&foretell=off"), [Labels]);
    assert_eq!(legend("game=nim&heaps=1,2&foretell=off"), [Stones, Labels]);
    assert_eq!(
        legend("game=gardner&depth=1&foretell=off"),
        [Pieces, Labels]
    );
}
