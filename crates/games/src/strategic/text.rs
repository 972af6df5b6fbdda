//! Games as links and forms write them: rows separated by semicolons, cells separated by commas, the payoffs of a cell between colons, such as
//! `3:3,0:5;5:0,1:1`.
//!
//! The third player chooses among tables, which stand between bars; the fourth among groups of tables, between double bars. With one number a
//! cell the other payoff follows from [`Reading`].

use super::fault::StrategicFault;
use super::game::StrategicGame;
use super::names::defaults;
use crate::fraction::Fraction;

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
    let groups: Vec<&str> = text.split("||").collect();
    let mut tables = Vec::new();
    let mut group_size = 0;
    for (number, group) in groups.iter().enumerate() {
        let in_group: Vec<&str> = group.split('|').collect();
        if number == 0 {
            group_size = in_group.len();
        } else if in_group.len() != group_size {
            return Err(StrategicFault::RaggedTables {
                table: tables.len() + 1,
                found: in_group.len(),
                wanted: group_size,
            });
        }
        for table in in_group {
            tables.push(read_table(table)?);
        }
    }
    let shape = Shape::of(&tables, group_size, groups.len())?;
    shape.game(&tables, reading)
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
    /// Of tables that agree with each other.
    fn of(tables: &[Table], group_size: usize, groups: usize) -> Result<Self, StrategicFault> {
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
        if tables.len() > 1 {
            sizes.push(group_size);
        }
        if groups > 1 {
            sizes.push(groups);
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
        let third = self.0.get(2).copied().unwrap_or(1);
        let fourth = self.0.get(3).copied().unwrap_or(1);
        let cell = |place: [usize; 3]| self.cell(tables, place, reading);
        let places = (0..rows).flat_map(|row| {
            let columns = 0..columns;
            columns
                .flat_map(move |column| (0..third * fourth).map(move |table| [row, column, table]))
        });
        let cells = places.map(cell).collect::<Result<Vec<Cell>, _>>()?;
        let names = (1..=players).map(|player| player.to_string()).collect();
        let actions = self.0.iter().enumerate();
        let actions = actions.map(|(player, &count)| defaults(player, count));
        StrategicGame::new(String::new(), names, actions.collect(), cells.concat())
    }

    /// What all get in a cell. Tables are counted with the fourth player's action fastest; they are written group after group.
    fn cell(
        &self,
        tables: &[Table],
        [row, column, table]: [usize; 3],
        reading: Reading,
    ) -> Result<Cell, StrategicFault> {
        let third = self.0.get(2).copied().unwrap_or(1);
        let fourth = self.0.get(3).copied().unwrap_or(1);
        let table = &tables[table % fourth * third + table / fourth];
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
    let third = sizes.get(2).copied().unwrap_or(1);
    let fourth = sizes.get(3).copied().unwrap_or(1);
    let cell = |actions: &[usize]| {
        let profile = game.profile(&actions[..sizes.len()]);
        let shown = if reading == Reading::Each {
            sizes.len()
        } else {
            1
        };
        let numbers = (0..shown).map(|player| game.payoff(profile, player).to_string());
        numbers.collect::<Vec<_>>().join(":")
    };
    let table = |third: usize, fourth: usize| {
        let row = |row: usize| {
            let cells = (0..sizes[1]).map(|column| cell(&[row, column, third, fourth]));
            cells.collect::<Vec<_>>().join(",")
        };
        (0..sizes[0]).map(row).collect::<Vec<_>>().join(";")
    };
    let group = |fourth: usize| {
        let tables = (0..third).map(|third| table(third, fourth));
        tables.collect::<Vec<_>>().join("|")
    };
    (0..fourth).map(group).collect::<Vec<_>>().join("||")
}
