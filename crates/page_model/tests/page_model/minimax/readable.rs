//! Anyone who is asked for a value can read the values that it follows from: in every exercise, at every question, in a wide
//! window and in a telephone's.

use crate::minimax::support::{lab, run};
use drawing::reading::{shows_children, with_children};
use drawing::scene::{PAGE_BUDGET, SceneRequest};
use drawing::tree::{Appearance, Metrics, NodeId, Outline, Phase, Tree};
use drawing::view::{Bounds, View};
use engines::minimax::Moment;
use engines::minimax::frame::Role;
use engines::minimax::moment::State;
use engines::minimax::record::{Content, Step};
use experiments::minimax::{Hide, MinimaxExperiment, Picture, Side};
use page_model::minimax::metrics::metrics_of;
use page_model::minimax::predictions::Predictions;
use page_model::minimax::story::role_of;
use std::collections::BTreeSet;
use texts::ENGLISH;

const WINDOWS: [(f64, f64); 3] = [(590.0, 476.0), (590.0, 260.0), (330.0, 300.0)];

/// The picture at a moment, as the page draws it.
struct Drawn<'a> {
    picture: &'a Picture,
    metrics: Metrics,
    at: u32,
}

impl Drawn<'_> {
    /// What stands in a node: at leaves, and at inner nodes that have returned, a number.
    fn value(&self, node: NodeId) -> String {
        let view = self.picture.record.view(node);
        match Moment::new(&self.picture.record, self.at).state(node) {
            State::Open(value) | State::Done(value) => (ENGLISH.value)(value),
            State::Waiting | State::Cut => match view.content {
                Content::Evaluated(_) | Content::Unsearched(None) => (ENGLISH.value)(view.value),
                _ => String::new(),
            },
        }
    }
}

impl Tree for Drawn<'_> {
    fn len(&self) -> NodeId {
        self.picture.record.node_count()
    }

    fn end(&self, node: NodeId) -> NodeId {
        self.picture.record.end(node)
    }

    fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.picture.record.parent(node)
    }

    fn depth(&self, node: NodeId) -> u32 {
        self.picture.depth(node)
    }

    fn x(&self, node: NodeId) -> f32 {
        self.picture.x(node)
    }

    fn extent(&self, node: NodeId) -> (f32, f32) {
        self.picture.extent(node)
    }

    fn levels_below(&self, node: NodeId) -> u32 {
        self.picture.levels_below(node)
    }

    fn is_there(&self, _: NodeId) -> bool {
        true
    }

    fn appearance(&self, node: NodeId) -> Appearance {
        let content = self.picture.record.view(node).content;
        Appearance {
            outline: match role_of(content) {
                Some(Role::Max) => Outline::Max,
                Some(Role::Min) => Outline::Min,
                Some(Role::Chance) => Outline::Chance,
                None => Outline::Leaf,
            },
            colour: None,
            phase: Phase::Done,
            is_current: false,
            is_principal: false,
            scale: 1.0,
            value: self.value(node),
            label: String::new(),
            note: "(−∞, ∞)".to_owned(),
            edge: String::new(),
            picture: None,
        }
    }

    fn description(&self, _: NodeId) -> String {
        String::new()
    }

    fn metrics(&self) -> Metrics {
        self.metrics
    }
}

/// Every question of the search of `lab`, up to a hundred, one after the other in the same window. Returns how many were
/// out of sight before.
fn assert_readable(lab: &MinimaxExperiment, window: (f64, f64)) -> usize {
    let (_, picture) = run(lab, Side::Main);
    let record = &picture.record;
    let metrics = metrics_of(&lab.place(), &ENGLISH);
    let questions = (0..record.step_count()).filter_map(|at| match record.step(at as usize) {
        Step::Leave(node) => Some((at, node)),
        _ => None,
    });
    let is_inner =
        |&(_, node): &(u32, NodeId)| matches!(record.view(node).content, Content::Inner(_));
    let mut view = None;
    let mut moved = 0;
    for (at, node) in questions.filter(is_inner).take(100) {
        let tree = Drawn {
            picture: &picture,
            metrics,
            at,
        };
        let seen = view.unwrap_or_else(|| View::fitted(Bounds::of(&tree), window));
        let collapsed = BTreeSet::new();
        let request = |view| SceneRequest {
            tree: &tree,
            view,
            layout: None,
            collapsed: &collapsed,
            selected: None,
            current: Some(node),
            margin: (160.0, 120.0),
            budget: PAGE_BUDGET,
        };
        moved += usize::from(!shows_children(&request(&seen), node));
        let next = with_children(&request(&seen), node);
        let what = format!("{lab:?}, step {at}, node {node}, {window:?}");
        assert!(shows_children(&request(&next), node), "{what}");
        let mut child = node + 1;
        while child < record.end(node) {
            // Only what no search has met is nothing to go by.
            let is_needed = !matches!(record.view(child).content, Content::Unsearched(Some(_)));
            assert!(!is_needed || !tree.value(child).is_empty(), "{what}");
            child = record.end(child);
        }
        view = Some(next);
    }
    moved
}

#[test]
fn every_value_that_an_exercise_needs_can_be_read() {
    let mut moved = 0;
    for difficulty in ["easy", "medium", "hard"] {
        for (levels, branching) in [(2, 5), (3, 4), (4, 3), (5, 2), (5, 3), (6, 3), (4, 5)] {
            for seed in [1, 2, 5] {
                for algorithm in ["minimax", "alpha-beta"] {
                    let lab = lab(&format!(
                        "game=exercise&difficulty={difficulty}&levels={levels}&branching={branching}&seed={seed}&hide=values&algorithm={algorithm}"
                    ));
                    for window in WINDOWS {
                        moved += assert_readable(&lab, window);
                    }
                }
            }
        }
    }
    assert!(moved > 500, "large trees do not show everything: {moved}");
}

#[test]
fn links_that_could_not_be_solved_can() {
    for query in ["easy", "hard"] {
        let lab = lab(&format!(
            "game=exercise&difficulty={query}&levels=4&branching=3&seed=5&hide=values"
        ));
        for window in WINDOWS {
            assert_readable(&lab, window);
        }
    }
}

#[test]
fn what_is_asked_is_what_the_barrier_says() {
    let lab = lab("game=exercise&levels=4&branching=3&seed=5&hide=values");
    let (_, picture) = run(&lab, Side::Main);
    let (step, node) = Predictions::new(Hide::Values)
        .barrier(&picture.record)
        .unwrap();
    assert_eq!(picture.record.step(step as usize), Step::Leave(node));
}
