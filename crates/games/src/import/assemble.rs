//! Blocks of cells as a game: one matrix, two matrices, pairs of payoffs, or tables of three players.

use super::block::{Block, Row};
use super::cell::{Commas, commas, numbers};
use super::fault::{ImportFault, shortened};
use super::form::{Form, Kind, Order};
use super::header::{self, Headed};
use super::imported::{Imported, ImportedGame};
use super::slashes::{self, Slashes};
use crate::fraction::Fraction;
use crate::strategic::names::{SameNames, defaults, told_apart};
use crate::strategic::sizes::MAX_ACTIONS;
use crate::strategic::text::Reading;
use crate::strategic::{StrategicFault, StrategicGame};

/// Payoffs by row, column and player.
type Payoffs = Vec<Vec<Vec<Fraction>>>;

/// A block whose cells were read.
struct Table {
    label: String,
    line: usize,
    payoffs: Payoffs,
    names: [Vec<String>; 2],
}

impl Table {
    fn size(&self) -> [usize; 2] {
        [self.payoffs.len(), self.payoffs[0].len()]
    }

    fn per_cell(&self) -> usize {
        self.payoffs[0][0].len()
    }

    fn has_names(&self, player: usize) -> bool {
        !self.names[player].is_empty()
    }
}

/// The games that these blocks may be, the likeliest first, whatever commas and slashes in them are.
///
/// # Errors
/// What is wrong with the likeliest.
pub fn readings(blocks: &[Block], may_be_decimal: bool) -> Result<Vec<Imported>, ImportFault> {
    let as_numbers = by_commas(blocks, may_be_decimal);
    let pairs = || games(slashes::as_pairs(blocks), Commas::Separate);
    match slashes::meaning(blocks) {
        Slashes::Fractions => as_numbers,
        Slashes::PairsOrFractions => any_of([pairs(), as_numbers].into_iter()),
        Slashes::FractionsOrPairs => any_of([as_numbers, pairs()].into_iter()),
    }
}

/// The games that these blocks may be, the likeliest first, whatever commas in them are; slashes are of fractions.
///
/// # Errors
/// What is wrong with the likeliest.
pub fn by_commas(blocks: &[Block], may_be_decimal: bool) -> Result<Vec<Imported>, ImportFault> {
    let rows = blocks.iter().flat_map(|block| &block.rows);
    let cells = rows.flat_map(|row| row.cells.iter().map(String::as_str));
    let mut ways = commas(cells, may_be_decimal)
        .into_iter()
        .map(|commas| games(blocks.to_vec(), commas));
    // Another meaning of the commas is no excuse for a mistake in the likeliest.
    let first = ways.next().ok_or(ImportFault::Empty)??;
    any_of(core::iter::once(Ok(first)).chain(ways))
}

/// All games of several ways to read a text, each once.
///
/// # Errors
/// What is wrong with the first way, if none gives a game.
pub fn any_of(
    ways: impl Iterator<Item = Result<Vec<Imported>, ImportFault>>,
) -> Result<Vec<Imported>, ImportFault> {
    let mut found: Vec<Imported> = Vec::new();
    let mut first_fault = None;
    for way in ways {
        match way {
            Ok(games) => {
                for game in games {
                    if !found.iter().any(|known| known.game == game.game) {
                        found.push(game);
                    }
                }
            }
            Err(fault) => {
                first_fault.get_or_insert(fault);
            }
        }
    }
    if found.is_empty() {
        return Err(first_fault.unwrap_or(ImportFault::Empty));
    }
    Ok(found)
}

/// The games that these blocks may be, the likeliest first.
///
/// # Errors
/// The first thing that is wrong.
pub fn games(blocks: Vec<Block>, commas: Commas) -> Result<Vec<Imported>, ImportFault> {
    let tables = blocks.into_iter().map(|block| table(block, commas));
    let tables = tables.collect::<Result<Vec<Table>, _>>()?;
    let per_cell = tables.first().ok_or(ImportFault::Empty)?.per_cell();
    let mut games = match (&tables[..], per_cell) {
        ([table], 1) => one(table)?,
        ([table], 2) => vec![pairs(table, Kind::Pairs)?],
        ([first, second], 1) if second.per_cell() == 1 => two(first, second)?,
        ([_, _, rest @ ..], 1) if !rest.is_empty() => {
            let (line, count) = (rest[0].line, 3);
            return Err(ImportFault::Matrices { line, count });
        }
        ([_, _, ..], 3) => vec![three(&tables)?],
        _ => {
            let odd = tables.iter().find(|table| table.per_cell() != per_cell);
            let table = odd.unwrap_or(&tables[0]);
            let (line, found) = (table.line, table.per_cell());
            return Err(ImportFault::PerCell { line, found });
        }
    };
    for game in &mut games {
        game.form.commas = commas;
    }
    Ok(games)
}

