//! The questions about a game, one after the other. A unit of the budget is an amount of work, as in strategic games.

use crate::Chunk;
use crate::chunk::{UNIT, work_until_over};
use crate::common::nash_subsets::{by_player, places_of};
use crate::exact::{exact, mixed};
use engines::Status;
use engines::bayesian::agents::OneEquilibrium;
use engines::bayesian::correlated::Correlated;
use engines::bayesian::dominance::{Dominated, Elimination, Left, everything};
use engines::bayesian::extreme::{MAX_LABELS, components, enumeration, labels, strategies};
use engines::bayesian::game::{BayesianGame, Knowledge};
use engines::bayesian::pure::{Search, Settling, Turn};
use engines::bayesian::strategies::{
    Strategy, against_anything, ex_ante, ex_post, interim, pure, with_secret_knowledge,
};
use engines::equilibria::extreme::{self, Enumeration};
use engines::exact::rational::Rational;
use experiments::Progress;
use experiments::bayesian::{
    Component, Dominated as FoundDominated, Elimination as FoundElimination, Equilibrium, Findings,
    Knowing, Listed, MAX_EFFORT_OF_OTHERS, MAX_LISTED, Stage, other_knowledge,
};
use experiments::exact::Exact;
use experiments::inquiry::encode;
use std::sync::Arc;

/// Equilibria that are put in order at most.
const MAX_SORTED: usize = 2_000;
/// Equilibria that are added up at most of a game in which somebody knows something else.
const MAX_EQUILIBRIA_OF_OTHERS: usize = 5_000;

/// The work that is under way, of the stage.
enum Work {
    None,
    Pure(Box<Search>),
    Settling(Box<Settling>),
    One(Box<OneEquilibrium>),
    Extreme(Box<Enumeration>),
    Elimination(Box<Elimination>),
    Learning(Box<Learning>),
    Correlated(Box<Correlated>),
}

/// The work on a game.
pub(super) struct BayesianChunk {
    game: Option<Arc<BayesianGame>>,
    /// The actions that are not dominated.
    left: Left,
    work: Work,
    found: Findings,
}

impl BayesianChunk {
    /// Nothing found yet. Without a game there is nothing to find.
    pub fn new(game: Option<Arc<BayesianGame>>) -> Self {
        Self {
            left: game.as_deref().map_or_else(Left::new, everything),
            game,
            work: Work::None,
            found: Findings::default(),
        }
    }

    /// A step of the work that is due; returns about how many operations it has taken.
    fn step(&mut self) -> u64 {
        let Some(game) = self.game.take() else {
            self.found.stage = Stage::Done;
            return 1;
        };
        let work = core::mem::replace(&mut self.work, Work::None);
        let cost = match self.found.stage {
            Stage::Begun => {
                self.begin(&game);
                UNIT
            }
            Stage::Pure => self.find_pure(&game, work),
            Stage::Equilibria => self.find_others(&game, work),
            Stage::Dominance => self.eliminate(&game, work),
            Stage::Knowledge => self.learn(&game, work),
            Stage::Correlated => self.correlate(&game, work),
            Stage::Done => 1,
        };
        self.game = Some(game);
        cost
    }

    fn begin(&mut self, game: &BayesianGame) {
        let players = 0..game.players.len();
        let beliefs = |player: usize| {
            let of = |kind: usize| {
                let others = 0..game.players.len();
                others
                    .map(|other| mixed(&game.belief(player, kind, other)))
                    .collect()
            };
            (0..game.types(player)).map(of).collect()
        };
        self.found.prior = players
            .clone()
            .map(|player| mixed(&game.prior(player)))
            .collect();
        self.found.beliefs = players.map(beliefs).collect();
        self.found.stage = Stage::Dominance;
    }

    fn find_pure(&mut self, game: &BayesianGame, work: Work) -> u64 {
        let mut search = match work {
            Work::Pure(search) => search,
            _ => match Search::new(game, &self.left) {
                Some(search) => Box::new(search),
                None => {
                    self.found.stage = Stage::Equilibria;
                    return 1;
                }
            },
        };
        let cost = search.cost();
        if search.step() == Status::Running {
            self.found.counted = search.counted();
            self.work = Work::Pure(search);
        } else {
            let all = search.found();
            self.found.pure = Some(all.len() as u64);
            self.found.count = all.len() as u64;
            if !all.is_empty() {
                self.found.listed = Listed::Pure;
            }
            let named = all.iter().map(|profile| of_pure(game, profile));
            let listed = in_order(game, named.collect());
            let listed = listed.iter().take(MAX_LISTED);
            self.found.equilibria = listed.map(|(one, _)| equilibrium(game, one)).collect();
            self.found.counted = [0; 2];
            self.found.stage = Stage::Equilibria;
        }
        cost
    }

