//! Everything that the text of a tree can say, and the tree as a game.

use games::typed_tree::{Branch, Estimates, Node, Owner, Tree, TypedTree};
use games::{Chance, Evaluate, Game, Indexed, Keyed, Player, Turn};
use std::rc::Rc;

const MAX: Owner = Owner::Player(Player::First);
const MIN: Owner = Owner::Player(Player::Second);
const LEAF: Owner = Owner::Nobody;

fn tree(text: &str) -> Tree {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn owners(text: &str) -> Vec<Owner> {
    tree(text).nodes().iter().map(|node| node.owner).collect()
}

fn values(text: &str) -> Vec<f64> {
    let tree = tree(text);
    let leaves = tree.nodes().iter().filter(|node| node.owner == LEAF);
    leaves.map(|node| node.value).collect()
}

#[test]
fn levels_take_turns() {
    assert_eq!(owners("7"), [LEAF]);
    assert_eq!(owners("(7)"), [MAX, LEAF]);
    assert_eq!(owners("((7)(8))"), [MAX, MIN, LEAF, MIN, LEAF]);
    assert_eq!(owners("(((7)))"), [MAX, MIN, MAX, LEAF]);
}

#[test]
fn marks_say_who_decides_and_the_turns_go_on_from_there() {
    assert_eq!(owners("min(7 (8))"), [MIN, LEAF, MAX, LEAF]);
    assert_eq!(owners("max(max(7) (8))"), [MAX, MAX, LEAF, MIN, LEAF]);
    assert_eq!(owners("(max((7)))"), [MAX, MAX, MIN, LEAF]);
    // With a space, with a name, with an estimate.
    assert_eq!(owners("min (7)"), [MIN, LEAF]);
    assert_eq!(owners("a:min(7)"), [MIN, LEAF]);
    assert_eq!(owners("a=3!: max (7)"), [MAX, LEAF]);
    // As a name it says nothing.
    assert_eq!(owners("min:(7)"), [MAX, LEAF]);
}

/// Nature in between does not count: below a max node come min nodes, whatever is between them.
#[test]
fn nature_does_not_take_a_turn() {
    let chance = Owner::Chance;
    let found = owners("(?(0.5:(1) 0.5:(2)))");
    assert_eq!(found, [MAX, chance, MIN, LEAF, MIN, LEAF]);
    assert_eq!(owners("?(1:(1))"), [chance, MAX, LEAF]);
    assert_eq!(owners("(?(1:?(1:(1))))"), [MAX, chance, chance, MIN, LEAF]);
    assert_eq!(owners("(?(1:max((1))))"), [MAX, chance, MAX, MIN, LEAF]);
}

#[test]
fn numbers_in_many_forms() {
    let found = values("(3 -1.5 −2 +4 .5 5. 1e3 2.5E-1 007 -0 1e12 -1e12 1e-400)");
    let expected = [
        3.0, -1.5, -2.0, 4.0, 0.5, 5.0, 1000.0, 0.25, 7.0, 0.0, 1e12, -1e12, 0.0,
    ];
    assert_eq!(found, expected);
    assert!(
        values("(-0 -0.0 −0)")
            .iter()
            .all(|zero| zero.is_sign_positive())
    );
}

#[test]
fn letters_say_how_the_game_ends() {
    let found = values("((w D) (l:L d:W) b:?(1/2:l 0.5:W))");
    assert_eq!(found, [1.0, 0.0, -1.0, 1.0, -1.0, 1.0]);
    // Before a colon they are names, and estimates stay numbers.
    let names = tree("(w=0.5:(l d) L:w)");
    let name = |id: u32| names.node(id).name.as_deref();
    assert_eq!((name(1), name(4)), (Some("w"), Some("L")));
    assert_eq!(names.node(1).value, 0.5);
    assert!(names.has_letters() && tree("w").has_letters());
    assert!(!tree("((1 0)(-1 w:1))").has_letters());
}

#[test]
fn spaces_and_commas_separate_and_mean_nothing_else() {
    let plain = tree("((3 12)(2 4))");
    for text in [
        " ( ( 3 12 ) ( 2 4 ) ) ",
        "((3,12),(2,4))",
        "((3, 12,), (2,, 4))",
        "((3\t12)\n(2\u{a0}4))\n",
        ",((3 12)(2 4)),",
    ] {
        assert_eq!(tree(text), plain, "{text}");
    }
}

#[test]
fn labels() {
    let found = tree("(bet=2.5!:(1 2) Zug_ä:3 =−4:(5) !:(6) b!:7)");
    let label = |node: &Node| {
        let name = node.name.as_deref().unwrap_or("").to_owned();
        (name, node.value, node.is_quiet)
    };
    let found: Vec<_> = found.nodes().iter().map(label).collect();
    let expected = [
        ("", 0.0, true),
        ("bet", 2.5, false),
        ("", 1.0, true),
        ("", 2.0, true),
        ("Zug_ä", 3.0, true),
        ("", -4.0, true),
        ("", 5.0, true),
        ("", 0.0, false),
        ("", 6.0, true),
        ("b", 7.0, false),
    ];
    let expected = expected.map(|(name, value, is_quiet)| (name.to_owned(), value, is_quiet));
    assert_eq!(found, expected);
    // A leaf is worth its number, whatever is estimated.
    assert_eq!(values("(a=9:3)"), [3.0]);
}

#[test]
fn probabilities_are_decimals_or_fractions() {
    let found = tree("?(0.25:1 1/4:2 .5:a:3)");
    let probabilities: Vec<f64> = found.nodes()[1..]
        .iter()
        .map(|node| node.probability)
        .collect();
    assert_eq!(probabilities, [0.25, 0.25, 0.5]);
    assert_eq!(found.nodes()[3].name.as_deref(), Some("a"));
    assert!(found.has_chance() && !tree("(1 2)").has_chance());
    // Thirds never add up to 1 exactly; a billionth is forgiven.
    for text in [
        "?(1/3:1 1/3:2 1/3:3)",
        "?(0.3333333333:1 0.3333333333:2 0.3333333333:3)",
        "?(1:7)",
        "?(1:(1 2))",
        "?(0.1:1 0.1:1 0.1:1 0.1:1 0.1:1 0.1:1 0.1:1 0.1:1 0.1:1 0.1:1)",
    ] {
        tree(text);
    }
}

/// The node of the tree below at the end of these branches.
fn after(branches: &[u32]) -> TypedTree {
    let mut position = TypedTree::new(Rc::new(tree("(a=5:(3 -4) ?(1/4:1 3/4:2))")));
    let branches = branches.iter().map(|&branch| Branch(branch));
    branches.for_each(|branch| position.apply(branch));
    position
}

#[test]
fn a_tree_is_a_game() {
    let root = after(&[]);
    assert_eq!(root.turn(), Turn::Player(Player::First));
    assert!(root.actions().eq([Branch(0), Branch(1)]));
    assert_eq!(after(&[0]).turn(), Turn::Player(Player::Second));
    assert_eq!(after(&[1]).turn(), Turn::Chance);
    let leaf = after(&[0, 1]);
    assert_eq!((leaf.turn(), leaf.actions().count()), (Turn::Over, 0));
    assert_eq!(
        (leaf.payoff(Player::First), leaf.payoff(Player::Second)),
        (-4.0, 4.0)
    );
    assert_eq!(after(&[1]).probability(Branch(1)), 0.75);
}

#[test]
fn nodes_are_numbered_in_the_order_of_the_text() {
    assert_eq!(TypedTree::index(Branch(7)), 7);
    // Numbers of nodes are their places in the text, and every node is a position of its own.
    let nodes = [
        vec![],
        vec![0],
        vec![0, 0],
        vec![0, 1],
        vec![1],
        vec![1, 0],
        vec![1, 1],
    ];
    for (number, branches) in nodes.iter().enumerate() {
        assert_eq!(after(branches).node() as usize, number);
        assert_eq!(after(branches).key(), number as u64);
    }
}

#[test]
fn estimates_are_for_either_player() {
    let root = after(&[]);
    let estimates = Estimates::of(root.tree());
    assert_eq!(estimates.evaluate(&after(&[0]), Player::First), 5.0);
    assert_eq!(estimates.evaluate(&after(&[0]), Player::Second), -5.0);
    assert_eq!(estimates.promise(&root, Branch(0)), 5.0);
    assert_eq!(estimates.promise(&after(&[0]), Branch(0)), -3.0);
    assert_eq!(estimates.range(Player::First), (-4.0, 5.0));
    assert_eq!(estimates.range(Player::Second), (-5.0, 4.0));
}

#[test]
fn trees_as_deep_and_as_wide_as_they_may_be() {
    let deep = format!("{}7{}", "(".repeat(100), ")".repeat(100));
    assert_eq!(tree(&deep).nodes().len(), 101);
    let wide = format!("({})", "1 ".repeat(49_999));
    assert_eq!(wide.len(), 100_000);
    assert_eq!(tree(&wide).nodes().len(), 50_000);
}
