//! Games as links and forms write them: rows separated by semicolons, cells separated by commas, the payoffs of a cell between colons, such as
//! `3:3,0:5;5:0,1:1`.
//!
//! The third player chooses among tables, which stand between bars; the fourth among groups of tables, between double bars; the fifth among groups of
//! these, between triple bars. Last players who have one action need no bars: the numbers of a cell tell how many players there are. With one number a
//! cell the other payoff follows from [`Reading`].

use super::fault::StrategicFault;
use super::game::StrategicGame;
use super::names::defaults;
use super::sizes::MAX_PLAYERS;
use crate::fraction::Fraction;

/// Bars between two tables at most: one for each player beyond the second.
const MAX_BARS: usize = MAX_PLAYERS - 2;

/// What a cell with one number says about the second player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Nothing: each player's payoff is written.
    Each,
    /// The second loses what the first wins.
    ZeroSum,
    /// The second gets what the first would in their place.
    Symmetric,
}

/// A cell as it is written: its numbers.
type Cell = Vec<Fraction>;
type Table = Vec<Vec<Cell>>;

/// Reads a game; names are letters and numbers, the title is empty.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn read(text: &str, reading: Reading) -> Result<StrategicGame, StrategicFault> {
    if text.trim().is_empty() {
        return Err(StrategicFault::Empty);
    }
    let mut groups = Vec::new();
    count_groups(text, MAX_BARS, &mut groups, &mut 0)?;
    let tables = tables(text).into_iter().map(read_table);
    let tables: Vec<Table> = tables.collect::<Result<_, _>>()?;
    let shape = Shape::of(&tables, &groups, reading)?;
    shape.game(&tables, reading)
}

/// The tables, in the order in which they are written.
pub(super) fn tables(text: &str) -> Vec<&str> {
    let mut parts = vec![text];
    for bars in (1..=MAX_BARS).rev() {
        let smaller = parts.into_iter();
        parts = smaller.flat_map(|part| between_bars(part, bars)).collect();
    }
    parts
}

/// The parts of a text between so many bars.
fn between_bars(text: &str, bars: usize) -> core::str::Split<'_, &'static str> {
    const BARS: &str = "|||";
    text.split(&BARS[..bars])
}

/// How many parts are between single bars, between double ones and so on: each group of a kind has as many. Counts the tables.
fn count_groups(
    text: &str,
    bars: usize,
    groups: &mut Vec<usize>,
    before: &mut usize,
) -> Result<(), StrategicFault> {
    if bars == 0 {
        *before += 1;
        return Ok(());
    }
    let first = *before + 1;
    let mut found = 0;
    for part in between_bars(text, bars) {
        found += 1;
        count_groups(part, bars - 1, groups, before)?;
    }
    // Smaller groups are known before the larger ones they are in.
    match groups.get(bars - 1) {
        None => groups.push(found),
        Some(&wanted) if wanted != found => {
            return Err(StrategicFault::RaggedTables {
                table: first,
                found,
                wanted,
            });
        }
        Some(_) => {}
    }
    Ok(())
}

fn read_table(text: &str) -> Result<Table, StrategicFault> {
    let row = |(row, text): (usize, &str)| {
        let cells = text.split(',').enumerate();
        cells
            .map(|(cell, text)| read_cell(text, row + 1, cell + 1))
            .collect()
    };
    rows(text).enumerate().map(row).collect()
}

/// The rows of a table.
pub(super) fn rows(table: &str) -> impl Iterator<Item = &str> {
    table.trim().trim_end_matches(';').split([';', '\n'])
}

fn read_cell(text: &str, row: usize, cell: usize) -> Result<Cell, StrategicFault> {
    let number = |text: &str| {
        text.parse().map_err(|error| StrategicFault::Number {
            row,
            cell,
            found: text.trim().chars().take(40).collect(),
            error,
        })
    };
    text.split(':').map(number).collect()
}

/// How many actions each player has.
struct Shape(Vec<usize>);

