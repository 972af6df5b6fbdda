//! Regret against simulations, for every agent: the result of the lab.

use super::exact::ExactSnapshot;
use super::search::{Recommendation, SearchSnapshot};
use crate::engines::agents::{Agent, UctAgent};
use crate::engines::mcts::MoveStatistics;
use crate::engines::solver::{Bounds, score::Score};
use crate::experiments::checkpoints::checkpoints;
use crate::experiments::estimate::Estimate;
use crate::games::connect_four::Column;

/// What is known of a legal move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExactColumn {
    pub column: Column,
    /// The score, for whoever makes the move, lies between these.
    pub bounds: Bounds,
    /// Whether no more is going to be known of it.
    pub is_over: bool,
}

impl ExactColumn {
    pub(super) fn learn(&mut self, found: &ExactSnapshot) {
        (self.bounds, self.is_over) = (found.bounds(), found.is_over);
    }
}

/// What an agent recommends after so many simulations, over all streams that have come so far.
#[derive(Clone, Debug, PartialEq)]
pub struct CurvePoint {
    pub simulations: u64,
    /// Streams that have come so far.
    pub seeds: u64,
    /// Score lost; `None` unless it is known for every stream.
    pub regret: Option<Estimate>,
    /// The share of streams with an optimal move, with Wilson's interval; `None` unless it is known for every stream.
    pub optimal: Option<Estimate>,
    /// The recommended move's share of visits, averaged.
    pub visit_share: f64,
    /// The recommended move's mean result, averaged, in [0, 1].
    pub mean: f64,
    recommendations: Vec<Recommendation>,
}

/// One agent.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    pub agent: Agent,
    /// In ascending order; those that at least one stream has come to.
    pub points: Vec<CurvePoint>,
}

/// All agents, and what is known of the moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Curves {
    /// Every legal move, from left to right.
    pub columns: Vec<ExactColumn>,
    pub curves: Vec<Curve>,
    /// Searches finished and wanted, over all agents.
    pub searches: (u64, u64),
}

impl Curves {
    pub(super) fn new(legal: &[Column], agents: &[UctAgent], seeds: u64) -> Self {
        let column = |&column: &Column| ExactColumn {
            column,
            bounds: Bounds::OPEN,
            is_over: false,
        };
        let curve = |agent: &UctAgent| Curve {
            agent: Agent::Uct(*agent),
            points: checkpoints(agent.simulations)
                .into_iter()
                .map(CurvePoint::new)
                .collect(),
        };
        Self {
            columns: legal.iter().map(column).collect(),
            curves: agents.iter().map(curve).collect(),
            searches: (0, seeds * agents.len() as u64),
        }
    }

    pub(super) fn add(&mut self, agent: usize, found: &SearchSnapshot) {
        let points = &mut self.curves[agent].points;
        for (point, &recommendation) in points.iter_mut().zip(&found.recommendations) {
            point.recommendations.push(recommendation);
        }
        self.searches.0 += u64::from(points.len() == found.recommendations.len());
    }

    /// Computes what follows from all snapshots together.
    pub(super) fn settle(&mut self) {
        let scores = Scores::new(&self.columns);
        for curve in &mut self.curves {
            curve
                .points
                .retain(|point| !point.recommendations.is_empty());
            for point in &mut curve.points {
                point.settle(&scores);
            }
        }
    }

    /// The best score, for the player to move; `None` if it is not known.
    pub fn best(&self) -> Option<Score> {
        Scores::new(&self.columns).best
    }

    /// Whether everything that was wanted is there.
    pub fn is_complete(&self) -> bool {
        self.searches.0 == self.searches.1 && self.columns.iter().all(|column| column.is_over)
    }
}

/// What the exact scores say of a recommendation.
struct Scores<'a> {
    columns: &'a [ExactColumn],
    /// The best score is at least this.
    surely: Score,
    best: Option<Score>,
}

