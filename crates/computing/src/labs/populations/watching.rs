//! The run that is watched: how many play what in each generation, and its film, a part at a time.

use super::population::{Kept, Population, Run};
use crate::Chunk;
use crate::answering::Answering;
use crate::chunk::step_until_over;
use core::cell::RefCell;
use engines::Status;
use experiments::inquiry::encode;
use experiments::populations::{FilmPart, PART, PopulationsExperiment, Snapshot, Watched};
use experiments::{Experiment, LabExperiment, Progress};
use random::Random;
use std::rc::Rc;

/// The chunk whose stream the run draws from.
const STREAM: u64 = 1;

/// A run from the beginning on, generation by generation.
struct Generations {
    population: Rc<Population>,
    run: Run,
    random: Random,
    /// Steps of a generation, and those that are left of this one.
    steps: u64,
    left: u64,
    /// The generation that it is in, or has come to if none are left.
    generation: u64,
}

impl Generations {
    fn new(lab: &PopulationsExperiment) -> Option<Self> {
        let population = Population::of(lab)?;
        let mut random = Random::stream(lab.seed, STREAM);
        let run = population.begin(&mut random);
        Some(Self {
            population,
            run,
            random,
            steps: lab.steps_a_generation(),
            left: 0,
            generation: 0,
        })
    }

    /// Goes on by a unit of work; true at the end of a generation.
    fn step(&mut self) -> bool {
        if self.left == 0 {
            self.left = self.steps;
            self.generation += 1;
        }
        let steps = self.left.min(self.population.steps);
        self.population
            .advance(&mut self.run, steps, &mut self.random);
        self.left -= steps;
        self.left == 0
    }
}

/// The run, and what has been counted of it.
pub(super) struct WatchedChunk {
    generations: Option<Generations>,
    last: u64,
    found: Watched,
}

impl WatchedChunk {
    /// At the beginning.
    pub fn new(lab: &PopulationsExperiment) -> Self {
        let generations = Generations::new(lab);
        let counts = generations.iter().map(|all| all.run.counts()).collect();
        Self {
            generations,
            last: lab.watched,
            found: Watched { counts },
        }
    }

    fn is_over(&self) -> bool {
        self.generations.is_none() || self.found.counts.len() as u64 > self.last
    }

    fn step(&mut self) {
        if let Some(generations) = &mut self.generations
            && generations.step()
        {
            self.found.counts.push(generations.run.counts());
        }
    }
}

impl Chunk for WatchedChunk {
    fn advance(&mut self, budget: u64) -> Status {
        step_until_over(self, budget, Self::is_over, Self::step)
    }

    /// It counts as one.
    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.is_over()),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&Snapshot::Watched(self.found.clone()))
    }

    fn state(&self) -> Option<Vec<u8>> {
        let generations = self.generations.as_ref()?;
        let kept = generations.run.kept();
        Some(encode(&(
            &self.found,
            kept,
            &generations.random,
            generations.left,
        )))
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let Ok((found, kept, random, left)) =
            postcard::from_bytes::<(Watched, Kept, Random, u64)>(state)
        else {
            return false;
        };
        let Some(generations) = &mut self.generations else {
            return false;
        };
        let Some(run) = generations.population.resume(kept) else {
            return false;
        };
        let is_possible =
            left < generations.steps && (1..=self.last + 1).contains(&(found.counts.len() as u64));
        (generations.run, generations.random, generations.left) = (run, random, left);
        generations.generation = found.counts.len() as u64 - u64::from(left == 0);
        self.found = found;
        is_possible
    }
}

thread_local! {
    /// Where the film is that was asked for last, so that its next part need not begin at the beginning.
    static FILM: RefCell<Option<(String, Generations)>> = const { RefCell::new(None) };
}

/// A part of the film under way.
pub(super) struct FilmAnswer {
    link: String,
    generations: Option<Generations>,
    part: u64,
    last: u64,
    found: FilmPart,
}

impl FilmAnswer {
    pub fn new(lab: &PopulationsExperiment, part: u64) -> Self {
        let link = Experiment::from(lab.asked()).link();
        let first = part.saturating_mul(PART);
        let known = FILM.take().filter(|(of, _)| *of == link);
        let known = known.map(|(_, known)| known);
        let known = known.filter(|known| known.left == 0 && known.generation <= first);
        Self {
            link,
            generations: known.or_else(|| Generations::new(lab)),
            part,
            last: (first.saturating_add(PART - 1)).min(lab.watched),
            found: FilmPart {
                number: part,
                frames: Vec::new(),
            },
        }
    }

    fn keep(&mut self) {
        if let Some(generations) = &self.generations {
            let strategies = generations.run.strategies();
            self.found.frames.push(FilmPart::packed(strategies));
        }
    }
}

impl Answering for FilmAnswer {
    fn step(&mut self) -> Status {
        let first = self.part.saturating_mul(PART);
        let Some(generations) = &mut self.generations else {
            return Status::Finished;
        };
        let is_at_end = generations.left == 0;
        let next = first + self.found.frames.len() as u64;
        if is_at_end && generations.generation == next {
            self.keep();
        } else {
            generations.step();
        }
        if first + self.found.frames.len() as u64 > self.last {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn answer(&mut self) -> Vec<u8> {
        if let Some(generations) = self.generations.take() {
            FILM.set(Some((core::mem::take(&mut self.link), generations)));
        }
        encode(&self.found)
    }
}
