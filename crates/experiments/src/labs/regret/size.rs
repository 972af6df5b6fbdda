//! Size of the game: what is too large to be learned here is made smaller, and that is said.

use super::rules::{MAX_HISTORIES, Rules};
use super::settings::RegretExperiment;
use crate::diagnostic::{Diagnostic, Fault};
use texts::Texts;

/// A game that is too large.
#[derive(Clone, Debug, PartialEq)]
struct TooLarge {
    found: u64,
    histories: u64,
    /// What is taken instead.
    taken: u64,
}

impl Fault for TooLarge {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let number = |number: u64| (texts.number)(number);
        let histories = [self.histories, MAX_HISTORIES].map(number);
        (texts.labs.regret.places.too_large)(key, self.found, &histories, self.taken)
    }
}

impl RegretExperiment {
    /// Makes the game as large as it may be, if it is larger.
    pub(super) fn repair_size(&mut self) -> Option<Diagnostic> {
        let (asked, fits) = (self.asked_rules(), self.rules());
        let (key, size, most) = match fits {
            Rules::LiarsDice(_, faces) => ("faces", &mut self.faces, faces),
            Rules::Goofspiel(rules) => ("cards", &mut self.cards, rules.cards),
            _ => return None,
        };
        let most = u64::from(most);
        let found = core::mem::replace(size, most.min(*size));
        let fault = TooLarge {
            found,
            histories: asked.histories(),
            taken: most,
        };
        (most < found).then(|| Diagnostic::new(key, fault))
    }
}