fn table(block: Block, commas: Commas) -> Result<Table, ImportFault> {
    let (line, label) = (block.line(), block.label);
    let headed = if block.is_matrix {
        Headed {
            rows: block.rows,
            ..Headed::default()
        }
    } else {
        header::split(block.rows, commas)
    };
    let wanted = headed.rows.first().map_or(0, |row| row.cells.len());
    if wanted == 0 {
        return Err(ImportFault::Empty);
    }
    let mut payoffs: Payoffs = Vec::new();
    for row in &headed.rows {
        let (line, found) = (row.line, row.cells.len());
        let cells = cells(row, headed.before, commas)?;
        if found != wanted {
            return Err(ImportFault::Ragged {
                line,
                found,
                wanted,
            });
        }
        payoffs.push(cells);
    }
    same_count(&payoffs, &headed.rows, headed.before)?;
    let found = [payoffs.len(), wanted];
    if let Some(said) = said_size(&label).filter(|said| *said != found) {
        return Err(ImportFault::Heading { line, said, found });
    }
    Ok(Table {
        label,
        line,
        payoffs,
        names: headed.names,
    })
}

fn cells(row: &Row, before: usize, commas: Commas) -> Result<Vec<Vec<Fraction>>, ImportFault> {
    let cell = |(place, cell): (usize, &String)| {
        numbers(cell, commas).map_err(|(found, error)| ImportFault::Number {
            line: row.line,
            cell: before + place + 1,
            found: shortened(&found),
            error,
        })
    };
    row.cells.iter().enumerate().map(cell).collect()
}

fn same_count(payoffs: &Payoffs, rows: &[Row], before: usize) -> Result<(), ImportFault> {
    let wanted = payoffs[0][0].len();
    for (row, cells) in rows.iter().zip(payoffs) {
        if let Some(cell) = cells.iter().position(|cell| cell.len() != wanted) {
            return Err(ImportFault::Mixed {
                line: row.line,
                cell: before + cell + 1,
                found: cells[cell].len(),
                wanted,
            });
        }
    }
    Ok(())
}

/// The size in a heading such as `3×2 Matrix{Int64}:`.
fn said_size(label: &str) -> Option<[usize; 2]> {
    let (rows, rest) = label.split_once(['×', 'x'])?;
    let columns = rest.split(|sign: char| !sign.is_ascii_digit()).next()?;
    Some([rows.trim().parse().ok()?, columns.parse().ok()?])
}

/// One number per cell: what the first player gets, of whom the second is the opponent or the mirror image. Where nothing speaks against it, also
/// two matrices below each other, or pairs of payoffs without anything around them. Names of actions over two columns each say that there are such pairs.
fn one(table: &Table) -> Result<Vec<Imported>, ImportFault> {
    let [rows, columns] = table.size();
    let over_two = over_two_columns(&table.names[1]);
    let beside = || -> Result<Imported, ImportFault> {
        let names = over_two.clone().unwrap_or_default();
        pairs(&side_by_side(table, names), Kind::SideBySide)
    };
    let first = |row: usize, column: usize| table.payoffs[row][column][0];
    let zero_sum = game(table, [rows, columns], |row, column| {
        vec![first(row, column), -first(row, column)]
    });
    let mut games = vec![imported(
        zero_sum?,
        Reading::ZeroSum,
        Kind::ZeroSum([rows, columns]),
    )?];
    if rows == columns {
        let symmetric = game(table, [rows, columns], |row, column| {
            vec![first(row, column), first(column, row)]
        });
        games.push(imported(
            symmetric?,
            Reading::Symmetric,
            Kind::Symmetric(rows),
        )?);
    }
    if !table.has_names(0) && rows > 2 && rows.is_multiple_of(2) {
        let half = rows / 2;
        let below = game(table, [half, columns], |row, column| {
            vec![first(row, column), first(half + row, column)]
        });
        let kind = Kind::Two([half, columns], Order::FirstPlayerFirst);
        games.push(imported(below?, Reading::Each, kind)?);
    }
    if over_two.is_some() {
        games.insert(0, beside()?);
    } else if !table.has_names(1) && columns > 2 && columns.is_multiple_of(2) {
        games.push(beside()?);
    }
    Ok(games)
}

/// Names that stand over two columns each: the second of the two is empty, or the same.
fn over_two_columns(names: &[String]) -> Option<Vec<String>> {
    let pairs = names.chunks_exact(2);
    let are_all = pairs.remainder().is_empty() && names.len() > 2;
    let is_one =
        |pair: &[String]| !pair[0].is_empty() && (pair[1].is_empty() || pair[1] == pair[0]);
    (are_all && pairs.clone().all(is_one)).then(|| pairs.map(|pair| pair[0].clone()).collect())
}

/// The same numbers as pairs of payoffs, with these names of columns.
fn side_by_side(table: &Table, names: Vec<String>) -> Table {
    let pairs = |row: &Vec<Vec<Fraction>>| row.chunks(2).map(<[_]>::concat).collect();
    Table {
        label: table.label.clone(),
        line: table.line,
        payoffs: table.payoffs.iter().map(pairs).collect(),
        names: [table.names[0].clone(), names],
    }
}

fn pairs(table: &Table, kind: fn([usize; 2]) -> Kind) -> Result<Imported, ImportFault> {
    let game = game(table, table.size(), |row, column| {
        table.payoffs[row][column].clone()
    });
    imported(game?, Reading::Each, kind(table.size()))
}

