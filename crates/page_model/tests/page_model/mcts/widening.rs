//! Widening, and what it saves, in words.

use super::support::lab;
use engines::mcts::profile::Profile;
use experiments::mcts::widening::Compared;
use page_model::mcts::widening::sentence;
use texts::ENGLISH;

fn profile(nodes: u64, once: u64, deepest: u32) -> Profile {
    let mut profile = Profile::default();
    (profile.nodes, profile.once, profile.deepest) = (nodes, once, deepest);
    profile
}

#[test]
fn both_trees_are_told_and_when_the_widened_one_was_as_deep() {
    let lab = lab("mcts?moves=44&simulations=100&view=widening");
    let at = |simulations, plain, widened| Compared {
        simulations,
        plain,
        widened,
    };
    let found = [
        at(1, profile(1, 1, 1), profile(1, 1, 1)),
        at(20, profile(20, 15, 2), profile(20, 10, 4)),
        at(100, profile(100, 60, 4), profile(100, 30, 7)),
    ];
    let said = sentence(&lab, &found, &ENGLISH);
    assert!(said.starts_with("After 100 simulations"), "{said}");
    assert!(said.contains("is 4 moves long, and 60"), "{said}");
    let once = "of its nodes have been visited once only";
    assert!(said.contains(once), "{said}");
    assert!(said.contains("it is 7 moves long, with 30"), "{said}");
    assert!(
        said.ends_with("It was as deep as that by simulation 20."),
        "{said}"
    );
    assert_eq!(sentence(&lab, &[], &ENGLISH), "");
}
