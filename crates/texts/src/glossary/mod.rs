//! Glossary: the field's terms as the page uses them, each with its meaning, its formula and its source.
//!
//! [`trees`]: game trees and searches in them. [`simulation`]: Monte Carlo tree search. [`regret`]: regret minimisation.
//! [`racing`]: races and evolution. [`tuning`]: N-tuple bandit evolution. [`planning`]: agents in
//! arcade games. [`strategic`]: strategic games. [`extensive`]: extensive games. [`repeated`]: repeated games. [`populations`]: populations. [`continuous`]: choosing numbers. [`bayesian`]: what others know. [`auctions`]: auctions. [`term`]: what an entry is.

mod auctions;
mod bayesian;
mod continuous;
mod extensive;
mod planning;
mod populations;
mod racing;
mod regret;
mod repeated;
mod simulation;
mod strategic;
mod term;
mod trees;
mod tuning;

pub use term::*;

texts! {
    /// The dialog and what stands in it.
    pub struct GlossaryTexts {
        button = "Glossary",
        close = "Close the glossary",
        search = "Find a term",
        nothing(text: &str) = format!("No term contains “{text}”."),
        source = "Source",
        groups: &'static [TermGroup] = &[
            trees::TERMS,
            simulation::TERMS,
            regret::TERMS,
            racing::RACES,
            racing::EVOLUTION,
            tuning::TERMS,
            planning::TERMS,
            strategic::TERMS,
            repeated::TERMS,
            populations::TERMS,
            continuous::TERMS,
            bayesian::TERMS,
            auctions::TERMS,
            extensive::TERMS,
        ],
    }
}

impl GlossaryTexts {
    /// The groups, those of a lab first.
    pub fn groups_for(&self, lab: Option<&str>) -> Vec<&'static TermGroup> {
        let is_of_lab = |group: &&TermGroup| lab.is_some_and(|lab| group.labs.contains(&lab));
        let own = self.groups.iter().filter(is_of_lab);
        let others = self.groups.iter().filter(|group| !is_of_lab(group));
        own.chain(others).collect()
    }
}
