//! Places of a game that somebody looks at, as a link names them: a deal, a betting round, an information set.
//!
//! Which places there are only the game knows: [`RegretExperiment::repair_places`] leaves out what it does not have.

use super::parts::{deals, parts};
use super::settings::RegretExperiment;
use crate::diagnostic::{Diagnostic, Fault, quote};
use engines::regret::GameTree;
use texts::Texts;

/// A place that the game does not have.
#[derive(Clone, Debug, PartialEq)]
struct NotInGame {
    found: String,
    /// Some that it has.
    known: String,
}

impl Fault for NotInGame {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.labs.regret.places.not_in_game)(key, &quote(&self.found), &self.known)
    }
}

/// The problem with `found`, if it is none of these; nothing is always one.
fn check<'a>(
    key: &str,
    found: &str,
    known: impl Iterator<Item = &'a str> + Clone,
) -> Option<Diagnostic> {
    const MAX_NAMED: usize = 12;
    let is_known = found.is_empty() || known.clone().any(|name| name == found);
    let fault = || {
        let mut names: Vec<&str> = known.clone().take(MAX_NAMED).collect();
        names.extend((known.clone().count() > MAX_NAMED).then_some("…"));
        NotInGame {
            found: found.to_owned(),
            known: names.join(", "),
        }
    };
    (!is_known).then(|| Diagnostic::new(key, fault()))
}

impl RegretExperiment {
    /// Whether anything of the game is named that is looked at.
    pub(super) fn names_places(&self) -> bool {
        [&self.set, &self.deal, &self.round]
            .iter()
            .any(|name| !name.is_empty())
    }

    /// Leaves out what the game does not have of what is looked at, and says what that is.
    pub(super) fn repair_places(&mut self, tree: &GameTree) -> Vec<Diagnostic> {
        let sets = tree.information_sets().iter().map(|set| set.key.as_str());
        let (deals, parts) = (deals(tree), parts(tree));
        let wrong = [
            check("set", &self.set, sets),
            check("deal", &self.deal, deals.iter().map(String::as_str)),
            check("round", &self.round, parts.iter().map(String::as_str)),
        ];
        let places = [&mut self.set, &mut self.deal, &mut self.round];
        for (place, _) in places
            .into_iter()
            .zip(&wrong)
            .filter(|(_, wrong)| wrong.is_some())
        {
            place.clear();
        }
        wrong.into_iter().flatten().collect()
    }
}
