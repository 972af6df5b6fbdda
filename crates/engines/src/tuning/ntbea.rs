//! The N-tuple bandit evolutionary algorithm: evaluate the current point, tell the model, make neighbours of the current
//! point, go to the neighbour with the highest bound.
//!
//! Source: the lab's source, algorithm 7.7. Readings and extensions:
//! * As printed, nothing mutates without `flipOnce`: all of the loop stands inside the condition. Here each dimension
//!   mutates with probability p either way, and `flip_once` adds the one that does for certain, as the text says.
//! * With several points a step (1 is the source's algorithm) those with the highest bounds are evaluated, each once a
//!   step. Then either the best of them becomes current, or all of them do: the population-based version, which the source
//!   says is possible and does not describe. Its neighbours are made of one current point after the other, in turn.
//! * Neighbours are unique, as in the source: of n that are made those that are there already are left out.
//! * Of neighbours with the same bound the first one is taken. Bounds that differ by no more than rounding does are the
//!   same (`is_ahead`).

use super::model::{Bound, Model, ModelSettings};
use super::optimizer::{Optimizer, mutate};
use super::sampled::Sampled;
use super::space::{Point, Points, Space};
use super::unique::Unique;
use crate::Status;
use random::Random;

/// What is recommended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recommendation {
    /// The evaluated point that the model expects most of.
    ModelMean,
    /// Of the evaluated points and the neighbours made last, the one that the model expects most of.
    WithNeighbours,
    /// The point that was evaluated most often; of several, the one that the model expects most of.
    MostVisited,
    /// The point with the highest mean of its own evaluations: without noise the best of those that were evaluated.
    OwnMean,
}

/// The numbers of the algorithm.
#[derive(Clone, Debug, PartialEq)]
pub struct NtbeaSettings {
    pub model: ModelSettings,
    /// n, at least 1.
    pub neighbours: u32,
    /// p, in [0, 1].
    pub mutation: f64,
    /// flipOnce.
    pub flip_once: bool,
    /// Whether the same neighbour may be there twice.
    pub duplicates: bool,
    /// Whether neighbours are made of all points of the last step in turn, rather than of the best alone.
    pub population: bool,
    pub recommendation: Recommendation,
}

/// A run.
#[derive(Clone, Debug)]
pub struct Ntbea {
    space: Space,
    settings: NtbeaSettings,
    model: Model,
    sampled: Sampled,
    /// Those that neighbours are made of, best first; none before the first evaluation.
    current: Points,
    neighbours: Points,
    /// Their numbers.
    unique: Unique,
    /// Their bounds.
    bounds: Vec<Bound>,
    /// Places of neighbours: those that were chosen, best first, and then the others.
    order: Vec<u32>,
    /// How many of the neighbours have been made, while that goes on.
    made: Option<u32>,
    /// While a recommendation is looked for.
    sweep: Option<Sweep>,
}

/// Points are gone through, the evaluated ones first.
#[derive(Clone, Copy, Debug)]
struct Sweep {
    next: usize,
    best: Option<(usize, f64)>,
    /// How often a point has to have been evaluated.
    visits: u32,
}

impl Ntbea {
    /// Before the first evaluation.
    pub fn new(space: Space, settings: NtbeaSettings) -> Self {
        Self {
            model: Model::new(&space, &settings.model),
            sampled: Sampled::new(&space),
            current: Points::new(space.dimensions()),
            neighbours: Points::new(space.dimensions()),
            unique: Unique::new(settings.neighbours as usize),
            bounds: Vec::new(),
            order: Vec::new(),
            made: None,
            sweep: None,
            space,
            settings,
        }
    }

    /// The model as it is now.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// The points that were evaluated, and what that has brought.
    pub fn sampled(&self) -> &Sampled {
        &self.sampled
    }

    /// The neighbours made last with their bounds of then, in the order in which they were made.
    pub fn neighbours(&self) -> impl Iterator<Item = (&Point, Bound)> {
        self.neighbours.iter().zip(self.bounds.iter().copied())
    }

    /// Stands where a step of this search or another has chosen `points`, one or more, best first; to be told their values
    /// by `learn`.
    pub fn stand_at(&mut self, points: &Points) {
        let wanted = if self.settings.population {
            points.len()
        } else {
            1
        };
        self.current.clear();
        for point in points.iter().take(wanted) {
            self.current.push(point);
        }
    }

