//! Runs of the population from its beginning, one after the other.

use super::population::{Population, Run};
use crate::Chunk;
use crate::chunk::step_until_over;
use engines::Status;
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::populations::{PopulationsExperiment, Ran, Snapshot};
use random::Random;
use std::rc::Rc;

/// One block's work.
pub(super) struct RunsChunk {
    population: Option<Rc<Population>>,
    /// Steps of a run, and of one generation.
    limit: u64,
    generation: u64,
    runs: u64,
    found: Ran,
    random: Random,
    under_way: Option<UnderWay>,
}

/// A run.
struct UnderWay {
    run: Run,
    random: Random,
    steps: u64,
    /// Shares of strategies in generations of the second half, added up, and how many these are.
    sums: Vec<f64>,
    generations: u64,
}

impl RunsChunk {
    /// Nothing run yet.
    pub fn new(lab: &PopulationsExperiment, runs: u64, random: Random) -> Self {
        let generation = lab.steps_a_generation();
        Self {
            population: Population::of(lab),
            limit: lab.generations * generation,
            generation,
            runs,
            found: Ran::none(lab.size()),
            random,
            under_way: None,
        }
    }

    /// Goes on with a run until the end of a generation at most.
    fn step(&mut self) {
        let Some(population) = self.population.clone() else {
            return;
        };
        let mut under_way = self.under_way.take().unwrap_or_else(|| {
            let mut random = self.random.clone();
            let run = population.begin(&mut random);
            UnderWay {
                sums: vec![0.0; run.counts().len()],
                run,
                random,
                steps: 0,
                generations: 0,
            }
        });
        let mut budget = population.steps;
        while budget > 0 {
            let left = self.generation - under_way.steps % self.generation;
            let steps = left.min(budget);
            let done = population.advance(&mut under_way.run, steps, &mut under_way.random);
            under_way.steps += done;
            budget -= steps;
            if let Some(strategy) = population.left(&under_way.run) {
                return self.end(under_way, Some(strategy));
            }
            if under_way.steps.is_multiple_of(self.generation) && 2 * under_way.steps > self.limit {
                under_way.look();
            }
            if under_way.steps >= self.limit || done == 0 {
                return self.end(under_way, None);
            }
        }
        self.under_way = Some(under_way);
    }

    fn end(&mut self, mut run: UnderWay, left: Option<usize>) {
        let shares: Vec<f64> = match left {
            Some(strategy) => {
                let share = |other: usize| f64::from(u8::from(other == strategy));
                (0..run.sums.len()).map(share).collect()
            }
            None => {
                if run.generations == 0 {
                    run.look();
                }
                let generations = run.generations as f64;
                run.sums.iter().map(|sum| sum / generations).collect()
            }
        };
        self.found.count(left, run.steps, &shares);
        self.random = run.random;
    }
}

impl UnderWay {
    /// Adds the shares of now.
    fn look(&mut self) {
        let counts = self.run.counts();
        let players: u32 = counts.iter().sum();
        for (sum, count) in self.sums.iter_mut().zip(counts) {
            *sum += f64::from(count) / f64::from(players);
        }
        self.generations += 1;
    }
}

impl Chunk for RunsChunk {
    fn advance(&mut self, budget: u64) -> Status {
        let is_over = |chunk: &Self| chunk.population.is_none() || chunk.found.runs() >= chunk.runs;
        step_until_over(self, budget, is_over, Self::step)
    }

    /// In runs.
    fn progress(&self) -> Progress {
        Progress {
            done: self.found.runs(),
            total: self.runs,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&Snapshot::Ran(self.found.clone()))
    }

    /// The run under way begins again.
    fn state(&self) -> Option<Vec<u8>> {
        Some(encode(&(&self.found, &self.random)))
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let Ok((found, random)) = postcard::from_bytes::<(Ran, Random)>(state) else {
            return false;
        };
        let is_possible = found.fits(self.runs, self.found.fixed.len());
        (self.found, self.random) = (found, random);
        is_possible
    }
}
