//! Answers: the matrices of the sequence form, and what is wrong with an assessment.

use super::learning::Run;
use crate::answering::{Answering, at_once};
use crate::exact::{exact, mixed};
use engines::Status;
use engines::assessment::{Assessment, is_consistent};
use engines::exact::rational::{Rational, of_fraction};
use engines::sequence_form::form::SequenceForm;
use experiments::common::regret_variant::RegretVariant;
use experiments::inquiry::{NoAnswer, encode};
use experiments::tree_game::{
    Checked, MAX_SEQUENCES, SequenceMatrices, Sequences, SetVerdict, TreeGameExperiment,
    TreeGameInquiry,
};
use games::tree_game::recall::forgotten;
use games::tree_game::{SetId, TreeGame};
use std::sync::Arc;

/// Nodes below all sets together, at most: more is not checked.
const MAX_WORK: usize = 2_000_000;

/// Answers an inquiry.
pub(super) fn answer(
    lab: &TreeGameExperiment,
    inquiry: &[u8],
) -> Result<Box<dyn Answering>, NoAnswer> {
    let inquiry = postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)?;
    let game = lab.tree().map_err(|_| NoAnswer::Unknown)?;
    Ok(match inquiry {
        TreeGameInquiry::SequenceForm => at_once(&matrices(&game)),
        TreeGameInquiry::Learning(learner, iterations, lock) => {
            let learner = RegretVariant::ALL
                .get(usize::from(learner))
                .copied()
                .ok_or(NoAnswer::Unknown)?;
            let lab = TreeGameExperiment {
                lock,
                ..lab.clone()
            };
            Box::new(Run::new(&game, learner, iterations, &lab.locked(&game)))
        }
        TreeGameInquiry::Assessment(assessment, beliefs) => {
            let lab = TreeGameExperiment {
                assessment,
                beliefs,
                ..lab.clone()
            };
            Box::new(Check::new(&lab, game))
        }
    })
}

fn matrices(game: &TreeGame) -> SequenceMatrices {
    if game.players().len() > 2 {
        return SequenceMatrices::None;
    }
    let Ok(form) = SequenceForm::new(game) else {
        return SequenceMatrices::None;
    };
    if form.sizes.iter().any(|&size| size > MAX_SEQUENCES) {
        return SequenceMatrices::TooLarge;
    }
    let cells = form.entries.iter().map(|entry| {
        let sequences = entry.sequences.map(|sequence| sequence as u32);
        (sequences, entry.payoffs.each_ref().map(exact))
    });
    SequenceMatrices::Made {
        players: [0, 1].map(|player| sequences(&form, player)),
        cells: cells.collect(),
    }
}

fn sequences(form: &SequenceForm, player: usize) -> Sequences {
    let size = form.sizes[player];
    let mut names = vec![None; size];
    let mut first = vec![0; size];
    first[0] = 1;
    let mut equations = vec![first];
    for set in &form.sets[player] {
        let mut equation = vec![0; size];
        equation[set.parent] = -1;
        for (action, sequence) in set.sequences().enumerate() {
            equation[sequence] = 1;
            names[sequence] = Some((set.set as u32, action as u16));
        }
        equations.push(equation);
    }
    Sequences { names, equations }
}

/// The check of an assessment: a step is an information set, the last one is whether beliefs are consistent.
struct Check {
    game: Arc<TreeGame>,
    behaviour: Vec<Vec<Rational>>,
    beliefs: Vec<Option<Vec<Rational>>>,
    open: Vec<SetId>,
    /// Nothing where nothing is checked.
    found: Option<Checked>,
    /// By set, as far as sets were looked at.
    believed: Vec<Vec<Rational>>,
}

impl Check {
    fn new(lab: &TreeGameExperiment, game: Arc<TreeGame>) -> Self {
        let rational = |shares: &Vec<_>| {
            shares
                .iter()
                .map(|&share| of_fraction(share))
                .collect::<Vec<_>>()
        };
        let behaviour = lab.behaviour_or_alike(&game);
        let sets = game.sets().iter().enumerate();
        let own: Vec<SetId> = sets
            .filter(|(_, set)| set.player().is_some())
            .map(|(number, _)| number)
            .collect();
        let is_checked = forgotten(&game).is_none() && own.len() * game.nodes().len() <= MAX_WORK;
        Self {
            behaviour: behaviour.iter().map(rational).collect(),
            beliefs: lab
                .believed(&game)
                .iter()
                .map(|shares| shares.as_ref().map(rational))
                .collect(),
            believed: vec![Vec::new(); game.sets().len()],
            game,
            open: own.into_iter().rev().collect(),
            found: is_checked.then(Checked::default),
        }
    }
}

impl Answering for Check {
    fn step(&mut self) -> Status {
        let Some(found) = &mut self.found else {
            return Status::Finished;
        };
        let Some(set) = self.open.pop() else {
            if found.sets.iter().all(SetVerdict::is_right) {
                found.is_consistent = is_consistent(&self.game, &self.behaviour, &self.believed);
            }
            return Status::Finished;
        };
        let verdict = Assessment::new(&self.game, &self.behaviour, &self.beliefs).verdict(set);
        self.believed[set] = verdict.beliefs.clone();
        found.sets.push(SetVerdict {
            set: set as u32,
            is_reached: verdict.by_bayes.is_some(),
            by_bayes: verdict
                .by_bayes
                .as_deref()
                .filter(|_| verdict.is_wrong())
                .map(mixed),
            value: exact(&verdict.value),
            best: exact(&verdict.best),
            action: verdict.action as u16,
            beliefs: mixed(&verdict.beliefs),
        });
        Status::Running
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.found)
    }
}
