//! The ultimatum: an offer of some of ten coins, and somebody who cares for nothing but coins.

use texts::UltimatumWords;

/// The experiment behind it, without `#/`.
pub const LINK: &str = "tree-game?game=ultimatum-10";

/// How many coins there are.
pub const COINS: u32 = 10;

/// What was offered, if anything yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ultimatum {
    pub offer: Option<u32>,
}

impl Ultimatum {
    /// Whether the offer is accepted: what is more than nothing is. None before an offer.
    pub fn is_accepted(self) -> Option<bool> {
        Some(self.offer? > 0)
    }

    /// What both get; nothing before an offer.
    pub fn coins(self) -> Option<[u32; 2]> {
        let offer = self.offer?;
        Some(if offer > 0 {
            [COINS - offer, offer]
        } else {
            [0, 0]
        })
    }

    /// What is said now.
    pub fn said(self, words: &UltimatumWords) -> String {
        match self.offer {
            None => words.begin.to_owned(),
            Some(0) => words.nothing.to_owned(),
            Some(1) => words.least.to_owned(),
            Some(offer) => (words.accepted)(offer),
        }
    }
}
