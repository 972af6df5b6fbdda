//! The work of one run: a search; after it, in the first run, the races of the finalists.
use super::finals::FinalRaces;
use super::history::History;
use super::searcher::searcher;
use super::settings::{GameName, OptimizerName, ProblemName, TuningLab};
use super::snapshot::{CurveValue, RunSnapshot};
use super::streams::{Draw, Evaluations, Streams};
use crate::engines::Status;
use crate::engines::agents::Agent;
use crate::engines::tuning::problems::Problem;
use crate::engines::tuning::sampled::Sampled;
use crate::engines::tuning::{Model, Optimizer, Point, Points};
use crate::experiments::checkpoints::checkpoints;
use crate::experiments::{Chunk, Progress};

/// What is done now.
enum Phase {
    Searching,
    /// Fresh evaluations for the next point of the curve: how many, and their sum.
    Checking(u64, f64),
    Racing(FinalRaces, u64),
}

/// What the first run remembers of all evaluations, whoever searches.
struct Memory {
    model: Model,
    sampled: Sampled,
    most_kept: u64,
}

/// A run.
pub(super) struct RunChunk {
    lab: TuningLab,
    problem: Box<dyn Problem>,
    evaluations: Evaluations,
    optimizer: Box<dyn Optimizer>,
    streams: Streams,
    checkpoints: Vec<u64>,
    /// The step under way: its points, and the values that are there.
    points: Points,
    values: Vec<f64>,
    phase: Phase,
    memory: Option<Memory>,
    found: RunSnapshot,
}

impl RunChunk {
    /// Nothing done yet.
    pub fn new(lab: &TuningLab, optimizer: OptimizerName, repeat: u64, question: u64) -> Self {
        let problem = lab.problem();
        let space = problem.space();
        let streams = Streams::of(lab.seed, optimizer, repeat);
        let is_first = repeat == 0 && lab.optimizer.as_slice().first() == Some(&optimizer);
        let memory = is_first.then(|| {
            let model = Model::new(space, &lab.ntbea().model);
            Memory {
                most_kept: History::most(model.tables().len()),
                model,
                sampled: Sampled::new(space),
            }
        });
        Self {
            evaluations: Evaluations::new(problem.evaluator(), streams),
            optimizer: searcher(lab, optimizer, space, &mut streams.beginning()),
            streams,
            checkpoints: checkpoints(lab.evaluations),
            points: Points::new(space.dimensions()),
            values: Vec::new(),
            phase: Phase::Searching,
            memory,
            found: RunSnapshot::new(question, space.dimensions()),
            problem,
            lab: lab.clone(),
        }
    }

    /// A fitness without a value ends the run.
    fn end_at(&mut self, point: &Point) {
        self.found.fault = Some(point.to_vec());
        self.found.is_over = true;
    }

    fn search(&mut self) {
        let before = self.found.evaluations;
        if self.points.is_empty() {
            let left = self.lab.evaluations - before;
            let wanted = self.lab.batch.min(left) as usize;
            let mut random = self.streams.step(before);
            self.optimizer
                .propose(wanted, &mut random, &mut self.points);
        }
        let next = self.values.len();
        let index = before + next as u64;
        let value = self
            .evaluations
            .step(self.points.get(next), Draw::Evaluation, index);
        match value {
            None => {}
            Some(value) if value.is_finite() => {
                self.values.push(value);
                if self.values.len() == self.points.len() {
                    self.end_step();
                }
            }
            Some(_) => {
                let point = self.points.get(next).to_vec();
                self.end_at(&point);
            }
        }
    }

    fn end_step(&mut self) {
        self.optimizer.learn(&self.points, &self.values);
        self.found.evaluations += self.values.len() as u64;
        if let Some(memory) = &mut self.memory {
            for (point, &value) in self.points.iter().zip(&self.values) {
                memory.model.add(point, value);
                memory.sampled.add(self.problem.space(), point, value);
            }
            if self.found.evaluations <= memory.most_kept {
                self.found.history.push(&self.points, &self.values);
            }
        }
        self.points.clear();
        self.values.clear();
        self.look();
    }

    /// Asks for the recommendation if the curve wants it now; goes on with what comes next.
    fn look(&mut self) {
        self.phase = Phase::Searching;
        let next = self.checkpoints.get(self.found.curve.len());
        if next.is_some_and(|&next| self.found.evaluations >= next) {
            self.optimizer.recommend(&mut self.found.recommended);
            match self.problem.true_value(&self.found.recommended) {
                None if self.lab.fresh > 0 => self.phase = Phase::Checking(0, 0.0),
                value => self.add_to_curve(value),
            }
        } else if self.found.evaluations == self.lab.evaluations {
            self.begin_finals();
        }
    }

