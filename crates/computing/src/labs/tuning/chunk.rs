//! The work of one run: a search; after it, in the first run, the races of the finalists.

use super::ending::Ending;
use super::finals::FinalRaces;
use super::fitness::fitness;
use super::memory::Memory;
use super::searcher::searcher;
use super::streams::{Draw, Evaluations, Streams};
use crate::Chunk;
use crate::chunk::step_until_over;
use engines::Status;
use engines::tuning::problems::Fitness;
use engines::tuning::{Optimizer, Point, Points};
use experiments::Progress;
use experiments::common::checkpoints::checkpoints;
use experiments::inquiry::encode;
use experiments::tuning::{CurveValue, OptimizerName, Snapshot, TuningExperiment};
use random::Random;

/// What is done now.
enum Phase {
    /// The points of the next step are chosen, with these random numbers.
    Proposing(Random),
    Evaluating,
    /// The next point of the curve is looked for.
    Recommending,
    /// Fresh evaluations for the next point of the curve: how many, and their sum.
    Checking(u64, f64),
    ChoosingFinalists(Memory),
    Racing(FinalRaces, u64),
}

/// A run.
pub(super) struct RunChunk {
    lab: TuningExperiment,
    problem: Box<dyn Fitness>,
    evaluations: Evaluations,
    optimizer: Box<dyn Optimizer>,
    streams: Streams,
    checkpoints: Vec<u64>,
    /// The step under way: its points, and the values that are there.
    points: Points,
    values: Vec<f64>,
    phase: Phase,
    /// What may end the search before its budget is spent, and whether that has.
    ending: Option<Ending>,
    has_ended: bool,
    memory: Option<Memory>,
    found: Snapshot,
}

impl RunChunk {
    /// Nothing done yet.
    pub fn new(lab: &TuningExperiment, optimizer: OptimizerName, repeat: u64) -> Self {
        let problem = fitness(lab);
        let space = problem.space();
        let streams = Streams::of(lab.seed, optimizer, repeat);
        let is_first = repeat == 0 && lab.optimizer.as_slice().first() == Some(&optimizer);
        let memory = is_first.then(|| Memory::new(lab, space));
        Self {
            evaluations: Evaluations::new(problem.evaluator(), streams),
            optimizer: searcher(lab, optimizer, space, &mut streams.beginning()),
            streams,
            checkpoints: checkpoints(lab.evaluations),
            points: Points::new(space.dimensions()),
            values: Vec::new(),
            phase: Phase::Proposing(streams.step(0)),
            ending: Ending::new(lab, space),
            has_ended: false,
            memory,
            found: Snapshot::new(space.dimensions()),
            problem,
            lab: lab.clone(),
        }
    }

    /// A fitness without a value ends the run.
    fn end_at(&mut self, point: &Point) {
        self.found.fault = Some(point.to_vec());
        self.found.is_over = true;
    }

    fn propose(&mut self, mut random: Random) {
        let left = self.lab.evaluations - self.found.evaluations;
        let wanted = self.lab.batch.min(left) as usize;
        let proposed = self
            .optimizer
            .propose(wanted, &mut random, &mut self.points);
        match proposed {
            Status::Running => self.phase = Phase::Proposing(random),
            Status::Finished => self.evaluate(),
        }
    }

    fn evaluate(&mut self) {
        self.phase = Phase::Evaluating;
        let next = self.values.len();
        let index = self.found.evaluations + next as u64;
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
                memory.add(self.problem.space(), point, value);
            }
            if self.found.evaluations <= memory.most_kept {
                self.found.history.push(&self.points, &self.values);
            }
        }
        let space = self.problem.space();
        if let Some(ending) = &mut self.ending {
            self.has_ended = ending.ends_with(space, &self.points, &self.values);
        }
        self.points.clear();
        self.values.clear();
        self.look();
    }

    /// Goes on with what comes next: a point of the curve, the races, or another step.
    fn look(&mut self) {
        let next = self.checkpoints.get(self.found.curve.len());
        if next.is_some_and(|&next| self.found.evaluations >= next || self.has_ended) {
            self.phase = Phase::Recommending;
        } else if self.found.evaluations < self.lab.evaluations && !self.has_ended {
            self.phase = Phase::Proposing(self.streams.step(self.found.evaluations));
        } else {
            let memory = self.memory.take().filter(|_| self.lab.finalists > 0);
            self.found.is_over = memory.is_none();
            self.phase = memory.map_or(Phase::Evaluating, Phase::ChoosingFinalists);
        }
    }

    fn recommend(&mut self) {
        if self.optimizer.recommend(&mut self.found.recommended) == Status::Running {
            self.phase = Phase::Recommending;
            return;
        }
        match self.problem.known_value(&self.found.recommended) {
            None if self.lab.fresh > 0 => self.phase = Phase::Checking(0, 0.0),
            value => self.add_to_curve(value),
        }
    }

    fn add_to_curve(&mut self, value: Option<f64>) {
        let left = &self.checkpoints[self.found.curve.len()..];
        // What is recommended at the end of a search stays that.
        let count = if self.has_ended { left.len() } else { 1 };
        let points = left[..count].iter();
        let points = points.map(|&evaluations| CurveValue { evaluations, value });
        self.found.curve.extend(points);
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

    fn choose_finalists(&mut self, mut memory: Memory) {
        let recommended = &self.found.recommended;
        let wanted = self.lab.finalists as usize;
        if memory.choose(wanted, recommended) == Status::Running {
            self.phase = Phase::ChoosingFinalists(memory);
            return;
        }
        let finalists = memory.finalists(recommended);
        let (races, mut finals) =
            FinalRaces::new(&finalists, self.lab.race_epsilon, self.lab.race_delta);
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
        match core::mem::replace(&mut self.phase, Phase::Evaluating) {
            Phase::Proposing(random) => self.propose(random),
            Phase::Evaluating => self.evaluate(),
            Phase::Recommending => self.recommend(),
            Phase::Checking(count, sum) => {
                self.phase = Phase::Checking(count, sum);
                self.check(count, sum);
            }
            Phase::ChoosingFinalists(memory) => self.choose_finalists(memory),
            Phase::Racing(races, count) => self.race(races, count),
        }
    }
}

impl Chunk for RunChunk {
    fn advance(&mut self, budget: u64) -> Status {
        step_until_over(self, budget, |chunk| chunk.found.is_over, Self::unit)
    }

    /// In evaluations of the search.
    fn progress(&self) -> Progress {
        self.lab.progress(&self.found)
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.found)
    }

    fn state(&self) -> Option<Vec<u8>> {
        let values = self.evaluations.values();
        let values = values.filter(|_| !self.lab.remembers_more_than_values())?;
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
