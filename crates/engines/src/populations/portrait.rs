//! Phase portraits of the replicator dynamic of three strategies: which of the forty-nine there are it is, but for names of strategies and the direction of
//! time.
//!
//! Source: I. M. Bomze, "Lotka–Volterra equation and replicator dynamics: a two-dimensional classification" (1983) and "…: new issues in classification"
//! (1995), with his numbers, 0 for the game in which nothing matters; a game of each is in [`EXAMPLES`]. What is compared is how the strategies do against
//! each other on the edges, whether the third comes in there, and what rests inside. Where the linear part does not decide, the next order does; tests find each
//! of the examples alone in its class, and every one of many games in one.

use super::game::Game;
use super::rest_points::{Nature, OnFace, on_face};
use crate::effort;
use crate::exact::rational::Rational;
use std::sync::OnceLock;

/// A game of each portrait, row by row.
pub const EXAMPLES: [[i8; 9]; 49] = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 1, 0, 0, 1, 1, 1, 0],
    [0, 0, 1, 0, 0, 1, 1, 0, 0],
    [0, 0, 1, 0, 0, 1, 1, -1, 0],
    [0, 0, 0, 0, 0, 0, 1, -1, 0],
    [0, 1, 2, 1, 0, 1, 2, -1, 0],
    [0, 1, -1, 1, 0, -2, -1, 2, 0],
    [0, 1, 1, 1, 0, 1, 1, 1, 0],
    [0, -1, 3, -1, 0, 3, 1, 1, 0],
    [0, 1, 1, -1, 0, 3, 1, 1, 0],
    [0, 1, 3, -1, 0, 5, 1, 3, 0],
    [0, 1, -1, -1, 0, 1, -1, 1, 0],
    [0, 6, -4, -3, 0, 5, -1, 3, 0],
    [0, 1, -1, 1, 0, -3, -1, 3, 0],
    [0, 3, -1, 3, 0, -1, 1, 1, 0],
    [0, 3, -1, 1, 0, 1, 3, -1, 0],
    [0, -1, 1, 1, 0, -1, -1, 1, 0],
    [0, 2, -1, -1, 0, 2, 2, -1, 0],
    [0, 0, 0, 0, 0, -1, 0, 1, 0],
    [0, 0, 0, 0, 0, -1, 0, 0, 0],
    [0, 0, 0, 0, 0, -1, 0, -1, 0],
    [0, 0, -2, 0, 0, -1, -1, -1, 0],
    [0, 0, -1, 0, 0, 1, -1, 1, 0],
    [0, 0, 1, 0, 0, 0, 1, -1, 0],
    [0, 0, 1, 0, 0, 0, 1, 1, 0],
    [0, 0, -2, 0, 0, -1, -1, 0, 0],
    [0, 0, -1, 0, 0, 1, -1, 0, 0],
    [0, 0, -1, 0, 0, -2, -1, 0, 0],
    [0, 0, -1, 0, 0, -2, -1, 1, 0],
    [0, 0, -1, 0, 0, -1, 0, 0, 0],
    [0, 0, -2, 0, 0, -1, 0, 0, 0],
    [0, 0, -1, 0, 0, 1, 0, 0, 0],
    [0, 0, -1, 0, 0, 0, 0, -1, 0],
    [0, 0, -1, 0, 0, 0, 1, -1, 0],
    [0, -1, 3, -1, 0, 1, 3, 1, 0],
    [0, 3, 1, 3, 0, 1, 1, 1, 0],
    [0, 1, -1, -3, 0, 1, -1, 1, 0],
    [0, 1, 1, -1, 0, 1, 1, 1, 0],
    [0, 1, 1, -1, 0, 3, 1, 3, 0],
    [0, -1, -1, 1, 0, 1, -1, 1, 0],
    [0, 1, -1, 1, 0, -1, 1, 1, 0],
    [0, 1, -1, 1, 0, 1, 1, -1, 0],
    [0, 1, 1, 1, 0, 1, -1, -1, 0],
    [0, 1, 1, -1, 0, 1, -1, -1, 0],
    [0, 1, 1, 0, 0, 2, 0, 3, 0],
    [0, -2, 1, 0, 0, -2, 0, -1, 0],
    [0, -1, 1, 0, 0, -1, 0, 1, 0],
    [0, 2, 0, 2, 0, 0, 1, 1, 0],
    [0, 1, 0, 1, 0, 0, -1, 2, 0],
];

/// What is the same of all games with a portrait, from one side.
type Code = u64;

/// The edges, each with the strategy that is not on it.
const EDGES: [[usize; 3]; 3] = [[0, 1, 2], [0, 2, 1], [1, 2, 0]];

/// All ways to name three strategies.
const NAMINGS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// The number of the portrait of a game of three strategies. `None` would be one that is not in the list.
pub fn portrait(game: &Game) -> Option<usize> {
    static KNOWN: OnceLock<Vec<Code>> = OnceLock::new();
    let known = KNOWN.get_or_init(|| EXAMPLES.iter().map(|rows| code(&example(rows))).collect());
    let code = code(game);
    known.iter().position(|known| *known == code)
}

/// An example as a game.
pub fn example(rows: &[i8; 9]) -> Game {
    let row = |row: &[i8]| row.iter().map(|&number| Rational::from(number)).collect();
    Game::new(rows.chunks(3).map(row).collect())
}

