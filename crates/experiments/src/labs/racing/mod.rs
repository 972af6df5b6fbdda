//! Racing: who of two is better, decided by playing until confidence bounds say so; how often that is wrong, and how many
//! games it takes.
//!
//! One race is looked at, game by game, and all races of the table say what they would have said of the same games. The
//! chosen race is repeated with other random numbers. Where the contestants are a single coin, the exact numbers and the
//! source's formulas stand beside what was found. See [`engines::racing`] for all of them.
//!
//! Chunks: the race looked at, which is race 0; what can be calculated; blocks of the other races. Race r draws from
//! stream r, so it does not depend on how many there are.

mod findings;
mod inquiries;
mod live;
mod moment;
mod report;
mod settings;
mod snapshot;
mod tally;
mod truth;

use crate::common::agent_cost::{cost_of_move, moves_of_a_side};
use crate::common::race_cost::cost_of_race;
use crate::common::races::RaceName;
use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::report::Table;
use crate::seal::Seal;
use crate::{LabExperiment, Progress, Reached};
use core::ops::Range;
use engines::agents::Agent;
use engines::racing::{Plan, Rules};
pub use findings::Findings;
use games::connect_four::Setup;
pub use inquiries::{Course, RacingInquiry};
pub use live::{Decision, Live};
pub use moment::Moment;
use serde::Serialize;
pub use settings::{ContestName, RacingExperiment, View};
pub use snapshot::Snapshot;
pub use tally::{Mean, Tally};
use texts::Texts;
pub use truth::{Searched, Truth, TruthSnapshot};
use ts_rs::TS;

/// The most blocks the other races are cut into.
const MAX_BLOCKS: u64 = 50;
/// The chunks before those blocks.
pub const LIVE: usize = 0;
pub const TRUTH: usize = 1;
const FIRST_BLOCK: usize = 2;

impl RacingExperiment {
    /// The numbers of the chosen race.
    pub fn plan(&self) -> Plan {
        self.plan_of(self.race)
    }

    /// What the chosen race does.
    pub fn rules(&self) -> Rules {
        self.race.rules(&self.composed)
    }

    /// The numbers of a race with this precision and error probability.
    pub fn plan_of(&self, race: RaceName) -> Plan {
        race.rules(&self.composed).plan(self.epsilon, self.delta)
    }

    /// The races that are told of the games of the race looked at: those of the table, and the chosen one.
    pub fn told(&self) -> Vec<RaceName> {
        let mut told = RaceName::TABLE.to_vec();
        if !told.contains(&self.race) {
            told.push(self.race);
        }
        told
    }

    /// The board. [`LabExperiment::repair`] has made sure that there is one; until then the standard one stands in.
    pub fn setup(&self) -> Setup {
        self.board.setup()
    }

    /// The probability of heads, if it is a single coin.
    pub fn coin(&self) -> Option<f64> {
        (self.contest == ContestName::Coin).then_some(self.mean)
    }

    /// The first player's expected result, where a formula gives it; see [`Findings::mean`] for where it takes time.
    pub fn known_mean(&self) -> Option<f64> {
        match self.contest {
            ContestName::Coin => Some(self.mean),
            ContestName::TwoCoins => Some(0.5 + (self.first_coin - self.second_coin) / 2.0),
            ContestName::ConnectFour | ContestName::War | ContestName::Rrrats => None,
        }
    }

    /// Whether enough is decided for the race looked at to end.
    pub fn is_over(&self, decisions: &[Option<Decision>]) -> bool {
        let wanted = decisions.iter().zip(self.told());
        wanted
            .filter(|&(_, race)| self.all || race == self.race)
            .all(|(decision, _)| decision.is_some())
    }

    /// Races in a block.
    fn block_races(&self) -> u64 {
        (self.repeats - 1).div_ceil(MAX_BLOCKS).max(1)
    }

