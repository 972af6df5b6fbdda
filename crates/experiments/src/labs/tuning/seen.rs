//! Sight of a moment of the first run: as much of the model as pictures and tables show.

use super::TuningLab;
use super::moment::{Moment, Neighbour};
use engines::tuning::ntbea::is_ahead;
use engines::tuning::problems::Problem;
use engines::tuning::table::{Entry, Table};
use engines::tuning::{Bound, Model, Point, Space};
use serde::{Deserialize, Serialize};

/// Neighbours that are seen.
pub const MAX_NEIGHBOURS: usize = 64;
/// Tuples of a point that are shown; a space of many dimensions has thousands.
const MAX_TERMS: usize = 70;

/// What was known after so many steps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seen {
    pub steps: u64,
    pub evaluations: u64,
    /// The last step's points and values; empty before the first.
    pub last: Vec<(Vec<u16>, f64)>,
    /// `None` before the first step.
    pub recommended: Option<Recommended>,
    pub neighbours: Neighbours,
    /// What 1/√(N(s, a) + ε) is multiplied by in bounds.
    pub factor: f64,
    /// By dimension and value; `None` for a model without tuples of one dimension.
    pub values: Option<Vec<Vec<SeenValue>>>,
    /// `None` for a model without tuples of two dimensions.
    pub pair: Option<SeenPair>,
}

/// The point that the settings would recommend.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Recommended {
    pub point: Vec<u16>,
    /// What the model expects of it.
    pub expected: f64,
    /// What its own evaluations have brought.
    pub own: Entry,
    /// `None` if nobody knows it.
    pub truth: Option<f64>,
    /// Without noise: an evaluated point whose value is higher, if there is one.
    pub better_measured: Option<(Vec<u16>, f64)>,
}

/// Of NTBEA: the neighbours made next; none for other optimizers, and before the first step.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Neighbours {
    /// The best [`MAX_NEIGHBOURS`], best first.
    pub best: Vec<Neighbour>,
    /// How many different ones there are, how many were made, and how many have the highest bound.
    pub count: u64,
    pub made: u64,
    pub tied: u64,
}

/// A value of a dimension.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenValue {
    pub entry: Entry,
    /// What its bound has beyond its mean.
    pub exploration: f64,
}

/// All pairs of values of two dimensions, row by row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenPair {
    pub row: usize,
    pub column: usize,
    pub entries: Vec<Entry>,
}

/// The bound of a point, tuple by tuple.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Terms {
    pub point: Vec<u16>,
    pub bound: Bound,
    /// The first ones and the last.
    pub terms: Vec<Term>,
    /// How many there are beside these.
    pub hidden: u64,
}

/// What a tuple says of a point.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Term {
    /// Dimensions, from 0.
    pub tuple: Vec<u8>,
    pub entry: Entry,
    pub exploration: f64,
}

impl Seen {
    /// Of this moment, with the pairs of values of these two dimensions.
    pub(super) fn of(
        lab: &TuningLab,
        problem: &dyn Problem,
        moment: &Moment,
        pair: Option<(usize, usize)>,
    ) -> Self {
        let (space, model) = (problem.space(), moment.model());
        let count = moment.neighbours.len();
        let best = &moment.neighbours[..count.min(MAX_NEIGHBOURS)];
        let made = moment.neighbours.iter().map(|known| known.copies).sum();
        let recommend = |point: &Vec<u16>| recommended(lab, problem, moment, point);
        let singles = (0..space.dimensions()).map(|place| values(model, space, place));
        Self {
            steps: moment.steps,
            evaluations: moment.evaluations,
            last: moment.last.clone(),
            recommended: moment.recommended.as_ref().map(recommend),
            neighbours: Neighbours {
                best: best.to_vec(),
                count: count as u64,
                made,
                tied: moment.tied() as u64,
            },
            factor: model.exploration_factor(),
            values: singles.collect(),
            pair: pair.and_then(|(row, column)| pairs(model, space, row, column)),
        }
    }

