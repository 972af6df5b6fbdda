//! Search for all equilibria, a box or a profile of supports a step.

use super::equilibrium::Equilibrium;
use super::family::Family;
use super::hunt::{Hunt, Hunted, Step};
use super::newton::{Verdict, look, widest};
use super::profiles::Profiles;
use super::recognition::{Recognised, has_other_supports, recognise};
use super::system::{Payoffs, Supports, System};
use super::tensor::Bounds;
use crate::Status;
use crate::effort;
use crate::equilibria::pure::pure_equilibria;
use crate::intervals::Interval;
use crate::intervals::krawczyk::is_inside;
use games::strategic::StrategicGame;

/// Boxes that are looked at, at most; a profile of supports is one at least.
pub const MAX_BOXES: u64 = 400_000;
/// Boxes of one profile of supports at most before others have their turn.
const MAX_BOXES_OF_SUPPORTS: u64 = 4_000;
/// Boxes of one profile of supports at most in all.
const MAX_BOXES_LATER: u64 = 32_000;
/// With more profiles of supports one mixed equilibrium is hunted first: the search would come to the large ones late.
const MAX_PROFILES_WITHOUT_HUNT: f64 = 2_000.0;
/// A box whose longest side is shorter is not split.
const MIN_WIDTH: f64 = 1e-6;
/// Boxes of one profile of supports before families are looked for in boxes that can be split.
const MIN_BOXES_OF_FAMILIES: u64 = 24;
/// Where a side is split: not in the middle, where solutions of symmetric games are.
const SPLIT: f64 = 0.487;

/// The boxes that are left of a profile of supports.
#[derive(Debug)]
struct Work {
    system: System,
    deciding: Vec<usize>,
    areas: Vec<Bounds>,
    /// Boxes with one solution each, which is known.
    known: Vec<Bounds>,
    boxes: u64,
    /// Boxes that were too small to be split.
    given_up: u64,
}

impl Work {
    fn new(game: &Payoffs, supports: Supports) -> Self {
        let system = System::new(game, supports);
        Self {
            deciding: system.deciding(),
            areas: vec![vec![Interval::PROBABILITIES; system.unknowns()]],
            known: Vec::new(),
            boxes: 0,
            given_up: 0,
            system,
        }
    }

    fn is_known(&self, area: &[Interval]) -> bool {
        self.known.iter().any(|known| is_inside(area, known))
    }
}

/// The search.
#[derive(Debug)]
pub struct Search {
    game: Payoffs,
    /// The payoffs exactly, if they are known.
    exact: Option<StrategicGame>,
    families: Vec<Family>,
    /// The hunt for the first mixed one, and what it has found, until the search comes there: the supports and a box with nothing else.
    hunt: Option<Hunt>,
    hunted: Option<(Supports, Bounds)>,
    profiles: Profiles,
    work: Option<Work>,
    /// Work that was put off, the last first.
    later: Vec<Work>,
    found: Vec<Equilibrium>,
    boxes: u64,
    undecided: u64,
    is_finished: bool,
}

impl Search {
    /// Of a game. Those in pure strategies are found already.
    pub fn new(game: &StrategicGame) -> Self {
        Self::among(game, &everything(&sizes(game)))
    }

    /// The same of a game in which no equilibrium has others than these actions, as where all others go by strict dominance: what is fewer is searched sooner.
    pub fn among(game: &StrategicGame, actions: &[Vec<usize>]) -> Self {
        let payoffs = |player: usize| {
            let profiles = 0..game.profiles();
            profiles
                .map(|profile| Interval::of_fraction(game.payoff(profile, player)))
                .collect()
        };
        let pure = pure_equilibria(game).into_iter();
        Self {
            found: pure
                .map(|profile| Equilibrium::pure(game, profile))
                .collect(),
            exact: Some(game.clone()),
            hunt: is_hunted(actions).then(|| Hunt::new(actions)),
            profiles: Profiles::new(actions),
            ..Self::mixed((0..actions.len()).map(payoffs).collect(), sizes(game))
        }
    }

