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
    room: Room,
}

/// Room that a generation is worked out in.
#[derive(Clone, Debug)]
struct Room {
    /// 1 where a cell plays the first strategy, and how many of its neighbours do.
    firsts: Vec<u8>,
    met: Vec<u8>,
    /// The rank of each cell where it plays the first, and where it plays the second; 0 elsewhere.
    of: [Vec<u8>; 2],
    /// The best of these in each neighbourhood.
    best: [Vec<u8>; 2],
    /// Some rows.
    rows: [Vec<u8>; 4],
}

impl ImitationGrid {
    /// A population of two strategies on a grid without borders, at least three cells wide and high, so that nobody is a neighbour twice.
    pub fn new(grid: Grid, game: &Game, process: &Process, cells: Vec<u8>) -> Self {
        let neighbours = match grid.neighbourhood {
            Neighbourhood::VonNeumann => 4,
            Neighbourhood::Moore => 8,
        };
        let nothing = vec![0; cells.len()];
        Self {
            width: grid.width as usize,
            height: grid.height as usize,
            neighbourhood: grid.neighbourhood,
            ranks: ranks(game, process, neighbours),
            cells,
            room: Room {
                firsts: nothing.clone(),
                met: nothing.clone(),
                of: [nothing.clone(), nothing.clone()],
                best: [nothing.clone(), nothing],
                rows: [(); 4].map(|()| vec![0; grid.width as usize]),
            },
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
            cells,
            room,
            ranks,
            neighbourhood,
            ..
        } = self;
        let Room {
            firsts,
            met,
            of,
            best,
            rows,
        } = room;
        for (first, cell) in firsts.iter_mut().zip(&*cells) {
            *first = 1 - cell;
        }
        combine(firsts, met, rows, *neighbourhood, false, |a, b| a + b);
        rank(cells, met, ranks, of);
        for (of, best) in of.iter().zip(&mut *best) {
            combine(of, best, rows, *neighbourhood, true, u8::max);
        }
        let [first, second] = &*best;
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
        let met = [firsts, neighbours - firsts];
        payoff_among::<f64>(game, process, own, &met)
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

/// The rank of each cell among those of its strategy, 0 among the others.
fn rank(cells: &[u8], met: &[u8], ranks: &[[u8; 16]; 2], of: &mut [Vec<u8>; 2]) {
    let [first, second] = of;
    let ranks = ranks.as_flattened();
    for ((&cell, &met), rank) in cells.iter().zip(met).zip(&mut *first) {
        *rank = ranks[usize::from((cell << 4 | met) & 31)];
    }
    for ((cell, first), second) in cells.iter().zip(first).zip(second) {
        *second = *first & cell.wrapping_neg();
        *first -= *second;
    }
}

/// For each cell what its neighbours come to together, and it with them if `with_itself`.
fn combine(
    of: &[u8],
    into: &mut [u8],
    room: &mut [Vec<u8>; 4],
    neighbourhood: Neighbourhood,
    with_itself: bool,
    join: impl Fn(u8, u8) -> u8 + Copy,
) {
    let [above, here, below, own] = room;
    let width = own.len();
    let height = of.len() / width;
    let beyond = |place: usize, into: &mut [u8]| {
        let row = &of[place * width..][..width];
        match neighbourhood {
            Neighbourhood::Moore => sides(row, true, into, join),
            Neighbourhood::VonNeumann => into.copy_from_slice(row),
        }
    };
    beyond(height - 1, above);
    beyond(0, here);
    for place in 0..height {
        beyond((place + 1) % height, below);
        sides(&of[place * width..][..width], with_itself, own, join);
        let cells = into[place * width..][..width].iter_mut();
        for (((cell, own), above), below) in cells.zip(&*own).zip(&*above).zip(&*below) {
            *cell = join(join(*own, *above), *below);
        }
        core::mem::swap(above, here);
        core::mem::swap(here, below);
    }
}

/// For each cell of a row what the cells to its left and right come to, and it with them if `with_middle`. The row is a ring.
fn sides(row: &[u8], with_middle: bool, into: &mut [u8], join: impl Fn(u8, u8) -> u8) {
    match with_middle {
        true => into.copy_from_slice(row),
        false => into.fill(0),
    }
    let last = row.len() - 1;
    for ((side, &left), &right) in into[1..last].iter_mut().zip(row).zip(&row[2..]) {
        *side = join(join(*side, left), right);
    }
    into[0] = join(join(into[0], row[last]), row[1]);
    into[last] = join(join(into[last], row[last - 1]), row[0]);
}
