//! Goofspiel: both bid a card of their own for each prize, at the same time.
//!
//! Source: S. Ross, "Goofspiel: the game of pure strategy", Journal of Applied Probability 8 (1971); with hidden bids
//! M. Lanctot et al., "Convergence of Monte Carlo tree search in simultaneous move games", NIPS 2013. The rules are those
//! of OpenSpiel's `goofspiel`: each player has cards 1 to n, and so has the pile of prizes. One prize after the other is
//! turned up; both bid a card for it, the higher one wins as many points, equal ones win nothing, and both cards are gone.
//! The last prize is bid for with what is left.
//!
//! The variants are OpenSpiel's: the order of the prizes, whether players see the cards that were bid or only who has won
//! (imperfect information), and what the payoff is. A tree has to put one of the two bids first; the second player's
//! information set hides it.

use super::{Chance, Game, InfoSets, Player, Turn, ZeroSum};
use core::fmt::{self, Display};

/// How many cards a player may have.
pub const CARDS: core::ops::RangeInclusive<u8> = 3..=6;
const MAX_CARDS: usize = *CARDS.end() as usize;

/// In which order the prizes are turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PointsOrder {
    Descending,
    Ascending,
    /// Each order is as likely.
    Random,
}

/// What the payoff is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Returns {
    /// 1 for the player with more points, −1 for the other, 0 for both if they have as many.
    WinLoss,
    /// The points less what both have on average, that is half of the difference.
    PointDifference,
}

/// Which variant is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GoofspielRules {
    /// From [`CARDS`].
    pub cards: u8,
    pub order: PointsOrder,
    /// Whether players see who has won a prize, but not what the other has bid.
    pub is_imperfect: bool,
    pub returns: Returns,
}

/// What players and chance do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GoofspielAction {
    /// Chance: the next prize.
    Prize(u8),
    /// A card.
    Bid(u8),
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goofspiel {
    rules: GoofspielRules,
    /// Those that were turned up, in order; 0 for none. Of a known order all are known.
    prizes: [u8; MAX_CARDS],
    /// How many of them have been turned up.
    turned: u8,
    /// By player and round; 0 for none.
    bids: [[u8; MAX_CARDS]; 2],
}

impl Goofspiel {
    /// Before the first prize. The number of cards is clamped to [`CARDS`].
    pub fn new(rules: GoofspielRules) -> Self {
        let cards = rules.cards.clamp(*CARDS.start(), *CARDS.end());
        let mut new = Self {
            rules: GoofspielRules { cards, ..rules },
            prizes: [0; MAX_CARDS],
            turned: 0,
            bids: [[0; MAX_CARDS]; 2],
        };
        new.turn_known();
        new
    }

    /// How many histories the game has, the empty and the finished ones among them.
    pub fn histories(&self) -> u64 {
        let (mut all, mut open) = (1, 1);
        for left in (2..=u64::from(self.rules.cards)).rev() {
            if self.rules.order == PointsOrder::Random {
                open *= left;
                all += open;
            }
            all += open * left + open * left * left;
            open *= left * left;
        }
        all
    }

    /// The round under way.
    fn round(&self) -> usize {
        let of = |bids: &[u8; MAX_CARDS]| bids.iter().take_while(|&&bid| bid > 0).count();
        of(&self.bids[1])
    }

    /// Rounds in which there is something to bid: the last prize is bid for with what is left.
    fn rounds(&self) -> usize {
        usize::from(self.rules.cards) - 1
    }

    /// Turns the next prize up where its order is known.
    fn turn_known(&mut self) {
        let (cards, turned) = (self.rules.cards, self.turned);
        let next = match self.rules.order {
            PointsOrder::Descending => cards - turned,
            PointsOrder::Ascending => turned + 1,
            PointsOrder::Random => return,
        };
        self.prizes[usize::from(turned)] = next;
        self.turned += 1;
    }

    fn has_prize(&self) -> bool {
        usize::from(self.turned) > self.round()
    }

    fn is_over(&self) -> bool {
        self.round() == self.rounds()
    }

    fn mover(&self) -> Player {
        match self.bids[0][self.round()] {
            0 => Player::First,
            _ => Player::Second,
        }
    }

    /// Of the cards 1 to n the one that is not among these.
    fn left(&self, known: &[u8; MAX_CARDS]) -> u8 {
        let rounds = &known[..self.rounds()];
        (1..=self.rules.cards)
            .find(|card| !rounds.contains(card))
            .unwrap_or_default()
    }

    /// The first player's points less the second's, at the end.
    fn difference(&self) -> i32 {
        let won = |prize: u8, [first, second]: [u8; 2]| {
            i32::from(prize) * (i32::from(first > second) - i32::from(first < second))
        };
        let rounds = 0..self.rounds();
        let of = |round: usize| {
            won(
                self.prizes[round],
                [self.bids[0][round], self.bids[1][round]],
            )
        };
        let last = self.bids.each_ref().map(|bids| self.left(bids));
        rounds.map(of).sum::<i32>() + won(self.left(&self.prizes), last)
    }
}

