//! Describing strategies: what a name stands for, the text of each rule, and the automaton.

use super::pairing::Pairing;
use crate::exact::exact;
use engines::exact::rational::of_fraction;
use engines::repeated::language::resolve::resolved;
use engines::repeated::language::write::write;
use engines::repeated::stage_game::Seat;
use engines::repeated::strategies::automaton::{Automaton, State};
use engines::repeated::strategies::player::Player;
use engines::repeated::strategies::strategy::Strategy;
use experiments::repeated::{Described, MAX_DRAWN, Machine, State as DrawnState};

/// The automaton that is drawn for a player: as its author wrote it, or else the smallest; none if there is none of so few states.
pub(super) fn drawn(pairing: &Pairing, player: usize) -> Option<Automaton> {
    whole(pairing, player).filter(|automaton| automaton.states.len() <= MAX_DRAWN)
}

/// The same, whatever the number of its states.
pub(super) fn whole(pairing: &Pairing, player: usize) -> Option<Automaton> {
    if let Strategy::Automaton(written) = &pairing.strategies[player] {
        return Some(written.automaton.clone());
    }
    pairing.players[player]
        .automaton(false)
        .map(Automaton::minimal)
}

/// Everything that is said about a strategy.
pub(super) fn described(pairing: &Pairing, player: usize) -> Described {
    let game = &pairing.stage.game;
    let seat = Seat { game, player };
    let strategy = &pairing.strategies[player];
    // Every name that was read stands for something.
    let resolved = resolved(strategy, seat).unwrap_or_else(|_| strategy.clone());
    let rules = match &resolved {
        Strategy::Rules(rules) => rules
            .iter()
            .map(|rule| write(&Strategy::Rules(vec![rule.clone()]), seat))
            .collect(),
        _ => Vec::new(),
    };
    let names = match strategy {
        Strategy::Automaton(written) => written.names.as_slice(),
        _ => &[],
    };
    let machine = match whole(pairing, player) {
        None => Machine::None,
        Some(automaton) if automaton.states.len() > MAX_DRAWN => {
            Machine::Large(automaton.states.len() as u32)
        }
        Some(automaton) => Machine::States(states(&automaton, names)),
    };
    Described {
        text: write(&resolved, seat),
        rules,
        machine,
        knows_end: matches!(
            &pairing.players[player],
            Player::Rules {
                knows_end: true,
                ..
            }
        ),
    }
}

fn states(automaton: &Automaton, names: &[String]) -> Vec<DrawnState> {
    let state = |(number, state): (usize, &State)| DrawnState {
        name: names.get(number).cloned().unwrap_or_default(),
        mixture: state
            .mixture
            .iter()
            .map(|&part| exact(&of_fraction(part)))
            .collect(),
        next: state.next.clone(),
    };
    automaton.states.iter().enumerate().map(state).collect()
}
