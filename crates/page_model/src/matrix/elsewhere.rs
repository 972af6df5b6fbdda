//! Elsewhere: the same game in the labs of repeated games, of populations, and of players who know different things.

use super::analysis::Analysis;
use crate::kit::short::link;
use games::strategic::StrategicGame;
use games::strategic::names::{write, write_group};
use games::strategic::text::{self, Reading};

/// The links of the labs that take the game; `None` where one does not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Elsewhere {
    pub repeated: Option<String>,
    pub populations: Option<String>,
    pub bayesian: Option<String>,
}

/// Where the game can be looked at too.
pub fn elsewhere(of: &Analysis) -> Elsewhere {
    if !of.is_of_two() {
        return Elsewhere::default();
    }
    Elsewhere {
        repeated: repeated(of),
        populations: of.game.is_symmetric().then(|| populations(of)).flatten(),
        bayesian: link("bayesian", &[("game", &bayesian_text(of))]),
    }
}

/// The name of a game of the library, which all labs take.
fn library_name(of: &Analysis) -> Option<&str> {
    let is_library = of.lab.is_named() && !of.lab.is_exercise();
    is_library.then(|| of.lab.game.trim())
}

fn repeated(of: &Analysis) -> Option<String> {
    if let Some(name) = library_name(of) {
        return link("repeated", &[("game", name)]);
    }
    let game = text::write(&of.game, Reading::Each);
    let actions = write(of.game.actions());
    link("repeated", &[("game", &game), ("actions", &actions)])
}

fn populations(of: &Analysis) -> Option<String> {
    let has_losses = |game: &StrategicGame| {
        (0..game.profiles()).any(|profile| game.payoff(profile, 0).value() < 0.0)
    };
    // A fitness of 1 − w + w π could be negative.
    let mapping = has_losses(&of.game).then_some(("mapping", "exponential"));
    let game = text::write(&of.game, Reading::Symmetric);
    let names = write_group(&of.game.actions()[0]);
    let written = || vec![("game", game.as_str()), ("strategies", names.as_str())];
    let mut parameters = library_name(of).map_or_else(written, |name| vec![("game", name)]);
    parameters.extend(mapping);
    link("populations", &parameters)
}

/// The game with one type of each player: more are written beside their names.
fn bayesian_text(of: &Analysis) -> String {
    let game = &of.game;
    let numbers = |player: usize| game.players()[player] == (player + 1).to_string();
    let name = |player: usize| {
        if numbers(player) {
            ["Ann", "Bob"][player].to_owned()
        } else {
            game.players()[player].clone()
        }
    };
    let player = |player: usize| format!("{}: {}", name(player), game.actions()[player].join(", "));
    let rows = text::write(game, Reading::Each).replace(';', "\n");
    format!("{}\n{}\npayoffs:\n{rows}", player(0), player(1))
}
