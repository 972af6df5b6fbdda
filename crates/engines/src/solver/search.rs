//! The question a solver asks again and again: is this position worth more than α?
//!
//! Negamax with windows of width one, fail-soft, as a machine that can be stopped after any node. After Pascal Pons,
//! "Solving Connect 4: how to build a perfect AI" (2015 to 2022): bitboards, only moves that do not lose at once, moves
//! in the order of the cells they threaten to complete, a transposition table. Beyond that:
//! * positions that one side holds or wins by following up are not searched (`follow_up`);
//! * threats that wait count most in the order of moves: those above an empty cell and of the kind that the rest of the
//!   game gives to the player who made them, lower cells or upper ones (control of
//!   zugzwang: Allis 1988);
//! * where the next win that counts is five plies away, only double threats are looked for;
//! * whether the opponent has an answer is known when a move is ordered, so double threats win a ply earlier and no
//!   node computes the opponent's threats again;
//! * a single possible move is played without being looked up;
//! * the table keeps both bounds and the best column, and the successors of early positions are looked up before
//!   any is searched (enhanced transposition cutoff: Plaat, Schaeffer, Pijls and de Bruin 1996);
//! * early positions are looked up together with their mirror images.
//!
//! Tried and left out, since nodes fell by less than they became dearer or did not fall at all: the history heuristic,
//! worths of cells, boards on which no line is left, other weights of threats, the number of lines left to the other
//! side when following up, pairing free ends one by one, recursion for late positions (4 to 8 % faster), loading entries
//! ahead, the threats of two moves at once (SIMD), middle tables of half a megabyte and of eight.

use super::follow_up::FollowUp;
use super::memory::{Memory, Position, Solvable};
use super::score::{
    Bounds, INFINITE, Score, best_without_win, loss_at_once, win_at_once, worst_when_safe,
};
use super::table::{NO_COLUMN, Remembered};
use games::connect_four::bits::Bits;
use games::connect_four::threats::{completing, free_ends, quiet_cells};
use games::connect_four::{Column, Shape};

const MAX_COLUMNS: usize = Column::MAX_COUNT as usize;

/// A position on the path from the root.
#[derive(Clone, Copy, Debug)]
struct Frame<B> {
    position: Position<B>,
    key: B,
    /// Moves not searched yet: the first so many of the moves of this depth.
    left: u8,
    /// The only move: nothing is remembered of the position.
    is_forced: bool,
    alpha: i8,
    best: i8,
    nodes_before: u64,
}

/// Moves with the opponent's safe answers, best last.
type Moves<B> = [(B, B); MAX_COLUMNS];

/// What is to be done next.
#[derive(Clone, Copy, Debug)]
enum Step<B> {
    /// To a position, of which it is asked whether it is worth more than α and of which the safe moves are known.
    Enter(Position<B>, Score, B),
    /// Back to the position before, with a value for the player to move in the one left.
    Return(Score),
}

/// What a look at all moves has found.
enum Ordered {
    /// So many moves, in order.
    Moves(u8),
    /// One of them leaves the opponent no answer.
    Win,
    /// One of them leads to where following up is enough not to lose.
    Held,
}

/// The machine.
#[derive(Clone, Debug)]
pub(super) struct Search<S: Solvable> {
    shape: S,
    memory: Memory<S>,
    path: Vec<Frame<S::Bits>>,
    /// The moves of each position on the path.
    moves: Vec<Moves<S::Bits>>,
    follow_up: FollowUp<S::Bits>,
    step: Step<S::Bits>,
    /// Columns from the middle to the edges.
    columns: [u32; MAX_COLUMNS],
    nodes: u64,
}

impl<S: Solvable> Search<S> {
    pub fn new(shape: S, memory: Memory<S>) -> Self {
        let width = u32::from(shape.setup().width());
        let mut columns: [u32; MAX_COLUMNS] = core::array::from_fn(|index| index as u32);
        columns[..width as usize].sort_by_key(|&column| (2 * column + 1).abs_diff(width));
        Self {
            shape,
            memory,
            path: Vec::with_capacity(shape.capacity() as usize),
            moves: vec![
                [(S::Bits::EMPTY, S::Bits::EMPTY); MAX_COLUMNS];
                shape.capacity() as usize + 1
            ],
            follow_up: FollowUp::new(&shape),
            step: Step::Return(0),
            columns,
            nodes: 0,
        }
    }

    /// Nodes so far, over all questions.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Keeps what is known for certain of a position, for all questions to come.
    pub fn remember(&mut self, position: Position<S::Bits>, score: Score) {
        let known = Remembered {
            bounds: Bounds::exactly(score),
            column: NO_COLUMN,
        };
        let plies = position.plies;
        let key = self.memory.key(position);
        self.memory.put(key, plies, known, u64::MAX);
    }

