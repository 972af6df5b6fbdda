//! Names of what is done and of information sets, as people at a table say them.

use super::betting::{Deed, Event, Table};
use super::parts::has_cards;
use super::spoken::Spoken;
use engines::regret::GameTree;
use texts::Texts;

/// What an action is called where it is taken, without its amount.
pub fn deed_name(deed: &Deed, texts: &Texts) -> String {
    let words = &texts.labs.regret.deeds;
    match deed {
        Deed::Check => words.check.to_owned(),
        Deed::Fold => words.fold.to_owned(),
        Deed::Call(_) => words.call.to_owned(),
        Deed::Bet(_) => words.bet.to_owned(),
        Deed::Raise(_) => words.raise.to_owned(),
        Deed::Choice(name) => (words.choice)(name),
    }
}

/// What the actions of an information set are called, in their order.
pub fn action_names(tree: &GameTree, row: usize, texts: &Texts) -> Vec<String> {
    let set = &tree.information_sets()[row];
    let table = Table::at(tree, set.nodes.first().copied().unwrap_or_default());
    let names = set.actions.iter();
    names
        .map(|name| deed_name(&table.deed(set.player, name), texts))
        .collect()
}

/// What has happened: "check, raise | board K"; empty where nothing has.
pub fn history(events: &[Event], texts: &Texts) -> String {
    let mut text = String::new();
    let mut is_first_of_part = true;
    for event in events {
        match event {
            Event::Done(_, deed) => {
                text.push_str(if is_first_of_part { "" } else { ", " });
                text.push_str(&deed_name(deed, texts));
                is_first_of_part = false;
            }
            Event::Rolled(_) => {}
            Event::Revealed(card) => {
                text.push_str(&(texts.labs.regret.deeds.board)(*card));
                is_first_of_part = false;
            }
        }
    }
    text
}

/// An information set: "Q · check, bet"; the player in games without cards.
pub fn set_name(tree: &GameTree, row: usize, texts: &Texts) -> String {
    let words = &texts.labs.regret.deeds;
    let set = &tree.information_sets()[row];
    if !has_cards(tree) {
        let known = Spoken::of(&set.key);
        return known.map_or_else(
            || words.players[set.player.index()].to_owned(),
            |known| known.told(texts),
        );
    }
    let table = Table::at(tree, set.nodes.first().copied().unwrap_or_default());
    let hand = table.cards.map(|cards| cards[set.player.index()]);
    let hand = hand.map_or_else(String::new, |hand| hand.to_string());
    let history = history(&table.events, texts);
    if history.is_empty() {
        format!("{hand} · {}", words.nothing_yet)
    } else {
        format!("{hand} · {history}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regret::{GameName, RegretExperiment};
    use texts::ENGLISH;

    fn names(game: GameName, key: &str) -> (String, String) {
        let lab = RegretExperiment {
            game,
            ..RegretExperiment::default()
        };
        let tree = lab.tree();
        let row = tree.find(key).unwrap();
        let actions = action_names(&tree, row, &ENGLISH).join(", ");
        (set_name(&tree, row, &ENGLISH), actions)
    }

    #[test]
    fn information_sets_are_told_in_words() {
        let of = |name: &str, actions: &str| (name.to_owned(), actions.to_owned());
        assert_eq!(
            names(GameName::Kuhn, "Q"),
            of("Q · first to act", "check, bet")
        );
        assert_eq!(
            names(GameName::Kuhn, "Qpb"),
            of("Q · check, bet", "fold, call")
        );
        assert_eq!(
            names(GameName::Leduc, "JcrrcKcr"),
            of(
                "J · check, bet, raise, call | board K, check, bet",
                "fold, call, raise"
            )
        );
        assert_eq!(
            names(GameName::Leduc, "JcrcK").0,
            "J · check, bet, call | board K"
        );
        assert_eq!(
            names(GameName::RockPaperScissors, "column"),
            of("Second player", "rock, paper, scissors")
        );
        assert_eq!(
            names(GameName::Goofspiel, "s32l2"),
            of("Second player · prize 3: 2 lost; prize 2", "1, 3")
        );
        assert_eq!(
            names(GameName::LiarsDice, "6b15b24"),
            of("6 · 1-5, 2-4", "2-5, 2-6, liar")
        );
    }

    #[test]
    fn no_two_information_sets_have_one_name() {
        for game in [
            GameName::Kuhn,
            GameName::Leduc,
            GameName::MatchingPennies,
            GameName::Goofspiel,
        ] {
            let lab = RegretExperiment {
                game,
                ..RegretExperiment::default()
            };
            let tree = lab.tree();
            let rows = 0..tree.information_sets().len();
            let mut names: Vec<String> = rows.map(|row| set_name(&tree, row, &ENGLISH)).collect();
            let all = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), all);
        }
    }
}