impl Shape {
    /// Of tables that agree with each other, in groups of these sizes.
    fn of(tables: &[Table], groups: &[usize], reading: Reading) -> Result<Self, StrategicFault> {
        let (rows, columns) = (tables[0].len(), tables[0][0].len());
        for (number, table) in tables.iter().enumerate() {
            if table.len() != rows {
                return Err(StrategicFault::RaggedTables {
                    table: number + 1,
                    found: table.len(),
                    wanted: rows,
                });
            }
            let is_ragged = |row: &Vec<Cell>| row.len() != columns;
            if let Some(row) = table.iter().position(is_ragged) {
                return Err(StrategicFault::Ragged {
                    row: row + 1,
                    found: table[row].len(),
                    wanted: columns,
                });
            }
        }
        let mut sizes = vec![rows, columns];
        sizes.extend(groups);
        // Players with one action choose nothing, and only numbers tell that they are there.
        while sizes.len() > 2 && sizes.last() == Some(&1) {
            sizes.pop();
        }
        let written = tables[0][0][0].len();
        let mut cells = tables.iter().flatten().flatten();
        let is_of_more = reading == Reading::Each && (sizes.len()..=MAX_PLAYERS).contains(&written);
        if is_of_more && cells.all(|cell| cell.len() == written) {
            sizes.resize(written, 1);
        }
        Ok(Self(sizes))
    }

    /// The game; profiles have the last player's action fastest, tables come one after the other.
    fn game(&self, tables: &[Table], reading: Reading) -> Result<StrategicGame, StrategicFault> {
        let players = self.0.len();
        let (rows, columns) = (self.0[0], self.0[1]);
        match reading {
            Reading::Each => {}
            _ if players > 2 => return Err(StrategicFault::OnlyForTwo(players)),
            Reading::Symmetric if rows != columns => {
                return Err(StrategicFault::NotSquare { rows, columns });
            }
            _ => {}
        }
        let mut cells = Vec::new();
        for profile in 0..self.0.iter().product() {
            let actions = actions_of(profile, &self.0);
            cells.extend(self.cell(tables, &actions, reading)?);
        }
        let names = (1..=players).map(|player| player.to_string()).collect();
        let actions = self.0.iter().enumerate();
        let actions = actions.map(|(player, &count)| defaults(player, count));
        StrategicGame::new(String::new(), names, actions.collect(), cells)
    }

    /// What all get in a cell.
    fn cell(
        &self,
        tables: &[Table],
        actions: &[usize],
        reading: Reading,
    ) -> Result<Cell, StrategicFault> {
        let (row, column) = (actions[0], actions[1]);
        // The last player's group is the largest.
        let others = actions.iter().zip(&self.0).skip(2).rev();
        let table = others.fold(0, |number, (&action, &size)| number * size + action);
        let table = &tables[table];
        let written = &table[row][column];
        let all = match (written.as_slice(), reading) {
            ([payoff], Reading::ZeroSum) => vec![*payoff, -*payoff],
            ([payoff], Reading::Symmetric) => vec![*payoff, table[column][row][0]],
            (all, _) => all.to_vec(),
        };
        if all.len() == self.0.len() {
            return Ok(all);
        }
        Err(StrategicFault::Cell {
            row: row + 1,
            cell: column + 1,
            found: written.len(),
            wanted: self.0.len(),
        })
    }
}

/// The text that [`read`] takes back, with one number a cell where `reading` says the rest.
pub fn write(game: &StrategicGame, reading: Reading) -> String {
    let sizes: Vec<usize> = (0..game.players().len())
        .map(|player| game.size(player))
        .collect();
    let cell = |actions: &[usize]| {
        let profile = game.profile(actions);
        let shown = if reading == Reading::Each {
            sizes.len()
        } else {
            1
        };
        let numbers = (0..shown).map(|player| game.payoff(profile, player).to_string());
        numbers.collect::<Vec<_>>().join(":")
    };
    let table = |others: &[usize]| {
        let row = |row: usize| {
            let cells = (0..sizes[1]).map(|column| cell(&[&[row, column], others].concat()));
            cells.collect::<Vec<_>>().join(",")
        };
        (0..sizes[0]).map(row).collect::<Vec<_>>().join(";")
    };
    let mut text = String::new();
    let others = game.profiles() / (sizes[0] * sizes[1]);
    let sizes_backwards: Vec<usize> = sizes[2..].iter().rev().copied().collect();
    for number in 0..others {
        let mut chosen = actions_of(number, &sizes_backwards);
        chosen.reverse();
        if number > 0 {
            // As many bars as players who begin anew, and the one who goes on.
            let anew = chosen.iter().take_while(|&&action| action == 0);
            text += &"|".repeat(anew.count() + 1);
        }
        text += &table(&chosen);
    }
    text
}

/// The actions of a profile of players with so many, the last one's fastest.
fn actions_of(mut profile: usize, sizes: &[usize]) -> Vec<usize> {
    let mut actions = vec![0; sizes.len()];
    for (action, size) in actions.iter_mut().zip(sizes).rev() {
        *action = profile % size;
        profile /= size;
    }
    actions
}
