//! In which order moves are tried. The sooner the best one is, the more alpha-beta cuts.
//!
//! * The move that was best here before, from the table or the last iteration, always comes first.
//! * *Killer moves* (S. G. Akl and M. M. Newborn, "The principal continuation and the killer heuristic", 1977):
//!   the two moves that last cut something as far from the root as this.
//! * *History heuristic* (J. Schaeffer, ICCA Journal 6, 1983): moves that have cut much anywhere; a cut that saved
//!   much, far above the depth limit, counts more (depth left, squared).
//! * *Static order*: what looks promising without looking ahead.
//!
//! They are asked in this order, and equals stay in the game's own order. Chance nodes keep theirs.

use games::{Evaluate, Game, Indexed, Player};

/// Which heuristics are asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ordering {
    pub by_promise: bool,
    pub killer: bool,
    pub history: bool,
}

/// Moves with a higher number than this have no history.
const MAX_INDICES: usize = 1024;

/// How good a move seems: best here before, killer, history, promise.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
struct Rank(bool, u8, u64, f64);

/// What is remembered about moves.
#[derive(Clone, Debug)]
pub struct Memory<A> {
    ordering: Ordering,
    /// Two a distance from the root, the latest first.
    killers: Vec<[Option<A>; 2]>,
    /// By player and move.
    history: [Vec<u64>; 2],
    ranks: Vec<Rank>,
}

impl Ordering {
    fn is_given(self) -> bool {
        self == Self::default()
    }
}

impl<A: Copy + PartialEq> Memory<A> {
    /// Nothing remembered.
    pub fn new(ordering: Ordering) -> Self {
        Self {
            ordering,
            killers: Vec::new(),
            history: [Vec::new(), Vec::new()],
            ranks: Vec::new(),
        }
    }

    /// Sorts the moves of `player` at `position`, `ply` moves from the root. `first` was best here before.
    pub fn sort<G>(
        &mut self,
        actions: &mut [A],
        position: &G,
        evaluation: &impl Evaluate<G>,
        player: Player,
        ply: usize,
        first: Option<A>,
    ) where
        G: Game<Action = A> + Indexed,
    {
        if self.ordering.is_given() && first.is_none() {
            return;
        }
        self.ranks.clear();
        for index in 0..actions.len() {
            let action = actions[index];
            let rank = self.rank(action, position, evaluation, player, ply, first);
            self.ranks.push(rank);
            // Insertion: stable, and there are few moves.
            let mut place = index;
            while place > 0 && self.ranks[place - 1] < rank {
                self.ranks.swap(place - 1, place);
                actions.swap(place - 1, place);
                place -= 1;
            }
        }
    }

    fn rank<G>(
        &self,
        action: A,
        position: &G,
        evaluation: &impl Evaluate<G>,
        player: Player,
        ply: usize,
        first: Option<A>,
    ) -> Rank
    where
        G: Game<Action = A> + Indexed,
    {
        let ordering = self.ordering;
        let killer = match self.killers.get(ply) {
            Some([Some(latest), _]) if ordering.killer && *latest == action => 2,
            Some([_, Some(earlier)]) if ordering.killer && *earlier == action => 1,
            _ => 0,
        };
        let history = self.history[player.index()].get(G::index(action));
        Rank(
            first == Some(action),
            killer,
            history.copied().unwrap_or(0),
            if ordering.by_promise {
                evaluation.promise(position, action)
            } else {
                0.0
            },
        )
    }

    /// `action` of `player`, `ply` moves from the root, has cut the rest with `depth_left` moves to the limit.
    #[inline(always)]
    pub fn has_cut(
        &mut self,
        action: A,
        index: usize,
        player: Player,
        ply: usize,
        depth_left: i32,
    ) {
        if self.ordering.killer {
            self.remember_killer(action, ply);
        }
        if self.ordering.history && index < MAX_INDICES {
            let history = &mut self.history[player.index()];
            if history.len() <= index {
                history.resize(index + 1, 0);
            }
            // Without a depth limit the distance to it says nothing: every cut counts 1.
            let saved = u64::from(depth_left.clamp(1, 1_000).unsigned_abs());
            history[index] += if depth_left > 1_000 { 1 } else { saved * saved };
        }
    }

    fn remember_killer(&mut self, action: A, ply: usize) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
    }
}
