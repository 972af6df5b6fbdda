//! The questions about a game, one after the other.
//!
//! Pivots of some questions take a thousand times longer than those of others, so a unit of the budget is not a step but an amount of work: otherwise a
//! worker that has learned how many units it can do while steps are short would be silent for a minute once they are long.

use super::several;
use crate::Chunk;
use crate::chunk::{UNIT, work_until_over};
use crate::common::nash_subsets::{by_player, places_of};
use crate::exact::{exact, mixed};
use engines::Status;
use engines::equilibria::bimatrix::Bimatrix;
use engines::equilibria::components::components;
use engines::equilibria::correlated::{self, Correlated, DIRECTIONS, MAX_CELLS};
use engines::equilibria::dominance::{Dominated, Elimination, Kind, Order};
use engines::equilibria::extreme::{self, Enumeration};
use engines::equilibria::lemke_howson::LemkeHowson;
use engines::equilibria::risk::{Risk, payoff_dominant};
use engines::equilibria::several::{Search, cube};
use engines::equilibria::stability::{self, stability};
use engines::equilibria::{pure, security};
use engines::exact::rational::Rational;
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::matrix::{
    Component, Correlated as FoundCorrelated, Degenerate, Distribution, Eliminated,
    Elimination as FoundElimination, Equilibrium, Extreme, Findings, MAX_LISTED, Risk as FoundRisk,
    Security, Stability, Stage, UnderWay, seeks_optimal_only,
};
use games::strategic::StrategicGame;
use std::sync::Arc;

/// The work on a game.
pub(super) struct MatrixChunk {
    game: Option<Arc<StrategicGame>>,
    bimatrix: Option<Bimatrix>,
    /// The zero-sum game with the same best answers, where only its optimal strategies are sought.
    twin: Option<Bimatrix>,
    way: Option<LemkeHowson>,
    enumeration: Option<Enumeration>,
    correlated: Option<Correlated>,
    several: Option<Search>,
    is_symmetric: bool,
    found: Findings,
}

impl MatrixChunk {
    /// Nothing found yet. Without a game there is nothing to find.
    pub fn new(game: Option<Arc<StrategicGame>>) -> Self {
        let of_two = game.as_ref().filter(|game| game.players().len() == 2);
        let large = of_two.filter(|game| seeks_optimal_only(game));
        let twin = large.and_then(|game| game.zero_sum_twin());
        Self {
            bimatrix: of_two.map(|game| Bimatrix::new(game)),
            twin: twin.map(|twin| Bimatrix::new(&twin)),
            is_symmetric: game.as_ref().is_some_and(|game| game.is_symmetric()),
            game,
            way: None,
            enumeration: None,
            correlated: None,
            several: None,
            found: Findings::default(),
        }
    }

    /// A step of the work that is due; returns about how many operations it has taken.
    fn step(&mut self) -> u64 {
        let Some(game) = &self.game else {
            self.found.stage = Stage::Done;
            return 1;
        };
        match self.found.stage {
            Stage::Begun => {
                let profiles = pure::pure_equilibria(game).into_iter();
                self.found.pure = profiles
                    .map(|profile| numbers_of(&game.actions_of(profile)))
                    .collect();
                self.found.risk = self
                    .bimatrix
                    .as_ref()
                    .and_then(Risk::of)
                    .map(|risk| of_risk(&risk));
                self.found.stage = Stage::First;
                UNIT
            }
            Stage::First => self.find_first(),
            Stage::Dominance => {
                self.eliminate();
                UNIT
            }
            Stage::Security => {
                let player = self.found.security.len();
                self.found.security.push(of_security(game, player));
                if player + 1 == game.players().len() {
                    self.found.stage = Stage::Equilibria;
                }
                UNIT
            }
            Stage::Equilibria => self.enumerate(),
            Stage::Correlated => self.correlate(),
            Stage::Done => 1,
        }
    }

    /// A pivot on the way to one equilibrium of a game of two.
    fn find_first(&mut self) -> u64 {
        let Some(game) = &self.bimatrix else {
            self.found.stage = Stage::Dominance;
            return 1;
        };
        let mut way = self.way.take().unwrap_or_else(|| LemkeHowson::new(game, 0));
        let cost = way.cost();
        if way.advance() == Status::Running {
            self.way = Some(way);
            return cost;
        }
        self.found.first = Some(equilibrium(game, &way.solved(), self.is_symmetric));
        self.found.stage = Stage::Dominance;
        UNIT
    }

    fn eliminate(&mut self) {
        let Some(game) = &self.game else { return };
        let elimination = Elimination::new(game);
        if self.found.strict.is_none() {
            let found = elimination.iterated(Kind::Strict, Order::Everybody);
            self.found.strict = Some(of_elimination(&found));
            return;
        }
        let order = match self.found.weak.len() {
            0 => Order::Everybody,
            number => Order::Beginning(number - 1),
        };
        let found = elimination.iterated(Kind::Weak, order);
        self.found.weak.push(of_elimination(&found));
        if self.found.weak.len() > game.players().len() {
            self.found.stage = Stage::Security;
        }
    }

