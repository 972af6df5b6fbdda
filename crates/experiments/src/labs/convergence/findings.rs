//! Regret against simulations, for every agent: the result of the lab.

use super::snapshot::{Recommendation, SearchSnapshot, simulations_of};
use crate::common::checkpoints::checkpoints;
use crate::solve::Truth;
use engines::agents::Agent;
use games::connect_four::Column;
use statistics::{Estimate, Range};
use std::collections::BTreeMap;

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

/// All agents, and what is known about the moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// What is known about every legal move.
    pub truth: Truth,
    pub curves: Vec<Curve>,
    /// Searches finished and wanted, over all agents.
    pub searches: (u64, u64),
    /// Simulations done, over all searches.
    pub simulations: u64,
}

impl Findings {
    pub(super) fn new(truth: Truth, agents: &[Agent], seeds: u64) -> Self {
        let curve = |agent: &Agent| Curve {
            agent: *agent,
            points: checkpoints(simulations_of(agent))
                .into_iter()
                .map(CurvePoint::new)
                .collect(),
        };
        Self {
            truth,
            curves: agents.iter().map(curve).collect(),
            searches: (0, seeds * agents.len() as u64),
            simulations: 0,
        }
    }

    pub(super) fn add(&mut self, agent: usize, found: &SearchSnapshot) {
        let points = &mut self.curves[agent].points;
        for (point, &recommendation) in points.iter_mut().zip(&found.recommendations) {
            point.recommendations.push(recommendation);
        }
        self.simulations += found.done;
        self.searches.0 += u64::from(points.len() == found.recommendations.len());
    }

    /// Computes what follows from all snapshots together.
    pub(super) fn settle(&mut self) {
        for curve in &mut self.curves {
            curve
                .points
                .retain(|point| !point.recommendations.is_empty());
            for point in &mut curve.points {
                point.settle(&self.truth);
            }
        }
    }

    /// Whether everything that was wanted is there.
    pub fn is_complete(&self) -> bool {
        self.searches.0 == self.searches.1 && self.truth.moves.iter().all(|known| known.is_finished)
    }
}

impl CurvePoint {
    /// How many searches recommend each column, from left to right; columns that none recommends are left out.
    pub fn recommended(&self) -> BTreeMap<u8, u64> {
        let mut counts = BTreeMap::new();
        for known in &self.recommendations {
            *counts.entry(known.column).or_default() += 1;
        }
        counts
    }

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

    fn settle(&mut self, truth: &Truth) {
        let all = &self.recommendations;
        let count = all.len() as f64;
        self.seeds = all.len() as u64;
        self.visit_share = all.iter().map(|known| known.visit_share).sum::<f64>() / count;
        self.mean = all.iter().map(|known| known.mean).sum::<f64>() / count;
        let regrets: Option<Vec<f64>> = all
            .iter()
            .map(|known| Some(f64::from(truth.regret(Column::new(known.column)?)?)))
            .collect();
        self.regret =
            regrets.and_then(|regrets| Estimate::of_values(&regrets, range_of_regret(truth)));
        let optimal: Option<Vec<bool>> = all
            .iter()
            .map(|known| truth.is_optimal(Column::new(known.column)?))
            .collect();
        self.optimal = optimal.and_then(|optimal| {
            let hits = optimal.iter().filter(|&&hit| hit).count();
            Estimate::of_share(hits as f64, self.seeds)
        });
    }
}

/// From nothing to what the worst move loses; without an upper end where that is not known.
fn range_of_regret(truth: &Truth) -> Range {
    let regrets = truth.moves.iter().map(|known| truth.regret(known.column));
    let worst = regrets.collect::<Option<Vec<_>>>();
    let worst = worst.and_then(|regrets| regrets.into_iter().max());
    Range {
        low: 0.0,
        high: worst.map_or(f64::INFINITY, f64::from),
    }
}
