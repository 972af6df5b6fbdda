//! Links: `mcts?moves=4453&simulations=20000&seed=7`.
//!
//! A lab, then the parameters that differ from their defaults, readable, so that a teacher can edit a link by
//! hand. Percent-encoding as in any URL; values that would become long are packed (see [`super::packed`]).
//! A version is written only when it is not the first one: `v=2`.
//!
//! Reading is forgiving where the link still makes sense: what is wrong is reported as a [`Problem`] and the
//! default taken. It gives up, with a [`LinkError`], only where there is nothing to open.

use super::agent_text::agent_sentence;
use super::packed::{self, PackedError};
use super::parameters::{Kind, Parameters};
use super::regret::locks::{LockError, LockFault, MOST as MAX_LOCKS};
use super::tuning;
use engines::agents::AgentError;
use engines::tuning::SpaceError;
use games::record::MoveError;
use games::typed_tree::parse::{MAX_CHARACTERS as MAX_TREE_CHARACTERS, MAX_LEVELS};
use games::typed_tree::{TreeError, TreeFault};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use texts::Texts;

/// The version of the link format that this program writes and reads.
pub const VERSION: u64 = 1;
/// Longer links are refused.
pub const MAX_CHARACTERS: usize = 8_000;
/// Encoded values longer than this are packed if that makes them shorter.
const LONG_VALUE: usize = 160;
/// Characters of foreign text that a message quotes.
const MAX_QUOTED: usize = 60;

/// Everything is encoded but letters, digits and the punctuation that is safe after `#` and easy to read.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b',')
    .remove(b':')
    .remove(b'(')
    .remove(b')');

/// Why a link opens nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    TooLong { characters: usize },
    UnknownLab { found: String },
    Version { found: String },
}

/// What was wrong with a link that opens all the same.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// A key that the lab does not have.
    UnknownKey { key: String, known: String },
    /// A key that stands in the link twice; the first is taken.
    Repeated { key: String },
    /// A value outside what the parameter takes; the default is taken.
    Value {
        key: String,
        found: String,
        allowed: Kind,
    },
    /// A packed value that cannot be read; the default is taken.
    Packed { key: String, error: PackedError },
    /// A move that cannot be played; the moves before it are taken.
    Move { key: String, error: MoveError },
    /// A typed tree that is none; the default is taken.
    Tree { key: String, error: TreeError },
    /// A text that names no agent or no list of agents; the default is taken.
    Agent { key: String, error: AgentError },
    /// A fixed strategy that is none, or that the game does not have; it is left out, or the default taken.
    Lock { key: String, error: LockError },
    /// The blocked cell is outside the board; it is left out.
    BlockedOutside {
        found: String,
        width: u8,
        height: u8,
    },
    /// So many dimensions with so many values make no space; the defaults are taken.
    Space { error: SpaceError },
    /// A choice that takes smaller spaces only; it is left out.
    TooManyPoints {
        key: &'static str,
        found: u64,
        most: u64,
    },
    /// Cuts are to be found out in searches that cut nothing; nothing is hidden.
    NothingIsCut,
    /// A text under a key that says nothing about this experiment; it is left out.
    MeansNothing { key: String, found: String },
    /// A position in time after the last move; the last is taken.
    AfterTheLastMove { key: String, found: u64, last: u64 },
}

/// A link's parts, before they are given a meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The first part, which names the lab.
    pub lab: String,
    /// Keys and values, still encoded.
    pairs: Vec<(String, String)>,
}

impl Link {
    /// Takes apart a whole URL or what follows its `#/`.
    ///
    /// # Errors
    /// [`LinkError::TooLong`] and [`LinkError::Version`].
    pub fn split(text: &str) -> Result<Self, LinkError> {
        let text = text.trim();
        let text = text.split_once('#').map_or(text, |(_, hash)| hash);
        let text = text.strip_prefix('/').unwrap_or(text);
        let characters = text.chars().count();
        if characters > MAX_CHARACTERS {
            return Err(LinkError::TooLong { characters });
        }
        let (lab, query) = text.split_once('?').unwrap_or((text, ""));
        let mut pairs: Vec<(String, String)> = query
            .split('&')
            .filter(|pair| !pair.is_empty())
            .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
            .map(|(key, value)| (decode(key), value.to_owned()))
            .collect();
        if let Some(index) = pairs.iter().position(|(key, _)| key == "v") {
            let (_, found) = pairs.remove(index);
            if found.parse() != Ok(VERSION) {
                return Err(LinkError::Version {
                    found: quote(&decode(&found)),
                });
            }
        }
        Ok(Self {
            lab: decode(lab.trim_end_matches('/')),
            pairs,
        })
    }

