//! Convergence: what can be gained from the averages, and what is regretted of what was played, by iterations; and what of it is promised.

use super::found::FoundProps;
use experiments::general_sum::{Checkpoint, Promise, UpdatesName};
use page_kit::components::chart::LineChart;
use page_kit::context::use_page;
use page_model::kit::chart::{Series, extent, powers_of_ten};
use std::rc::Rc;
use texts::PromiseOf;
use yew::prelude::*;

/// An amount below this is rounding, and is not drawn.
const MIN_AMOUNT: f64 = 1e-12;

/// The chart, and the sentence below it.
#[component]
pub fn Convergence(FoundProps { lab, findings }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.general_sum.page;
    let points = findings.run(lab.run_shown()).map(|run| &run.checkpoints);
    let Some((points, last)) = points.and_then(|points| Some((points, points.last()?))) else {
        return html! { <p class="quiet">{ words.nothing_yet }</p> };
    };
    let line = |name: &'static str, of: &dyn Fn(&Checkpoint) -> f64| {
        let amounts = points.iter().map(of);
        let above = |amount: f64| {
            if amount < MIN_AMOUNT {
                f64::NAN
            } else {
                amount
            }
        };
        Series::line(name, amounts.map(above))
    };
    let is_zero_sum = findings.compiled.promise() == Promise::Equilibrium;
    let regret = if is_zero_sum {
        line(words.bound_line, &|point| {
            findings.promised(point).unwrap_or_default()
        })
    } else {
        line(words.regret_line, &Checkpoint::largest_regret)
    };
    let series = vec![line(words.gain_line, &Checkpoint::largest_gain), regret];
    let range = extent(series.iter().flat_map(Series::numbers));
    let axis: Vec<f64> = points.iter().map(|point| point.iteration as f64).collect();
    let promise = (words.promise)(&PromiseOf {
        is_zero_sum,
        is_simultaneous: lab.updates == UpdatesName::Simultaneous,
        gain: last.largest_gain(),
        regret: last.largest_regret(),
        bound: findings.promised(last),
    });
    html! {
        <div class="rows" id="convergence">
            <LineChart title={words.chart} axis_label={words.iterations_axis} axis={Rc::new(axis)} series={Rc::new(series)}
                range={powers_of_ten(range.unwrap_or((MIN_AMOUNT, 1.0)))} logarithmic=true logarithmic_values=true coloured=true />
            if lab.runs() > 1 { <p class="quiet small">{ (words.run_shown)(lab.run_shown() + 1, lab.runs() as usize) }</p> }
            <p id="promise">{ promise }</p>
        </div>
    }
}
