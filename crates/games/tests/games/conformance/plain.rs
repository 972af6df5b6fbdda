//! Connect Four as one would explain it: an array of cells, stones that fall, lines found by walking. Slow and
//! obvious; the specification that the bitboards are compared with.

use games::Player;
use games::connect_four::{Cell, Setup};

/// A position.
#[derive(Clone, Debug)]
pub struct PlainGame {
    setup: Setup,
    /// `cells[column][row]`
    cells: Vec<Vec<Option<Player>>>,
    plies: usize,
    /// Who has a line, and all cells of that player's lines.
    win: Option<(Player, Vec<Cell>)>,
}

impl PlainGame {
    pub fn new(setup: Setup) -> Self {
        let column = vec![None; usize::from(setup.height())];
        Self {
            setup,
            cells: vec![column; usize::from(setup.width())],
            plies: 0,
            win: None,
        }
    }

    pub fn plies(&self) -> usize {
        self.plies
    }

    pub fn mover(&self) -> Player {
        Player::at_ply(self.plies)
    }

    pub fn stone(&self, cell: Cell) -> Option<Player> {
        self.cells[usize::from(cell.column)][usize::from(cell.row)]
    }

    pub fn winner(&self) -> Option<Player> {
        self.win.as_ref().map(|&(winner, _)| winner)
    }

    pub fn is_winning(&self, cell: Cell) -> bool {
        let lines = self.win.as_ref();
        lines.is_some_and(|(_, cells)| cells.contains(&cell))
    }

    pub fn is_over(&self) -> bool {
        self.win.is_some() || self.open_columns().is_empty()
    }

    /// Every cell of the board.
    pub fn board(&self) -> impl Iterator<Item = Cell> {
        let (width, height) = (self.setup.width(), self.setup.height());
        (0..width).flat_map(move |column| (0..height).map(move |row| Cell { column, row }))
    }

    /// Where a stone in `column` comes to rest: the lowest cell that is neither taken nor blocked. Stones
    /// pile up from the bottom and the blocked cell is left out, so a stone that would come to rest on it
    /// rests above.
    pub fn landing_row(&self, column: u8) -> Option<u8> {
        if column >= self.setup.width() {
            return None;
        }
        (0..self.setup.height()).find(|&row| {
            let cell = Cell { column, row };
            self.stone(cell).is_none() && self.setup.blocked() != Some(cell)
        })
    }

    /// The columns that can still take a stone.
    pub fn open_columns(&self) -> Vec<u8> {
        let open = |&column: &u8| self.landing_row(column).is_some();
        (0..self.setup.width()).filter(open).collect()
    }

    /// Drops the mover's stone into an open column.
    pub fn play(&mut self, column: u8) {
        let row = self.landing_row(column).expect("an open column");
        let mover = self.mover();
        self.cells[usize::from(column)][usize::from(row)] = Some(mover);
        self.plies += 1;
        let lines: Vec<Cell> = self
            .board()
            .filter(|&start| self.stone(start) == Some(mover))
            .flat_map(|start| self.lines_from(start))
            .collect();
        if !lines.is_empty() {
            self.win = Some((mover, lines));
        }
    }

    /// The cells of every full line of one colour that starts at `start` and goes up, right, or diagonally
    /// to the right.
    fn lines_from(&self, start: Cell) -> Vec<Cell> {
        let directions = [(0, 1), (1, 0), (1, 1), (1, -1)];
        let lines = directions.map(|direction| self.line(start, direction));
        lines.into_iter().flatten().flatten().collect()
    }

    fn line(&self, start: Cell, (right, up): (i32, i32)) -> Option<Vec<Cell>> {
        let owner = self.stone(start)?;
        let cell_at = |step: i32| {
            let column = u8::try_from(i32::from(start.column) + step * right).ok()?;
            let row = u8::try_from(i32::from(start.row) + step * up).ok()?;
            let cell = Cell { column, row };
            let inside = column < self.setup.width() && row < self.setup.height();
            (inside && self.stone(cell) == Some(owner)).then_some(cell)
        };
        (0..i32::from(self.setup.in_a_row())).map(cell_at).collect()
    }
}
