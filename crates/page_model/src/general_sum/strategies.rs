//! Strategies: how often each player bets or calls, by card and situation; in games of one choice how often each choice is made.

use experiments::general_sum::Findings;
use experiments::general_sum::Snapshot;

/// What a player of a game of cards does.
#[derive(Clone, Debug, PartialEq)]
pub struct ByCard<'a> {
    /// What has been done, a letter each; the columns.
    pub situations: Vec<&'a str>,
    /// The highest first: a card, and by situation how often the bet or the call is made; `None` where there is no such situation.
    pub rows: Vec<(&'a str, Vec<Option<f64>>)>,
}

impl<'a> ByCard<'a> {
    /// Of a player in a run.
    pub fn of(findings: &'a Findings, run: &'a Snapshot, player: usize) -> Self {
        let game = &findings.compiled.game;
        let sets = game.sets_of(player).map(|set| {
            let key = &game.information_sets()[set].key[..];
            (key, &run.average[game.slots(set)])
        });
        Self::of_sets(&sets.collect::<Vec<_>>())
    }

    /// Of information sets by name: a letter for the card, then what has been done.
    fn of_sets(sets: &[(&'a str, &[f64])]) -> Self {
        let (mut cards, mut situations) = (Vec::new(), Vec::new());
        for (key, _) in sets {
            let (card, situation) = key.split_at(1);
            if !cards.contains(&card) {
                cards.push(card);
            }
            if !situations.contains(&situation) {
                situations.push(situation);
            }
        }
        let share = |card: &str, situation: &str| {
            let is_meant = |key: &str| key.strip_prefix(card) == Some(situation);
            let set = sets.iter().find(|(key, _)| is_meant(key));
            // The second action is the bet or the call.
            set.and_then(|(_, shares)| shares.get(1)).copied()
        };
        let row = |&card: &&'a str| {
            let shares = situations.iter().map(|situation| share(card, situation));
            (card, shares.collect())
        };
        Self {
            rows: cards.iter().rev().map(row).collect(),
            situations,
        }
    }
}

/// How often a player of a game of one choice makes each.
pub fn choices<'a>(findings: &'a Findings, run: &Snapshot, player: usize) -> Vec<(&'a str, f64)> {
    let game = &findings.compiled.game;
    let actions = game.sets_of(player).flat_map(|set| {
        let names = game.information_sets()[set].actions.iter();
        names.zip(&run.average[game.slots(set)])
    });
    actions
        .map(|(name, &share)| (name.as_str(), share))
        .collect()
}
