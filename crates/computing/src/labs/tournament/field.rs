//! The field: all entrants, read and made ready one at a time, since rules are gone through to find out which automaton they are. A thread remembers those of
//! the last game, and the matches of two that nothing random happens to: each of its chunks needs them again.

use engines::repeated::settings::Horizon;
use engines::repeated::stage_game::Seat;
use engines::repeated::tournament::entrant::Entrant;
use engines::repeated::tournament::exact::{Smallest, Worth};
use engines::repeated::tournament::met::Played;
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
struct Ready {
    entrant: Entrant,
    smallest: Smallest,
    /// Which of those that are remembered it is.
    number: usize,
}

/// What entrants are made ready for.
type For = (StageSettings, Horizon);

/// What is remembered.
#[derive(Default)]
struct Known {
    /// Entrants by their texts.
    entrants: BTreeMap<String, Rc<Ready>>,
    /// Matches that are always the same, by the numbers of both.
    matches: BTreeMap<[usize; 2], Played>,
}

thread_local! {
    /// Of the last game.
    static LAST: RefCell<Option<(For, Rc<RefCell<Known>>)>> = const { RefCell::new(None) };
}

/// What is remembered about a game.
fn known(wanted: For) -> Rc<RefCell<Known>> {
    LAST.with_borrow_mut(|last| match last {
        Some((of, known)) if *of == wanted && known.borrow().entrants.len() < MAX_KNOWN => {
            known.clone()
        }
        _ => {
            let known = Rc::default();
            *last = Some((wanted, Rc::clone(&known)));
            known
        }
    })
}

/// Entrants, some of which are ready.
pub(super) struct Field {
    stage: Arc<Stage>,
    texts: Vec<String>,
    pub horizon: Horizon,
    ready: Vec<Option<Rc<Ready>>>,
    known: Rc<RefCell<Known>>,
}

impl Field {
    /// Nobody is ready. None if there is no game.
    pub fn new(lab: &TournamentExperiment) -> Option<Self> {
        let texts = lab.entrants.iter();
        let horizon = lab.settings.horizon();
        Some(Self {
            stage: lab.stage.stage().ok()?,
            ready: vec![None; lab.entrants.len()],
            texts: texts.map(|entrant| entrant.strategy.clone()).collect(),
            horizon,
            known: known((lab.stage.clone(), horizon)),
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

    fn made(&self, place: usize) -> Option<Rc<Ready>> {
        let text = &self.texts[place];
        let entrants = &mut self.known.borrow_mut().entrants;
        if let Some(ready) = entrants.get(text) {
            return Some(Rc::clone(ready));
        }
        let ready = Rc::new(self.read(text, entrants.len())?);
        entrants.insert(text.clone(), Rc::clone(&ready));
        Some(ready)
    }

    fn read(&self, text: &str, number: usize) -> Option<Ready> {
        let game = &self.stage.game;
        let side = |player| Some(strategy_of(text, Seat { game, player }).ok()?.0);
        let first = side(0)?;
        let second = if game.is_symmetric() {
            first.clone()
        } else {
            side(1)?
        };
        let entrant = Entrant::new(game, [&first, &second]).ok()?;
        let smallest = Smallest::new(&entrant, Worth::Of(self.horizon));
        Some(Ready {
            entrant,
            smallest,
            number,
        })
    }

    fn both(&self, [first, second]: [usize; 2]) -> Option<[&Ready; 2]> {
        Some([
            self.ready[first].as_deref()?,
            self.ready[second].as_deref()?,
        ])
    }

    /// Who plays, the first player first, if both are ready.
    pub fn players(&self, pair: [usize; 2]) -> Option<[&Entrant; 2]> {
        Some(self.both(pair)?.map(|ready| &ready.entrant))
    }

    /// The smallest automata of both, if both are ready.
    pub fn smallest(&self, pair: [usize; 2]) -> Option<[&Smallest; 2]> {
        Some(self.both(pair)?.map(|ready| &ready.smallest))
    }

    /// The match that two always play, if it is known that they do.
    pub fn certain(&self, pair: [usize; 2]) -> Option<Played> {
        let numbers = self.both(pair)?.map(|ready| ready.number);
        self.known.borrow().matches.get(&numbers).copied()
    }

    /// Remembers the match that two always play.
    pub fn remember(&self, pair: [usize; 2], played: Played) {
        if let Some(both) = self.both(pair) {
            let numbers = both.map(|ready| ready.number);
            self.known.borrow_mut().matches.insert(numbers, played);
        }
    }
}
