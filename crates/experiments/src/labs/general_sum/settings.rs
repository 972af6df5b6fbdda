//! Parameters of the lab of several players, as they stand in links, forms and help.

use crate::common::regret_variant::RegretVariant;
use crate::parameters::{Integer, OneOf, SEED, choices, parameters};
use engines::regret::Updates;
use engines::regret::several::SeveralParameters;

choices! {
    /// The games.
    pub enum GameName {
        KuhnForThree = "kuhn-three",
        Shapley = "shapley",
        BattleOfTheSexes = "battle-of-the-sexes",
        /// With two players.
        Kuhn = "kuhn",
        RockPaperScissors = "rock-paper-scissors",
    }
}

choices! {
    /// When players learn what others have learned.
    pub enum UpdatesName {
        Simultaneous = "simultaneous",
        Alternating = "alternating",
    }
}

choices! {
    /// What runs begin with.
    pub enum Start {
        /// Every action alike.
        Uniform = "uniform",
        /// Regrets at random.
        Random = "random",
    }
}

choices! {
    /// The parts of the page that can be shown alone.
    pub enum View {
        All = "all",
        Convergence = "convergence",
        Paths = "paths",
        Strategies = "strategies",
        Payoffs = "payoffs",
        Numbers = "numbers",
    }
}

/// The variants that are known for several players.
const VARIANTS: &[&str] = RegretVariant::NAMES.split_at(2).0;

/// So many runs there are at most.
pub const MAX_STARTS: u64 = 30;

parameters! {
    /// One experiment: a game, how it is learned, for how long, and from where.
    pub struct GeneralSumExperiment, texts labs.general_sum.parameters {
        game: GameName = GameName::KuhnForThree, OneOf(GameName::NAMES), Everyone;
        /// Of Kuhn poker for three.
        cards: u64 = 4, Integer { minimum: 4, maximum: 6 }, Everyone, if |lab| lab.game == GameName::KuhnForThree;
        variant: RegretVariant = RegretVariant::Cfr, OneOf(VARIANTS), Everyone;
        updates: UpdatesName = UpdatesName::Simultaneous, OneOf(UpdatesName::NAMES), Everyone;
        iterations: u64 = 5_000, Integer { minimum: 1, maximum: 100_000_000 }, Everyone;
        start: Start = Start::Uniform, OneOf(Start::NAMES), Everyone;
        /// Runs, each from a start of its own.
        starts: u64 = 12, Integer { minimum: 1, maximum: MAX_STARTS }, Everyone, if |lab| lab.start == Start::Random;
        /// The run that is looked at, from 1; the last one if there are not so many.
        run: u64 = 1, Integer { minimum: 1, maximum: MAX_STARTS }, Look, if |lab| lab.runs() > 1;
        /// What is shown of the page.
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone, if |lab| lab.start == Start::Random;
    }
}

impl GeneralSumExperiment {
    /// How many runs there are: without lots one is all runs.
    pub fn runs(&self) -> u64 {
        match self.start {
            Start::Uniform => 1,
            Start::Random => self.starts,
        }
    }

    /// The run that is looked at, from 0.
    pub fn run_shown(&self) -> usize {
        (self.run.min(self.runs()) - 1) as usize
    }

    /// The variant, as the engine has it.
    pub fn parameters(&self) -> SeveralParameters {
        SeveralParameters {
            is_plus: self.variant == RegretVariant::CfrPlus,
            updates: match self.updates {
                UpdatesName::Simultaneous => Updates::Simultaneous,
                UpdatesName::Alternating => Updates::Alternating,
            },
        }
    }
}
