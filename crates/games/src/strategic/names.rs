//! Names of actions and players in one line: names separated by commas, players separated by semicolons. A comma, semicolon or backslash that is
//! part of a name has a backslash before it.

use core::fmt::{self, Display, Formatter};

/// The names of each group.
pub fn read(text: &str) -> Vec<Vec<String>> {
    let (mut groups, mut group, mut name) = (Vec::new(), Vec::new(), String::new());
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match character {
            ',' => group.push(core::mem::take(&mut name)),
            ';' => {
                group.push(core::mem::take(&mut name));
                groups.push(core::mem::take(&mut group));
            }
            '\\' => name.extend(characters.next()),
            _ => name.push(character),
        }
    }
    group.push(name);
    groups.push(group);
    for name in groups.iter_mut().flatten() {
        *name = name.trim().to_owned();
    }
    groups
}

/// The line that [`read`] takes back.
pub fn write(groups: &[Vec<String>]) -> String {
    let groups: Vec<String> = groups.iter().map(|group| write_group(group)).collect();
    groups.join(";")
}

/// The names of one group.
pub fn write_group(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| escaped(name)).collect();
    names.join(",")
}

fn escaped(name: &str) -> String {
    let mut text = String::new();
    for character in name.chars() {
        if matches!(character, ',' | ';' | '\\') {
            text.push('\\');
        }
        text.push(character);
    }
    text
}

/// Names for actions that have none: A, B, … for the first player, a, b, … for the second, then numbers.
pub fn defaults(player: usize, count: usize) -> Vec<String> {
    let letter = |first: u8, number: usize| char::from(first + number as u8).to_string();
    let name = |number: usize| match player {
        0 if count <= 26 => letter(b'A', number),
        1 if count <= 26 => letter(b'a', number),
        _ => (number + 1).to_string(),
    };
    (0..count).map(name).collect()
}

/// Actions of one player, from 1, that had the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SameNames {
    pub player: usize,
    pub name: String,
}

impl Display for SameNames {
    fn fmt(&self, to: &mut Formatter) -> fmt::Result {
        let Self { player, name } = self;
        write!(
            to,
            "Several actions of player {player} are called “{name}”; they are told apart as “{name}”, “{name} (2)” and so on."
        )
    }
}

/// Tells actions of one player apart that have the same name, and says which.
pub fn told_apart(actions: &mut [Vec<String>]) -> Vec<SameNames> {
    let mut found = Vec::new();
    for (player, names) in actions.iter_mut().enumerate() {
        for at in 1..names.len() {
            if !names[..at].contains(&names[at]) {
                continue;
            }
            let name = names[at].clone();
            let mut numbered = (2..).map(|number| format!("{name} ({number})"));
            if let Some(new) = numbered.find(|new| !names.contains(new)) {
                names[at] = new;
            }
            let player = player + 1;
            let same = SameNames { player, name };
            if !found.contains(&same) {
                found.push(same);
            }
        }
    }
    found
}
