//! Beside the board: what the machine thinks, how the thought grew, and the experiment's settings.

use super::driver::{Ask, Driver};
use super::thinking::{Found, Purpose, Running};
use crate::app::components::chart::{Bar, BarChart, LineChart, Series};
use crate::app::components::parameter_form::{Change, ParameterForm};
use crate::app::page::use_page;
use crate::app::router::Entry;
use crate::engines::mcts::MoveStatistics;
use crate::experiments::connect_four::{ConnectFourLab, Thoughts};
use crate::experiments::parameters::Parameters;
use crate::games::connect_four::Column;
use crate::runner::scheduler::{Failure, JobState};
use crate::texts::{ConnectFourTexts, Texts};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PanelProps {
    pub lab: ConnectFourLab,
    pub driver: Driver,
}

/// The panel.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let texts = use_page().texts;
    let lab_texts = &texts.connect_four;
    let driver = &props.driver;
    let found = driver.found.as_ref();
    html! {
        <div class="panel">
            <section aria-labelledby="thoughts-heading">
                <h2 id="thoughts-heading">{ lab_texts.thoughts }</h2>
                if let Some(running) = &driver.running {
                    <RunningRow running={running.clone()} found={driver.found.clone()} ask={driver.ask.clone()} />
                }
                { found.map_or_else(
                    || html! { <p class="quiet">{ nothing_found(&props.lab, lab_texts) }</p> },
                    |found| thoughts(found, texts),
                ) }
            </section>
            if let Some(found) = found.filter(|found| !found.thoughts.history.is_empty()) {
                <Charts thoughts={found.thoughts.clone()} />
            }
            <section aria-labelledby="settings-heading">
                <h2 id="settings-heading">{ lab_texts.settings }</h2>
                { settings(props) }
            </section>
        </div>
    }
}

fn nothing_found(lab: &ConnectFourLab, words: &ConnectFourTexts) -> &'static str {
    if lab.outcome().is_some() {
        words.nothing_to_think
    } else {
        words.no_thoughts
    }
}

