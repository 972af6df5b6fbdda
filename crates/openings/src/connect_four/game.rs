//! Game: Connect Four on a small board. The visitor moves, the machine tries games at random and answers, and what it has tried stands over the board.
//!
//! The search is that of the laboratory's link ([`ConnectFour::link`]): plain UCT with the first stream of the seed.

use engines::Status;
use engines::mcts::{FinalChoice, MoveStatistics, Uct, UctParameters};
use engines::solver::{Goal, Solver};
use games::connect_four::{Cell, Column, Custom, Setup};
use games::{Game, Player, Turn};
use random::Random;
use std::rc::Rc;
use texts::ConnectFourWords;

type Shape = Custom<u64>;
type Position = games::connect_four::ConnectFour<Shape>;

// The board, and a search that is weak and quick.
const WIDTH: u8 = 5;
/// Rows of the board.
pub const ROWS: u8 = 4;
const IN_A_ROW: u8 = 3;
const SIMULATIONS: u64 = 400;

/// Simulations, and nodes of the solver, in a step of a [`Search`]: a few milliseconds on a slow telephone.
const SIMULATIONS_A_STEP: u64 = 50;
const NODES_A_STEP: u64 = 1_000;
/// The solver remembers 2^so many early positions: there are few on this board.
const EARLY_BITS: u32 = 10;

/// What the machine thought before its move.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    pub column: Column,
    /// Of the machine's moves.
    pub moves: Vec<MoveStatistics<Column>>,
    /// What its move is worth to it with best play: 1, 0 or −1.
    pub worth: i32,
}

/// A game.
#[derive(Clone, Debug, PartialEq)]
pub struct ConnectFour {
    seed: u64,
    position: Position,
    moves: Vec<Column>,
    /// What the machine answered last, after so many moves.
    last: Option<(usize, Rc<Answer>)>,
}

/// The machine's search for its move, in steps.
pub struct Search {
    position: Position,
    uct: Uct<Position>,
    left: u64,
    /// The move it has decided on, and what finds out its worth.
    decided: Option<(Column, Solver<Shape>)>,
}

/// A column as it is drawn, from the left.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawnColumn {
    pub column: Column,
    /// From below, with whether it is part of the row that wins.
    pub stones: Vec<(Player, bool)>,
    /// Whether the visitor may play there.
    pub is_free: bool,
    pub tried: Option<Tried>,
}

/// How often the machine has tried a column.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    /// Of the one tried most.
    pub share: f64,
    pub games: u64,
    pub is_played: bool,
}

fn shape() -> Shape {
    let setup = Setup::new(WIDTH, ROWS, IN_A_ROW, None).ok();
    let shape = setup.and_then(Shape::new);
    shape.unwrap_or_else(|| unreachable!("a board of 5 × 4 has 25 bits"))
}

impl Search {
    fn new(game: &ConnectFour) -> Self {
        let random = Random::stream(game.seed, 0);
        Self {
            position: game.position.clone(),
            uct: Uct::new(game.position.clone(), UctParameters::PLAIN, random),
            left: SIMULATIONS,
            decided: None,
        }
    }

    /// A step; the answer when there is one.
    pub fn advance(&mut self) -> Option<Answer> {
        if self.left > 0 {
            let step = self.left.min(SIMULATIONS_A_STEP);
            self.uct.advance(step);
            self.left -= step;
            return None;
        }
        let (column, solver) = match &mut self.decided {
            Some(decided) => decided,
            None => self
                .decided
                .insert(decided(self.position.clone(), &self.uct)?),
        };
        if solver.advance(NODES_A_STEP) == Status::Running {
            return None;
        }
        Some(Answer {
            column: *column,
            moves: self.uct.moves().collect(),
            // The solver's value is the visitor's, who is to move.
            worth: -solver.bounds().outcome()?,
        })
    }
}

/// The move that was tried most, and a solver at the position after it.
fn decided(mut position: Position, uct: &Uct<Position>) -> Option<(Column, Solver<Shape>)> {
    let moves: Vec<_> = uct.moves().collect();
    let column = moves[FinalChoice::Visits.best(&moves)?].action;
    position.apply(column);
    let mut solver = Solver::with_memory(shape(), EARLY_BITS);
    solver.begin(&position, Goal::Outcome);
    Some((column, solver))
}

