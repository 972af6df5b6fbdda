//! Showing: how the page of a link is shown, as a page, on a projector or inside another page.
//!
//! It stands in the address behind the link, `present=on` or `embed=on`, and is no part of the experiment, so that any link, of a
//! lab or a lesson, can be shown in any way. `off` is allowed too; with both, embedding wins. `theme=light` and `theme=dark` say in which
//! colours, whatever was chosen on the page itself.

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
const THEME: &str = "theme";

/// The key and the value of a part of an address that tells how it is shown; `None` for any other part.
fn said(part: &str) -> Option<(&str, &str)> {
    let (key, value) = part.split_once('=')?;
    let values: &[&str] = match key {
        PRESENT | EMBED => &["on", "off"],
        THEME => &["light", "dark"],
        _ => return None,
    };
    values.contains(&value).then_some((key, value))
}

/// The parts behind the link's question mark.
fn parts(address: &str) -> impl Iterator<Item = &str> {
    let query = address.split_once('?').map_or("", |(_, query)| query);
    query.split('&')
}

/// The theme that an address asks for by name, if it does.
pub fn theme(address: &str) -> Option<&str> {
    let mut said = parts(address).filter_map(said);
    said.find_map(|(key, value)| (key == THEME).then_some(value))
}

/// `link`, shown as `address` is.
pub fn carried(address: &str, link: &str) -> String {
    parts(address)
        .filter(|part| said(part).is_some())
        .fold(link.to_owned(), |link, part| with(&link, part))
}

fn with(link: &str, part: &str) -> String {
    let and = if link.contains('?') { '&' } else { '?' };
    format!("{link}{and}{part}")
}

impl Showing {
    /// How an address wants to be shown.
    pub fn of(address: &str) -> Self {
        let is_on = |wanted: &str| parts(address).any(|part| said(part) == Some((wanted, "on")));
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
        if query.split('&').all(|part| said(part).is_none()) {
            return Cow::Borrowed(address);
        }
        let rest = query.split('&').filter(|part| said(part).is_none());
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
        with(link, &format!("{key}=on"))
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
    fn colours_are_carried_along() {
        let address = "#/regret?view=tree&embed=on&theme=dark";
        assert_eq!(theme(address), Some("dark"));
        assert_eq!(Showing::without(address), "#/regret?view=tree");
        assert_eq!(carried(address, "war"), "war?embed=on&theme=dark");
        assert_eq!(
            carried(address, "war?games=2"),
            "war?games=2&embed=on&theme=dark"
        );
        assert_eq!(theme("regret?theme=blue"), None);
        assert_eq!(Showing::without("regret?theme=blue"), "regret?theme=blue");
        assert_eq!(carried("regret?view=tree", "war"), "war");
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
