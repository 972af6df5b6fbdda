//! Hands of Kuhn poker against a machine that plays an equilibrium: H. W. Kuhn, "A simplified two-person poker" (1950), where the second player has one
//! equilibrium strategy. The visitor is the first player, who loses 1/18 of the ante a hand with best play. Cards and lots come from the seed.

use engines::regret::kuhn_equilibrium::bet;
use games::kuhn::{Card, FirstPass, Kuhn, KuhnAction};
use games::{Game, InfoSets, Player, Turn};
use random::Random;
use texts::BluffWords;

/// The experiment behind it, without `#/`.
pub const LINK: &str = "regret";

const CARDS: u8 = 3;

/// A hand, and those before it.
#[derive(Clone, Debug, PartialEq)]
pub struct Bluff {
    seed: u64,
    /// Hands that were over before this one.
    hands: u32,
    total: i32,
    position: Kuhn,
    /// Both cards, the visitor's first, by their places in the deck.
    cards: [usize; 2],
    done: Vec<KuhnAction>,
    /// What the machine's mixture is decided by, from 0 to 1.
    lot: f64,
}

impl Bluff {
    /// The first hand.
    pub fn new(seed: u64) -> Self {
        Self::deal(seed, 0, 0)
    }

    fn deal(seed: u64, hands: u32, total: i32) -> Self {
        let mut random = Random::stream(seed, hands.into());
        let first = random.below(CARDS.into()) as usize;
        let other = random.below(u32::from(CARDS) - 1) as usize;
        let cards = [first, other + usize::from(other >= first)];
        let deck: Vec<Card> = Card::deck(CARDS).collect();
        let mut position = Kuhn::new(CARDS, FirstPass::SecondPlayer);
        position.apply(KuhnAction::Deal {
            first: deck[cards[0]],
            second: deck[cards[1]],
        });
        Self {
            seed,
            hands,
            total,
            position,
            cards,
            done: Vec::new(),
            lot: random.unit(),
        }
    }

    /// The visitor bets, or calls; or checks, or gives up. The machine answers at once. Nothing changes after the end.
    #[must_use]
    pub fn act(&self, bets: bool) -> Self {
        let mut next = self.clone();
        if next.is_over() {
            return next;
        }
        next.apply(if bets {
            KuhnAction::Bet
        } else {
            KuhnAction::Pass
        });
        if next.position.turn() == Turn::Player(Player::Second) {
            next.apply(answer(&next.position, next.lot));
        }
        next
    }

    fn apply(&mut self, action: KuhnAction) {
        self.position.apply(action);
        self.done.push(action);
    }

    /// The next hand.
    #[must_use]
    pub fn next(&self) -> Self {
        let [hands, total] = self.so_far();
        Self::deal(self.seed, hands as u32, total)
    }

    pub fn is_over(&self) -> bool {
        self.position.turn() == Turn::Over
    }

    /// Whether the machine has bet.
    pub fn faces_bet(&self) -> bool {
        self.done.last() == Some(&KuhnAction::Bet)
    }

    /// The visitor's card, and the machine's where it has been shown.
    pub fn cards(&self) -> [Option<usize>; 2] {
        let [own, other] = self.cards;
        let has_folded = self.done == FOLDED;
        [Some(own), (self.is_over() && !has_folded).then_some(other)]
    }

    /// Coins that each has put in.
    pub fn coins(&self) -> [u32; 2] {
        let by = |player: usize| {
            let own = self.done.iter().skip(player).step_by(2);
            1 + own.filter(|action| **action == KuhnAction::Bet).count() as u32
        };
        [by(0), by(1)]
    }

    /// Hands that are over, and what they have brought.
    pub fn so_far(&self) -> [i32; 2] {
        if self.is_over() {
            [self.hands as i32 + 1, self.total + self.payoff()]
        } else {
            [self.hands as i32, self.total]
        }
    }

    fn payoff(&self) -> i32 {
        self.position.payoff(Player::First) as i32
    }

    /// What is said now.
    pub fn said(&self, words: &BluffWords) -> String {
        let [own, other] = self.cards.map(|card| words.cards[card]);
        let now = match self.is_over() {
            false if self.faces_bet() => words.facing.to_owned(),
            false => (words.hand)(own),
            true if self.done == FOLDED => words.you_folded.to_owned(),
            true if self.done == [KuhnAction::Bet, KuhnAction::Pass] => (words.it_folded)(other),
            true => (words.over)(other, self.payoff()),
        };
        match self.so_far() {
            [hands, total] if self.is_over() => {
                format!("{now} {}", (words.so_far)(hands as u32, total))
            }
            _ => now,
        }
    }
}

/// The visitor has given up.
const FOLDED: [KuhnAction; 3] = [KuhnAction::Pass, KuhnAction::Bet, KuhnAction::Pass];

/// What the second player does in an equilibrium, where it is their turn: they bet, or call, with the probability that the engine's formulas give.
pub fn answer(position: &Kuhn, lot: f64) -> KuhnAction {
    // Which equilibrium the first player may keep to makes no difference to the second.
    let bets = bet(&position.information_set().to_string(), 0.0);
    if bets.is_some_and(|probability| lot < probability) {
        KuhnAction::Bet
    } else {
        KuhnAction::Pass
    }
}
