//! Crossing out by hand: what a link tells of it, and what is asked about it.
//!
//! An action is its player and its number, both from 1, as in `2.3`; actions stand in the order in which they are crossed out.

use super::findings::Mixed;
use super::inquiries::MatrixInquiry;
use super::settings::MatrixExperiment;
use crate::diagnostic::{Diagnostic, Fault};
use crate::inquiry::Inquiry;
use games::strategic::StrategicGame;
use serde::{Deserialize, Serialize};
use texts::Texts;

/// A player and an action, by number.
pub type PlayerAction = (u8, u8);

/// What an action was against what was left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum CrossingVerdict {
    Strict(Mixed),
    Weak(Mixed),
    /// Nothing pays more against these actions of all players.
    BestAgainst(Vec<u8>),
    BestAgainstBelief,
}

/// An action that was crossed out, with the equilibria that went with it, and those that are none of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Crossed {
    pub player: u8,
    pub action: u8,
    pub verdict: CrossingVerdict,
    pub lost: Vec<Vec<Mixed>>,
    pub new: Vec<Vec<Mixed>>,
}

/// One after the other.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Crossings {
    pub crossed: Vec<Crossed>,
    /// Whether equilibria in mixed strategies are compared too.
    pub compares_mixed: bool,
}

/// What is no action that can be crossed out.
#[derive(Clone, Debug, PartialEq, Eq)]
struct WrongCrossing(String);

impl Fault for WrongCrossing {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let words = (texts.labs.matrix.crossing.wrong)(&self.0);
        (texts.labs.matrix.wrong_game)(key, &words)
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        let words = (texts.labs.matrix.crossing.wrong)(&self.0);
        (texts.labs.matrix.wrong_game_here)(&words)
    }
}

fn read(entry: &str) -> Option<PlayerAction> {
    let (player, action) = entry.split_once('.')?;
    let number = |text: &str| text.trim().parse::<u8>().ok()?.checked_sub(1);
    Some((number(player)?, number(action)?))
}

impl MatrixExperiment {
    fn entries(&self) -> impl Iterator<Item = &str> {
        let entries = self.crossed.split(',').map(str::trim);
        entries.filter(|entry| !entry.is_empty())
    }

    /// The actions that are crossed out, in order.
    pub fn crossings(&self) -> Vec<PlayerAction> {
        self.entries().map_while(read).collect()
    }

    /// With these actions crossed out.
    #[must_use]
    pub fn with_crossings(&self, crossings: &[PlayerAction]) -> Self {
        let entries = crossings.iter();
        let entries: Vec<String> = entries
            .map(|(player, action)| format!("{}.{}", player + 1, action + 1))
            .collect();
        Self {
            crossed: entries.join(","),
            crossing: None,
            ..self.clone()
        }
    }

    /// Asks what becomes of the game when these actions are crossed out.
    pub fn ask_crossings(&self) -> Inquiry<Crossings> {
        Inquiry::of_lab(&MatrixInquiry::Crossings(self.crossings()))
    }

    /// Cuts off what is no action of the game, stands twice, or is the last of its player.
    pub(super) fn repair_crossings(&mut self, game: &StrategicGame) -> Option<Diagnostic> {
        let mut left: Vec<Vec<u8>> = (0..game.players().len())
            .map(|player| (0..game.size(player) as u8).collect())
            .collect();
        let mut kept = Vec::new();
        let mut wrong = None;
        for entry in self.entries() {
            let found = read(entry).filter(|&(player, action)| {
                let own = left.get(usize::from(player));
                own.is_some_and(|own| own.len() > 1 && own.contains(&action))
            });
            let Some((player, action)) = found else {
                wrong = Some(entry.to_owned());
                break;
            };
            left[usize::from(player)].retain(|&other| other != action);
            kept.push((player, action));
        }
        let wrong = wrong?;
        self.crossed = self.with_crossings(&kept).crossed;
        Some(Diagnostic::new("crossed", WrongCrossing(wrong)))
    }
}
