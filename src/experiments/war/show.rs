//! One game, round by round, to be watched. It is dealt from the seed and its own number, and is none of those that are
//! counted.

use super::settings::WarLab;
use crate::games::Player;
use crate::games::war::table::Standing;
use crate::games::war::{War, simulator};
use crate::random::Random;

/// The number of the first stream; blocks of games have smaller ones.
const STREAM: u64 = 1 << 40;

/// The game at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Rounds played.
    pub round: u64,
    /// Ranks in both stores, from the top.
    pub stores: [Vec<u8>; 2],
    /// What was played for in the last round: what each has put, and the cards in between are face down.
    pub pot: [Vec<u8>; 2],
    /// Who took it; `None` before the first round, and for a war that nobody could finish.
    pub taken_by: Option<Player>,
    /// What the winner put under the store, in its order.
    pub put_back: Vec<u8>,
    pub standing: Standing,
}

/// A game and its moments.
#[derive(Clone, Debug)]
pub struct Show {
    /// Before the first round, and after each.
    states: Vec<War>,
    standing: Standing,
    /// Whether it was stopped.
    pub is_capped: bool,
    /// Points of the first strategy.
    pub score: f64,
}

impl WarLab {
    /// The game that is shown.
    pub fn shown(&self) -> Show {
        let mut random = Random::stream(self.seed, STREAM + self.show);
        let (rules, orders) = (self.rules(), [self.a.orders(), self.b.orders()]);
        let mut war = War::deal(&mut random);
        let mut states = vec![war.clone()];
        let mut standing = Standing::Running;
        while standing == Standing::Running && states.len() <= rules.cap as usize {
            standing = war.round(rules.out_of_cards, &orders, &mut random);
            states.push(war.clone());
        }
        let score = match standing {
            Standing::Running => simulator::score_at_cap(rules.at_cap, &war),
            Standing::Drawn => 0.5,
            Standing::Won(winner) => f64::from(u8::from(winner == Player::First)),
        };
        Show {
            is_capped: standing == Standing::Running,
            states,
            standing,
            score,
        }
    }
}

impl Show {
    /// Rounds of the whole game.
    pub fn rounds(&self) -> u64 {
        self.states.len() as u64 - 1
    }

    /// How many cards each has after every round, from the deal on.
    pub fn counts(&self) -> [Vec<f64>; 2] {
        Player::BOTH.map(|player| {
            let counts = self.states.iter().map(|war| f64::from(war.count(player)));
            counts.collect()
        })
    }

    /// The game after `round` rounds, or at its end if it has fewer.
    pub fn at(&self, round: u64) -> Moment {
        let round = round.min(self.rounds());
        let now = &self.states[round as usize];
        let before = round
            .checked_sub(1)
            .map(|round| &self.states[round as usize]);
        let stores = Player::BOTH.map(|player| now.store(player).collect());
        let standing = if round == self.rounds() {
            self.standing
        } else {
            Standing::Running
        };
        let (pot, taken_by, put_back) =
            before.map_or_else(Default::default, |before| what_happened(before, now));
        Moment {
            round,
            stores,
            pot,
            taken_by,
            put_back,
            standing,
        }
    }
}

/// What each has put into the pot of a round, who took it, and in which order it went back.
fn what_happened(before: &War, now: &War) -> ([Vec<u8>; 2], Option<Player>, Vec<u8>) {
    let taken = Player::BOTH.map(|player| before.taken_until(now, player));
    let put = Player::BOTH.map(|player| before.put_until(now, player));
    let winner = Player::BOTH
        .into_iter()
        .find(|player| put[player.index()].len() > put[player.opponent().index()].len());
    let put_back = winner.map_or_else(Vec::new, |winner| put[winner.index()].clone());
    (taken, winner, put_back)
}
