//! Four views: how good the averages are against iterations, histories visited and time, and the value.

use experiments::regret::{Findings, RegretExperiment};
use page_kit::components::chart::LineChart;
use page_kit::components::tabs::{Tabs, tabs, use_choose};
use page_kit::context::use_page;
use page_model::kit::chart::{Series, UNKNOWN, extent, powers_of_ten, with_air};
use page_model::regret::curves::{Against, Curves, Line, pace};
use page_model::regret::equilibria::known_value;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// Which chart is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum View {
    Exploitability(Against),
    Value,
}

#[derive(PartialEq, Properties)]
pub struct ChartsProps {
    pub lab: RegretExperiment,
    pub learned: Rc<Findings>,
    /// Milliseconds that each chunk was computed, 0 where that is not known.
    pub busy_milliseconds: Vec<f64>,
}

/// The chart, and which view of it.
#[component]
pub fn Charts(props: &ChartsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.page.charts;
    let view = use_state(|| View::Exploitability(Against::Iterations));
    let on_choose = use_choose(&view);
    let views = tabs([
        (
            View::Exploitability(Against::Iterations),
            words.iterations_tab,
        ),
        (View::Exploitability(Against::Nodes), words.nodes_tab),
        (View::Exploitability(Against::Time), words.time_tab),
        (View::Value, words.value_tab),
    ]);
    let chart = match *view {
        View::Exploitability(against) => exploitability(props, against, texts),
        View::Value => value(props, texts),
    };
    html! {
        <div class="rows" id="curves">
            <Tabs<View> label={words.label} tabs={views} chosen={*view} {on_choose} />
            { chart }
        </div>
    }
}

fn exploitability(props: &ChartsProps, against: Against, texts: &Texts) -> Html {
    let words = &texts.labs.regret.page.charts;
    let names = texts.labs.regret.parameters.variant.options;
    let pace = pace(&props.lab, &props.learned, &props.busy_milliseconds);
    let Curves {
        axis,
        lines,
        extent,
    } = Curves::of(&props.learned, names, words.bound, against, &pace);
    if lines.is_empty() {
        return html! { <p class="quiet">{ words.time_is_unknown }</p> };
    }
    let series: Vec<Series> = lines.into_iter().map(series).collect();
    let range = powers_of_ten(extent);
    let learners = (!props.lab.lock.is_empty()).then(|| props.lab.learners());
    let measure = (words.measure)(learners);
    let (title, axis_label): (fn(&str) -> String, _) = match against {
        Against::Iterations => (words.by_iterations, words.iterations_axis),
        Against::Nodes => (words.by_nodes, words.nodes_axis),
        Against::Time => (words.by_time, words.time_axis),
    };
    html! {
        <>
            <LineChart title={title(measure)} {axis_label} axis={Rc::new(axis)} series={Rc::new(series)} {range}
                logarithmic=true logarithmic_values=true coloured=true />
            <p class="quiet small">{ (words.what_is_shown)(learners.is_some()) }</p>
        </>
    }
}

/// A line as the chart draws it.
fn series(Line { name, points }: Line) -> Series {
    Series::banded(
        name,
        points.into_iter().map(|point| point.unwrap_or(UNKNOWN)),
    )
}

fn value(props: &ChartsProps, texts: &Texts) -> Html {
    let words = &texts.labs.regret.page.charts;
    let Some(main) = &props.learned.main else {
        return Html::default();
    };
    let points = &main.checkpoints;
    let axis = points.iter().map(|point| point.iteration as f64).collect();
    let learned: Vec<f64> = points.iter().map(|point| point.value).collect();
    let known = known_value(&props.lab);
    let shown = extent(learned.iter().copied().chain(known)).unwrap_or((0.0, 0.0));
    let range = with_air(shown, 0.1, 0.01);
    let is_repeated = props.lab.streams_of(props.lab.variant) > 1;
    let name = if is_repeated {
        words.learned_value_of_first
    } else {
        words.learned_value
    };
    let mut series = vec![Series::line(name, learned)];
    if let Some(known) = known {
        series.push(Series::flat(words.known_value, known, points.len()));
    }
    html! {
        <>
            <LineChart title={words.value} axis_label={words.iterations_axis} axis={Rc::<Vec<f64>>::new(axis)}
                series={Rc::new(series)} {range} logarithmic=true coloured=true />
            if known.is_none() { <p class="quiet small">{ words.value_is_unknown }</p> }
        </>
    }
}
