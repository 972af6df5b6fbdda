//! A tree with a look: what the labs give to a picture.

use crate::shapes::parents_and_depths;
use drawing::layout::{Layout, tidy};
use drawing::scene::{Scene, SceneRequest};
use drawing::tree::{Appearance, Colour, Marks, Metrics, NodeId, Outline, Phase, Picture, Tree};
use drawing::view::View;
use std::collections::{BTreeMap, BTreeSet};

/// Players in turn, every node done, its number its value, unless it is said otherwise.
pub struct Sample {
    pub ends: Vec<NodeId>,
    parents: Vec<Option<NodeId>>,
    depths: Vec<u32>,
    layout: Layout,
    pub cut: BTreeSet<NodeId>,
    pub absent: BTreeSet<NodeId>,
    pub texts: BTreeMap<NodeId, String>,
    pub picture: Option<Picture>,
    pub marks: BTreeMap<NodeId, Marks>,
    pub metrics: Metrics,
}

impl Sample {
    pub fn new(ends: Vec<NodeId>) -> Self {
        let (parents, depths) = parents_and_depths(&ends);
        Self {
            parents,
            depths,
            layout: tidy(&ends),
            ends,
            cut: BTreeSet::new(),
            absent: BTreeSet::new(),
            texts: BTreeMap::new(),
            picture: None,
            marks: BTreeMap::new(),
            metrics: Metrics {
                node: (44.0, 30.0),
                sibling_distance: 64.0,
                level_distance: 84.0,
            },
        }
    }

    /// What is drawn of it in `view`, with nothing in focus.
    pub fn scene(&self, view: &View, budget: usize) -> Scene {
        self.scene_with(view, budget, &BTreeSet::new(), None)
    }

    pub fn scene_with(
        &self,
        view: &View,
        budget: usize,
        collapsed: &BTreeSet<NodeId>,
        selected: Option<NodeId>,
    ) -> Scene {
        Scene::of(&SceneRequest {
            tree: self,
            view,
            layout: None,
            collapsed,
            selected,
            current: None,
            margin: (0.0, 0.0),
            budget,
        })
    }
}

impl Tree for Sample {
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
        !self.absent.contains(&node)
    }

    fn appearance(&self, node: NodeId) -> Appearance {
        let is_leaf = self.end(node) == node + 1;
        let text = self.texts.get(&node).cloned();
        Appearance {
            scale: 1.0,
            outline: match self.depth(node) % 3 {
                _ if is_leaf => Outline::Leaf,
                0 => Outline::Max,
                1 => Outline::Min,
                _ => Outline::Chance,
            },
            colour: match self.depth(node) % 3 {
                _ if is_leaf => None,
                0 => Some(Colour::First),
                1 => Some(Colour::Second),
                _ => None,
            },
            phase: if self.cut.contains(&node) {
                Phase::Cut
            } else {
                Phase::Done
            },
            is_current: false,
            is_principal: node == 1,
            value: text.clone().unwrap_or_else(|| node.to_string()),
            label: text.clone().unwrap_or_default(),
            note: text.clone().unwrap_or_default(),
            edge: text.unwrap_or_default(),
            picture: self.picture.clone(),
        }
    }

    fn description(&self, node: NodeId) -> String {
        format!("Node {node}.")
    }

    fn metrics(&self) -> Metrics {
        self.metrics
    }

    fn marks(&self, node: NodeId) -> Marks {
        self.marks.get(&node).cloned().unwrap_or_default()
    }
}
