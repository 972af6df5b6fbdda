//! The game: two stores and a pot, a round at a time.
//!
//! A store is a ring of 64 bytes, of which at most 52 are in use:
//!
//! ```text
//! store of player 0            store of player 1
//! 0 … head ▸ cards ▸ tail … 63 | 64 … 64 + head ▸ cards ▸ 64 + tail … 127     (head and tail modulo 64)
//! ```
//!
//! The usual round, two different cards, has no branch but the one that says so. Every round takes one random number, and
//! one more a card where a larger pot goes back in random order. `tests/war/` compares this with a plain specification,
//! card by card.

use super::orders::{Order, Orders};
use super::rules::OutOfCards;
use crate::Player;
use random::Random;
use serde::{Deserialize, Serialize};

/// Cards in the deck.
pub const CARDS: usize = 52;
/// Ranks, from 0 to 12.
pub const RANKS: usize = 13;
const RING: u32 = 64;

/// How a game stands after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standing {
    Running,
    /// Somebody has all cards, or the other could not go on.
    Won(Player),
    /// Neither could go on.
    Drawn,
}

/// A game under way.
#[derive(Clone, Debug)]
pub struct War {
    cards: [u8; 2 * RING as usize],
    heads: [u32; 2],
    tails: [u32; 2],
}

/// Cards that are played for.
struct Pot {
    cards: [u8; CARDS],
    count: usize,
}

impl Pot {
    fn push(&mut self, card: u8) {
        self.cards[self.count] = card;
        self.count += 1;
    }
}

impl War {
    /// Shuffles and deals.
    pub fn deal(random: &mut Random) -> Self {
        let mut deck: [u8; CARDS] = core::array::from_fn(|card| (card % RANKS) as u8);
        random.shuffle(&mut deck);
        Self::with(&deck[..CARDS / 2], &deck[CARDS / 2..])
    }

    /// A game with these stores, the top cards first; together no more than the deck.
    pub fn with(first: &[u8], second: &[u8]) -> Self {
        let mut cards = [0; 2 * RING as usize];
        cards[..first.len()].copy_from_slice(first);
        cards[RING as usize..][..second.len()].copy_from_slice(second);
        Self {
            cards,
            heads: [0; 2],
            tails: [first.len() as u32, second.len() as u32],
        }
    }

    /// How many cards a player has.
    #[inline(always)]
    pub fn count(&self, player: Player) -> u32 {
        self.left(player.index())
    }

    /// The ranks in a player's store, from the top.
    pub fn store(&self, player: Player) -> impl Iterator<Item = u8> {
        let places = self.heads[player.index()]..self.tails[player.index()];
        places.map(move |at| self.cards[place(player.index(), at)])
    }

    /// The cards that `player` has played from here to `later`, a later moment of the same game, at most a round away.
    pub fn taken_until(&self, later: &Self, player: Player) -> Vec<u8> {
        let places = self.heads[player.index()]..later.heads[player.index()];
        places
            .map(|at| self.cards[place(player.index(), at)])
            .collect()
    }

    /// The cards that went under the store of `player` from here to `later`, likewise.
    pub fn put_until(&self, later: &Self, player: Player) -> Vec<u8> {
        let places = self.tails[player.index()]..later.tails[player.index()];
        places
            .map(|at| later.cards[place(player.index(), at)])
            .collect()
    }

    /// Plays a round with the players' strategies. Nobody has lost yet.
    #[inline(always)]
    pub fn round(
        &mut self,
        out_of_cards: OutOfCards,
        orders: &[Orders; 2],
        random: &mut Random,
    ) -> Standing {
        let [first, second] = [0, 1].map(|player| self.take(player));
        if first == second {
            return self.war(first, out_of_cards, orders, random);
        }
        let winner = usize::from(second > first);
        let (high, low) = (first.max(second), first.min(second));
        let high_first = orders[winner].high_first(random);
        let [next, last] = if high_first { [high, low] } else { [low, high] };
        self.put(winner, next);
        self.put(winner, last);
        self.standing(winner)
    }

