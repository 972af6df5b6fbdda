//! The first run at a moment: what the model knew, and why the next points were chosen. Found again from what was kept.

use super::TuningLab;
use super::history::History;
use super::settings::OptimizerName;
use super::streams::Streams;
use engines::Status;
use engines::tuning::ntbea::is_ahead;
use engines::tuning::table::Entry;
use engines::tuning::{Bound, Model, Ntbea, Optimizer, Point, Points, Space};
use std::collections::BTreeMap;

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
    /// The point that the settings would recommend then; `None` before the first step.
    pub recommended: Option<Vec<u16>>,
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
            recommended: None,
            search: Ntbea::new(space.clone(), lab.ntbea()),
            space: space.clone(),
        };
        let mut points = Points::new(space.dimensions());
        let is_ntbea = lab.first_optimizer() == Some(OptimizerName::Ntbea);
        let wanted = usize::try_from(steps).unwrap_or(usize::MAX);
        let wanted = wanted.min(history.len() as usize);
        for (place, step) in history.steps(space.dimensions()).take(wanted).enumerate() {
            if is_ntbea && place > 0 && place + 1 == wanted {
                // What is recommended may be one of the neighbours made last.
                moment.propose(lab, step.before);
            }
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
        moment.recommend();
        if is_ntbea && moment.steps > 0 {
            moment.look_ahead(lab);
        }
        moment
    }

    /// Does what the search did after so many evaluations to choose its next points: with the same random numbers.
    fn propose(&mut self, lab: &TuningLab, evaluations: u64) -> Points {
        let left = lab.evaluations.saturating_sub(evaluations);
        let wanted = lab.batch.min(left).max(1) as usize;
        let mut random = Streams::of(lab.seed, OptimizerName::Ntbea, 0).step(evaluations);
        let mut chosen = Points::new(self.space.dimensions());
        while self.search.propose(wanted, &mut random, &mut chosen) == Status::Running {}
        chosen
    }

    fn recommend(&mut self) {
        let first = self.last.first().map(|(point, _)| point.clone());
        self.recommended = first.map(|mut point| {
            while self.search.recommend(&mut point) == Status::Running {}
            point
        });
    }

    /// Makes the neighbours that the search makes next: from the same stream, so they are the same.
    fn look_ahead(&mut self, lab: &TuningLab) {
        let chosen = self.propose(lab, self.evaluations);
        let is_over = self.evaluations >= lab.evaluations;
        let mut places = BTreeMap::new();
        for (point, bound) in self.search.neighbours() {
            let place = *places.entry(point).or_insert(self.neighbours.len());
            if let Some(known) = self.neighbours.get_mut(place) {
                known.copies += 1;
                continue;
            }
            self.neighbours.push(Neighbour {
                point: point.to_vec(),
                bound,
                copies: 1,
                is_chosen: !is_over && chosen.iter().any(|chosen| chosen == point),
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

    /// What the evaluations of exactly this point have brought.
    pub fn evaluations_of(&self, point: &Point) -> Entry {
        self.search.sampled().entry(&self.space, point)
    }

    /// The evaluated point with the highest mean of its own evaluations; `None` before the first step.
    pub fn measured_best(&self) -> Option<&Point> {
        self.search.sampled().best()
    }
}
