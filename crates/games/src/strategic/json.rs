//! A strategic game as JSON, for programs: title, players, actions, and the payoffs of each player, numbers as texts so that they stay exact.

use super::game::StrategicGame;
use serde::Serialize;

/// The game as it is written: `payoffs[player]` is nested by the actions of the first player, then of the second, and so on.
#[derive(Serialize)]
pub struct Written<'a> {
    title: &'a str,
    players: &'a [String],
    actions: &'a [Vec<String>],
    payoffs: Vec<Nested>,
}

/// Payoffs below some actions.
#[derive(Serialize)]
#[serde(untagged)]
enum Nested {
    Payoff(String),
    Actions(Vec<Self>),
}

/// What a serialiser is given.
pub fn written(game: &StrategicGame) -> Written<'_> {
    let players = 0..game.players().len();
    Written {
        title: &game.title,
        players: game.players(),
        actions: game.actions(),
        payoffs: players
            .map(|player| nested(game, player, &mut Vec::new()))
            .collect(),
    }
}

fn nested(game: &StrategicGame, player: usize, chosen: &mut Vec<usize>) -> Nested {
    if chosen.len() == game.players().len() {
        return Nested::Payoff(game.payoff(game.profile(chosen), player).to_string());
    }
    let actions = 0..game.size(chosen.len());
    let below = |action| {
        chosen.push(action);
        let below = nested(game, player, chosen);
        chosen.pop();
        below
    };
    Nested::Actions(actions.map(below).collect())
}
