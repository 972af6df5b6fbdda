//! Value of the recommendation against evaluations, for every optimizer, over all runs.

use crate::app::components::chart::{LineChart, Series};
use crate::app::context::use_page;
use experiments::Lab;
use experiments::tuning::{CurvePoint, Findings, Found, TuningLab};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct CurvesProps {
    pub lab: TuningLab,
    /// The best true value, where it is known.
    pub best: Option<f64>,
    pub findings: Rc<Findings>,
}

/// The chart, and the last points as a table.
#[component]
pub fn Curves(props: &CurvesProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.tuning.curves;
    let found = &props.findings.found;
    let is_fresh = props.lab.uses("fresh");
    let has_points = found.iter().any(|found| !found.curve.is_empty());
    let is_known = found
        .iter()
        .flat_map(|found| &found.curve)
        .any(|point| point.value.is_some());
    html! {
        <section class="card wide" aria-labelledby="curves-heading">
            <h2 id="curves-heading">{ words.heading }</h2>
            <p class="quiet small">{ if is_fresh { words.lead_unknown } else { words.lead } }</p>
            if is_known {
                { chart(found, props.best, texts) }
                <div class="scroll whole"><table class="number" id="curves">
                    <thead><tr>{ for words.header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
                    <tbody>{ for found.iter().filter_map(|found| row(found, texts)) }</tbody>
                </table></div>
            } else if has_points {
                <p class="quiet">{ words.unknown }</p>
            }
        </section>
    }
}

fn chart(found: &[Found], best: Option<f64>, texts: &Texts) -> Html {
    let words = &texts.tuning.curves;
    let longest = found.iter().max_by_key(|found| found.curve.len());
    let axis: Vec<f64> = longest
        .into_iter()
        .flat_map(|found| &found.curve)
        .map(|point| point.evaluations as f64)
        .collect();
    let mut series: Vec<Series> = found.iter().map(|found| line(found, texts)).collect();
    if let Some(best) = best {
        series.push(Series {
            name: words.best.to_owned(),
            values: vec![best; axis.len()],
            band: Vec::new(),
            emphasis: false,
        });
    }
    let range = range(&series);
    html! {
        <LineChart title={words.chart} axis_label={words.axis} axis={Rc::new(axis)} series={Rc::new(series)} {range}
            logarithmic=true coloured=true />
    }
}

fn line(found: &Found, texts: &Texts) -> Series {
    let value = |point: &CurvePoint| point.mean().unwrap_or(f64::NAN);
    let band = |point: &CurvePoint| point.interval().unwrap_or((value(point), value(point)));
    Series {
        name: name(found, texts).to_owned(),
        values: found.curve.iter().map(value).collect(),
        band: found.curve.iter().map(band).collect(),
        emphasis: false,
    }
}

fn name(found: &Found, texts: &Texts) -> &'static str {
    texts.tuning_parameters.optimizer.options[found.optimizer as usize]
}

/// All that is drawn, with 0 if that is near.
fn range(series: &[Series]) -> (f64, f64) {
    let bands = series
        .iter()
        .flat_map(|series| series.band.iter().flat_map(|&(low, high)| [low, high]));
    let values = series
        .iter()
        .flat_map(|series| series.values.iter().copied());
    let numbers = bands.chain(values).filter(|number| number.is_finite());
    let (low, high) = numbers.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), number| {
        (low.min(number), high.max(number))
    });
    let room = 0.05 * (high - low).max(1e-9);
    let low = if (0.0..=high - low).contains(&low) {
        0.0
    } else {
        low - room
    };
    (low, high + room)
}

/// The last point of a curve.
fn row(found: &Found, texts: &Texts) -> Option<Html> {
    let point = found.last()?;
    let amount = texts.tuning.amount;
    let mean = point.mean().map_or_else(|| "–".to_owned(), amount);
    let interval = point.interval().map_or_else(
        || "–".to_owned(),
        |(low, high)| format!("{} – {}", amount(low), amount(high)),
    );
    Some(html! {
        <tr data-optimizer={found.optimizer.name()} data-mean={point.mean().map(|mean| mean.to_string())}>
            <th scope="row">{ name(found, texts) }</th>
            <td>{ (texts.number)(point.evaluations) }</td>
            <td>{ (texts.number)(point.runs) }</td>
            <td>{ mean }</td>
            <td>{ interval }</td>
        </tr>
    })
}