    /// All extreme ones of two players, or one of three.
    fn find_others(&mut self, game: &BayesianGame, work: Work) -> u64 {
        match work {
            Work::Extreme(all) => self.enumerate(game, all),
            Work::One(one) => self.find_one(game, one),
            Work::Settling(mut settling) => {
                match settling.step() {
                    Turn::Changed => self.work = Work::Settling(settling),
                    Turn::Settled(profile) => {
                        self.list_one(equilibrium(game, &of_pure(game, &profile)));
                    }
                    Turn::GivenUp => self.found.stage = Stage::Knowledge,
                }
                UNIT
            }
            _ => {
                if game.players.len() == 2 && labels(&self.left) <= MAX_LABELS {
                    self.work = Work::Extreme(Box::new(enumeration(game, &self.left)));
                } else if self.found.pure.is_none() {
                    self.work = Work::Settling(Box::new(Settling::new(game)));
                } else if self.found.count == 0
                    && let Some(one) = OneEquilibrium::new(game)
                {
                    self.work = Work::One(Box::new(one));
                } else {
                    self.found.stage = Stage::Knowledge;
                }
                UNIT
            }
        }
    }

    fn enumerate(&mut self, game: &BayesianGame, mut all: Box<Enumeration>) -> u64 {
        let cost = all.cost();
        if all.step() == Status::Running {
            self.found.counted = all.edges();
            if self.found.count < all.pairs.len() as u64 {
                self.found.listed = Listed::UnderWay;
                self.found.count = all.pairs.len() as u64;
            }
            self.work = Work::Extreme(all);
            return cost;
        }
        let is_done = all.stage() == extreme::Stage::Done;
        if is_done || all.pairs.len() > self.found.equilibria.len() {
            self.list(game, &all);
        }
        self.found.listed = if is_done {
            Listed::Extreme
        } else {
            Listed::Some
        };
        self.found.counted = [0; 2];
        self.found.stage = Stage::Knowledge;
        UNIT
    }

    /// Lists what an enumeration has found.
    fn list(&mut self, game: &BayesianGame, all: &Enumeration) {
        let pairs = all.pairs.iter();
        let named = pairs.map(|&pair| strategies(game, &self.left, all, pair));
        let sorted = in_order(game, named.collect());
        let places = places_of(sorted.iter().map(|&(_, old)| old));
        self.found.count = sorted.len() as u64;
        let listed = sorted.iter().take(MAX_LISTED);
        self.found.equilibria = listed.map(|(one, _)| equilibrium(game, one)).collect();
        if sorted.len() > MAX_LISTED {
            return;
        }
        let parts = components(all).into_iter();
        self.found.components = parts
            .map(|(pairs, subsets)| {
                let mut equilibria: Vec<u32> = pairs.iter().map(|&place| places[place]).collect();
                equilibria.sort_unstable();
                let subsets = subsets.iter();
                Component {
                    equilibria,
                    subsets: subsets
                        .map(|subset| by_player(&all.pairs, &places, subset))
                        .collect(),
                }
            })
            .collect();
        self.found
            .components
            .sort_by(|a, b| a.equilibria.cmp(&b.equilibria));
    }

    fn find_one(&mut self, game: &BayesianGame, mut one: Box<OneEquilibrium>) -> u64 {
        if one.step() == Status::Running {
            self.work = Work::One(one);
            return UNIT;
        }
        match one.equilibrium() {
            Some((near, radius)) => self.list_one(approximate(game, &near, radius)),
            None => self.found.stage = Stage::Knowledge,
        }
        UNIT
    }

    fn list_one(&mut self, one: Equilibrium) {
        self.found.equilibria = vec![one];
        (self.found.count, self.found.listed) = (1, Listed::One);
        self.found.stage = Stage::Knowledge;
    }

    fn eliminate(&mut self, game: &BayesianGame, work: Work) -> u64 {
        let mut elimination = match work {
            Work::Elimination(elimination) => elimination,
            _ => Box::new(Elimination::new(game)),
        };
        if elimination.step() == Status::Running {
            self.work = Work::Elimination(elimination);
        } else {
            self.found.elimination = Some(of_elimination(&elimination));
            self.left = elimination.left;
            self.found.stage = Stage::Pure;
        }
        UNIT
    }

