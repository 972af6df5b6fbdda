//! Names resolved: what the name of a strategy stands for in a game, and who plays a strategy.

use super::entry::Text;
use super::fault::StrategyFault;
use super::library::find;
use super::read::unchecked;
use crate::repeated::stage_game::Seat;
use crate::repeated::strategies::player::Player;
use crate::repeated::strategies::program::Program;
use crate::repeated::strategies::strategy::{Strategy, memory_one};

/// What a name stands for; any other strategy is itself.
///
/// # Errors
/// If the name stands for nothing in this game.
pub fn resolved(strategy: &Strategy, seat: Seat) -> Result<Strategy, StrategyFault> {
    let Strategy::Named(name, numbers) = strategy else {
        return Ok(strategy.clone());
    };
    let Some(entry) = find(name) else {
        return Ok(strategy.clone());
    };
    let text = match &entry.text {
        Text::Written(text) => (*text).to_owned(),
        Text::Made(make) => {
            let units = seat.game.units(seat.player);
            make([units[0], units[1], units[2], units[3]])
        }
        Text::MemoryOne(..) => {
            let made = entry
                .memory_one(numbers, seat)
                .map_err(|wrong| wrong.at(0..0))?;
            return Ok(made.map_or(strategy.clone(), Strategy::MemoryOne));
        }
    };
    // The library says C and D, whatever the actions are called here.
    let game = seat.game.called([&["C", "D"], &["C", "D"]]);
    let plain = Seat {
        game: &game,
        player: seat.player,
    };
    Ok(unchecked(&text, plain)?.0)
}

/// Who plays a strategy.
///
/// # Errors
/// If its name stands for nothing in this game.
pub fn player(strategy: &Strategy, seat: Seat) -> Result<Player, StrategyFault> {
    Ok(match resolved(strategy, seat)? {
        Strategy::MemoryOne(probabilities) => Player::Automaton(memory_one(&probabilities)),
        Strategy::Automaton(written) => Player::Automaton(written.automaton),
        Strategy::Rules(rules) => Player::of_program(Program::new(rules, seat)),
        // Every name that was read is found.
        Strategy::Named(..) => Player::of_program(Program::new(Vec::new(), seat)),
    })
}
