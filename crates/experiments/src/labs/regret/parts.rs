//! Parts of a game with cards: its deals, and its betting rounds as the keys of information sets have them.
//!
//! A game with a public card has a part for each way to come to it: what stands in the keys of its information sets between
//! the player's own card and what follows the public one, `crcK`, and nothing before that card is dealt.

use engines::regret::{Actor, GameTree};

/// Whether cards are dealt in the game: a card each, a symbol each. Rolls of dice and prizes are called otherwise.
pub fn has_cards(tree: &GameTree) -> bool {
    let first = tree.children(0).first();
    tree.actor(0) == Actor::Chance && first.is_some_and(|&first| tree.action_name(first).len() == 2)
}

/// The deals of a game, in its order, as its chance node names them; none in games without cards.
pub fn deals(tree: &GameTree) -> Vec<String> {
    let children = if has_cards(tree) {
        tree.children(0)
    } else {
        &[]
    };
    let names = children
        .iter()
        .map(|&child| tree.action_name(child).to_owned());
    names.collect()
}

/// The player's own card in a key, the part, and what has been done since.
pub fn split(key: &str) -> (char, &str, &str) {
    let mut symbols = key.chars();
    let hand = symbols.next().unwrap_or_default();
    let rest = symbols.as_str();
    let is_card = |symbol: char| symbol.is_ascii_uppercase() || symbol.is_ascii_digit();
    let dealt = rest.rfind(is_card);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regret::{GameName, RegretExperiment};

    fn tree(game: GameName) -> std::sync::Arc<GameTree> {
        let lab = RegretExperiment {
            game,
            ..RegretExperiment::default()
        };
        lab.tree()
    }

    #[test]
    fn a_key_has_a_card_a_part_and_what_has_been_done_since() {
        assert_eq!(split("Qpb"), ('Q', "", "pb"));
        assert_eq!(split("JcrrcKcr"), ('J', "crrcK", "cr"));
        assert_eq!(split("K"), ('K', "", ""));
    }

    #[test]
    fn leduc_has_a_part_for_each_way_to_a_public_card() {
        let parts = parts(&tree(GameName::Leduc));
        assert_eq!(parts.len(), 1 + 5 * 3);
        assert!(parts[0].is_empty() && parts.contains(&"crrcK".to_owned()));
        assert_eq!(super::parts(&tree(GameName::Kuhn)), [""]);
    }

    #[test]
    fn games_without_cards_have_neither_deals_nor_parts() {
        let tree = tree(GameName::MatchingPennies);
        assert!(!has_cards(&tree));
        assert!(deals(&tree).is_empty() && parts(&tree).is_empty());
    }

    #[test]
    fn three_cards_are_dealt_in_six_ways() {
        assert_eq!(deals(&tree(GameName::Kuhn)).len(), 6);
    }
}