    /// The races of a chunk that is a block.
    pub fn races_of(&self, chunk: usize) -> Range<u64> {
        let first = 1 + (chunk - FIRST_BLOCK) as u64 * self.block_races();
        first..(first + self.block_races()).min(self.repeats)
    }

    fn total(&self, chunk: usize) -> u64 {
        let races = self.races_of(chunk);
        races.end - races.start
    }
}

impl LabExperiment for RacingExperiment {
    const NAME: &'static str = "racing";
    const SEALS_CHUNKS: bool = false;
    type Snapshot = Snapshot;
    type Findings = Findings;

    /// A race that its bounds decide.
    fn opening() -> Self {
        Self {
            mean: 0.52,
            ..Self::default()
        }
    }

    fn repair(&mut self) -> Vec<Diagnostic> {
        self.board.repair().into_iter().collect()
    }

    fn with_default_moment(&self) -> Self {
        self.asked()
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.racing.page.summary
    }

    fn wants_book(&self) -> bool {
        self.contest == ContestName::ConnectFour
            && self.setup() == Setup::STANDARD
            && [self.first, self.second].contains(&Agent::Perfect)
    }

    fn chunk_count(&self) -> usize {
        FIRST_BLOCK + (self.repeats - 1).div_ceil(self.block_races()) as usize
    }

    fn cost(&self) -> Cost {
        let game = match self.contest {
            ContestName::Coin | ContestName::TwoCoins => Work::CoinGame.times(1),
            ContestName::War => Work::WarGame.times(1),
            ContestName::Rrrats => Work::RrratsGame.times(1),
            ContestName::ConnectFour => {
                let plies = moves_of_a_side(self.setup());
                let [first, second] =
                    [&self.first, &self.second].map(|agent| cost_of_move(agent, self.setup()));
                (first + second) * plies
            }
        };
        let calculated = Work::RaceCalculation.times(u64::from(self.coin().is_some()));
        let raced = cost_of_race(&self.plan(), game, self.known_mean()) * self.repeats;
        raced.in_chunks(self.chunk_count()).beside(calculated)
    }

    /// Fewer races, and where one race is already too long, shorter ones.
    fn reduced(&self, times: u64) -> Option<Self> {
        let shorter = (times as f64 / self.repeats as f64).max(1.0);
        Some(Self {
            repeats: (self.repeats / times).max(1),
            // A race takes about 1/ε² games.
            epsilon: ((self.epsilon * shorter.sqrt()).min(0.3) * 1_000.0).round() / 1_000.0,
            ..self.clone()
        })
    }

    fn seals(&self) -> impl Fn(usize) -> Seal {
        let seal = Seal::of(self.fingerprint());
        move |chunk| seal.of_variant(chunk.min(FIRST_BLOCK) as u8)
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        let most = self.plan().most_games();
        move |chunk, snapshot| match snapshot {
            Snapshot::Live(live) => live.fits(self),
            Snapshot::Truth(_) => true,
            Snapshot::Repeated(tally) => tally.is_sound(self.total(chunk), most),
        }
    }

    fn progress_of(&self, chunk: usize, snapshot: &Snapshot) -> Reached {
        match snapshot {
            Snapshot::Live(live) => Reached::whole(live.is_over, live.games),
            Snapshot::Truth(truth) => truth.reached(),
            Snapshot::Repeated(tally) => {
                let (done, total) = (tally.races, self.total(chunk));
                Reached::of(Progress { done, total })
            }
        }
    }

    fn begin(&self) -> Findings {
        Findings::new(self.repeats)
    }

    fn add(&self, findings: &mut Findings, _: usize, snapshot: Snapshot) {
        match snapshot {
            Snapshot::Live(live) => findings.look_at(live, self),
            Snapshot::Truth(truth) => findings.truth = truth.found(),
            Snapshot::Repeated(tally) => findings.add(&tally),
        }
    }

    fn reported(&self) -> Self {
        self.clone()
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(self, findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(self, findings)
    }
}
