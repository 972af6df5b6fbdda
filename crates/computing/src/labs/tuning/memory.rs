//! Memory of the first run: all its evaluations, anyone who searches, and whom it sends into the final races.

use engines::Status;
use engines::tuning::sampled::Sampled;
use engines::tuning::{Model, Point, Points, Space};
use experiments::tuning::{History, TuningExperiment};

/// All evaluations so far.
pub(super) struct Memory {
    model: Model,
    pub sampled: Sampled,
    /// Evaluations that the history keeps at most.
    pub most_kept: u64,
    /// How many points have been looked at for the final races.
    looked_at: usize,
    /// Those that the model expects most of, best first: its mean and the place among the evaluated points.
    best: Vec<(f64, usize)>,
}

impl Memory {
    /// Of nothing yet.
    pub fn new(lab: &TuningExperiment, space: &Space) -> Self {
        let model = Model::new(space, &lab.ntbea().model);
        Self {
            most_kept: History::most(model.tables().len()),
            model,
            sampled: Sampled::new(space),
            looked_at: 0,
            best: Vec::new(),
        }
    }

    /// Counts an evaluation.
    pub fn add(&mut self, space: &Space, point: &Point, value: f64) {
        self.model.add(point, value);
        self.sampled.add(space, point, value);
    }

    /// Goes on with looking for the `wanted` points besides `recommended` that the model expects most of, about a
    /// millisecond's work.
    pub fn choose(&mut self, wanted: usize, recommended: &Point) -> Status {
        let all = self.sampled.len();
        let end = all.min(self.looked_at + self.model.points_a_slice());
        for place in self.looked_at..end {
            let (point, _) = self.sampled.at(place);
            if point == recommended {
                continue;
            }
            let mean = self.model.mean(point);
            let rank = self
                .best
                .partition_point(|(better, _)| better.total_cmp(&mean).is_ge());
            self.best.insert(rank, (mean, place));
            self.best.truncate(wanted);
        }
        self.looked_at = end;
        if end < all {
            Status::Running
        } else {
            Status::Finished
        }
    }

    /// `recommended` and after it those that were chosen.
    pub fn finalists(&self, recommended: &Point) -> Points {
        let mut finalists = Points::new(recommended.len());
        finalists.push(recommended);
        for &(_, place) in &self.best {
            finalists.push(self.sampled.at(place).0);
        }
        finalists
    }
}
