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
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Bids = "bids",
        Revenue = "revenue",
        Turn = "turn",
        VirtualValues = "virtual-values",
        Held = "held",
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
        reserve: Fraction = Fraction::ZERO, SHARE, Everyone, if |lab| lab.has_rules();
        fee: Fraction = Fraction::ZERO, SHARE, Everyone, if |lab| lab.has_rules();
        risk_aversion: Fraction = Fraction::ZERO, Exactly { minimum: Fraction::ZERO, maximum: Fraction::new(9, 10) }, Everyone, if |lab| lab.may_be_averse();
        /// The value that is looked at.
        value: Fraction = Fraction::new(7, 10), SHARE, Look;
        /// Whether bids and the best reserve are shown.
        marks: Marks = Marks::Equilibrium, OneOf(Marks::NAMES), Look;
        /// Auctions that are held.
        auctions: u64 = 10_000, Integer { minimum: 1, maximum: 1_000_000 }, Everyone;
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

    /// Whether risk aversion is looked at: only of the first price of one unit without a fee is it known what that changes.
    pub fn may_be_averse(&self) -> bool {
        let is_plain = self.units() == 1 && self.fee() == 0.0;
        is_plain
            && !self.is_common()
            && matches!(
                self.format.rules(),
                Format::FirstPrice | Format::SecondPrice
            )
    }
}
