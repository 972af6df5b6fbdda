//! Whole games.

use super::orders::Orders;
use super::rules::{AtCap, Rules};
use super::table::{Standing, War};
use crate::Player;
use random::Random;

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameEnd {
    /// Of the first strategy: a win 1, ½ for a game that nobody has won.
    pub score: f64,
    pub rounds: u32,
    /// Whether it ended before the cap.
    pub is_finished: bool,
}

/// Deals and plays a game to its end or to the cap.
pub fn play(rules: &Rules, orders: &[Orders; 2], random: &mut Random) -> GameEnd {
    let mut war = War::deal(random);
    for rounds in 1..=rules.cap {
        let score = match war.round(rules.out_of_cards, orders, random) {
            Standing::Running => continue,
            Standing::Won(winner) => f64::from(u8::from(winner == Player::First)),
            Standing::Drawn => 0.5,
        };
        return GameEnd {
            score,
            rounds,
            is_finished: true,
        };
    }
    GameEnd {
        score: score_at_cap(rules.at_cap, &war),
        rounds: rules.cap,
        is_finished: false,
    }
}

/// What a game that was stopped is worth to the first player.
pub fn score_at_cap(at_cap: AtCap, war: &War) -> f64 {
    match at_cap {
        AtCap::Half => 0.5,
        AtCap::Cards => {
            let [own, other] = Player::BOTH.map(|player| war.count(player));
            crate::score(own, other)
        }
    }
}
