//! One simulation with everything that happened in it, for those who want to see it step by step.
//!
//! A simulation tells a `Witness` what it does. The one that records reads the tree before each choice.

use super::bound::BoundParts;
use super::proof::ProvenBounds;
use super::tree::{NodeId, ROOT};
use super::uct::Uct;
use super::witness::Witness;
use games::{Deterministic, Game, Knowledge, Player, Turn};

/// A child at the moment of a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<A> {
    pub action: A,
    /// Its bound then, for the player who chose.
    pub parts: BoundParts,
    /// What keeps it out of the choice, if anything.
    pub excluded: Option<Excluded>,
}

/// Why a child could not be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excluded {
    /// It is not among the best-rated ones that are considered yet.
    NotYet,
    /// Proofs leave nothing to be learnt from it.
    Proven,
}

/// One step of the descent.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<A> {
    /// The node where the choice was made.
    pub parent: NodeId,
    /// Its visits before this simulation, the N of the bounds.
    pub parent_visits: u32,
    /// Who chose.
    pub player: Player,
    /// All children, in the order they had in the tree.
    pub candidates: Vec<Candidate<A>>,
    /// The child chosen, by its id after the simulation.
    pub chosen: NodeId,
    pub action: A,
}

/// A simulation that was carried out.
#[derive(Clone, Debug, PartialEq)]
pub struct Simulation<A> {
    /// The choices from the root to the last node.
    pub steps: Vec<Step<A>>,
    /// The node that was evaluated for the first time, if there is one: the last of the path.
    pub added: Option<NodeId>,
    /// The moves below the tree; none where the value was known.
    pub playout: Vec<A>,
    /// What goes up from the end of the path, for the first and the second player: won 1, drawn ½, lost 0.
    pub results: [f64; 2],
    /// All that going up changes, as it was before: the nodes of the path and their children, by their ids after the
    /// simulation. The root is the first.
    pub before: Vec<Earlier>,
}

/// What was known about a node before the results of a simulation went up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Earlier {
    pub node: NodeId,
    /// How often the search had come through it.
    pub visits: u32,
    /// Its bound, for the player who chooses it; `None` at the root, which nobody chooses.
    pub parts: Option<BoundParts>,
    /// What was proven of it.
    pub proof: ProvenBounds,
}

impl<A> Simulation<A> {
    /// The nodes from the root on.
    pub fn path(&self) -> impl Iterator<Item = NodeId> {
        let chosen = self.steps.iter().map(|step| step.chosen);
        core::iter::once(ROOT).chain(chosen)
    }
}

/// What is known about a choice before it is made.
struct Choice<A> {
    parent: NodeId,
    parent_visits: u32,
    candidates: Vec<Candidate<A>>,
}

struct Recorder<G: Game> {
    choices: Vec<Choice<G::Action>>,
    before: G,
    playout: Vec<G::Action>,
    results: [u32; 2],
    earlier: Vec<Earlier>,
}

impl<G: Knowledge + Deterministic> Witness<G, Uct<G>> for Recorder<G> {
    fn choosing(&mut self, uct: &Uct<G>, node: NodeId) {
        self.choices.push(Choice {
            parent: node,
            parent_visits: uct.tree().node(node).visits(),
            candidates: uct.candidates(node),
        });
    }

    fn playing(&mut self, before: &G) {
        self.before = before.clone();
    }

    fn played(&mut self, after: &G) {
        if let Turn::Player(player) = self.before.turn() {
            let mut actions = self.before.actions();
            let made = actions.find(|&action| after.has_taken(player, self.before.place(action)));
            self.playout.extend(made);
        }
    }

    fn ended(&mut self, uct: &Uct<G>, results: [u32; 2]) {
        self.results = results;
        self.earlier = uct.earlier();
    }
}

impl<G: Knowledge + Deterministic> Uct<G> {
    /// Carries out one simulation, exactly as [`Uct::advance`] does, and says what happened.
    pub fn simulate_recorded(&mut self) -> Simulation<G::Action> {
        let mut recorder = Recorder {
            choices: Vec::new(),
            before: self.root.clone(),
            playout: Vec::new(),
            results: [0; 2],
            earlier: Vec::new(),
        };
        self.simulate(&mut recorder);
        let last = self.path.last().map(|&(node, _)| node);
        Simulation {
            steps: self.steps(recorder.choices),
            added: last.filter(|&node| self.tree.node(node).visits() == 1),
            playout: recorder.playout,
            results: recorder
                .results
                .map(|half_points| f64::from(half_points) / 2.0),
            before: recorder.earlier,
        }
    }

    /// What is known now of the nodes of the path and of their children.
    fn earlier(&self) -> Vec<Earlier> {
        let earlier = |node, parts| Earlier {
            node,
            visits: self.tree.node(node).visits(),
            parts,
            proof: self.tree.proof(node),
        };
        let path = self.path.iter().map(|&(node, _)| node);
        let below = core::iter::once(ROOT).chain(path).flat_map(|parent| {
            let children = self.tree.node(parent).children();
            children.map(move |child| earlier(child, Some(self.bound(parent, child))))
        });
        core::iter::once(earlier(ROOT, None)).chain(below).collect()
    }

    /// The choices and what was chosen.
    fn steps(&self, choices: Vec<Choice<G::Action>>) -> Vec<Step<G::Action>> {
        let step = |(choice, &(chosen, player)): (Choice<G::Action>, &(NodeId, Player))| {
            Some(Step {
                parent: choice.parent,
                parent_visits: choice.parent_visits,
                player,
                candidates: choice.candidates,
                chosen,
                action: self.tree.node(chosen).action?,
            })
        };
        choices
            .into_iter()
            .zip(&self.path)
            .filter_map(step)
            .collect()
    }

    /// The children of an expanded node as they stand before a choice.
    pub fn candidates(&self, node: NodeId) -> Vec<Candidate<G::Action>> {
        let best = self.options(node);
        let considered = self.considered(node, best);
        let candidate = |child| {
            let excluded = if self.tree.proof(child).is_settled(best) {
                Some(Excluded::Proven)
            } else if !considered.contains(&child) {
                Some(Excluded::NotYet)
            } else {
                None
            };
            let action = self.tree.node(child).action?;
            let parts = self.bound(node, child);
            Some(Candidate {
                action,
                parts,
                excluded,
            })
        };
        let children = self.tree.node(node).children();
        children.filter_map(candidate).collect()
    }
}
