//! Catalogue of strategic games: what the build writes of each, and which fit what is looked for.
//!
//! How many equilibria a game has and what it is were counted by the engines; a test counts them again.

use crate::site_search::folding::folded;
use serde::{Deserialize, Serialize};
use texts::GameSubject;

/// The file, beside the page.
pub const FILE: &str = "game-catalogue.json";

/// What the engines find of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// How many actions each player has.
    pub sizes: Vec<usize>,
    /// Whether payoffs always add up to the same, of two players.
    pub is_constant_sum: bool,
    pub is_symmetric: bool,
    /// Equilibria in pure strategies.
    pub pure: usize,
    /// Extreme equilibria of two players, all equilibria of more; none where not all are known, or those of more are infinitely many.
    pub equilibria: Option<usize>,
    /// How many components all equilibria form, where all are known.
    pub components: Option<usize>,
    /// Of two players: whether some strategy has more best responses than actions.
    pub is_degenerate: Option<bool>,
}

/// A game of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedGame {
    /// As links name it.
    pub key: String,
    /// By its place among all subjects.
    pub subject: usize,
    pub name: String,
    pub story: String,
    pub shows: String,
    pub has_numbers: bool,
    pub source: String,
    pub counts: Counts,
}

/// What kind of game is looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    #[default]
    Any,
    ConstantSum,
    Symmetric,
    Degenerate,
}

/// What is looked for of its equilibria.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Equilibria {
    #[default]
    Any,
    NoPure,
    One,
    Several,
}

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Words of the name, the story, what it shows and the source.
    pub words: String,
    pub subject: Option<usize>,
    pub players: Option<usize>,
    pub kind: Kind,
    pub equilibria: Equilibria,
}

impl Kind {
    pub const ALL: [Self; 4] = [
        Self::Any,
        Self::ConstantSum,
        Self::Symmetric,
        Self::Degenerate,
    ];

    fn fits(self, counts: &Counts) -> bool {
        match self {
            Self::Any => true,
            Self::ConstantSum => counts.is_constant_sum,
            Self::Symmetric => counts.is_symmetric,
            Self::Degenerate => counts.is_degenerate == Some(true),
        }
    }
}

impl Equilibria {
    pub const ALL: [Self; 4] = [Self::Any, Self::NoPure, Self::One, Self::Several];

    fn fits(self, counts: &Counts) -> bool {
        match self {
            Self::Any => true,
            Self::NoPure => counts.pure == 0,
            Self::One => counts.equilibria == Some(1),
            Self::Several => counts.equilibria.is_some_and(|count| count > 1),
        }
    }
}

impl ListedGame {
    /// What it is about.
    pub fn subject(&self) -> Option<GameSubject> {
        GameSubject::ALL.get(self.subject).copied()
    }

    fn fits(&self, wanted: &Wanted) -> bool {
        let counts = &self.counts;
        wanted.subject.is_none_or(|subject| subject == self.subject)
            && wanted
                .players
                .is_none_or(|players| players == counts.sizes.len())
            && wanted.kind.fits(counts)
            && wanted.equilibria.fits(counts)
    }
}

/// Reads the file that the build has written; `None` if it is none.
pub fn read(file: &[u8]) -> Option<Vec<ListedGame>> {
    serde_json::from_slice(file).ok()
}

/// The games that fit, in their order; all words have to be there.
pub fn found<'a>(all: &'a [ListedGame], wanted: &Wanted) -> Vec<&'a ListedGame> {
    let words = folded(&wanted.words);
    let has_words = |game: &ListedGame| {
        let texts = [&game.name, &game.story, &game.shows, &game.source];
        let text: String = texts.map(|text| folded(text)).concat();
        words.split_whitespace().all(|word| text.contains(word))
    };
    let fitting = all.iter().filter(|game| game.fits(wanted));
    fitting.filter(|game| has_words(game)).collect()
}
