//! Connect Four as an array of cells and negamax with alpha-beta over it: slow and obvious, the specification that
//! the solver is compared with.

use games::connect_four::{Column, Setup};

/// Beyond any score.
const INFINITE: i32 = 100;
/// Steps from a cell to a neighbour, half of them: the others are their opposites.
const DIRECTIONS: [(i32, i32); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Empty,
    Blocked,
    Stone(usize),
}

/// A position of which nobody has won.
pub struct Plain {
    /// `cells[column][row]`
    cells: Vec<Vec<Cell>>,
    in_a_row: i32,
    capacity: i32,
    plies: i32,
}

impl Plain {
    pub fn after(setup: Setup, moves: &[Column]) -> Self {
        let column = vec![Cell::Empty; usize::from(setup.height())];
        let mut cells = vec![column; usize::from(setup.width())];
        if let Some(blocked) = setup.blocked() {
            cells[usize::from(blocked.column)][usize::from(blocked.row)] = Cell::Blocked;
        }
        let empty = |cells: &Vec<Vec<Cell>>| {
            cells
                .iter()
                .flatten()
                .filter(|cell| **cell == Cell::Empty)
                .count()
        };
        let mut plain = Self {
            capacity: empty(&cells) as i32,
            cells,
            in_a_row: i32::from(setup.in_a_row()),
            plies: 0,
        };
        for column in moves {
            let column = usize::from(column.index());
            let row = plain.landing_row(column).expect("room for a stone");
            plain.cells[column][row] = Cell::Stone(plain.mover());
            plain.plies += 1;
        }
        plain
    }

    /// The score for the player to move.
    pub fn score(&mut self) -> i32 {
        self.search(-INFINITE, INFINITE)
    }

    /// Whether `score` is the score: quick if it is a win or a loss soon, since little else has to be shown.
    pub fn has_score(&mut self, score: i32) -> bool {
        self.search(score - 1, score + 1) == score
    }

    fn mover(&self) -> usize {
        self.plies as usize % 2
    }

    fn landing_row(&self, column: usize) -> Option<usize> {
        self.cells[column]
            .iter()
            .position(|&cell| cell == Cell::Empty)
    }

    /// The score if it lies between `alpha` and `beta`, else something on the same side of both.
    fn search(&mut self, mut alpha: i32, beta: i32) -> i32 {
        if self.plies == self.capacity {
            return 0;
        }
        let mut moves: Vec<(usize, usize)> = (0..self.cells.len())
            .filter_map(|column| Some((column, self.landing_row(column)?)))
            .collect();
        // The middle first: most lines go through it, so it is best more often, and the rest is cut off.
        moves.sort_by_key(|&(column, _)| (2 * column + 1).abs_diff(self.cells.len()));
        // To win with the next stone is the best there is; a win later is worth less.
        let soonest = (self.capacity + 1 - self.plies) / 2;
        if moves.iter().any(|&(column, row)| self.wins(column, row)) {
            return soonest;
        }
        if soonest - 1 <= alpha {
            return soonest - 1;
        }
        // To lose to the opponent's next stone is the worst.
        let latest = -(self.capacity - self.plies) / 2;
        if latest >= beta {
            return latest;
        }
        let mut best = -INFINITE;
        for (column, row) in moves {
            self.cells[column][row] = Cell::Stone(self.mover());
            self.plies += 1;
            best = best.max(-self.search(-beta, -alpha));
            self.plies -= 1;
            self.cells[column][row] = Cell::Empty;
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// Whether a stone of the player to move on this cell makes a line.
    fn wins(&self, column: usize, row: usize) -> bool {
        let start = (column as i32, row as i32);
        DIRECTIONS.iter().any(|&(right, up)| {
            let length = 1 + self.run(start, (right, up)) + self.run(start, (-right, -up));
            length >= self.in_a_row
        })
    }

    /// How many stones of the player to move follow `start` without a gap.
    fn run(&self, start: (i32, i32), (right, up): (i32, i32)) -> i32 {
        let mine = |step: i32| {
            let (column, row) = (start.0 + step * right, start.1 + step * up);
            let inside = column >= 0 && row >= 0 && (column as usize) < self.cells.len();
            inside
                && self.cells[column as usize].get(row as usize) == Some(&Cell::Stone(self.mover()))
        };
        (1..).take_while(|&step| mine(step)).count() as i32
    }
}
