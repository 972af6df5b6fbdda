//! A strategic game as JSON, for programs, both ways: title, players, actions, and the payoffs of each player, numbers as texts so that they stay exact.

use super::fault::StrategicFault;
use super::game::StrategicGame;
use crate::fraction::Fraction;
use serde::{Deserialize, Serialize};
use thiserror::Error;

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

/// The game as it is read.
#[derive(Debug, Deserialize)]
pub struct JsonGame {
    #[serde(default)]
    title: String,
    players: Vec<String>,
    actions: Vec<Vec<String>>,
    payoffs: Vec<Given>,
}

/// Payoffs below some actions: a number as text, or lists of them.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Given {
    Payoff(String),
    Actions(Vec<Self>),
}

/// Why such lists make no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum JsonFault {
    #[error("{0}")]
    Game(#[from] StrategicFault),
    #[error("“{0}” is no number; integers, decimals and fractions such as \"3/4\" are")]
    Number(String),
    #[error("payoffs of player {0} are not nested by the actions of the players in turn")]
    Shape(usize),
}

/// The game of these lists.
///
/// # Errors
/// The first thing that is wrong with them.
pub fn read(json: JsonGame) -> Result<StrategicGame, JsonFault> {
    let players = json.players.len();
    let (found, wanted) = (json.payoffs.len(), players);
    if found != wanted {
        return Err(StrategicFault::Payoffs { found, wanted }.into());
    }
    let sizes: Vec<usize> = json.actions.iter().map(Vec::len).collect();
    let mut each = Vec::new();
    for (player, given) in json.payoffs.iter().enumerate() {
        let mut payoffs = Vec::new();
        flatten(given, &sizes, player + 1, &mut payoffs)?;
        each.push(payoffs);
    }
    let profiles = each.first().map_or(0, Vec::len);
    let payoffs =
        (0..profiles).flat_map(|profile| each.iter().map(move |payoffs| payoffs[profile]));
    let payoffs = payoffs.collect();
    Ok(StrategicGame::new(
        json.title,
        json.players,
        json.actions,
        payoffs,
    )?)
}

/// The payoffs below some actions, the last player's action fastest.
fn flatten(
    given: &Given,
    sizes: &[usize],
    player: usize,
    payoffs: &mut Vec<Fraction>,
) -> Result<(), JsonFault> {
    match (given, sizes) {
        (Given::Payoff(text), []) => {
            let number = text.trim().parse();
            payoffs.push(number.map_err(|_| JsonFault::Number(text.chars().take(30).collect()))?);
            Ok(())
        }
        (Given::Actions(entries), [size, rest @ ..]) if entries.len() == *size => entries
            .iter()
            .try_for_each(|entry| flatten(entry, rest, player, payoffs)),
        _ => Err(JsonFault::Shape(player)),
    }
}