    /// The search for mixed ones alone, of players with so many actions, from what they get: by player, then by profile, the last player's action changing fastest. Families
    /// are not looked for.
    pub fn mixed(payoffs: Vec<Vec<Interval>>, sizes: Vec<usize>) -> Self {
        Self {
            found: Vec::new(),
            exact: None,
            families: Vec::new(),
            hunt: None,
            hunted: None,
            profiles: Profiles::new(&everything(&sizes)),
            game: Payoffs { payoffs, sizes },
            work: None,
            later: Vec::new(),
            boxes: 0,
            undecided: 0,
            is_finished: false,
        }
    }

    /// Families of equilibria so far, none twice. At the end, what was found belongs to none of them.
    pub fn families(&self) -> &[Family] {
        &self.families
    }

    /// The equilibria so far: the pure ones, one that was hunted, then by supports, small ones first; of those that need many boxes, some at the end.
    pub fn found(&self) -> &[Equilibrium] {
        &self.found
    }

    /// Boxes so far.
    pub fn boxes(&self) -> u64 {
        self.boxes
    }

    /// Boxes that were given up: there may be equilibria in them, or infinitely many.
    pub fn undecided(&self) -> u64 {
        self.undecided
    }

    /// Whether there are certainly no other equilibria: all profiles of supports were searched, and nothing stayed undecided.
    pub fn is_complete(&self) -> bool {
        self.is_finished && self.undecided == 0
    }