/// The same for all games with the same portrait: the least of all ways to see it.
fn code(game: &Game) -> Code {
    effort::spend(20_000);
    let gains: Gains = core::array::from_fn(|at| {
        core::array::from_fn(|of| game.payoff(of, at) - game.payoff(at, at))
    });
    let inside = match on_face(game, &[0, 1, 2]) {
        OnFace::Nothing => 0,
        OnFace::Many => 1,
        OnFace::Point(point) => match point.nature {
            Nature::Saddle => 2,
            Nature::Centre => 3,
            Nature::Undecided => 4,
            Nature::Sink => 5,
            Nature::Source => 6,
        },
    };
    // With time turned round a sink is a source.
    let turned = match inside {
        5 => 6,
        6 => 5,
        same => same,
    };
    let ways = NAMINGS.iter().flat_map(|naming| {
        let of = |sign: &Rational| -> [[Rational; 3]; 3] {
            core::array::from_fn(|at| {
                core::array::from_fn(|of| sign * &gains[naming[at]][naming[of]])
            })
        };
        [
            Signs::new(&of(&Rational::ONE)).code(inside),
            Signs::new(&of(&-Rational::ONE)).code(turned),
        ]
    });
    ways.min().unwrap_or(0)
}

fn sign(number: &Rational) -> i8 {
    match number.cmp(&Rational::ZERO) {
        core::cmp::Ordering::Less => -1,
        core::cmp::Ordering::Equal => 0,
        core::cmp::Ordering::Greater => 1,
    }
}

/// What happens on the edges.
struct Signs {
    /// By corner and strategy: whether it grows there (1), shrinks (−1), or neither.
    corners: [[i8; 3]; 3],
    /// By edge: nothing inside it, or whether the third strategy grows where the two rest.
    inside: [Option<i8>; 3],
    /// By edge at rest: whether the third strategy, where it neither grows nor shrinks, treats the two alike.
    is_apart: [bool; 3],
}

/// By corner and strategy: how much more than the corner's own it gets there.
type Gains = [[Rational; 3]; 3];

impl Signs {
    fn new(gains: &Gains) -> Self {
        let plain: [[i8; 3]; 3] =
            core::array::from_fn(|at| core::array::from_fn(|of| sign(&gains[at][of])));
        let mut signs = Self {
            corners: settled(&plain),
            inside: EDGES.map(|edge| inside(gains, edge)),
            is_apart: [false; 3],
        };
        for (place, [i, j, k]) in EDGES.into_iter().enumerate() {
            let is_at_rest = [(i, j), (j, i), (i, k), (j, k)]
                .iter()
                .all(|&(at, of)| signs.corners[at][of] == 0);
            if !is_at_rest {
                continue;
            }
            if gains[k][i] == gains[k][j] {
                // Straight lines to or from the third strategy, as if it grew or shrank.
                let grows = -sign(&gains[k][i]);
                (signs.corners[i][k], signs.corners[j][k]) = (grows, grows);
            } else {
                signs.is_apart[place] = true;
            }
        }
        signs
    }

    fn code(&self, of_inside: u64) -> Code {
        let corners = self.corners.iter().flatten();
        let corners = corners.fold(0, |code, &sign| code * 3 + (sign + 1) as u64);
        let edges = self.inside.iter().zip(self.is_apart);
        edges.fold(corners * 7 + of_inside, |code, (inside, is_apart)| {
            let inside = inside.map_or(0, |sign| (sign + 2) as u64);
            (code * 4 + inside) * 2 + u64::from(is_apart)
        })
    }
}

/// Signs at corners, where on an edge that is not at rest one strategy wins although it gains nothing at one end: there it is as if it did.
fn settled(plain: &[[i8; 3]; 3]) -> [[i8; 3]; 3] {
    let mut settled = *plain;
    for at in 0..3 {
        for of in (0..3).filter(|&of| of != at) {
            let other = 3 - at - of;
            let grows = -plain[of][at];
            if plain[at][of] != 0 || grows == 0 {
                continue;
            }
            let is_edge_at_rest = plain[at][other] == 0 && plain[other][at] == 0;
            // At the end of an edge at rest it is so only if the rest of that edge does the same, and no orbits come out of the corner between.
            let is_same = plain[other][of] == grows && plain[of][other] * grows <= 0;
            if !is_edge_at_rest || is_same {
                settled[at][of] = grows;
            }
        }
    }
    settled
}

/// Whether the third strategy grows where the two of an edge rest, if they do: there, or as soon as there is some of it.
fn inside(gains: &Gains, [i, j, k]: [usize; 3]) -> Option<i8> {
    let (of_j, of_i) = (&gains[i][j], &gains[j][i]);
    if sign(of_j) == 0 || sign(of_j) != sign(of_i) {
        return None;
    }
    let sum = of_j + of_i;
    let (share_i, share_j) = (of_i / &sum, of_j / &sum);
    // With gains for payoffs, each strategy gets nothing from itself. Rows are who gets it.
    let payoff = |own: usize, shares: [&Rational; 3]| {
        let parts = [i, j, k].into_iter().zip(shares);
        parts.fold(Rational::ZERO, |sum, (other, share)| {
            sum + &gains[other][own] * share
        })
    };
    let rest = [&share_i, &share_j, &Rational::ZERO];
    let gain = payoff(k, rest) - payoff(i, rest);
    if !gain.is_zero() {
        return Some(sign(&gain));
    }
    // How the two move when some of the third comes in, so that they go on getting the same.
    let change_i = (of_i - (&gains[k][i] - &gains[k][j])) / -sum;
    let change_j = -Rational::ONE - &change_i;
    let change = [&change_i, &change_j, &Rational::ONE];
    Some(sign(&(payoff(k, change) - payoff(i, change))))
}
