//! Index of the site: its entries, and which of them fit what is typed.
//!
//! All words have to fit. The best place of a word is the beginning of a word of the title, then the inside of one, then the beginning of
//! a word of its description or of what it is part of. Of what fits alike, a title that is typed as it stands comes first; then the
//! kind decides, then whether the title begins with what is typed, then the order. What a key press costs is bounded: so many characters
//! and words of what is typed are read, whatever is pasted.

use super::entry::Entry;
use super::folding::folded;

/// So much of what is typed is read.
pub const MAX_CHARACTERS: usize = 80;
/// And so many words of that.
const MAX_WORDS: usize = 8;
/// So many entries are shown: who has not found it among these types another word.
pub const MAX_FOUND: usize = 40;

/// What can be found on the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    entries: Vec<Folded>,
}

/// An entry, with its texts as they are compared.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Folded {
    entry: Entry,
    title: String,
    words: String,
}

/// A word that is looked for, with the space before it.
struct Wanted<'a>(&'a str);

impl Wanted<'_> {
    /// How far from the best place it is in an entry; `None` if it is nowhere.
    fn distance(&self, entry: &Folded) -> Option<usize> {
        let inside = &self.0[1..];
        [
            entry.title.contains(self.0),
            entry.title.contains(inside),
            entry.words.contains(self.0),
        ]
        .into_iter()
        .position(|is_there| is_there)
    }
}

impl Index {
    /// The index of these entries.
    pub fn of(entries: Vec<Entry>) -> Self {
        let fold = |entry: Entry| Folded {
            title: folded(&entry.title),
            words: folded(&entry.words) + &folded(&entry.place),
            entry,
        };
        Self {
            entries: entries.into_iter().map(fold).collect(),
        }
    }

    /// Reads the file that the build has written; `None` if it is none.
    pub fn read(file: &[u8]) -> Option<Self> {
        let lines = core::str::from_utf8(file).ok()?.lines();
        let entries: Option<Vec<Entry>> = lines.map(Entry::of_line).collect();
        entries.filter(|entries| !entries.is_empty()).map(Self::of)
    }

    /// What fits, the best first; nothing where no word is typed.
    pub fn find(&self, typed: &str) -> Vec<&Entry> {
        let typed: String = typed.chars().take(MAX_CHARACTERS).collect();
        let typed = folded(&typed);
        let wanted = wanted(&typed);
        if wanted.is_empty() {
            return Vec::new();
        }
        let distance = |entry: &Folded| wanted.iter().map(|word| word.distance(entry)).sum();
        let entries = self.entries.iter().enumerate();
        let fits = entries.filter_map(|(place, folded)| {
            let distance: Option<usize> = distance(folded);
            let is_other = folded.title != typed;
            let begins_otherwise = !folded.title.starts_with(&typed);
            Some((
                distance?,
                is_other,
                folded.entry.kind,
                begins_otherwise,
                place,
            ))
        });
        let mut fits: Vec<_> = fits.collect();
        fits.sort_unstable();
        let found = fits.iter().take(MAX_FOUND);
        found
            .map(|&(.., place)| &self.entries[place].entry)
            .collect()
    }
}

/// The words of a folded text, each with its space.
fn wanted(typed: &str) -> Vec<Wanted<'_>> {
    let starts = typed.match_indices(' ').map(|(start, _)| start);
    let words = starts.map(|start| {
        let end = typed[start + 1..].find(' ');
        let end = end.map_or(typed.len(), |end| start + 1 + end);
        Wanted(&typed[start..end])
    });
    words.take(MAX_WORDS).collect()
}
