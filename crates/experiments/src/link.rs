//! Links: `mcts?moves=4453&simulations=20000&seed=7`.
//!
//! A lab, then the parameters that differ from their defaults, readable, so that a teacher can edit a link by
//! hand. Percent-encoding as in any URL; values that would become long are packed (see [`super::packed`]).
//! A version is written only when it is not the first one: `v=2`.
//!
//! Reading is forgiving where the link still makes sense: what is wrong is reported as a [`Diagnostic`] and the
//! default taken. It gives up, with a [`LinkError`], only where there is nothing to open.

use crate::diagnostic::{Diagnostic, Refusal, quote};
use crate::link_fault::LinkFault;
use crate::packed;
use crate::parameters::{ByKey, Parameters};
use crate::showing::Showing;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use texts::Texts;

/// The version of the link format that this program writes and reads.
pub const VERSION: u64 = 1;
/// Longer links are refused.
pub const MAX_CHARACTERS: usize = 8_000;
/// Encoded values longer than this are packed if that makes them shorter.
const LONG_VALUE: usize = 160;

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
        let text = &*Showing::without(text);
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
    pub fn read<P: Parameters>(&self) -> (P, Vec<Diagnostic>) {
        let mut parameters = P::default();
        let problems = self.read_into(&mut parameters);
        (parameters, problems)
    }

    fn read_into(&self, parameters: &mut dyn ByKey) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        for (index, (key, value)) in self.pairs.iter().enumerate() {
            let repeated = self.pairs[..index]
                .iter()
                .any(|(earlier, _)| earlier == key);
            let outcome = if repeated {
                Err(Diagnostic::new(quote(key), LinkFault::Repeated))
            } else {
                read_pair(parameters, key, value)
            };
            problems.extend(outcome.err());
        }
        problems
    }
}

/// So many settings are all named to somebody who has written one that there is not.
const MAX_NAMED: usize = 16;
/// Of more settings at most so many similar ones (Jaro and Winkler's similarity, 0 to 1): from this similarity on, and about as similar as the first.
const MAX_SIMILAR: usize = 3;
const MIN_SIMILARITY: f64 = 0.67;
const MAX_LESS_SIMILAR: f64 = 0.15;

fn unknown_key(key: &str, known: Vec<&str>) -> LinkFault {
    let scored = known
        .iter()
        .map(|one| (strsim::jaro_winkler(key, one), *one));
    let mut similar: Vec<(f64, &str)> = scored.collect();
    similar.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let best = similar.first().map_or(0.0, |(similarity, _)| *similarity);
    let least = MIN_SIMILARITY.max(best - MAX_LESS_SIMILAR);
    similar.retain(|(similarity, _)| *similarity >= least);
    similar.truncate(MAX_SIMILAR);
    let are_all = known.len() <= MAX_NAMED || similar.is_empty();
    let named = if are_all {
        known
    } else {
        similar.into_iter().map(|(_, one)| one).collect()
    };
    let known = named.join(", ");
    LinkFault::UnknownKey { known, are_all }
}

fn read_pair(parameters: &mut dyn ByKey, key: &str, value: &str) -> Result<(), Diagnostic> {
    let wrong = |fault| Diagnostic::new(quote(key), fault);
    let all = parameters.all();
    let parameter = all.iter().find(|parameter| parameter.key == key);
    let parameter = parameter.ok_or_else(|| {
        let known = all.iter().map(|parameter| parameter.key).collect();
        wrong(unknown_key(key, known))
    })?;
    let value = decoded(value).map_err(|error| wrong(LinkFault::Packed(error)))?;
    parameters
        .set(key, &value)
        .map_err(|refusal| match refusal {
            Refusal::Because(fault) => Diagnostic::of(key, fault).in_text(&value),
            Refusal::Plain => wrong(LinkFault::Value {
                found: quote(&value),
                allowed: parameter.kind.clone(),
            }),
        })
}

/// The canonical link: `lab`, then what differs from the defaults in the order of the description.
pub fn write<P: Parameters>(lab: &str, parameters: &P) -> String {
    write_by_key(lab, parameters, &P::default())
}

fn write_by_key(lab: &str, parameters: &dyn ByKey, defaults: &dyn ByKey) -> String {
    let texts = parameters.all().iter().map(|parameter| {
        let key = parameter.key;
        (key, parameters.get(key), defaults.get(key))
    });
    let pairs: Vec<String> = texts
        .filter(|(_, text, default)| text != default)
        .map(|(key, text, _)| format!("{key}={}", encoded(&text)))
        .collect();
    if pairs.is_empty() {
        lab.to_owned()
    } else {
        format!("{lab}?{}", pairs.join("&"))
    }
}

/// A number for a link, the same on every machine: FNV-1a with 64 bits.
pub fn fingerprint(link: &str) -> u64 {
    fingerprint_of(link.as_bytes())
}

/// The same of any bytes.
pub fn fingerprint_of(bytes: &[u8]) -> u64 {
    continued_fingerprint(0xcbf2_9ce4_8422_2325, bytes)
}

/// The same of bytes that follow others, whose fingerprint is known.
pub fn continued_fingerprint(before: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(before, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// A value as links have it: percent-encoded, or packed if that is shorter.
pub fn encoded(value: &str) -> String {
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

/// The value that stands in a link.
///
/// # Errors
/// If it is packed and damaged.
pub fn decoded(value: &str) -> Result<String, packed::PackedError> {
    match value.strip_prefix(packed::MARK) {
        Some(body) => packed::unpack(body),
        None => Ok(decode(value)),
    }
}

fn decode(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
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
