//! A population on a graph that is simulated, step by step.
//!
//! For each vertex it is kept how many of its neighbours play what, so payoffs are sums over strategies, and nothing drifts. Who reproduces first, in
//! proportion to fitness, is found in a tree of sums.

use super::game::{Game, MAX_STRATEGIES};
use super::graph::Graph;
use super::process::{Process, Update};
use super::rates::Rates;
use super::well_mixed::payoff_among;
use crate::effort;
use random::Random;

/// What never changes.
#[derive(Clone, Debug)]
pub struct Rules {
    pub graph: Graph,
    pub game: Game,
    pub process: Process,
    rates: Rates,
}

/// A population under way.
#[derive(Clone, Debug, PartialEq)]
pub struct GraphRun {
    /// Who plays what, by vertex.
    strategies: Vec<u8>,
    /// How many play what.
    counts: Vec<u32>,
    /// By vertex and strategy: how many neighbours play it.
    met: Vec<u32>,
    /// By vertex, in processes that go by it.
    fitness: Vec<f64>,
    /// Sums of fitness, where somebody reproduces first: by place in a tree, whose leaves are the vertices.
    sums: Vec<f64>,
}

impl Rules {
    pub fn new(graph: Graph, game: Game, process: Process) -> Self {
        Self {
            graph,
            rates: Rates::new(&process, &game),
            game,
            process,
        }
    }

    /// A population where everybody plays this, by vertex.
    pub fn begin(&self, strategies: Vec<u8>) -> GraphRun {
        let (size, vertices) = (self.game.size(), self.graph.size());
        let mut run = GraphRun {
            counts: vec![0; size],
            met: vec![0; size * vertices],
            fitness: Vec::new(),
            sums: Vec::new(),
            strategies,
        };
        for vertex in 0..vertices {
            let own = usize::from(run.strategies[vertex]);
            run.counts[own] += 1;
            for &neighbour in self.graph.neighbours(vertex) {
                run.met[neighbour as usize * size + own] += 1;
            }
        }
        if self.goes_by_fitness() {
            let fitness = |vertex| self.rates.fitness(self.own_payoff(&run, vertex));
            run.fitness = (0..vertices).map(fitness).collect();
        }
        if self.process.update == Update::BirthDeath {
            run.sums = self.sums_of(&run.fitness);
        }
        run
    }

    /// Whether the population is at an end: all play the same, and nothing else comes.
    pub fn is_over(&self, run: &GraphRun) -> bool {
        self.rates.is_end(&run.counts)
    }

    /// What a vertex would get if it played this.
    fn payoff(&self, run: &GraphRun, vertex: usize, own: usize) -> f64 {
        let size = self.game.size();
        let met = &run.met[vertex * size..][..size];
        payoff_among(&self.game, &self.process, own, met)
    }

    fn own_payoff(&self, run: &GraphRun, vertex: usize) -> f64 {
        self.payoff(run, vertex, usize::from(run.strategies[vertex]))
    }

    fn goes_by_fitness(&self) -> bool {
        use Update::{BestResponse, Fermi, ImitateBest};
        !matches!(self.process.update, BestResponse | Fermi | ImitateBest)
    }

    /// Goes on by so many steps, or to the end; says how many were done. A step of processes in which all change at once is a generation.
    pub fn advance(&self, run: &mut GraphRun, steps: u64, random: &mut Random) -> u64 {
        for done in 0..steps {
            if self.is_over(run) {
                return done;
            }
            effort::spend(10);
            match self.process.update {
                Update::ImitateBest => self.imitate_best(run, random),
                Update::BirthDeath => self.birth_death(run, random),
                Update::DeathBirth => self.death_birth(run, random),
                _ => self.reconsider(run, random),
            }
        }
        steps
    }

    /// Somebody plays something else from now on.
    fn change(&self, run: &mut GraphRun, vertex: usize, to: usize) {
        let own = usize::from(run.strategies[vertex]);
        if own == to {
            return;
        }
        let size = self.game.size();
        effort::spend(self.graph.neighbours(vertex).len() as u64);
        run.strategies[vertex] = to as u8;
        run.counts[own] -= 1;
        run.counts[to] += 1;
        for &neighbour in self.graph.neighbours(vertex) {
            let met = &mut run.met[neighbour as usize * size..][..size];
            met[own] -= 1;
            met[to] += 1;
        }
        if !run.fitness.is_empty() {
            self.update(run, vertex);
            for &neighbour in self.graph.neighbours(vertex) {
                self.update(run, neighbour as usize);
            }
        }
    }

    /// Where the leaves of the tree begin.
    fn leaves(&self) -> usize {
        self.graph.size().next_power_of_two()
    }

    fn sums_of(&self, fitness: &[f64]) -> Vec<f64> {
        let leaves = self.leaves();
        let mut sums = vec![0.0; 2 * leaves];
        sums[leaves..][..fitness.len()].copy_from_slice(fitness);
        for place in (1..leaves).rev() {
            sums[place] = sums[2 * place] + sums[2 * place + 1];
        }
        sums
    }

    fn update(&self, run: &mut GraphRun, vertex: usize) {
        effort::spend(10);
        let fitness = self.rates.fitness(self.own_payoff(run, vertex));
        if run.fitness[vertex] == fitness {
            return;
        }
        run.fitness[vertex] = fitness;
        if run.sums.is_empty() {
            return;
        }
        let mut place = self.leaves() + vertex;
        run.sums[place] = fitness;
        while place > 1 {
            place /= 2;
            run.sums[place] = run.sums[2 * place] + run.sums[2 * place + 1];
        }
    }

