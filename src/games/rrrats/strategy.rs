//! Strategies that look at nothing but the hand: how probable it is to roll on with one, two, three and four in it.
//!
//! Source: thesis, section 4.2, where there are three numbers, since with four the turn ends.

use super::MOST_IN_HAND;

/// Probabilities of rolling on with 1 to 4 tokens in hand. The fourth counts only where one may choose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RollOn(pub [f64; MOST_IN_HAND as usize]);

impl RollOn {
    /// Three numbers, and stopping with four.
    pub fn three(probabilities: [f64; 3]) -> Self {
        let [one, two, three] = probabilities;
        Self([one, two, three, 0.0])
    }

    /// The probability with `in_hand` tokens, up to four, in hand; 1 with none.
    pub fn with(&self, in_hand: u8) -> f64 {
        match in_hand {
            0 => 1.0,
            in_hand => self.0[usize::from(in_hand) - 1],
        }
    }
}
