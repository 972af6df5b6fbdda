//! The published test sets of Connect Four: positions of the standard board with their scores, by how far the game
//! has gone and how far its end is.

/// A position: its moves, and what it is worth to the player to move.
pub struct Case {
    pub moves: &'static str,
    pub score: i32,
}

/// A set, or its first positions.
pub struct Set {
    name: &'static str,
    text: &'static str,
    /// So many are measured: the others would take minutes.
    most: usize,
}

macro_rules! set {
    ($name:literal, $most:expr) => {
        Set {
            name: $name,
            text: include_str!(concat!(
                "../../crates/engines/tests/oracles/connect_four/",
                $name,
                ".txt"
            )),
            most: $most,
        }
    };
}

/// From easy to hard, for solvers without a book.
pub const SETS: [Set; 6] = [
    set!("end-easy", 500),
    set!("middle-easy", 500),
    set!("middle-medium", 500),
    set!("begin-easy", 500),
    set!("begin-medium", 60),
    set!("begin-hard", 10),
];

/// The positions for which opening books are made: with one, all of them.
pub const HARDEST: Set = set!("begin-hard", 30);

impl Set {
    /// The positions that are measured.
    pub fn cases(&self) -> Vec<Case> {
        let case = |line: &'static str| {
            let (moves, score) = line.split_once(' ').expect("moves and a score");
            let score = score.parse().expect("a number");
            Case { moves, score }
        };
        self.text.lines().take(self.most).map(case).collect()
    }

    /// The name of solving them, in the table.
    pub fn work(&self) -> String {
        format!("solver, {}", self.description())
    }

    /// The name of solving them with the help of a book.
    pub fn work_with_book(&self) -> String {
        format!("solver with a book, {}", self.description())
    }

    fn description(&self) -> String {
        format!(
            "{}, {} positions: a position",
            self.name,
            self.cases().len()
        )
    }
}
