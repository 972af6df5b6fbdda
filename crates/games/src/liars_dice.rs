//! Liar's dice: bids about dice that nobody sees all of, until somebody is called a liar.
//!
//! Source: M. Lanctot, K. Waugh, M. Zinkevich and M. Bowling, "Monte Carlo sampling for regret minimization in extensive
//! games", NIPS 2009 (their "bluff"), with the rules as OpenSpiel's `liars_dice` has them: all roll, then bid in turn how
//! many dice of all show a face at least. Every bid is higher than the last: of more dice, or of as many and a higher
//! face. The highest face is wild and counts as every face. Instead of bidding a player may say "liar": if the last bid
//! holds its player wins 1, else the other does.
//!
//! Deviation: chance rolls all dice at once, and equal dice are not told apart, each outcome with the probability of all
//! rolls that it stands for. That is exact, and leaves fewer histories where a player has two dice.

use super::{Chance, Game, InfoSets, Player, Turn, ZeroSum};
use core::fmt::{self, Display};

/// How many dice a player may have.
pub const DICE: core::ops::RangeInclusive<u8> = 1..=2;
/// How many faces dice may have.
pub const FACES: core::ops::RangeInclusive<u8> = 2..=6;

/// What a player has rolled: one die, or two with the lower one first. 0 where there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Roll([u8; 2]);

impl Roll {
    /// The roll number `number` of so many dice, from 0: one die by face, two by the higher one first.
    fn numbered(number: u8, dice: u8) -> Self {
        if dice == 1 {
            return Self([number + 1, 0]);
        }
        let (mut high, mut low) = (1, number);
        while low >= high {
            low -= high;
            high += 1;
        }
        Self([low + 1, high])
    }

    /// How many there are.
    fn count(dice: u8, faces: u8) -> u8 {
        if dice == 1 {
            faces
        } else {
            faces * (faces + 1) / 2
        }
    }

    /// How many dice show `face`, the highest one being wild.
    fn showing(self, face: u8, wild: u8) -> u8 {
        let shows = |&&die: &&u8| die == face || die == wild;
        self.0.iter().filter(shows).count() as u8
    }

    /// In how many ways it is rolled if dice are told apart.
    fn ways(self) -> u8 {
        let [low, high] = self.0;
        if high == 0 || low == high { 1 } else { 2 }
    }
}

impl Display for Roll {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dice = self.0.iter().filter(|&&die| die > 0);
        dice.into_iter()
            .try_for_each(|die| write!(formatter, "{die}"))
    }
}

/// What players and chance do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiceAction {
    /// Chance: all dice.
    Roll { first: Roll, second: Roll },
    /// So many dice show this face at least.
    Bid { quantity: u8, face: u8 },
    /// The last bid is a lie.
    Liar,
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LiarsDice {
    dice: u8,
    faces: u8,
    hands: Option<[Roll; 2]>,
    /// The bids so far, each a bit: they rise, so their order is known.
    bids: u32,
    is_called: bool,
}

impl LiarsDice {
    /// Before the dice are rolled: so many for each player, from [`DICE`], with so many faces, from [`FACES`] (both clamped).
    pub fn new(dice: u8, faces: u8) -> Self {
        Self {
            dice: dice.clamp(*DICE.start(), *DICE.end()),
            faces: faces.clamp(*FACES.start(), *FACES.end()),
            hands: None,
            bids: 0,
            is_called: false,
        }
    }

    /// How many histories the game has, the empty and the finished ones among them.
    pub fn histories(&self) -> u64 {
        let rolls = u64::from(Roll::count(self.dice, self.faces));
        // Any set of bids, in their order, may have been made; after each but the empty one somebody may say "liar".
        let bids = 1_u64 << self.bid_count();
        1 + rolls * rolls * (2 * bids - 1)
    }

    /// How many bids there are.
    pub fn bid_count(&self) -> u8 {
        2 * self.dice * self.faces
    }

    /// The number of the lowest bid that may be made.
    fn lowest(&self) -> u8 {
        (u32::BITS - self.bids.leading_zeros()) as u8
    }

    fn bid(&self, number: u8) -> DiceAction {
        DiceAction::Bid {
            quantity: number / self.faces + 1,
            face: number % self.faces + 1,
        }
    }

    fn mover(&self) -> Player {
        Player::at_ply(self.bids.count_ones() as usize)
    }

    /// Whether the last bid is true.
    fn holds(&self) -> bool {
        let last = self.lowest().saturating_sub(1);
        let (quantity, face) = (last / self.faces + 1, last % self.faces + 1);
        let hands = self.hands.iter().flatten();
        let shown: u8 = hands.map(|hand| hand.showing(face, self.faces)).sum();
        shown >= quantity
    }
}

