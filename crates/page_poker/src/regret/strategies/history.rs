//! History of how an information set was played at the moments of the main run that are kept, with Kuhn's equilibria where they are
//! known, and of what was regretted there.

use experiments::regret::{Findings, naming};
use page_kit::components::chart::LineChart;
use page_kit::components::tabs::{Tabs, tabs, use_choose};
use page_kit::context::use_page;
use page_model::kit::chart::{Series, extent, with_air};
use page_model::regret::strategies::history::{Of, actions, equilibria};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct HistoryProps {
    pub learned: Rc<Findings>,
    pub row: usize,
    /// Whether Kuhn's equilibria are drawn: they are none where strategies are fixed.
    pub has_equilibria: bool,
}

/// The chart, of the average or the current strategy or the average regret.
#[component]
pub fn History(props: &HistoryProps) -> Html {
    let texts = use_page().texts;
    let page = &texts.labs.regret.page;
    let words = &page.table;
    let of = use_state(|| Of::Average);
    let on_choose = use_choose(&of);
    let of = *of;
    let Some(main) = &props.learned.main else {
        return Html::default();
    };
    let all = tabs([
        (Of::Average, words.average_tab),
        (Of::Current, words.current_tab),
        (Of::Regret, words.regret_tab),
    ]);
    let points = main.past.iter();
    let axis: Vec<f64> = points.map(|past| past.iteration as f64).collect();
    let names = naming::action_names(&props.learned.tree, props.row, texts);
    let tree = &props.learned.tree;
    let lines = names.iter().zip(actions(tree, main, props.row, of));
    let mut series: Vec<Series> = lines
        .map(|(name, values)| Series::line(name.clone(), values))
        .collect();
    let is_regret = of == Of::Regret;
    let range = if is_regret {
        around_zero(&series)
    } else {
        (0.0, 1.0)
    };
    if props.has_equilibria && !is_regret {
        let action = names.last().map_or("", String::as_str);
        let known = equilibria(tree, props.row, action, words).into_iter();
        series.extend(known.map(|(name, value)| Series::flat(name, value, axis.len())));
    }
    html! {
        <div class="rows" id="history">
            <Tabs<Of> label={words.history} tabs={all} chosen={of} {on_choose} />
            <LineChart title={of.title(words)} axis_label={page.charts.iterations_axis} axis={Rc::new(axis)} series={Rc::new(series)}
                {range} logarithmic=true coloured=true />
            if is_regret { <p class="quiet small">{ words.about_history_of_regret }</p> }
        </div>
    }
}

/// All regrets, and 0.
fn around_zero(series: &[Series]) -> (f64, f64) {
    let values = series.iter().flat_map(|series| series.values.clone());
    let shown = extent(values.chain([0.0])).unwrap_or((-1.0, 1.0));
    with_air(shown, 0.05, 1e-3)
}
