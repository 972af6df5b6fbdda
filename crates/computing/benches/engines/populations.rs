//! Populations: a step of one without structure, of one on a grid, and a cell of a grid on which all imitate the best.

use crate::common::program::Work;
use crate::common::stopwatch::seconds_a_unit;
use crate::work;
use engines::exact::rational::{Rational, quotient};
use engines::populations::game::Game;
use engines::populations::graph::{Graph, Grid, Neighbourhood};
use engines::populations::graph_run;
use engines::populations::imitation::ImitationGrid;
use engines::populations::mixed_run::{MixedRun, Rules};
use engines::populations::process::{Process, Update};
use engines::populations::well_mixed::WellMixed;
use random::Random;
use std::hint::black_box;

/// Payoffs of more strategies than two: what the row's gets from the column's, as benches/peers/egttools_populations.py has it.
fn game(size: i64) -> Game {
    let payoff = |row: i64, column: i64| Rational::from((3 * row + 5 * column + 2) % 7);
    let row = |row: i64| (0..size).map(|column| payoff(row, column)).collect();
    Game::new((0..size).map(row).collect())
}

fn dilemma() -> Game {
    let row = |row: [i32; 2]| row.map(Rational::from).to_vec();
    Game::new([[3, 0], [5, 1]].map(row).to_vec())
}

fn process(update: Update) -> Process {
    Process {
        mutation: quotient(1.into(), 1_000.into()),
        ..Process::plain(update, quotient(1.into(), 10.into()))
    }
}

/// Steps of several processes, and cells.
pub fn works() -> impl Iterator<Item = Work> {
    let mixed = [
        (
            "population of 1000, Moran, 2 strategies: a step",
            Update::Moran,
            dilemma(),
        ),
        (
            "population of 1000, pairwise comparison, 2 strategies: a step",
            Update::Fermi,
            dilemma(),
        ),
        (
            "population of 1000, pairwise comparison, 5 strategies: a step",
            Update::Fermi,
            game(5),
        ),
    ];
    let mixed = mixed.map(|(name, update, game)| work(name, move || steps(update, &game)));
    let placed = [
        ("grid of 300 × 300, death–birth: a step", Update::DeathBirth),
        ("grid of 300 × 300, birth–death: a step", Update::BirthDeath),
    ];
    let placed = placed.map(|(name, update)| work(name, move || steps_on_grid(update)));
    let imitated = work("grid of 300 × 300, imitation of the best: a cell", cells);
    mixed.into_iter().chain(placed).chain([imitated])
}

fn steps(update: Update, game: &Game) -> f64 {
    const STEPS: u64 = 20_000_000;
    let rules = Rules::new(WellMixed {
        game: game.clone(),
        process: process(update),
        population: 1_000,
    });
    let size = game.size() as u32;
    let steps = STEPS / u64::from(size * size);
    seconds_a_unit(steps, || {
        let counts = vec![1_000 / size; size as usize];
        let mut run = MixedRun { counts };
        rules.advance(&mut run, steps, &mut Random::stream(1, 0));
        black_box(run);
    })
}

const GRID: Grid = Grid {
    width: 300,
    height: 300,
    neighbourhood: Neighbourhood::Moore,
    has_borders: false,
};

fn drawn() -> Vec<u8> {
    let mut random = Random::stream(2, 0);
    let cell = |_| u8::from(random.below(10) == 0);
    (0..GRID.width * GRID.height).map(cell).collect()
}

fn steps_on_grid(update: Update) -> f64 {
    const STEPS: u64 = 1_000_000;
    let rules = graph_run::Rules::new(Graph::grid(GRID), dilemma(), process(update));
    seconds_a_unit(STEPS, || {
        let mut run = rules.begin(drawn());
        rules.advance(&mut run, STEPS, &mut Random::stream(1, 0));
        black_box(run);
    })
}

fn cells() -> f64 {
    const GENERATIONS: u64 = 200;
    let row = |row: [i32; 2]| {
        row.map(|number| quotient(number.into(), 20.into()))
            .to_vec()
    };
    let game = Game::new([[20, 0], [37, 0]].map(row).to_vec());
    let process = Process {
        meets_oneself: true,
        adds_up: true,
        ..Process::plain(Update::ImitateBest, Rational::ONE)
    };
    seconds_a_unit(GENERATIONS * u64::from(GRID.width * GRID.height), || {
        let mut grid = ImitationGrid::new(GRID, &game, &process, drawn());
        (0..GENERATIONS).for_each(|_| grid.step());
        black_box(grid);
    })
}
