//! History of how an information set was played at the moments of the main run that are kept, with Kuhn's equilibria where they are
//! known.

use crate::app::components::chart::{LineChart, Series};
use crate::app::components::tabs::{Tabs, tabs, use_choose};
use crate::app::context::use_page;
use engines::regret::kuhn_equilibrium::{self, MAX_ALPHA};
use experiments::regret::{Learned, MainRun, Past, naming};
use std::rc::Rc;
use texts::InformationSetTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct HistoryProps {
    pub learned: Rc<Learned>,
    pub row: usize,
    /// Whether Kuhn's equilibria are drawn: they are none where strategies are fixed.
    pub has_equilibria: bool,
}

/// The chart, of the average or the current strategy.
#[component]
pub fn History(props: &HistoryProps) -> Html {
    let texts = use_page().texts;
    let page = &texts.labs.regret.page;
    let words = &page.table;
    let is_current = use_state(|| false);
    let on_choose = use_choose(&is_current);
    let Some(main) = &props.learned.main else {
        return Html::default();
    };
    let strategies = tabs([(false, words.average_tab), (true, words.current_tab)]);
    let (title, of): (_, fn(&Past) -> &[f32]) = if *is_current {
        (words.history_of_current, |past| &past.current)
    } else {
        (words.history_of_average, |past| &past.average)
    };
    let points = main.past.iter();
    let axis: Vec<f64> = points.map(|past| past.iteration as f64).collect();
    let names = naming::action_names(&props.learned.tree, props.row, texts);
    let mut series = actions(props, main, &names, of);
    if props.has_equilibria {
        series.extend(equilibria(props, axis.len(), &names, words));
    }
    html! {
        <div class="rows" id="history">
            <Tabs<bool> label={words.history} tabs={strategies} chosen={*is_current} {on_choose} />
            <LineChart {title} axis_label={page.charts.iterations_axis} axis={Rc::new(axis)} series={Rc::new(series)}
                range={(0.0, 1.0)} logarithmic=true coloured=true />
        </div>
    }
}

fn actions(
    props: &HistoryProps,
    main: &MainRun,
    names: &[String],
    of: fn(&Past) -> &[f32],
) -> Vec<Series> {
    let tree = &props.learned.tree;
    let slots = tree.slots(props.row);
    let action = |(name, slot): (&String, usize)| {
        let values = main.past.iter().map(|past| f64::from(of(past)[slot]));
        Series::line(name.clone(), values)
    };
    names.iter().zip(slots).map(action).collect()
}

/// The last action's probability in the equilibria of Kuhn poker, from the lowest to the highest.
fn equilibria(
    props: &HistoryProps,
    count: usize,
    names: &[String],
    words: &InformationSetTexts,
) -> Vec<Series> {
    let tree = &props.learned.tree;
    let last = |alpha: f64| {
        let strategy = kuhn_equilibrium::strategy(tree, alpha)?;
        strategy.row(tree, props.row).last().copied()
    };
    let (Some(low), Some(high)) = (last(0.0), last(MAX_ALPHA)) else {
        return Vec::new();
    };
    let action = names.last().map_or("", String::as_str);
    let flat = |name: String, value: f64| Series::flat(name, value, count);
    if low == high {
        return vec![flat((words.in_equilibrium)(action), low)];
    }
    vec![
        flat((words.lowest_in_equilibrium)(action), low),
        flat((words.highest_in_equilibrium)(action), high),
    ]
}