    /// Asks whether `position`, in which the player to move cannot win at once, is worth more than `alpha`.
    pub fn ask(&mut self, position: Position<S::Bits>, alpha: Score) {
        self.path.clear();
        let theirs = completing(
            &self.shape,
            position.mover ^ position.occupied ^ self.shape.blocked(),
        );
        let safe = quiet_cells(&self.shape, position.occupied, theirs);
        self.step = if safe == S::Bits::EMPTY {
            Step::Return(loss_at_once(self.shape.capacity(), position.plies))
        } else {
            Step::Enter(position, alpha, safe)
        };
    }

    /// Goes on for about `budget` nodes. When the answer is there: a lower bound of the value if that is more than
    /// α, else an upper bound.
    pub fn advance(&mut self, budget: u64) -> Option<Score> {
        let limit = self.nodes.saturating_add(budget);
        let mut step = self.step;
        while self.nodes < limit {
            step = match step {
                Step::Enter(position, alpha, safe) => self.enter(position, alpha, safe),
                Step::Return(value) if self.path.is_empty() => {
                    self.step = step;
                    return Some(value);
                }
                Step::Return(value) => self.leave(-value),
            };
        }
        self.step = step;
        None
    }

    #[inline(always)]
    fn enter(&mut self, position: Position<S::Bits>, alpha: Score, safe: S::Bits) -> Step<S::Bits> {
        self.nodes += 1;
        let (capacity, plies) = (self.shape.capacity(), position.plies);
        if plies + 2 >= capacity {
            return Step::Return(0);
        }
        let best = best_without_win(capacity, plies);
        if best <= alpha {
            return Step::Return(best);
        }
        let worst = worst_when_safe(capacity, plies);
        if worst > alpha {
            return Step::Return(worst);
        }
        if let Some(value) = self.followed_up(position, alpha) {
            return Step::Return(value);
        }
        if safe.without_lowest() == S::Bits::EMPTY {
            return self.force(position, alpha, safe, best);
        }
        let later = win_at_once(capacity, plies + 4);
        if later <= alpha {
            let wins = self.wins_after_next(position, safe);
            return Step::Return(if wins { best } else { later });
        }
        let key = self.memory.key(position);
        let known = self.memory.get(key, plies);
        if known.bounds.lower > alpha {
            return Step::Return(known.bounds.lower);
        }
        if known.bounds.upper <= alpha {
            return Step::Return(known.bounds.upper);
        }
        let count = match self.order_moves(position, alpha, safe, known.column) {
            Ordered::Moves(count) => count,
            Ordered::Win => return Step::Return(best),
            Ordered::Held => return Step::Return(0),
        };
        if let Some(value) = self.known_cut(position, alpha, count) {
            return Step::Return(value);
        }
        self.path.push(Frame {
            position,
            key,
            left: count,
            is_forced: false,
            alpha: alpha as i8,
            best: -INFINITE as i8,
            nodes_before: self.nodes,
        });
        self.next_move()
    }

    /// What following up says, if that answers the question.
    #[inline(always)]
    fn followed_up(&self, position: Position<S::Bits>, alpha: Score) -> Option<Score> {
        let Position {
            mover, occupied, ..
        } = position;
        let (shape, follow_up) = (&self.shape, &self.follow_up);
        if !self.is_even(position.plies) || !follow_up.holds(shape, mover, occupied) {
            return None;
        }
        if alpha >= 0 {
            return Some(0);
        }
        let opponent = mover ^ occupied ^ shape.blocked();
        follow_up
            .wins(shape, opponent, occupied, -alpha)
            .then_some(alpha)
    }

    /// Whether the number of empty cells is even: the opponent of the player to move can follow up.
    #[inline(always)]
    fn is_even(&self, plies: u32) -> bool {
        (self.shape.capacity() - plies).is_multiple_of(2)
    }

    /// Whether one of the moves leaves the opponent no answer.
    #[inline(always)]
    fn wins_after_next(&self, position: Position<S::Bits>, safe: S::Bits) -> bool {
        let mut cells = safe;
        while cells != S::Bits::EMPTY {
            let rest = cells.without_lowest();
            let cell = cells ^ rest;
            let threats = completing(&self.shape, position.mover | cell);
            if quiet_cells(&self.shape, position.occupied | cell, threats) == S::Bits::EMPTY {
                return true;
            }
            cells = rest;
        }
        false
    }

    /// Plays the only move.
    #[inline(always)]
    fn force(
        &mut self,
        position: Position<S::Bits>,
        alpha: Score,
        cell: S::Bits,
        best: Score,
    ) -> Step<S::Bits> {
        let next = after(&self.shape, position, cell);
        let threats = completing(&self.shape, position.mover | cell);
        let answers = quiet_cells(&self.shape, next.occupied, threats);
        if answers == S::Bits::EMPTY {
            return Step::Return(best);
        }
        self.path.push(Frame {
            position,
            key: S::Bits::EMPTY,
            left: 0,
            is_forced: true,
            alpha: alpha as i8,
            best: 0,
            nodes_before: 0,
        });
        Step::Enter(next, -alpha - 1, answers)
    }

