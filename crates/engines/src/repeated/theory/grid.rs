//! Payoffs that subgame-perfect equilibria in pure strategies support at δ without public randomisation, from above: cells of a grid outside of which there
//! are none.
//!
//! Source: D. Abreu, D. Pearce and E. Stacchetti, "Toward a theory of discounted repeated games with imperfect monitoring", Econometrica 58 (1990): the set is
//! the largest that generates itself, so whatever some larger set does not generate is not in it. Deviation: the sets are unions of cells, closed and widened
//! by a little more than floats can err, so that a cell that is gone has no equilibrium payoff in it. Without lotteries such a set need not be convex, and often is
//! full of gaps; [`super::paths`] bounds it from below.

use super::payoffs::{best_response, outcomes, payoffs, pure_minmax};
use crate::Status;
use crate::exact::rational::value;
use crate::repeated::stage_game::StageGame;
use games::fraction::Fraction;

/// Cells along each axis.
pub const CELLS: usize = 96;
/// What sums of floats may be wrong by, as a part of a cell.
const SLACK: f64 = 1e-6;

/// The search under way; a step is an iteration.
#[derive(Clone, Debug)]
pub struct Grid {
    profiles: Vec<Profile>,
    minmax: [f64; 2],
    delta: f64,
    /// The least payoffs, and the size of a cell; nobody can get less or more than what the cells hold.
    low: [f64; 2],
    size: [f64; 2],
    /// By rows of the second player's payoff, from the least.
    cells: Vec<bool>,
}

/// An action profile: what it pays, and what a deviation gains at once.
#[derive(Clone, Debug)]
struct Profile {
    payoffs: [f64; 2],
    gains: [f64; 2],
}

impl Grid {
    /// Before the first step, with all cells; δ is above 0 and below 1.
    pub fn new(game: &StageGame, delta: Fraction) -> Self {
        let profile = |[row, column]: [usize; 2]| {
            let payoffs = payoffs(game, [row, column]);
            let best = [best_response(game, 0, column), best_response(game, 1, row)];
            Profile {
                gains: [0, 1].map(|player| value(&(&best[player] - &payoffs[player]))),
                payoffs: payoffs.each_ref().map(value),
            }
        };
        let profiles: Vec<Profile> = outcomes(game).map(profile).collect();
        let end = |player: usize, better: fn(f64, f64) -> f64| {
            let all = profiles.iter().map(|profile| profile.payoffs[player]);
            all.reduce(better).unwrap_or(0.0)
        };
        let low = [0, 1].map(|player| end(player, f64::min));
        let width = [0, 1].map(|player| end(player, f64::max) - low[player]);
        Self {
            minmax: [0, 1].map(|player| value(&pure_minmax(game, player))),
            delta: delta.value(),
            low,
            // Where all payoffs of a player are the same, any size will do.
            size: width.map(|width| {
                if width > 0.0 {
                    width / CELLS as f64
                } else {
                    1.0
                }
            }),
            cells: vec![true; CELLS * CELLS],
            profiles,
        }
    }

    /// Iterates at most so often.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            let next = self.generated();
            if next == self.cells {
                return Status::Finished;
            }
            self.cells = next;
        }
        Status::Running
    }

    /// Whether cells may hold supported payoffs: by rows of the second player's payoff, from the least, and then by the first player's.
    pub fn cells(&self) -> &[bool] {
        &self.cells
    }

    /// The payoffs at the edge before a column (of the first player) or row.
    pub fn edge(&self, player: usize, place: usize) -> f64 {
        self.low[player] + self.size[player] * place as f64
    }

    /// The cell that holds these payoffs.
    pub fn cell(&self, payoffs: [f64; 2]) -> usize {
        let [column, row] = [0, 1].map(|player| self.place(player, payoffs[player]));
        row * CELLS + column
    }

    fn place(&self, player: usize, payoff: f64) -> usize {
        (((payoff - self.low[player]) / self.size[player]).max(0.0) as usize).min(CELLS - 1)
    }

    /// The cells that are generated if everything in the present ones can follow.
    fn generated(&self) -> Vec<bool> {
        crate::effort::spend((self.cells.len() * self.profiles.len()) as u64);
        let held = |place: &usize| self.cells[*place];
        let column = (0..CELLS).find(|column| {
            (0..CELLS)
                .map(|row| row * CELLS + column)
                .any(|place| held(&place))
        });
        let row = (0..CELLS * CELLS).find(held).map(|place| place / CELLS);
        let mut next = vec![false; self.cells.len()];
        let (Some(column), Some(row)) = (column, row) else {
            return next;
        };
        let threat = [column, row];
        let threat =
            [0, 1].map(|player| self.edge(player, threat[player]).max(self.minmax[player]));
        for profile in &self.profiles {
            self.generate(profile, threat, &mut next);
        }
        // What is gone stays gone.
        next.iter_mut()
            .zip(&self.cells)
            .for_each(|(next, &now)| *next &= now);
        next
    }

    /// The cells that are generated by a profile.
    fn generate(&self, profile: &Profile, threat: [f64; 2], next: &mut [bool]) {
        let now = 1.0 - self.delta;
        let slack = self.size.map(|size| size * SLACK);
        let least = [0, 1].map(|player| {
            threat[player] + profile.gains[player] * now / self.delta - slack[player]
        });
        for place in (0..self.cells.len()).filter(|&place| self.cells[place]) {
            let at = [place % CELLS, place / CELLS];
            let ends = [0, 1].map(|player| {
                let [from, to] = [0, 1].map(|end| self.edge(player, at[player] + end));
                (to + slack[player] >= least[player]).then(|| {
                    // Of what follows, only what is worth it.
                    let from = from.max(least[player]).min(to);
                    [from - slack[player], to + slack[player]].map(|after| {
                        self.place(player, now * profile.payoffs[player] + self.delta * after)
                    })
                })
            });
            let [Some([left, right]), Some([bottom, top])] = ends else {
                continue;
            };
            for row in bottom..=top {
                next[row * CELLS + left..=row * CELLS + right].fill(true);
            }
        }
    }
}
