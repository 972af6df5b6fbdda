//! Inquiries: what a visitor's opponent does, and who that may be.

use super::film::Round;
use super::settings::RepeatedExperiment;
use crate::LabExperiment;
use crate::inquiry::Inquiry;
use serde::{Deserialize, Serialize};

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
pub enum RepeatedInquiry {
    /// A match by hand in which the visitor, who is the first player, has decided this.
    Play(Vec<u8>),
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
}