/// The legal actions: all rolls, or the higher bids and then "liar".
#[derive(Clone, Debug)]
pub struct DiceActions {
    position: LiarsDice,
    next: u16,
}

impl Iterator for DiceActions {
    type Item = DiceAction;

    fn next(&mut self) -> Option<DiceAction> {
        let position = &self.position;
        let (number, bids) = (self.next, u16::from(position.bid_count()));
        self.next += 1;
        match position.turn() {
            Turn::Over => None,
            Turn::Chance => {
                let rolls = u16::from(Roll::count(position.dice, position.faces));
                let of = |number| Roll::numbered(number as u8, position.dice);
                let (first, second) = (of(number / rolls), of(number % rolls));
                (number / rolls < rolls).then_some(DiceAction::Roll { first, second })
            }
            Turn::Player(_) if number < bids => Some(position.bid(number as u8)),
            Turn::Player(_) => (number == bids && position.bids > 0).then_some(DiceAction::Liar),
        }
    }
}

impl Game for LiarsDice {
    type Action = DiceAction;
    type Actions = DiceActions;

    fn turn(&self) -> Turn {
        if self.hands.is_none() {
            Turn::Chance
        } else if self.is_called {
            Turn::Over
        } else {
            Turn::Player(self.mover())
        }
    }

    fn actions(&self) -> DiceActions {
        DiceActions {
            next: u16::from(self.lowest()),
            position: *self,
        }
    }

    fn apply(&mut self, action: DiceAction) {
        debug_assert!(self.actions().any(|legal| legal == action));
        match action {
            DiceAction::Roll { first, second } => self.hands = Some([first, second]),
            DiceAction::Bid { quantity, face } => {
                self.bids |= 1 << ((quantity - 1) * self.faces + face - 1);
            }
            DiceAction::Liar => self.is_called = true,
        }
    }

    fn payoff(&self, player: Player) -> f64 {
        // The player who would be to bid has said "liar".
        let winner = if self.holds() {
            self.mover().opponent()
        } else {
            self.mover()
        };
        if winner == player { 1.0 } else { -1.0 }
    }
}

impl Chance for LiarsDice {
    fn probability(&self, outcome: DiceAction) -> f64 {
        let all = u32::from(self.faces).pow(2 * u32::from(self.dice));
        f64::from(self.outcomes_in(outcome)) / f64::from(all)
    }
}

/// What the player to move knows. As text: their own dice, and each bid so far as "b", the number of dice and the face,
/// such as `3` or `25b13b21`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DiceInformationSet {
    hand: Roll,
    bids: u32,
    faces: u8,
}

impl Display for DiceInformationSet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.hand)?;
        let mut left = self.bids;
        while left > 0 {
            let number = left.trailing_zeros() as u8;
            left &= left - 1;
            let (quantity, face) = (number / self.faces + 1, number % self.faces + 1);
            write!(formatter, "b{quantity}{face}")?;
        }
        Ok(())
    }
}

impl InfoSets for LiarsDice {
    type InformationSet = DiceInformationSet;

    fn information_set(&self) -> DiceInformationSet {
        let hands = self.hands.unwrap_or([Roll([0; 2]); 2]);
        DiceInformationSet {
            hand: hands[self.mover().index()],
            bids: self.bids,
            faces: self.faces,
        }
    }

    fn action_name(action: DiceAction) -> String {
        match action {
            DiceAction::Roll { first, second } => format!("{first}-{second}"),
            DiceAction::Bid { quantity, face } => format!("{quantity}-{face}"),
            DiceAction::Liar => "liar".to_owned(),
        }
    }

    fn outcomes_in(&self, outcome: DiceAction) -> u32 {
        match outcome {
            DiceAction::Roll { first, second } => u32::from(first.ways() * second.ways()),
            _ => 1,
        }
    }

    fn positions_in(&self) -> u32 {
        let hands = self.hands.unwrap_or([Roll([0; 2]); 2]);
        u32::from(hands[self.mover().opponent().index()].ways())
    }

    /// Equal rolls: each player still meets every roll of their own.
    fn is_in_outline(&self, outcome: DiceAction) -> bool {
        match outcome {
            DiceAction::Roll { first, second } => first == second,
            _ => true,
        }
    }

    fn histories_about(&self) -> usize {
        self.histories() as usize
    }
}

impl ZeroSum for LiarsDice {}