impl<'a> Scores<'a> {
    fn new(columns: &'a [ExactColumn]) -> Self {
        let lowers = columns.iter().map(|known| known.bounds.lower);
        let uppers = columns.iter().map(|known| known.bounds.upper);
        let surely = lowers.max().unwrap_or(Bounds::OPEN.lower);
        let at_most = uppers.max().unwrap_or(Bounds::OPEN.upper);
        Self {
            columns,
            surely,
            best: (surely == at_most).then_some(surely),
        }
    }

    fn bounds(&self, column: u8) -> Bounds {
        let known = self
            .columns
            .iter()
            .find(|known| known.column.index() == column);
        known.map_or(Bounds::OPEN, |known| known.bounds)
    }

    fn regret(&self, column: u8) -> Option<f64> {
        Some(f64::from(self.best? - self.bounds(column).score()?))
    }

    /// May be known where the regret is not.
    fn is_optimal(&self, column: u8) -> Option<bool> {
        let others = self.columns.iter();
        let others = others.filter(|known| known.column.index() != column);
        let bounds = self.bounds(column);
        if others
            .map(|known| known.bounds.upper)
            .all(|upper| upper <= bounds.lower)
        {
            Some(true)
        } else if bounds.upper < self.surely {
            Some(false)
        } else {
            self.regret(column).map(|regret| regret == 0.0)
        }
    }
}

impl CurvePoint {
    fn new(simulations: u64) -> Self {
        Self {
            simulations,
            seeds: 0,
            regret: None,
            optimal: None,
            visit_share: 0.0,
            mean: 0.0,
            recommendations: Vec::new(),
        }
    }

    fn settle(&mut self, scores: &Scores) {
        let all = &self.recommendations;
        let count = all.len() as f64;
        self.seeds = all.len() as u64;
        self.visit_share = all.iter().map(|known| known.visit_share).sum::<f64>() / count;
        self.mean = all.iter().map(|known| known.mean).sum::<f64>() / count;
        let regrets: Option<Vec<f64>> = all
            .iter()
            .map(|known| scores.regret(known.column))
            .collect();
        self.regret = regrets.map(|regrets| Estimate::of_amounts(&regrets));
        let optimal: Option<Vec<bool>> = all
            .iter()
            .map(|known| scores.is_optimal(known.column))
            .collect();
        self.optimal = optimal.map(|optimal| {
            let hits = optimal.iter().filter(|&&hit| hit).count() as f64;
            let interval = MoveStatistics::new((), self.seeds, hits).interval();
            Estimate {
                mean: hits / count,
                interval: Some(interval),
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns(bounds: &[(Score, Score)]) -> Vec<ExactColumn> {
        let column = |(index, &(lower, upper)): (usize, &(Score, Score))| ExactColumn {
            column: Column::new(index as u8).unwrap(),
            bounds: Bounds { lower, upper },
            is_over: true,
        };
        bounds.iter().enumerate().map(column).collect()
    }

    #[test]
    fn what_is_not_known_is_not_said() {
        // Best is 3, whatever the second column is; its own regret is not known, but that it is not optimal is.
        let known = columns(&[(3, 3), (-2, 1), (-5, -5)]);
        let scores = Scores::new(&known);
        assert_eq!(scores.best, Some(3));
        assert_eq!(
            [0, 1, 2].map(|column| scores.regret(column)),
            [Some(0.0), None, Some(8.0)]
        );
        assert_eq!(
            [0, 1, 2].map(|column| scores.is_optimal(column)),
            [Some(true), Some(false), Some(false)]
        );
        // Now the second may be the best.
        let unknown = columns(&[(3, 3), (-2, 4), (-5, -5)]);
        let scores = Scores::new(&unknown);
        assert_eq!(scores.best, None);
        assert_eq!(
            [0, 1, 2].map(|column| scores.is_optimal(column)),
            [None, None, Some(false)]
        );
    }
}
