//! Analysis: a continuous game with what has been found of it, which every view is given.

use crate::kit::studied::Studied;
use engines::continuous::game::ContinuousGame;
use experiments::continuous::{ContinuousExperiment, Equilibrium, Film, Findings, Marks, Stage};
use experiments::exact::Exact;
use std::rc::Rc;
use texts::Texts;

/// Fractions of more characters are shown as decimals.
const MAX_CHARACTERS: usize = 7;

/// A game and what has been found of it.
pub type Analysis = Studied<ContinuousExperiment, ContinuousGame, Findings>;

impl Analysis {
    /// Of what is shown; `None` where that is no game.
    pub fn new(
        asked: &ContinuousExperiment,
        lab: &ContinuousExperiment,
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

    pub fn is_done(&self) -> bool {
        self.found.stage == Stage::Done
    }

    /// Whether so much is known.
    pub fn knows(&self, stage: Stage) -> bool {
        self.found.stage > stage
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

    /// The last step of what is drawn over the curves.
    pub fn last_step(&self) -> usize {
        let all = match self.asked.film {
            Film::Path => self.found.path.len(),
            Film::Elimination => self.found.rounds.len(),
        };
        all.saturating_sub(1)
    }

    /// The step that is shown.
    pub fn step(&self) -> usize {
        let last = self.last_step();
        self.asked
            .step
            .map_or(last, |step| (step as usize).min(last))
    }

    /// The same lab at another step.
    pub fn at_step(&self, step: u64) -> ContinuousExperiment {
        let is_last = step as usize >= self.last_step();
        ContinuousExperiment {
            step: (!is_last).then_some(step),
            ..self.asked.clone()
        }
    }

    pub fn player(&self, player: usize) -> &str {
        &self.game.players[player].name
    }

    pub fn action(&self, player: usize) -> &str {
        &self.game.players[player].action
    }

    /// Both actions by name.
    pub fn said(&self, at: &[Exact; 2], texts: &Texts) -> String {
        let [one, two] = at.each_ref().map(|action| shown(action, texts));
        (texts.labs.continuous.views.plane.pair)(self.action(0), &one, self.action(1), &two)
    }
}

/// A number as it is shown: a short fraction, or a decimal.
pub fn shown(number: &Exact, texts: &Texts) -> String {
    match number.text.len() <= MAX_CHARACTERS && !number.text.contains('e') {
        true => number.shown(),
        false => (texts.value)(number.value),
    }
}
