//! Leduc poker: two rounds of betting, a card that both see, and pairs.
//!
//! Source: F. Southey et al., "Bayes' bluff: opponent modelling in poker" (2005). Six cards, two each of Jack, Queen
//! and King; an ante of 1; one private card each; a round of betting with raises of 2; a public card; a round with
//! raises of 4. At most two raises a round. A pair with the public card wins, then the higher card; equal cards split.
//! The first player begins both rounds. Payoffs are in antes.
//!
//! Deviations: suits decide nothing, so chance deals *ranks*, each with the probability of all cards of that rank
//! together. That is exact, and leaves 288 information sets of the 936 there are when suits are told apart. And 3 to 10
//! ranks instead of 3, two cards of each.

use super::{Chance, Game, InfoSets, Player, Turn, ZeroSum};
use core::fmt::{self, Display};

/// Raises a round.
const MAX_RAISES: u32 = 2;
/// What a raise adds in each round.
const RAISES: [f64; 2] = [2.0, 4.0];
const CARDS_A_RANK: u8 = 2;

/// How many ranks a deck may have.
pub const RANKS: core::ops::RangeInclusive<u8> = 3..=10;
/// All names of ranks, the lowest first. A deck of n ranks has the last n of them, so that the King is always the highest.
const NAMES: [char; *RANKS.end() as usize] = ['4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/// A rank: how many of all ten are lower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rank(u8);

impl Display for Rank {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", NAMES[usize::from(self.0)])
    }
}

/// What players and chance do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LeducAction {
    /// Chance: a card each.
    Deal { first: Rank, second: Rank },
    /// Chance: the public card.
    Reveal(Rank),
    /// Give up. Only against a raise.
    Fold,
    /// Check, or match the raise.
    Call,
    /// Match and raise.
    Raise,
}

/// The actions of one round, in order: at most check, raise, raise, call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Round {
    actions: [Option<LeducAction>; 4],
}

impl Round {
    fn len(&self) -> usize {
        self.actions.iter().flatten().count()
    }

    fn raises(&self) -> u32 {
        let raised = |action: &&Option<LeducAction>| **action == Some(LeducAction::Raise);
        self.actions.iter().filter(raised).count() as u32
    }

    fn push(&mut self, action: LeducAction) {
        let next = self.len();
        self.actions[next] = Some(action);
    }

    fn last(&self) -> Option<LeducAction> {
        self.actions.iter().flatten().last().copied()
    }

    /// Both have acted and the last has called.
    fn is_called(&self) -> bool {
        self.len() >= 2 && self.last() == Some(LeducAction::Call)
    }

    /// What each player has put in, given what both had before.
    fn stakes(&self, before: f64, raise: f64) -> [f64; 2] {
        let mut stakes = [before; 2];
        for (ply, action) in self.actions.iter().flatten().enumerate() {
            let (own, other) = (ply % 2, 1 - ply % 2);
            match action {
                LeducAction::Call => stakes[own] = stakes[other],
                LeducAction::Raise => stakes[own] = stakes[other] + raise,
                _ => {}
            }
        }
        stakes
    }
}

impl Display for Round {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |action: &LeducAction| match action {
            LeducAction::Fold => 'f',
            LeducAction::Raise => 'r',
            _ => 'c',
        };
        let text: String = self.actions.iter().flatten().map(letter).collect();
        formatter.write_str(&text)
    }
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leduc {
    ranks: u8,
    hands: Option<[Rank; 2]>,
    public: Option<Rank>,
    rounds: [Round; 2],
}

impl Leduc {
    /// Before the deal, with the three ranks of the source.
    pub fn new() -> Self {
        Self::with_ranks(*RANKS.start())
    }

    /// Before the deal of a deck with so many ranks, from [`RANKS`] (clamped to it).
    pub fn with_ranks(ranks: u8) -> Self {
        Self {
            ranks: ranks.clamp(*RANKS.start(), *RANKS.end()),
            hands: None,
            public: None,
            rounds: [Round::default(); 2],
        }
    }

    /// How many histories the game has, the empty and the finished ones among them.
    pub fn histories(&self) -> u64 {
        // A round has 15 histories, its beginning among them, and is called in 5 ways. No third card is of a pair's rank.
        let ranks = u64::from(self.ranks);
        let boards = ranks * ranks * ranks - ranks;
        1 + 15 * ranks * ranks + 5 * 15 * boards
    }

    /// The rank of the deck with this number, from the lowest.
    fn rank(&self, number: u8) -> Rank {
        Rank(RANKS.end() - self.ranks + number)
    }

    fn round(&self) -> &Round {
        &self.rounds[usize::from(self.public.is_some())]
    }

    fn is_folded(&self) -> bool {
        self.round().last() == Some(LeducAction::Fold)
    }

    /// What both have put in.
    fn stakes(&self) -> [f64; 2] {
        let first = self.rounds[0].stakes(1.0, RAISES[0]);
        match self.public {
            // After the first round both have put in the same.
            Some(_) => self.rounds[1].stakes(first[0], RAISES[1]),
            None => first,
        }
    }

    /// How many cards of `rank` nobody has seen.
    fn left(&self, rank: Rank) -> u8 {
        let hands = self.hands.iter().flatten();
        let seen = hands.chain(&self.public).filter(|&&seen| seen == rank);
        CARDS_A_RANK - seen.count() as u8
    }

    fn mover(&self) -> Player {
        Player::at_ply(self.round().len())
    }