/// The legal actions: prizes or cards that are left, from the lowest.
#[derive(Clone, Debug)]
pub struct GoofspielActions {
    turn: Turn,
    /// What is gone.
    used: [u8; MAX_CARDS],
    cards: u8,
    next: u8,
}

impl Iterator for GoofspielActions {
    type Item = GoofspielAction;

    fn next(&mut self) -> Option<GoofspielAction> {
        loop {
            let card = self.next;
            self.next += 1;
            match self.turn {
                Turn::Over => return None,
                _ if card > self.cards => return None,
                _ if self.used.contains(&card) => {}
                Turn::Chance => return Some(GoofspielAction::Prize(card)),
                Turn::Player(_) => return Some(GoofspielAction::Bid(card)),
            }
        }
    }
}

impl Game for Goofspiel {
    type Action = GoofspielAction;
    type Actions = GoofspielActions;

    fn turn(&self) -> Turn {
        if self.is_over() {
            Turn::Over
        } else if self.has_prize() {
            Turn::Player(self.mover())
        } else {
            Turn::Chance
        }
    }

    fn actions(&self) -> GoofspielActions {
        let turn = self.turn();
        GoofspielActions {
            turn,
            used: match turn {
                Turn::Player(player) => self.bids[player.index()],
                _ => self.prizes,
            },
            cards: self.rules.cards,
            next: 1,
        }
    }

    fn apply(&mut self, action: GoofspielAction) {
        debug_assert!(self.actions().any(|legal| legal == action));
        match action {
            GoofspielAction::Prize(prize) => {
                self.prizes[usize::from(self.turned)] = prize;
                self.turned += 1;
            }
            GoofspielAction::Bid(card) => {
                let (round, mover) = (self.round(), self.mover());
                self.bids[mover.index()][round] = card;
                if mover == Player::Second && !self.is_over() {
                    self.turn_known();
                }
            }
        }
    }

    fn payoff(&self, player: Player) -> f64 {
        let difference = self.difference();
        let for_first = match self.rules.returns {
            Returns::WinLoss => f64::from(difference.signum()),
            Returns::PointDifference => f64::from(difference) / 2.0,
        };
        match player {
            Player::First => for_first,
            Player::Second => 0.0 - for_first,
        }
    }
}

impl Chance for Goofspiel {
    fn probability(&self, _: GoofspielAction) -> f64 {
        1.0 / f64::from(self.rules.cards - self.turned)
    }
}

/// A round that is over, as a player knows it: prize, own card, and the other's card or, where that is hidden, who has won.
type Round = (u8, u8, Seen);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Seen {
    Lost,
    Tied,
    Won,
    Card(u8),
}

/// What the player to bid knows. As text: "f" or "s" for first or second player; each round as its prize, the card that was bid, and
/// the other's card, or "w", "t" or "l" for won, tied and lost; then the prize that is up. Such as `f4` or `s42w3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GoofspielInformationSet {
    player: u8,
    rounds: [Option<Round>; MAX_CARDS - 2],
    prize: u8,
}

impl Display for GoofspielInformationSet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(if self.player == 0 { "f" } else { "s" })?;
        for (prize, own, seen) in self.rounds.iter().flatten() {
            write!(formatter, "{prize}{own}")?;
            match seen {
                Seen::Lost => formatter.write_str("l")?,
                Seen::Tied => formatter.write_str("t")?,
                Seen::Won => formatter.write_str("w")?,
                Seen::Card(card) => write!(formatter, "{card}")?,
            }
        }
        write!(formatter, "{}", self.prize)
    }
}

impl InfoSets for Goofspiel {
    type InformationSet = GoofspielInformationSet;

    fn information_set(&self) -> GoofspielInformationSet {
        let (round, mover) = (self.round(), self.mover());
        let (own, other) = (mover.index(), mover.opponent().index());
        let known = |past: usize| {
            let (own, other) = (self.bids[own][past], self.bids[other][past]);
            let seen = match own.cmp(&other) {
                _ if !self.rules.is_imperfect => Seen::Card(other),
                core::cmp::Ordering::Less => Seen::Lost,
                core::cmp::Ordering::Equal => Seen::Tied,
                core::cmp::Ordering::Greater => Seen::Won,
            };
            (self.prizes[past], own, seen)
        };
        let mut rounds = [None; MAX_CARDS - 2];
        for (past, place) in rounds.iter_mut().enumerate().take(round) {
            *place = Some(known(past));
        }
        GoofspielInformationSet {
            player: own as u8,
            rounds,
            prize: self.prizes[round],
        }
    }

    fn action_name(action: GoofspielAction) -> String {
        let (GoofspielAction::Prize(card) | GoofspielAction::Bid(card)) = action;
        card.to_string()
    }

    fn histories_about(&self) -> usize {
        self.histories() as usize
    }
}

impl ZeroSum for Goofspiel {}
