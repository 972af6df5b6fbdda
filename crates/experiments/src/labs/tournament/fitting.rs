//! Entrants that fit the game, on both of its sides; one that does not takes no part.

use super::entrants::{Entrant, EntrantList, MIN_ENTRANTS, WrongEntrants};
use crate::common::repeated::strategy::strategy_of;
use crate::diagnostic::Diagnostic;
use crate::parameters::Values;
use engines::repeated::language::fault::StrategyFault;
use engines::repeated::language::words::action_name;
use engines::repeated::stage_game::{Seat, StageGame};

/// Entrants that fit, and what was wrong with those that did not.
pub(super) type Fitting = (Vec<Entrant>, Vec<Diagnostic>);

/// Strategies that stand in where too few are left, in games of two actions.
const STAND_INS: [&str; 4] = ["TitForTat", "WinStayLoseShift", "Cooperator", "Defector"];

/// Looks at all entrants. Their strategies become as links have them.
pub(super) fn fitting(entrants: &Vec<Entrant>, game: &StageGame) -> Fitting {
    let (mut left, mut problems) = (Vec::new(), Vec::new());
    for (place, entrant) in entrants.iter().enumerate() {
        match fitted(&entrant.strategy, game) {
            Ok(strategy) => left.push(Entrant {
                name: entrant.name.clone(),
                strategy,
            }),
            Err(fault) => {
                let wrong = WrongEntrants::Strategy {
                    number: place + 1,
                    name: entrant.name.clone(),
                    fault,
                };
                let text = EntrantList.write(entrants);
                problems.push(Diagnostic::new("entrants", wrong).in_text(&text));
            }
        }
    }
    if left.len() < MIN_ENTRANTS {
        left.extend(stand_ins(game));
    }
    (left, problems)
}

/// The text of a strategy as links have it, if it is one on both sides.
fn fitted(text: &str, game: &StageGame) -> Result<String, StrategyFault> {
    let (_, canonical) = strategy_of(text, Seat { game, player: 0 })?;
    strategy_of(text, Seat { game, player: 1 })?;
    Ok(canonical)
}

/// Strategies for any game, two at least.
fn stand_ins(game: &StageGame) -> Vec<Entrant> {
    let actions =
        (0..game.size(0)).map(|action| format!("else: {}", action_name(game.names(0), action)));
    // Every game has the first of these twice, if nothing else.
    let general = ["else: repeat", "else: repeat", "else: copy"].map(str::to_owned);
    let fit = |texts: Vec<String>| -> Vec<String> {
        let texts = texts.iter();
        texts.filter_map(|text| fitted(text, game).ok()).collect()
    };
    let mut texts = fit(STAND_INS.map(str::to_owned).to_vec());
    if texts.is_empty() {
        texts = fit(general.into_iter().chain(actions).collect());
    }
    texts.into_iter().map(Entrant::unnamed).collect()
}
