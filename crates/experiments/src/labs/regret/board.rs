//! Board of a strategy: a card a row, from the highest down, and a history a column; where they meet is an information set.
//!
//! A game with a public card has a board for each way to come to it: a *part* is what stands in the keys of its information
//! sets between the player's own card and what follows the public one, `crcK`, and empty before that card is dealt.

use super::betting::{Deed, Event, Table};
use engines::regret::{Actor, GameTree, InformationSet};
use games::Player;

/// Cards from the lowest up.
const RANKS: &str = "A23456789TJQK";

/// A history at which somebody decides.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    pub player: Player,
    /// What has happened in this part of the game.
    pub events: Vec<Event>,
    pub deeds: Vec<Deed>,
    /// The information set by hand, in the order of the hands; `None` where there is none.
    pub rows: Vec<Option<usize>>,
}

/// Hands and histories of one part of a game with cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The highest first.
    pub hands: Vec<char>,
    /// The first player's before the second's.
    pub columns: Vec<Column>,
}

/// Whether cards are dealt in the game.
pub fn has_cards(tree: &GameTree) -> bool {
    tree.actor(0) == Actor::Chance
}

/// Their own card of a key, the part, and what has been done since.
fn split(key: &str) -> (char, &str, &str) {
    let mut symbols = key.chars();
    let hand = symbols.next().unwrap_or_default();
    let rest = symbols.as_str();
    let dealt = rest.rfind(|symbol: char| symbol.is_ascii_uppercase());
    let (part, since) = rest.split_at(dealt.map_or(0, |place| place + 1));
    (hand, part, since)
}

/// The part of the game that an information set belongs to.
pub fn part_of(key: &str) -> &str {
    split(key).1
}

/// The parts of a game, in its order; the one before a public card, which is empty, is among them.
pub fn parts(tree: &GameTree) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    if has_cards(tree) {
        for set in tree.information_sets() {
            let part = part_of(&set.key);
            if !parts.iter().any(|known| known == part) {
                parts.push(part.to_owned());
            }
        }
    }
    parts
}

impl Board {
    /// The board of this part; `None` in games without cards, and if there is no such part.
    pub fn of(tree: &GameTree, part: &str) -> Option<Self> {
        if !has_cards(tree) {
            return None;
        }
        let sets = tree.information_sets().iter().enumerate();
        let sets: Vec<(usize, &InformationSet)> =
            sets.filter(|(_, set)| part_of(&set.key) == part).collect();
        let mut hands: Vec<char> = sets.iter().map(|(_, set)| split(&set.key).0).collect();
        hands.sort_unstable_by_key(|&hand| core::cmp::Reverse(RANKS.find(hand)));
        hands.dedup();
        let mut board = Self {
            columns: Vec::new(),
            hands,
        };
        let mut histories: Vec<(Player, &str)> = Vec::new();
        for (row, set) in sets {
            let (hand, _, since) = split(&set.key);
            let history = (set.player, since);
            let known = histories.iter().position(|known| *known == history);
            let place = known.unwrap_or_else(|| {
                histories.push(history);
                board.columns.push(board.column(tree, set));
                board.columns.len() - 1
            });
            let hand = board.hands.iter().position(|known| *known == hand);
            if let Some(hand) = hand {
                board.columns[place].rows[hand] = Some(row);
            }
        }
        (!board.columns.is_empty()).then_some(board)
    }

    fn column(&self, tree: &GameTree, set: &InformationSet) -> Column {
        let node = set.nodes.first().copied().unwrap_or_default();
        let table = Table::at(tree, node);
        let deed = |name: &String| table.deed(set.player, name);
        let deeds = set.actions.iter().map(deed).collect();
        let dealt = |event: &Event| matches!(event, Event::Revealed(_));
        let begin = table
            .events
            .iter()
            .rposition(dealt)
            .map_or(0, |place| place + 1);
        Column {
            player: set.player,
            deeds,
            events: table.events[begin..].to_vec(),
            rows: vec![None; self.hands.len()],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regret::{GameName, RegretLab};

    fn tree(game: GameName, cards: u64) -> std::sync::Arc<GameTree> {
        let lab = RegretLab {
            game,
            cards,
            ..RegretLab::default()
        };
        lab.tree()
    }

    #[test]
    fn kuhns_board_has_four_columns_and_kings_on_top() {
        let tree = tree(GameName::Kuhn, 3);
        assert_eq!(parts(&tree), [""]);
        let board = Board::of(&tree, "").unwrap();
        assert_eq!(board.hands, ['K', 'Q', 'J']);
        let keys = |column: usize| {
            let rows = board.columns[column].rows.iter().flatten();
            let keys = rows.map(|&row| &*tree.information_sets()[row].key);
            keys.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(
            (0..4).map(keys).collect::<Vec<_>>(),
            ["K Q J", "Kpb Qpb Jpb", "Kp Qp Jp", "Kb Qb Jb"]
        );
        assert_eq!(board.columns[0].deeds, [Deed::Check, Deed::Bet(1.0)]);
        assert_eq!(board.columns[1].deeds, [Deed::Fold, Deed::Call(1.0)]);
        assert_eq!(board.columns[1].events.len(), 2);
    }

    #[test]
    fn every_information_set_is_on_one_board() {
        for (game, cards) in [
            (GameName::Leduc, 3),
            (GameName::Kuhn, 13),
            (GameName::KuhnSeed, 3),
        ] {
            let tree = tree(game, cards);
            let mut found = Vec::new();
            for part in parts(&tree) {
                let board = Board::of(&tree, &part).unwrap();
                for column in &board.columns {
                    found.extend(column.rows.iter().flatten().copied());
                    assert_eq!(column.rows.len(), board.hands.len());
                }
            }
            found.sort_unstable();
            let all: Vec<usize> = (0..tree.information_sets().len()).collect();
            assert_eq!(found, all);
        }
    }

    #[test]
    fn leduc_has_a_board_for_each_way_to_a_public_card() {
        let tree = tree(GameName::Leduc, 3);
        let parts = parts(&tree);
        assert_eq!(parts.len(), 1 + 5 * 3);
        assert!(parts[0].is_empty() && parts.contains(&"crrcK".to_owned()));
        assert_eq!(Board::of(&tree, "").unwrap().columns.len(), 6);
        assert_eq!(Board::of(&tree, "crcA"), None);
        let rps = super::tests::tree(GameName::RockPaperScissors, 3);
        assert!(super::parts(&rps).is_empty() && Board::of(&rps, "").is_none());
    }
}
