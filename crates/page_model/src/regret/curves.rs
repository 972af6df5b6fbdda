//! Curves of how good each variant is, against iterations, histories visited or time: by its exploitability, or
//! where strategies are fixed by what those who learn could still gain.

use experiments::regret::{CurvePoint, Findings, RegretExperiment};

/// What it is drawn against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    Iterations,
    Nodes,
    Time,
}

/// An amount below this is drawn as this: rounding makes it no smaller.
pub const MIN_AMOUNT: f64 = 1e-12;

/// A value with the ends of its band.
pub type Banded = (f64, (f64, f64));

/// A line before it has a common axis: where it is, and its value with the band beside it.
struct Points {
    name: String,
    points: Vec<(f64, Banded)>,
}

/// A line on the common axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub name: String,
    /// By place of the axis; `None` where the line has nothing.
    pub points: Vec<Option<Banded>>,
}

/// Lines with the axis that they have in common.
#[derive(Clone, Debug, PartialEq)]
pub struct Curves {
    pub axis: Vec<f64>,
    pub lines: Vec<Line>,
    /// The lowest and the highest of all values.
    pub extent: (f64, f64),
}

impl Curves {
    /// A line a variant, in the order of `names`, and the regret theorem's bound of the main run where it says something.
    ///
    /// `pace` has the milliseconds a history of each variant, for [`Against::Time`]; variants whose time is not known have
    /// no line there.
    pub fn of(
        learned: &Findings,
        names: &[(&str, &str)],
        bound: &str,
        against: Against,
        pace: &[Option<f64>],
    ) -> Self {
        let pace_of = |curve: usize| match against {
            Against::Time => pace.get(curve).copied().flatten(),
            Against::Iterations | Against::Nodes => Some(1.0),
        };
        let mut lines: Vec<Points> = learned
            .curves
            .iter()
            .enumerate()
            .filter_map(|(index, curve)| {
                let pace = pace_of(index)?;
                let points = curve.points.iter();
                Some(Points {
                    name: names[curve.variant as usize].1.to_owned(),
                    points: points.map(|point| place(point, against, pace)).collect(),
                })
            })
            .collect();
        let checkpoints = learned.main.iter().flat_map(|main| &main.checkpoints);
        let bounds = checkpoints.filter_map(|point| {
            let at = match against {
                Against::Iterations => point.iteration as f64,
                Against::Nodes => point.visited as f64,
                Against::Time => point.visited as f64 * pace_of(0)?,
            };
            point.bound.map(|bound| (at, (bound, (bound, bound))))
        });
        lines.push(Points {
            name: bound.to_owned(),
            points: bounds.collect(),
        });
        lines.retain(|line| !line.points.is_empty());
        Self::on_one_axis(lines)
    }

    fn on_one_axis(lines: Vec<Points>) -> Self {
        let points = || lines.iter().flat_map(|line| &line.points);
        let mut axis: Vec<f64> = points().map(|point| point.0).collect();
        axis.sort_unstable_by(f64::total_cmp);
        axis.dedup();
        let ends = points().flat_map(|&(_, (value, (_, high)))| [value, high]);
        let extent = ends
            .filter(|value| value.is_finite())
            .map(|value| value.max(MIN_AMOUNT));
        let extent = extent.fold(None, |known: Option<(f64, f64)>, value| {
            let (low, high) = known.unwrap_or((value, value));
            Some((low.min(value), high.max(value)))
        });
        Self {
            extent: extent.unwrap_or((MIN_AMOUNT, MIN_AMOUNT)),
            lines: lines.into_iter().map(|line| on_axis(line, &axis)).collect(),
            axis,
        }
    }
}

fn place(point: &CurvePoint, against: Against, pace: f64) -> (f64, Banded) {
    let at = match against {
        Against::Iterations => point.iteration as f64,
        Against::Nodes => libm::round(point.visited),
        Against::Time => point.visited * pace,
    };
    let mean = point.best_response_gap.mean;
    let band = point.best_response_gap.interval.unwrap_or((mean, mean));
    (at, (mean, band))
}

fn on_axis(line: Points, axis: &[f64]) -> Line {
    let at = |place: &f64| {
        let mut points = line.points.iter();
        points.find(|point| point.0 == *place).map(|point| point.1)
    };
    Line {
        points: axis.iter().map(at).collect(),
        name: line.name,
    }
}

/// Microseconds a history of each variant whose runs all were computed in this visit; `busy_milliseconds` says how long each
/// chunk was computed, 0 where that is not known. A variant goes through the tree at a steady pace, so this and the histories
/// visited by then are the time of a checkpoint.
pub fn pace(
    lab: &RegretExperiment,
    learned: &Findings,
    busy_milliseconds: &[f64],
) -> Vec<Option<f64>> {
    let curves = learned.curves.iter().enumerate();
    let pace = curves.map(|(index, curve)| {
        let busy = busy_milliseconds.iter().enumerate();
        let busy = busy.filter(|(chunk, _)| lab.curve_of(*chunk) == Some(index));
        let (runs, milliseconds) = busy.fold((0_u64, 0.0), |(runs, sum), (_, busy)| {
            (runs + u64::from(*busy > 0.0), sum + busy)
        });
        let last = curve.points.last()?;
        let is_whole = runs > 0 && last.runs == runs && last.iteration == lab.iterations;
        is_whole.then(|| 1_000.0 * milliseconds / (last.visited * runs as f64))
    });
    pace.collect()
}
