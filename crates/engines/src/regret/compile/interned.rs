//! Interned rows and words: each kept once, found again by what it is.

use crate::regret::tree::NodeId;
use std::collections::BTreeMap;

/// The order of the rows: player, own decisions before, and the key.
pub type Order<K> = (usize, u32, K);

/// Words, each with a number.
#[derive(Default)]
pub struct Words {
    numbers: BTreeMap<String, u32>,
}

impl Words {
    /// The number of a word.
    pub fn number(&mut self, word: String) -> u32 {
        let next = self.numbers.len() as u32;
        *self.numbers.entry(word).or_insert(next)
    }

    /// All words, by number.
    pub fn into_all(self) -> Vec<String> {
        let mut all: Vec<(String, u32)> = self.numbers.into_iter().collect();
        all.sort_unstable_by_key(|(_, number)| *number);
        all.into_iter().map(|(word, _)| word).collect()
    }
}

/// A row, as far as it is known.
struct Row<K> {
    order: Order<K>,
    /// Of its actions, as numbers of words.
    names: Vec<u32>,
    nodes: Vec<NodeId>,
    /// The row of the same player that came next the last time.
    next: u32,
}

/// Rows in the order in which they are met.
pub struct Interned<K> {
    rows: Vec<Row<K>>,
    known: BTreeMap<Order<K>, u32>,
    /// By player: the row that came last.
    last: [u32; 2],
}

impl<K> Default for Interned<K> {
    fn default() -> Self {
        Self {
            rows: Vec::new(),
            known: BTreeMap::new(),
            last: [u32::MAX; 2],
        }
    }
}

impl<K: Ord + Copy> Interned<K> {
    /// Adds a history to its row; the number of that.
    pub fn join(
        &mut self,
        node: NodeId,
        order: Order<K>,
        names: impl Fn() -> Vec<String>,
        words: &mut Words,
    ) -> u32 {
        let last = self.rows.get(self.last[order.0] as usize);
        let expected = last.map(|last| last.next);
        let is_right = |&row: &u32| {
            let expected = self.rows.get(row as usize);
            expected.is_some_and(|expected| expected.order == order)
        };
        let row = expected
            .filter(is_right)
            .unwrap_or_else(|| self.find(order, &names, words));
        let of = |name: String| words.number(name);
        debug_assert!(
            names()
                .into_iter()
                .map(of)
                .eq(self.rows[row as usize].names.iter().copied())
        );
        if let Some(last) = self.rows.get_mut(self.last[order.0] as usize) {
            last.next = row;
        }
        self.last[order.0] = row;
        self.rows[row as usize].nodes.push(node);
        row
    }

    /// The row, a new one where there is none.
    fn find(&mut self, order: Order<K>, names: impl Fn() -> Vec<String>, words: &mut Words) -> u32 {
        let next = self.rows.len() as u32;
        let row = *self.known.entry(order).or_insert(next);
        if row == next {
            self.rows.push(Row {
                order,
                names: names().into_iter().map(|name| words.number(name)).collect(),
                nodes: Vec::new(),
                next: u32::MAX,
            });
        }
        row
    }

    /// The word that an action of a row is called by.
    pub fn name(&self, row: u32, action: usize) -> u32 {
        self.rows[row as usize].names[action]
    }

    /// How many rows a player has.
    pub fn count_of(&self, player: usize) -> usize {
        let own = self.rows.iter().filter(|row| row.order.0 == player);
        own.count()
    }

    /// The rows in their order, each with the words of its actions and its histories.
    pub fn into_order(self) -> impl Iterator<Item = (Order<K>, Vec<u32>, Vec<NodeId>)> {
        let mut rows = self.rows;
        rows.sort_unstable_by_key(|row| row.order);
        rows.into_iter()
            .map(|row| (row.order, row.names, row.nodes))
    }
}
