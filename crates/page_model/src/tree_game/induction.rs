//! Backward induction in words: what was found of a subgame, and the question what comes next.

use super::analysis::Analysis;
use super::marks::{next, step};
use experiments::Experiment;
use experiments::tree_game::{Stage, Subgame, TreeGameExperiment};
use games::tree_game::NodeId;
use texts::TreeGameTexts;

/// The question what the next player does.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// What tells the question from all others.
    pub id: String,
    pub question: String,
    pub options: Vec<String>,
    /// The place of the right one.
    pub right: usize,
    pub why: String,
}

/// What has just happened.
pub fn story(of: &Analysis, words: &TreeGameTexts) -> String {
    let found = &of.found;
    let before = step(of).checked_sub(1);
    let Some(now) = before.and_then(|at| found.subgames.get(at)) else {
        let hides = next(of).is_some_and(|first| hides(of, first));
        return (words.induction_begin)(hides).to_owned();
    };
    let sentence = of_subgame(of, now, words);
    let is_over = step(of) == found.subgames.len() && found.stage > Stage::Induction;
    if !is_over {
        return sentence;
    }
    let end = if found.subgames.len() < found.subgame_count as usize {
        words.cut_subgames.to_owned()
    } else {
        ending(of, words)
    };
    format!("{sentence} {end}")
}

/// How many subgame-perfect equilibria in pure strategies there are; of an absent-minded player, who may do better by mixing, how
/// many pure strategies are best.
pub fn ending(of: &Analysis, words: &TreeGameTexts) -> String {
    let found = &of.found;
    let is_absent_minded = found
        .forgotten
        .is_some_and(|forgotten| forgotten.is_absent_minded);
    let (count, is_complete) = (
        found.subgame_perfect_count,
        found.subgame_perfect_is_complete,
    );
    if is_absent_minded && count > 0 {
        return (words.best_without_mixing)(count);
    }
    (words.induction_end)(count, is_complete)
}

/// Whether moves are hidden at sets of a subgame that are in no smaller one, or in one: the first to be solved has none.
fn hides(of: &Analysis, subgame: &Subgame) -> bool {
    let (begin, nodes) = (subgame.root as NodeId, of.game.nodes());
    let is_below = |node: &NodeId| {
        let mut above = Some(*node);
        while let Some(at) = above.filter(|&at| at > begin) {
            above = nodes[at].parent.map(|(parent, _)| parent);
        }
        above == Some(begin)
    };
    let mut sets = of.game.sets().iter();
    sets.any(|set| set.nodes.len() > 1 && set.nodes.iter().all(is_below))
}

/// What was found of a subgame.
fn of_subgame(of: &Analysis, subgame: &Subgame, words: &TreeGameTexts) -> String {
    let payoffs = of.listed(&subgame.payoffs);
    match (subgame.count, &subgame.actions[..]) {
        (0, _) if subgame.is_complete => words.solved_none.to_owned(),
        (0, _) => words.solved_too_large.to_owned(),
        (1, &[(set, action)]) => {
            let player = of.game.sets()[set as usize].player().unwrap_or_default();
            (words.solved_one)(
                &of.player(player, words),
                &of.action(set as usize, action.into()),
                &payoffs,
            )
        }
        (count, _) => (words.solved_several)(count, &payoffs, subgame.is_complete),
    }
}

/// The question what the next player does, where that is one decision with one answer.
pub fn asked(of: &Analysis, words: &TreeGameTexts) -> Option<Asked> {
    let next = next(of)?;
    let (1, &[(set, action)]) = (next.count, &next.actions[..]) else {
        return None;
    };
    let of_set = &of.game.sets()[set as usize];
    let player = of_set.player()?;
    if of_set.nodes != [next.root as NodeId] {
        return None;
    }
    let options = (0..of_set.actions.len()).map(|action| of.action(set as usize, action));
    let moment = Experiment::from(TreeGameExperiment {
        step: Some(step(of) as u64),
        ..of.lab.clone()
    });
    Some(Asked {
        id: format!("{} next", moment.link()),
        question: (words.ask_next)(&of.player(player, words)),
        options: options.collect(),
        right: action.into(),
        why: of_subgame(of, next, words),
    })
}
