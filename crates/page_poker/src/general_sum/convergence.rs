//! Convergence: what can be gained from the averages, and what is regretted of what was played, by iterations; and what of it is promised.

use super::found::FoundProps;
use page_kit::components::chart::LineChart;
use page_kit::context::use_page;
use page_model::general_sum::convergence::{Lines, MIN_AMOUNT, is_bounded, lines, promise};
use page_model::kit::chart::{Series, extent, powers_of_ten};
use std::rc::Rc;
use yew::prelude::*;

/// The chart, and the sentence below it.
#[component]
pub fn Convergence(FoundProps { lab, findings }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.general_sum.page;
    let points = findings.run(lab.run_shown()).map(|run| &run.checkpoints);
    let Some((points, last)) = points.and_then(|points| Some((points, points.last()?))) else {
        return html! { <p class="quiet nothing-yet">{ words.nothing_yet }</p> };
    };
    let Lines { axis, gain, regret } = lines(findings, points);
    let regret_line = if is_bounded(findings) {
        words.bound_line
    } else {
        words.regret_line
    };
    let series = vec![
        Series::line(words.gain_line, gain),
        Series::line(regret_line, regret),
    ];
    let range = extent(series.iter().flat_map(Series::numbers));
    html! {
        <div class="rows" id="convergence">
            <LineChart title={words.chart} axis_label={words.iterations_axis} axis={Rc::new(axis)} series={Rc::new(series)}
                range={powers_of_ten(range.unwrap_or((MIN_AMOUNT, 1.0)))} logarithmic=true logarithmic_values=true coloured=true />
            if lab.runs() > 1 { <p class="quiet small">{ (words.run_shown)(lab.run_shown() + 1, lab.runs() as usize) }</p> }
            <p id="promise">{ promise(lab, findings, last, words) }</p>
        </div>
    }
}
