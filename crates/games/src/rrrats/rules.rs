//! Rules of Rrrats: what a roll does, and what becomes of the hand when a turn ends.
//!
//! Source: thesis, section 4.2. Its words allow several readings, each a field of [`Rules`]. Beyond it there are other limits
//! of the hand than four, and other things that a 2 may do.

use core::ops::RangeInclusive;

/// When the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// When the pile is empty at the end of a turn.
    Turn,
    /// As soon as the pile is empty after a roll that does not end the turn by itself; the hand counts.
    Now,
}

/// What somebody may do who has as many tokens in hand as the limit, four, allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AtFour {
    /// Nothing: the turn ends.
    Stop,
    /// Roll on or stop, as with fewer.
    Choose,
}

/// What becomes of the hand when both dice show 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bust {
    /// It goes to the pile.
    Pile,
    /// It goes to the bank, as if the player had stopped.
    Keep,
    /// It leaves the game.
    Box,
    /// What came from the opponent goes back there, the rest to the pile.
    Owner,
}

/// What a 2 does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Twos {
    /// It takes a token from the opponent's bank, from the pile if the bank is empty.
    Steal,
    /// It takes one from the pile, like a 1.
    Take,
    /// It takes two from the pile.
    TakeTwo,
}

/// The rules as read, and the material.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    pub end: End,
    pub at_four: AtFour,
    pub bust: Bust,
    pub twos: Twos,
    /// With more in hand a turn is over, and the excess goes back; one of [`Rules::HAND_LIMITS`].
    pub hand_limit: u8,
    /// In the pile at the beginning, from 1 to [`Rules::MAX_TOKENS`].
    pub tokens: u8,
    /// How many faces of a die show 0, 1 and 2. At least one shows 0 and one shows something else, so that turns end.
    pub faces: [u8; 3],
}

/// A roll of both dice, in any order: the smaller number first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    pub low: u8,
    pub high: u8,
}

/// What lies on the table while a turn is under way, but for the mover's bank, which nothing in the turn touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnderWay {
    pub pile: u8,
    /// The opponent's bank.
    pub other: u8,
    /// In hand, from the pile.
    pub taken: u8,
    /// In hand, from the opponent.
    pub stolen: u8,
}

/// What lies there after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurnEnd {
    pub pile: u8,
    /// The opponent's bank.
    pub other: u8,
    /// What the mover's bank has won.
    pub gained: u8,
}

/// How it goes on after a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AfterRoll {
    /// The mover rolls on or stops; with an empty hand he rolls.
    Decide(UnderWay),
    Over(TurnEnd),
}

impl Dice {
    /// All rolls.
    pub const ALL: [Self; 6] = [
        Self { low: 0, high: 0 },
        Self { low: 0, high: 1 },
        Self { low: 0, high: 2 },
        Self { low: 1, high: 1 },
        Self { low: 1, high: 2 },
        Self { low: 2, high: 2 },
    ];
}

impl Default for Rules {
    /// The readings under which the source's strategy wins about as published against (½, ½, ½), if that was its start.
    fn default() -> Self {
        Self {
            end: End::Turn,
            at_four: AtFour::Stop,
            bust: Bust::Pile,
            twos: Twos::Steal,
            hand_limit: 4,
            tokens: 31,
            faces: [3, 2, 1],
        }
    }
}

impl Rules {
    /// More tokens no game has.
    pub const MAX_TOKENS: u8 = 60;
    /// How many tokens a hand may be allowed to hold.
    pub const HAND_LIMITS: RangeInclusive<u8> = 3..=super::MAX_IN_HAND;

    /// The probability of a roll.
    pub fn probability(&self, dice: Dice) -> f64 {
        let faces: u32 = self.faces.iter().map(|&count| u32::from(count)).sum();
        let share = |face: u8| f64::from(self.faces[usize::from(face)]) / f64::from(faces);
        let ways = if dice.low == dice.high { 1.0 } else { 2.0 };
        ways * share(dice.low) * share(dice.high)
    }

    /// Whether somebody with so many in hand decides anything.
    pub fn may_decide(&self, in_hand: u8) -> bool {
        match in_hand {
            0 => false,
            _ if in_hand == self.hand_limit => self.at_four == AtFour::Choose,
            _ => in_hand < self.hand_limit,
        }
    }

    /// Carries out a roll.
    pub fn roll(&self, before: UnderWay, dice: Dice) -> AfterRoll {
        if dice.high == 0 {
            return AfterRoll::Over(self.bust(before));
        }
        let mut now = before;
        self.draw(&mut now, dice.low);
        self.draw(&mut now, dice.high);
        let is_over = now.in_hand() > self.hand_limit
            || now.in_hand() == self.hand_limit && self.at_four == AtFour::Stop
            || now.pile == 0 && self.end == End::Now;
        if is_over {
            AfterRoll::Over(self.stop(now))
        } else {
            AfterRoll::Decide(now)
        }
    }

    /// What one die does.
    fn draw(&self, hand: &mut UnderWay, face: u8) {
        match (face, self.twos) {
            (0, _) => {}
            (2, Twos::Steal) if hand.other > 0 => {
                hand.other -= 1;
                hand.stolen += 1;
            }
            (2, Twos::TakeTwo) => hand.take(2),
            _ => hand.take(1),
        }
    }

    /// The hand goes to the bank; what is above the limit goes to the pile.
    pub fn stop(&self, hand: UnderWay) -> TurnEnd {
        let gained = hand.in_hand().min(self.hand_limit);
        TurnEnd {
            pile: hand.pile + hand.in_hand() - gained,
            other: hand.other,
            gained,
        }
    }

    /// So many tokens cannot be used up in one turn: from the largest hand a roll takes two more, or four. So the ends of
    /// turns that begin with more differ in nothing but what is left.
    pub fn plenty(&self) -> u8 {
        let most = if self.twos == Twos::TakeTwo { 4 } else { 2 };
        self.hand_limit + most + 1
    }

    fn bust(&self, hand: UnderWay) -> TurnEnd {
        let (pile, other, gained) = match self.bust {
            Bust::Pile => (hand.pile + hand.in_hand(), hand.other, 0),
            Bust::Keep => return self.stop(hand),
            Bust::Box => (hand.pile, hand.other, 0),
            Bust::Owner => (hand.pile + hand.taken, hand.other + hand.stolen, 0),
        };
        TurnEnd {
            pile,
            other,
            gained,
        }
    }
}

impl UnderWay {
    /// The beginning of a turn.
    pub fn begin(pile: u8, other: u8) -> Self {
        Self {
            pile,
            other,
            taken: 0,
            stolen: 0,
        }
    }

    /// Tokens in hand.
    pub fn in_hand(&self) -> u8 {
        self.taken + self.stolen
    }

    /// Takes so many tokens from the pile, or all there are.
    fn take(&mut self, count: u8) {
        let count = count.min(self.pile);
        self.pile -= count;
        self.taken += count;
    }
}
