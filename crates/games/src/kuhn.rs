//! Kuhn poker: the smallest game with bluffing in it.
//!
//! Source: H. W. Kuhn, "A simplified two-person poker", Contributions to the Theory of Games 1 (1950). n cards, one
//! each, an ante of 1. The first player passes or bets 1; after a pass the second does; anyone who faces a bet passes
//! (gives up) or bets (calls). The higher card wins. Payoffs are in antes.
//!
//! Deviations: 3 to 13 cards instead of 3. And a setting, [`FirstPass::Showdown`], for a rule that is found in a
//! widely read implementation: there the first player's pass ends the hand with a showdown for 1.

use super::{Chance, Game, InfoSets, Player, Turn, ZeroSum};
use core::fmt::{self, Display};

/// How many cards a deck may have.
pub const CARDS: core::ops::RangeInclusive<u8> = 3..=13;

/// All names of cards, the lowest first. A deck of n cards has the last n of them, so that the King is always the
/// highest.
const NAMES: [char; 13] = [
    'A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K',
];

/// A card: how many of the full deck of 13 are lower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// The cards of a deck of so many of the full one, the lowest first.
    pub fn deck(cards: u8) -> impl Iterator<Item = Self> {
        (CARDS.end().saturating_sub(cards)..*CARDS.end()).map(Self)
    }
}

impl Display for Card {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", NAMES[usize::from(self.0)])
    }
}

/// What the first player's pass at the beginning leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstPass {
    /// The second player's turn: Kuhn's rule.
    SecondPlayer,
    /// A showdown for 1.
    Showdown,
}

/// What players and chance do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KuhnAction {
    /// Chance: a card each.
    Deal { first: Card, second: Card },
    /// Check or give up.
    Pass,
    /// Bet or call.
    Bet,
}

/// What has been done since the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Betting {
    Nothing,
    Pass,
    Bet,
    PassPass,
    PassBet,
    BetPass,
    BetBet,
    PassBetPass,
    PassBetBet,
}

impl Betting {
    fn after(self, action: KuhnAction) -> Self {
        match (self, action) {
            (Self::Nothing, KuhnAction::Pass) => Self::Pass,
            (Self::Nothing, KuhnAction::Bet) => Self::Bet,
            (Self::Pass, KuhnAction::Pass) => Self::PassPass,
            (Self::Pass, KuhnAction::Bet) => Self::PassBet,
            (Self::Bet, KuhnAction::Pass) => Self::BetPass,
            (Self::Bet, KuhnAction::Bet) => Self::BetBet,
            (Self::PassBet, KuhnAction::Pass) => Self::PassBetPass,
            (Self::PassBet, KuhnAction::Bet) => Self::PassBetBet,
            (over, _) => over,
        }
    }

    fn text(self) -> &'static str {
        match self {
            Self::Nothing => "",
            Self::Pass => "p",
            Self::Bet => "b",
            Self::PassPass => "pp",
            Self::PassBet => "pb",
            Self::BetPass => "bp",
            Self::BetBet => "bb",
            Self::PassBetPass => "pbp",
            Self::PassBetBet => "pbb",
        }
    }
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kuhn {
    cards: u8,
    first_pass: FirstPass,
    hands: Option<[Card; 2]>,
    betting: Betting,
}

impl Kuhn {
    /// Before the deal of a deck with so many cards, from [`CARDS`] (clamped to it).
    pub fn new(cards: u8, first_pass: FirstPass) -> Self {
        Self {
            cards: cards.clamp(*CARDS.start(), *CARDS.end()),
            first_pass,
            hands: None,
            betting: Betting::Nothing,
        }
    }

    fn is_over(&self) -> bool {
        match self.betting {
            Betting::Nothing | Betting::Bet | Betting::PassBet => false,
            Betting::Pass => self.first_pass == FirstPass::Showdown,
            _ => true,
        }
    }

    fn mover(&self) -> Player {
        match self.betting {
            Betting::Pass | Betting::Bet => Player::Second,
            _ => Player::First,
        }
    }

    /// What the first player gets in a showdown for `stake`.
    fn showdown(&self, stake: f64) -> f64 {
        match self.hands {
            Some([first, second]) if first > second => stake,
            _ => -stake,
        }
    }
}

/// The legal actions: pass and bet, or every deal.
#[derive(Clone, Debug)]
pub struct KuhnActions {
    cards: u8,
    is_deal: bool,
    next: u8,
    end: u8,
}

impl Iterator for KuhnActions {
    type Item = KuhnAction;

    fn next(&mut self) -> Option<KuhnAction> {
        if self.next == self.end {
            return None;
        }
        let index = self.next;
        self.next += 1;
        if !self.is_deal {
            return Some([KuhnAction::Pass, KuhnAction::Bet][usize::from(index)]);
        }
        let (first, other) = (index / (self.cards - 1), index % (self.cards - 1));
        let lowest = CARDS.end() - self.cards;
        Some(KuhnAction::Deal {
            first: Card(lowest + first),
            // The second player's card is one of the others.
            second: Card(lowest + other + u8::from(other >= first)),
        })
    }
}

impl Game for Kuhn {
    type Action = KuhnAction;
    type Actions = KuhnActions;

    fn turn(&self) -> Turn {
        if self.hands.is_none() {
            Turn::Chance
        } else if self.is_over() {
            Turn::Over
        } else {
            Turn::Player(self.mover())
        }
    }

    fn actions(&self) -> KuhnActions {
        let (is_deal, end) = match self.turn() {
            Turn::Chance => (true, self.cards * (self.cards - 1)),
            Turn::Player(_) => (false, 2),
            Turn::Over => (false, 0),
        };
        KuhnActions {
            cards: self.cards,
            is_deal,
            next: 0,
            end,
        }
    }

    fn apply(&mut self, action: KuhnAction) {
        debug_assert!(self.actions().any(|legal| legal == action));
        match action {
            KuhnAction::Deal { first, second } => self.hands = Some([first, second]),
            KuhnAction::Pass | KuhnAction::Bet => self.betting = self.betting.after(action),
        }
    }

    fn payoff(&self, player: Player) -> f64 {
        let for_first = match self.betting {
            Betting::BetPass => 1.0,
            Betting::PassBetPass => -1.0,
            Betting::BetBet | Betting::PassBetBet => self.showdown(2.0),
            _ => self.showdown(1.0),
        };
        match player {
            Player::First => for_first,
            Player::Second => -for_first,
        }
    }
}

impl Chance for Kuhn {
    fn probability(&self, _: KuhnAction) -> f64 {
        // One card after the other, so that it is rounded as if they were dealt so.
        let cards = f64::from(self.cards);
        (1.0 / cards) * (1.0 / (cards - 1.0))
    }
}

/// What the player to move knows: their own card and the betting. As text `K`, `Kp`, `Kb` or `Kpb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct KuhnInformationSet {
    betting: Betting,
    card: Card,
}

impl Display for KuhnInformationSet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", self.card, self.betting.text())
    }
}

impl InfoSets for Kuhn {
    type InformationSet = KuhnInformationSet;

    fn information_set(&self) -> KuhnInformationSet {
        let hands = self.hands.unwrap_or([Card(0); 2]);
        KuhnInformationSet {
            betting: self.betting,
            card: hands[self.mover().index()],
        }
    }

    fn action_name(action: KuhnAction) -> String {
        match action {
            KuhnAction::Deal { first, second } => format!("{first}{second}"),
            KuhnAction::Pass => "pass".to_owned(),
            KuhnAction::Bet => "bet".to_owned(),
        }
    }
}

impl ZeroSum for Kuhn {}
