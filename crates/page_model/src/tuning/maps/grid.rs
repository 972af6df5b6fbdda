//! Geometry of a map: where the cells of two dimensions stand, the first value of the rows at the bottom.

/// Units of the picture, which are pixels where it has room: what the cells fill, and the largest of them.
const ROOM: (f64, f64) = (264.0, 200.0);
const MAX_CELL: (f64, f64) = (88.0, 64.0);
/// Around the cells: the name of the rows above, the values of the columns and their name below.
const TOP: f64 = 17.0;
const BOTTOM: f64 = 34.0;
const RIGHT: f64 = 10.0;
/// The width of a letter of the labels, and the height of a line of them.
const LETTER: f64 = 7.6;
const LINE: f64 = 15.0;
/// A cell that is no higher has no room for a mark over a number.
const LOW: f64 = 46.0;
/// Marks are no smaller and no larger than this.
const MARKS: (f64, f64) = (5.0, 13.0);

/// The places of two values: of the rows and of the columns.
pub type Cell = (usize, usize);

/// The grid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    pub rows: usize,
    pub columns: usize,
    /// Width and height of a cell.
    pub cell: (f64, f64),
    /// Where the cells begin.
    left: f64,
    /// Letters of the longest label of a column.
    letters: usize,
}

impl Grid {
    /// Of these numbers of rows and columns, each with the letters of its longest label.
    pub fn new((rows, row_letters): (usize, usize), (columns, letters): (usize, usize)) -> Self {
        let width = (ROOM.0 / columns.max(1) as f64).min(MAX_CELL.0);
        let height = (ROOM.1 / rows.max(1) as f64).min(MAX_CELL.1);
        Self {
            rows,
            columns,
            cell: (width, height),
            left: row_letters as f64 * LETTER + 8.0,
            letters,
        }
    }

    /// Width and height of the picture.
    pub fn size(&self) -> (f64, f64) {
        let (width, height) = self.inside();
        (self.left + width + RIGHT, TOP + height + BOTTOM)
    }

    /// Width and height of all cells.
    fn inside(&self) -> (f64, f64) {
        let (width, height) = self.cell;
        (width * self.columns as f64, height * self.rows as f64)
    }

    /// The upper left corner of a cell.
    pub fn corner(&self, (row, column): Cell) -> (f64, f64) {
        let (width, height) = self.cell;
        let above = (self.rows - 1 - row.min(self.rows - 1)) as f64;
        (self.left + column as f64 * width, TOP + above * height)
    }

    /// The middle of a cell.
    pub fn centre(&self, cell: Cell) -> (f64, f64) {
        let (x, y) = self.corner(cell);
        (x + self.cell.0 / 2.0, y + self.cell.1 / 2.0)
    }

    /// Whether a number finds no room below the marks, so that both stand side by side.
    fn is_low(&self) -> bool {
        self.cell.1 < LOW && self.cell.0 >= LOW
    }

    /// The middle of the marks of a cell in which there is a number or not.
    pub fn marks_at(&self, cell: Cell, has_number: bool) -> (f64, f64) {
        let (x, y) = self.centre(cell);
        if has_number && self.is_low() {
            (self.corner(cell).0 + self.mark() * 1.15 + 3.0, y)
        } else {
            (x, y)
        }
    }

    /// The middle of the line of a number: beside the marks, or below them.
    pub fn number_at(&self, cell: Cell) -> (f64, f64) {
        let (x, y) = self.centre(cell);
        let below = self.cell.1 / 2.0 - 5.0;
        if self.is_low() {
            (x + self.mark() * 1.15, y + 4.5)
        } else {
            (x, y + below)
        }
    }

    /// How large a mark is that stays within its cell, where that is large enough.
    pub fn mark(&self) -> f64 {
        let smaller = self.cell.0.min(self.cell.1);
        (0.42 * smaller).clamp(MARKS.0, MARKS.1)
    }

    /// Whether a number with this many letters has room in a cell.
    pub fn has_room_for(&self, letters: usize) -> bool {
        self.cell.0 >= letters as f64 * LETTER + 8.0 && self.cell.1 >= LINE + 4.0
    }

    /// Rows with a label: as many as have room.
    pub fn labelled_rows(&self) -> impl Iterator<Item = usize> {
        (0..self.rows).step_by((LINE / self.cell.1).ceil().max(1.0) as usize)
    }

    /// Columns with a label.
    pub fn labelled_columns(&self) -> impl Iterator<Item = usize> {
        let wide = self.letters as f64 * LETTER + 6.0;
        (0..self.columns).step_by((wide / self.cell.0).ceil().max(1.0) as usize)
    }

    /// The right end and the line of the label of a row.
    pub fn row_label(&self, row: usize) -> (f64, f64) {
        (self.left - 5.0, self.centre((row, 0)).1 + 4.0)
    }

    /// The middle and the line of the label of a column.
    pub fn column_label(&self, column: usize) -> (f64, f64) {
        (self.centre((0, column)).0, TOP + self.inside().1 + LINE)
    }

    /// Where the names of rows and columns stand: over the former, below the latter.
    pub fn names(&self) -> [(f64, f64); 2] {
        let (width, height) = self.inside();
        let below = TOP + height + 2.0 * LINE + 2.0;
        [(2.0, 11.0), (self.left + width / 2.0, below)]
    }

    /// The cell that an arrow key leads to.
    pub fn neighbour(&self, (row, column): Cell, key: &str) -> Option<Cell> {
        let next = match key {
            "ArrowUp" => ((row + 1).min(self.rows - 1), column),
            "ArrowDown" => (row.saturating_sub(1), column),
            "ArrowLeft" => (row, column.saturating_sub(1)),
            "ArrowRight" => (row, (column + 1).min(self.columns - 1)),
            _ => return None,
        };
        Some(next)
    }
}
