//! Witnesses of a simulation. The silent one compiles to nothing, so there is one search, not two.

use super::tree::NodeId;
use games::Game;

/// Somebody who is told what a simulation of the search `S` does.
pub(super) trait Witness<G: Game, S> {
    /// A child of `node` is chosen next.
    fn choosing(&mut self, search: &S, node: NodeId);
    /// A move of the playout is made next.
    fn playing(&mut self, before: &G);
    /// It was made.
    fn played(&mut self, after: &G);
    /// These results, in half-points, go up next.
    fn ended(&mut self, search: &S, results: [u32; 2]);
}

/// Sees nothing and costs nothing.
pub(super) struct Silent;

impl<G: Game, S> Witness<G, S> for Silent {
    #[inline(always)]
    fn choosing(&mut self, _: &S, _: NodeId) {}
    #[inline(always)]
    fn playing(&mut self, _: &G) {}
    #[inline(always)]
    fn played(&mut self, _: &G) {}
    #[inline(always)]
    fn ended(&mut self, _: &S, _: [u32; 2]) {}
}
