//! The field: all entrants, read and made ready one at a time, since rules are gone through to find out which automaton they are. A thread remembers those of
//! the last game: each of its chunks needs them again.

use engines::repeated::settings::Horizon;
use engines::repeated::stage_game::Seat;
use engines::repeated::tournament::entrant::Entrant;
use engines::repeated::tournament::exact::{Smallest, Worth};
use engines::repeated::tournament::series::Plan;
use experiments::common::repeated::stage::{Stage, StageSettings};
use experiments::common::repeated::strategy::strategy_of;
use experiments::tournament::TournamentExperiment;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

/// So many are remembered: a full tournament and the library.
const MAX_KNOWN: usize = 128;

/// An entrant with its smallest automata.
type Ready = Rc<(Entrant, Smallest)>;

/// What entrants are made ready for.
type For = (StageSettings, Horizon);

thread_local! {
    /// Entrants of the last game by their texts.
    static LAST: RefCell<Option<(For, BTreeMap<String, Ready>)>> = const { RefCell::new(None) };
}

/// Entrants, some of which are ready.
pub(super) struct Field {
    settings: StageSettings,
    stage: Arc<Stage>,
    texts: Vec<String>,
    pub horizon: Horizon,
    /// None yet, or with the smallest automata of it.
    ready: Vec<Option<Ready>>,
}

impl Field {
    /// Nobody is ready. None if there is no game.
    pub fn new(lab: &TournamentExperiment) -> Option<Self> {
        let texts = lab.entrants.iter();
        Some(Self {
            settings: lab.stage.clone(),
            stage: lab.stage.stage().ok()?,
            ready: vec![None; lab.entrants.len()],
            texts: texts.map(|entrant| entrant.strategy.clone()).collect(),
            horizon: lab.settings.horizon(),
        })
    }

    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// What matches are played by.
    pub fn plan(&self, lab: &TournamentExperiment) -> Plan {
        Plan {
            game: self.stage.game.clone(),
            horizon: self.horizon,
            noise: lab.settings.noise(),
            seed: lab.seed,
        }
    }

    /// Makes one entrant of a pair ready; false if both are, or one cannot be.
    pub fn prepare(&mut self, pair: [usize; 2]) -> bool {
        let Some(entrant) = pair.into_iter().find(|&place| self.ready[place].is_none()) else {
            return false;
        };
        let made = self.made(entrant);
        let is_made = made.is_some();
        self.ready[entrant] = made;
        is_made
    }

    fn made(&self, place: usize) -> Option<Ready> {
        let text = &self.texts[place];
        let wanted = (self.settings.clone(), self.horizon);
        LAST.with_borrow_mut(|last| {
            let (of, known) = last.get_or_insert_with(|| (wanted.clone(), BTreeMap::new()));
            if *of != wanted || known.len() >= MAX_KNOWN {
                (*of, *known) = (wanted, BTreeMap::new());
            }
            if let Some(ready) = known.get(text) {
                return Some(ready.clone());
            }
            let ready = Rc::new(self.read(text)?);
            known.insert(text.clone(), ready.clone());
            Some(ready)
        })
    }

    fn read(&self, text: &str) -> Option<(Entrant, Smallest)> {
        let game = &self.stage.game;
        let side = |player| strategy_of(text, Seat { game, player }).ok();
        let ((first, _), (second, _)) = (side(0)?, side(1)?);
        let entrant = Entrant::new(game, [&first, &second]).ok()?;
        let smallest = Smallest::new(&entrant, Worth::Of(self.horizon));
        Some((entrant, smallest))
    }

    /// Who plays, the first player first, if both are ready.
    pub fn players(&self, [first, second]: [usize; 2]) -> Option<[&Entrant; 2]> {
        Some([
            &self.ready[first].as_ref()?.0,
            &self.ready[second].as_ref()?.0,
        ])
    }

    /// The smallest automata of both, if both are ready.
    pub fn smallest(&self, [first, second]: [usize; 2]) -> Option<[&Smallest; 2]> {
        Some([
            &self.ready[first].as_ref()?.1,
            &self.ready[second].as_ref()?.1,
        ])
    }
}
