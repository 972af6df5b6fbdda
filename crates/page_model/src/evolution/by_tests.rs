//! Tests of the races of a generation as moments in time, as far as they were recorded.

use engines::evolution::TracePoint;
use experiments::evolution::{EvolutionExperiment, Step};

/// A moment of the races of a generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    pub race: usize,
    /// Points of the race's trace that are seen.
    pub points: usize,
    /// Games of the generation so far.
    pub games: u64,
}

/// All moments, from before the first game.
pub fn moments(step: &Step) -> Vec<Moment> {
    let mut before = 0;
    let mut all = vec![Moment {
        race: 0,
        points: 0,
        games: 0,
    }];
    for (race, (record, trace)) in step.races.iter().zip(&step.traces).enumerate() {
        let moment = |(index, point): (usize, &TracePoint)| Moment {
            race,
            points: index + 1,
            games: before + u64::from(point.games),
        };
        all.extend(trace.iter().enumerate().map(moment));
        before += record.games;
    }
    all
}

/// The place of the moment that `lab` looks at.
pub fn seen(lab: &EvolutionExperiment, moments: &[Moment]) -> usize {
    lab.game_seen.map_or(moments.len() - 1, |games| {
        let is_seen = |moment: &Moment| moment.games <= games;
        moments.iter().rposition(is_seen).unwrap_or(0)
    })
}

/// Whether the moment looked at is the end.
pub fn is_over(lab: &EvolutionExperiment, step: &Step) -> bool {
    let moments = moments(step);
    seen(lab, &moments) + 1 == moments.len()
}