    /// Reads the parameters of a lab: those of the link where they make sense, defaults elsewhere.
    pub fn read<P: Parameters>(&self) -> (P, Vec<Problem>) {
        let mut parameters = P::default();
        let mut problems = Vec::new();
        for (index, (key, value)) in self.pairs.iter().enumerate() {
            let repeated = self.pairs[..index]
                .iter()
                .any(|(earlier, _)| earlier == key);
            let outcome = if repeated {
                Err(Problem::Repeated { key: quote(key) })
            } else {
                read_pair(&mut parameters, key, value)
            };
            problems.extend(outcome.err());
        }
        (parameters, problems)
    }
}

fn read_pair<P: Parameters>(parameters: &mut P, key: &str, value: &str) -> Result<(), Problem> {
    let parameter = P::find(key).ok_or_else(|| Problem::UnknownKey {
        key: quote(key),
        known: known_keys::<P>(),
    })?;
    let value = match value.strip_prefix(packed::MARK) {
        Some(body) => packed::unpack(body).map_err(|error| Problem::Packed {
            key: key.to_owned(),
            error,
        })?,
        None => decode(value),
    };
    if parameters.read(key, &value) {
        return Ok(());
    }
    let known = Problem::of_text(key, parameter.kind, &value);
    Err(known.unwrap_or_else(|| Problem::Value {
        key: key.to_owned(),
        found: quote(&value),
        allowed: parameter.kind,
    }))
}

fn known_keys<P: Parameters>() -> String {
    let keys: Vec<&str> = P::SCHEMA.iter().map(|parameter| parameter.key).collect();
    keys.join(", ")
}

/// The canonical link: `lab`, then what differs from the defaults in the order of the description.
pub fn write<P: Parameters>(lab: &str, parameters: &P) -> String {
    let defaults = P::default();
    let pairs: Vec<String> = P::SCHEMA
        .iter()
        .map(|parameter| parameter.key)
        .filter(|key| parameters.write(key) != defaults.write(key))
        .map(|key| format!("{key}={}", encode(&parameters.write(key))))
        .collect();
    if pairs.is_empty() {
        lab.to_owned()
    } else {
        format!("{lab}?{}", pairs.join("&"))
    }
}

/// Takes a moment after the last move to the end. The end has one text only, so that equal experiments have
/// equal links.
pub fn repair_ply(ply: &mut Option<u64>, last: u64) -> Option<Problem> {
    let found = ply.take_if(|ply| *ply >= last)?;
    (found > last).then(|| Problem::AfterTheLastMove {
        key: "ply".to_owned(),
        found,
        last,
    })
}

/// A number for a link, the same on every machine: FNV-1a with 64 bits.
pub fn fingerprint(link: &str) -> u64 {
    fingerprint_of(link.as_bytes())
}