    /// What knowing less or more would bring, one player and kind of knowledge after the other.
    fn learn(&mut self, game: &BayesianGame, work: Work) -> u64 {
        let known = other_knowledge(game);
        let Some(&(player, knowledge)) = known.get(self.found.knowing.len()) else {
            self.found.counted = [0; 2];
            self.found.stage = Stage::Correlated;
            return 1;
        };
        let mut learning = match work {
            Work::Learning(learning) => learning,
            _ => Box::new(Learning::new(game.with_knowledge(player, knowledge))),
        };
        let cost = learning.cost();
        if learning.step() == Status::Running {
            self.work = Work::Learning(learning);
            return cost;
        }
        let ends = learning.ends.as_ref();
        let payoffs = ends.map(|ends| ends.iter().map(|ends| ends.each_ref().map(exact)).collect());
        self.note_knowing(player, knowledge, payoffs);
        self.found.counted = [self.found.knowing.len() as u64, known.len() as u64];
        UNIT
    }

    fn note_knowing(
        &mut self,
        player: usize,
        knowledge: Knowledge,
        payoffs: Option<Vec<[Exact; 2]>>,
    ) {
        self.found.knowing.push(Knowing {
            player: player as u8,
            everything: knowledge == Knowledge::Everything,
            payoffs,
        });
    }

    fn correlate(&mut self, game: &BayesianGame, work: Work) -> u64 {
        let correlated = match work {
            Work::Correlated(correlated) => Some(correlated),
            _ => Correlated::new(game).map(Box::new),
        };
        let Some(mut correlated) = correlated else {
            self.found.stage = Stage::Done;
            return 1;
        };
        let cost = correlated.cost();
        if correlated.step() == Status::Running {
            self.work = Work::Correlated(correlated);
            return cost;
        }
        // All of them, or it is not known which is which.
        if correlated.found.len() == game.players.len() + 2 {
            let payoffs = correlated.found.iter().map(|payoffs| mixed(payoffs));
            self.found.correlated = Some(payoffs.collect());
        }
        self.found.stage = Stage::Done;
        UNIT
    }
}

/// A game in which somebody knows something else: dominated actions go, then all equilibria are found, then what they pay is added up, one after the other.
struct Learning {
    game: BayesianGame,
    elimination: Elimination,
    all: Option<Enumeration>,
    /// Operations that they took.
    spent: u64,
    /// How many equilibria have been added.
    seen: usize,
    /// The least and the most that each player gets in them; `None` if they are too many.
    ends: Option<Vec<[Rational; 2]>>,
}

impl Learning {
    fn new(game: BayesianGame) -> Self {
        Self {
            elimination: Elimination::new(&game),
            game,
            all: None,
            spent: 0,
            seen: 0,
            ends: None,
        }
    }

    fn cost(&self) -> u64 {
        let all = self.all.as_ref();
        let under_way = all.filter(|all| all.stage() == extreme::Stage::Vertices);
        under_way.map_or(UNIT, Enumeration::cost)
    }

    fn step(&mut self) -> Status {
        let Some(all) = &mut self.all else {
            return self.eliminate();
        };
        if all.stage() == extreme::Stage::Vertices && self.spent <= MAX_EFFORT_OF_OTHERS {
            self.spent += all.cost();
            // An end of the search is not the end of this.
            all.step();
            return Status::Running;
        }
        let is_known =
            all.stage() == extreme::Stage::Done && all.pairs.len() <= MAX_EQUILIBRIA_OF_OTHERS;
        let Some(&pair) = all.pairs.get(self.seen).filter(|_| is_known) else {
            return Status::Finished;
        };
        self.seen += 1;
        let one = strategies(&self.game, &self.elimination.left, all, pair);
        self.add(&one);
        Status::Running
    }

    fn eliminate(&mut self) -> Status {
        if self.elimination.step() == Status::Finished {
            let left = &self.elimination.left;
            if self.game.players.len() > 2 || labels(left) > MAX_LABELS {
                return Status::Finished;
            }
            self.all = Some(enumeration(&self.game, left));
        }
        Status::Running
    }

