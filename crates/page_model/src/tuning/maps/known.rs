//! Known facts of two dimensions, as both maps show them: numbers of the model and of the truth on one scale, and their marks.

use super::grid::{Cell, Grid};
use crate::tuning::stage::Stage;
use engines::tuning::problems::Dimension;
use engines::tuning::table::Entry;
use experiments::tuning::landscape::Truth;
use std::rc::Rc;

/// Numbers, row by row; `None` where nothing is known.
pub type Numbers = Rc<Vec<Option<f64>>>;

/// Two dimensions and what is known about each pair of their values.
pub struct Known {
    pub row: usize,
    pub column: usize,
    pub grid: Grid,
    /// The means of the model; `None` for a model without tuples of two dimensions.
    pub model: Option<Numbers>,
    /// `None` where the truth is not known.
    pub truth: Option<Numbers>,
}

impl Known {
    /// At the moment looked at; `None` in a space of one dimension.
    pub fn of(stage: &Stage) -> Option<Self> {
        let dimensions = &stage.facts.dimensions;
        let (row, column) = stage.lab.pair(dimensions.len())?;
        let is_it = |pair: (usize, usize)| pair == (row, column);
        let seen = stage.seen.pair.as_ref();
        let seen = seen.filter(|seen| is_it((seen.row, seen.column)));
        let model = seen.map(|seen| seen.entries.iter().map(Entry::mean).collect());
        let model: Option<Vec<Option<f64>>> = model;
        let known = stage.truths.pair.as_ref();
        let known = known.filter(|known| is_it((known.row, known.column)));
        let mean = |truth: &Option<Truth>| truth.map(|truth| truth.mean);
        let truth: Option<Vec<Option<f64>>> =
            known.map(|known| known.truths.iter().map(mean).collect());
        let labels = |place: usize| labels(&dimensions[place]);
        Some(Self {
            row,
            column,
            grid: Grid::new(labels(row), labels(column)),
            model: model.map(Rc::new),
            truth: truth.map(Rc::new),
        })
    }

    /// All numbers that are known, on both maps.
    pub fn numbers(&self) -> impl Iterator<Item = f64> {
        let maps = self.model.iter().chain(&self.truth);
        maps.flat_map(|numbers| numbers.iter()).flatten().copied()
    }

    /// The cell that a point is in.
    pub fn cell(&self, point: &[u16]) -> Cell {
        let value = |place: usize| usize::from(point[place]);
        (value(self.row), value(self.column))
    }
}

/// How many values a dimension has, and the letters of the longest.
fn labels(dimension: &Dimension) -> (usize, usize) {
    let letters = dimension.values.iter().map(|value| value.chars().count());
    (dimension.values.len(), letters.max().unwrap_or_default())
}

/// What is marked on both maps.
#[derive(Debug)]
pub struct Marked {
    /// The points evaluated last.
    pub current: Vec<Cell>,
    pub neighbours: Vec<Cell>,
    /// Those of them that are evaluated next.
    pub next: Vec<Cell>,
    pub recommended: Option<Cell>,
    /// Where the best points are, where that is known.
    pub best: Vec<Cell>,
    pub looked_at: Option<Cell>,
}

impl Marked {
    /// At the moment looked at.
    pub fn of(stage: &Stage, known: &Known) -> Self {
        let seen = &stage.seen;
        let cell = |point: &Vec<u16>| known.cell(point);
        let neighbours = || seen.neighbours.best.iter();
        let chosen = neighbours().filter(|neighbour| neighbour.is_chosen);
        let looked_at = stage.point_looked_at();
        Self {
            current: distinct(seen.last.iter().map(|(point, _)| cell(point))),
            neighbours: distinct(neighbours().map(|neighbour| cell(&neighbour.point))),
            next: distinct(chosen.map(|neighbour| cell(&neighbour.point))),
            recommended: seen.recommended.as_ref().map(|known| cell(&known.point)),
            best: best(stage, known),
            looked_at: looked_at.as_ref().map(cell),
        }
    }
}

fn distinct(cells: impl Iterator<Item = Cell>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = cells.collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The cells with a point as good as any.
fn best(stage: &Stage, known: &Known) -> Vec<Cell> {
    let Some(pair) = stage.truths.pair.as_ref().filter(|_| known.truth.is_some()) else {
        return Vec::new();
    };
    let highest = |truth: &Option<Truth>| truth.map(|truth| truth.best);
    let all = pair.truths.iter().filter_map(highest);
    let Some(most) = all.max_by(f64::total_cmp) else {
        return Vec::new();
    };
    let columns = known.grid.columns;
    let cells = pair.truths.iter().enumerate();
    let are_best = cells.filter(|(_, truth)| highest(truth) == Some(most));
    are_best
        .map(|(index, _)| (index / columns, index % columns))
        .collect()
}
