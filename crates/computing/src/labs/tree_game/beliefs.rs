//! Beliefs for the equilibria that were found: which of them are rational everywhere with some belief, and those first.

use crate::exact::mixed;
use core::borrow::Borrow;
use engines::Status;
use engines::assessment::{Judgement, Judging};
use engines::subgame_perfect::{Equilibrium, SubgamePerfect};
use experiments::tree_game::{Findings, MAX_JUDGED, Pure, Rationality};
use games::tree_game::TreeGame;

/// The equilibria that are to be judged: a step is one of the engine.
pub(super) struct ToJudge {
    /// The next of them, and what is under way of it.
    next: usize,
    judging: Option<Judging>,
    hides: bool,
    is_tested: bool,
}

impl ToJudge {
    /// All that were found of a game.
    pub fn new(game: &TreeGame, found: &Findings) -> Self {
        Self {
            next: 0,
            judging: None,
            hides: game.sets().iter().any(|set| set.nodes.len() > 1),
            is_tested: found.forgotten.is_none()
                && game.sets().len() * game.nodes().len() <= MAX_JUDGED,
        }
    }

    /// Goes on.
    pub fn step(&mut self, game: &TreeGame, all: &mut [Pure]) -> Status {
        let Some(pure) = all.get_mut(self.next) else {
            return Status::Finished;
        };
        if !self.hides {
            // Where everybody sees everything, there is nothing to believe.
            pure.rationality = Rationality::Believed {
                beliefs: vec![Vec::new(); game.sets().len()],
                is_sequential: Some(true),
            };
            self.next += 1;
            return Status::Running;
        }
        if !self.is_tested {
            return Status::Finished;
        }
        let actions = || pure.actions.iter().map(|&action| usize::from(action));
        let judging = self
            .judging
            .get_or_insert_with(|| Judging::new(game, &actions().collect::<Vec<_>>()));
        if judging.step(game) == Status::Finished {
            let judgement = judging.judgement();
            pure.rationality = judgement.map(rationality).unwrap_or_default();
            self.judging = None;
            self.next += 1;
        }
        Status::Running
    }
}

fn rationality(judgement: &Judgement) -> Rationality {
    match (&judgement.beliefs, judgement.failing) {
        (Some(beliefs), _) => Rationality::Believed {
            beliefs: beliefs
                .iter()
                .map(|shares| shares.as_deref().map(mixed).unwrap_or_default())
                .collect(),
            is_sequential: judgement.is_sequential,
        },
        (None, Some(set)) => Rationality::Fails(set as u32),
        (None, None) => Rationality::Untested,
    }
}

/// Those first that beliefs make rational; the subgames show what the first of all does there.
pub(super) fn rearrange<G: Borrow<TreeGame>>(found: &mut Findings, induction: &SubgamePerfect<G>) {
    let all = core::mem::take(&mut found.subgame_perfect);
    let mut all: Vec<(usize, Pure)> = all.into_iter().enumerate().collect();
    all.sort_by_key(|(_, pure)| pure.rationality.rank());
    let first = all.first().map(|&(place, _)| place);
    found.subgame_perfect = all.into_iter().map(|(_, pure)| pure).collect();
    let mut open: Vec<(usize, usize)> = first.map(|place| (0, place)).into_iter().collect();
    while let Some((root, place)) = open.pop() {
        let solved = induction.solved(root);
        let Some(equilibrium) = solved.and_then(|solved| solved.equilibria.get(place)) else {
            continue;
        };
        open.extend_from_slice(&equilibrium.below);
        let mut subgames = found.subgames.iter_mut();
        if let Some(subgame) = subgames.find(|subgame| subgame.root as usize == root) {
            subgame.payoffs = mixed(&equilibrium.payoffs);
            subgame.actions = own_actions(equilibrium);
        }
    }
}

/// What an equilibrium of a subgame does at the sets that are in no smaller one.
pub(super) fn own_actions(equilibrium: &Equilibrium) -> Vec<(u32, u16)> {
    let actions = equilibrium.actions.iter();
    actions
        .map(|&(set, action)| (set as u32, action as u16))
        .collect()
}
