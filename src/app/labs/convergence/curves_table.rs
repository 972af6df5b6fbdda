//! The curves as numbers: a row a search and number of simulations.

use crate::app::context::use_page;
use experiments::common::agents::agent_name;
use experiments::convergence::{Curve, CurvePoint, Curves};
use statistics::Estimate;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct CurvesTableProps {
    pub curves: Rc<Curves>,
}

/// The table.
#[component]
pub fn CurvesTable(props: &CurvesTableProps) -> Html {
    let texts = use_page().texts;
    let head = texts.convergence.header.iter();
    let rows = props.curves.curves.iter().flat_map(|curve| {
        curve
            .points
            .iter()
            .map(move |point| row(curve, point, texts))
    });
    html! {
        <div class="scroll whole">
            <table class="number curves" id="curves">
                <thead><tr>{ for head.map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}

fn row(curve: &Curve, point: &CurvePoint, texts: &Texts) -> Html {
    let unknown = || texts.convergence.unknown.to_owned();
    let regret = point.regret;
    let mean = regret.map_or_else(unknown, |regret| format!("{:.3}", regret.mean));
    let interval = |Estimate { interval, .. }: Estimate| {
        interval.map(|(low, high)| format!("{low:.3} – {high:.3}"))
    };
    let interval = regret.and_then(interval);
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let optimal = point
        .optimal
        .map_or_else(unknown, |optimal| percent(optimal.mean));
    html! {
        <tr data-agent={curve.agent.to_string()} data-simulations={point.simulations.to_string()}>
            <th scope="row">{ agent_name(&curve.agent, texts) }</th>
            <td>{ (texts.number)(point.simulations) }</td>
            <td>{ (texts.number)(point.seeds) }</td>
            <td>{ mean }</td>
            <td>{ interval.unwrap_or_else(|| "–".to_owned()) }</td>
            <td>{ optimal }</td>
            <td>{ percent(point.visit_share) }</td>
            <td>{ format!("{:.3}", point.mean) }</td>
        </tr>
    }
}
