//! A strategy against three others: ten rounds each of the prisoner's dilemma, played by the lab's engine.

use experiments::repeated::RepeatedExperiment;
use experiments::{ChunkOutput, Experiment, Snapshots};
use std::collections::BTreeMap;
use texts::RepeatedOpening;

/// The experiment behind it, without `#/`.
pub const LINK: &str = "tournament";

/// The strategies, as links name them: those one may be, and those one meets.
pub const STRATEGIES: [&str; 3] = ["TitForTat", "Defector", "Cooperator"];
pub const ROUNDS: usize = 10;

/// A match as it is drawn: what both did in each round, whether they cooperated; and the points of the visitor.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    pub rounds: Vec<[bool; 2]>,
    pub points: i64,
}

/// Who the visitor is now, and what every strategy that they were has got.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Repeated {
    pub chosen: Option<usize>,
    points: BTreeMap<usize, [i64; 3]>,
}

/// The match of two of the strategies.
pub fn experiment(own: usize, other: usize) -> Option<RepeatedExperiment> {
    let [own, other] = [own, other].map(|place| STRATEGIES[place]);
    let link = format!("repeated?first={own}&second={other}&rounds={ROUNDS}&matches=1");
    match Experiment::open(&link).ok()?.experiment {
        Experiment::Repeated(lab) => Some(lab),
        _ => None,
    }
}

/// What a finished match says.
pub fn read(lab: &RepeatedExperiment, snapshots: &[Option<ChunkOutput>]) -> Option<Played> {
    let film = lab.merge(snapshots).ok()?.analysis.film;
    let rounds = film.rounds.iter();
    Some(Played {
        rounds: rounds
            .map(|round| round.actions.map(|action| action == 0))
            .collect(),
        points: film.payoffs(&lab.stage.stage().ok()?.game)[0] as i64,
    })
}

impl Repeated {
    /// After a choice.
    #[must_use]
    pub fn choose(&self, chosen: usize) -> Self {
        Self {
            chosen: Some(chosen),
            ..self.clone()
        }
    }

    /// After the three matches of a strategy.
    #[must_use]
    pub fn met(&self, own: usize, points: [i64; 3]) -> Self {
        let mut next = self.clone();
        next.points.insert(own, points);
        next
    }

    /// What is said now.
    pub fn said(&self, words: &RepeatedOpening) -> String {
        let Some(points) = self.chosen.and_then(|own| self.points.get(&own)) else {
            return words.begin.to_owned();
        };
        let total = (words.total)(*points);
        let best = self
            .points
            .iter()
            .max_by_key(|(_, points)| points.iter().sum::<i64>());
        match best {
            Some((&best, _)) if self.points.len() == STRATEGIES.len() => {
                format!("{total} {}", (words.all_tried)(words.strategies[best]))
            }
            _ => total,
        }
    }
}
