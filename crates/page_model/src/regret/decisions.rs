//! Decisions and public cards in the tree of a deal: what their nodes say.

use super::shown::Shown;
use engines::regret::{GameTree, NodeId};
use experiments::regret::betting::Table;
use experiments::regret::naming::{action_names, history};
use experiments::regret::parts::part_of;
use games::Player;
use texts::Texts;

/// A history at which a player decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The key of the information set.
    pub key: String,
    /// The player's; nothing in games without cards.
    pub card: char,
    pub pot: String,
    /// Read aloud: who decides after what, and how often each action is taken.
    pub label: String,
}

impl Decision {
    /// At a history; `None` where nobody decides.
    pub fn at(shown: &Shown, node: NodeId, player: Player, texts: &Texts) -> Option<Self> {
        let tree = &shown.learned.tree;
        let row = tree.row(node)?;
        let words = &texts.labs.regret.pictures;
        let table = Table::at(tree, node);
        let card = table.cards.map_or(' ', |cards| cards[player.index()]);
        let names = action_names(tree, row, texts);
        let average = shown.row(row).map(|(average, _)| average);
        let shares = average.into_iter().flatten().zip(&names);
        let shares: Vec<String> = shares
            .map(|(&share, name)| (words.board.share)(name, &(words.percent)(share)))
            .collect();
        let told = (words.deal.decides)(player.index(), card, &history(&table.events, texts));
        Some(Self {
            key: tree.information_sets()[row].key.clone(),
            card,
            pot: (words.deal.pot)(&(texts.value)(table.pot())),
            label: format!("{told}. {}", shares.join(", ")),
        })
    }
}

/// A public card that may come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextCard {
    pub name: String,
    /// The part of the game that begins with it.
    pub part: String,
}

/// The cards that may come at a history.
pub fn next_cards(tree: &GameTree, node: NodeId) -> Vec<NextCard> {
    let card = |&child: &NodeId| {
        let key = &tree.information_sets()[tree.row(child)?].key;
        Some(NextCard {
            name: tree.action_name(child).to_owned(),
            part: part_of(key).to_owned(),
        })
    };
    tree.children(node).iter().filter_map(card).collect()
}
