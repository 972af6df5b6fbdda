//! Inquiries: what a visitor's opponent does and who that may be, what follows a mistake, and what is supported without public randomisation.

use super::film::Round;
use super::settings::RepeatedExperiment;
use crate::LabExperiment;
use crate::common::repeated::settings::MatchSettings;
use crate::inquiry::Inquiry;
use games::fraction::Fraction;
use serde::{Deserialize, Serialize};

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
pub enum RepeatedInquiry {
    /// A match by hand in which the visitor, who is the first player, has decided this.
    Play(Vec<u8>),
    /// How soon both cooperate again after the first player has made a mistake: [`Recovery`], if they cooperated before and are automata.
    Recover,
    /// What is supported at δ without public randomisation: [`WithoutLotteries`], if δ is above 0.
    Support,
}

/// Both have cooperated for so many rounds before the mistake that a recovery is about.
pub const MISTAKE_AFTER: usize = 9;

/// What follows a mistake, if nothing else goes wrong. To cooperate is to play the first action; the mistake is the second.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Recovery {
    /// Rounds after the mistake up to the first in which both cooperate, on average; none where that may never come.
    pub rounds: Option<f64>,
    /// What the first and the second player do next if they always do what is likeliest.
    pub likeliest: Vec<[u8; 2]>,
}

/// Payoffs of subgame-perfect equilibria in pure strategies without public randomisation, at δ, from above and from below.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WithoutLotteries {
    /// The least payoffs that the grid holds, and the size of a cell.
    pub low: [f64; 2],
    pub cell: [f64; 2],
    /// Cells outside of which there are none, as pieces of rows: the row by the second player's payoff, the first column, and the one after the last.
    pub cells: Vec<[u8; 3]>,
    /// Some payoffs that are supported, no two of them in the same place of a picture.
    pub points: Vec<[f64; 2]>,
}

/// A match by hand so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// One for each decision of the visitor; they are the first player. None of the opponent's states are told where its automaton is not drawn.
    pub rounds: Vec<Round>,
    /// What each has got in all, in units of the stage game.
    pub scores: [i64; 2],
    /// Whether that was the last round.
    pub is_over: bool,
    /// Strategies of the library, in its order: who the opponent may be, as far as a visitor can know who sees what the first player sees.
    pub suspects: Vec<Suspect>,
}

/// A strategy that may be the opponent's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Suspect {
    /// With the numbers that it needs.
    pub text: String,
    pub verdict: Verdict,
}

/// What the rounds say about a strategy.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Verdict {
    /// It would never have done this.
    Impossible,
    /// It may have done this: how likely it is that it would have, in natural logarithms.
    Possible { log_likelihood: f64 },
    /// What it sees is not known, and it remembers too much for all possibilities to be followed.
    Unknown,
}

impl RepeatedExperiment {
    /// The experiment that is asked about a match by hand: the same in all its rounds.
    #[must_use]
    pub fn hand_match(&self) -> Self {
        self.asked()
    }

    /// Asks about the match by hand that the link tells.
    pub fn play(&self) -> Inquiry<Played> {
        Inquiry::of_lab(&RepeatedInquiry::Play(self.decided()))
    }

    /// The experiment that is asked about mistakes and support: what else is set has no part in the answers.
    #[must_use]
    pub fn pair_at(&self, continuation: Fraction) -> Self {
        Self {
            stage: self.stage.clone(),
            first: self.first.clone(),
            second: self.second.clone(),
            settings: MatchSettings {
                continuation,
                ..MatchSettings::default()
            },
            ..Self::default()
        }
    }

    /// Asks what follows a mistake of the first player's.
    pub fn recovery(&self) -> Inquiry<Option<Recovery>> {
        Inquiry::of_lab(&RepeatedInquiry::Recover)
    }

    /// Asks what is supported without public randomisation.
    pub fn without_lotteries(&self) -> Inquiry<Option<WithoutLotteries>> {
        Inquiry::of_lab(&RepeatedInquiry::Support)
    }
}
