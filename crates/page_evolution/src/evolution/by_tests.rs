//! Inside a generation by tests: how its races went, as far as that was recorded.

use super::race_chart::{RaceChart, title};
use engines::evolution::TracePoint;
use experiments::evolution::{EvolutionLab, Step};
use page_kit::components::time_control::TimeControl;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// A moment of the races of a generation.
#[derive(Clone, Copy, PartialEq)]
struct Moment {
    race: usize,
    /// Points of the race's trace that are seen.
    points: usize,
    /// Games of the generation so far.
    games: u64,
}

/// All moments, from before the first game.
fn moments(step: &Step) -> Vec<Moment> {
    let mut before = 0;
    let mut all = vec![Moment {
        race: 0,
        points: 0,
        games: 0,
    }];
    for (race, (record, trace)) in step.races.iter().zip(&step.traces).enumerate() {
        let moment = |(index, point): (usize, &TracePoint)| Moment {
            race,
            points: index + 1,
            games: before + u64::from(point.games),
        };
        all.extend(trace.iter().enumerate().map(moment));
        before += record.games;
    }
    all
}

/// The place of the moment that `lab` looks at.
fn seen(lab: &EvolutionLab, moments: &[Moment]) -> usize {
    lab.game_seen.map_or(moments.len() - 1, |games| {
        let is_seen = |moment: &Moment| moment.games <= games;
        moments.iter().rposition(is_seen).unwrap_or(0)
    })
}

/// Whether the moment looked at is the end.
pub fn is_over(lab: &EvolutionLab, step: &Step) -> bool {
    let moments = moments(step);
    seen(lab, &moments) + 1 == moments.len()
}

/// The race, and time in it; `on_go` leads to another moment.
pub fn by_tests(
    lab: &EvolutionLab,
    step: &Step,
    on_go: &Callback<EvolutionLab>,
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
