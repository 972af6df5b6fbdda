//! Correlated equilibria of a game of two: the best ones, and what all of them pay.
//!
//! Somebody draws a pair of actions and tells each player their own; a distribution is a *correlated equilibrium* if nobody gains by doing something else than
//! what they are told (R. J. Aumann, "Subjectivity and correlation in randomized strategies", 1974). These are linear inequalities, so the best is found
//! exactly, and what all of them pay is a polygon. Its corners are found from its edges: where nothing lies beyond the line through two corners, that is an
//! edge, else there is another corner. Of larger games only the best are sought, in another way (`correlated_large`).

use super::bimatrix::Bimatrix;
use super::correlated_large::Guess;
use crate::Status;
use crate::exact::program::Program;
use crate::exact::rational::Rational;
use dashu_int::IBig;

/// Cells of a game whose correlated equilibria are looked for at most.
pub const MAX_CELLS: usize = 100;
/// Cells of a game the corners of whose polygon are looked for at most.
pub const MAX_CELLS_WITH_CORNERS: usize = 36;
/// Directions in which the best is sought first: the best for the sum, for each player, and the worst for the sum.
pub const DIRECTIONS: usize = 4;
/// Corners at most.
const MAX_CORNERS: usize = 40;

/// What both get.
pub type Point = [Rational; 2];

/// A distribution over pairs of actions, row by row, and what it pays.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution {
    pub cells: Vec<Rational>,
    pub payoffs: Point,
}

/// The search: first for the best sum, the best for each, then for corners.
pub struct Correlated {
    game: Bimatrix,
    program: Program,
    /// What is tried before the programme in a larger game.
    guess: Option<Guess>,
    constraints: Vec<Vec<IBig>>,
    /// The directions to look into, the next one last; each with the corner to the left of it.
    directions: Vec<Direction>,
    /// The best for the sum, for the first and for the second player, and the worst for the sum.
    pub best: Vec<Distribution>,
    /// The corners of what all of them pay, against the clock's direction.
    pub corners: Vec<Point>,
}

#[derive(Clone)]
enum Direction {
    Best(Point),
    /// Beyond the edge from this corner to the next one.
    Edge(Point, Point),
}

impl Correlated {
    /// Of a game; nothing is known yet.
    pub fn new(game: &Bimatrix) -> Self {
        // The next one last.
        let best: [[i32; 2]; DIRECTIONS] = [[-1, -1], [0, 1], [1, 0], [1, 1]];
        let best = best.map(|direction| direction.map(Rational::from));
        let objective = objective(game, &weights(game, &best[3]));
        let constraints = constraints(game);
        let is_large = game.rows * game.columns > MAX_CELLS_WITH_CORNERS;
        Self {
            program: Program::new(&objective, &constraints),
            guess: is_large
                .then(|| Guess::new(objective, &constraints))
                .flatten(),
            constraints,
            game: game.clone(),
            directions: best.map(Direction::Best).to_vec(),
            best: Vec::new(),
            corners: Vec::new(),
        }
    }

    /// What a pivot costs now, in units of [`effort`](crate::effort).
    pub fn cost(&self) -> u64 {
        let guess = self.guess.as_ref();
        guess.map_or_else(|| self.program.cost(), Guess::cost)
    }

