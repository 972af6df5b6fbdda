//! Analysis: a Bayesian game with what has been found of it, which every view is given.

use crate::kit::studied::Studied;
use engines::bayesian::game::BayesianGame;
use experiments::bayesian::{BayesianExperiment, Equilibrium, Findings, Listed, Marks};
use experiments::exact::Exact;
use games::fraction::Fraction;
use std::rc::Rc;
use texts::Texts;

/// Fractions of more characters are shown as decimals.
const MAX_CHARACTERS: usize = 9;

/// A game and what has been found of it.
pub type Analysis = Studied<BayesianExperiment, BayesianGame, Findings>;

impl Analysis {
    /// Of what is shown; `None` where that is no game.
    pub fn new(
        asked: &BayesianExperiment,
        lab: &BayesianExperiment,
        found: Rc<Findings>,
    ) -> Option<Self> {
        let game = lab.game().ok()?;
        Some(Self {
            asked: asked.clone(),
            lab: lab.clone(),
            game,
            found,
        })
    }

    /// Whether equilibria are kept back.
    pub fn hides(&self) -> bool {
        self.asked.marks == Marks::Nothing
    }

    /// The equilibrium that is shown, by its place in the list.
    pub fn place(&self) -> Option<usize> {
        let listed = self.found.equilibria.len();
        let place = (self.asked.equilibrium as usize - 1).min(listed.checked_sub(1)?);
        (!self.hides()).then_some(place)
    }

    /// That equilibrium.
    pub fn equilibrium(&self) -> Option<&Equilibrium> {
        self.found.equilibria.get(self.place()?)
    }

    /// Whose beliefs are shown: a player and a type.
    pub fn chosen(&self) -> (usize, usize) {
        let player = (self.asked.player as usize - 1).min(self.game.players.len() - 1);
        let kind = (self.asked.own_type as usize - 1).min(self.game.types(player) - 1);
        (player, kind)
    }

    /// What a type is called, with its player where there are several.
    pub fn who(&self, player: usize, kind: usize, texts: &Texts) -> String {
        let of = &self.game.players[player];
        match self.game.is_informed(player) {
            true => (texts.labs.bayesian.views.type_of)(&of.name, &called(&of.types[kind])),
            false => of.name.clone(),
        }
    }

    /// What there is to say instead of what is found, if something is in the way.
    pub fn instead(&self, texts: &Texts) -> Option<&'static str> {
        let words = &texts.labs.bayesian.views;
        match (self.hides(), self.found.listed) {
            (true, _) => Some(words.hidden),
            (_, Listed::Nothing) if self.is_done() => Some(words.strategies.none),
            (_, Listed::Nothing) => Some(words.under_way),
            _ => None,
        }
    }

    /// Whether one action of each type is left when dominated ones are gone.
    pub fn is_solved_by_dominance(&self) -> bool {
        let elimination = self.found.elimination.as_ref();
        elimination.is_some_and(|found| found.left.iter().flatten().all(|left| left.len() == 1))
    }

    /// Whether all that can be found is found.
    pub fn is_done(&self) -> bool {
        self.found.stage == experiments::bayesian::Stage::Done
    }
}

/// A name as it is shown: of a negative number with a minus sign.
pub fn called(name: &str) -> String {
    match name.parse::<Fraction>() {
        Ok(_) => name.replace('-', "\u{2212}"),
        Err(_) => name.to_owned(),
    }
}

/// A number as it is shown: a short fraction, or a decimal.
pub fn shown(number: &Exact, texts: &Texts) -> String {
    match number.text.len() <= MAX_CHARACTERS {
        true => number.shown(),
        false => (texts.value)(number.value),
    }
}
