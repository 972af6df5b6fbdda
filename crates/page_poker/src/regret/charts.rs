//! Four views: how good the averages are against iterations, histories visited and time, and the value.

use super::curves::{Against, Curves};
use experiments::regret::{Learned, RegretLab};
use page_kit::components::chart::LineChart;
use page_kit::components::tabs::{Tabs, tabs, use_choose};
use page_kit::context::use_page;
use page_model::kit::chart::{Series, extent, with_air};
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
    pub lab: RegretLab,
    pub learned: Rc<Learned>,
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

/// Microseconds a history of each variant whose runs all were computed in this visit. A variant goes through the tree at
/// a steady pace, so this and the histories visited by then are the time of a checkpoint.
fn pace(props: &ChartsProps) -> Vec<Option<f64>> {
    let curves = props.learned.curves.iter().enumerate();
    let pace = curves.map(|(index, curve)| {
        let busy = props.busy_milliseconds.iter().enumerate();
        let busy = busy.filter(|(chunk, _)| props.lab.curve_of(*chunk) == Some(index));
        let (runs, milliseconds) = busy.fold((0_u64, 0.0), |(runs, sum), (_, busy)| {
            (runs + u64::from(*busy > 0.0), sum + busy)
        });
        let last = curve.points.last()?;
        let is_whole = runs > 0 && last.runs == runs && last.iteration == props.lab.iterations;
        is_whole.then(|| 1_000.0 * milliseconds / (last.visited * runs as f64))
    });
    pace.collect()
}

fn exploitability(props: &ChartsProps, against: Against, texts: &Texts) -> Html {
    let words = &texts.labs.regret.page.charts;
    let names = texts.labs.regret.parameters.variant.options;
    let Curves {
        axis,
        series,
        range,
    } = Curves::of(&props.learned, names, words.bound, against, &pace(props));
    if series.is_empty() {
        return html! { <p class="quiet">{ words.time_is_unknown }</p> };
    }
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

fn value(props: &ChartsProps, texts: &Texts) -> Html {
    let words = &texts.labs.regret.page.charts;
    let Some(main) = &props.learned.main else {
        return Html::default();
    };
    let points = &main.checkpoints;
    let axis = points.iter().map(|point| point.iteration as f64).collect();
    let learned: Vec<f64> = points.iter().map(|point| point.value).collect();
    let known = props.lab.known_value();
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
