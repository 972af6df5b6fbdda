//! Many games between strategies that look at nothing but the hand: a turn is one random number and a look into a table.
//!
//! What a turn does depends on the pile and the opponent's bank only up to [`Rules::plenty`] of each, so there is one distribution
//! for each pair of numbers up to that, as changes. The table lies in one word,
//!
//! ```text
//! bits 0–7 pile    bits 8–15 bank of the first    bits 16–23 bank of the second
//! ```
//!
//! and a change is a word that is added to it. Distributions are alias tables with as many shares as a power of two, and
//! probabilities are rounded to 2⁻³⁸. `tests/rrrats/` compares this with games played roll by roll and with the exact
//! probabilities.

use super::MAX_TURNS;
use super::rules::Rules;
use super::strategy::RollOn;
use super::turn::outcomes;
use crate::{Player, score};
use random::Random;
use random::alias::AliasTable;

/// More than any rules' plenty: the largest hand, four more taken with it, one left, and none.
const SIDE: usize = super::MAX_IN_HAND as usize + 6;
/// Shares of a distribution. No turn has more ends: 27 hands to stop with, 28 to lose, and two with excess that no hand
/// within the limit ends like, those of all tokens or all but one stolen.
const SHARES: usize = 64;
const SHARE_BITS: u32 = SHARES.trailing_zeros();

/// A share of a distribution: a change if the random number is below, else the other.
#[derive(Clone, Copy, Debug, Default)]
struct Share {
    below: u32,
    changes: [u32; 2],
}

/// How the turns of a strategy end.
#[derive(Clone, Debug)]
pub struct TurnTable {
    shares: Vec<Share>,
    plenty: u32,
}

impl TurnTable {
    /// The turns of `strategy` if it is `player`.
    pub fn new(rules: &Rules, strategy: &RollOn, player: Player) -> Self {
        let plenty = rules.plenty();
        let piles = usize::from(plenty) + 1;
        let mut shares = vec![Share::default(); piles * SIDE * SHARES];
        for pile in 1..=plenty {
            for other in 0..=plenty {
                let begin = place(u32::from(pile), u32::from(other), plenty.into());
                let found = distribution(rules, strategy, player, (pile, other));
                shares[begin..begin + SHARES].copy_from_slice(&found);
            }
        }
        let plenty = plenty.into();
        Self { shares, plenty }
    }

    /// The table's word after a turn of `player`.
    #[inline(always)]
    fn turn(&self, table: u32, player: Player, random: &mut Random) -> u32 {
        let other = bank(table, player.opponent());
        let bits = random.bits();
        let share = place(table & 0xFF, other, self.plenty) + (bits >> (64 - SHARE_BITS)) as usize;
        let Share { below, changes } = self.shares[share];
        table.wrapping_add(changes[usize::from(bits as u32 >= below)])
    }
}

#[inline(always)]
fn bank(table: u32, player: Player) -> u32 {
    table >> (8 + 8 * player as u32) & 0xFF
}

/// Where a distribution begins.
#[inline(always)]
fn place(pile: u32, other: u32, plenty: u32) -> usize {
    (pile.min(plenty) as usize * SIDE + other.min(plenty) as usize) * SHARES
}

fn distribution(
    rules: &Rules,
    strategy: &RollOn,
    player: Player,
    (pile, other): (u8, u8),
) -> [Share; SHARES] {
    let outcomes = outcomes(rules, strategy, pile, other);
    let mut probabilities = [0.0; SHARES];
    let mut changes = [0; SHARES];
    for (index, outcome) in outcomes.iter().enumerate() {
        let difference = |now: u8, before: u8| u32::from(now).wrapping_sub(u32::from(before));
        let of_bank = |player: Player, change: u32| change << (8 + 8 * player as u32);
        probabilities[index] = outcome.probability;
        changes[index] = difference(outcome.end.pile, pile)
            .wrapping_add(of_bank(player, u32::from(outcome.end.gained)))
            .wrapping_add(of_bank(
                player.opponent(),
                difference(outcome.end.other, other),
            ));
    }
    let mut alias = AliasTable::default();
    alias.push(&probabilities);
    core::array::from_fn(|index| {
        let share = alias.shares()[index];
        Share {
            below: (share.stays * f64::from(u32::MAX)) as u32,
            changes: [changes[index], changes[share.other as usize]],
        }
    })
}

/// Two strategies that play each other.
#[derive(Clone, Debug)]
pub struct Match {
    tokens: u8,
    tables: [TurnTable; 2],
}

impl Match {
    /// Between these.
    pub fn new(rules: &Rules, strategies: [&RollOn; 2]) -> Self {
        let [first, second] = strategies;
        Self {
            tokens: rules.tokens,
            tables: [
                TurnTable::new(rules, first, Player::First),
                TurnTable::new(rules, second, Player::Second),
            ],
        }
    }

    /// Plays a game; `begins` says which strategy begins. What the first strategy gets: 1 for a win, ½ for a draw, 0.
    #[inline]
    pub fn play(&self, begins: Player, random: &mut Random) -> f64 {
        let [first, second] = &self.tables;
        play(self.tokens, [first, second], begins, random)
    }
}

/// Plays a game of `tokens` tokens between the tables of the first and the second player; see [`Match::play`].
#[inline]
pub fn play(tokens: u8, tables: [&TurnTable; 2], begins: Player, random: &mut Random) -> f64 {
    let [first, second] = tables;
    let mut table = u32::from(tokens);
    if begins == Player::Second {
        table = second.turn(table, Player::Second, random);
    }
    for _ in 0..MAX_TURNS / 2 {
        if table & 0xFF == 0 {
            break;
        }
        table = first.turn(table, Player::First, random);
        if table & 0xFF == 0 {
            break;
        }
        table = second.turn(table, Player::Second, random);
    }
    if table & 0xFF > 0 {
        return 0.5;
    }
    score(bank(table, Player::First), bank(table, Player::Second))
}
