//! The moment that is looked at: where a link begins, and how it is written.

use crate::minimax_lab::support::{lab, random_lab, run};
use engines::minimax::moment::State;
use engines::minimax::record::{Content, Step};
use engines::minimax::{Moment, Record};
use experiments::minimax::{MAX_GONE_THROUGH, Shown, Side};
use experiments::parameters::Parameters;
use random::Random;

fn record(query: &str) -> Record {
    run(&lab(query), Side::Main).1.record
}

#[test]
fn the_textbooks_tree_opens_where_its_first_branch_has_its_value() {
    for query in ["", "algorithm=alpha-beta"] {
        let record = record(query);
        let at = Shown::Opening.steps(&record);
        assert_eq!(record.step(at as usize - 1), Step::Leave(1));
        assert_eq!(at, 9);
    }
}

#[test]
fn there_is_something_to_see_wherever_a_search_opens() {
    let mut random = Random::stream(151, 0);
    for _ in 0..100 {
        let lab = random_lab(&mut random);
        let record = run(&lab, Side::Main).1.record;
        let at = Shown::Opening.steps(&record);
        assert!(at > 0, "{lab:?}");
        if record.node_count() > MAX_GONE_THROUGH {
            assert_eq!(at, record.step_count(), "{lab:?}");
            continue;
        }
        let moment = Moment::new(&record, at);
        let is_done = |node| matches!(moment.state(node), State::Done(_));
        assert!((0..record.node_count()).any(is_done), "{lab:?}");
        // The first: nothing with children below the root has come to its value before.
        let is_inner = |node| matches!(record.view(node).content, Content::Inner(_));
        let earlier = Moment::new(&record, at - 1);
        let was_done = |node: u32| {
            record.parent(node).is_some()
                && is_inner(node)
                && matches!(earlier.state(node), State::Done(_))
        };
        assert!(!(0..record.node_count()).any(was_done), "{lab:?}");
    }
}

#[test]
fn a_tree_without_inner_nodes_opens_at_its_first_leaf() {
    assert_eq!(Shown::Opening.steps(&record("tree=(4%207)")), 3);
    let single = record("tree=7");
    assert_eq!(Shown::Opening.steps(&single), single.step_count());
}

#[test]
fn moments_have_one_text_each() {
    for (query, shown) in [
        ("step=opening", Shown::Opening),
        ("step=0", Shown::Step(0)),
        ("step=7", Shown::Step(7)),
        ("step=end", Shown::End),
    ] {
        let lab = lab(query);
        assert_eq!(lab.step, shown);
        assert_eq!(format!("step={}", lab.write("step")), query);
    }
    assert_eq!(Shown::after(25, 26), Shown::Step(25));
    assert_eq!(Shown::after(26, 26), Shown::End);
    let record = record("");
    assert_eq!(Shown::Step(500).steps(&record), record.step_count());
    assert_eq!(Shown::End.steps(&record), record.step_count());
}

/// Where the whole tree cannot be drawn, the first levels of the same search can.
#[test]
fn the_first_levels_of_every_game_can_be_drawn() {
    for query in [
        "game=connect-four&width=8&height=7",
        "game=connect-four&width=4&height=4&versus=alpha-beta",
        "game=gardner&depth=20&quiescence=9",
        "game=nim&heaps=9,9,9,9,9,9",
    ] {
        let whole = lab(query);
        let levels = whole.first_levels().unwrap();
        assert_eq!(levels.versus, whole.versus, "{query}");
        for side in levels.sides() {
            let (snapshot, _) = run(&levels, side);
            assert!(snapshot.is_finished && !snapshot.is_too_large, "{query}");
            assert!(snapshot.nodes < 5_000, "{query}: {}", snapshot.nodes);
        }
    }
    for query in ["", "game=connect-four&depth=2"] {
        assert_eq!(lab(query).first_levels(), None, "{query}");
    }
}
