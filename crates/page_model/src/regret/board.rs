//! Board of a strategy: a card a row, from the highest down, and a history a column; where they meet is an information set.
//!
//! A game with a public card has a board for each of its parts, see [`experiments::regret::parts`].

use engines::regret::{GameTree, InformationSet};
use experiments::regret::betting::{Deed, Event, Table};
use experiments::regret::naming::history;
use experiments::regret::parts::{has_cards, part_of, split};
use games::Player;
use texts::Texts;

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

/// A part of the game in words: how an information set in it has begun.
pub fn part_name(tree: &GameTree, part: &str, texts: &Texts) -> String {
    if part.is_empty() {
        return texts.labs.regret.pictures.board.first_round.to_owned();
    }
    let mut sets = tree.information_sets().iter();
    let first = sets.find(|set| part_of(&set.key) == part);
    let node = first.and_then(|set| set.nodes.first()).copied();
    let table = Table::at(tree, node.unwrap_or_default());
    history(&table.events, texts)
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
