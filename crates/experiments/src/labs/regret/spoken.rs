//! Spoken forms of information sets in games without cards of poker: what their keys say, in words.

use games::Player;
use std::borrow::Cow;
use texts::{RoundOf, Texts};

/// Symbols of a bid, or of a round that is over, in a [`public_history`].
pub const STEP: usize = 3;

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

    /// What only its player knows: the dice, or the cards that were bid where the other does not see them.
    pub fn private(&self) -> Cow<'a, str> {
        match self {
            Self::Dice { hand, .. } => Cow::Borrowed(hand),
            Self::Prizes { rounds, .. } => {
                let hidden = rounds.iter().filter(|round| !round.seen.is_ascii_digit());
                Cow::Owned(hidden.map(|round| round.own).collect())
            }
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

/// What both players have seen before an information set, the same for both: [`STEP`] symbols for each bid (`b15`) or round
/// that is over, then the prize that is up. A round has its prize and both bids, the first player's first (`321`), or a dash and who
/// won where bids stay hidden: `f` and `s` for the players, `t` for a tie (`3-f`). Empty in games of one choice.
pub fn public_history(key: &str) -> Cow<'_, str> {
    // Of Liar's dice there are many: what follows the dice is taken as it is.
    if key.starts_with(|first: char| first.is_ascii_digit()) {
        return Cow::Borrowed(key.find('b').map_or("", |bids| &key[bids..]));
    }
    let Some(Spoken::Prizes {
        player,
        rounds,
        prize,
    }) = Spoken::of(key)
    else {
        return Cow::Borrowed("");
    };
    let rounds = rounds.iter().flat_map(|round| public_round(round, player));
    Cow::Owned(rounds.chain([prize]).collect())
}

/// A round as both have seen it, told by `player`.
fn public_round(round: &RoundOf, player: Player) -> [char; STEP] {
    let &RoundOf { prize, own, seen } = round;
    let is_first = player == Player::First;
    match (seen, is_first) {
        ('t', _) => [prize, '-', 't'],
        ('w', true) | ('l', false) => [prize, '-', 'f'],
        ('w', false) | ('l', true) => [prize, '-', 's'],
        (card, true) => [prize, own, card],
        (card, false) => [prize, card, own],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_players_have_seen_the_same() {
        let pairs = [
            ("f32w2", "s31l2", "3-f2"),
            ("f32t23l1", "s32t21w1", "3-t2-s1"),
            ("f3212", "s3122", "3212"),
            ("6b15b24", "2b15b24", "b15b24"),
            ("16", "22", ""),
            ("row", "column", ""),
        ];
        for (first, second, seen) in pairs {
            assert_eq!(public_history(first), seen);
            assert_eq!(public_history(second), seen);
        }
    }

    #[test]
    fn only_what_the_other_does_not_see_is_private() {
        let private = |key: &'static str| Spoken::of(key).unwrap().private();
        assert_eq!(private("f32w21l1"), "21");
        assert_eq!(private("f3212"), "");
        assert_eq!(private("16b15"), "16");
    }
}
