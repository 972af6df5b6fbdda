//! Curves of how good each variant is, against iterations, histories visited or time: by its exploitability, or
//! where strategies are fixed by what those who learn could still gain.

use experiments::regret::{CurvePoint, Learned};
use page_model::kit::chart::{Series, UNKNOWN, extent, powers_of_ten};

/// What it is drawn against.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Against {
    Iterations,
    Nodes,
    Time,
}

/// An amount below this is drawn as this: rounding makes it no smaller.
const MIN_AMOUNT: f64 = 1e-12;

/// A line before it has a common axis: where it is, and its value with the band beside it.
struct Points {
    name: String,
    points: Vec<(f64, f64, (f64, f64))>,
}

/// Lines with the axis that they have in common.
pub struct Curves {
    pub axis: Vec<f64>,
    pub series: Vec<Series>,
    /// Powers of ten around all values.
    pub range: (f64, f64),
}

impl Curves {
    /// A line a variant, in the order of `names`, and the regret theorem's bound of the main run where it says something.
    ///
    /// `pace` has the milliseconds a history of each variant, for [`Against::Time`]; variants whose time is not known have
    /// no line there.
    pub fn of(
        learned: &Learned,
        names: &[&str],
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
                    name: names[curve.variant as usize].to_owned(),
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
            point.bound.map(|bound| (at, bound, (bound, bound)))
        });
        lines.push(Points {
            name: bound.to_owned(),
            points: bounds.collect(),
        });
        lines.retain(|line| !line.points.is_empty());
        Self::on_one_axis(&lines)
    }

    fn on_one_axis(lines: &[Points]) -> Self {
        let points = || lines.iter().flat_map(|line| &line.points);
        let mut axis: Vec<f64> = points().map(|point| point.0).collect();
        axis.sort_unstable_by(f64::total_cmp);
        axis.dedup();
        let ends = points().flat_map(|&(_, value, (_, high))| [value, high]);
        let shown = extent(ends.map(|value| value.max(MIN_AMOUNT)));
        Self {
            series: lines.iter().map(|line| series(line, &axis)).collect(),
            axis,
            range: powers_of_ten(shown.unwrap_or((MIN_AMOUNT, MIN_AMOUNT))),
        }
    }
}

fn place(point: &CurvePoint, against: Against, pace: f64) -> (f64, f64, (f64, f64)) {
    let at = match against {
        Against::Iterations => point.iteration as f64,
        Against::Nodes => libm::round(point.visited),
        Against::Time => point.visited * pace,
    };
    let mean = point.best_response_gap.mean;
    let band = point.best_response_gap.interval.unwrap_or((mean, mean));
    (at, mean, band)
}

fn series(line: &Points, axis: &[f64]) -> Series {
    let at = |place: &f64| {
        let mut points = line.points.iter();
        let point = points.find(|point| point.0 == *place);
        point.map_or(UNKNOWN, |&(_, value, band)| (value, band))
    };
    Series::banded(line.name.clone(), axis.iter().map(at))
}