    /// Whether it can be of this space.
    pub fn fits(&self, space: &Space) -> bool {
        let mut points = self.last.iter().map(|(point, _)| point);
        let mut neighbours = self.neighbours.best.iter().map(|known| &known.point);
        let recommended = self.recommended.as_ref();
        let better = recommended.and_then(|known| known.better_measured.as_ref());
        let mut others = recommended.map(|known| &known.point).into_iter();
        let contains = |point: &Vec<u16>| space.contains(point);
        let sizes = || space.sizes().iter().map(|&size| usize::from(size));
        let values_fit = self.values.as_ref().is_none_or(|values| {
            let lengths = values.iter().map(Vec::len);
            lengths.eq(sizes())
        });
        let pair_fits = |pair: &SeenPair| {
            let size = |place: usize| sizes().nth(place).unwrap_or_default();
            pair.row != pair.column
                && pair.entries.len() == size(pair.row) * size(pair.column)
                && !pair.entries.is_empty()
        };
        points.all(contains)
            && neighbours.all(contains)
            && others.all(contains)
            && better.is_none_or(|(point, _)| contains(point))
            && values_fit
            && self.pair.as_ref().is_none_or(pair_fits)
    }
}

impl Terms {
    /// Of a point at this moment.
    pub(super) fn of(moment: &Moment, point: &Point) -> Self {
        let model = moment.model();
        let factor = model.exploration_factor();
        let tables = model.tables();
        // The last one has all dimensions and says most.
        let last = tables.iter().skip(MAX_TERMS - 1).next_back();
        let term = |table: &Table| Term {
            tuple: table.tuple().to_vec(),
            entry: table.entry(point),
            exploration: factor * table.terms(point).spread,
        };
        let shown = tables.iter().take(MAX_TERMS - 1).chain(last);
        Self {
            point: point.to_vec(),
            bound: model.bound(point),
            terms: shown.map(term).collect(),
            hidden: tables.len().saturating_sub(MAX_TERMS) as u64,
        }
    }

    /// Whether it can be of this space.
    pub fn fits(&self, space: &Space) -> bool {
        let mut places = self.terms.iter().flat_map(|term| &term.tuple);
        space.contains(&self.point) && places.all(|&place| usize::from(place) < space.dimensions())
    }
}

fn recommended(
    lab: &TuningLab,
    problem: &dyn Problem,
    moment: &Moment,
    point: &Point,
) -> Recommended {
    let value = |point: &Point| moment.evaluations_of(point).mean();
    let better_measured = || {
        let best = moment.measured_best().filter(|_| lab.is_exact())?;
        let highest = value(best)?;
        is_ahead(highest, value(point)?).then(|| (best.to_vec(), highest))
    };
    Recommended {
        point: point.to_vec(),
        expected: moment.model().mean(point),
        own: moment.evaluations_of(point),
        truth: problem.true_value(point),
        better_measured: better_measured(),
    }
}

/// The values of a dimension on its own.
fn values(model: &Model, space: &Space, dimension: usize) -> Option<Vec<SeenValue>> {
    let is_it = |table: &&Table| table.tuple() == [dimension as u8];
    let table = model.tables().iter().find(is_it)?;
    let factor = model.exploration_factor();
    let mut point = vec![0; space.dimensions()];
    let value = |value: u16| {
        point[dimension] = value;
        SeenValue {
            entry: table.entry(&point),
            exploration: factor * table.terms(&point).spread,
        }
    };
    Some((0..space.sizes()[dimension]).map(value).collect())
}

fn pairs(model: &Model, space: &Space, row: usize, column: usize) -> Option<SeenPair> {
    let tuple = [row.min(column) as u8, row.max(column) as u8];
    let mut tables = model.tables().iter();
    let table = tables.find(|table| table.tuple() == tuple)?;
    let mut point = vec![0; space.dimensions()];
    let mut entries = Vec::new();
    for of_row in 0..space.sizes()[row] {
        for of_column in 0..space.sizes()[column] {
            (point[row], point[column]) = (of_row, of_column);
            entries.push(table.entry(&point));
        }
    }
    Some(SeenPair {
        row,
        column,
        entries,
    })
}
