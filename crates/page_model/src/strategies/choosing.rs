//! Choosing a strategy: the library in groups, as far as a game has it.

use engines::repeated::language::classics::CLASSICS;
use engines::repeated::language::entry::Entry;
use engines::repeated::language::library::find;
use engines::repeated::stage_game::StageGame;
use experiments::common::repeated::library::{Offered, offered_to};
use experiments::common::repeated::strategy::StrategyLanguage;
use experiments::parameters::Kind;
use texts::Texts;

/// Strategies that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    pub name: &'static str,
    pub strategies: Vec<Choice>,
}

/// A strategy of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// As links have it.
    pub text: String,
    /// As people call it.
    pub name: String,
    /// What it does.
    pub sentence: &'static str,
}

/// The library in groups: what has the same text for each of these players. Empty groups are left out.
pub fn groups(game: &StageGame, players: &[usize], texts: &Texts) -> Vec<Group> {
    let words = &texts.repeated_games.choosing;
    let all = offered_to(game, players);
    let group = |name: &'static str, is_in: fn(&Entry) -> bool| Group {
        name,
        strategies: all
            .iter()
            .filter(|one| is_in(one.entry))
            .map(|one| choice(one, texts))
            .collect(),
    };
    let mut groups = vec![
        group(words.classics, |entry| {
            is_classic(entry) && !is_zero_determinant(entry)
        }),
        group(words.tournament_1980, |entry| !is_classic(entry)),
        group(words.zero_determinant, is_zero_determinant),
    ];
    groups.retain(|group| !group.strategies.is_empty());
    groups
}

fn choice(offered: &Offered, texts: &Texts) -> Choice {
    let known = texts.repeated_games.strategy(offered.entry.name);
    Choice {
        text: offered.text.clone(),
        name: StrategyLanguage.spoken(&offered.text, texts),
        sentence: known.map_or("", |known| known.sentence),
    }
}

fn is_classic(entry: &Entry) -> bool {
    CLASSICS.iter().any(|classic| classic.name == entry.name)
}

/// Whether a strategy is made to hold payoffs to a line: then one of its names says so.
fn is_zero_determinant(entry: &Entry) -> bool {
    let mut names = entry.others.iter().chain([&entry.name]);
    names.any(|name| name.starts_with("ZD"))
}

/// The strategy of the groups that a text is: that with the same name in the library, whatever the numbers; none for a text of somebody's own.
pub fn chosen<'a>(groups: &'a [Group], text: &str) -> Option<&'a str> {
    let entry = |text: &str| find(text.split('(').next().unwrap_or(text)).map(|entry| entry.name);
    let name = entry(text)?;
    let mut choices = groups.iter().flat_map(|group| &group.strategies);
    let choice = choices.find(|choice| entry(&choice.text) == Some(name))?;
    Some(&choice.text)
}