fn settings(props: &PanelProps) -> Html {
    let value = {
        let lab = props.lab.clone();
        Callback::from(move |key: &'static str| lab.write(key))
    };
    let on_change = {
        let (lab, ask) = (props.lab.clone(), props.driver.ask.clone());
        Callback::from(move |Change { key, text }: Change| {
            let Some(changed) = lab.with(key, &text) else {
                return false;
            };
            // Another board is another game: the way back to the old one stays.
            let board = ConnectFourLab::is_board_key(key);
            let entry = if board { Entry::Push } else { Entry::Replace };
            ask.emit(Ask::Set {
                lab: changed,
                entry,
            });
            true
        })
    };
    html! { <ParameterForm schema={ConnectFourLab::SCHEMA} {value} {on_change} /> }
}

#[derive(PartialEq, Properties)]
struct RunningRowProps {
    running: Running,
    found: Option<Found>,
    ask: Callback<Ask>,
}

/// Progress, time left, and the buttons that end it.
#[component]
fn RunningRow(props: &RunningRowProps) -> Html {
    let texts = use_page().texts;
    let (words, running) = (&texts.connect_four, &props.running);
    let found = props.found.as_ref().filter(|found| {
        matches!(
            found.state,
            JobState::Running | JobState::Paused | JobState::Finished
        )
    });
    let progress = found
        .map(|found| found.thoughts.progress)
        .unwrap_or_default();
    let share = progress.done as f64 / progress.total.max(1) as f64;
    let left = found
        .filter(|_| progress.done > 0)
        .map(|found| found.milliseconds * (1.0 - share) / share / 1_000.0);
    let button = |id: &'static str, label: &'static str, ask: Ask| {
        let onclick = props.ask.reform(move |_: MouseEvent| ask.clone());
        html! { <button {id} {onclick}>{ label }</button> }
    };
    let pause = if running.paused {
        words.resume
    } else {
        words.pause
    };
    html! {
        <div class="running">
            <progress max="1" value={share.to_string()} aria-label={words.progress}></progress>
            <span class="quiet number">{ left.map(words.time_left).unwrap_or_default() }</span>
            { button("pause", pause, Ask::Pause(!running.paused)) }
            if running.purpose == Purpose::Move { { button("move-now", words.move_now, Ask::MoveNow) } }
            { button("stop", words.stop, Ask::Stop) }
        </div>
    }
}

/// The moves with their numbers, and how sure the result is.
fn thoughts(found: &Found, texts: &Texts) -> Html {
    let words = &texts.connect_four;
    let thoughts = &found.thoughts;
    let row = |statistics: &MoveStatistics<Column>| {
        let best = thoughts.best == Some(statistics.action);
        let (low, high) = statistics.interval();
        let mean = statistics
            .mean()
            .map_or_else(|| "–".to_owned(), |mean| format!("{mean:.3}"));
        html! {
            <tr class={best.then_some("best")} data-column={statistics.action.symbol().to_string()}>
                <th scope="row">{ statistics.action.number() }{ if best { " ★" } else { "" } }</th>
                <td>{ (texts.number)(statistics.visits) }</td>
                <td>{ mean }</td>
                <td>{ format!("{low:.3} – {high:.3}") }</td>
            </tr>
        }
    };
    html! {
        <>
            <div class="scroll whole">
                <table class="number" id="thoughts">
                    <thead><tr>{ for words.thoughts_header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
                    <tbody>{ for thoughts.moves.iter().map(row) }</tbody>
                </table>
            </div>
            <p class="quiet small" id="summary" data-state={state_name(&found.state)}
                data-done={thoughts.progress.done.to_string()}
                data-milliseconds={found.milliseconds.to_string()}
                data-busy-milliseconds={found.busy_milliseconds.to_string()}>
                { summary(found, words, texts.number) }
            </p>
            if let JobState::Failed(failure) = &found.state {
                <p class="field-error" role="alert">{ failure_sentence(failure, words) }</p>
            }
        </>
    }
}

fn state_name(state: &JobState) -> &'static str {
    match state {
        JobState::Running => "running",
        JobState::Paused => "paused",
        JobState::Finished => "finished",
        JobState::Stopped => "stopped",
        JobState::Failed(_) => "failed",
    }
}

fn failure_sentence(failure: &Failure, words: &ConnectFourTexts) -> String {
    match failure {
        Failure::WorkersDie => words.workers_die.to_owned(),
        Failure::OtherBuild => words.other_build.to_owned(),
        Failure::Refused(reason) => (words.refused)(reason),
    }
}

fn summary(found: &Found, words: &ConnectFourTexts, group: fn(u64) -> String) -> String {
    let thoughts = &found.thoughts;
    let progress = thoughts.progress;
    let mut sentences = vec![(words.simulations_done)(
        &group(progress.done),
        &group(progress.total),
    )];
    if found.state == JobState::Stopped {
        sentences.push(words.stopped_early.to_owned());
    }
    if found.milliseconds > 0.0 {
        let rate = progress.done as f64 / found.milliseconds * 1_000.0;
        sentences.push((words.rate)(&group(two_digits(rate))));
    }
    sentences.push((words.nodes)(&group(thoughts.nodes)));
    if thoughts.full {
        sentences.push(words.tree_full.to_owned());
    }
    sentences.join(" ")
}

/// A rate to two digits: more would only be noise.
fn two_digits(rate: f64) -> u64 {
    let unit = 10_u64.pow((rate.max(1.0) as u64).ilog10().saturating_sub(1));
    (rate / unit as f64).round() as u64 * unit
}

/// Which chart is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum View {
    Visits,
    Mean,
    Bars,
}

#[derive(PartialEq, Properties)]
struct ChartsProps {
    thoughts: Rc<Thoughts>,
}

/// How the thought grew with the simulations, and where it stands.
#[component]
fn Charts(props: &ChartsProps) -> Html {
    let words = &use_page().texts.connect_four;
    let view = use_state(|| View::Visits);
    let tab = |this: View, label: &'static str| {
        let onclick = {
            let view = view.setter();
            Callback::from(move |_: MouseEvent| view.set(this))
        };
        html! { <button {onclick} aria-pressed={(*view == this).to_string()}>{ label }</button> }
    };
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
        <section class="charts">
            <div class="tabs" role="group" aria-label={words.charts}>
                { tab(View::Visits, words.visits_tab) }
                { tab(View::Mean, words.mean_tab) }
                { tab(View::Bars, words.bars_tab) }
            </div>
            { chart }
        </section>
    }
}

fn lines_chart(
    title: &'static str,
    words: &ConnectFourTexts,
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
        Series {
            name: statistics.action.number().to_string(),
            values: thoughts.history.iter().map(at).collect(),
            band: if emphasis && with_band {
                thoughts.history.iter().map(band).collect()
            } else {
                Vec::new()
            },
            emphasis,
        }
    };
    thoughts.moves.iter().enumerate().map(line).collect()
}

/// The range of all values, rounded outwards to tenths.
fn range_of(series: &[Series]) -> (f64, f64) {
    let values = series.iter().flat_map(|series| &series.values);
    let (low, high) = values.fold((1.0_f64, 0.0_f64), |(low, high), &value| {
        (low.min(value), high.max(value))
    });
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
