//! Showing: how the page of a link is shown, as a page, on a projector or inside another page.
//!
//! It stands in the address behind the link, `present=on` or `embed=on`, and is no part of the experiment, so that any link, of a
//! lab or a lesson, can be shown in any way. `off` is allowed too; with both, embedding wins.

use std::borrow::Cow;

/// How the page of a link is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Showing {
    /// With all that surrounds it.
    #[default]
    Page,
    /// One view or scene, in large type.
    Presented,
    /// One view or scene, inside another page.
    Embedded,
}

const PRESENT: &str = "present";
const EMBED: &str = "embed";

/// Whether a part of an address, a key and its value, says how it is shown; and if so, whether that is switched on.
fn switch(part: &str) -> Option<(&str, bool)> {
    let (key, value) = part.split_once('=')?;
    let is_on = match value {
        "on" => true,
        "off" => false,
        _ => return None,
    };
    [PRESENT, EMBED].contains(&key).then_some((key, is_on))
}

impl Showing {
    /// How an address wants to be shown.
    pub fn of(address: &str) -> Self {
        let parts = address.split_once('?').map_or("", |(_, query)| query);
        let is_on = |wanted: &str| {
            let mut switches = parts.split('&').filter_map(switch);
            switches.any(|(key, is_on)| key == wanted && is_on)
        };
        match (is_on(EMBED), is_on(PRESENT)) {
            (true, _) => Self::Embedded,
            (_, true) => Self::Presented,
            _ => Self::Page,
        }
    }

    /// The address without what says how it is shown.
    pub fn without(address: &str) -> Cow<'_, str> {
        let Some((path, query)) = address.split_once('?') else {
            return Cow::Borrowed(address);
        };
        if query.split('&').all(|part| switch(part).is_none()) {
            return Cow::Borrowed(address);
        }
        let rest = query.split('&').filter(|part| switch(part).is_none());
        let rest: Vec<&str> = rest.collect();
        if rest.is_empty() {
            return Cow::Borrowed(path);
        }
        Cow::Owned(format!("{path}?{}", rest.join("&")))
    }

    /// A link, shown like this.
    pub fn link(self, link: &str) -> String {
        let key = match self {
            Self::Page => return link.to_owned(),
            Self::Presented => PRESENT,
            Self::Embedded => EMBED,
        };
        let and = if link.contains('?') { '&' } else { '?' };
        format!("{link}{and}{key}=on")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_link_can_be_shown_in_any_way() {
        for link in [
            "",
            "regret",
            "mcts?moves=44",
            "lesson/game-trees-by-hand?scene=2",
        ] {
            for showing in [Showing::Page, Showing::Presented, Showing::Embedded] {
                let shown = showing.link(link);
                assert_eq!(Showing::of(&shown), showing, "{shown}");
                assert_eq!(Showing::without(&shown), link);
            }
        }
    }

    #[test]
    fn what_says_something_else_stays() {
        for link in [
            "regret?present=blue",
            "regret?embedded=on",
            "regret?embed",
            "mcts?moves=44&&seed=1",
        ] {
            assert_eq!(
                (Showing::of(link), &*Showing::without(link)),
                (Showing::Page, link)
            );
        }
        let both = "#/mcts?present=on&moves=44&embed=off&seed=1";
        assert_eq!(Showing::of(both), Showing::Presented);
        assert_eq!(Showing::without(both), "#/mcts?moves=44&seed=1");
        assert_eq!(Showing::of("mcts?present=on&embed=on"), Showing::Embedded);
    }
}