    #[inline(always)]
    fn standing(&self, winner: usize) -> Standing {
        if self.left(1 - winner) == 0 {
            Standing::Won(Player::BOTH[winner])
        } else {
            Standing::Running
        }
    }

    #[inline(always)]
    fn left(&self, player: usize) -> u32 {
        self.tails[player] - self.heads[player]
    }

    #[inline(always)]
    fn take(&mut self, player: usize) -> u8 {
        let card = self.cards[place(player, self.heads[player])];
        self.heads[player] += 1;
        card
    }

    #[inline(always)]
    fn put(&mut self, player: usize, card: u8) {
        self.cards[place(player, self.tails[player])] = card;
        self.tails[player] += 1;
    }

    /// Goes on where both have turned up a card of rank `card`.
    #[cold]
    fn war(
        &mut self,
        card: u8,
        out_of_cards: OutOfCards,
        orders: &[Orders; 2],
        random: &mut Random,
    ) -> Standing {
        let mut pot = Pot {
            cards: [0; CARDS],
            count: 0,
        };
        pot.push(card);
        pot.push(card);
        loop {
            if let Some(end) = self.who_cannot_go_on(out_of_cards) {
                return end;
            }
            let [first, second] = [0, 1].map(|player| self.face_up(player, &mut pot));
            if first != second {
                let winner = usize::from(second > first);
                self.give(winner, &mut pot, orders[winner].draw(random), random);
                return self.standing(winner);
            }
        }
    }

    /// How the game ends if somebody is out of cards; else makes sure that both can go on.
    fn who_cannot_go_on(&mut self, out_of_cards: OutOfCards) -> Option<Standing> {
        let fewest = match out_of_cards {
            OutOfCards::Lose => 2,
            OutOfCards::Last => 1,
            OutOfCards::Lend => {
                self.lend(0);
                self.lend(1);
                2
            }
        };
        match [0, 1].map(|player| self.left(player) < fewest) {
            [false, false] => None,
            [true, true] => Some(Standing::Drawn),
            [true, false] => Some(Standing::Won(Player::Second)),
            [false, true] => Some(Standing::Won(Player::First)),
        }
    }

    /// Lends `player` what is missing to two cards, if two are left to the other.
    fn lend(&mut self, player: usize) {
        let missing = 2_u32.saturating_sub(self.left(player));
        if self.left(1 - player) >= missing + 2 {
            for _ in 0..missing {
                let card = self.take(1 - player);
                self.put(player, card);
            }
        }
    }

    /// Puts a card face down, if it is not the last, and one face up, which is returned.
    fn face_up(&mut self, player: usize, pot: &mut Pot) -> u8 {
        if self.left(player) > 1 {
            pot.push(self.take(player));
        }
        let card = self.take(player);
        pot.push(card);
        card
    }

    fn give(&mut self, winner: usize, pot: &mut Pot, order: Order, random: &mut Random) {
        let cards = &mut pot.cards[..pot.count];
        if order == Order::Random {
            random.shuffle(cards);
            for &card in cards.iter() {
                self.put(winner, card);
            }
            return;
        }
        let mut counts: u64 = cards.iter().map(|&card| one_of(u32::from(card))).sum();
        while counts != 0 {
            let bit = match order {
                Order::Decreasing => counts.ilog2(),
                _ => counts.trailing_zeros(),
            };
            let rank = bit / COUNT_BITS;
            counts -= one_of(rank);
            self.put(winner, rank as u8);
        }
    }
}

/// Bits of the count of a rank, of which there are four cards, or of all ranks' counts.
const COUNT_BITS: u32 = 4;

/// The counts of all ranks where there is one card of this rank.
#[inline(always)]
fn one_of(rank: u32) -> u64 {
    1 << (COUNT_BITS * rank)
}

#[inline(always)]
fn place(player: usize, at: u32) -> usize {
    player * RING as usize + (at % RING) as usize
}