/// The same of any bytes.
pub fn fingerprint_of(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn encode(value: &str) -> String {
    let plain = utf8_percent_encode(value, ENCODED).to_string();
    if plain.len() <= LONG_VALUE {
        return plain;
    }
    let packed = packed::pack(value);
    if packed.len() < plain.len() {
        packed
    } else {
        plain
    }
}

fn decode(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

/// Foreign text as a message may show it: not longer than a line.
pub(super) fn quote(text: &str) -> String {
    if text.chars().count() <= MAX_QUOTED {
        return text.to_owned();
    }
    let start: String = text.chars().take(MAX_QUOTED).collect();
    format!("{start}…")
}

/// What is wrong with a typed tree, as a sentence with its place.
pub fn tree_sentence(error: &TreeError, texts: &Texts) -> String {
    let words = &texts.tree_faults;
    let fault = match &error.fault {
        TreeFault::Empty => words.empty.to_owned(),
        TreeFault::TooLong { characters } => (words.too_long)(*characters, MAX_TREE_CHARACTERS),
        TreeFault::TooDeep => (words.too_deep)(MAX_LEVELS),
        TreeFault::NotClosed { open } => (words.not_closed)(*open),
        TreeFault::NotOpened => words.not_opened.to_owned(),
        TreeFault::NoChildren => words.no_children.to_owned(),
        TreeFault::Unexpected { found } => (words.unexpected)(found),
        TreeFault::NotANumber { found } => (words.not_a_number)(&quote(found)),
        TreeFault::NameAlone { name } => (words.name_alone)(&quote(name)),
        TreeFault::NoProbability => words.no_probability.to_owned(),
        TreeFault::StrayProbability => words.stray_probability.to_owned(),
        TreeFault::Probability { found } => (words.probability)(&quote(found)),
        TreeFault::ProbabilitySum { sum } => (words.probability_sum)(*sum),
        TreeFault::AfterTheEnd => words.after_the_end.to_owned(),
    };
    (words.at)(error.place, &fault)
}

/// What is wrong with a fixed strategy, as a sentence that names the entry.
pub fn lock_sentence(error: &LockError, texts: &Texts) -> String {
    let words = &texts.locks;
    let fault = match &error.fault {
        LockFault::Form => words.form.to_owned(),
        LockFault::Probability { found } => (words.probability)(&quote(found)),
        LockFault::Sum { sum } => (words.sum)(*sum),
        LockFault::Repeated => words.repeated.to_owned(),
        LockFault::TooMany { found } => (words.too_many)(*found, MAX_LOCKS),
        LockFault::Unknown { known } => (words.unknown)(known),
        LockFault::Count { found, actions } => (words.count)(*found, actions),
    };
    (words.at)(&quote(&error.entry), &fault)
}

impl LinkError {
    /// The error as a sentence; `labs` are the names that would have been known.
    pub fn sentence(&self, texts: &Texts, labs: &[&str]) -> String {
        let texts = &texts.link;
        match self {
            Self::TooLong { characters } => (texts.too_long)(*characters, MAX_CHARACTERS),
            Self::UnknownLab { found } => (texts.unknown_lab)(&quote(found), &labs.join(", ")),
            Self::Version { found } => (texts.version)(found, VERSION),
        }
    }
}

impl Problem {
    /// What exactly is wrong with a text of a kind that has a grammar of its own; `None` for the others.
    pub fn of_text(key: &str, kind: Kind, text: &str) -> Option<Self> {
        let key = || key.to_owned();
        let agent = kind.agent_error(text);
        let agent = agent.map(|error| Self::Agent { key: key(), error });
        let lock = || kind.lock_error(text);
        agent.or_else(|| lock().map(|error| Self::Lock { key: key(), error }))
    }

    /// The problem as a sentence beside the field of the parameter, which need not be named there.
    pub fn at_field(&self, texts: &Texts) -> String {
        match self {
            Self::Agent { error, .. } => agent_sentence(error, texts),
            Self::Lock { error, .. } => lock_sentence(error, texts),
            Self::Space { error } => tuning::space_sentence(*error, texts),
            other => other.sentence(texts),
        }
    }

    /// Whether the parameter `of` is what is wrong.
    pub fn is_about(&self, of: &str) -> bool {
        match self {
            Self::UnknownKey { key, .. }
            | Self::Repeated { key }
            | Self::Value { key, .. }
            | Self::Packed { key, .. }
            | Self::Move { key, .. }
            | Self::Tree { key, .. }
            | Self::Agent { key, .. }
            | Self::Lock { key, .. }
            | Self::MeansNothing { key, .. }
            | Self::AfterTheLastMove { key, .. } => key == of,
            Self::BlockedOutside { .. } => of == "blocked",
            Self::NothingIsCut => of == "hide",
            Self::Space { .. } => ["dimensions", "values"].contains(&of),
            Self::TooManyPoints { key, .. } => *key == of,
        }
    }

    /// The problem as a sentence that names the parameter, what was found and what is allowed.
    pub fn sentence(&self, texts: &Texts) -> String {
        let link = &texts.link;
        match self {
            Self::UnknownKey { key, known } => (link.unknown_key)(key, known),
            Self::Repeated { key } => (link.repeated)(key),
            Self::Value {
                key,
                found,
                allowed,
            } => (link.value)(key, found, &allowed.allowed(texts)),
            Self::Packed { key, error } => (link.packed)(key, &error.to_string()),
            Self::Move { key, error } => match error {
                MoveError::NotAMove { ply, symbol } => (link.not_a_move)(key, *ply, symbol),
                MoveError::Illegal { ply, symbol } => (link.illegal_move)(key, *ply, symbol),
                MoveError::AfterTheEnd { ply, symbol } => (link.after_the_end)(key, *ply, symbol),
            },
            Self::Tree { key, error } => (link.tree)(key, &tree_sentence(error, texts)),
            Self::Agent { key, error } => (link.agent)(key, &agent_sentence(error, texts)),
            Self::Lock { key, error } => (link.lock)(key, &lock_sentence(error, texts)),
            Self::BlockedOutside {
                found,
                width,
                height,
            } => (link.blocked_outside)(found, *width, *height),
            Self::NothingIsCut => link.nothing_is_cut.to_owned(),
            Self::Space { error } => (link.space)(&tuning::space_sentence(*error, texts)),
            Self::TooManyPoints { key, found, most } => {
                let number = texts.number;
                (link.too_many_points)(key, &number(*found), &number(*most))
            }
            Self::MeansNothing { key, found } => (link.means_nothing)(key, found),
            Self::AfterTheLastMove { key, found, last } => {
                (link.after_the_last_move)(key, *found, *last)
            }
        }
    }
}
