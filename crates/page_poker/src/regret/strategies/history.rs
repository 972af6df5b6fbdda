//! History of how an information set was played at the moments of the main run that are kept, with Kuhn's equilibria where they are
//! known, and of what was regretted there.

use engines::regret::kuhn_equilibrium::{self, MAX_ALPHA};
use experiments::regret::{Learned, MainRun, Past, naming};
use page_kit::components::chart::LineChart;
use page_kit::components::tabs::{Tabs, tabs, use_choose};
use page_kit::context::use_page;
use page_model::kit::chart::{Series, extent, with_air};
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

/// Whose history is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Of {
    Average,
    Current,
    Regret,
}

impl Of {
    /// By slot.
    fn slots(self, past: &Past) -> &[f32] {
        match self {
            Self::Average => &past.average,
            Self::Current => &past.current,
            Self::Regret => &past.regrets,
        }
    }

    fn title(self, words: &InformationSetTexts) -> &'static str {
        match self {
            Self::Average => words.history_of_average,
            Self::Current => words.history_of_current,
            Self::Regret => words.history_of_regret,
        }
    }
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
    let mut series = actions(props, main, &names, of);
    let is_regret = of == Of::Regret;
    let range = if is_regret {
        around_zero(&series)
    } else {
        (0.0, 1.0)
    };
    if props.has_equilibria && !is_regret {
        series.extend(equilibria(props, axis.len(), &names, words));
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

fn actions(props: &HistoryProps, main: &MainRun, names: &[String], of: Of) -> Vec<Series> {
    let tree = &props.learned.tree;
    let slots = tree.slots(props.row);
    let action = |(name, slot): (&String, usize)| {
        let values = main.past.iter().map(|past| f64::from(of.slots(past)[slot]));
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
