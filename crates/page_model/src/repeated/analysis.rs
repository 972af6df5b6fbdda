//! Analysis: two strategies in their game with what has been found, which every view is given; the moment that is shown, and names.

use engines::repeated::language::words::action_name;
use experiments::LabExperiment;
use experiments::common::repeated::stage::Stage;
use experiments::common::repeated::strategy::StrategyLanguage;
use experiments::parameters::Kind;
use experiments::repeated::{Described, Findings, RepeatedExperiment, Round};
use std::rc::Rc;
use std::sync::Arc;
use texts::{StrategyText, Texts};

/// An experiment, its game, and what has been found.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// What is asked now, which edits change.
    pub asked: RepeatedExperiment,
    /// What is shown: that, or what was asked before, at the moment that is looked at now.
    pub lab: RepeatedExperiment,
    pub stage: Arc<Stage>,
    pub found: Rc<Findings>,
}

impl PartialEq for Analysis {
    /// The game follows from the experiment.
    fn eq(&self, other: &Self) -> bool {
        self.lab == other.lab
            && self.asked == other.asked
            && (Rc::ptr_eq(&self.found, &other.found) || self.found == other.found)
    }
}

impl Analysis {
    /// What was found about `shown`, looked at as is `asked`; none where there is no game.
    pub fn new(
        asked: &RepeatedExperiment,
        shown: &RepeatedExperiment,
        found: &Rc<Findings>,
    ) -> Option<Self> {
        let lab = shown.looked_at_as(asked);
        let stage = lab.stage.stage().ok()?;
        Some(Self {
            asked: asked.clone(),
            lab,
            found: found.clone(),
            stage,
        })
    }

    /// The text of a strategy, as links have it.
    pub fn text(&self, player: usize) -> &str {
        [&self.lab.first, &self.lab.second][player]
    }

    /// What is said about a strategy, once it is known.
    pub fn described(&self, player: usize) -> Option<&Described> {
        self.found.analysis.strategies.get(player)
    }

    /// What a strategy is called: by its name in the library, or as one of two; with its place where both have the same name.
    pub fn name(&self, player: usize, texts: &Texts) -> String {
        let words = &texts.labs.repeated.views;
        let name = |player: usize| match entry_of(self.text(player), texts) {
            Some(_) => StrategyLanguage.spoken(self.text(player), texts),
            None => (words.own_strategy)(player).to_owned(),
        };
        let [own, other] = [name(player), name(1 - player)];
        if own == other {
            (words.one_of_two)(&own, player)
        } else {
            own
        }
    }

    /// The name of an action.
    pub fn action(&self, player: usize, action: u8) -> &str {
        &self.stage.game.names(player)[usize::from(action)]
    }

    /// How the language of strategies names an action: a letter where that is possible.
    pub fn letter(&self, player: usize, action: usize) -> String {
        let name = action_name(self.stage.game.names(player), action);
        name.chars()
            .filter(|letter| *letter != '"')
            .take(2)
            .collect()
    }

    /// The name of a state of an automaton, or its number.
    pub fn state(&self, player: usize, state: u16) -> String {
        let states = self.described(player).map_or(&[][..], Described::states);
        let name = states.get(usize::from(state)).map(|state| &state.name);
        let name = name.filter(|name| !name.is_empty());
        name.map_or_else(|| (state + 1).to_string(), Clone::clone)
    }

    /// The rounds of the film.
    pub fn rounds(&self) -> &[Round] {
        &self.found.analysis.film.rounds
    }

    /// After how many rounds the match is shown.
    pub fn position(&self) -> usize {
        let last = self.rounds().len();
        let asked = self.lab.round.and_then(|round| usize::try_from(round).ok());
        asked.map_or(last, |round| round.min(last))
    }

    /// The round that is told; none before the first.
    pub fn round(&self) -> Option<&Round> {
        self.rounds().get(self.position().checked_sub(1)?)
    }

    /// What both get in a round, the first player first.
    pub fn paid(&self, actions: [u8; 2]) -> [f64; 2] {
        let game = &self.stage.game;
        [0, 1].map(|player| {
            let [own, other] = [actions[player], actions[1 - player]].map(usize::from);
            let units = game.units(player)[own * game.size(1 - player) + other];
            units as f64 / game.denominator() as f64
        })
    }
}

/// The texts of the strategy of the library that a text names, if it names one.
pub fn entry_of(text: &str, texts: &Texts) -> Option<&'static StrategyText> {
    let name = text.split('(').next().unwrap_or(text);
    let entry = engines::repeated::language::library::find(name)?;
    texts.repeated_games.strategy(entry.name)
}