    /// A pivot, or some digits.
    pub fn step(&mut self) -> Status {
        if self.directions.is_empty() {
            return Status::Finished;
        }
        match &mut self.guess {
            Some(guess) => match guess.step() {
                Some(Status::Running) => {}
                Some(Status::Finished) => match guess.solution(&self.constraints) {
                    Some(cells) => self.reached(cells),
                    None => self.guess = None,
                },
                None => self.guess = None,
            },
            None if self.program.step() == Status::Finished => {
                self.reached(self.program.solution());
            }
            None => {}
        }
        if self.directions.is_empty() {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// Goes on from the best in a direction.
    fn reached(&mut self, cells: Vec<Rational>) {
        let payoffs = self.payoffs(&cells);
        match self.directions.pop() {
            Some(Direction::Best(_)) => {
                self.best.push(Distribution { cells, payoffs });
                let cells = self.game.rows * self.game.columns;
                if self.directions.is_empty() && cells <= MAX_CELLS_WITH_CORNERS {
                    self.begin_edges();
                }
            }
            Some(Direction::Edge(from, to)) => {
                let is_beyond = cross(&from, &to, &payoffs) < Rational::ZERO;
                if is_beyond && self.corners.len() < MAX_CORNERS {
                    let place = self.corners.iter().position(|corner| *corner == from);
                    self.corners
                        .insert(place.map_or(0, |place| place + 1), payoffs.clone());
                    self.directions.push(Direction::Edge(payoffs.clone(), to));
                    self.directions.push(Direction::Edge(from, payoffs));
                }
            }
            None => {}
        }
        let direction = match self.directions.last() {
            None => return,
            Some(Direction::Best(direction)) => direction.clone(),
            // To the right of the way.
            Some(Direction::Edge(from, to)) => [&to[1] - &from[1], &from[0] - &to[0]],
        };
        let objective = objective(&self.game, &weights(&self.game, &direction));
        // It goes on from where it is, which is its beginning as long as guesses are right.
        self.program.set_objective(&objective);
        if self.guess.is_some() {
            self.guess = Guess::new(objective, &self.constraints);
        }
    }

    /// To both sides of the line through two points that differ, if there are two.
    fn begin_edges(&mut self) {
        let points = || self.best.iter().map(|best| &best.payoffs);
        let first = self.best[1].payoffs.clone();
        let other = points().find(|point| **point != first).cloned();
        self.corners = vec![first.clone()];
        if let Some(other) = other {
            self.corners.push(other.clone());
            self.directions = vec![
                Direction::Edge(other.clone(), first.clone()),
                Direction::Edge(first, other),
            ];
        }
    }

    fn payoffs(&self, cells: &[Rational]) -> Point {
        [0, 1].map(|player| {
            let columns = self.game.columns;
            let used = cells
                .iter()
                .enumerate()
                .filter(|(_, probability)| !probability.is_zero());
            let parts = used.map(|(cell, probability)| {
                let payoff = self.game.payoff(player, cell / columns, cell % columns);
                probability * self.game.in_units(player, payoff.clone())
            });
            parts.fold(Rational::ZERO, |sum, part| sum + part)
        })
    }
}

/// A direction in units of the game as integers for its integers.
fn weights(game: &Bimatrix, direction: &Point) -> [IBig; 2] {
    let scaled = [0, 1].map(|player| &direction[player] * game.in_units(player, IBig::ONE));
    let [a, b] = [&scaled[0], &scaled[1]].map(|part| IBig::from(part.denominator().clone()));
    [scaled[0].numerator() * b, scaled[1].numerator() * a]
}

/// On which side of the way from `from` to `to` a point lies: positive on the left.
fn cross(from: &Point, to: &Point, point: &Point) -> Rational {
    let way = [&to[0] - &from[0], &to[1] - &from[1]];
    let there = [&point[0] - &from[0], &point[1] - &from[1]];
    &way[0] * &there[1] - &way[1] * &there[0]
}

/// That nobody gains by doing something else than told, and that probabilities are not more than 1 in all.
fn constraints(game: &Bimatrix) -> Vec<Vec<IBig>> {
    let (rows, columns) = (game.rows, game.columns);
    let mut constraints = Vec::new();
    for player in 0..2 {
        for told in 0..game.size(player) {
            for instead in (0..game.size(player)).filter(|&instead| instead != told) {
                let mut constraint = vec![IBig::ZERO; rows * columns + 1];
                for others in 0..game.size(1 - player) {
                    let cell = if player == 0 {
                        told * columns + others
                    } else {
                        others * columns + told
                    };
                    let gain = game.own_payoff(player, instead, others)
                        - game.own_payoff(player, told, others);
                    constraint[cell] = gain;
                }
                constraints.push(constraint);
            }
        }
    }
    constraints.push(vec![IBig::ONE; rows * columns + 1]);
    constraints
}

/// The weighted payoffs of each cell, made positive, so that probabilities add up to 1 where the most is reached.
fn objective(game: &Bimatrix, weights: &[IBig; 2]) -> Vec<IBig> {
    let cells = game.rows * game.columns;
    let weighted = |cell: usize| {
        let (row, column) = (cell / game.columns, cell % game.columns);
        &weights[0] * game.payoff(0, row, column) + &weights[1] * game.payoff(1, row, column)
    };
    let payoffs: Vec<IBig> = (0..cells).map(weighted).collect();
    let shift = IBig::ONE - payoffs.iter().min().cloned().unwrap_or_default();
    payoffs.into_iter().map(|payoff| payoff + &shift).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::strategic::text::{Reading, read};
    use random::Random;

    fn random_game(random: &mut Random) -> Bimatrix {
        let mut cell = || format!("{}:{}/3", random.below(30), random.below(30));
        let mut row = || (0..7).map(|_| cell()).collect::<Vec<_>>().join(",");
        let rows: Vec<String> = (0..6).map(|_| row()).collect();
        let game = read(&rows.join(";"), Reading::Each).expect("a game");
        Bimatrix::new(&game)
    }

    fn solved(mut search: Correlated) -> Correlated {
        while search.step() == Status::Running {}
        search
    }

    /// What is best may be reached in several ways.
    #[test]
    fn guesses_are_as_good_as_what_pivots_find() {
        let mut random = Random::stream(1, 0);
        for _ in 0..5 {
            let game = random_game(&mut random);
            let guessed = solved(Correlated::new(&game));
            assert!(guessed.guess.is_some(), "nothing was proved");
            let mut plain = Correlated::new(&game);
            plain.guess = None;
            let plain = solved(plain);
            let amounts = |of: &Correlated| {
                let [sum, first, second, worst] =
                    [0, 1, 2, 3].map(|place| of.best[place].payoffs.clone());
                let both = |[a, b]: &Point| a + b;
                [
                    both(&sum),
                    first[0].clone(),
                    second[1].clone(),
                    both(&worst),
                ]
            };
            assert_eq!(amounts(&guessed), amounts(&plain));
        }
    }
}