    /// Goes on with making neighbours.
    fn make_neighbours(&mut self, random: &mut Random) -> Status {
        let begin = self.made.unwrap_or_default();
        if begin == 0 {
            self.neighbours.clear();
            self.bounds.clear();
            self.unique.clear();
        }
        let end = begin.saturating_add(self.model.points_a_slice() as u32);
        let end = end.min(self.settings.neighbours);
        self.made = (end < self.settings.neighbours).then_some(end);
        let factor = self.model.exploration_factor();
        for number in begin..end {
            let parent = self.current.get(number as usize % self.current.len());
            let neighbour = self.neighbours.push(parent);
            mutate(
                &self.space,
                neighbour,
                self.settings.mutation,
                self.settings.flip_once,
                random,
            );
            let is_new = self.unique.insert(self.space.index(neighbour));
            if is_new || self.settings.duplicates {
                self.bounds.push(self.model.bound_with(factor, neighbour));
            } else {
                self.neighbours.pop();
            }
        }
        if self.made.is_some() {
            Status::Running
        } else {
            Status::Finished
        }
    }

    /// Brings the best of the neighbours that are not chosen yet to place `chosen` of the order, the first made of equals. The
    /// others stay in the order in which they were made.
    fn choose(&mut self, chosen: usize) {
        let value = |place: u32| self.bounds[place as usize].value();
        let open = &self.order[chosen..];
        let best = (0..open.len()).reduce(|best, next| {
            if is_ahead(value(open[next]), value(open[best])) {
                next
            } else {
                best
            }
        });
        self.order[chosen..=chosen + best.unwrap_or(0)].rotate_right(1);
    }

    /// A point that may be recommended and what favours it, by number: evaluated ones first, then neighbours.
    fn candidate(&self, number: usize, visits: u32) -> Option<(&Point, f64)> {
        let evaluated = self.sampled.len();
        if number >= evaluated {
            let point = self.neighbours.get(number - evaluated);
            return Some((point, self.model.mean(point)));
        }
        let (point, known) = self.sampled.at(number);
        match self.settings.recommendation {
            Recommendation::OwnMean => Some((point, known.mean()?)),
            _ if known.visits < visits => None,
            _ => Some((point, self.model.mean(point))),
        }
    }

    fn begin_sweep(&self) -> Sweep {
        let is_by_visits = self.settings.recommendation == Recommendation::MostVisited;
        let visits = self.sampled.iter().map(|(_, known)| known.visits);
        Sweep {
            next: 0,
            best: None,
            visits: visits.filter(|_| is_by_visits).max().unwrap_or_default(),
        }
    }
}

/// Whether one number is higher than another by more than the rounding of sums of a few hundred terms explains.
pub fn is_ahead(one: f64, other: f64) -> bool {
    const ROUNDING: f64 = 1e-12;
    one - other > ROUNDING * one.abs().max(other.abs()).max(1.0)
}

impl Optimizer for Ntbea {
    fn propose(&mut self, wanted: usize, random: &mut Random, points: &mut Points) -> Status {
        if self.current.is_empty() {
            self.space.draw(random, points.push_first());
            self.stand_at(points);
            return Status::Finished;
        }
        if self.make_neighbours(random) == Status::Running {
            return Status::Running;
        }
        self.order.clear();
        self.order.extend(0..self.bounds.len() as u32);
        let count = wanted.min(self.order.len());
        for chosen in 0..count {
            self.choose(chosen);
            let place = self.order[chosen] as usize;
            points.push(self.neighbours.get(place));
        }
        self.stand_at(points);
        Status::Finished
    }

    fn learn(&mut self, points: &Points, values: &[f64]) {
        for (point, &value) in points.iter().zip(values) {
            self.model.add(point, value);
            self.sampled.add(&self.space, point, value);
        }
    }

    /// The first of those that most favours.
    fn recommend(&mut self, point: &mut Point) -> Status {
        let all = match self.settings.recommendation {
            Recommendation::WithNeighbours => self.sampled.len() + self.neighbours.len(),
            _ => self.sampled.len(),
        };
        let mut sweep = self.sweep.take().unwrap_or_else(|| self.begin_sweep());
        let end = all.min(sweep.next + self.model.points_a_slice());
        for number in sweep.next..end {
            let Some((_, value)) = self.candidate(number, sweep.visits) else {
                continue;
            };
            if sweep.best.is_none_or(|(_, best)| is_ahead(value, best)) {
                sweep.best = Some((number, value));
            }
        }
        sweep.next = end;
        if end < all {
            self.sweep = Some(sweep);
            return Status::Running;
        }
        if let Some((best, _)) = sweep.best.and_then(|(best, _)| self.candidate(best, 0)) {
            point.copy_from_slice(best);
        }
        Status::Finished
    }
}
