//! Rules: what the parameters mean to the engine, and texts that are no distribution function.

use super::settings::{AuctionExperiment, WorthName};
use super::table::{self, is_table};
use crate::NotRunnable;
use crate::common::formula_fault::no_value;
use crate::diagnostic::{Diagnostic, Fault};
use crate::link_fault::LinkFault;
use crate::parameters::{Integer, OneOf};
use engines::auctions::distribution::{Distribution, NoDistribution};
use engines::auctions::setting::{OtherState, Setting, Worth};
use engines::formula::{Formula, NamedSpace};
use std::sync::Arc;
use texts::Texts;

/// Bidders of a third-price auction at least.
const MIN_THIRD_PRICE: u64 = 3;

/// A formula that is no distribution function.
#[derive(Clone, Debug, PartialEq)]
struct WrongValues(NoDistribution);

impl Fault for WrongValues {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let words = &texts.labs.auction.wrong;
        (words.of_key)(key, &self.at_field(key, texts))
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        let words = &texts.labs.auction.wrong;
        match self.0 {
            NoDistribution::NoValue { at, error } => {
                let why = no_value(error.why, texts);
                (words.undefined)(at, why, error.place)
            }
            NoDistribution::Begins { found } => (words.begins)(found),
            NoDistribution::Ends { found } => (words.ends)(found),
            NoDistribution::Decreases { from, to } => (words.decreases)(from, to),
            NoDistribution::Jumps { at, by } => (words.jumps)(at, by),
        }
    }
}

/// The distribution function that is written at a key.
fn distribution(key: &'static str, text: &str) -> Result<Distribution, NotRunnable> {
    let wrong = |fault: Arc<dyn Fault>| NotRunnable::Text { key, fault };
    let space: NamedSpace = "v: 0, 1"
        .parse()
        .unwrap_or_else(|_| unreachable!("a space"));
    let text = match is_table(text) {
        true => table::formula(text).map_err(|error| wrong(Arc::new(error)))?,
        false => text.to_owned(),
    };
    let formula = Formula::read(&text, &space).map_err(|error| wrong(Arc::new(error)))?;
    Distribution::new(formula).map_err(|error| wrong(Arc::new(WrongValues(error))))
}

impl AuctionExperiment {
    /// The auction as the engine has it.
    ///
    /// # Errors
    /// The values have no distribution function.
    pub fn setting(&self) -> Result<Setting, NotRunnable> {
        let values = distribution("values", &self.values)?;
        let other = match self.has_two_states() {
            true => Some(OtherState {
                chance: self.other_share,
                values: distribution("other_values", &self.other_values)?,
            }),
            false => None,
        };
        Ok(Setting {
            other,
            format: self.format.rules(),
            worth: match self.worth {
                WorthName::Private => Worth::Private,
                WorthName::Common => Worth::Common,
            },
            bidders: self.bidders as u32,
            units: self.units() as u32,
            values,
            reserve: self.reserve(),
            fee: self.fee(),
            risk_aversion: self.risk_aversion(),
            budget: self.budget(),
        })
    }

    /// Numbers that do not go together.
    pub(super) fn repaired(&mut self) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        let value = |key: &str, found: u64, minimum: u64, maximum: u64| {
            let allowed = Arc::new(Integer { minimum, maximum });
            let found = found.to_string();
            Diagnostic::new(key, LinkFault::Value { found, allowed })
        };
        if self.is_third_price() && self.bidders < MIN_THIRD_PRICE {
            let most = super::settings::MAX_BIDDERS;
            problems.push(value("bidders", self.bidders, MIN_THIRD_PRICE, most));
            self.bidders = MIN_THIRD_PRICE;
        }
        if self.needs_private() && self.is_common() {
            let found = WorthName::NAMES[self.worth as usize].to_owned();
            let allowed = Arc::new(OneOf(&["private"]));
            problems.push(Diagnostic::new(
                "worth",
                LinkFault::Value { found, allowed },
            ));
            self.worth = WorthName::Private;
        }
        if self.has_units() && self.units >= self.bidders {
            problems.push(value("units", self.units, 1, self.bidders - 1));
            self.units = self.bidders - 1;
        }
        problems
    }
}
