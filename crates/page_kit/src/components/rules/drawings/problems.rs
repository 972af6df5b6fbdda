//! Drawings of problems: a curve where the true value is a function, else the numbers that are chosen. Both come from the
//! problem itself.

use super::parts::{drawing, line, remark, text};
use engines::tuning::problems::Problem;
use experiments::tuning::{ProblemName, TuningExperiment};
use texts::RulesDrawingTexts;
use yew::prelude::*;

/// Where the curve is drawn.
const LEFT: f64 = 44.0;
const RIGHT: f64 = 300.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 132.0;
/// Values of a dimension that there is room for.
const MAX_CELLS: usize = 7;
/// Longer names of dimensions take the room of a cell.
const LONG_NAME: usize = 10;

/// The drawing of what an experiment tunes.
pub fn of(lab: &TuningExperiment, words: &RulesDrawingTexts) -> Html {
    let problem = lab.problem();
    let sizes = problem.space().sizes().to_vec();
    let along: Option<(Vec<Vec<u16>>, &'static str)> = match lab.problem {
        ProblemName::NoisyOneMax => Some((ones(sizes.len()), words.ones)),
        ProblemName::NoisyTrap => Some((
            (0..sizes[0])
                .map(|value| vec![value; sizes.len()])
                .collect(),
            words.all_numbers,
        )),
        ProblemName::Hill => Some((through_the_top(&*problem, &sizes), words.one_number)),
        _ => None,
    };
    match along {
        Some((points, axis)) => {
            let value = |point: &Vec<u16>| problem.true_value(point).unwrap_or(f64::NAN);
            curve(&points.iter().map(value).collect::<Vec<f64>>(), axis, words)
        }
        None => chosen(&*problem),
    }
}

/// Rows of bits with none, one, two … ones.
fn ones(bits: usize) -> Vec<Vec<u16>> {
    let row = |ones: usize| (0..bits).map(|bit| u16::from(bit < ones)).collect();
    (0..=bits).map(row).collect()
}

/// The points of the first dimension, the others being where the best point has them: in each of them the same number,
/// since all dimensions are alike.
fn through_the_top(problem: &dyn Problem, sizes: &[u16]) -> Vec<Vec<u16>> {
    let value = |number: u16| problem.true_value(&vec![number; sizes.len()]);
    let top = (0..sizes[0]).max_by(|&a, &b| {
        value(a)
            .partial_cmp(&value(b))
            .unwrap_or(core::cmp::Ordering::Equal)
    });
    let point = |number: u16| {
        let mut point = vec![top.unwrap_or(0); sizes.len()];
        point[0] = number;
        point
    };
    (0..sizes[0]).map(point).collect()
}

fn curve(values: &[f64], axis: &'static str, words: &RulesDrawingTexts) -> Html {
    let highest = values.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
    let last = (values.len() - 1).max(1) as f64;
    let place = |(index, value): (usize, &f64)| {
        let x = LEFT + (RIGHT - LEFT) * index as f64 / last;
        (x, BOTTOM - (BOTTOM - TOP) * value / highest)
    };
    let places: Vec<(f64, f64)> = values.iter().enumerate().map(place).collect();
    let points: Vec<String> = places
        .iter()
        .map(|(x, y)| format!("{x:.1},{y:.1}"))
        .collect();
    let dot = |(index, &(x, y)): (usize, &(f64, f64))| {
        let number = (values[index] * 100.0).round() / 100.0;
        html! {
            <>
                <circle class="rules-dot" cx={x.to_string()} cy={y.to_string()} r="4" data-value={values[index].to_string()} />
                if values.len() <= 6 { { text((x, y - 9.0), "middle", number.to_string()) } }
                { remark((x, BOTTOM + 16.0), "middle", index.to_string()) }
            </>
        }
    };
    drawing(
        170.0,
        html! {
            <>
                { line((LEFT - 14.0, BOTTOM), (RIGHT + 10.0, BOTTOM)) }
                <polyline class="rules-curve" points={points.join(" ")} />
                { for places.iter().enumerate().map(dot) }
                { remark((6.0, 14.0), "start", words.value) }
                { remark(((LEFT + RIGHT) / 2.0, 166.0), "middle", axis) }
            </>
        },
    )
}

/// A row for each dimension, with as many places as it has values; the middle one is chosen.
fn chosen(problem: &dyn Problem) -> Html {
    let dimensions = problem.dimensions();
    let is_long = dimensions
        .iter()
        .any(|dimension| dimension.name.len() > LONG_NAME);
    // Where the cells begin, and how many there is room for.
    let (left, most) = if is_long {
        (150.0, MAX_CELLS - 1)
    } else {
        (116.0, MAX_CELLS)
    };
    let height = 26.0 * dimensions.len() as f64 + 8.0;
    let row = |(index, dimension): (usize, &engines::tuning::problems::Dimension)| {
        let y = 4.0 + 26.0 * index as f64;
        let count = dimension.values.len();
        // The last place is for saying that there are more.
        let shown = if count > most { most - 1 } else { count };
        let cell = |number: usize| {
            let class = classes!("rules-cell", (number == shown / 2).then_some("chosen"));
            let x = left + 28.0 * number as f64;
            html! { <rect {class} x={x.to_string()} y={y.to_string()} width="24" height="20" rx="4" /> }
        };
        html! {
            <>
                { text((left - 10.0, y + 15.0), "end", dimension.name.clone()) }
                { for (0..shown).map(cell) }
                if shown < count { { text((300.0, y + 15.0), "start", "…") } }
            </>
        }
    };
    drawing(
        height,
        html! { <>{ for dimensions.iter().enumerate().map(row) }</> },
    )
}
