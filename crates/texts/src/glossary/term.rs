//! Term of the glossary, and groups of them.

/// A term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    pub name: &'static str,
    pub meaning: &'static str,
    /// Empty where there is none.
    pub formula: &'static str,
    /// Author, year and title, or where it is usual; empty for words of everyday use.
    pub source: &'static str,
}

/// Terms that belong together.
#[derive(Clone, Copy, Debug)]
pub struct TermGroup {
    pub name: &'static str,
    /// The labs where they stand, by their names in links.
    pub labs: &'static [&'static str],
    pub terms: &'static [Term],
}

impl Term {
    /// Whether its name or its meaning has this text, in small letters.
    pub fn has(&self, text: &str) -> bool {
        let is_in = |words: &str| words.to_lowercase().contains(text);
        is_in(self.name) || is_in(self.meaning)
    }
}