    /// A vertex in proportion to fitness; none if nobody has any.
    fn fit(&self, run: &GraphRun, random: &mut Random) -> Option<usize> {
        let leaves = self.leaves();
        let mut left = random.unit() * run.sums[1];
        let mut place = 1;
        while place < leaves {
            place *= 2;
            // Where rounding has left nothing, nobody is looked for.
            if left >= run.sums[place] && run.sums[place + 1] > 0.0 {
                left -= run.sums[place];
                place += 1;
            }
        }
        (run.sums[place] > 0.0).then(|| place - leaves)
    }

    fn neighbour(&self, vertex: usize, random: &mut Random) -> usize {
        let neighbours = self.graph.neighbours(vertex);
        neighbours[random.below(neighbours.len() as u32) as usize] as usize
    }

    fn birth_death(&self, run: &mut GraphRun, random: &mut Random) {
        let Some(parent) = self.fit(run, random) else {
            return;
        };
        let place = self.neighbour(parent, random);
        let newcomer = self.rates.offspring(run.strategies[parent].into(), random);
        self.change(run, place, newcomer);
    }

    /// One of a vertex's neighbours in proportion to fitness, and itself if it takes part.
    fn competing(
        &self,
        run: &GraphRun,
        vertex: usize,
        takes_part: bool,
        random: &mut Random,
    ) -> Option<usize> {
        effort::spend(2 * self.graph.neighbours(vertex).len() as u64);
        let own = takes_part.then_some(vertex);
        let all = || {
            let neighbours = self.graph.neighbours(vertex).iter();
            neighbours.map(|&neighbour| neighbour as usize).chain(own)
        };
        let sum: f64 = all().map(|vertex| run.fitness[vertex]).sum();
        let mut left = random.unit() * sum;
        let mut last = None;
        for vertex in all() {
            let fitness = run.fitness[vertex];
            if fitness > 0.0 {
                if left < fitness {
                    return Some(vertex);
                }
                left -= fitness;
                last = Some(vertex);
            }
        }
        last
    }

    fn death_birth(&self, run: &mut GraphRun, random: &mut Random) {
        let place = random.below(self.graph.size() as u32) as usize;
        if let Some(parent) = self.competing(run, place, false, random) {
            let newcomer = self.rates.offspring(run.strategies[parent].into(), random);
            self.change(run, place, newcomer);
        }
    }

    fn reconsider(&self, run: &mut GraphRun, random: &mut Random) {
        let vertex = random.below(self.graph.size() as u32) as usize;
        let own = usize::from(run.strategies[vertex]);
        let update = self.process.update;
        if update == Update::BestResponse && self.rates.rests(random) {
            return;
        }
        if self.rates.mutates(random) {
            let other = self.rates.other_than(own, random);
            return self.change(run, vertex, other);
        }
        let taken = match update {
            Update::BestResponse => self.best_response(run, vertex, own, random),
            Update::Fermi => {
                let other = self.neighbour(vertex, random);
                let gain = self.own_payoff(run, other) - self.own_payoff(run, vertex);
                match self.rates.adopts(gain, random) {
                    true => usize::from(run.strategies[other]),
                    false => own,
                }
            }
            _ => match self.competing(run, vertex, true, random) {
                Some(model) => usize::from(run.strategies[model]),
                None => own,
            },
        };
        self.change(run, vertex, taken);
    }

    fn best_response(
        &self,
        run: &GraphRun,
        vertex: usize,
        own: usize,
        random: &mut Random,
    ) -> usize {
        let size = self.game.size();
        let payoff = |strategy: usize| self.payoff(run, vertex, strategy);
        let most = (0..size).map(payoff).fold(f64::NEG_INFINITY, f64::max);
        if payoff(own) >= most {
            return own;
        }
        let best: Vec<usize> = (0..size).filter(|&one| payoff(one) >= most).collect();
        best[random.below(best.len() as u32) as usize]
    }

    /// Everybody takes the strategy of the best among themselves and their neighbours: of several others that are as good, the first.
    fn imitate_best(&self, run: &mut GraphRun, random: &mut Random) {
        let vertices = self.graph.size();
        effort::spend(8 * vertices as u64);
        let payoffs: Vec<f64> = (0..vertices)
            .map(|vertex| self.own_payoff(run, vertex))
            .collect();
        let best = |vertex: usize| {
            let mut best = [f64::NEG_INFINITY; MAX_STRATEGIES];
            let neighbours = self.graph.neighbours(vertex).iter();
            for vertex in neighbours.map(|&one| one as usize).chain([vertex]) {
                let of = &mut best[usize::from(run.strategies[vertex])];
                *of = of.max(payoffs[vertex]);
            }
            let own = usize::from(run.strategies[vertex]);
            (0..self.game.size()).fold(own, |taken, strategy| {
                if best[strategy] > best[taken] {
                    strategy
                } else {
                    taken
                }
            })
        };
        let next: Vec<usize> = (0..vertices).map(best).collect();
        for (vertex, taken) in next.into_iter().enumerate() {
            let own = usize::from(run.strategies[vertex]);
            let is_mutant = self.rates.mutates(random);
            let taken = match is_mutant {
                true => self.rates.other_than(own, random),
                false => taken,
            };
            self.change(run, vertex, taken);
        }
    }
}

impl GraphRun {
    /// Who plays what, by vertex.
    pub fn strategies(&self) -> &[u8] {
        &self.strategies
    }

    /// How many play what.
    pub fn counts(&self) -> &[u32] {
        &self.counts
    }
}