    /// Takes the next profile of supports, or looks at a box.
    pub fn step(&mut self) -> Status {
        if self.is_finished {
            return Status::Finished;
        }
        if let Some(hunt) = self.hunt.take() {
            self.hunt_on(hunt);
            return Status::Running;
        }
        match self.work.take() {
            None => self.begin(),
            Some(mut work) => {
                if let Some(area) = work.areas.pop() {
                    self.look_at(&mut work, area);
                    match work.boxes {
                        MAX_BOXES_OF_SUPPORTS | MAX_BOXES_LATER => self.put_off(work),
                        _ => self.work = Some(work),
                    }
                }
            }
        }
        if self.boxes >= MAX_BOXES && !self.is_finished {
            let work = self.work.take().into_iter().chain(self.later.drain(..));
            let left: u64 = work.map(|work| work.areas.len() as u64).sum();
            // At least one: profiles that nobody has looked at are no answer either.
            self.undecided += left.max(1);
            self.is_finished = true;
        }
        if self.is_finished {
            self.drop_repeated();
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn begin(&mut self) {
        let Some(supports) = self.profiles.next() else {
            self.work = self.later.pop();
            self.is_finished = self.work.is_none();
            return;
        };
        let mut work = Work::new(&self.game, supports);
        effort::spend(4 * work.system.products() + 200);
        let is_there = |(supports, _): &mut (Supports, Bounds)| *supports == work.system.supports;
        if let Some((_, only)) = self.hunted.take_if(is_there) {
            work.known.push(only);
        }
        self.work = Some(work);
    }

    fn hunt_on(&mut self, mut hunt: Hunt) {
        match hunt.step(&self.game) {
            Step::Running => self.hunt = Some(hunt),
            Step::Over => {}
            Step::Found(found) => {
                let Hunted { system, at, only } = *found;
                self.settle(&system, &at, &only);
                self.hunted = Some((system.supports, only));
            }
        }
    }

    /// Puts work off that has become long. Where a box was too small to be split already, nothing more is expected of it.
    fn put_off(&mut self, mut work: Work) {
        if work.given_up == 0 && work.boxes < MAX_BOXES_LATER {
            self.later.insert(0, work);
        } else {
            self.undecided += work.areas.len() as u64;
            work.areas.clear();
        }
    }

    fn look_at(&mut self, work: &mut Work, area: Bounds) {
        self.boxes += 1;
        work.boxes += 1;
        let unknowns = work.system.unknowns() as u64;
        effort::spend(4 * unknowns.pow(3) + 32 * work.system.products() + 200);
        let Some(strategies) = work.system.proper_strategies(&area) else {
            return;
        };
        if !work.system.is_possible(&strategies) || work.is_known(&area) {
            return;
        }
        let area = work.system.part(&strategies);
        match look(&work.system, &area) {
            Verdict::None => {}
            Verdict::One { at, only } => {
                if !work.is_known(&at) {
                    self.settle(&work.system, &at, &only);
                }
                work.known.push(only);
            }
            Verdict::Within(part) if widest(&part) < 0.8 * widest(&area) => work.areas.push(part),
            Verdict::Within(part) => {
                let halves = halves(&part, &work.deciding);
                let is_due = halves.is_none() || work.boxes >= MIN_BOXES_OF_FAMILIES;
                if is_due && self.recognises(work, &part) {
                    return;
                }
                match halves {
                    Some(halves) => work.areas.extend(halves),
                    None => {
                        work.given_up += 1;
                        self.undecided += 1;
                    }
                }
            }
        }
    }

    /// Drops what was found that belongs to a family, and families that are a point that is known already.
    fn drop_repeated(&mut self) {
        let (larger, points): (Vec<Family>, Vec<Family>) = core::mem::take(&mut self.families)
            .into_iter()
            .partition(|family| family.vertices.len() > 1);
        let is_other = |one: &Equilibrium| !larger.iter().any(|family| one.is_of(family));
        self.found.retain(is_other);
        self.families = larger;
        for point in points {
            let is_known = self.families.iter().any(|family| family.meets(&point))
                || self.found.iter().any(|one| one.is_of(&point));
            if !is_known {
                self.families.push(point);
            }
        }
    }

    /// Whether all equilibria in a box belong to a family, which is noted.
    fn recognises(&mut self, work: &Work, area: &[Interval]) -> bool {
        let Some(game) = &self.exact else {
            return false;
        };
        let unknowns = work.system.unknowns() as u64;
        let players = work.system.supports.len() as u64;
        effort::spend(players * (8 * unknowns.pow(3) + 64 * work.system.products() + 200));
        match recognise(game, &work.system, area) {
            None => return false,
            Some(Recognised::Nothing) => {}
            Some(Recognised::Part(family)) => {
                if !self.families.contains(&family) {
                    self.families.push(family);
                }
            }
        }
        true
    }

    /// Adds a solution if it is or may be an equilibrium.
    fn settle(&mut self, system: &System, at: &[Interval], only: &[Interval]) {
        let Some(strategies) = system.proper_strategies(at) else {
            return;
        };
        if !system.is_possible(&strategies) {
            return;
        }
        // With a probability of 0 it would belong to other supports.
        if strategies.iter().flatten().any(|part| part.low <= 0.0) {
            let exact = self.exact.as_ref();
            let is_seen = exact.is_some_and(|game| has_other_supports(game, system, [at, only]));
            self.undecided += u64::from(!is_seen);
            return;
        }
        let is_certified = system.is_best(&strategies);
        let found = Equilibrium::mixed(&self.game, &system.supports, &strategies, is_certified);
        self.found.push(found);
    }
}

fn sizes(game: &StrategicGame) -> Vec<usize> {
    game.actions().iter().map(Vec::len).collect()
}

/// All actions of players with so many.
fn everything(sizes: &[usize]) -> Vec<Vec<usize>> {
    sizes.iter().map(|&size| (0..size).collect()).collect()
}

/// Whether there are many profiles of supports.
fn is_hunted(actions: &[Vec<usize>]) -> bool {
    let supports = actions.iter().map(|own| libm::exp2(own.len() as f64) - 1.0);
    supports.product::<f64>() > MAX_PROFILES_WITHOUT_HUNT
}

/// Two halves of a box, along the longest of its deciding sides; `None` if that is too short.
fn halves(area: &[Interval], deciding: &[usize]) -> Option<[Bounds; 2]> {
    let longer = |best: usize, &side: &usize| {
        if area[side].width() > area[best].width() {
            side
        } else {
            best
        }
    };
    let side = deciding.iter().fold(*deciding.first()?, longer);
    let whole = area[side];
    if whole.width() < MIN_WIDTH {
        return None;
    }
    let at = whole.low + SPLIT * whole.width();
    let half = |part: Interval| {
        let mut half = area.to_vec();
        half[side] = part;
        half
    };
    let [low, high] = [whole.low, whole.high];
    let parts = [Interval { low: at, high }, Interval { low, high: at }];
    Some(parts.map(half))
}
