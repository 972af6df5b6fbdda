//! Quantal responses: what a link tells of them, what is asked, and what is answered.

use super::inquiries::{MatrixInquiry, QuantalQuestion};
use super::settings::MatrixExperiment;
use crate::diagnostic::{Diagnostic, Fault};
use crate::exact::Mixed;
use crate::inquiry::Inquiry;
use engines::quantal::at::{self, At};
use engines::quantal::fit::Counts;
use games::fraction::Fraction;
use games::strategic::{StrategicGame, names};
use serde::{Deserialize, Serialize};
use texts::Texts;

/// Actions of all players at most, and profiles: beyond, a branch takes too long.
const MAX_ACTIONS_IN_ALL: usize = 18;
const MAX_PROFILES: usize = 256;

/// A point of a branch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct QuantalPoint {
    pub lambda: f64,
    /// By player, then by action.
    pub strategies: Vec<Vec<f32>>,
}

/// A branch.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct QuantalBranch {
    pub points: Vec<QuantalPoint>,
    /// Points at which λ turns back, and points behind which branches meet.
    pub turns: Vec<u32>,
    pub meetings: Vec<u32>,
    /// How far anything is from the truth at most.
    pub radius: f64,
    pub is_whole: bool,
}

/// λ from what people did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct QuantalFit {
    pub point: QuantalPoint,
    pub low: f64,
    pub high: Option<f64>,
    /// Whether λ is beyond the end of the branch.
    pub is_last: bool,
    pub log_likelihood: f64,
    pub of_uniform: f64,
    pub of_frequencies: f64,
}

/// The principal branch at the λ of the link.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct QuantalAt {
    pub lambda: f64,
    pub strategies: Vec<Vec<f64>>,
    /// How far no logarithm of a probability is from the true one.
    pub radius: f64,
    /// Whether it is proved to be on the principal branch.
    pub is_proved: bool,
}

impl From<At> for QuantalAt {
    fn from(found: At) -> Self {
        Self {
            lambda: found.point.lambda,
            strategies: found.point.strategies,
            radius: found.radius,
            is_proved: found.is_proved,
        }
    }
}

/// The answer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Quantal {
    /// The principal branch first; all of them in a game with two actions each.
    pub branches: Vec<QuantalBranch>,
    /// In such a game at how many values of λ solutions were counted, and whether the branches agree.
    pub counted: Option<(u32, bool)>,
    /// λ times this is a number without a unit.
    pub scale: f64,
    /// At the λ that was asked for.
    pub at: Option<QuantalAt>,
    pub fit: Option<QuantalFit>,
    /// What levels 0, 1, … do, by player.
    pub levels: Vec<Vec<Mixed>>,
    /// What levels 0, 1, … of the hierarchy do, and how often each action is chosen in all.
    pub hierarchy: Vec<Vec<Mixed>>,
    pub choices: Vec<Vec<f64>>,
}

/// Counts that are none: of a player, from 1, or of too many or too few.
#[derive(Clone, Debug, PartialEq, Eq)]
struct WrongCounts {
    player: Option<usize>,
    wanted: usize,
}

impl WrongCounts {
    fn words(&self, texts: &Texts) -> String {
        (texts.labs.matrix.quantal.wrong_counts)(self.player, self.wanted)
    }
}

impl Fault for WrongCounts {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.labs.matrix.wrong_game)(key, &self.words(texts))
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        (texts.labs.matrix.wrong_game_here)(&self.words(texts))
    }
}

/// Whether a game is small enough for its branches.
pub fn has_quantal(game: &StrategicGame) -> bool {
    let actions: usize = game.actions().iter().map(Vec::len).sum();
    actions <= MAX_ACTIONS_IN_ALL && game.profiles() <= MAX_PROFILES
}

impl MatrixExperiment {
    /// Asks for everything about quantal responses.
    pub fn quantal(&self) -> Inquiry<Quantal> {
        let question = QuantalQuestion {
            counts: self.counts(),
            tau: libm::round(self.tau * 100.0) as u32,
            lambda: self.lambda,
        };
        Inquiry::of_lab(&MatrixInquiry::Quantal(question))
    }

    /// The mean of the hierarchy as a fraction.
    pub fn tau_of(hundredths: u32) -> Fraction {
        Fraction::new(hundredths.into(), 100)
    }

    /// How often each action was chosen, if the link tells it.
    pub fn counts(&self) -> Option<Counts> {
        let all = names::read(&self.observed);
        let number = |text: &String| text.trim().parse::<u32>().ok().map(u64::from);
        let own = |numbers: &Vec<String>| numbers.iter().map(number).collect();
        let counts: Counts = all.iter().map(own).collect::<Option<_>>()?;
        (!self.observed.trim().is_empty()).then_some(counts)
    }

    /// The principal branch at the link's λ, worked out anew: for results. `None` if it has none above 0, or the branch was not followed so far.
    pub fn quantal_at(&self, game: &StrategicGame) -> Option<QuantalAt> {
        let is_asked = self.lambda > 0.0 && has_quantal(game);
        let found = is_asked.then(|| at::at(game, self.lambda)).flatten();
        found.map(QuantalAt::from)
    }

    /// Takes away counts that are not for the game's actions.
    pub(super) fn repair_counts(&mut self, game: &StrategicGame) -> Option<Diagnostic> {
        if self.observed.trim().is_empty() {
            return None;
        }
        let players = game.players().len();
        let found = self.counts();
        let is_of_game = |counts: &Counts| {
            let sizes = (0..players).map(|player| game.size(player));
            counts.iter().map(Vec::len).eq(sizes)
        };
        if found.as_ref().is_some_and(is_of_game) {
            return None;
        }
        let written = names::read(&self.observed);
        let is_wrong = |&player: &usize| {
            let own = written.get(player);
            let is_number = |text: &String| text.trim().parse::<u32>().is_ok();
            own.is_some_and(|own| own.len() != game.size(player) || !own.iter().all(is_number))
        };
        let player = (0..players).find(is_wrong);
        let wanted = player.map_or(players, |player| game.size(player));
        let player = player.map(|player| player + 1);
        self.observed = String::new();
        Some(Diagnostic::new("observed", WrongCounts { player, wanted }))
    }
}
