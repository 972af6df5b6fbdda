//! The order in which moves are tried, against sorting by what is remembered, written down plainly.

use crate::minimax::searching::orderings;
use engines::minimax::ordering::{Memory, Ordering};
use games::typed_tree::{Branch, Estimates, Tree, TypedTree};
use games::{Evaluate, Game, Player};
use random::Random;
use std::collections::BTreeMap;
use std::rc::Rc;

const PLIES: u32 = 4;

/// Every cut so far, and what follows from it.
#[derive(Default)]
struct Plain {
    /// The cuts at a distance from the root, the latest last.
    by_ply: BTreeMap<usize, Vec<Branch>>,
    history: BTreeMap<(usize, Branch), u64>,
}

impl Plain {
    fn has_cut(&mut self, branch: Branch, player: Player, ply: usize, depth_left: i32) {
        self.by_ply.entry(ply).or_default().push(branch);
        // Squared; 1 beyond the limit, and 1 without one.
        let saved = match depth_left {
            i32::MAX => 1,
            depth => u64::from(depth.max(1) as u32).pow(2),
        };
        *self.history.entry((player.index(), branch)).or_default() += saved;
    }

    /// 2 for the last move that has cut at this distance, 1 for the last other one.
    fn killer(&self, branch: Branch, ply: usize) -> u8 {
        let cuts = self.by_ply.get(&ply).map_or(&[][..], Vec::as_slice);
        let last = cuts.last();
        let other = cuts.iter().rev().find(|cut| Some(*cut) != last);
        match () {
            () if last == Some(&branch) => 2,
            () if other == Some(&branch) => 1,
            () => 0,
        }
    }

    fn sorted(
        &self,
        position: &TypedTree,
        ordering: Ordering,
        player: Player,
        ply: usize,
        first: Option<Branch>,
    ) -> Vec<Branch> {
        let estimates = Estimates::of(position.tree());
        let mut branches: Vec<Branch> = position.actions().collect();
        let rank = |&branch: &Branch| {
            let killer = if ordering.killer {
                self.killer(branch, ply)
            } else {
                0
            };
            let history = self
                .history
                .get(&(player.index(), branch))
                .filter(|_| ordering.history);
            let promise = estimates.promise(position, branch);
            let promise = if ordering.by_promise {
                promise as i64
            } else {
                0
            };
            (
                first == Some(branch),
                killer,
                history.copied().unwrap_or(0),
                promise,
            )
        };
        // Stable: equals stay as they were.
        branches.sort_by_key(|branch| core::cmp::Reverse(rank(branch)));
        branches
    }
}

/// Random cuts, and after each the order of some node's moves.
#[test]
fn moves_are_sorted_by_what_is_remembered() {
    let tree: Tree = "((3 1 2 2)(5 5 1 4)(0 0 0 0)(1 2 3 4))".parse().unwrap();
    let tree = Rc::new(tree);
    for ordering in orderings() {
        let mut random = Random::stream(161, 0);
        let (mut memory, mut plain) = (Memory::new(ordering), Plain::default());
        for _ in 0..600 {
            let mut position = TypedTree::new(tree.clone());
            let player = Player::BOTH[random.below(2) as usize];
            if player == Player::Second {
                position.apply(Branch(random.below(4)));
            }
            let ply = random.below(PLIES) as usize;
            let first = (random.below(3) == 0).then(|| Branch(random.below(4)));
            let mut found: Vec<Branch> = position.actions().collect();
            let estimates = Estimates::of(&tree);
            memory.sort(&mut found, &position, &estimates, player, ply, first);
            let expected = plain.sorted(&position, ordering, player, ply, first);
            assert_eq!(found, expected, "{ordering:?} {first:?}");
            let (branch, depth_left) = (
                Branch(random.below(4)),
                [-2, 0, 1, 3, i32::MAX][random.below(5) as usize],
            );
            memory.has_cut(branch, branch.0 as usize, player, ply, depth_left);
            plain.has_cut(branch, player, ply, depth_left);
        }
    }
}