    fn add_to_curve(&mut self, value: Option<f64>) {
        let evaluations = self.checkpoints[self.found.curve.len()];
        self.found.curve.push(CurveValue { evaluations, value });
        self.look();
    }

    fn check(&mut self, count: u64, sum: f64) {
        // No point of the curve has 2³² evaluations.
        let index = (self.found.curve.len() as u64) << 32 | count;
        let point = &self.found.recommended;
        let Some(value) = self.evaluations.step(point, Draw::Fresh, index) else {
            return;
        };
        let (count, sum) = (count + 1, sum + value);
        if count < self.lab.fresh {
            self.phase = Phase::Checking(count, sum);
        } else {
            // Without a value in one of them there is none of all.
            let mean = sum / count as f64;
            self.add_to_curve(mean.is_finite().then_some(mean));
        }
    }

    /// The recommended point, and of the other points that were evaluated those that the model expects most of.
    fn finalists(&self, memory: &Memory) -> Points {
        let mut finalists = Points::new(self.problem.space().dimensions());
        finalists.push(&self.found.recommended);
        let others = memory.sampled.points();
        let others = others.filter(|point| *point != self.found.recommended);
        let mut others: Vec<(f64, &[u16])> = others
            .map(|point| (memory.model.mean(point), point))
            .collect();
        others.sort_by(|one, other| other.0.total_cmp(&one.0));
        for (_, point) in others.iter().take(self.lab.finalists as usize) {
            finalists.push(point);
        }
        finalists
    }

    fn begin_finals(&mut self) {
        let memory = self.memory.take().filter(|_| self.lab.finalists > 0);
        let Some(memory) = memory else {
            self.found.is_over = true;
            return;
        };
        let finalists = self.finalists(&memory);
        let (races, mut finals) =
            FinalRaces::new(&finalists, self.lab.race_epsilon, self.lab.race_delta);
        let recommended = &self.found.recommended;
        finals.promised = memory.sampled.entry(self.problem.space(), recommended);
        self.found.is_over = finals.are_over();
        self.found.finals = finals;
        self.phase = Phase::Racing(races, 0);
    }

    fn race(&mut self, mut races: FinalRaces, mut count: u64) {
        let mut finals = core::mem::take(&mut self.found.finals);
        if let Some(place) = races.next(&finals) {
            let point = &finals.finalists[place].point;
            match self.evaluations.step(point, Draw::Final, count) {
                None => {}
                Some(value) if value.is_finite() => {
                    races.add(&mut finals, value);
                    count += 1;
                }
                Some(_) => self.end_at(&point.clone()),
            }
        }
        self.found.is_over |= finals.are_over();
        self.found.finals = finals;
        self.phase = Phase::Racing(races, count);
    }

    fn unit(&mut self) {
        match core::mem::replace(&mut self.phase, Phase::Searching) {
            Phase::Searching => self.search(),
            Phase::Checking(count, sum) => {
                self.phase = Phase::Checking(count, sum);
                self.check(count, sum);
            }
            Phase::Racing(races, count) => self.race(races, count),
        }
    }
}

impl Chunk for RunChunk {
    fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.found.is_over {
                return Status::Finished;
            }
            self.unit();
        }
        if self.found.is_over {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// In evaluations of the search.
    fn progress(&self) -> Progress {
        self.lab.progress_of(&self.found)
    }

    fn snapshot(&self) -> Vec<u8> {
        self.found.encode()
    }

    fn state(&self) -> Option<Vec<u8>> {
        // What a perfect opponent has found out in earlier games may decide where nothing is proven.
        let is_alone =
            self.lab.problem != ProblemName::Agent || self.lab.opponent != Agent::Perfect;
        // What Rrrats is worth exactly is known only of points that were evaluated here, so they are evaluated again.
        let is_rrrats = self.lab.problem == ProblemName::Game && self.lab.game == GameName::Rrrats;
        let is_alone = is_alone && !is_rrrats;
        let values = self.evaluations.values().filter(|_| is_alone)?;
        postcard::to_stdvec(values).ok()
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let values = postcard::from_bytes::<Vec<f64>>(state);
        let values = values.ok().filter(|values| {
            // One without a value ends the run, so only the last may be that.
            let end = values.len().saturating_sub(1);
            values[..end].iter().all(|value| value.is_finite())
        });
        let Some(values) = values else { return false };
        self.evaluations.begin_with(values);
        true
    }
}
