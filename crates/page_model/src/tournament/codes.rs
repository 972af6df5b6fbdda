//! Codes of a class: strategies that students have handed in, found in any text, as entrants.

use super::entrants;
use crate::lessons::classes::collecting::sentence;
use crate::strategies::writing;
use classes::search::{Found, search_strategies};
use classes::strategy_code::HandedInStrategy;
use engines::repeated::stage_game::StageGame;
use engines::repeated::tournament::entrant::MAX_ENTRANTS;
use experiments::tournament::{Entrant, TournamentExperiment};
use texts::Texts;

/// What was found in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Codes {
    /// Of one seat the last.
    pub entrants: Vec<Entrant>,
    pub left_out: Vec<LeftOut>,
}

/// A code that cannot play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// Counted from 1.
    pub line: usize,
    /// As it stands there.
    pub text: String,
    /// Why, as a sentence.
    pub reason: String,
}

/// The codes in a text, as entrants of a tournament of this game.
pub fn read(text: &str, game: &StageGame, texts: &Texts) -> Codes {
    let mut codes = Codes::default();
    for found in search_strategies(text) {
        match entrant(&found, game, texts) {
            Ok(entrant) => put(&mut codes.entrants, entrant),
            Err(reason) => codes.left_out.push(LeftOut {
                line: found.line,
                text: found.text,
                reason,
            }),
        }
    }
    codes
}

fn entrant(
    found: &Found<HandedInStrategy>,
    game: &StageGame,
    texts: &Texts,
) -> Result<Entrant, String> {
    let words = &texts.labs.tournament.views.codes;
    let faults = &texts.lessons.class.faults;
    let handed_in = found.read.as_ref();
    let handed_in = handed_in.map_err(|&fault| sentence(fault, faults))?;
    let name = handed_in.seat.map_or_else(String::new, words.seat);
    let strategy = writing::read(&handed_in.text, game, &entrants::PLAYERS, texts);
    let strategy = strategy.map_err(|wrong| {
        let who = if name.is_empty() {
            words.no_seat
        } else {
            &name
        };
        (words.does_not_fit)(who, &wrong.sentence)
    })?;
    Ok(Entrant { name, strategy })
}

/// In the place of the one with the same name, or at the end.
fn put(entrants: &mut Vec<Entrant>, new: Entrant) {
    let mut named = entrants.iter_mut().filter(|_| !new.name.is_empty());
    match named.find(|known| known.name == new.name) {
        Some(known) => *known = new,
        None => entrants.push(new),
    }
}

/// The tournament with those that were found, as many as can play: besides its entrants, of which one with the name of a seat makes room for that seat, or
/// in their place. Too few of them alone are no tournament: then they come besides.
pub fn taken(lab: &TournamentExperiment, codes: &Codes, is_alone: bool) -> TournamentExperiment {
    let mut all = if is_alone && codes.entrants.len() >= experiments::tournament::MIN_ENTRANTS {
        Vec::new()
    } else {
        lab.entrants.clone()
    };
    for entrant in &codes.entrants {
        put(&mut all, entrant.clone());
    }
    all.truncate(MAX_ENTRANTS);
    entrants::of(lab, all)
}

/// How many entrants there would be with those that were found besides the entrants that there are.
pub fn count_with(lab: &TournamentExperiment, codes: &Codes) -> usize {
    let mut all = lab.entrants.clone();
    for entrant in &codes.entrants {
        put(&mut all, entrant.clone());
    }
    all.len()
}