    fn enumerate(&mut self) -> u64 {
        let Some(game) = &self.bimatrix else {
            self.search();
            return UNIT;
        };
        let enumeration = self.enumeration.get_or_insert_with(|| match &self.twin {
            Some(twin) => Enumeration::optimal(twin),
            None => Enumeration::new(game),
        });
        let walked = self.twin.as_ref().unwrap_or(game);
        let cost = enumeration.cost();
        let is_running = enumeration.step() == Status::Running;
        let is_symmetric = self.is_symmetric;
        if enumeration.stage() == extreme::Stage::Done {
            complete(&mut self.found, [game, walked], enumeration, is_symmetric);
        } else {
            note(&mut self.found, game, enumeration, is_symmetric);
        }
        if is_running {
            return cost;
        }
        self.enumeration = None;
        self.found.counted = [0; 2];
        self.found.stage = Stage::Correlated;
        UNIT
    }

    /// Of three players and more.
    fn search(&mut self) {
        let Some(game) = &self.game else { return };
        if cube::is_cube(game) {
            (self.found.several, self.found.continua) = several::of_cube(game);
            self.found.several_is_complete = true;
            self.found.stage = Stage::Done;
            return;
        }
        let search = self
            .several
            .get_or_insert_with(|| match &self.found.strict {
                Some(strict) => Search::among(game, &actions_of(&strict.left)),
                None => Search::new(game),
            });
        let is_running = search.step() == Status::Running;
        if is_running && search.found().len() == self.found.several.len() {
            return;
        }
        let found = search.found().iter();
        self.found.several = found.map(several::approximate).collect();
        if !is_running {
            let (points, continua) = several::of_families(game, search.families());
            self.found.several.extend(points);
            self.found.continua = continua;
            self.found.several_is_complete = search.is_complete();
            self.several = None;
            self.found.stage = Stage::Done;
        }
    }

    fn correlate(&mut self) -> u64 {
        let Some(game) = self
            .bimatrix
            .as_ref()
            .filter(|game| game.rows * game.columns <= MAX_CELLS)
        else {
            self.found.stage = Stage::Done;
            return 1;
        };
        let correlated = self.correlated.get_or_insert_with(|| Correlated::new(game));
        let cost = correlated.cost();
        if correlated.step() == Status::Running {
            self.found.counted = [correlated.best.len() as u64, DIRECTIONS as u64];
            return cost;
        }
        let pair = |pair: &[Rational; 2]| pair.each_ref().map(exact);
        let distribution = |one: &correlated::Distribution| Distribution {
            cells: mixed(&one.cells),
            payoffs: pair(&one.payoffs),
        };
        let corners = correlated.corners.iter();
        self.found.correlated = Some(FoundCorrelated {
            best: correlated.best.iter().map(distribution).collect(),
            edges: [0, 1, 2].map(|place| {
                let edge = correlated.edge_of_best(place);
                edge.map(|ends| ends.map(|end| pair(&end.payoffs)))
            }),
            egalitarian: correlated.egalitarian().as_ref().map(distribution),
            corners: corners.map(|corner| pair(&corner.payoffs)).collect(),
        });
        self.correlated = None;
        self.found.stage = Stage::Done;
        cost
    }
}

/// What an enumeration has found that is not complete.
fn note(found: &mut Findings, game: &Bimatrix, enumeration: &Enumeration, is_symmetric: bool) {
    let mut noted = match core::mem::take(&mut found.extreme) {
        Extreme::UnderWay(noted) => noted,
        _ => UnderWay::default(),
    };
    noted.bases = enumeration.bases() as u64;
    noted.count = enumeration.pairs.len() as u64;
    let listed = noted.equilibria.len();
    for &pair in enumeration.pairs.iter().take(MAX_LISTED).skip(listed) {
        let strategies = enumeration.strategies(pair);
        noted
            .equilibria
            .push(equilibrium(game, &strategies, is_symmetric));
    }
    found.counted = enumeration.edges();
    found.extreme = if enumeration.stage() == extreme::Stage::TooMany {
        Extreme::TooMany(noted)
    } else {
        Extreme::UnderWay(noted)
    };
}

