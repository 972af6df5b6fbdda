//! Charts of how the thought grew with the simulations, and where it stands.

use engines::mcts::MoveStatistics;
use experiments::mcts::Thoughts;
use games::connect_four::Column;
use page_kit::components::chart::{BarChart, LineChart};
use page_kit::components::tabs::{Tabs, tabs, use_choose};
use page_kit::context::use_page;
use page_model::kit::chart::bars::Bar;
use page_model::kit::chart::{Series, extent};
use std::rc::Rc;
use texts::MctsTexts;
use yew::prelude::*;

/// Which chart is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum View {
    Visits,
    Mean,
    Bars,
}

#[derive(PartialEq, Properties)]
pub struct ChartsProps {
    pub thoughts: Rc<Thoughts>,
}

/// Three views of the same history.
#[component]
pub fn Charts(props: &ChartsProps) -> Html {
    let words = &use_page().texts.labs.mcts.page;
    let view = use_state(|| View::Visits);
    let on_choose = use_choose(&view);
    let views = tabs([
        (View::Visits, words.visits_tab),
        (View::Mean, words.mean_tab),
        (View::Bars, words.bars_tab),
    ]);
    let thoughts = &props.thoughts;
    let chart = match *view {
        View::Bars => html! {
            <BarChart title={words.means_title} bars={Rc::new(bars(thoughts))} range={(0.0, 1.0)} />
        },
        View::Visits => {
            let series = lines(
                thoughts,
                |statistics, all| statistics.visits as f64 / all.max(1) as f64,
                false,
            );
            let (_, highest) = range_of(&series);
            lines_chart(words.visits_title, words, thoughts, series, (0.0, highest))
        }
        View::Mean => {
            let series = lines(
                thoughts,
                |statistics, _| statistics.mean().unwrap_or(0.5),
                true,
            );
            let range = range_of(&series);
            lines_chart(words.mean_title, words, thoughts, series, range)
        }
    };
    html! {
        <div class="charts rows">
            <Tabs<View> label={words.charts} tabs={views} chosen={*view} {on_choose} />
            { chart }
            <p class="quiet small">{ words.noise_explained }</p>
        </div>
    }
}

fn lines_chart(
    title: &'static str,
    words: &MctsTexts,
    thoughts: &Thoughts,
    series: Vec<Series>,
    range: (f64, f64),
) -> Html {
    let axis = thoughts
        .history
        .iter()
        .map(|moves| all_visits(moves) as f64)
        .collect();
    html! {
        <LineChart {title} axis_label={words.simulations_axis} axis={Rc::new(axis)} series={Rc::new(series)} {range} />
    }
}

fn all_visits(moves: &[MoveStatistics<Column>]) -> u64 {
    moves.iter().map(|statistics| statistics.visits).sum()
}

/// A line a column; the best one has a band if wanted.
fn lines(
    thoughts: &Thoughts,
    value: fn(&MoveStatistics<Column>, u64) -> f64,
    with_band: bool,
) -> Vec<Series> {
    let line = |(index, statistics): (usize, &MoveStatistics<Column>)| {
        let emphasis = thoughts.best == Some(statistics.action);
        let at = |moves: &Vec<MoveStatistics<Column>>| value(&moves[index], all_visits(moves));
        let band = |moves: &Vec<MoveStatistics<Column>>| moves[index].interval();
        let bands = thoughts.history.iter().map(band);
        let bands = bands.filter(|_| emphasis && with_band).collect();
        let name = statistics.action.number().to_string();
        Series::line(name, thoughts.history.iter().map(at))
            .with_band(bands)
            .emphasised(emphasis)
    };
    thoughts.moves.iter().enumerate().map(line).collect()
}

/// The range of all values, rounded outwards to tenths.
fn range_of(series: &[Series]) -> (f64, f64) {
    let values = series.iter().flat_map(|series| series.values.clone());
    let (low, high) = extent(values).unwrap_or((0.0, 1.0));
    ((low * 10.0).floor() / 10.0, (high * 10.0).ceil() / 10.0)
}

fn bars(thoughts: &Thoughts) -> Vec<Bar> {
    let bar = |statistics: &MoveStatistics<Column>| Bar {
        name: statistics.action.number().to_string(),
        value: statistics.mean().unwrap_or(0.0),
        interval: (statistics.visits > 0).then(|| statistics.interval()),
        emphasis: thoughts.best == Some(statistics.action),
    };
    thoughts.moves.iter().map(bar).collect()
}
