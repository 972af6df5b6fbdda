//! War on lists of cards, as the rules are told: slow, and the specification of the fast one.
//!
//! Random numbers are drawn where the documentation of the fast one says so: one for the order of each pot, and one more a
//! card but one where a pot of more than two goes back in random order; a pot of two is ordered by the first number alone.

use games::war::OutOfCards;
use random::Random;
use std::collections::VecDeque;

pub struct Plain {
    pub stores: [VecDeque<u8>; 2],
}

/// How it stands: nobody has won, somebody has, or nobody can.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum End {
    Running,
    Won(usize),
    Drawn,
}

impl Plain {
    /// Shuffles by Fisher and Yates and deals.
    pub fn deal(random: &mut Random) -> Self {
        let mut deck: Vec<u8> = (0..52).map(|card| card % 13).collect();
        shuffle(&mut deck, random);
        let second = deck.split_off(26);
        Self {
            stores: [deck.into(), second.into()],
        }
    }

    pub fn round(
        &mut self,
        reading: OutOfCards,
        shares: &[[f64; 3]; 2],
        random: &mut Random,
    ) -> End {
        let mut pot = Vec::new();
        let mut up = [0; 2];
        for (up, store) in up.iter_mut().zip(&mut self.stores) {
            *up = store.pop_front().unwrap();
            pot.push(*up);
        }
        while up[0] == up[1] {
            if reading == OutOfCards::Lend {
                self.lend();
            }
            let needed = if reading == OutOfCards::Last { 1 } else { 2 };
            let out: Vec<bool> = self
                .stores
                .iter()
                .map(|store| store.len() < needed)
                .collect();
            match (out[0], out[1]) {
                (true, true) => return End::Drawn,
                (true, false) => return End::Won(1),
                (false, true) => return End::Won(0),
                (false, false) => {}
            }
            for (up, store) in up.iter_mut().zip(&mut self.stores) {
                if store.len() > 1 {
                    pot.push(store.pop_front().unwrap());
                }
                *up = store.pop_front().unwrap();
                pot.push(*up);
            }
        }
        let winner = usize::from(up[1] > up[0]);
        self.stores[winner].extend(ordered(pot, shares[winner], random));
        if self.stores[1 - winner].is_empty() {
            End::Won(winner)
        } else {
            End::Running
        }
    }

    /// The first may borrow before the second.
    fn lend(&mut self) {
        for player in 0..2 {
            let missing = 2_usize.saturating_sub(self.stores[player].len());
            if self.stores[1 - player].len() >= missing + 2 {
                for _ in 0..missing {
                    let card = self.stores[1 - player].pop_front().unwrap();
                    self.stores[player].push_back(card);
                }
            }
        }
    }
}

fn ordered(
    mut pot: Vec<u8>,
    [decreasing, increasing, random_order]: [f64; 3],
    random: &mut Random,
) -> Vec<u8> {
    let sum = decreasing + increasing + random_order;
    // 32 bits of a number, as a share of one.
    let drawn = (random.bits() >> 32) as f64 / (1_u64 << 32) as f64;
    let below = |share: f64| drawn < ((share / sum) * 4_294_967_296.0).round() / 4_294_967_296.0;
    if pot.len() == 2 {
        pot.sort_unstable();
        if below(decreasing + random_order / 2.0) {
            pot.reverse();
        }
        return pot;
    }
    if below(decreasing) {
        pot.sort_unstable_by(|a, b| b.cmp(a));
    } else if below(decreasing + increasing) {
        pot.sort_unstable();
    } else {
        shuffle(&mut pot, random);
    }
    pot
}

pub fn shuffle(cards: &mut [u8], random: &mut Random) {
    for last in (1..cards.len()).rev() {
        let other = random.below(last as u32 + 1) as usize;
        cards.swap(last, other);
    }
}
