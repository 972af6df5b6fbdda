//! Exact values of what was found at Rrrats, for the report: computed in steps, since each takes up to a second.

use super::findings::{Evolved, Findings};
use super::settings::{EvolutionExperiment, GameName};
use engines::Status;
use engines::rrrats::{ExactPlay, WinProbability};
use games::rrrats::{RollOn, Rules};

/// Of every evolution that has found something, what its strategy is worth against the start, and of the first what it is
/// worth against the strategy that no other beats.
pub struct ExactValues {
    rules: Rules,
    pairs: Vec<Pair>,
    under_way: Option<ExactPlay>,
    /// Of the first pairs.
    found: Vec<WinProbability>,
}

/// What is compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    /// The strategy of this evolution against the start.
    Start(usize),
    Equilibrium,
}

struct Pair {
    of: Of,
    strategies: [RollOn; 2],
}

impl ExactValues {
    /// None of them yet; for other games than Rrrats there are none.
    pub fn new(lab: &EvolutionExperiment, findings: &Findings) -> Self {
        let contest = lab.method.rrrats();
        let against_start = |(index, evolved): (usize, &Evolved)| {
            let start = evolved.archive.first()?;
            Some(Pair {
                of: Of::Start(index),
                strategies: [evolved.strategy(), start].map(|strategy| contest.roll_on(strategy)),
            })
        };
        let main = Some(findings.main()).filter(|main| !main.archive.is_empty());
        let optimum = findings.optimum.as_ref();
        let equilibrium = optimum.and_then(|optimum| optimum.equilibrium).zip(main);
        let against_equilibrium = equilibrium.map(|(equilibrium, main)| Pair {
            of: Of::Equilibrium,
            strategies: [contest.roll_on(main.strategy()), RollOn::three(equilibrium)],
        });
        let evolved = findings.evolved.iter().enumerate();
        let pairs = evolved.filter_map(against_start);
        let is_rrrats = lab.game == GameName::Rrrats;
        Self {
            rules: contest.0,
            pairs: if is_rrrats {
                pairs.chain(against_equilibrium).collect()
            } else {
                Vec::new()
            },
            under_way: None,
            found: Vec::new(),
        }
    }

    /// A unit of work, less than a millisecond; beginning a value is one.
    pub fn step(&mut self) -> Status {
        let Some(Pair { strategies, .. }) = self.pairs.get(self.found.len()) else {
            return Status::Finished;
        };
        let Some(play) = &mut self.under_way else {
            let [own, other] = strategies;
            self.under_way = Some(ExactPlay::new(self.rules, own, other));
            return Status::Running;
        };
        if play.advance(1) == Status::Finished {
            self.found.push(play.found());
            self.under_way = None;
        }
        Status::Running
    }

    /// All of them, at once.
    pub fn all(lab: &EvolutionExperiment, findings: &Findings) -> Self {
        let mut values = Self::new(lab, findings);
        while values.step() == Status::Running {}
        values
    }

    fn value(&self, of: Of) -> Option<WinProbability> {
        let mut found = self.pairs.iter().zip(&self.found);
        found.find_map(|(pair, value)| (pair.of == of).then_some(*value))
    }

    /// What an evolution has found against the start.
    pub fn against_start(&self, evolution: usize) -> Option<WinProbability> {
        self.value(Of::Start(evolution))
    }

    /// What the first evolution has found against the strategy that no other beats.
    pub fn against_equilibrium(&self) -> Option<WinProbability> {
        self.value(Of::Equilibrium)
    }
}
