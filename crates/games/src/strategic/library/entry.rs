//! Entry of the library: a game by its name, as text or made by a rule.

use super::made::morra_actions;
use crate::strategic::text::{self, Reading};
use crate::strategic::{StrategicGame, names};

/// A game of the library.
#[derive(Debug)]
pub struct Entry {
    /// As links name it.
    pub name: &'static str,
    reading: Reading,
    /// As [`names`] writes them; nothing for letters.
    actions: &'static str,
    /// Names separated by commas; nothing for numbers.
    players: &'static str,
    payoffs: Payoffs,
}

#[derive(Debug)]
enum Payoffs {
    /// As [`text`] writes them.
    Written(&'static str),
    Made(fn() -> String),
}

const fn entry(
    name: &'static str,
    reading: Reading,
    actions: &'static str,
    payoffs: Payoffs,
) -> Entry {
    Entry {
        name,
        reading,
        actions,
        players: "",
        payoffs,
    }
}

pub(super) const fn written(
    name: &'static str,
    reading: Reading,
    actions: &'static str,
    payoffs: &'static str,
) -> Entry {
    entry(name, reading, actions, Payoffs::Written(payoffs))
}

pub(super) const fn made(
    name: &'static str,
    reading: Reading,
    actions: &'static str,
    payoffs: fn() -> String,
) -> Entry {
    entry(name, reading, actions, Payoffs::Made(payoffs))
}

impl Entry {
    pub(super) const fn of_players(mut self, players: &'static str) -> Self {
        self.players = players;
        self
    }

    /// How its text is read.
    pub fn reading(&self) -> Reading {
        self.reading
    }

    /// Its payoffs, as [`text`] writes them.
    pub fn text(&self) -> String {
        match self.payoffs {
            Payoffs::Written(text) => text.to_owned(),
            Payoffs::Made(make) => make(),
        }
    }

    /// Its names of actions; nothing for letters.
    pub fn actions(&self) -> String {
        match (self.name, self.actions) {
            ("morra-three", _) => morra_actions(3),
            ("morra-four", _) => morra_actions(4),
            ("morra-five", _) => morra_actions(5),
            (_, actions) => actions.to_owned(),
        }
    }

    /// The game; `None` only if what stands there is wrong, which a test rules out.
    pub fn game(&self) -> Option<StrategicGame> {
        let game = text::read(&self.text(), self.reading).ok()?;
        let players = match self.players {
            "" => game.players().to_vec(),
            names => names::read(names).concat(),
        };
        let names = self.actions();
        let actions = if names.is_empty() {
            game.actions().to_vec()
        } else {
            names::read(&names)
        };
        game.with_names(String::new(), players, actions).ok()
    }
}
