//! Takeover of a population by one of two strategies: without a structure by the chain of how many play the first, on stars and cycles by few states, on small
//! graphs by all of them.

use super::fixation::{finite, floats, fractions, growth, near, without_end};
use super::work::Work;
use crate::exact::exact;
use engines::exact::rational::Rational;
use engines::populations::birth_death::Absorption;
use engines::populations::elimination::Absorbing;
use engines::populations::game::Game;
use engines::populations::graph::Graph;
use engines::populations::process::Process;
use engines::populations::structured::{
    BoundedFixation, ExactFixation, MAX_BOUNDED, MAX_EXACT, Rule, Structured,
};
use engines::populations::symmetric::{NoFixation, Symmetric, fitness};
use engines::populations::two;
use engines::populations::well_mixed::{Scale, WellMixed};
use engines::{Status, effort};
use experiments::common::amount::Amount;
use experiments::populations::{
    ByVertex, Exactly, MAX_IN_FRACTIONS, MAX_REPLACED, MAX_SYMMETRIC, Missing,
    PopulationsExperiment, Structure, Takeover,
};

/// Who takes over from one player of each strategy.
pub(super) enum TakeoverWork {
    Missing(Missing),
    Chain(Box<WellMixed>, u32),
    /// All are replaced at once.
    Replaced(Box<Absorbing<f64>>, u32, f64),
    /// There are more strategies than two, or it is on a graph.
    Nothing,
}

impl TakeoverWork {
    pub fn new(lab: &PopulationsExperiment, game: Game) -> Self {
        if game.size() != 2 || lab.structure != Structure::Mixed {
            return Self::Nothing;
        }
        let mixed = lab.mixed(game, lab.without_mutation());
        let start = lab.start_counts()[0];
        match missing(&mixed) {
            Some(missing) => Self::Missing(missing),
            None if mixed.process.update.is_synchronous() => match two::wright_fisher(&mixed) {
                Ok(chain) => {
                    let growth = growth(&mixed.game, &mixed.process, mixed.population);
                    Self::Replaced(Box::new(chain), start, growth)
                }
                Err(_) => Self::Missing(Missing::NobodyFit),
            },
            None => Self::Chain(Box::new(mixed), start),
        }
    }
}

/// Why nothing is known about a population without structure; `None` if something is.
pub(super) fn missing(mixed: &WellMixed) -> Option<Missing> {
    let update = mixed.process.update;
    if update.invents() {
        return Some(Missing::ComesBack);
    }
    (update.is_synchronous() && mixed.population > MAX_REPLACED)
        .then_some(Missing::TooMany(MAX_REPLACED))
}

impl Work for TakeoverWork {
    fn step(&mut self, found: &mut Exactly) -> Status {
        let known = match self {
            Self::Nothing => return Status::Finished,
            Self::Missing(missing) => Err(*missing),
            Self::Chain(mixed, start) => {
                effort::spend(10 * u64::from(mixed.population));
                let population = mixed.population;
                if mixed.process.is_rational() && population <= MAX_IN_FRACTIONS {
                    fractions(mixed).map(|all| of_chain(&all, *start, exact_amount))
                } else {
                    let growth = growth(&mixed.game, &mixed.process, population);
                    floats(mixed)
                        .map(|all| of_chain(&all, *start, |&one| near(one, population, growth)))
                }
            }
            Self::Replaced(chain, start, growth) => match chain.step() {
                Err(_) => Err(Missing::NeverEnds),
                Ok(Status::Running) => return Status::Running,
                Ok(Status::Finished) => Ok(of_replaced(chain, *start, *growth)),
            },
        };
        let known = known.and_then(|all| {
            let steps = all.steps.iter().flatten();
            finite(all.fixation.iter().chain(steps))?;
            Ok(all)
        });
        found.takeover = Some(known);
        Status::Finished
    }
}

fn exact_amount(number: &Rational) -> Amount {
    Amount::Exact(exact(number))
}

fn of_chain<N: Scale>(all: &Absorption<N>, start: u32, amount: impl Fn(&N) -> Amount) -> Takeover {
    let last = all.fixation.len() - 1;
    let place = (start as usize)
        .checked_sub(1)
        .filter(|&place| place <= last);
    let of_start = |known: &Vec<N>, at_end: N, at_start: N| match place {
        Some(place) => amount(&known[place]),
        None if start == 0 => amount(&at_start),
        None => amount(&at_end),
    };
    let first = of_start(&all.fixation, N::one(), N::zero());
    let second = of_start(&all.extinction, N::zero(), N::one());
    Takeover {
        fixation: [amount(&all.fixation[0]), amount(&all.extinction[last])],
        steps: Some([amount(&all.steps[0]), amount(&all.steps[last])]),
        from_start: Some([first, second]),
        steps_from_start: Some(of_start(&all.steps, N::zero(), N::zero())),
    }
}

