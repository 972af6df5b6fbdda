//! Plain enumeration: the same walk and the same pairs as of the engine, with integers of any size and every vertex compared with every other one.

use super::support::typed;
use dashu_int::IBig;
use engines::Status;
use engines::equilibria::bimatrix::Bimatrix;
use engines::equilibria::extreme::Enumeration;
use games::strategic::StrategicGame;
use games::strategic::text::Reading;
use random::Random;
use std::collections::BTreeSet;

/// A polytope {x ≥ 0, Bx ≤ 1} that is walked on, with B as integers.
struct Walk {
    /// Row by row, constants last.
    rows: Vec<Vec<IBig>>,
    divisor: IBig,
    /// The labels of rows and of columns, and the label of each row's slack.
    basic: Vec<usize>,
    cobasic: Vec<usize>,
    slacks: Vec<usize>,
    bases: Vec<u64>,
    vertices: Vec<u64>,
    seen: BTreeSet<u64>,
}

impl Walk {
    fn new(game: &Bimatrix, player: usize) -> Self {
        let other = 1 - player;
        let shift = IBig::ONE - game.least(other);
        let row = |response: usize| -> Vec<IBig> {
            let payoff = |own| game.own_payoff(other, response, own) + &shift;
            (0..game.size(player))
                .map(payoff)
                .chain([IBig::ONE])
                .collect()
        };
        let (rows, all) = (game.rows, game.rows + game.columns);
        let [own, others] = if player == 0 {
            [0..rows, rows..all]
        } else {
            [rows..all, 0..rows]
        };
        Self {
            rows: (0..game.size(other)).map(row).collect(),
            divisor: IBig::ONE,
            basic: others.clone().collect(),
            cobasic: own.collect(),
            slacks: others.collect(),
            bases: Vec::new(),
            vertices: Vec::new(),
            seen: BTreeSet::new(),
        }
    }

    /// Goes everywhere from here, depth first.
    fn walk(&mut self) {
        let here = self
            .cobasic
            .iter()
            .fold(0, |labels, label| labels | 1_u64 << label);
        if !self.seen.insert(here) {
            return;
        }
        let last = self.cobasic.len();
        let zero = (0..self.rows.len()).filter(|&row| self.rows[row][last] == IBig::ZERO);
        let vertex = zero.fold(here, |labels, row| labels | 1 << self.basic[row]);
        self.bases.push(here);
        if !self.vertices.contains(&vertex) {
            self.vertices.push(vertex);
        }
        for column in 0..last {
            let rows = (0..self.rows.len()).filter(|&row| self.rows[row][column] > IBig::ZERO);
            let leaving = rows.reduce(|best, row| {
                if self.is_before(row, best, column) {
                    row
                } else {
                    best
                }
            });
            if let Some(row) = leaving {
                self.pivot(row, column);
                self.walk();
                self.pivot(row, column);
            }
        }
    }

    /// Whether a row is lexicographically before another one: by its constant, then by the columns of slacks, over its entry.
    fn is_before(&self, a: usize, b: usize, column: usize) -> bool {
        let last = self.cobasic.len();
        let of_slack = |row: usize, slack: usize| {
            let place = self.cobasic.iter().position(|&label| label == slack);
            place.map_or_else(
                || {
                    if self.basic[row] == slack {
                        self.divisor.clone()
                    } else {
                        IBig::ZERO
                    }
                },
                |place| self.rows[row][place].clone(),
            )
        };
        let vector = |row: usize| -> Vec<IBig> {
            let slacks = self.slacks.iter().map(|&slack| of_slack(row, slack));
            [self.rows[row][last].clone()]
                .into_iter()
                .chain(slacks)
                .collect()
        };
        let times = |vector: Vec<IBig>, row: usize| -> Vec<IBig> {
            vector
                .iter()
                .map(|number| number * &self.rows[row][column])
                .collect()
        };
        times(vector(a), b) < times(vector(b), a)
    }

    fn pivot(&mut self, row: usize, column: usize) {
        let above = self.rows[row].clone();
        let pivot = above[column].clone();
        for (number, entries) in self.rows.iter_mut().enumerate() {
            if number != row {
                let left = entries[column].clone();
                for (entry, above) in entries.iter_mut().zip(&above) {
                    *entry = (&*entry * &pivot - &left * above) / &self.divisor;
                }
                entries[column] = -left;
            }
        }
        self.rows[row][column] = core::mem::replace(&mut self.divisor, pivot);
        core::mem::swap(&mut self.basic[row], &mut self.cobasic[column]);
    }
}