impl Answer {
    fn said(&self, words: &ConnectFourWords) -> String {
        let played = self.moves.iter().find(|tried| tried.action == self.column);
        let mean = played.and_then(MoveStatistics::mean).unwrap_or(0.0);
        let games = self.moves.iter().map(|tried| tried.visits).sum();
        let answer = (words.answer)(games, self.column.number(), 100.0 * mean);
        format!("{answer} {}", (words.exact)(self.worth))
    }

    fn tried(&self, column: Column) -> Option<Tried> {
        let most = self.moves.iter().map(|tried| tried.visits).max()?;
        let tried = self.moves.iter().find(|tried| tried.action == column)?;
        Some(Tried {
            share: tried.visits as f64 / most.max(1) as f64,
            games: tried.visits,
            is_played: self.column == column,
        })
    }
}

impl Default for ConnectFour {
    fn default() -> Self {
        Self::new(1)
    }
}

impl ConnectFour {
    fn new(seed: u64) -> Self {
        Self {
            seed,
            position: Position::new(shape()),
            moves: Vec::new(),
            last: None,
        }
    }

    /// Another game, in which the machine draws other lots.
    #[must_use]
    pub fn again(&self) -> Self {
        Self::new(self.seed + 1)
    }

    /// Whether it has come to its end.
    pub fn is_over(&self) -> bool {
        self.position.turn() == Turn::Over
    }

    /// Whether it is the machine's turn, which begins a search then.
    pub fn search(&self) -> Option<Search> {
        (self.position.turn() == Turn::Player(Player::Second)).then(|| Search::new(self))
    }

    /// The link of the search that the machine has made last, or of the game at its beginning, without `#/`.
    pub fn link(&self) -> String {
        let asked = self
            .last
            .as_ref()
            .map_or(self.moves.len(), |(asked, _)| *asked);
        let moves: String = self.moves[..asked]
            .iter()
            .map(|column| column.symbol())
            .collect();
        let mut link = "mcts?".to_owned();
        if !moves.is_empty() {
            link += &format!("moves={moves}&");
        }
        link +=
            &format!("simulations={SIMULATIONS}&width={WIDTH}&height={ROWS}&in_a_row={IN_A_ROW}");
        if self.seed != 1 {
            link += &format!("&seed={}", self.seed);
        }
        link
    }

    fn played(&self, column: Column) -> Self {
        let mut next = self.clone();
        next.position.apply(column);
        next.moves.push(column);
        next
    }

    /// After the visitor's move; nothing if they may not play there now.
    pub fn press(&self, column: Column) -> Option<Self> {
        self.is_free(column).then(|| self.played(column))
    }

    /// After the machine's move.
    #[must_use]
    pub fn answered(&self, answer: Answer) -> Self {
        let last = Some((self.moves.len(), Rc::new(answer.clone())));
        Self {
            last,
            ..self.played(answer.column)
        }
    }

    fn is_free(&self, column: Column) -> bool {
        let is_turn = self.position.turn() == Turn::Player(Player::First);
        is_turn && self.position.actions().any(|free| free == column)
    }

    /// What is said now.
    pub fn said(&self, words: &ConnectFourWords) -> String {
        let ended = match (self.position.turn(), self.position.winner()) {
            (Turn::Player(Player::Second), _) => return words.thinking.to_owned(),
            (_, Some(Player::First)) => return words.you_have_won.to_owned(),
            (_, Some(Player::Second)) => words.it_has_won,
            (Turn::Over, None) => words.drawn,
            _ => "",
        };
        let last = self.last.as_ref();
        let answer = last.map_or_else(|| words.begin.to_owned(), |(_, answer)| answer.said(words));
        format!("{answer} {ended}").trim_end().to_owned()
    }

    /// The board, from the left.
    pub fn columns(&self) -> Vec<DrawnColumn> {
        let stone = |column: Column, row: u8| {
            let cell = Cell {
                column: column.index(),
                row,
            };
            Some((self.position.stone(cell)?, self.position.is_winning(cell)))
        };
        let drawn = |column: Column| DrawnColumn {
            column,
            stones: (0..ROWS).map_while(|row| stone(column, row)).collect(),
            is_free: self.is_free(column),
            tried: self
                .last
                .as_ref()
                .and_then(|(_, answer)| answer.tried(column)),
        };
        (0..WIDTH).filter_map(Column::new).map(drawn).collect()
    }
}
