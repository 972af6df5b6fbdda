//! The first run at a moment: what the model knew, and why the next points were chosen. Found again from what was kept, in
//! steps of a millisecond or so.

use super::streams::Streams;
use engines::Status;
use engines::effort::spend;
use engines::tuning::ntbea::is_ahead;
use engines::tuning::table::Entry;
use engines::tuning::{Model, Ntbea, Optimizer, Point, Points, Space};
use experiments::tuning::{History, Neighbour, OptimizerName, Step, TuningExperiment};
use random::Random;
use std::collections::BTreeMap;

/// Entries that are counted in a unit of work.
const ENTRIES_A_UNIT: usize = 20_000;

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
    fn beginning(lab: &TuningExperiment, space: &Space) -> Self {
        Self {
            steps: 0,
            evaluations: 0,
            last: Vec::new(),
            neighbours: Vec::new(),
            recommended: None,
            search: Ntbea::new(space.clone(), lab.ntbea()),
            space: space.clone(),
        }
    }

    /// After `steps` steps of what was kept of a search that spends its budget, or after all of them.
    pub fn after(lab: &TuningExperiment, space: &Space, history: &History, steps: u64) -> Self {
        let mut way = WayThere::new(lab, space, history, steps, lab.evaluations);
        while way.step() == Status::Running {}
        way.moment
    }

    /// Notes the neighbours that the search has made, and which of them it has `chosen`.
    fn note_neighbours(&mut self, chosen: &Points, is_over: bool) {
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

/// A step that was kept.
struct Kept {
    /// Evaluations before it.
    before: u64,
    points: Points,
    values: Vec<f64>,
}

/// What is being done.
enum Phase {
    /// The steps are gone through; so many evaluations of the current one are.
    Follow(usize),
    /// What the search did before its last step: what is recommended may be one of the neighbours made then.
    LookBack(Proposal),
    Recommend(Vec<u16>),
    /// What the search does next.
    LookAhead(Proposal),
    Over,
}

/// Does what the search did after so many evaluations to choose its next points: with the same random numbers.
struct Proposal {
    wanted: usize,
    random: Random,
    chosen: Points,
}

/// The way from the beginning of the run to a moment of it.
pub(super) struct WayThere {
    lab: TuningExperiment,
    /// Evaluations with which the search ends.
    end: u64,
    /// Up to the moment, those to come last first.
    left: Vec<Kept>,
    phase: Phase,
    /// Whether the search has been looked at before its last step, or need not be.
    has_looked_back: bool,
    moment: Moment,
}

impl WayThere {
    /// To after `steps` steps of what was kept, or after all of them, of a search that ends with so many evaluations.
    pub fn new(
        lab: &TuningExperiment,
        space: &Space,
        history: &History,
        steps: u64,
        end: u64,
    ) -> Self {
        let wanted = usize::try_from(steps).unwrap_or(usize::MAX);
        let kept = |step: Step<'_>| {
            let mut points = Points::new(space.dimensions());
            for point in step.points.chunks_exact(space.dimensions()) {
                points.push(point);
            }
            Kept {
                before: step.before,
                points,
                values: step.values.to_vec(),
            }
        };
        let steps = history.steps(space.dimensions()).take(wanted);
        let mut left: Vec<Kept> = steps.map(kept).collect();
        left.reverse();
        Self {
            lab: lab.clone(),
            end,
            has_looked_back: !is_ntbea(lab) || left.len() < 2,
            left,
            phase: Phase::Follow(0),
            moment: Moment::beginning(lab, space),
        }
    }

    /// The moment, once it is reached.
    pub fn moment(&self) -> &Moment {
        &self.moment
    }

    /// About a millisecond's work.
    pub fn step(&mut self) -> Status {
        self.phase = match core::mem::replace(&mut self.phase, Phase::Over) {
            Phase::Follow(evaluations) => self.follow(evaluations),
            Phase::LookBack(mut proposal) => match self.propose(&mut proposal) {
                Status::Running => Phase::LookBack(proposal),
                Status::Finished => Phase::Follow(0),
            },
            Phase::Recommend(mut point) => match self.moment.search.recommend(&mut point) {
                Status::Running => Phase::Recommend(point),
                Status::Finished => {
                    self.moment.recommended = Some(point);
                    self.look_ahead()
                }
            },
            Phase::LookAhead(mut proposal) => match self.propose(&mut proposal) {
                Status::Running => Phase::LookAhead(proposal),
                Status::Finished => {
                    let is_over = self.moment.evaluations >= self.end;
                    self.moment.note_neighbours(&proposal.chosen, is_over);
                    Phase::Over
                }
            },
            Phase::Over => Phase::Over,
        };
        if matches!(self.phase, Phase::Over) {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// Goes on with the steps; `next` is the evaluation of the current one that comes.
    fn follow(&mut self, mut next: usize) -> Phase {
        let entries = self.moment.model().tables().len();
        let mut left = (ENTRIES_A_UNIT / entries.max(1)).max(1);
        while left > 0 {
            let is_last = self.left.len() == 1;
            let Some(step) = self.left.last() else {
                return self.end_of_steps();
            };
            if is_last && !self.has_looked_back {
                self.has_looked_back = true;
                return Phase::LookBack(self.proposal(step.before));
            }
            let mut one = Points::new(self.moment.space.dimensions());
            one.push(step.points.get(next));
            let value = &step.values[next..=next];
            if next == 0 {
                self.moment.search.stand_at(&step.points);
            }
            self.moment.search.learn(&one, value);
            spend(entries as u64);
            next += 1;
            left -= 1;
            if next == step.values.len() {
                self.end_step();
                next = 0;
            }
        }
        Phase::Follow(next)
    }

    fn end_step(&mut self) {
        let Some(step) = self.left.pop() else { return };
        self.moment.evaluations += step.values.len() as u64;
        self.moment.steps += 1;
        if self.left.is_empty() {
            let points = step.points.iter().map(<[u16]>::to_vec);
            self.moment.last = points.zip(step.values).collect();
        }
    }

    fn end_of_steps(&self) -> Phase {
        let first = self.moment.last.first();
        first.map_or(Phase::Over, |(point, _)| Phase::Recommend(point.clone()))
    }

    fn look_ahead(&self) -> Phase {
        if is_ntbea(&self.lab) {
            Phase::LookAhead(self.proposal(self.moment.evaluations))
        } else {
            Phase::Over
        }
    }

    fn proposal(&self, evaluations: u64) -> Proposal {
        let left = self.lab.evaluations.saturating_sub(evaluations);
        Proposal {
            wanted: self.lab.batch.min(left).max(1) as usize,
            random: Streams::of(self.lab.seed, OptimizerName::Ntbea, 0).step(evaluations),
            chosen: Points::new(self.moment.space.dimensions()),
        }
    }

    fn propose(&mut self, proposal: &mut Proposal) -> Status {
        let Proposal {
            wanted,
            random,
            chosen,
        } = proposal;
        self.moment.search.propose(*wanted, random, chosen)
    }
}

fn is_ntbea(lab: &TuningExperiment) -> bool {
    lab.first_optimizer() == Some(OptimizerName::Ntbea)
}