fn of_replaced(chain: &Absorbing<f64>, start: u32, growth: f64) -> Takeover {
    let fates = chain.fates();
    let column = |end: usize| fates.iter().map(|fate| fate.ends[end]).collect();
    let all = Absorption {
        fixation: column(1),
        extinction: column(0),
        steps: fates.iter().map(|fate| fate.steps).collect(),
    };
    let population = fates.len() as u32 + 1;
    let players = population * population;
    of_chain(&all, start, |&one: &f64| near(one, players, growth))
}

/// Who takes over a graph, by where the one player stands, and both ways on average.
pub(super) struct ByVertexWork {
    ways: Option<Result<[Way; 2], Missing>>,
    /// Of which strategy there is one player at first, at a place that is drawn; `None` where it begins in another way.
    one_of: Option<usize>,
    /// Which strategy all play at first, if they do.
    all_of: Option<usize>,
}

/// Mutants of one strategy among players of the other.
enum Way {
    Known(Vec<Amount>),
    Exact(Box<ExactFixation>),
    Between(Box<BoundedFixation>, u32),
}

/// Rounds in which bounds close in.
const MAX_ROUNDS: u32 = 4_000;

impl ByVertexWork {
    pub fn new(lab: &PopulationsExperiment, game: Game) -> Self {
        let graph = lab.graph().filter(|_| game.size() == 2);
        let ways = graph.map(|graph| {
            let rule = lab.rule().ok_or(Missing::Structure)?;
            let process = lab.without_mutation();
            let turned = game.among(&[1, 0]);
            let of = Of {
                lab,
                graph: &graph,
                rule,
                process: &process,
            };
            Ok([of.way(&game)?, of.way(&turned)?])
        });
        let counts = lab.start_counts();
        let is_drawn = lab.planted.0.is_empty();
        let one_of = (0..2).find(|&strategy| is_drawn && counts.get(strategy) == Some(&1));
        let all_of = (0..2).find(|&strategy| is_drawn && counts.get(1 - strategy) == Some(&0));
        Self {
            ways,
            one_of,
            all_of,
        }
    }
}

/// What it is about.
struct Of<'a> {
    lab: &'a PopulationsExperiment,
    graph: &'a Graph,
    rule: Rule,
    process: &'a Process,
}

impl Of<'_> {
    fn way(&self, game: &Game) -> Result<Way, Missing> {
        let vertices = self.graph.size();
        let is_rational = self.process.is_rational();
        if vertices <= MAX_EXACT && is_rational {
            let fitness = |state: u32, vertex: usize| self.fitness::<Rational>(game, state, vertex);
            let exact = ExactFixation::new(&Structured {
                graph: self.graph,
                rule: self.rule,
                fitness,
            });
            return Ok(Way::Exact(Box::new(
                exact.map_err(|_| without_end(self.process))?,
            )));
        }
        let is_symmetric = matches!(self.lab.structure, Structure::Cycle | Structure::Star);
        if is_symmetric && vertices <= MAX_SYMMETRIC as usize {
            let known = self.symmetric(game)?;
            finite(&known)?;
            return Ok(Way::Known(known));
        }
        if vertices > MAX_BOUNDED {
            let most = if is_symmetric {
                MAX_SYMMETRIC
            } else {
                MAX_BOUNDED as u32
            };
            return Err(Missing::TooMany(most));
        }
        let fitness = |state: u32, vertex: usize| self.fitness::<f64>(game, state, vertex);
        let bounded = BoundedFixation::new(&Structured {
            graph: self.graph,
            rule: self.rule,
            fitness,
        });
        let bounded = bounded.map_err(|_| without_end(self.process))?;
        Ok(Way::Between(Box::new(bounded), 0))
    }

    fn fitness<N: Scale>(&self, game: &Game, state: u32, vertex: usize) -> N {
        let is_mutant = |vertex: usize| state >> vertex & 1 == 1;
        fitness(
            self.graph,
            game,
            (self.process, self.rule),
            &is_mutant,
            vertex,
        )
    }

    fn symmetric(&self, game: &Game) -> Result<Vec<Amount>, Missing> {
        let vertices = self.graph.size() as u32;
        let of = Symmetric {
            game,
            process: self.process,
            rule: self.rule,
            vertices,
        };
        effort::spend(u64::from(vertices) * u64::from(vertices) * 4);
        let is_star = self.lab.structure == Structure::Star;
        let growth = growth(game, self.process, vertices);
        let near = |number: f64| near(number, 4 * vertices, growth);
        let missing = |fault: NoFixation| match fault {
            NoFixation::Unfit { .. } => Missing::NobodyFit,
            NoFixation::NeverEnds => without_end(self.process),
        };
        if is_star {
            let [centre, leaf] = of.on_star::<f64>().map_err(missing)?.map(near);
            let leaves = (1..vertices).map(|_| leaf.clone());
            return Ok([centre].into_iter().chain(leaves).collect());
        }
        let each = near(of.on_cycle::<f64>().map_err(missing)?);
        Ok(vec![each; vertices as usize])
    }
}

