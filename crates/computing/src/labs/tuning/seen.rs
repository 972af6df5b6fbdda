//! Sight of a moment of the first run: as much of the model as pictures and tables show.

use super::moment::Moment;
use engines::tuning::ntbea::is_ahead;
use engines::tuning::problems::Problem;
use engines::tuning::table::Table;
use engines::tuning::{Model, Point, Space};
use experiments::tuning::TuningExperiment;
use experiments::tuning::seen::{
    MAX_NEIGHBOURS, Neighbours, Recommended, Seen, SeenPair, SeenValue, Term, Terms,
};

/// Tuples of a point that are shown; a space of many dimensions has thousands.
const MAX_TERMS: usize = 70;

/// Of this moment, with the pairs of values of these two dimensions.
pub fn seen(
    lab: &TuningExperiment,
    problem: &dyn Problem,
    moment: &Moment,
    pair: Option<(usize, usize)>,
) -> Seen {
    let (space, model) = (problem.space(), moment.model());
    let count = moment.neighbours.len();
    let best = &moment.neighbours[..count.min(MAX_NEIGHBOURS)];
    let made = moment.neighbours.iter().map(|known| known.copies).sum();
    let recommend = |point: &Vec<u16>| recommended(lab, problem, moment, point);
    let singles = (0..space.dimensions()).map(|place| values(model, space, place));
    Seen {
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

/// Of a point at this moment.
pub fn terms(moment: &Moment, point: &Point) -> Terms {
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
    Terms {
        point: point.to_vec(),
        bound: model.bound(point),
        terms: shown.map(term).collect(),
        hidden: tables.len().saturating_sub(MAX_TERMS) as u64,
    }
}

fn recommended(
    lab: &TuningExperiment,
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
