//! Imitation of the best on a grid without borders, of two strategies: row by row and many cells at a time, instead of cell by cell.
//!
//! A payoff depends on the strategy of a player and on how many of the neighbours play the first, so it is a rank among at most twenty. The best of a
//! neighbourhood is a maximum of ranks, once among those of each strategy. All of it is sums and maxima of bytes side by side, which compilers do
//! sixteen at a time. The same as [`super::graph_run`], and tests compare the two.
//! Source: M. A. Nowak, R. M. May, "Evolutionary games and spatial chaos" (1992).

use super::game::Game;
use super::graph::{Grid, Neighbourhood};
use super::process::Process;
use super::well_mixed::payoff_among;
use crate::effort;

/// Who plays the second strategy (1) or the first (0), and room to work in.
#[derive(Clone, Debug)]
pub struct ImitationGrid {
    width: usize,
    height: usize,
    neighbourhood: Neighbourhood,
    /// By own strategy and how many neighbours play the first: one more than the rank among all payoffs.
    ranks: [[u8; 16]; 2],
    cells: Vec<u8>,
    /// How many neighbours play the first; then the rank of each cell, where it plays the first and where it plays the second.
    met: Vec<u8>,
    of: [Vec<u8>; 2],
}

impl ImitationGrid {
    /// A population of two strategies on a grid without borders, at least three cells wide and high, so that nobody is a neighbour twice.
    pub fn new(grid: Grid, game: &Game, process: &Process, cells: Vec<u8>) -> Self {
        let neighbours = match grid.neighbourhood {
            Neighbourhood::VonNeumann => 4,
            Neighbourhood::Moore => 8,
        };
        let size = cells.len();
        Self {
            width: grid.width as usize,
            height: grid.height as usize,
            neighbourhood: grid.neighbourhood,
            ranks: ranks(game, process, neighbours),
            cells,
            met: vec![0; size],
            of: [vec![0; size], vec![0; size]],
        }
    }

    /// Who plays what, row by row.
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// Goes on by a generation.
    pub fn step(&mut self) {
        effort::spend(self.size() as u64 / 4);
        let Self {
            width,
            cells,
            met,
            of,
            ..
        } = self;
        // Firsts: 1 where the cell plays the first.
        let firsts: Vec<u8> = cells.iter().map(|&cell| 1 - cell).collect();
        combine(&firsts, met, *width, self.neighbourhood, false, |a, b| {
            a + b
        });
        let [first, second] = of;
        let places = cells
            .iter()
            .zip(met.iter())
            .zip(&mut *first)
            .zip(&mut *second);
        for (((&cell, &met), first), second) in places {
            let rank = self.ranks[usize::from(cell)][usize::from(met)];
            (*first, *second) = (rank * (1 - cell), rank * cell);
        }
        let mut best = [vec![0; cells.len()], vec![0; cells.len()]];
        for (of, best) in of.iter().zip(&mut best) {
            combine(of, best, *width, self.neighbourhood, true, u8::max);
        }
        let [first, second] = &best;
        for ((cell, first), second) in cells.iter_mut().zip(first).zip(second) {
            // As good as the other: they stay as they are.
            *cell = match first.cmp(second) {
                core::cmp::Ordering::Less => 1,
                core::cmp::Ordering::Equal => *cell,
                core::cmp::Ordering::Greater => 0,
            };
        }
    }

    /// How many cells there are.
    pub fn size(&self) -> usize {
        self.width * self.height
    }
}

/// One more than the place of each payoff among all of them, equal ones in the same place.
fn ranks(game: &Game, process: &Process, neighbours: u32) -> [[u8; 16]; 2] {
    let payoff = |own: usize, firsts: u32| {
        let mut met = [firsts, neighbours - firsts];
        payoff_among::<f64>(game, process, own, &mut met)
    };
    let all = (0..2).flat_map(|own| (0..=neighbours).map(move |firsts| payoff(own, firsts)));
    let mut sorted: Vec<f64> = all.collect();
    sorted.sort_by(f64::total_cmp);
    sorted.dedup();
    let mut ranks = [[0; 16]; 2];
    for (own, ranks) in ranks.iter_mut().enumerate() {
        for firsts in 0..=neighbours {
            let payoff = payoff(own, firsts);
            let below = sorted.iter().filter(|&&other| other < payoff).count();
            ranks[firsts as usize] = below as u8 + 1;
        }
    }
    ranks
}

/// For each cell what its neighbours come to together, and it with them if `with_itself`.
fn combine(
    of: &[u8],
    into: &mut [u8],
    width: usize,
    neighbourhood: Neighbourhood,
    with_itself: bool,
    join: impl Fn(u8, u8) -> u8 + Copy,
) {
    let height = of.len() / width;
    let row = |of: &'_ [u8], row: usize| -> Vec<u8> { of[row * width..][..width].to_vec() };
    // What is side by side: left and right, and in the middle where that counts.
    let sides = |place: usize, has_middle: bool| -> Vec<u8> {
        let cells = row(of, place);
        let mut sides = if has_middle {
            cells.clone()
        } else {
            vec![0; width]
        };
        for (side, &left) in sides[1..].iter_mut().zip(&cells) {
            *side = join(*side, left);
        }
        for (side, &right) in sides.iter_mut().zip(&cells[1..]) {
            *side = join(*side, right);
        }
        sides[0] = join(sides[0], cells[width - 1]);
        sides[width - 1] = join(sides[width - 1], cells[0]);
        sides
    };
    let beyond = |place: usize| match neighbourhood {
        Neighbourhood::Moore => sides(place, true),
        Neighbourhood::VonNeumann => row(of, place),
    };
    let (mut above, mut here) = (beyond(height - 1), beyond(0));
    for place in 0..height {
        let below = beyond((place + 1) % height);
        let own = sides(place, with_itself);
        let cells = into[place * width..][..width].iter_mut();
        for (((cell, own), above), below) in cells.zip(&own).zip(&above).zip(&below) {
            *cell = join(join(*own, *above), *below);
        }
        above = core::mem::replace(&mut here, below);
    }
}
