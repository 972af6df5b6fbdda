//! The first run at a moment: what the model knew, and why the next points were chosen. Found again from what was kept.

use super::TuningLab;
use super::history::History;
use super::settings::OptimizerName;
use super::streams::Streams;
use crate::engines::tuning::ntbea::is_ahead;
use crate::engines::tuning::table::Entry;
use crate::engines::tuning::{Bound, Model, Ntbea, Optimizer, Point, Points, Space};

/// A neighbour of the current point, and what the model says of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Neighbour {
    pub point: Vec<u16>,
    pub bound: Bound,
    /// How often it was made in this step.
    pub copies: u64,
    /// Whether it is evaluated next.
    pub is_chosen: bool,
}

/// What was known after so many steps.
pub struct Moment {
    pub steps: u64,
    pub evaluations: u64,
    /// The last step's points and values; empty before the first.
    pub last: Vec<(Vec<u16>, f64)>,
    /// Of NTBEA: the neighbours made next, best first; empty for other optimizers, and before the first step.
    pub neighbours: Vec<Neighbour>,
    space: Space,
    search: Ntbea,
}

impl Moment {
    /// After `steps` steps of what was kept, or after all of them.
    pub fn after(lab: &TuningLab, space: &Space, history: &History, steps: u64) -> Self {
        let mut moment = Self {
            steps: 0,
            evaluations: 0,
            last: Vec::new(),
            neighbours: Vec::new(),
            search: Ntbea::new(space.clone(), lab.ntbea()),
            space: space.clone(),
        };
        let mut points = Points::new(space.dimensions());
        let wanted = usize::try_from(steps).unwrap_or(usize::MAX);
        for step in history.steps(space.dimensions()).take(wanted) {
            points.clear();
            for point in step.points.chunks_exact(space.dimensions()) {
                points.push(point);
            }
            moment.search.follow(&points, step.values);
            moment.evaluations += step.values.len() as u64;
            moment.steps += 1;
        }
        let last = history.steps(space.dimensions()).take(wanted).last();
        if let Some(step) = last {
            let points = step.points.chunks_exact(space.dimensions());
            let points = points.map(<[u16]>::to_vec);
            moment.last = points.zip(step.values.iter().copied()).collect();
        }
        if lab.first_optimizer() == Some(OptimizerName::Ntbea) && moment.steps > 0 {
            moment.look_ahead(lab, space);
        }
        moment
    }

    /// Makes the neighbours that the search makes next: from the same stream, so they are the same.
    fn look_ahead(&mut self, lab: &TuningLab, space: &Space) {
        let left = lab.evaluations.saturating_sub(self.evaluations);
        let wanted = lab.batch.min(left).max(1) as usize;
        let mut random = Streams::of(lab.seed, OptimizerName::Ntbea, 0).step(self.evaluations);
        let mut search = self.search.clone();
        let mut chosen = Points::new(space.dimensions());
        search.propose(wanted, &mut random, &mut chosen);
        for (point, bound) in search.neighbours() {
            let same = |known: &&mut Neighbour| known.point == point;
            if let Some(known) = self.neighbours.iter_mut().find(same) {
                known.copies += 1;
                continue;
            }
            self.neighbours.push(Neighbour {
                point: point.to_vec(),
                bound,
                copies: 1,
                is_chosen: left > 0 && chosen.iter().any(|chosen| chosen == point),
            });
        }
        // What is chosen first: of equal bounds it may come after another by rounding.
        let key = |neighbour: &Neighbour| (!neighbour.is_chosen, -neighbour.bound.value());
        self.neighbours.sort_by(|one, other| {
            let ((one_waits, one), (other_waits, other)) = (key(one), key(other));
            one_waits.cmp(&other_waits).then(one.total_cmp(&other))
        });
    }

    /// How many neighbours have the highest bound, but for rounding.
    pub fn tied(&self) -> usize {
        let values = self.neighbours.iter().map(|known| known.bound.value());
        let highest = values.clone().fold(f64::NEG_INFINITY, f64::max);
        values.filter(|&value| !is_ahead(highest, value)).count()
    }

    /// What the model knew.
    pub fn model(&self) -> &Model {
        self.search.model()
    }

    /// The point that the settings would recommend then; `None` before the first step.
    pub fn recommended(&self) -> Option<Vec<u16>> {
        let mut point = self.last.first()?.0.clone();
        self.search.recommend(&mut point);
        Some(point)
    }

    /// What the evaluations of exactly this point have brought.
    pub fn evaluations_of(&self, point: &Point) -> Entry {
        self.search.sampled().entry(&self.space, point)
    }

    /// The evaluated point with the highest mean of its own evaluations; `None` before the first step.
    pub fn measured_best(&self) -> Option<&Point> {
        self.search.sampled().best()
    }
}
