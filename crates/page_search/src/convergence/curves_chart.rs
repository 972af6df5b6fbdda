//! Three views of the curves, against simulations on a logarithmic axis: regret, optimal moves, visits.

use experiments::common::agents::agent_name;
use experiments::convergence::{Curve, CurvePoint, Findings};
use page_kit::components::chart::LineChart;
use page_kit::components::tabs::{Tabs, tabs, use_choose};
use page_kit::context::use_page;
use page_model::convergence::axis;
use page_model::kit::chart::lines::Mark;
use page_model::kit::chart::{Series, UNKNOWN, from_zero};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// Which chart is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum View {
    Regret,
    Optimal,
    Visits,
}

/// A value with the band beside it; `None` where it is not known.
type Reading = Option<(f64, (f64, f64))>;

impl View {
    fn read(self, point: &CurvePoint) -> Reading {
        let estimate = match self {
            Self::Regret => point.regret?,
            Self::Optimal => point.optimal?,
            Self::Visits => {
                return Some((point.visit_share, (point.visit_share, point.visit_share)));
            }
        };
        let mean = estimate.mean;
        Some((mean, estimate.interval.unwrap_or((mean, mean))))
    }
}

#[derive(PartialEq, Properties)]
pub struct CurvesChartProps {
    pub curves: Rc<Findings>,
    /// After how many simulations the position is looked at.
    pub moment: u64,
}

/// The chart, and which view of it.
#[component]
pub fn CurvesChart(props: &CurvesChartProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.convergence.page;
    let view = use_state(|| View::Regret);
    let on_choose = use_choose(&view);
    let views = tabs([
        (View::Regret, words.regret_tab),
        (View::Optimal, words.optimal_tab),
        (View::Visits, words.visits_tab),
    ]);
    let title = match *view {
        View::Regret => words.regret_title,
        View::Optimal => words.optimal_title,
        View::Visits => words.visits_title,
    };
    let axis = axis(&props.curves);
    let curves = props.curves.curves.iter();
    let series: Vec<Series> = curves
        .map(|curve| line(curve, &axis, *view, texts))
        .collect();
    let is_known = series.iter().any(Series::is_known);
    let range = range(&series, *view);
    let axis: Vec<f64> = axis.iter().map(|&simulations| simulations as f64).collect();
    let at = props.moment as f64;
    let name = words.position.mark;
    let marks = vec![Mark { at, name }];
    html! {
        <div class="rows">
            <Tabs<View> label={words.charts} tabs={views} chosen={*view} {on_choose} />
            if is_known {
                <LineChart {title} axis_label={words.simulations_axis} axis={Rc::new(axis)} series={Rc::new(series)} {range}
                    logarithmic=true coloured=true {marks} />
                <p class="quiet small">{ words.bands }</p>
            } else {
                <p class="quiet" id="unknown">{ words.regret_is_unknown }</p>
            }
        </div>
    }
}

fn line(curve: &Curve, axis: &[u64], view: View, texts: &Texts) -> Series {
    let at = |simulations: &u64| {
        let mut points = curve.points.iter();
        let point = points.find(|point| point.simulations == *simulations);
        point.and_then(|point| view.read(point)).unwrap_or(UNKNOWN)
    };
    Series::banded(agent_name(&curve.agent, texts), axis.iter().map(at))
}

/// From 0 to the highest band; shares to 1.
fn range(series: &[Series], view: View) -> (f64, f64) {
    match view {
        View::Regret => from_zero(series.iter().flat_map(Series::numbers), 1.0),
        View::Optimal | View::Visits => (0.0, 1.0),
    }
}
