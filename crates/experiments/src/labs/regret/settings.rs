//! Parameters of the regret lab, as they stand in links, forms and help.

use super::locks::{FixedStrategies, Locks};
use super::names::{Place, Words};
use super::rules::Rules;
use crate::common::regret_variant::{RegretVariant, VariantNumbers};
use crate::parameters::{
    Integer, IntegerOrEnd, OneOf, Real, SEED, Several, SomeOf, Switch, choices, parameters,
};
use engines::regret::kuhn_equilibrium::MAX_ALPHA;
use engines::regret::{GameTree, RegretParameters, Sampling, Updates};
use games::goofspiel::{self, GoofspielRules};
use games::kuhn::FirstPass;
use games::matrix_game::{MATCHING_PENNIES, ROCK_PAPER_SCISSORS};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

choices! {
    /// The games.
    pub enum GameName {
        Kuhn = "kuhn",
        /// Kuhn poker where the first player's pass ends the hand.
        KuhnSeed = "kuhn-seed",
        Leduc = "leduc",
        LiarsDice = "liars-dice",
        Goofspiel = "goofspiel",
        RockPaperScissors = "rock-paper-scissors",
        MatchingPennies = "matching-pennies",
    }
}

choices! {
    /// In which order the prizes of Goofspiel are turned up.
    pub enum PointsOrder {
        Descending = "descending",
        Ascending = "ascending",
        Random = "random",
    }
}

choices! {
    /// What the payoff of Goofspiel is.
    pub enum Returns {
        WinLoss = "win-loss",
        PointDifference = "point-difference",
    }
}

choices! {
    /// The parts of the page that can be shown alone.
    pub enum View {
        All = "all",
        /// The game: the tree of a deal, or the matrix.
        Tree = "tree",
        Strategies = "strategies",
        Simplex = "simplex",
        Exploitability = "exploitability",
        Arithmetic = "arithmetic",
        PseudoCode = "pseudo-code",
        Table = "table",
        Comparison = "comparison",
        BestResponses = "best-responses",
        Equilibria = "equilibria",
        Files = "files",
        Numbers = "numbers",
        /// Sampled regrets beside full ones.
        Sampling = "sampling",
    }
}

choices! {
    /// What the walks that are compared with the full one draw.
    #[derive(Serialize, Deserialize)]
    pub enum SampledBy {
        Chance = "chance",
        External = "external",
        Outcome = "outcome",
    }
}

impl SampledBy {
    /// The same for the engine; with outcome sampling so much of the time an action is drawn whatever the strategy says.
    pub fn sampling(self, exploration: f64) -> Sampling {
        match self {
            Self::Chance => Sampling::Chance,
            Self::External => Sampling::External,
            Self::Outcome => Sampling::Outcome { exploration },
        }
    }
}

/// Some of the variants.
pub type Variants = Several<RegretVariant>;

/// A power in discounted CFR.
const POWER: Real = Real {
    minimum: -10.0,
    maximum: 10.0,
};

parameters! {
    /// One experiment: a game, how it is learned, for how long, and what that is compared with.
    pub struct RegretExperiment, texts labs.regret.parameters {
        game: GameName = GameName::Kuhn, OneOf(GameName::NAMES), Everyone;
        /// Of Kuhn poker; of each player of Goofspiel.
        cards: u64 = 3, Integer { minimum: 3, maximum: 13 }, Everyone, if |lab| matches!(lab.game, GameName::Kuhn | GameName::KuhnSeed | GameName::Goofspiel);
        /// Of Leduc poker.
        ranks: u64 = 3, Integer { minimum: 3, maximum: 10 }, Everyone, if |lab| lab.game == GameName::Leduc;
        /// Of each player of Liar's dice.
        dice: u64 = 1, Integer { minimum: 1, maximum: 2 }, Everyone, if |lab| lab.game == GameName::LiarsDice;
        faces: u64 = 6, Integer { minimum: 2, maximum: 6 }, Everyone, if |lab| lab.game == GameName::LiarsDice;
        /// Of Goofspiel.
        points_order: PointsOrder = PointsOrder::Descending, OneOf(PointsOrder::NAMES), Everyone, if |lab| lab.game == GameName::Goofspiel;
        imperfect: bool = true, Switch, Everyone, if |lab| lab.game == GameName::Goofspiel;
        returns: Returns = Returns::WinLoss, OneOf(Returns::NAMES), Everyone, if |lab| lab.game == GameName::Goofspiel;
        variant: RegretVariant = RegretVariant::Cfr, OneOf(RegretVariant::NAMES), Everyone;
        iterations: u64 = 1_000, Integer { minimum: 1, maximum: 1_000_000_000 }, Everyone;
        /// What runs beside the main variant.
        compare: Variants = Variants::default(), SomeOf(RegretVariant::NAMES), Everyone;
        /// Runs of each variant that draws lots.
        seeds: u64 = 1, Integer { minimum: 1, maximum: 100 }, Everyone, if |lab| lab.samples(|sampling| sampling != Sampling::None);
        /// What is not learned.
        lock: Locks = Locks::default(), FixedStrategies, Everyone;
        alpha: f64 = VariantNumbers::PUBLISHED.discounts[0], POWER, Advanced, if |lab| lab.variants().contains(&RegretVariant::Discounted);
        beta: f64 = VariantNumbers::PUBLISHED.discounts[1], POWER, Advanced, if |lab| lab.variants().contains(&RegretVariant::Discounted);
        gamma: f64 = VariantNumbers::PUBLISHED.discounts[2], Real { minimum: 0.0, maximum: 10.0 }, Advanced, if |lab| lab.variants().contains(&RegretVariant::Discounted);
        /// Of outcome sampling.
        exploration: f64 = VariantNumbers::PUBLISHED.exploration, Real { minimum: 0.01, maximum: 1.0 }, Advanced, if |lab| lab.sampled == SampledBy::Outcome || lab.samples(|sampling| matches!(sampling, Sampling::Outcome { .. }));
        simultaneous: bool = false, Switch, Advanced;
        /// The regret that first actions begin with, in antes.
        head_start: f64 = 0.0, Real { minimum: 0.0, maximum: 1_000.0 }, Advanced;
        /// The iteration looked at, on all of the page; none for the last.
        look: Option<u64> = Some(37), IntegerOrEnd { minimum: 1, maximum: 1_000_000_000 }, Look;
        /// The moment of it: after so many steps.
        step: u64 = 0, Integer { minimum: 0, maximum: 1_000_000 }, Look;
        /// What is shown of the page.
        view: View = View::All, OneOf(View::NAMES), Look;
        /// The cards of the tree, first player's first; nothing for those that the page chooses.
        deal: String = String::new(), Place, Look, if |lab| lab.is_poker();
        /// The part of the game that is shown, see [`super::parts`].
        round: String = String::new(), Place, Look, if |lab| lab.game == GameName::Leduc;
        /// The information set that is looked at, by its key.
        set: String = String::new(), Place, Look;
        /// The α of the equilibrium that is shown.
        equilibrium: f64 = MAX_ALPHA / 2.0, Real { minimum: 0.0, maximum: MAX_ALPHA }, Look, if |lab| lab.game == GameName::Kuhn;
        /// What the names of the information sets in the table of numbers have in them.
        filter: String = String::new(), Words, Look;
        /// What the walks beside the full one draw, and how many there are.
        sampled: SampledBy = SampledBy::External, OneOf(SampledBy::NAMES), Look;
        walks: u64 = 1_000, Integer { minimum: 1, maximum: 1_000_000 }, Look;
        seed: u64 = 1, SEED, Everyone;
    }
}

