//! Inquiries: the way of an algorithm, step by step, the orbit of a dynamic, and what an opponent does in a game by hand.

use super::findings::Mixed;
use super::settings::MatrixExperiment;
use crate::inquiry::Inquiry;
use engines::quantal::fit::Counts;
use serde::{Deserialize, Serialize};

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
pub enum MatrixInquiry {
    /// Lemke and Howson's way, from this label, counted from 0.
    Way(u32),
    Supports,
    /// What becomes of the game when these actions are crossed out, one after the other.
    Crossings(Vec<(u8, u8)>),
    /// Quantal responses, and levels of thinking.
    Quantal(QuantalQuestion),
    /// An orbit of this many points.
    Orbit(u32),
    /// Which way a dynamic leads, at a grid of points.
    Field,
    /// What the machine does in a game by hand in which the person has done this.
    Play(Vec<u8>),
}

/// What is asked about quantal responses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct QuantalQuestion {
    pub counts: Option<Counts>,
    /// The mean of the hierarchy, in hundredths.
    pub tau: u32,
    /// At which precision the principal branch is asked for too; 0 for none.
    pub lambda: f64,
}

/// What the machine has done.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// In every round that is over, and in the next.
    pub choices: Vec<u8>,
    /// The probabilities with which it chooses in the next.
    pub mixture: Vec<f32>,
    /// The same exactly, where it plays an equilibrium.
    pub strategy: Option<Mixed>,
}

/// A pivot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pivot {
    pub player: u8,
    pub dropped: u32,
    pub found: u32,
    /// The strategies after it; nothing for one at its origin.
    pub strategies: [Option<Mixed>; 2],
    /// The labels of both, as bits.
    pub labels: [u64; 2],
}

/// The way, from the first pivot to the last.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Way {
    pub pivots: Vec<Pivot>,
    /// Whether it is longer than is shown.
    pub is_cut: bool,
}

/// What is found out about a pair of supports.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SupportsVerdict {
    NoSolution {
        player: u8,
    },
    NotPositive {
        player: u8,
        strategy: Mixed,
    },
    Better {
        player: u8,
        action: u8,
        strategies: [Mixed; 2],
    },
    Equilibrium([Mixed; 2]),
}

/// Pairs of supports in their order, with what is found out about each.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Supports {
    pub pairs: Vec<([Vec<u8>; 2], SupportsVerdict)>,
    pub is_cut: bool,
}

/// Points of an orbit and of its average, for each player a probability for each action.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Orbit {
    pub points: Vec<[Vec<f32>; 2]>,
    pub averages: Vec<[Vec<f32>; 2]>,
}

/// A point, and the velocity there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Arrow {
    pub at: [Vec<f32>; 2],
    pub velocity: [Vec<f32>; 2],
}

impl MatrixExperiment {
    /// Asks what the machine does in a game by hand.
    pub fn play(&self) -> Inquiry<Played> {
        Inquiry::of_lab(&MatrixInquiry::Play(self.done()))
    }

    /// Asks which way the dynamic leads.
    pub fn field(&self) -> Inquiry<Vec<Arrow>> {
        Inquiry::of_lab(&MatrixInquiry::Field)
    }

    /// Asks for the way from the label that the experiment names.
    pub fn way(&self) -> Inquiry<Way> {
        Inquiry::of_lab(&MatrixInquiry::Way((self.label - 1) as u32))
    }

    /// Asks for all pairs of supports.
    pub fn supports(&self) -> Inquiry<Supports> {
        Inquiry::of_lab(&MatrixInquiry::Supports)
    }

    /// Asks for an orbit.
    pub fn orbit(&self, points: u32) -> Inquiry<Orbit> {
        Inquiry::of_lab(&MatrixInquiry::Orbit(points))
    }
}
