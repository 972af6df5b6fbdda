//! Parameters of auctions, as they stand in links, forms and help.

use crate::parameters::{AnyText, Exactly, Integer, OneOf, SEED, choices, parameters};
use engines::auctions::setting::Format;
use engines::auctions::winning::winning_share;
use games::fraction::Fraction;

choices! {
    /// Who wins and pays what, by the names that are in use; some of them come to the same.
    pub enum FormatName {
        FirstPrice = "first-price",
        SecondPrice = "second-price",
        English = "english",
        Dutch = "dutch",
        AllPay = "all-pay",
        ThirdPrice = "third-price",
        UniformPrice = "uniform-price",
        Discriminatory = "discriminatory",
    }
}

choices! {
    /// To whom it is worth what.
    pub enum WorthName {
        Private = "private",
        Common = "common",
    }
}

choices! {
    /// How bidders on a grid learn.
    pub enum LearnerName {
        RegretMatching = "regret-matching",
        FictitiousPlay = "fictitious-play",
    }
}

choices! {
    /// Whom the viewer bids against.
    pub enum Opponents {
        Equilibrium = "equilibrium",
        Naive = "naive",
        Learned = "learned",
    }
}

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Bids = "bids",
        Revenue = "revenue",
        Turn = "turn",
        VirtualValues = "virtual-values",
        Held = "held",
        Learning = "learning",
        Play = "play",
    }
}

choices! {
    /// What is drawn of an equilibrium.
    pub enum Marks {
        Equilibrium = "equilibrium",
        Nothing = "nothing",
    }
}

impl FormatName {
    /// What bidding comes to.
    pub fn rules(self) -> Format {
        match self {
            Self::FirstPrice | Self::Dutch | Self::Discriminatory => Format::FirstPrice,
            Self::SecondPrice | Self::English | Self::UniformPrice => Format::SecondPrice,
            Self::AllPay => Format::AllPay,
            Self::ThirdPrice => Format::ThirdPrice,
        }
    }
}

/// Characters of a formula.
const MAX_CHARACTERS: usize = 200;
/// Values of a grid.
const MIN_GRID: u64 = 2;
const MAX_GRID: u64 = 20;
/// Values of a grid on which equilibria are found in fractions.
pub const MAX_EXACT_GRID: u64 = 10;
/// Rounds of learning.
const MAX_ROUNDS: u64 = 10_000;
/// Bidders.
pub const MAX_BIDDERS: u64 = 50;

const SHARE: Exactly = Exactly {
    minimum: Fraction::ZERO,
    maximum: Fraction::ONE,
};

parameters! {
    /// One experiment: an auction, and who bids.
    pub struct AuctionExperiment, texts labs.auction.parameters {
        format: FormatName = FormatName::FirstPrice, OneOf(FormatName::NAMES), Everyone;
        bidders: u64 = 3, Integer { minimum: 2, maximum: MAX_BIDDERS }, Everyone;
        worth: WorthName = WorthName::Private, OneOf(WorthName::NAMES), Everyone;
        units: u64 = 1, Integer { minimum: 1, maximum: MAX_BIDDERS - 1 }, Everyone, if |lab| lab.has_units();
        /// The distribution function of values, of v.
        values: String = "v".to_owned(), AnyText { max_characters: MAX_CHARACTERS, allowed: |texts| texts.labs.auction.allowed_values }, Everyone;
        /// Another state of the world: how likely it is, and the distribution function of values in it.
        other_share: Fraction = Fraction::ZERO, SHARE, Everyone, if |lab| lab.may_have_two_states();
        other_values: String = "v^3".to_owned(), AnyText { max_characters: MAX_CHARACTERS, allowed: |texts| texts.labs.auction.allowed_values }, Everyone, if |lab| lab.has_two_states();
        reserve: Fraction = Fraction::ZERO, SHARE, Everyone, if |lab| lab.has_rules();
        fee: Fraction = Fraction::ZERO, SHARE, Everyone, if |lab| lab.has_rules();
        budget: Fraction = Fraction::ONE, SHARE, Everyone, if |lab| lab.may_have_budget();
        risk_aversion: Fraction = Fraction::ZERO, Exactly { minimum: Fraction::ZERO, maximum: Fraction::new(9, 10) }, Everyone, if |lab| lab.may_be_averse();
        /// The value that is looked at.
        value: Fraction = Fraction::new(7, 10), SHARE, Look;
        /// Whether bids and the best reserve are shown.
        marks: Marks = Marks::Equilibrium, OneOf(Marks::NAMES), Look;
        /// Auctions that are held.
        auctions: u64 = 10_000, Integer { minimum: 1, maximum: 1_000_000 }, Everyone;
        /// Values of the grid on which bidders learn, and how they do.
        grid: u64 = 10, Integer { minimum: MIN_GRID, maximum: MAX_GRID }, Everyone, if |lab| lab.has_grid();
        learner: LearnerName = LearnerName::RegretMatching, OneOf(LearnerName::NAMES), Everyone, if |lab| lab.has_grid();
        rounds: u64 = 1_000, Integer { minimum: 1, maximum: MAX_ROUNDS }, Everyone, if |lab| lab.has_grid();
        /// The round of learning that is looked at: this one, or the last before it that is kept.
        round: u64 = MAX_ROUNDS, Integer { minimum: 1, maximum: MAX_ROUNDS }, Look;
        /// Whom the viewer bids against.
        opponents: Opponents = Opponents::Equilibrium, OneOf(Opponents::NAMES), Look;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
    }
}