impl RegretExperiment {
    /// The game, compiled: the same for anyone who asks about one game. Of the largest it is an outline, without most of the
    /// histories ([`GameTree::is_whole`]).
    pub fn tree(&self) -> Arc<GameTree> {
        self.rules().tree()
    }

    /// The whole game, compiled, for those who learn it: of the largest that takes too long for a page's own thread.
    pub fn whole_tree(&self) -> Arc<GameTree> {
        self.rules().whole_tree()
    }

    /// Which game it is exactly; never one that is too large.
    pub fn rules(&self) -> Rules {
        self.asked_rules().fitting()
    }

    /// The same as large as it is asked for.
    pub(super) fn asked_rules(&self) -> Rules {
        let cards = self.cards as u8;
        match self.game {
            GameName::Kuhn => Rules::Kuhn(cards, FirstPass::SecondPlayer),
            GameName::KuhnSeed => Rules::Kuhn(cards, FirstPass::Showdown),
            GameName::Leduc => Rules::Leduc(self.ranks as u8),
            GameName::LiarsDice => Rules::LiarsDice(self.dice as u8, self.faces as u8),
            GameName::Goofspiel => Rules::Goofspiel(self.goofspiel()),
            GameName::RockPaperScissors => Rules::Matrix(&ROCK_PAPER_SCISSORS),
            GameName::MatchingPennies => Rules::Matrix(&MATCHING_PENNIES),
        }
    }

    /// The same game, with nothing else chosen.
    #[must_use]
    pub fn game_alone(&self) -> Self {
        Self {
            game: self.game,
            cards: self.cards,
            ranks: self.ranks,
            dice: self.dice,
            faces: self.faces,
            points_order: self.points_order,
            imperfect: self.imperfect,
            returns: self.returns,
            ..Self::default()
        }
    }

    fn goofspiel(&self) -> GoofspielRules {
        GoofspielRules {
            // No player has more: a link may ask for as many as Kuhn poker has.
            cards: (self.cards as u8).min(*goofspiel::CARDS.end()),
            order: match self.points_order {
                PointsOrder::Descending => goofspiel::PointsOrder::Descending,
                PointsOrder::Ascending => goofspiel::PointsOrder::Ascending,
                PointsOrder::Random => goofspiel::PointsOrder::Random,
            },
            is_imperfect: self.imperfect,
            returns: match self.returns {
                Returns::WinLoss => goofspiel::Returns::WinLoss,
                Returns::PointDifference => goofspiel::Returns::PointDifference,
            },
        }
    }

    /// Whether one of the variants samples in a way that is `wanted`.
    fn samples(&self, wanted: fn(Sampling) -> bool) -> bool {
        let mut variants = self.variants().into_iter();
        variants.any(|variant| wanted(self.parameters_of(variant).sampling))
    }

    /// A variant with this experiment's numbers.
    pub fn parameters_of(&self, variant: RegretVariant) -> RegretParameters {
        let parameters = variant.parameters(VariantNumbers {
            discounts: [self.alpha, self.beta, self.gamma],
            exploration: self.exploration,
        });
        let updates = if self.simultaneous {
            Updates::Simultaneous
        } else {
            Updates::Alternating
        };
        RegretParameters {
            updates,
            head_start: self.head_start,
            ..parameters
        }
    }
}
