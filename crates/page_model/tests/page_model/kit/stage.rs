//! Stage of a tree view: what of a tree is seen, what is folded, and when it is drawn anew.

use drawing::layout::{Layout, tidy};
use drawing::tree::{Appearance, Metrics, NodeId, Outline, Phase, Tree};
use page_model::kit::tree::stage::{Stage, Wanted};
use page_model::kit::tree::walking::{Direction, Key, step};
use std::rc::Rc;

/// A complete tree, every node done.
struct Complete {
    ends: Vec<NodeId>,
    parents: Vec<Option<NodeId>>,
    depths: Vec<u32>,
    layout: Layout,
    /// A node that is not there.
    absent: Option<NodeId>,
}

impl Complete {
    fn new(branching: u32, levels: u32) -> Self {
        let mut tree = Self {
            ends: Vec::new(),
            parents: Vec::new(),
            depths: Vec::new(),
            layout: tidy(&[1]),
            absent: None,
        };
        tree.add(None, 0, branching, levels);
        tree.layout = tidy(&tree.ends);
        tree
    }

    fn add(&mut self, parent: Option<NodeId>, depth: u32, branching: u32, levels: u32) {
        let node = self.ends.len();
        self.ends.push(0);
        self.parents.push(parent);
        self.depths.push(depth);
        if levels > 0 {
            for _ in 0..branching {
                self.add(Some(node as NodeId), depth + 1, branching, levels - 1);
            }
        }
        self.ends[node] = self.ends.len() as NodeId;
    }
}

impl Tree for Complete {
    fn len(&self) -> NodeId {
        self.ends.len() as NodeId
    }

    fn end(&self, node: NodeId) -> NodeId {
        self.ends[node as usize]
    }

    fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.parents[node as usize]
    }

    fn depth(&self, node: NodeId) -> u32 {
        self.depths[node as usize]
    }

    fn x(&self, node: NodeId) -> f32 {
        self.layout.x(node)
    }

    fn extent(&self, node: NodeId) -> (f32, f32) {
        self.layout.extent(node)
    }

    fn levels_below(&self, node: NodeId) -> u32 {
        self.layout.levels_below(node)
    }

    fn is_there(&self, node: NodeId) -> bool {
        self.absent != Some(node)
    }

    fn appearance(&self, node: NodeId) -> Appearance {
        Appearance {
            scale: 1.0,
            outline: Outline::Max,
            colour: None,
            phase: Phase::Done,
            is_current: false,
            is_principal: false,
            value: format!("v{node}"),
            label: String::new(),
            note: String::new(),
            edge: String::new(),
            picture: None,
        }
    }

    fn description(&self, node: NodeId) -> String {
        format!("Node {node}.")
    }

    fn metrics(&self) -> Metrics {
        Metrics {
            node: (44.0, 30.0),
            sibling_distance: 64.0,
            level_distance: 84.0,
        }
    }
}

/// Seven nodes: 0 over 1 (2, 3) and 4 (5, 6).
fn small() -> Rc<dyn Tree> {
    Rc::new(Complete::new(2, 2))
}

/// 2 047 nodes, too many to be read when they are seen whole.
fn large() -> Rc<dyn Tree> {
    Rc::new(Complete::new(2, 10))
}

fn wanted() -> Wanted {
    Wanted {
        identity: 1,
        is_following: true,
        ..Wanted::default()
    }
}

/// A stage with a tree in a window, drawn once.
fn stage(tree: &Rc<dyn Tree>, wanted: Wanted) -> Stage {
    let mut stage = Stage::new(tree.clone());
    stage.update(tree.clone(), wanted);
    stage.resize((600.0, 400.0));
    stage.draw().unwrap();
    stage
}

/// What is drawn anew.
fn elements(stage: &mut Stage) -> String {
    stage.draw().unwrap().elements.unwrap()
}

#[test]
fn nothing_is_drawn_in_a_window_without_a_size() {
    let tree = small();
    let mut stage = Stage::new(tree.clone());
    stage.update(tree, wanted());
    assert_eq!(stage.draw(), None);
    stage.resize((600.0, 0.0));
    assert_eq!(stage.draw(), None);
    stage.resize((600.0, 400.0));
    let drawing = stage.draw().unwrap();
    assert!(drawing.is_whole);
    assert!(drawing.elements.unwrap().contains("v6"));
}