/// Everything that follows from all extreme equilibria, of the game, and of the one whose polytopes were walked on.
fn complete(
    found: &mut Findings,
    [game, walked]: [&Bimatrix; 2],
    enumeration: &Enumeration,
    is_symmetric: bool,
) {
    // In the order of their strategies, first actions first, and each of them once.
    let pairs = enumeration.pairs.iter().enumerate();
    let mut sorted: Vec<_> = pairs
        .map(|(place, &pair)| (enumeration.strategies(pair), place))
        .collect();
    sorted.sort_by(|a, b| b.0.cmp(&a.0));
    let places = places_of(sorted.iter().map(|&(_, old)| old));
    let component = |of: engines::equilibria::components::Component| {
        let mut equilibria: Vec<u32> = of.pairs.iter().map(|&place| places[place]).collect();
        equilibria.sort_unstable();
        Component {
            equilibria,
            subsets: of
                .subsets
                .iter()
                .map(|subset| by_player(&enumeration.pairs, &places, subset))
                .collect(),
            index: of.index,
        }
    };
    let mut all: Vec<Component> = components(walked, enumeration)
        .into_iter()
        .map(component)
        .collect();
    all.sort_by(|a, b| a.equilibria.cmp(&b.equilibria));
    let equilibria: Vec<Equilibrium> = sorted
        .iter()
        .map(|(strategies, _)| equilibrium(game, strategies, is_symmetric))
        .collect();
    let payoffs: Vec<[Rational; 2]> = sorted
        .iter()
        .map(|([first, second], _)| [0, 1].map(|player| game.expected(player, [first, second])))
        .collect();
    found.payoff_dominant = payoff_dominant(&payoffs).map(|place| place as u32);
    found.degenerate = degenerate(walked, enumeration);
    found.components = all;
    found.extreme = Extreme::Known(equilibria);
}

fn equilibrium(
    game: &Bimatrix,
    strategies: &[Vec<Rational>; 2],
    is_symmetric: bool,
) -> Equilibrium {
    let [first, second] = strategies;
    let is_same = is_symmetric && first == second;
    Equilibrium {
        strategies: strategies.iter().map(|strategy| mixed(strategy)).collect(),
        payoffs: (0..2)
            .map(|player| exact(&game.expected(player, [first, second])))
            .collect(),
        stability: is_same.then(|| match stability(game, first) {
            stability::Stability::Evolutionary => Stability::Evolutionary,
            stability::Stability::Neutral => Stability::Neutral,
            stability::Stability::Unstable => Stability::Unstable,
            stability::Stability::Unknown => Stability::Unknown,
        }),
    }
}

/// A strategy with more best responses than actions, if there is one.
fn degenerate(game: &Bimatrix, enumeration: &Enumeration) -> Option<Degenerate> {
    let of = |player: usize| {
        let vertices = &enumeration.polytopes[player].vertices;
        let strategies = vertices
            .iter()
            .filter_map(|vertex| Some((vertex.labels, vertex.strategy()?)));
        let many =
            strategies.filter(move |(labels, _)| labels.count_ones() as usize > game.size(player));
        many.map(move |(_, strategy)| {
            let values = game.values(1 - player, &strategy);
            let best = values.iter().max().cloned().unwrap_or_default();
            let responses = (0..values.len()).filter(|&action| values[action] == best);
            Degenerate {
                player: player as u8,
                best_responses: responses.map(|action| action as u8).collect(),
                strategy: mixed(&strategy),
            }
        })
    };
    // The simplest example says most.
    let size = |degenerate: &Degenerate| {
        degenerate
            .strategy
            .iter()
            .filter(|part| !part.is_zero())
            .count()
    };
    (0..2).flat_map(of).min_by_key(size)
}

fn of_risk(risk: &Risk) -> FoundRisk {
    FoundRisk {
        equilibria: risk
            .equilibria
            .map(|profile| profile.map(|action| action as u8)),
        products: risk.products.each_ref().map(exact),
        dominant: risk.dominant().map(|place| place as u8),
    }
}

fn of_security(game: &StrategicGame, player: usize) -> Security {
    let found = security::security(game, player);
    let (pure_value, pure_action) = security::pure_security(game, player);
    Security {
        value: exact(&found.value),
        strategy: mixed(&found.strategy),
        pure_value: exact(&pure_value),
        pure_action: pure_action as u8,
    }
}

fn of_elimination((rounds, left): &(Vec<Vec<Dominated>>, Vec<Vec<usize>>)) -> FoundElimination {
    let gone = |gone: &Dominated| Eliminated {
        player: gone.player as u8,
        action: gone.action as u8,
        by: mixed(&gone.by),
    };
    FoundElimination {
        rounds: rounds
            .iter()
            .map(|round| round.iter().map(gone).collect())
            .collect(),
        left: left.iter().map(|actions| numbers_of(actions)).collect(),
    }
}

/// Actions from their numbers.
fn actions_of(numbers: &[Vec<u8>]) -> Vec<Vec<usize>> {
    let own = |own: &Vec<u8>| own.iter().map(|&action| action.into()).collect();
    numbers.iter().map(own).collect()
}

/// Actions by number.
pub(super) fn numbers_of(actions: &[usize]) -> Vec<u8> {
    actions.iter().map(|&action| action as u8).collect()
}

impl Chunk for MatrixChunk {
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
