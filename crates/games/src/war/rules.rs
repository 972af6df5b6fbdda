//! The readings of the rules.

/// What happens to somebody who is to put a card face down and one face up, and has fewer than two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutOfCards {
    /// He loses. If it happens to both, nobody wins.
    Lose,
    /// He plays the last card face up, and loses only if he has none. If neither has one, nobody wins.
    Last,
    /// The opponent lends what is missing from the top of the store, if two are left there; else as with `Lose`.
    Lend,
}

/// What a game that was stopped is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AtCap {
    /// Half a point each.
    Half,
    /// A point for the player who has more cards.
    Cards,
}

/// The rules as read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    pub out_of_cards: OutOfCards,
    /// Rounds after which a game is stopped.
    pub cap: u32,
    pub at_cap: AtCap,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            out_of_cards: OutOfCards::Lose,
            cap: 10_000,
            at_cap: AtCap::Half,
        }
    }
}
