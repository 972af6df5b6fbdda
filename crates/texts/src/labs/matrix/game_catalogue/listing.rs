//! Listing: a game as the files of the catalogue write it.

/// A game beyond those that are offered first.
#[derive(Debug)]
pub(super) struct Listing {
    pub(super) key: &'static str,
    pub(super) name: &'static str,
    pub(super) story: &'static str,
    pub(super) shows: &'static str,
    pub(super) has_numbers: bool,
    pub(super) source: &'static str,
}

/// One whose source describes the situation, or has other numbers.
pub(super) const fn after(
    key: &'static str,
    name: &'static str,
    story: &'static str,
    shows: &'static str,
    source: &'static str,
) -> Listing {
    Listing {
        key,
        name,
        story,
        shows,
        has_numbers: false,
        source,
    }
}

/// One whose payoffs are those of the source.
pub(super) const fn from(
    key: &'static str,
    name: &'static str,
    story: &'static str,
    shows: &'static str,
    source: &'static str,
) -> Listing {
    Listing {
        has_numbers: true,
        ..after(key, name, story, shows, source)
    }
}
