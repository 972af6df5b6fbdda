//! Table: what buttons, cards and words say during a hand.

use crate::regret::situation::tree;
use experiments::regret::GameName;
use page_model::regret::table::commands::all_actions;

#[test]
fn every_action_has_a_place() {
    for game in [GameName::Kuhn, GameName::Leduc, GameName::MatchingPennies] {
        let tree = tree(game);
        let all = all_actions(&tree);
        let mut names = tree.information_sets().iter().flat_map(|set| &set.actions);
        assert!(names.all(|name| all.contains(name)), "{all:?}");
    }
}