    /// Puts the moves of a position that is about to be on top of the path in order, best last, unless one of them
    /// answers the question.
    #[inline(always)]
    fn order_moves(
        &mut self,
        position: Position<S::Bits>,
        alpha: Score,
        safe: S::Bits,
        first: u8,
    ) -> Ordered {
        let is_even = self.is_even(position.plies);
        let (shape, follow_up) = (&self.shape, &self.follow_up);
        let width = shape.setup().width() as usize;
        let moves = &mut self.moves[self.path.len()];
        let opponent = position.mover ^ position.occupied ^ shape.blocked();
        let may_hold = alpha < 0 && !is_even;
        let lasting = if is_even {
            follow_up.lower
        } else {
            follow_up.upper
        };
        let mut worths = [0_u32; MAX_COLUMNS];
        let mut count = 0;
        for &column in &self.columns[..width] {
            let cell = safe & shape.column(column);
            if cell == S::Bits::EMPTY {
                continue;
            }
            let occupied = position.occupied | cell;
            let threats = completing(shape, position.mover | cell);
            let answers = quiet_cells(shape, occupied, threats);
            if answers == S::Bits::EMPTY {
                return Ordered::Win;
            }
            if may_hold && follow_up.holds(shape, opponent, occupied) {
                return Ordered::Held;
            }
            let worth = if column == u32::from(first) {
                u32::MAX
            } else {
                let threats = threats & !occupied;
                let lasting = threats & lasting & !free_ends(shape, occupied);
                2 * threats.count() + 5 * lasting.count()
            };
            // Insertion: there are few, and the middle stays last among equals.
            let mut place = count;
            while place > 0 && worths[place - 1] >= worth {
                worths[place] = worths[place - 1];
                moves[place] = moves[place - 1];
                place -= 1;
            }
            worths[place] = worth;
            moves[place] = (cell, answers);
            count += 1;
        }
        Ordered::Moves(count as u8)
    }

    /// In early positions: whether a position after one of the moves is known to be good enough.
    #[inline(always)]
    fn known_cut(&self, position: Position<S::Bits>, alpha: Score, count: u8) -> Option<Score> {
        if !self.memory.is_early(position.plies + 1) {
            return None;
        }
        let moves = self.moves[self.path.len()][..count as usize].iter();
        let mut values = moves.rev().map(|&(cell, _)| {
            let next = after(&self.shape, position, cell);
            let key = self.memory.key(next);
            -self.memory.get(key, next.plies).bounds.upper
        });
        values.find(|&value| value > alpha)
    }

    /// To the position after the best of the moves left in the frame on top, of which there is one.
    #[inline(always)]
    fn next_move(&mut self) -> Step<S::Bits> {
        let depth = self.path.len();
        let Some(frame) = self.path.last_mut() else {
            return self.step;
        };
        frame.left -= 1;
        let (cell, answers) = self.moves[depth - 1][frame.left as usize];
        let next = after(&self.shape, frame.position, cell);
        Step::Enter(next, -Score::from(frame.alpha) - 1, answers)
    }

    /// Takes the value of a move, for the player who made it, to the frame on top.
    #[inline(always)]
    fn leave(&mut self, value: Score) -> Step<S::Bits> {
        let depth = self.path.len();
        let Some(frame) = self.path.last_mut() else {
            return Step::Return(value);
        };
        if frame.is_forced {
            self.path.pop();
            return Step::Return(value);
        }
        frame.best = frame.best.max(value as i8);
        let alpha = Score::from(frame.alpha);
        if value <= alpha && frame.left > 0 {
            return self.next_move();
        }
        let best = Score::from(frame.best);
        let (key, plies) = (frame.key, frame.position.plies);
        let nodes = self.nodes - frame.nodes_before + 1;
        let column = if value > alpha {
            (self.moves[depth - 1][frame.left as usize].0.lowest() / self.shape.stride()) as u8
        } else {
            NO_COLUMN
        };
        let known = Remembered {
            bounds: Bounds::OPEN.narrowed(alpha, best),
            column,
        };
        self.path.pop();
        self.memory.put(key, plies, known, nodes);
        Step::Return(best)
    }
}

/// The position after a stone on `cell`.
#[inline(always)]
fn after<S: Shape>(shape: &S, position: Position<S::Bits>, cell: S::Bits) -> Position<S::Bits> {
    Position {
        mover: position.mover ^ position.occupied ^ shape.blocked(),
        occupied: position.occupied | cell,
        plies: position.plies + 1,
    }
}
