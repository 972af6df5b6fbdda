//! A cell of the matrix of pairs as a parameter: the numbers of row and column, or none.

use crate::diagnostic::Refusal;
use crate::parameters::{Integer, Kind, NONE, Values};
use engines::repeated::tournament::entrant::MAX_ENTRANTS;
use texts::Texts;

/// Row and column with a point between them, as entrants are numbered from 1, or the word `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairOrNone;

const NUMBER: Integer = Integer {
    minimum: 1,
    maximum: MAX_ENTRANTS as u64,
};

impl Kind for PairOrNone {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.labs.tournament.allowed_cell)(MAX_ENTRANTS)
    }
}

impl Values<Option<[usize; 2]>> for PairOrNone {
    fn read(&self, text: &str) -> Result<Option<[usize; 2]>, Refusal> {
        if text == NONE {
            return Ok(None);
        }
        let (row, column) = text.split_once('.').ok_or(Refusal::Plain)?;
        let place = |text| NUMBER.read(text).map(|number| number as usize - 1);
        Ok(Some([place(row)?, place(column)?]))
    }

    fn write(&self, value: &Option<[usize; 2]>) -> String {
        let number = |[row, column]: &[usize; 2]| format!("{}.{}", row + 1, column + 1);
        value.as_ref().map_or_else(|| NONE.to_owned(), number)
    }
}