#[test]
fn what_has_not_changed_is_not_drawn_again() {
    let mut stage = stage(&small(), wanted());
    let drawing = stage.draw().unwrap();
    assert_eq!((drawing.elements, drawing.moved), (None, (0.0, 0.0)));
}

#[test]
fn another_moment_of_the_same_tree_is_drawn() {
    let tree = small();
    let mut stage = stage(&tree, wanted());
    let later = Wanted {
        version: 1,
        ..wanted()
    };
    stage.update(tree, later);
    assert!(stage.draw().unwrap().elements.is_some());
}

#[test]
fn a_tree_that_is_seen_whole_cannot_be_moved_nor_made_smaller() {
    let mut stage = stage(&small(), wanted());
    assert!(!stage.pan((10.0, 0.0)));
    assert!(!stage.zoom(0.5, (300.0, 200.0)));
    assert!(stage.draw().unwrap().elements.is_none());
}

#[test]
fn a_window_that_moves_a_little_moves_the_picture() {
    let mut stage = stage(&large(), wanted());
    assert!(stage.zoom(20.0, (300.0, 200.0)));
    assert!(stage.draw().unwrap().elements.is_some(), "another scale");
    assert!(stage.pan((-30.0, 0.0)));
    let drawing = stage.draw().unwrap();
    assert_eq!(drawing.elements, None);
    assert!((drawing.moved.0.abs() - 30.0).abs() < 1e-6 && drawing.moved.1 == 0.0);
    assert!(!drawing.is_whole);
}

#[test]
fn a_window_that_moves_far_is_drawn_anew() {
    let mut stage = stage(&large(), wanted());
    stage.zoom(20.0, (300.0, 200.0));
    stage.draw();
    stage.pan((-150.0, 0.0));
    let drawing = stage.draw().unwrap();
    assert!(drawing.elements.is_some());
    assert_eq!(drawing.moved, (0.0, 0.0));
}

#[test]
fn what_is_folded_is_not_drawn_and_comes_back() {
    let mut stage = stage(&small(), wanted());
    stage.toggle(1);
    let folded = elements(&mut stage);
    assert!(folded.contains("v1") && !folded.contains("v2") && folded.contains("v5"));
    stage.toggle(1);
    assert!(elements(&mut stage).contains("v2"));
}

#[test]
fn a_leaf_cannot_be_folded() {
    let mut stage = stage(&small(), wanted());
    stage.toggle(2);
    assert!(stage.draw().unwrap().elements.is_none());
}

#[test]
fn a_press_on_what_stands_for_a_folded_subtree_unfolds_it() {
    let mut stage = stage(&small(), wanted());
    stage.toggle(4);
    stage.open(4, 5, 7);
    assert!(elements(&mut stage).contains("v5"));
}

#[test]
fn a_press_on_a_wedge_goes_closer() {
    let tree = large();
    let mut stage = stage(&tree, wanted());
    let end = tree.end(1);
    stage.open(0, 1, end);
    assert!(!stage.draw().unwrap().is_whole);
}

#[test]
fn another_tree_is_whole_and_nothing_of_it_is_folded() {
    let tree = small();
    let mut stage = stage(&tree, wanted());
    stage.toggle(1);
    let other = Wanted {
        identity: 2,
        ..wanted()
    };
    stage.update(tree, other);
    let drawing = stage.draw().unwrap();
    assert!(drawing.is_whole);
    assert!(drawing.elements.unwrap().contains("v2"));
}

#[test]
fn another_moment_leaves_folded_what_is() {
    let tree = small();
    let mut stage = stage(&tree, wanted());
    stage.toggle(1);
    let later = Wanted {
        version: 1,
        ..wanted()
    };
    stage.update(tree, later);
    assert!(!elements(&mut stage).contains("v2"));
}

