//! Spoken forms of information sets in games without cards of poker: what their keys say, in words.

use games::Player;
use texts::{RoundOf, Texts};

/// What a key says.
#[derive(Clone, Debug, PartialEq)]
pub enum Spoken<'a> {
    /// The player's own dice, and the bids so far, each a number of dice and a face.
    Dice { hand: &'a str, bids: Vec<&'a str> },
    /// Rounds that are over, and the prize that is up.
    Prizes {
        player: Player,
        rounds: Vec<RoundOf>,
        prize: char,
    },
}

impl<'a> Spoken<'a> {
    /// Of an information set of Liar's dice or Goofspiel; `None` of others.
    pub fn of(key: &'a str) -> Option<Self> {
        let first = key.chars().next()?;
        match first {
            'f' => Self::prizes(Player::First, &key[1..]),
            's' => Self::prizes(Player::Second, &key[1..]),
            _ if first.is_ascii_digit() => {
                let mut parts = key.split('b');
                let hand = parts.next()?;
                let bids: Vec<&str> = parts.collect();
                bids.iter()
                    .all(|bid| bid.len() == 2)
                    .then_some(Self::Dice { hand, bids })
            }
            _ => None,
        }
    }

    fn prizes(player: Player, rest: &str) -> Option<Self> {
        let symbols: Vec<char> = rest.chars().collect();
        let (&prize, rounds) = symbols.split_last()?;
        let (rounds, rest) = rounds.as_chunks::<3>();
        let round = |&[prize, own, seen]: &[char; 3]| RoundOf { prize, own, seen };
        (rest.is_empty() && prize.is_ascii_digit()).then(|| Self::Prizes {
            player,
            rounds: rounds.iter().map(round).collect(),
            prize,
        })
    }

    /// In words.
    pub fn told(&self, texts: &Texts) -> String {
        let words = &texts.labs.regret.deeds;
        match self {
            Self::Dice { hand, bids } if bids.is_empty() => {
                format!("{hand} · {}", words.nothing_yet)
            }
            Self::Dice { hand, bids } => {
                let bids = bids
                    .iter()
                    .map(|bid| format!("{}-{}", &bid[..1], &bid[1..]));
                format!("{hand} · {}", bids.collect::<Vec<_>>().join(", "))
            }
            Self::Prizes {
                player,
                rounds,
                prize,
            } => {
                let mut parts: Vec<String> = rounds.iter().map(words.round).collect();
                parts.push((words.prize)(*prize));
                format!("{} · {}", words.players[player.index()], parts.join("; "))
            }
        }
    }
}
