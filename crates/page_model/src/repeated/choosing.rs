//! Choosing: the strategies of the library in groups, on one side of a game.

use engines::repeated::language::classics::CLASSICS;
use engines::repeated::language::entry::Entry;
use engines::repeated::language::library::find;
use engines::repeated::stage_game::{Seat, StageGame};
use experiments::common::repeated::library::{Offered, offered};
use experiments::common::repeated::strategy::StrategyLanguage;
use experiments::parameters::Kind;
use texts::Texts;

/// A group: its name, and its strategies as links have them and as people call them.
pub type Group = (&'static str, Vec<(String, String)>);

/// The library in groups, on a player's side of a game; empty ones are left out.
pub fn groups(game: &StageGame, player: usize, texts: &Texts) -> Vec<Group> {
    let words = &texts.labs.repeated.views;
    let all = offered(Seat { game, player });
    let is_zero_determinant = |one: &Offered| is_linear(one.entry);
    let is_classic = |one: &Offered| CLASSICS.iter().any(|entry| entry.name == one.entry.name);
    let group = |name: &'static str, is_in: &dyn Fn(&Offered) -> bool| {
        let of = all.iter().filter(|one| is_in(one));
        let named = of.map(|one| (one.text.clone(), StrategyLanguage.spoken(&one.text, texts)));
        (name, named.collect::<Vec<_>>())
    };
    let mut groups = vec![
        group(words.classics, &|one| {
            is_classic(one) && !is_zero_determinant(one)
        }),
        group(words.tournament_1980, &|one| !is_classic(one)),
        group(words.zero_determinant, &is_zero_determinant),
    ];
    groups.retain(|(_, strategies)| !strategies.is_empty());
    groups
}

/// Whether a strategy of the library is made to hold payoffs to a line: then one of its names says so.
fn is_linear(entry: &Entry) -> bool {
    let mut names = entry.others.iter().chain([&entry.name]);
    names.any(|name| name.starts_with("ZD"))
}

/// The option of the list that a text is: that with the same name in the library, whatever the numbers; none for a text of somebody's own.
pub fn chosen<'a>(groups: &'a [Group], text: &str) -> Option<&'a str> {
    let entry = |text: &str| find(text.split('(').next().unwrap_or(text)).map(|entry| entry.name);
    let name = entry(text)?;
    let mut options = groups.iter().flat_map(|(_, strategies)| strategies);
    let option = options.find(|(option, _)| entry(option) == Some(name));
    option.map(|(option, _)| option.as_str())
}
