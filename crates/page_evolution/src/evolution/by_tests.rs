//! Inside a generation by tests: how its races went, as far as that was recorded.

use super::race_chart::RaceChart;
use engines::evolution::TracePoint;
use experiments::evolution::{EvolutionExperiment, Step};
use page_kit::components::time_control::TimeControl;
use page_model::evolution::by_tests::{Moment, moments, seen};
use page_model::evolution::story::title;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// The race, and time in it; `on_go` leads to another moment.
pub fn by_tests(
    lab: &EvolutionExperiment,
    step: &Step,
    on_go: &Callback<EvolutionExperiment>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.evolution.page;
    if step.traces.is_empty() {
        return html! { <p class="quiet small">{ words.no_trace }</p> };
    }
    let moments = moments(step);
    let last = moments.len() as u64 - 1;
    let position = seen(lab, &moments);
    let moment = moments[position];
    let on_move = {
        let (lab, on_go, number) = (lab.clone(), on_go.clone(), step.number);
        let games: Vec<u64> = moments.iter().map(|moment| moment.games).collect();
        Callback::from(move |index: u64| {
            on_go.emit(lab.looking(number, (index < last).then(|| games[index as usize])));
        })
    };
    let number = texts.number;
    let caption = (words.game)(&number(moment.games), &number(step.own_games()));
    let widest = (words.game)(&number(step.own_games()), &number(step.own_games()));
    html! {
        <>
            { race(step, moment, texts) }
            <TimeControl position={position as u64} {last} {caption} {widest} {on_move} has_keys=false />
        </>
    }
}

/// The race at its moment.
fn race(step: &Step, moment: Moment, texts: &'static Texts) -> Html {
    let trace = &step.traces[moment.race];
    let record = &step.races[moment.race];
    let title = title(step, moment.race, texts);
    let points: Vec<TracePoint> = trace[..moment.points].to_vec();
    html! { <RaceChart {title} points={Rc::new(points)} games={record.games} /> }
}
