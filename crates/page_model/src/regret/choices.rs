//! Board of a game without cards of poker: the information sets that share what both players have seen, an action a column,
//! and the ways on and back to those of other histories.

use engines::regret::{GameTree, InformationSet};
use experiments::regret::naming::{action_names, set_name};
use experiments::regret::spoken::{STEP, Spoken, public_history};
use std::borrow::Cow;
use texts::{StrategyBoardTexts, Texts};

/// An information set on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number in the game.
    pub row: usize,
    /// What its player alone knows, and who that is where both decide.
    pub name: String,
    /// The same beside the player's mark.
    pub head: String,
    /// The action in each column; `None` where it has no such.
    pub actions: Vec<Option<usize>>,
}

/// A way to another history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    pub name: String,
    /// The key of an information set there.
    pub key: String,
}

/// The board of one public history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    pub rows: Vec<Row>,
    /// Actions, in words.
    pub columns: Vec<String>,
    /// From the beginning to here: each step leads to what was before it.
    pub past: Vec<Way>,
    /// The prize that is up, in words.
    pub up: Option<String>,
    /// Where chance might have turned up another.
    pub instead: Vec<Way>,
    /// What may come next.
    pub next: Vec<Way>,
}

impl Choices {
    /// The board that the information set called `key` is on; that of the beginning if the game has none.
    pub fn at(tree: &GameTree, key: &str, texts: &Texts) -> Self {
        let sets = tree.information_sets();
        let chosen = sets.get(tree.find(key).unwrap_or_default());
        let Some(chosen) = chosen else {
            return Self::default();
        };
        let all = Histories::of(sets);
        let here = public_history(&chosen.key);
        let words = &texts.labs.regret.pictures.board;
        let mut board = Self {
            past: all.past(&here, words),
            up: prize(&here).map(words.up),
            instead: all.instead(&here, words),
            next: all.next(&here, words),
            ..Self::default()
        };
        for (row, set) in sets.iter().enumerate() {
            if all.0[row].0 == here {
                board.add(tree, row, set, texts);
            }
        }
        board
    }

    fn add(&mut self, tree: &GameTree, row: usize, set: &InformationSet, texts: &Texts) {
        let names = action_names(tree, row, texts);
        for name in &names {
            if !self.columns.contains(name) {
                // Cards that another row has left have their place among the others; all other actions have their order.
                let place = self.columns.partition_point(|known| known < name);
                let place = if self.rows.is_empty() {
                    self.columns.len()
                } else {
                    place
                };
                self.columns.insert(place, name.clone());
                for row in &mut self.rows {
                    row.actions.insert(place, None);
                }
            }
        }
        let columns = self.columns.iter();
        let actions = columns.map(|column| names.iter().position(|name| name == column));
        let (name, head) = row_names(tree, row, set, texts);
        self.rows.push(Row {
            row,
            name,
            head,
            actions: actions.collect(),
        });
    }
}

/// The prize that is up, in a public history.
fn prize(history: &str) -> Option<char> {
    (history.len() % STEP == 1).then(|| history.chars().next_back())?
}

/// A bid, or a round that is over, in words.
fn step(symbols: &str, words: &StrategyBoardTexts) -> String {
    match symbols.as_bytes() {
        [b'b', dice, face] => (words.bid)(char::from(*dice), char::from(*face)),
        [prize, first, second] => {
            (words.prize)(char::from(*prize), char::from(*first), char::from(*second))
        }
        _ => symbols.to_owned(),
    }
}

/// The public history and the key of every information set.
struct Histories<'a>(Vec<(Cow<'a, str>, &'a str)>);

impl<'a> Histories<'a> {
    fn of(sets: &'a [InformationSet]) -> Self {
        let both = |set: &'a InformationSet| (public_history(&set.key), &*set.key);
        Self(sets.iter().map(both).collect())
    }

    /// The steps that have been made, each with a way to what was before it.
    fn past(&self, here: &str, words: &StrategyBoardTexts) -> Vec<Way> {
        let up = prize(here).map_or(0, char::len_utf8);
        let begins = (0..here.len() - up).step_by(STEP);
        let way = |begin: usize| {
            let before = &here[..begin + up];
            let there = self.0.iter().find(|(history, _)| history == before);
            Some(Way {
                name: step(&here[begin..begin + STEP], words),
                key: there?.1.to_owned(),
            })
        };
        begins.filter_map(way).collect()
    }

    /// The same past with another prize.
    fn instead(&self, here: &str, words: &StrategyBoardTexts) -> Vec<Way> {
        let Some(up) = prize(here) else {
            return Vec::new();
        };
        let past = &here[..here.len() - up.len_utf8()];
        let ways = self.each(|history| {
            history.len() == here.len() && history.starts_with(past) && history != here
        });
        let way = |(history, key): (&str, &str)| {
            Some(Way {
                name: (words.up)(prize(history)?),
                key: key.to_owned(),
            })
        };
        ways.into_iter().filter_map(way).collect()
    }

    /// The histories that are one step longer.
    fn next(&self, here: &str, words: &StrategyBoardTexts) -> Vec<Way> {
        let from = here.len() - prize(here).map_or(0, char::len_utf8);
        let ways =
            self.each(|history| history.len() == here.len() + STEP && history.starts_with(here));
        let way = |(history, key): (&str, &str)| {
            let done = step(&history[from..from + STEP], words);
            let name = match prize(history) {
                Some(up) => (words.and_up)(&done, up),
                None => done,
            };
            Way {
                name,
                key: key.to_owned(),
            }
        };
        ways.into_iter().map(way).collect()
    }

    /// Those that fit, each once, with the key of the first information set there.
    fn each(&self, fits: impl Fn(&str) -> bool) -> Vec<(&str, &str)> {
        let mut found: Vec<(&str, &str)> = Vec::new();
        for (history, key) in &self.0 {
            if fits(history) && found.iter().all(|(known, _)| known != history) {
                found.push((history, key));
            }
        }
        found
    }
}

/// What tells an information set from the others of its board, and the same beside the player's mark.
fn row_names(tree: &GameTree, row: usize, set: &InformationSet, texts: &Texts) -> (String, String) {
    let words = &texts.labs.regret;
    let player = words.deeds.players[set.player.index()];
    let same = |name: &str| (name.to_owned(), name.to_owned());
    let Some(spoken) = Spoken::of(&set.key) else {
        return same(&set_name(tree, row, texts));
    };
    let private = spoken.private();
    match spoken {
        Spoken::Dice { .. } => same(&private),
        Spoken::Prizes { .. } if private.is_empty() => same(player),
        Spoken::Prizes { .. } => {
            let cards: Vec<String> = private.chars().map(String::from).collect();
            let bid = (words.pictures.board.has_bid)(&cards.join(", "));
            (format!("{player}, {bid}"), bid)
        }
    }
}
