//! Correlated equilibria of a game of two: the best ones, and what all of them pay.
//!
//! Somebody draws a pair of actions and tells each player their own; a distribution is a *correlated equilibrium* if nobody gains by doing something else than
//! what they are told (R. J. Aumann, "Subjectivity and correlation in randomized strategies", 1974). These are linear inequalities, so the best is found
//! exactly, and what all of them pay is a polygon. Its corners are found from its edges: where nothing lies beyond the line through two corners, that is an
//! edge, else there is another corner. Of larger games only the best are sought, in another way ([`Guess`]).

use super::bimatrix::Bimatrix;
use crate::Status;
use crate::exact::guess::Guess;
use crate::exact::program::Program;
use crate::exact::rational::Rational;
use crate::exact::tableau::work_of_bits;
use dashu_int::IBig;
use dashu_int::ops::BitTest;

/// Cells of a game whose correlated equilibria are looked for at most.
pub const MAX_CELLS: usize = 100;
/// Cells of a game the corners of whose polygon are looked for at most.
pub const MAX_CELLS_WITH_CORNERS: usize = 36;
/// Directions in which the best is sought first: the best for the sum, for each player, and the worst for the sum.
pub const DIRECTIONS: usize = 4;
/// Pivots for each cell, on average of games with few corners and many.
const PIVOTS_A_CELL: u64 = 30;
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
    /// Of the corners of what all of them pay, against the clock's direction, one correlated equilibrium each.
    pub corners: Vec<Distribution>,
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
        let found = Distribution { cells, payoffs };
        match self.directions.pop() {
            Some(Direction::Best(_)) => {
                self.best.push(found);
                let cells = self.game.rows * self.game.columns;
                if self.directions.is_empty() && cells <= MAX_CELLS_WITH_CORNERS {
                    self.begin_edges();
                }
            }
            Some(Direction::Edge(from, to)) => {
                let is_beyond = cross(&from, &to, &found.payoffs) < Rational::ZERO;
                if is_beyond && self.corners.len() < MAX_CORNERS {
                    let mut corners = self.corners.iter();
                    let place = corners.position(|corner| corner.payoffs == from);
                    let corner = found.payoffs.clone();
                    self.corners
                        .insert(place.map_or(0, |place| place + 1), found);
                    self.directions.push(Direction::Edge(corner.clone(), to));
                    self.directions.push(Direction::Edge(from, corner));
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
        let first = self.best[1].clone();
        let mut best = self.best.iter();
        let other = best.find(|best| best.payoffs != first.payoffs).cloned();
        if let Some(other) = &other {
            let [first, other] = [&first, other].map(|end| end.payoffs.clone());
            self.directions = vec![
                Direction::Edge(other.clone(), first.clone()),
                Direction::Edge(first, other),
            ];
        }
        self.corners = core::iter::once(first).chain(other).collect();
    }

    /// The ends of the edge on which all pay as much in the direction of `best[place]` (of the first three) as that; nothing if only one
    /// point does, or if corners are not known.
    pub fn edge_of_best(&self, place: usize) -> Option<[&Distribution; 2]> {
        let worth = |of: &Distribution| match place {
            0 => &of.payoffs[0] + &of.payoffs[1],
            player => of.payoffs[player - 1].clone(),
        };
        let most = worth(self.best.get(place)?);
        let ends = || self.corners.iter().filter(|corner| worth(corner) == most);
        let low = ends().min_by_key(|corner| &corner.payoffs)?;
        let high = ends().max_by_key(|corner| &corner.payoffs)?;
        (low.payoffs != high.payoffs).then_some([high, low])
    }

    /// The egalitarian one: of those that give most to the player who gets less, the one that gives the other most. It is a corner, or lies
    /// where an edge crosses the line of equal payoffs.
    pub fn egalitarian(&self) -> Option<Distribution> {
        let edges = self.corners.iter().zip(self.corners.iter().cycle().skip(1));
        let crossings = edges.filter_map(|(from, to)| crossing(from, to));
        let all = self.corners.iter().cloned().chain(crossings);
        all.max_by_key(|one| {
            let [first, second] = &one.payoffs;
            let [less, more] = if first < second {
                [first, second]
            } else {
                [second, first]
            };
            [less.clone(), more.clone()]
        })
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

/// The mixture of both in which both players get the same, if it lies between them.
fn crossing(from: &Distribution, to: &Distribution) -> Option<Distribution> {
    let [here, there] = [from, to].map(|end| &end.payoffs[0] - &end.payoffs[1]);
    let is_between =
        (here > Rational::ZERO) != (there > Rational::ZERO) && !here.is_zero() && !there.is_zero();
    let part = is_between.then(|| &here / (&here - &there))?;
    let mixed = |[a, b]: [&Rational; 2]| a + (b - a) * &part;
    let cells = from.cells.iter().zip(&to.cells);
    Some(Distribution {
        cells: cells.map(|(a, b)| mixed([a, b])).collect(),
        payoffs: [0, 1].map(|player| mixed([&from.payoffs[player], &to.payoffs[player]])),
    })
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

/// About how long the search takes, in units of [`effort`](crate::effort).
pub fn expected_work(game: &Bimatrix) -> u64 {
    let (rows, columns) = (game.rows, game.columns);
    let cells = rows * columns;
    if cells > MAX_CELLS {
        return 0;
    }
    let entries = ((rows * rows + columns * columns) * (cells + 1)) as u64;
    if cells > MAX_CELLS_WITH_CORNERS {
        // Floats, in each direction.
        return DIRECTIONS as u64 * entries * 20;
    }
    // Entries are determinants of up to as many rows as there are cells; corners are few or many.
    let constraints = constraints(game);
    let lengths = constraints.iter().flatten().map(BitTest::bit_len);
    let bits = lengths.max().unwrap_or_default() * cells * 4 / 5;
    PIVOTS_A_CELL * cells as u64 * entries * work_of_bits(bits)
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

    fn of(text: &str) -> Correlated {
        let game = read(text, Reading::Each).expect("a game");
        solved(Correlated::new(&Bimatrix::new(&game)))
    }

    fn pays(of: &Distribution) -> [String; 2] {
        of.payoffs.each_ref().map(ToString::to_string)
    }

    /// The battle of the sexes: all mixtures of both conventions have the same sum, and a fair coin gives both the same.
    #[test]
    fn best_sums_are_an_edge_and_a_fair_coin_lies_on_it() {
        let found = of("3:2,0:0;0:0,2:3");
        let [from, to] = found.edge_of_best(0).expect("an edge");
        assert_eq!([pays(from), pays(to)], [["3", "2"], ["2", "3"]]);
        assert_eq!(found.edge_of_best(1), None);
        let fair = found.egalitarian().expect("corners");
        assert_eq!(pays(&fair), ["5/2", "5/2"]);
        let half = Rational::from_parts(1.into(), 2_u8.into());
        assert_eq!(
            fair.cells,
            [half.clone(), Rational::ZERO, Rational::ZERO, half]
        );
    }

    /// The best for the sum is the same for both, so it is the egalitarian one too.
    #[test]
    fn in_the_game_of_chicken_one_point_is_best() {
        let found = of("6:6,2:7;7:2,0:0");
        assert_eq!(found.edge_of_best(0), None);
        assert_eq!(pays(&found.best[0]), ["21/4", "21/4"]);
        let fair = found.egalitarian().expect("corners");
        assert_eq!(fair.payoffs, found.best[0].payoffs);
    }

    /// One point, or a line along which only one player's payoff changes.
    #[test]
    fn edges_of_single_points_and_of_one_player() {
        assert_eq!(of("1:1").edge_of_best(0), None);
        assert_eq!(
            of("1:1").egalitarian().map(|one| pays(&one)),
            Some(["1".into(), "1".into()])
        );
        let found = of("1:0,1:4");
        assert_eq!(found.edge_of_best(1), None);
        let found = of("1:2;5:2");
        assert_eq!(found.edge_of_best(2), None);
        let found = of("0:3,0:5");
        assert_eq!(pays(&found.egalitarian().expect("corners")), ["0", "5"]);
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
