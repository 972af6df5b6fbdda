//! Random trees for property tests, which shrink them to a small one that fails.

use games::typed_tree::{Estimates, Tree, TypedTree};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::rc::Rc;

/// A tree before it is text.
#[derive(Clone, Debug)]
pub enum Sketch {
    Leaf(f64),
    /// What stands before the brackets, and the children.
    Players(String, Vec<Sketch>),
    /// The same; the outcomes with their weights.
    Chance(String, Vec<(u32, Sketch)>),
}

impl Sketch {
    /// The tree as one would type it.
    pub fn text(&self) -> String {
        match self {
            Self::Leaf(number) => number.to_string(),
            Self::Players(mark, children) => {
                let texts: Vec<String> = children.iter().map(Self::text).collect();
                format!("{mark}({})", texts.join(" "))
            }
            Self::Chance(label, outcomes) => {
                let sum: u32 = outcomes.iter().map(|(weight, _)| weight).sum();
                let text =
                    |(weight, child): &(u32, Self)| format!("{weight}/{sum}:{}", child.text());
                let texts: Vec<String> = outcomes.iter().map(text).collect();
                format!("{label}?({})", texts.join(" "))
            }
        }
    }

    /// The root of the tree.
    pub fn root(&self) -> TypedTree {
        root(&self.text())
    }
}

/// The root of a typed tree.
pub fn root(text: &str) -> TypedTree {
    let tree: Tree = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    TypedTree::new(Rc::new(tree))
}

/// The estimates of the tree of `root`.
pub fn estimates(root: &TypedTree) -> Estimates {
    Estimates::of(root.tree())
}

/// Numbers that are often equal, numbers of all sizes, and numbers that make sums round.
fn number() -> impl Strategy<Value = f64> {
    prop_oneof![
        4 => (-2..=2_i32).prop_map(f64::from),
        2 => (-1_000..=1_000_i32).prop_map(f64::from),
        2 => (-30..=30_i32).prop_map(|tenths| f64::from(tenths) / 10.0),
        1 => Just(1e12),
        1 => Just(1e-9),
    ]
}

/// What may stand before the brackets of a player's node: an estimate, an exclamation mark, who decides.
fn mark() -> impl Strategy<Value = String> {
    let label = prop_oneof![
        2 => Just(String::new()),
        1 => number().prop_map(|estimate| format!("={estimate}:")),
        1 => number().prop_map(|estimate| format!("={estimate}!:")),
    ];
    let owner = prop_oneof![4 => Just(""), 1 => Just("max"), 1 => Just("min")];
    (label, owner).prop_map(|(label, owner)| label + owner)
}

fn label() -> impl Strategy<Value = String> {
    prop_oneof![
        1 => Just(String::new()),
        1 => number().prop_map(|estimate| format!("={estimate}:")),
        1 => number().prop_map(|estimate| format!("={estimate}!:")),
    ]
}

/// Trees of all kinds; with chance nodes if wanted.
fn sketch_of(has_chance: bool) -> impl Strategy<Value = Sketch> {
    let weight = u32::from(has_chance);
    number()
        .prop_map(Sketch::Leaf)
        .prop_recursive(5, 48, 4, move |inner| {
            let players = (mark(), vec(inner.clone(), 1..=4));
            let chance = (label(), vec((1..6_u32, inner), 1..=4));
            prop_oneof![
                3 => players.prop_map(|(mark, children)| Sketch::Players(mark, children)),
                weight => chance.prop_map(|(label, outcomes)| Sketch::Chance(label, outcomes)),
            ]
        })
}

/// Any tree.
pub fn sketch() -> impl Strategy<Value = Sketch> {
    sketch_of(true)
}

/// A tree without chance nodes.
pub fn sketch_without_chance() -> impl Strategy<Value = Sketch> {
    sketch_of(false)
}

/// A tree all of whose numbers, estimates too, are near one that is far from 0, so that sums lose what is behind
/// the point, and the range of the values says nothing of their size.
pub fn sketch_far_from_zero() -> impl Strategy<Value = Sketch> {
    let middles = prop_oneof![Just(1e12 - 3.0), Just(3.0 - 1e12), Just(1e6), Just(-1e9)];
    middles.prop_flat_map(|middle| {
        let near = (-3..=3_i32).prop_map(move |step| middle + f64::from(step));
        near.prop_map(Sketch::Leaf).prop_recursive(4, 40, 4, move |inner| {
            let players = vec(inner.clone(), 1..=4);
            let chance = vec((1..6_u32, inner), 1..=4);
            prop_oneof![
                3 => players.prop_map(move |children| Sketch::Players(format!("={middle}:"), children)),
                2 => chance.prop_map(move |outcomes| Sketch::Chance(format!("={middle}:"), outcomes)),
            ]
        })
    })
}

/// So many trees, the same every time.
pub fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(31),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}