    /// Adds what an equilibrium pays.
    fn add(&mut self, one: &[Strategy]) {
        let payoffs = (0..one.len()).map(|player| ex_ante(&self.game, one, player));
        let Some(ends) = &mut self.ends else {
            self.ends = Some(payoffs.map(|payoff| [payoff.clone(), payoff]).collect());
            return;
        };
        for ([least, most], payoff) in ends.iter_mut().zip(payoffs) {
            if payoff < *least {
                *least = payoff;
            } else if payoff > *most {
                *most = payoff;
            }
        }
    }
}

fn of_pure(game: &BayesianGame, profile: &[Vec<usize>]) -> Vec<Strategy> {
    let by_player = profile.iter().enumerate();
    let strategy = |(player, actions): (usize, &Vec<usize>)| pure(actions, game.actions(player));
    by_player.map(strategy).collect()
}

/// Equilibria with the places that they had, those first that do best against anything; if they are very many as they are.
fn in_order(game: &BayesianGame, all: Vec<Vec<Strategy>>) -> Vec<(Vec<Strategy>, usize)> {
    let is_small = all.len() <= MAX_SORTED;
    let with_places = all.into_iter().zip(0..);
    if !is_small {
        return with_places.collect();
    }
    let worth = against_anything(game);
    let mut sorted: Vec<_> = with_places
        .map(|(one, place)| (worth(&one), one, place))
        .collect();
    sorted.sort_by(|a, b| (&b.0, &b.1).cmp(&(&a.0, &a.1)));
    let sorted = sorted.into_iter();
    sorted.map(|(_, one, place)| (one, place)).collect()
}

/// An equilibrium of which probabilities are known up to a radius.
fn approximate(game: &BayesianGame, near: &[Vec<Vec<f64>>], radius: f64) -> Equilibrium {
    let rational = |number: &f64| Rational::try_from(*number).unwrap_or_default();
    let strategies: Vec<Strategy> = near
        .iter()
        .map(|types| {
            types
                .iter()
                .map(|mixed| mixed.iter().map(rational).collect())
                .collect()
        })
        .collect();
    let mut found = equilibrium(game, &strategies);
    let numbers = found.strategies.iter_mut().flatten().flatten();
    let others = found.interim.iter_mut().flatten().flatten();
    let payoffs = found.payoffs.iter_mut().chain(&mut found.secret);
    let ex_post = found.ex_post.iter_mut().flatten();
    for number in numbers.chain(others).chain(payoffs).chain(ex_post) {
        number.text = number.value.to_string();
    }
    found.radius = radius;
    found
}

fn equilibrium(game: &BayesianGame, strategies: &[Strategy]) -> Equilibrium {
    let players = 0..game.players.len();
    let by_type = |types: &Vec<Vec<Rational>>| types.iter().map(|of| mixed(of)).collect();
    let each =
        |of: &dyn Fn(usize) -> Rational| players.clone().map(|player| exact(&of(player))).collect();
    let in_state = |state| {
        let payoffs = players
            .clone()
            .map(|player| exact(&ex_post(game, state, strategies, player)));
        payoffs.collect()
    };
    Equilibrium {
        strategies: strategies.iter().map(by_type).collect(),
        payoffs: each(&|player| ex_ante(game, strategies, player)),
        interim: players
            .clone()
            .map(|player| by_type(&interim(game, strategies, player)))
            .collect(),
        ex_post: game.states.iter().map(in_state).collect(),
        secret: each(&|player| with_secret_knowledge(game, strategies, player)),
        radius: 0.0,
    }
}

fn of_elimination(of: &Elimination) -> FoundElimination {
    let gone = |gone: &Dominated| FoundDominated {
        player: gone.player as u8,
        kind: gone.kind as u8,
        action: gone.action as u8,
        by: mixed(&gone.by),
    };
    let rounds = of.rounds.iter();
    let numbers = |left: &Vec<usize>| left.iter().map(|&action| action as u8).collect();
    FoundElimination {
        rounds: rounds
            .map(|round| round.iter().map(gone).collect())
            .collect(),
        left: of
            .left
            .iter()
            .map(|types| types.iter().map(numbers).collect())
            .collect(),
    }
}

impl Chunk for BayesianChunk {
    fn advance(&mut self, budget: u64) -> Status {
        let is_over = |chunk: &Self| chunk.found.stage == Stage::Done;
        work_until_over(self, budget, is_over, |chunk| {
            let cost = chunk.step().max(1);
            chunk.found.effort += cost;
            cost
        })
    }

    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.found.stage == Stage::Done),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.found)
    }
}