/// Payoffs over denominators: `kinds` of numerators, times `unit`.
fn drawn(
    rows: usize,
    columns: usize,
    [kinds, unit, below]: [u32; 3],
    random: &mut Random,
) -> StrategicGame {
    let mut payoff = || {
        let above = i64::from(random.below(kinds)) * i64::from(unit)
            - i64::from(random.below(2) * (unit - 1));
        format!("{above}/{}", 1 + random.below(below))
    };
    let mut row = || {
        let cells = (0..columns).map(|_| format!("{}:{}", payoff(), payoff()));
        cells.collect::<Vec<_>>().join(",")
    };
    let rows: Vec<String> = (0..rows).map(|_| row()).collect();
    typed(&rows.join(";"), Reading::Each)
}

/// Compares everything that is found, and its order. How many equilibria there are.
fn compare(game: &StrategicGame) -> usize {
    let game = Bimatrix::new(game);
    let mut found = Enumeration::new(&game);
    while found.step() == Status::Running {}
    let walks = [0, 1].map(|player| {
        let mut walk = Walk::new(&game, player);
        walk.walk();
        walk
    });
    for (walk, found) in walks.iter().zip(&found.polytopes) {
        let bases = found.bases.iter().map(|basis| basis.labels);
        assert_eq!(bases.collect::<Vec<_>>(), walk.bases);
        let vertices = found.vertices.iter().map(|vertex| vertex.labels);
        assert_eq!(vertices.collect::<Vec<_>>(), walk.vertices);
    }
    let all = u64::MAX >> (64 - game.rows - game.columns);
    let origins = walks.each_ref().map(|walk| walk.vertices[0]);
    let pairs = (0..walks[0].vertices.len())
        .flat_map(|first| (0..walks[1].vertices.len()).map(move |second| [first, second]));
    let pairs: Vec<[usize; 2]> = pairs
        .filter(|&[first, second]| {
            let labels = [walks[0].vertices[first], walks[1].vertices[second]];
            labels[0] | labels[1] == all && labels[0] != origins[0] && labels[1] != origins[1]
        })
        .collect();
    let found_pairs: Vec<[usize; 2]> = found.pairs.iter().map(|pair| pair.vertices).collect();
    assert_eq!(found_pairs, pairs);
    for &pair in &found.pairs {
        let strategies = found.strategies(pair);
        assert!(game.is_equilibrium(strategies.each_ref()));
    }
    pairs.len()
}

#[test]
fn everything_is_found_in_the_order_of_a_plain_walk() {
    let mut random = Random::stream(31, 0);
    let shapes = [
        (1, 3),
        (2, 2),
        (4, 2),
        (3, 3),
        (3, 5),
        (4, 4),
        (5, 5),
        (6, 4),
    ];
    // Degenerate ones, those whose numbers are longer than 64 and 128 bits, and fractions.
    let kinds = [
        [2, 1, 1],
        [3, 1, 1],
        [50, 1, 1],
        [1_000, 2_000_000_000, 1],
        [3, 1, 2],
        [9, 7, 60],
    ];
    let mut several = 0;
    for (rows, columns) in shapes {
        for kind in kinds {
            for _ in 0..7 {
                several += usize::from(compare(&drawn(rows, columns, kind, &mut random)) > 1);
            }
        }
    }
    assert!(several > 100, "{several}");
}

#[test]
fn games_whose_numbers_are_longer_than_128_bits_are_walked_alike() {
    let mut random = Random::stream(32, 0);
    for kind in [
        [1_000, 2_000_000_000, 1],
        [1_000, 2_000_000_000, 1_000],
        [2, 1, 1],
    ] {
        compare(&drawn(7, 7, kind, &mut random));
    }
}

/// Where both get 1 for the same action and nothing else, any set of actions is the support of one equilibrium.
#[test]
fn coordination_on_n_actions_has_two_to_the_n_less_one_equilibria() {
    for size in 1..=8 {
        let row = |own: usize| {
            let cells = (0..size).map(|other| if own == other { "1:1" } else { "0:0" });
            cells.collect::<Vec<_>>().join(",")
        };
        let rows: Vec<String> = (0..size).map(row).collect();
        let game = Bimatrix::new(&typed(&rows.join(";"), Reading::Each));
        let mut found = Enumeration::new(&game);
        while found.step() == Status::Running {}
        assert_eq!(found.pairs.len(), (1 << size) - 1);
    }
}
