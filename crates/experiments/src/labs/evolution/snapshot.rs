//! Snapshots: of an evolution, and of the truth beside them.

use crate::{Progress, rrrats};
use engines::evolution::{Compared, Contest, Evolution, Generation, Trace};
use serde::{Deserialize, Serialize};

/// Of the races of later generations no traces are kept, so that snapshots stay small.
const MAX_TRACES: usize = 800;

/// What a chunk has found.
#[derive(Debug, Serialize, Deserialize)]
pub enum Snapshot {
    Evolution(EvolutionSnapshot),
    /// Of the chunk of [`EvolutionExperiment::truth`](super::EvolutionExperiment::truth).
    Truth(rrrats::Snapshot),
}

/// What one evolution has found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EvolutionSnapshot {
    pub history: Vec<Generation>,
    /// Of the races of the first generations.
    pub traces: Vec<Vec<Trace>>,
    /// Games of the evolution so far, those of the generation under way too.
    pub games: u64,
    /// What each member of the archive is worth against the start.
    pub worth: Vec<Compared>,
    /// Some members against each other, see [`pairs`].
    pub cross: Vec<Compared>,
    pub is_finished: bool,
}

/// Members that are compared with each other, at most.
const MAX_COMPARED: usize = 16;

/// The places of the members that are compared with each other: all, or evenly spread from the start to the last.
pub fn compared(archive: usize) -> Vec<usize> {
    let count = archive.min(MAX_COMPARED);
    let place = |index: usize| index * (archive - 1) / (count - 1).max(1);
    (0..count).map(place).collect()
}

/// The pairs of them, the earlier one first.
pub fn pairs(archive: usize) -> Vec<(usize, usize)> {
    let members = compared(archive);
    let later = |(index, &member): (usize, &usize)| {
        let rest = members[index + 1..].iter();
        rest.map(move |&other| (member, other)).collect::<Vec<_>>()
    };
    members.iter().enumerate().flat_map(later).collect()
}

impl EvolutionSnapshot {
    /// Takes over what `evolution` has found since.
    pub fn follow<C: Contest>(&mut self, evolution: &Evolution<C>) {
        let known = self.history.len();
        self.history
            .extend_from_slice(&evolution.history()[known..]);
        self.games = evolution.games();
        let mut races: usize = self.traces.iter().map(Vec::len).sum();
        for traces in &evolution.traces()[self.traces.len().min(known)..] {
            races += traces.len();
            if races > MAX_TRACES {
                break;
            }
            self.traces.push(traces.clone());
        }
    }

    /// In generations. One that has spent its games is done when it is compared.
    pub fn progress(&self, generations: u64) -> Progress {
        let done = if self.is_finished {
            generations
        } else {
            (self.history.len() as u64).min(generations - 1)
        };
        Progress {
            done,
            total: generations,
        }
    }

    /// In games and comparisons.
    pub fn effort(&self) -> u64 {
        let compared = self.worth.len() + self.cross.len();
        self.games.saturating_add(compared as u64)
    }

    /// Whether it can be of an evolution of so many generations of strategies of so many numbers.
    pub fn fits(&self, length: usize, generations: u64) -> bool {
        let mut archive = 1;
        let mut is_sound = |generation: &Generation| {
            let fits = generation.fits(length, archive);
            archive += u32::from(generation.is_accepted);
            fits
        };
        let traces_fit = |(generation, traces): (&Generation, &Vec<Trace>)| {
            traces.len() == generation.races.len()
                && traces.iter().flatten().all(|point| {
                    [point.mean, point.lower, point.upper]
                        .iter()
                        .all(|number| (-1.0..=2.0).contains(number))
                })
        };
        self.history.len() as u64 <= generations
            && self.history.iter().all(&mut is_sound)
            && self.traces.len() <= self.history.len()
            && self.worth.len() <= archive as usize
            && self.cross.len() <= pairs(archive as usize).len()
            && self.worth.iter().chain(&self.cross).all(is_share)
            && self.history.iter().zip(&self.traces).all(traces_fit)
    }
}

fn is_share(compared: &Compared) -> bool {
    let numbers = [compared.mean, compared.standard_error];
    numbers
        .iter()
        .all(|number| (-1e-9..=1.0 + 1e-9).contains(number))
}
