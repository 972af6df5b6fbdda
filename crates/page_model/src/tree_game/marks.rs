//! Marks on the tree, by node: backward induction up to a step, the play that was found, an assessment.

use super::analysis::Analysis;
use experiments::exact::{Exact, Mixed};
use experiments::tree_game::{Marked, Play, Subgame};
use games::tree_game::{NodeId, SetId};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// What is shown on the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    Nothing,
    Induction,
    Solution,
    Assessment,
}

/// What somebody has chosen, or what is usual.
pub fn chosen(of: &Analysis) -> Shown {
    match of.lab.marks {
        Marked::Usual => usual(of),
        Marked::Nothing => Shown::Nothing,
        Marked::Induction => Shown::Induction,
        Marked::Solution => Shown::Solution,
        Marked::Assessment => Shown::Assessment,
    }
}

/// Whether what follows from the game is told: not where only the game is shown, and not while it is asked what comes next.
pub fn tells(of: &Analysis) -> bool {
    match chosen(of) {
        Shown::Nothing => false,
        Shown::Induction => of.lab.step.is_none(),
        Shown::Solution | Shown::Assessment => true,
    }
}

/// The same as links have it.
pub fn marked(shown: Shown) -> Marked {
    match shown {
        Shown::Nothing => Marked::Nothing,
        Shown::Induction => Marked::Induction,
        Shown::Solution => Marked::Solution,
        Shown::Assessment => Marked::Assessment,
    }
}

/// What is worth showing first: hidden moves are seldom solved by induction.
fn usual(of: &Analysis) -> Shown {
    let has_assessment = !of.lab.assessment.is_empty();
    match &of.found.play {
        _ if has_assessment => Shown::Assessment,
        Play::Known { is_value: true, .. } if has_hidden_moves(of) => Shown::Solution,
        _ => Shown::Induction,
    }
}

/// Whether somebody cannot see everything.
pub fn has_hidden_moves(of: &Analysis) -> bool {
    of.game.sets().iter().any(|set| set.nodes.len() > 1)
}

/// How many subgames are solved on the picture.
pub fn step(of: &Analysis) -> usize {
    let last = of.found.subgames.len();
    of.lab.step.map_or(last, |step| (step as usize).min(last))
}

/// The subgame that is next.
pub fn next(of: &Analysis) -> Option<&Subgame> {
    of.found.subgames.get(step(of))
}

/// Backward induction up to the step.
pub fn induction(of: &Analysis) -> Marks {
    let mut marks = Marks::default();
    for subgame in &of.found.subgames[..step(of)] {
        let root = subgame.root as NodeId;
        if !subgame.payoffs.is_empty() {
            marks.values.insert(root, of.listed(&subgame.payoffs));
        }
        for &(set, action) in &subgame.actions {
            take(of, set as SetId, action.into(), &mut marks);
        }
    }
    if let Some(next) = next(of) {
        marks.ringed.insert(next.root as NodeId);
    }
    marks
}

fn take(of: &Analysis, set: SetId, action: usize, marks: &mut Marks) {
    for &node in &of.game.sets()[set].nodes {
        marks.taken.insert(of.game.nodes()[node].children[action]);
    }
}

/// What is done at every set.
pub fn behaviour(of: &Analysis, behaviour: &[Mixed]) -> Marks {
    let mut marks = Marks::default();
    for (set, mixed) in behaviour.iter().enumerate() {
        for (action, share) in mixed
            .iter()
            .enumerate()
            .filter(|(_, share)| !share.is_zero())
        {
            if share.text == "1" {
                take(of, set, action, &mut marks);
                continue;
            }
            for &node in &of.game.sets()[set].nodes {
                let child = of.game.nodes()[node].children[action];
                marks.shares.insert(child, written(share));
            }
        }
    }
    marks
}

fn written(share: &Exact) -> (String, f64) {
    (share.text.clone(), share.value)
}

/// What is to be shown, as far as it is known.
pub fn marks(of: &Analysis, shown: Shown) -> Marks {
    match shown {
        Shown::Induction => induction(of),
        Shown::Solution => match of.found.solution(&of.game) {
            Some(solution) => behaviour(of, solution.behaviour()),
            None => Marks::default(),
        },
        Shown::Assessment => behaviour(of, &of.assessed().assessed(&of.game)),
        Shown::Nothing => Marks::default(),
    }
}

/// Marks, by node.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// Branches that are taken, by the node that they lead to.
    pub taken: BTreeSet<NodeId>,
    /// How often, where that is not certain: written on the branch, and its width.
    pub shares: BTreeMap<NodeId, (String, f64)>,
    /// What is known about a node: written beside it.
    pub values: BTreeMap<NodeId, String>,
    /// Nodes that are ringed.
    pub ringed: BTreeSet<NodeId>,
}

impl Marks {
    /// Those of some nodes.
    pub fn among(&self, nodes: &Range<NodeId>) -> Self {
        let numbered = |known: &BTreeSet<NodeId>| known.range(nodes.clone()).copied().collect();
        Self {
            taken: numbered(&self.taken),
            shares: part(&self.shares, nodes),
            values: part(&self.values, nodes),
            ringed: numbered(&self.ringed),
        }
    }
}

fn part<T: Clone>(known: &BTreeMap<NodeId, T>, nodes: &Range<NodeId>) -> BTreeMap<NodeId, T> {
    let own = known.range(nodes.clone());
    own.map(|(&node, value)| (node, value.clone())).collect()
}
