//! Value of the recommendation against evaluations, for every optimizer, over all runs.

use experiments::tuning::{CurvePoint, Findings, Found, TuningExperiment};
use page_kit::components::chart::LineChart;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::framing::use_is_asked_around;
use page_kit::context::use_page;
use page_model::kit::chart::Series;
use page_model::kit::chart::extent;
use page_model::kit::chart::with_air;
use page_model::tuning::curves::{beside, ended_early, last_point, name};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct CurvesProps {
    pub lab: TuningExperiment,
    /// The best true value, where it is known.
    pub best: Option<f64>,
    pub findings: Rc<Findings>,
}

/// The chart, and the last points as a table.
#[component]
pub fn Curves(props: &CurvesProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page.curves;
    let found = &props.findings.found;
    // Which search is better may be what a lesson asks.
    let is_asked = use_is_asked_around();
    let is_fresh = props.lab.plays_games();
    let has_points = found.iter().any(|found| !found.curve.is_empty());
    let is_known = found
        .iter()
        .flat_map(|found| &found.curve)
        .any(|point| point.value.is_some());
    html! {
        <>
            <p class="quiet small">{ if is_fresh { words.lead_unknown } else { words.lead } }</p>
            if is_known {
                { chart(found, props.best, texts) }
                <DataTable id="curves" header={&words.header}>
                    { for found.iter().filter_map(|found| row(found, texts)) }
                </DataTable>
                if !is_asked { { for found.iter().skip(1).filter_map(|other| pair(&found[0], other, texts)) } }
                { for found.iter().filter_map(|found| early(found, texts)) }
            } else if has_points {
                <p class="quiet">{ words.unknown }</p>
            }
        </>
    }
}

fn chart(found: &[Found], best: Option<f64>, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.curves;
    let longest = found.iter().max_by_key(|found| found.curve.len());
    let axis: Vec<f64> = longest
        .into_iter()
        .flat_map(|found| &found.curve)
        .map(|point| point.evaluations as f64)
        .collect();
    let mut series: Vec<Series> = found.iter().map(|found| line(found, texts)).collect();
    if let Some(best) = best {
        series.push(Series::flat(words.best, best, axis.len()));
    }
    let range = range(&series);
    html! {
        <LineChart title={words.chart} axis_label={words.axis} axis={Rc::new(axis)} series={Rc::new(series)} {range}
            logarithmic=true coloured=true />
    }
}

fn line(found: &Found, texts: &Texts) -> Series {
    let at = |point: &CurvePoint| {
        let value = point.mean().unwrap_or(f64::NAN);
        (value, point.interval().unwrap_or((value, value)))
    };
    Series::banded(name(found, texts), found.curve.iter().map(at))
}

/// The first optimizer beside another.
fn pair(first: &Found, other: &Found, texts: &Texts) -> Option<Html> {
    let sentence = beside(first, other, texts)?;
    Some(html! { <p class="small beside" key={other.optimizer.name()}>{ sentence }</p> })
}

/// Runs that were over before their budget was spent.
fn early(found: &Found, texts: &Texts) -> Option<Html> {
    let sentence = ended_early(found, texts)?;
    Some(html! { <p class="small ended-early" key={name(found, texts)}>{ sentence }</p> })
}

/// All that is drawn, with 0 if that is near.
fn range(series: &[Series]) -> (f64, f64) {
    let shown = extent(series.iter().flat_map(Series::numbers));
    let (low, high) = shown.unwrap_or((0.0, 1.0));
    let (below, above) = with_air((low, high), 0.05, 5e-11);
    let is_near = (0.0..=high - low).contains(&low);
    (if is_near { 0.0 } else { below }, above)
}

/// The last point of a curve.
fn row(found: &Found, texts: &Texts) -> Option<Row> {
    let cells = last_point(found, texts)?;
    let row = Row::named(name(found, texts))
        .with("data-optimizer", found.optimizer.name())
        .cells(cells);
    Some(match found.last()?.mean() {
        Some(mean) => row.with("data-mean", mean.to_string()),
        None => row,
    })
}