impl Way {
    fn step(&mut self) -> Status {
        match self {
            Self::Known(_) => Status::Finished,
            Self::Exact(fixation) => fixation.advance(1),
            Self::Between(fixation, rounds) => {
                fixation.step();
                *rounds += 1;
                let bounds = fixation.by_vertex();
                let is_close = bounds.iter().all(|(low, high)| high - low < 1e-9);
                if is_close || *rounds == MAX_ROUNDS {
                    Status::Finished
                } else {
                    Status::Running
                }
            }
        }
    }

    fn found(&self) -> ByVertex {
        match self {
            Self::Known(all) => ByVertex::Known(all.clone()),
            Self::Exact(fixation) => {
                let all = fixation.by_vertex().unwrap_or_default();
                ByVertex::Known(all.iter().map(exact_amount).collect())
            }
            Self::Between(fixation, _) => ByVertex::Between(fixation.by_vertex()),
        }
    }

    /// From a vertex that is drawn: that all come to be like the one player, and that all come to be like the others.
    fn mean(&self) -> (Amount, Amount) {
        if let Self::Exact(fixation) = self {
            let all = fixation.by_vertex().unwrap_or_default();
            let count = Rational::from(all.len().max(1));
            let sum = all.into_iter().fold(Rational::ZERO, |sum, one| sum + one);
            let mean = sum / count;
            return (exact_amount(&mean), exact_amount(&(Rational::ONE - &mean)));
        }
        let (mut value, mut error) = (0.0, 0.0);
        let ends: Vec<(f64, f64)> = match self.found() {
            ByVertex::Between(all) => all,
            ByVertex::Known(all) => all.iter().map(ends).collect(),
        };
        for (low, high) in &ends {
            value += f64::midpoint(*low, *high) / ends.len() as f64;
            error += (high - low) / 2.0 / ends.len() as f64;
        }
        let rest = 1.0 - value;
        (
            Amount::Within { value, error },
            Amount::Within { value: rest, error },
        )
    }
}

/// All play this strategy.
fn certain(strategy: usize) -> [Amount; 2] {
    let of = |one: usize| match one == strategy {
        true => Rational::ONE,
        false => Rational::ZERO,
    };
    [0, 1].map(|one| exact_amount(&of(one)))
}

fn ends(amount: &Amount) -> (f64, f64) {
    match amount {
        Amount::Exact(exact) => (exact.value, exact.value),
        Amount::Within { value, error } => (value - error, value + error),
    }
}

impl Work for ByVertexWork {
    fn step(&mut self, found: &mut Exactly) -> Status {
        let ways = match &mut self.ways {
            None => return Status::Finished,
            Some(Err(missing)) => {
                let missing = *missing;
                found.takeover = Some(Err(missing));
                found.by_vertex = Some(Err(missing));
                return Status::Finished;
            }
            Some(Ok(ways)) => ways,
        };
        let running = ways.iter_mut().find_map(|way| {
            let status = way.step();
            (status == Status::Running).then_some(status)
        });
        if running.is_some() {
            return Status::Running;
        }
        found.by_vertex = Some(Ok(ways[0].found()));
        found.takeover = Some(Ok(Takeover {
            fixation: ways.each_ref().map(|way| way.mean().0),
            steps: None,
            from_start: self.all_of.map(certain).or(self.one_of.map(|strategy| {
                let (fixed, lost) = ways[strategy].mean();
                match strategy {
                    0 => [fixed, lost],
                    _ => [lost, fixed],
                }
            })),
            steps_from_start: None,
        }));
        Status::Finished
    }
}
