//! Cells of the grid: rows as sets of bits, and how a whole row of things moves.
//!
//! ```text
//! row 0    portal ▸ ▸ ▸ ▸ ▸ ▸ ▸ ▸ ▸ ▸ ▸ ▸ ▸ ▾     even rows go right
//! row 1           ▾ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂     odd rows go left
//! …                 bases in rows 7 to 9
//! row 11          cannon                          bit x of a row is its column x, 0 to 19
//! ```

/// Columns.
pub const WIDTH: u8 = 20;
/// Rows.
pub const HEIGHT: usize = 12;
/// The cannon's row.
pub const BOTTOM: usize = HEIGHT - 1;
/// The lowest row with a base; further ones are above it.
pub const LOWEST_BASE: usize = 9;
/// All cells of a row.
pub const FULL: u32 = (1 << WIDTH) - 1;
/// The last column.
const EDGE: u32 = 1 << (WIDTH - 1);
/// Four bases, three cells each.
const BASES: u32 = 0b0111_0011_1001_1100_1110;

/// A set of cells: a row each.
pub type Cells = [u32; HEIGHT];

/// No cells.
pub const NONE: Cells = [0; HEIGHT];

/// The cells of the bases with so many rows.
pub fn bases(rows: i16) -> Cells {
    core::array::from_fn(|row| {
        let is_base = row <= LOWEST_BASE && LOWEST_BASE < row + rows.max(0) as usize;
        if is_base { BASES } else { 0 }
    })
}

/// How many cells.
#[inline]
pub fn count(cells: &Cells) -> u32 {
    cells.iter().map(|row| row.count_ones()).sum()
}

/// Moves everything a cell along the path of the aliens; what is at the path's end in the cannon's row stays there.
#[inline]
pub fn march(cells: &mut Cells) {
    let mut from_above = 0;
    for (row, cells) in cells.iter_mut().enumerate() {
        let was = *cells;
        let leaving = if row % 2 == 0 {
            *cells = (was << 1) & FULL;
            was & EDGE
        } else {
            *cells = was >> 1;
            was & 1
        };
        *cells |= from_above;
        from_above = leaving;
    }
    cells[BOTTOM] |= from_above;
}

/// Moves everything up a cell; how many have left.
#[inline]
pub fn rise(cells: &mut Cells) -> u32 {
    let left = cells[0].count_ones();
    cells.copy_within(1.., 0);
    cells[BOTTOM] = 0;
    left
}

/// Moves everything down a cell; how many have left.
#[inline]
pub fn fall(cells: &mut Cells) -> u32 {
    let left = cells[BOTTOM].count_ones();
    cells.copy_within(..BOTTOM, 1);
    cells[0] = 0;
    left
}

/// Takes from both what is in the same cell; in how many cells that was.
#[inline]
pub fn clash(first: &mut Cells, second: &mut Cells) -> u32 {
    let mut count = 0;
    for (first, second) in first.iter_mut().zip(second) {
        let both = *first & *second;
        *first ^= both;
        *second ^= both;
        count += both.count_ones();
    }
    count
}
