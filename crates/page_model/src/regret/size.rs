//! Size of the game in words: what there is to learn, and what that takes in memory, said before it is learned.

use engines::regret::GameTree;
use experiments::regret::RegretExperiment;
use texts::Texts;

/// Histories, information sets and megabytes, and of the largest games what is not offered.
pub fn size(lab: &RegretExperiment, tree: &GameTree, texts: &Texts) -> String {
    let words = &texts.labs.regret.page;
    let rules = lab.rules();
    let sets = tree.information_sets().len() as u64;
    let megabytes = rules.bytes().div_ceil(1_000_000);
    let number = |number: u64| (texts.number)(number);
    let size = [rules.histories(), sets, megabytes].map(number);
    (words.size)(&size, rules.is_recorded(), tree.is_whole())
}