impl AuctionExperiment {
    pub(super) fn is_third_price(&self) -> bool {
        self.format == FormatName::ThirdPrice
    }

    /// Whether the format is worked out for private values alone. (In an English auction of a common value those who leave show what they have seen.)
    pub(super) fn needs_private(&self) -> bool {
        matches!(self.format, FormatName::ThirdPrice | FormatName::English)
    }

    pub fn is_common(&self) -> bool {
        self.worth == WorthName::Common
    }

    /// Whether several units can be sold. (In a Dutch or English auction who is left sees what has been sold, which changes bids.)
    pub fn has_units(&self) -> bool {
        self.has_rules() && !matches!(self.format, FormatName::Dutch | FormatName::English)
    }

    /// Whether bidders learn on a grid: one thing is sold, for less than the third price.
    pub fn has_grid(&self) -> bool {
        !self.is_third_price() && self.units() == 1
    }

    /// Whether the viewer can bid against these. Naive ones bid what it is worth to them, which is what bidders do in equilibrium with the second price,
    /// and cannot with a budget.
    pub fn has_opponents(&self, opponents: Opponents) -> bool {
        let is_private_second = self.format.rules() == Format::SecondPrice && !self.is_common();
        match opponents {
            Opponents::Equilibrium => true,
            Opponents::Naive => {
                !self.is_third_price() && !is_private_second && self.budget().is_none()
            }
            Opponents::Learned => self.has_grid(),
        }
    }

    /// Whom the viewer bids against, where there are such.
    pub fn opponents(&self) -> Opponents {
        match self.has_opponents(self.opponents) {
            true => self.opponents,
            false => Opponents::Equilibrium,
        }
    }

    /// Rounds of learning; none where there is no grid.
    pub fn rounds_of_learning(&self) -> u64 {
        if self.has_grid() { self.rounds } else { 0 }
    }

    /// The sizes of grids on which an equilibrium is found in fractions: of two bidders who only count money and enter free.
    pub fn exact_grids(&self) -> Vec<u64> {
        let is_solved = self.has_grid() && self.bidders == 2 && self.fee() <= 0.0;
        let is_risky = self.format.rules() == Format::FirstPrice && self.risk_aversion() > 0.0;
        let most = self.grid.min(MAX_EXACT_GRID);
        let mut sizes: Vec<u64> = [2, 4, 6, 8]
            .into_iter()
            .filter(|&size| size < most)
            .collect();
        sizes.push(most);
        if is_solved && !is_risky {
            sizes
        } else {
            Vec::new()
        }
    }

    /// How many are sold.
    pub fn units(&self) -> u64 {
        if self.has_units() { self.units } else { 1 }
    }

    /// The probability that one of the units is won with a value that this share of values is below.
    pub fn winning(&self, below: f64) -> f64 {
        winning_share(self.bidders as u32, self.units() as u32, below)
    }

    /// The reserve, where it is looked at.
    pub fn reserve(&self) -> f64 {
        if self.has_rules() {
            self.reserve.value()
        } else {
            0.0
        }
    }

    /// The fee, where it is looked at.
    pub fn fee(&self) -> f64 {
        if self.has_rules() {
            self.fee.value()
        } else {
            0.0
        }
    }

    /// Whether another state of the world is looked at: of one unit with a private value, where entering is free.
    pub fn may_have_two_states(&self) -> bool {
        self.has_rules() && self.units() == 1 && self.fee() == 0.0
    }

    /// Whether there are two states of the world, so that high values come together.
    pub fn has_two_states(&self) -> bool {
        self.may_have_two_states() && self.other_share > Fraction::ZERO
    }

    /// How likely the states of the world are.
    pub fn state_weights(&self) -> Vec<f64> {
        let other = self.other_share.value();
        match self.has_two_states() {
            true => vec![1.0 - other, other],
            false => vec![1.0],
        }
    }

    /// Whether a budget is looked at: where another state could be, and is not.
    pub fn may_have_budget(&self) -> bool {
        self.may_have_two_states() && !self.has_two_states()
    }

    /// What each bidder has, if that is less than the most that anybody would bid.
    pub fn budget(&self) -> Option<f64> {
        (self.may_have_budget() && self.budget < Fraction::ONE).then(|| self.budget.value())
    }

    /// Risk aversion, where it is looked at.
    pub fn risk_aversion(&self) -> f64 {
        if self.may_be_averse() {
            self.risk_aversion.value()
        } else {
            0.0
        }
    }

    /// Whether a reserve and a fee are looked at.
    pub fn has_rules(&self) -> bool {
        !self.is_third_price() && !self.is_common()
    }

    /// Whether risk aversion is looked at: only of the first price of one unit without a fee and a budget is it known what that changes.
    pub fn may_be_averse(&self) -> bool {
        let is_alone = self.budget().is_none() && !self.has_two_states();
        let is_plain = self.units() == 1 && self.fee() == 0.0 && is_alone;
        is_plain
            && !self.is_common()
            && matches!(
                self.format.rules(),
                Format::FirstPrice | Format::SecondPrice
            )
    }
}