    /// What the first player gets of `stake` at the showdown.
    fn showdown(&self, stake: f64) -> f64 {
        let strength = |hand: Rank| (Some(hand) == self.public, hand);
        let Some([first, second]) = self.hands else {
            return 0.0;
        };
        match strength(first).cmp(&strength(second)) {
            core::cmp::Ordering::Greater => stake,
            core::cmp::Ordering::Equal => 0.0,
            core::cmp::Ordering::Less => -stake,
        }
    }
}

/// The legal actions, at most a deal for each two ranks.
#[derive(Clone, Debug)]
pub struct LeducActions {
    position: Leduc,
    next: u8,
}

impl LeducActions {
    /// The action with this number, if it is legal; `None` after the last number.
    fn numbered(&self, number: u8) -> Option<Option<LeducAction>> {
        let position = &self.position;
        let ranks = position.ranks;
        match position.turn() {
            Turn::Over => None,
            Turn::Chance if position.hands.is_none() => (number < ranks * ranks).then(|| {
                let (first, second) = (number / ranks, number % ranks);
                let (first, second) = (position.rank(first), position.rank(second));
                Some(LeducAction::Deal { first, second })
            }),
            Turn::Chance => (number < ranks).then(|| {
                let rank = position.rank(number);
                (position.left(rank) > 0).then_some(LeducAction::Reveal(rank))
            }),
            Turn::Player(_) => match number {
                0 => {
                    let faces_raise = position.round().last() == Some(LeducAction::Raise);
                    Some(faces_raise.then_some(LeducAction::Fold))
                }
                1 => Some(Some(LeducAction::Call)),
                2 => {
                    let may_raise = position.round().raises() < MAX_RAISES;
                    Some(may_raise.then_some(LeducAction::Raise))
                }
                _ => None,
            },
        }
    }
}

impl Iterator for LeducActions {
    type Item = LeducAction;

    fn next(&mut self) -> Option<LeducAction> {
        loop {
            let action = self.numbered(self.next)?;
            self.next += 1;
            if action.is_some() {
                return action;
            }
        }
    }
}

impl Default for Leduc {
    fn default() -> Self {
        Self::new()
    }
}

impl Game for Leduc {
    type Action = LeducAction;
    type Actions = LeducActions;

    fn turn(&self) -> Turn {
        let waits_for_public = self.public.is_none() && self.rounds[0].is_called();
        if self.hands.is_none() || waits_for_public {
            Turn::Chance
        } else if self.is_folded() || self.rounds[1].is_called() {
            Turn::Over
        } else {
            Turn::Player(self.mover())
        }
    }

    fn actions(&self) -> LeducActions {
        LeducActions {
            position: *self,
            next: 0,
        }
    }

    fn apply(&mut self, action: LeducAction) {
        debug_assert!(self.actions().any(|legal| legal == action));
        match action {
            LeducAction::Deal { first, second } => self.hands = Some([first, second]),
            LeducAction::Reveal(rank) => self.public = Some(rank),
            _ => self.rounds[usize::from(self.public.is_some())].push(action),
        }
    }

    fn payoff(&self, player: Player) -> f64 {
        let stakes = self.stakes();
        let for_first = if self.is_folded() {
            // Anyone who would be to move now has won.
            match self.mover() {
                Player::First => stakes[1],
                Player::Second => -stakes[0],
            }
        } else {
            self.showdown(stakes[0])
        };
        match player {
            Player::First => for_first,
            Player::Second => 0.0 - for_first,
        }
    }
}

impl Chance for Leduc {
    fn probability(&self, outcome: LeducAction) -> f64 {
        // One card after the other, so that it is rounded as if they were dealt so.
        let deck = f64::from(self.ranks * CARDS_A_RANK);
        let one = match outcome {
            LeducAction::Deal { .. } => (1.0 / deck) * (1.0 / (deck - 1.0)),
            _ => 1.0 / (deck - 2.0),
        };
        f64::from(self.outcomes_in(outcome)) * one
    }
}

/// What the player to move knows. As text: their own card, the first round's actions, the public card and the second
/// round's actions, such as `Jcr` or `KccQr`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LeducInformationSet {
    public: Option<Rank>,
    rounds: [Round; 2],
    hand: Rank,
}

impl Display for LeducInformationSet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", self.hand, self.rounds[0])?;
        match self.public {
            Some(public) => write!(formatter, "{public}{}", self.rounds[1]),
            None => Ok(()),
        }
    }
}

impl InfoSets for Leduc {
    type InformationSet = LeducInformationSet;

    fn information_set(&self) -> LeducInformationSet {
        let hands = self.hands.unwrap_or([Rank(0); 2]);
        LeducInformationSet {
            public: self.public,
            rounds: self.rounds,
            hand: hands[self.mover().index()],
        }
    }

    fn action_name(action: LeducAction) -> String {
        match action {
            LeducAction::Deal { first, second } => format!("{first}{second}"),
            LeducAction::Reveal(rank) => rank.to_string(),
            LeducAction::Fold => "fold".to_owned(),
            LeducAction::Call => "call".to_owned(),
            LeducAction::Raise => "raise".to_owned(),
        }
    }

    fn outcomes_in(&self, outcome: LeducAction) -> u32 {
        let cards = match outcome {
            LeducAction::Deal { first, second } => {
                CARDS_A_RANK * (CARDS_A_RANK - u8::from(first == second))
            }
            LeducAction::Reveal(rank) => self.left(rank),
            _ => 1,
        };
        u32::from(cards)
    }

    /// The cards of the opponent's rank that the player to move does not see.
    fn positions_in(&self) -> u32 {
        let hands = self.hands.unwrap_or([Rank(0); 2]);
        let opponent = hands[self.mover().opponent().index()];
        u32::from(self.left(opponent) + 1)
    }

    fn histories_about(&self) -> usize {
        self.histories() as usize
    }
}

impl ZeroSum for Leduc {}