fn two(one: &Table, other: &Table) -> Result<Vec<Imported>, ImportFault> {
    let [rows, columns] = one.size();
    let is_turned = other.size() == [columns, rows];
    let mut games = Vec::new();
    if other.size() == [rows, columns] {
        for (first, second, order) in in_order(one, other) {
            let both = game(one, [rows, columns], |row, column| {
                vec![
                    first.payoffs[row][column][0],
                    second.payoffs[row][column][0],
                ]
            });
            games.push(imported(
                both?,
                Reading::Each,
                Kind::Two([rows, columns], order),
            )?);
        }
    }
    if is_turned && (rows != columns || !has_owner(one)) {
        let own = game(one, [rows, columns], |row, column| {
            vec![one.payoffs[row][column][0], other.payoffs[column][row][0]]
        });
        let kind = Kind::Two([rows, columns], Order::OwnActionsInRows);
        games.push(imported(own?, Reading::Each, kind)?);
    }
    if games.is_empty() {
        let (first, second) = (one.size(), other.size());
        let line = other.line;
        return Err(ImportFault::Sizes {
            line,
            first,
            second,
        });
    }
    Ok(games)
}

/// Which matrix is whose: as their headings say, else both ways.
fn in_order<'a>(one: &'a Table, other: &'a Table) -> Vec<(&'a Table, &'a Table, Order)> {
    let as_written = (one, other, Order::FirstPlayerFirst);
    let swapped = (other, one, Order::SecondPlayerFirst);
    match (owner(&one.label), owner(&other.label)) {
        (Some(1), Some(0)) => vec![swapped],
        (Some(0), Some(1)) => vec![as_written],
        _ => vec![as_written, swapped],
    }
}

fn has_owner(table: &Table) -> bool {
    owner(&table.label).is_some()
}

/// The player whose payoffs are under a heading, from 0, if it says so.
pub fn owner(label: &str) -> Option<usize> {
    let label = label.to_lowercase();
    let words: Vec<&str> = label
        .split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let last = words.last().copied()?;
    let has = |names: &[&str]| words.iter().any(|word| names.contains(word));
    match last {
        _ if has(&["row", "rows", "first"]) => Some(0),
        _ if has(&["column", "columns", "col", "second"]) => Some(1),
        "a" | "p1" | "player1" => Some(0),
        "b" | "p2" | "player2" => Some(1),
        "1" | "2" if words.contains(&"player") => Some(usize::from(last == "2")),
        _ => None,
    }
}

/// A table for each action of the third player.
fn three(tables: &[Table]) -> Result<Imported, ImportFault> {
    let [rows, columns] = tables[0].size();
    for table in tables {
        let (line, second) = (table.line, table.size());
        if table.per_cell() != 3 {
            let found = table.per_cell();
            return Err(ImportFault::PerCell { line, found });
        }
        if second != [rows, columns] {
            let first = [rows, columns];
            return Err(ImportFault::Sizes {
                line,
                first,
                second,
            });
        }
    }
    let cells = (0..rows).flat_map(|row| {
        (0..columns).flat_map(move |column| {
            tables
                .iter()
                .flat_map(move |table| table.payoffs[row][column].iter())
        })
    });
    let names = [
        names(&tables[0], 0, rows),
        names(&tables[0], 1, columns),
        defaults(2, tables.len()),
    ];
    let game = strategic(names.into(), cells.copied().collect())?;
    imported(
        game,
        Reading::Each,
        Kind::Three([rows, columns], tables.len()),
    )
}

type Named = (StrategicGame, Vec<SameNames>);

fn game(
    table: &Table,
    [rows, columns]: [usize; 2],
    cell: impl Fn(usize, usize) -> Vec<Fraction>,
) -> Result<Named, StrategicFault> {
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let payoffs = cells.flat_map(|(row, column)| cell(row, column));
    let actions = vec![names(table, 0, rows), names(table, 1, columns)];
    strategic(actions, payoffs.collect())
}

fn names(table: &Table, player: usize, count: usize) -> Vec<String> {
    let found = &table.names[player];
    if found.len() == count && found.iter().all(|name| !name.is_empty()) {
        found.clone()
    } else {
        defaults(player, count)
    }
}

fn strategic(
    mut actions: Vec<Vec<String>>,
    payoffs: Vec<Fraction>,
) -> Result<Named, StrategicFault> {
    // Before their names are compared with each other.
    if let Some(names) = actions.iter().find(|names| names.len() > MAX_ACTIONS) {
        return Err(StrategicFault::Actions(names.len()));
    }
    let notes = told_apart(&mut actions);
    let players = (1..=actions.len()).map(|player| player.to_string());
    let game = StrategicGame::new(String::new(), players.collect(), actions, payoffs)?;
    Ok((game, notes))
}

fn imported((game, notes): Named, reading: Reading, kind: Kind) -> Result<Imported, ImportFault> {
    Ok(Imported {
        game: ImportedGame::Strategic(game, reading),
        form: Form::from(kind),
        notes,
    })
}
