//! Inquiries: the matrices of the sequence form, and whether an assessment is sequentially rational.

use super::settings::TreeGameExperiment;
use crate::exact::{Exact, Mixed};
use crate::inquiry::Inquiry;
use serde::{Deserialize, Serialize};

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
pub enum TreeGameInquiry {
    SequenceForm,
    /// Of this behaviour and these beliefs, as links write them.
    Assessment(String, String),
    /// So many iterations of a learner, with something that is not learned, as links write it.
    Learning(u8, u64, String),
}

/// Sequences of one player are shown at most.
pub const MAX_SEQUENCES: usize = 60;

/// The sequences of a player, and the equations of their plans.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sequences {
    /// Where each ends: an information set and an action; nothing for the empty one, which is the first.
    pub names: Vec<Option<(u32, u16)>>,
    /// Row by row, a coefficient for each sequence: the first says that the empty one is certain, the others that what comes before is shared out.
    pub equations: Vec<Vec<i8>>,
}

/// The sequence form of a game of two.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SequenceMatrices {
    /// Somebody forgets something, or there are more than two players.
    None,
    TooLarge,
    Made {
        players: [Sequences; 2],
        /// Sequences of both, and what both get, weighted with chance.
        cells: Vec<([u32; 2], [Exact; 2])>,
    },
}

/// What is said about an information set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SetVerdict {
    pub set: u32,
    pub beliefs: Mixed,
    pub is_reached: bool,
    /// What Bayes' rule gives, where that is something else.
    pub by_bayes: Option<Mixed>,
    pub value: Exact,
    pub best: Exact,
    pub action: u16,
}

impl SetVerdict {
    /// Whether nothing is wrong here.
    pub fn is_right(&self) -> bool {
        self.by_bayes.is_none() && self.value == self.best
    }
}

/// What is said about an assessment.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Checked {
    pub sets: Vec<SetVerdict>,
    /// Whether the beliefs are consistent; `None` if that is not tested, as where something else is wrong already.
    pub is_consistent: Option<bool>,
}

/// All of it; nothing without perfect recall, or of a game that is too large.
pub type Verdicts = Option<Checked>;

/// How good an average was after some iterations.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct LearnedPoint {
    pub iteration: u64,
    /// What best responses gain against it where nothing is fixed, on average of those who learn: the exploitability where everything is
    /// learned.
    pub exploitability: f64,
    /// What it pays the first player.
    pub value: f64,
}

/// What was learned.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Learning {
    /// Why nothing is learned; empty if something is.
    pub refusal: String,
    pub points: Vec<LearnedPoint>,
    /// What each player could still gain in the end where nothing is fixed; `None` for one who learns nothing.
    pub gains: [Option<f64>; 2],
    /// By set: a probability for each action; nothing where chance moves.
    pub average: Vec<Vec<f32>>,
}

impl TreeGameExperiment {
    /// Asks what a learner makes of the game.
    pub fn learning(&self) -> Inquiry<Learning> {
        Inquiry::of_lab(&TreeGameInquiry::Learning(
            self.learner as u8,
            self.iterations,
            self.lock.clone(),
        ))
    }

    /// Asks for the sequence form.
    pub fn sequence_form(&self) -> Inquiry<SequenceMatrices> {
        Inquiry::of_lab(&TreeGameInquiry::SequenceForm)
    }

    /// Asks what is wrong with the assessment.
    pub fn verdicts(&self) -> Inquiry<Verdicts> {
        let inquiry = TreeGameInquiry::Assessment(self.assessment.clone(), self.beliefs.clone());
        Inquiry::of_lab(&inquiry)
    }
}
