//! Strategies that are fixed, as text: `K:0.3,Kb:1/3,JccQ:(0.2,0.3,0.5),second:uniform`.
//!
//! An entry names an information set by its key, or a whole player, then what it is fixed to: `uniform`; one probability,
//! that of the last action, where there are two; or one for each action, in parentheses. A probability is a number or a
//! fraction. An information set of its own comes before its player's entry, whatever their order.
//!
//! Reading is in two parts: [`Locks`] know the grammar alone; which information sets there are and how many actions they
//! have, only the game knows ([`Locks::keep_possible`]).

mod fault;
mod mixture;
mod text;
mod words;

use core::fmt::{self, Display};
use core::str::FromStr;
use engines::regret::{GameTree, Locks as EngineLocks};
pub use fault::{LockError, LockFault};
use games::Player;
use mixture::{Mixture, Probability};
pub use text::{FixedStrategies, lock_sentence};

/// More entries no text has: all information sets of the largest game.
pub const MAX_ENTRIES: usize = 300;
/// The entries that name a whole player.
pub const PLAYERS: [&str; 2] = ["first", "second"];

/// One entry.
#[derive(Clone, Debug, PartialEq)]
struct Entry {
    /// A key, or one of [`PLAYERS`].
    target: String,
    mixture: Mixture,
}

impl Display for Entry {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}", self.target, self.mixture)
    }
}

/// What is fixed. As text `none`, or its entries.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Locks(Vec<Entry>);

impl FromStr for Locks {
    type Err = LockError;

    fn from_str(text: &str) -> Result<Self, LockError> {
        if text == "none" {
            return Ok(Self::default());
        }
        let texts = entry_texts(text);
        if texts.len() > MAX_ENTRIES {
            let found = texts.len();
            let fault = LockFault::TooMany { found };
            return Err(error(texts[MAX_ENTRIES], fault));
        }
        let mut entries: Vec<Entry> = Vec::new();
        for text in texts {
            let entry = read_entry(text).map_err(|fault| error(text, fault))?;
            if entries.iter().any(|known| known.target == entry.target) {
                return Err(error(text, LockFault::Repeated));
            }
            entries.push(entry);
        }
        Ok(Self(entries))
    }
}

fn error(entry: &str, fault: LockFault) -> LockError {
    LockError {
        entry: entry.to_owned(),
        fault,
    }
}

/// The entries of a text: what stands separated by commas that are not in parentheses.
fn entry_texts(text: &str) -> Vec<&str> {
    let mut depth = 0_i32;
    let is_between = |symbol: char| {
        depth += match symbol {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        symbol == ',' && depth <= 0
    };
    text.split(is_between).map(str::trim).collect()
}

fn read_entry(text: &str) -> Result<Entry, LockFault> {
    let (target, mixture) = text.split_once(':').ok_or(LockFault::Form)?;
    let (target, mixture) = (target.trim(), mixture.trim());
    let is_plain = |symbol: char| symbol.is_ascii_alphanumeric();
    if target.is_empty() || !target.chars().all(is_plain) {
        return Err(LockFault::Form);
    }
    Ok(Entry {
        target: target.to_owned(),
        mixture: Mixture::read(mixture)?,
    })
}

impl Display for Locks {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        formatter.write_str(if texts.is_empty() { "none" } else { "" })?;
        formatter.write_str(&texts.join(","))
    }
}

impl Locks {
    /// Whether nothing is fixed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Leaves out what the game does not have, and says what that is. Puts the rest in order: players, then
    /// information sets in the order of the game.
    pub fn keep_possible(&mut self, tree: &GameTree) -> Vec<LockError> {
        let mut errors = Vec::new();
        self.0.retain(|entry| match entry.check(tree) {
            Ok(()) => true,
            Err(fault) => {
                errors.push(error(&entry.to_string(), fault));
                false
            }
        });
        self.0.sort_by_key(|entry| match entry.player() {
            Some(player) => player.index(),
            None => PLAYERS.len() + tree.find(&entry.target).unwrap_or_default(),
        });
        errors
    }

    /// With the row fixed to these probabilities, one an action, for a page that lets people move sliders.
    #[must_use]
    pub fn with(&self, tree: &GameTree, row: usize, probabilities: &[f64]) -> Self {
        let target = tree.information_sets()[row].key.clone();
        let mut locks = self.without(&target);
        let mixture = match probabilities {
            [_, last] => Mixture::Last(Probability::Decimal(*last)),
            all => Mixture::All(all.iter().copied().map(Probability::Decimal).collect()),
        };
        locks.0.push(Entry { target, mixture });
        locks.keep_possible(tree);
        locks
    }

    /// Without the entry of this key or player.
    #[must_use]
    pub fn without(&self, target: &str) -> Self {
        let others = self.0.iter().filter(|entry| entry.target != target);
        Self(others.cloned().collect())
    }

    /// Without the entries of these keys or players.
    #[must_use]
    pub fn without_all(&self, is_out: impl Fn(&str) -> bool) -> Self {
        let others = self.0.iter().filter(|entry| !is_out(&entry.target));
        Self(others.cloned().collect())
    }

    /// As the engine wants them. What the game does not have is left out.
    pub fn of_game(&self, tree: &GameTree) -> EngineLocks {
        let mut locks = EngineLocks::none(tree);
        let (players, rows): (Vec<&Entry>, Vec<&Entry>) =
            self.0.iter().partition(|entry| entry.player().is_some());
        // Information sets of their own come last: they overrule.
        for entry in players.into_iter().chain(rows) {
            let rows = match entry.player() {
                Some(player) => tree.rows_of(player),
                None => tree.find(&entry.target).map_or(0..0, |row| row..row + 1),
            };
            for row in rows {
                let actions = tree.slots(row).len();
                if let Some(probabilities) = entry.mixture.probabilities(actions) {
                    locks.lock(tree, row, &probabilities);
                }
            }
        }
        locks
    }
}

impl Entry {
    fn player(&self) -> Option<Player> {
        let place = PLAYERS.iter().position(|name| *name == self.target)?;
        Some(Player::BOTH[place])
    }

    fn check(&self, tree: &GameTree) -> Result<(), LockFault> {
        let rows = match self.player() {
            Some(player) => tree.rows_of(player),
            None => {
                let known = tree.find(&self.target);
                let row = known.ok_or_else(|| LockFault::Unknown {
                    known: some_keys(tree),
                })?;
                row..row + 1
            }
        };
        for row in rows {
            let actions = &tree.information_sets()[row].actions;
            if self.mixture.probabilities(actions.len()).is_none() {
                return Err(LockFault::Count {
                    found: self.mixture.count(),
                    actions: actions.join(", "),
                });
            }
        }
        Ok(())
    }
}

/// The first keys of a game, all if they are few, and the names of the players.
fn some_keys(tree: &GameTree) -> String {
    const MAX_NAMED: usize = 20;
    let sets = tree.information_sets();
    let keys = sets.iter().map(|set| set.key.as_str()).take(MAX_NAMED);
    let mut names: Vec<&str> = keys.chain(PLAYERS).collect();
    if sets.len() > MAX_NAMED {
        names.insert(MAX_NAMED, "…");
    }
    names.join(", ")
}
