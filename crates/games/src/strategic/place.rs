//! Place of a fault in the text of a game: the bytes that are wrong.

use super::fault::StrategicFault;
use super::text::{rows, tables};
use crate::fraction::Fraction;
use core::ops::Range;

/// Where in `text`, which was [read](super::text::read), this is wrong; `None` where it is wrong as a whole.
pub fn place(text: &str, fault: &StrategicFault) -> Option<Range<usize>> {
    let mut tables = tables(text).into_iter();
    let cell = |table, row: usize, cell: usize| {
        let row: &str = rows(table).nth(row.checked_sub(1)?)?;
        row.split(',').nth(cell.checked_sub(1)?)
    };
    let part = match *fault {
        // The first that is wrong is what was told.
        StrategicFault::Number { row, cell: at, .. } => tables.find_map(|table| {
            let mut numbers = cell(table, row, at)?.split(':');
            numbers.find(|number| number.parse::<Fraction>().is_err())
        }),
        StrategicFault::Cell {
            row,
            cell: at,
            found,
            ..
        } => tables
            .find_map(|table| cell(table, row, at).filter(|cell| cell.split(':').count() == found)),
        StrategicFault::Ragged { row, found, .. } => tables.find_map(|table| {
            let row = rows(table).nth(row.checked_sub(1)?)?;
            Some(row).filter(|row| row.split(',').count() == found)
        }),
        StrategicFault::RaggedTables { table, .. } => tables.nth(table.checked_sub(1)?),
        StrategicFault::Unknown(_) => Some(text),
        _ => None,
    };
    part.map(|part| {
        let part = part.trim();
        let start = part.as_ptr() as usize - text.as_ptr() as usize;
        start..start + part.len()
    })
}

#[cfg(test)]
mod tests {
    use super::place;
    use crate::strategic::text::{Reading, read};

    /// The part of the text that is wrong, and whether the text without it is the rest.
    fn wrong(text: &str) -> Option<&str> {
        let fault = read(text, Reading::Each).unwrap_err();
        place(text, &fault).map(|range| &text[range])
    }

    #[test]
    fn the_cell_that_is_wrong_is_found() {
        assert_eq!(
            place(
                "3:3,0;5:0,1:1",
                &read("3:3,0;5:0,1:1", Reading::Each).unwrap_err()
            ),
            Some(4..5)
        );
        assert_eq!(wrong("3:3, 0:5 \n1:1 , 1:2:3"), Some("1:2:3"));
        assert_eq!(wrong("3:3,0:5;5:0,1:−x"), Some("−x"));
        assert_eq!(wrong("3:3,0:;5:0,1:1"), Some(""));
        assert_eq!(wrong("3:3,0:5;5:0,1:1;;1:1,2:2"), Some(""));
    }

    #[test]
    fn rows_and_tables_that_do_not_fit_are_found() {
        assert_eq!(wrong("1:1,2:2;3:3"), Some("3:3"));
        assert_eq!(
            wrong("1:1:1,2:2:2|3:3:3,4:4:4;5:5:5,6:6:6"),
            Some("3:3:3,4:4:4;5:5:5,6:6:6")
        );
        assert_eq!(wrong("1:1:1,2:2:2|3:3:3,é:4:4"), Some("é"));
        assert_eq!(wrong("1:1:1,2:2:2|3:3:3,4:4"), Some("4:4"));
        let cell = |number: &str| [number; 5].join(":");
        let [one, two] = ["1", "2"].map(cell);
        assert_eq!(
            wrong(&format!("{one}|||{two}|||{one},{two}")),
            Some(&*format!("{one},{two}"))
        );
        assert_eq!(wrong(&format!("{one}||{one}|||2:2")), Some("2:2"));
    }

    #[test]
    fn what_is_wrong_as_a_whole_has_no_place() {
        assert_eq!(wrong(" "), None);
    }
}
