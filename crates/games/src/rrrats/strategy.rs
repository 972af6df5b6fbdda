//! Strategies that look at nothing but the hand: how probable it is to roll on with one, two, three and four in it.
//!
//! Source: thesis, section 4.2, where there are three numbers, since with four the turn ends. Where a hand may hold more than
//! four, the fourth number is that of all larger hands too: a strategy of three numbers stops with them.

/// Probabilities of rolling on with 1, 2, 3 and more tokens in hand. Those count with which one may choose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RollOn(pub [f64; 4]);

impl RollOn {
    /// Three numbers, and stopping with four.
    pub fn three(probabilities: [f64; 3]) -> Self {
        let [one, two, three] = probabilities;
        Self([one, two, three, 0.0])
    }

    /// The probability with `in_hand` tokens in hand; 1 with none.
    pub fn with(&self, in_hand: u8) -> f64 {
        match in_hand {
            0 => 1.0,
            in_hand => self.0[usize::from(in_hand).min(self.0.len()) - 1],
        }
    }
}