#[test]
fn whose_values_must_be_read_is_unfolded() {
    let tree = small();
    let mut stage = stage(&tree, wanted());
    stage.toggle(0);
    assert!(!elements(&mut stage).contains("v2"));
    let reading = Wanted {
        reading: Some(1),
        ..wanted()
    };
    stage.update(tree, reading);
    let drawn = elements(&mut stage);
    assert!(drawn.contains("v2") && drawn.contains("v3"));
}

#[test]
fn a_large_tree_starts_close_if_that_is_wanted() {
    let close = Wanted {
        starts_close: true,
        current: Some(0),
        ..wanted()
    };
    assert!(!stage(&large(), close).draw().unwrap().is_whole);
    assert!(stage(&large(), wanted()).draw().unwrap().is_whole);
    assert!(
        stage(&small(), close).draw().unwrap().is_whole,
        "a small one can be read as it is"
    );
}

#[test]
fn the_node_at_work_is_kept_in_sight_unless_the_viewer_has_the_view_in_hand() {
    let tree = large();
    let last = tree.len() - 1;
    let text = format!("v{last}<");
    let close = Wanted {
        starts_close: true,
        current: Some(1),
        ..wanted()
    };
    for is_following in [true, false] {
        let mut stage = stage(&tree, close);
        let moved = Wanted {
            current: Some(last),
            is_following,
            ..close
        };
        stage.update(tree.clone(), moved);
        let drawn = elements(&mut stage);
        assert_eq!(drawn.contains(&text), is_following, "{is_following}");
    }
}

#[test]
fn keys_zoom_fit_and_fold() {
    let tree = large();
    let selected = Wanted {
        selected: Some(1),
        ..wanted()
    };
    let mut stage = stage(&tree, selected);
    assert_eq!(stage.press(Key::Closer), None);
    assert!(!stage.draw().unwrap().is_whole);
    assert_eq!(stage.press(Key::Fit), None);
    assert!(stage.draw().unwrap().is_whole);
    assert_eq!(stage.press(Key::Fold), None);
    assert!(stage.draw().unwrap().elements.is_some());
}

#[test]
fn the_first_arrow_key_selects_the_node_at_work_and_the_next_walks() {
    let tree = small();
    let current = Wanted {
        current: Some(4),
        ..wanted()
    };
    let mut stage = stage(&tree, current);
    let down = Key::Go(Direction::FirstChild);
    assert_eq!(stage.press(down), Some(4));
    let selected = Wanted {
        selected: Some(4),
        ..current
    };
    stage.update(tree, selected);
    assert_eq!(stage.press(down), Some(5));
}

#[test]
fn arrow_keys_do_not_lead_below_what_is_folded() {
    let tree = small();
    let selected = Wanted {
        selected: Some(1),
        ..wanted()
    };
    let mut stage = stage(&tree, selected);
    stage.toggle(1);
    assert_eq!(stage.press(Key::Go(Direction::FirstChild)), None);
    assert_eq!(stage.press(Key::Go(Direction::NextSibling)), Some(4));
}

#[test]
fn steps_lead_to_relatives() {
    let tree = Complete::new(3, 2);
    let to = |node, direction| step(&tree, node, direction, |_| false);
    // 0 over 1 (2, 3, 4), 5 (6, 7, 8), 9 (10, 11, 12).
    assert_eq!(to(5, Direction::Parent), Some(0));
    assert_eq!(to(5, Direction::FirstChild), Some(6));
    assert_eq!(to(5, Direction::PreviousSibling), Some(1));
    assert_eq!(to(5, Direction::NextSibling), Some(9));
    assert_eq!(to(0, Direction::Parent), None);
    assert_eq!(to(0, Direction::NextSibling), None);
    assert_eq!(to(1, Direction::PreviousSibling), None);
    assert_eq!(to(12, Direction::NextSibling), None);
    assert_eq!(to(12, Direction::FirstChild), None);
}

#[test]
fn steps_pass_over_nodes_that_are_not_there() {
    let tree = Complete {
        absent: Some(5),
        ..Complete::new(3, 2)
    };
    let to = |node, direction| step(&tree, node, direction, |_| false);
    assert_eq!(to(1, Direction::NextSibling), Some(9));
    assert_eq!(to(9, Direction::PreviousSibling), Some(1));
}
