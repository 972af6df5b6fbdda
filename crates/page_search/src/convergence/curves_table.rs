//! The curves as numbers: a row a search and number of simulations.

use experiments::common::agents::agent_name;
use experiments::convergence::{Curve, CurvePoint, Findings};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use statistics::Estimate;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct CurvesTableProps {
    pub curves: Rc<Findings>,
}

/// The table.
#[component]
pub fn CurvesTable(props: &CurvesTableProps) -> Html {
    let texts = use_page().texts;
    let curves = props.curves.curves.iter().enumerate();
    let rows = curves.flat_map(|(place, curve)| {
        let points = curve.points.iter();
        points.map(move |point| row(place, curve, point, texts))
    });
    html! {
        <DataTable id="curves" class="number curves" header={&texts.labs.convergence.page.header}>
            { for rows }
        </DataTable>
    }
}

fn row(place: usize, curve: &Curve, point: &CurvePoint, texts: &Texts) -> Row {
    let unknown = || texts.labs.convergence.page.unknown.to_owned();
    let regret = point.regret;
    let mean = regret.map_or_else(unknown, |regret| (texts.fixed)(regret.mean, 3));
    let interval = |Estimate { interval, .. }: Estimate| {
        interval.map(|(low, high)| (texts.range)((low, high), 3))
    };
    let interval = regret.and_then(interval);
    let percent = texts.percent;
    let optimal = point
        .optimal
        .map_or_else(unknown, |optimal| percent(optimal.mean));
    Row::of(format!("{place} {}", point.simulations))
        .with("data-agent", curve.agent.to_string())
        .with("data-simulations", point.simulations.to_string())
        .name(agent_name(&curve.agent, texts))
        .cell((texts.number)(point.simulations))
        .cell((texts.number)(point.seeds))
        .cell(mean)
        .cell(interval.unwrap_or_else(|| "–".to_owned()))
        .cell(optimal)
        .cell(percent(point.visit_share))
        .cell((texts.fixed)(point.mean, 3))
}
